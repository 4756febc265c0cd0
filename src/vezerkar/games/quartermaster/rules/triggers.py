# hot: compiled by mypyc
"""Whether an event is the one that a card on the table waits for (QG-20.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.games.quartermaster.events import (
    IN_PLAY,
    NOBODYS,
    SUPPLIED,
    actor_of,
    aim_of,
    card_of,
    event_kind,
    flags_of,
    piece_of,
    space_of,
)
from vezerkar.games.quartermaster.rules.reach import around
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import NO_CARD, NO_SPACE

if TYPE_CHECKING:
    from mypy_extensions import i64
from vezerkar.games.quartermaster.rules.conditions import all_matches


def fits(s: War, card: i64, event: i64) -> bool:
    """Whether an event is the one that a card waits for (QG-20.1)."""
    board = s.board
    if not board.trigger_events[card] >> event_kind(event) & 1:
        return False
    if not board.trigger_actors[card] >> actor_of(event) & 1:
        return False
    if not board.trigger_pieces[card] >> piece_of(event) & 1:
        return False
    if not board.trigger_aims[card] >> aim_of(event) & 1:
        return False
    space = space_of(event)
    if space != NO_SPACE and not fits_space(s, card, event, space):
        return False
    return fits_card(s, card, event)


def fits_space(s: War, card: i64, event: i64, space: i64) -> bool:
    board = s.board
    team: i64 = board.team[board.card_country[card]]
    if board.trigger_kinds[card] and not board.trigger_kinds[card] >> space & 1:
        return False
    spaces: i64 = board.trigger_spaces[card]
    if spaces and not around(s, team, spaces, board.trigger_range[card]) & BIT[space]:
        return False
    if board.trigger_supplied[card] and not flags_of(event) & SUPPLIED:
        return False
    if board.trigger_there[card]:
        piece = piece_of(event)
        if piece == NOBODYS or not s.pieces[piece] >> space & 1:
            return False
    beside: i64 = board.trigger_beside[card]
    return beside < 0 or s.near(team)[space] & all_matches(s, beside, team) != 0


def fits_card(s: War, card: i64, event: i64) -> bool:
    board = s.board
    played = card_of(event)
    if board.trigger_in_play[card] and not flags_of(event) & IN_PLAY:
        return False
    if board.trigger_tag[card]:
        if played == NO_CARD or not board.card_tags[played] & board.trigger_tag[card]:
            return False
    if board.trigger_types[card]:
        if played == NO_CARD or not board.trigger_types[card] & BIT[board.card_type[played]]:
            return False
    return True
