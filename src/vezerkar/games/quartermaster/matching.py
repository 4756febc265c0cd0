# hot: compiled by mypyc
"""Conditions, matchers and triggers of cards: questions about the board with a yes or a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.games.quartermaster.happenings import (
    IN_PLAY,
    NOBODYS,
    SUPPLIED,
    actor_of,
    aim_of,
    card_of,
    event_of,
    flags_of,
    piece_of,
    space_of,
)
from vezerkar.games.quartermaster.placing import around
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import COUNTRIES, NO_CARD, NO_SPACE
from vezerkar.space.areas import areas_of, count, steps_between

if TYPE_CHECKING:
    from mypy_extensions import i64


def holds(s: War, conditions: list[int], team: i64, target: i64) -> bool:
    """Whether all conditions hold, asked for the team of the card's owner (QG-8.13)."""
    board = s.board
    for cond in conditions:
        mine: i64 = 0
        for c in range(COUNTRIES):
            if board.cond_countries[cond] & BIT[c]:
                mine |= s.pieces[c]
        mine &= board.cond_type[cond]
        if board.cond_kind[cond]:
            if target >= COUNTRIES:
                return False
            most: i64 = board.cond_max[cond]
            home = BIT[board.home[target]]
            if steps_between(s.near(team), mine, home, most) > most:
                return False
        elif not mine & around(s, team, board.cond_spaces[cond], board.cond_range[cond]):
            return False
    return True


def matches(s: War, matcher: i64, c: i64, team: i64) -> i64:
    """The spaces of a country's pieces that fit a matcher."""
    board = s.board
    if not board.match_countries[matcher] & BIT[c]:
        return 0
    found: i64 = s.pieces[c] & board.match_spaces[matcher]
    if found and board.match_supplied[matcher]:
        found &= s.supplied(c)
    beside: i64 = board.match_beside[matcher]
    if found and beside >= 0:
        near = s.near(team)
        others = all_matches(s, beside, team)
        for space in areas_of(found):
            if not near[space] & others:
                found &= ~BIT[space]
    return found


def all_matches(s: War, matcher: i64, team: i64) -> i64:
    """The spaces of all pieces that fit a matcher."""
    found: i64 = 0
    for c in range(COUNTRIES):
        found |= matches(s, matcher, c, team)
    return found


def any_fits(s: War, step: i64, team: i64) -> bool:
    """Whether a piece that is not protected yet fits one of the matchers of a step."""
    board = s.board
    for matcher in board.step_match[step]:
        for c in board.match_list[matcher]:
            if s.pieces[c] & board.match_spaces[matcher]:
                if matches(s, matcher, c, team) & ~s.shields[c]:
                    return True
    return False


def fitting(s: War, step: i64, c: i64, team: i64) -> i64:
    """The spaces of a country's pieces that fit one of the matchers of a step."""
    found: i64 = 0
    for matcher in s.board.step_match[step]:
        found |= matches(s, matcher, c, team)
    return found


def multiplier(s: War, step: i64, team: i64) -> i64:
    """How often a step's points count: once, for each piece, or for each space that holds one."""
    board = s.board
    per: i64 = board.step_per[step]
    if per == 0:
        return 1
    matcher: i64 = board.step_match[step][0]
    if per == 2:
        return count(all_matches(s, matcher, team))
    total: i64 = 0
    for c in range(COUNTRIES):
        total += count(matches(s, matcher, c, team))
    return total


def number_of(s: War, step: i64, team: i64, target: i64) -> i64:
    """The number of a step, or the other one while its condition holds."""
    board = s.board
    if board.step_if[step] and holds(s, board.step_if[step], team, target):
        return board.step_n_if[step]
    return board.step_n[step]


def fits(s: War, card: i64, event: i64) -> bool:
    """Whether an event is the one that a card waits for (QG-20.1)."""
    board = s.board
    if not board.trigger_events[card] & BIT[event_of(event)]:
        return False
    if not board.trigger_actors[card] & BIT[actor_of(event)]:
        return False
    if not board.trigger_pieces[card] & BIT[piece_of(event)]:
        return False
    if not board.trigger_aims[card] & BIT[aim_of(event)]:
        return False
    space = space_of(event)
    if space != NO_SPACE and not fits_space(s, card, event, space):
        return False
    return fits_card(s, card, event)


def fits_space(s: War, card: i64, event: i64, space: i64) -> bool:
    board = s.board
    team: i64 = board.team[board.card_country[card]]
    if board.trigger_kinds[card] and not board.trigger_kinds[card] & BIT[space]:
        return False
    spaces: i64 = board.trigger_spaces[card]
    if spaces and not around(s, team, spaces, board.trigger_range[card]) & BIT[space]:
        return False
    if board.trigger_supplied[card] and not flags_of(event) & SUPPLIED:
        return False
    if board.trigger_there[card]:
        piece = piece_of(event)
        if piece == NOBODYS or not s.pieces[piece] & BIT[space]:
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
