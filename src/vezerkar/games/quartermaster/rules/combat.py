# hot: compiled by mypyc
"""Where a battle may be fought and against whom; which pieces may be eliminated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.games.quartermaster.events import NOBODYS, piece_of, space_of
from vezerkar.games.quartermaster.rules.reach import where, within_reach
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import COUNTRIES
from vezerkar.space.areas import areas_of

if TYPE_CHECKING:
    from mypy_extensions import i64


def battlefields(s: War, step: i64, c: i64, card: i64, event: i64) -> i64:
    """The spaces in which a step lets a country fight (QG-18.5 to 18.8, 21.12 to 21.17)."""
    board = s.board
    team: i64 = board.team[c]
    spaces = where(s, step, event, team) & board.step_kind[step]
    spaces &= ~s.team_pieces(team)  # QG-21.13
    enemies = s.team_pieces(1 - team)
    found = spaces & within_reach(s, c, board.step_source[step])
    found |= spaces & s.reach_anyway(c, card) & enemies
    if board.step_required[step]:
        found &= enemies
    return found


def victims(s: War, step: i64, c: i64, space: i64) -> i64:
    """The countries whose piece in a space may be the target; 0 if the space is empty."""
    found: i64 = 0
    team: i64 = s.board.team[c]
    for other in range(COUNTRIES):
        if s.board.team[other] != team and s.pieces[other] >> space & 1:
            found |= BIT[other]
    return found


def can_fight(s: War, step: i64, c: i64, card: i64, event: i64) -> bool:
    """Whether a step leaves any battle to fight."""
    for space in areas_of(battlefields(s, step, c, card, event)):
        there = victims(s, step, c, space)
        if not there or there & s.board.step_victims[step]:
            return True
    return False


def eliminable(s: War, step: i64, owner: i64, event: i64) -> i64:
    """The countries whose pieces a step may eliminate; a protected piece stays (QG-21.8)."""
    board = s.board
    found: i64 = 0
    if board.step_trigger_piece[step]:
        c = piece_of(event)
        if c != NOBODYS and s.pieces[c] & ~s.shields[c] & BIT[space_of(event)]:
            found = BIT[c]
        return found
    spaces = where(s, step, event, board.team[owner]) & board.step_kind[step]
    for c in range(COUNTRIES):
        if board.step_victims[step] >> c & 1 and s.pieces[c] & ~s.shields[c] & spaces:
            found |= BIT[c]
    return found
