# hot: compiled by mypyc
"""Who stands beside whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.games.panzer.state import Front

if TYPE_CHECKING:
    from mypy_extensions import i64


def neighbours(s: Front, tile: i64, side: i64) -> list[int]:
    """The units of a side orthogonally beside a tile (PG-5.4.63 ruling)."""
    board = s.board
    found: list[int] = []
    for k in range(4):
        other: i64 = board.near[4 * tile + k]
        if other != board.count:
            u = s.at[other]
            if u >= 0 and s.side(u) == side:
                found.append(u)
    return found


def is_flanked(s: Front, attacker: i64, defender: i64) -> bool:
    """A second unit of the attacking side stands orthogonally beside the target (PG-5.4.22)."""
    for u in neighbours(s, s.unit_tile[defender], s.side(attacker)):
        if u != attacker:
            return True
    return False


def is_near_friend(s: Front, tile: i64, side: i64, most: i64) -> bool:
    """Whether a unit of a side stands within so many tiles, diagonals counted as one."""
    board = s.board
    for u in s.units(side):
        if board.distance[s.unit_tile[u] * board.count + tile] <= most:
            return True
    return False


def beside_control(s: Front, tile: i64, side: i64) -> bool:
    board = s.board
    for k in range(4):
        other: i64 = board.near[4 * tile + k]
        if other != board.count and s.control[other] == side:
            return True
    return False
