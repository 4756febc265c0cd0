# hot: compiled by mypyc
"""Where pieces may be built, designated and recruited (QG-18.1 to 18.4, 21.1 to 21.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.games.quartermaster.rules.reach import within_reach
from vezerkar.games.quartermaster.state import War
from vezerkar.space.areas import areas_of, neighbours

if TYPE_CHECKING:
    from mypy_extensions import i64


def sites_to_build(s: War, c: i64, kind: i64, spaces: i64) -> i64:
    """Where a piece of a kind could be placed, if the country has one (QG-14.1, 18.1 to 18.4)."""
    board = s.board
    team: i64 = board.team[c]
    free = spaces & kind & ~s.pieces[c] & ~s.team_pieces(1 - team)
    beside = within_reach(s, c, board.land | board.sea)
    if kind == board.land:
        found = free & beside
        for space in areas_of(free & s.sites[c] & ~beside):  # QG-18.2
            if s.work_out_supply(c, s.pieces[c] | BIT[space]) & BIT[space]:
                found |= BIT[space]
        return found
    bases = neighbours(board.near, s.team_pieces(team) & board.land)
    return free & beside & (bases | s.granted[c] | s.grants[c])


def sites_to_designate(s: War, c: i64, kind: i64, spaces: i64) -> i64:
    """The own pieces that may count as built just now (QG-21.9, 21.16)."""
    mine = s.supplied(c) & kind & spaces
    if not mine:
        return 0
    good = within_reach(s, c, s.board.land | s.board.sea)
    if kind == s.board.land:
        good |= s.sites[c]
    return mine & good


def could_build(s: War, c: i64, kind: i64, spaces: i64) -> bool:
    """Whether a build is possible, perhaps after a piece is taken off the board (QG-11.10)."""
    if sites_to_designate(s, c, kind, spaces):
        return True
    if s.reserve(c, kind) <= 0 and not s.pieces[c] & kind:
        return False
    return sites_to_build(s, c, kind, spaces) != 0


def sites_to_recruit(s: War, c: i64, kind: i64, spaces: i64) -> i64:
    """Where a piece could be recruited, if the country has one (QG-21.2, 21.4)."""
    return spaces & kind & ~s.pieces[c] & ~s.team_pieces(1 - s.board.team[c])
