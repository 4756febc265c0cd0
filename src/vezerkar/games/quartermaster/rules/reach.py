# hot: compiled by mypyc
"""Which spaces a step of a card acts in, and which lie beside a country's supplied pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.games.quartermaster.events import space_of
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import SAME, SAME_OR_ADJACENT
from vezerkar.space.areas import neighbours

if TYPE_CHECKING:
    from mypy_extensions import i64


def around(s: War, team: i64, spaces: i64, reach: i64) -> i64:
    """The spaces themselves, those beside them, or both, as a team sees the straits (QG-8.13)."""
    if reach == SAME:
        return spaces
    found = neighbours(s.near(team), spaces)
    if reach == SAME_OR_ADJACENT:
        found |= spaces
    return found


def where(s: War, step: i64, event: i64, team: i64) -> i64:
    """The spaces in which a step of a card may act."""
    board = s.board
    spaces: i64 = board.step_spaces[step]
    if board.step_ref[step]:
        spaces = BIT[space_of(event)]
    if board.step_range[step] != SAME:
        spaces = around(s, team, spaces, board.step_range[step])
    if board.step_exclude[step]:
        spaces &= ~BIT[space_of(event)]
    if board.step_empty[step]:
        spaces &= ~(s.team_pieces(0) | s.team_pieces(1))
    return spaces


def within_reach(s: War, c: i64, source: i64) -> i64:
    """Every space beside a supplied piece of a country that stands in one of these spaces."""
    return neighbours(s.near(s.board.team[c]), s.supplied(c) & source)
