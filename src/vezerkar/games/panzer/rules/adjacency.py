# hot: compiled by mypyc
"""Who stands beside whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.games.panzer.state import Front

if TYPE_CHECKING:
    from mypy_extensions import i64


def neighbours(s: Front, tile: i64, side: i64) -> list[int]:
    """The units of a side orthogonally beside a tile (PG-5.4.63 ruling)."""
    units = s.occupied(side)
    found: list[int] = []
    if s.board.beside[tile] & units:
        for k in range(4):
            other: i64 = s.board.near[4 * tile + k]
            if units >> other & 1:
                found.append(s.at[other])
    return found


def has_neighbour(s: Front, tile: i64, side: i64) -> bool:
    """Whether a unit of a side stands orthogonally beside a tile."""
    return s.board.beside[tile] & s.occupied(side) != 0


def is_flanked(s: Front, attacker: i64, defender: i64) -> bool:
    """A second unit of the attacking side stands orthogonally beside the target (PG-5.4.22)."""
    others = s.occupied(s.side(attacker)) & ~BIT[s.unit_tile[attacker]]
    return s.board.beside[s.unit_tile[defender]] & others != 0


def is_near_friend(s: Front, tile: i64, side: i64, most: i64) -> bool:
    """Whether a unit of a side stands within so many tiles, diagonals counted as one."""
    board = s.board
    for u in s.units(side):
        if board.distance[s.unit_tile[u] * board.count + tile] <= most:
            return True
    return False


def beside_control(s: Front, tile: i64, side: i64) -> bool:
    return s.board.beside[tile] & s.ground(side) != 0
