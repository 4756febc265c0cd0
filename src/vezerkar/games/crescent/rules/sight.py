# hot: compiled by mypyc
"""The line of fire: straight along one of eight directions, with nothing between (KF-2.7.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.crescent.terms import BRIDGE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.crescent.state import Battle

NO_BEARING: Final = 255  # no straight line joins the squares; as space/squares.py writes it


def clear_line(s: Battle, p: i64, q: i64, far: i64) -> bool:
    """Whether a shot from p reaches q: straight, near enough, nothing between (KF-2.7.20)."""
    board = s.board
    direction: i64 = board.bearing[p * board.count + q]
    if direction == NO_BEARING or board.distance[p * board.count + q] > far:
        return False
    if not may_fire_from(s, p) or not may_fire_at(s, q):
        return False  # KF-2.6.15
    for between in board.lines[p * 8 + direction]:
        if between == q:
            break
        if blocks(s, between):
            return False
    return not s.protects(q, direction ^ 4)  # KF-2.6.26


def may_fire_from(s: Battle, p: i64) -> bool:
    return s.board.shoot_out[s.ground[p]] != 0 or s.works[p] == BRIDGE


def may_fire_at(s: Battle, q: i64) -> bool:
    return s.board.shoot_in[s.ground[q]] != 0 or s.works[q] == BRIDGE


def blocks(s: Battle, q: i64) -> bool:
    """KF-2.6.21, KF-2.6.22."""
    return s.at[q] >= 0 or s.board.blocks_fire[s.ground[q]] != 0
