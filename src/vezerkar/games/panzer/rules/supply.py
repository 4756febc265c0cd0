# hot: compiled by mypyc
"""What keeps a side going: income, ammunition, and the chain of tiles new units come through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import FACTORY

if TYPE_CHECKING:
    from mypy_extensions import i64


def connected(s: Front, side: i64) -> list[int]:
    """Tiles joined to a start row by a chain of controlled tiles (PG-6.2.23)."""
    board = s.board
    found = [tile for tile in s.start_tiles(side) if s.control[tile] == side]
    head: i64 = 0
    while head < len(found):
        tile = found[head]
        head += 1
        for k in range(4):
            other: i64 = board.near[4 * tile + k]
            if other != board.count and s.control[other] == side and other not in found:
                found.append(other)
    return found


def resupply(s: Front) -> None:
    """PG-6.1.6: ammunition for ranged support units and factories."""
    board, side = s.board, s.active
    ammo: i64 = 0
    for u in s.units(side):
        if board.reach[s.unit_card[u]] >= 2:
            ammo += 1
    for tile in range(board.count):
        if board.nature[tile] & FACTORY and s.control[tile] == side:
            ammo += 1
    s.change_ammo(side, ammo)


def income(s: Front, side: i64) -> int:
    """PG-6.3.1: what the tiles under control are worth."""
    total: i64 = 0
    for tile in range(s.board.count):
        if s.control[tile] == side:
            total += s.board.income[tile]
    return total


def is_ranged_free(s: Front, side: i64) -> bool:
    """Whether support from afar costs a side nothing: Forward Observers, or no player at all."""
    return side == s.board.npc or (s.free_ranged != 0 and side == s.active)  # PG-9.2.0.3


def can_pay_support(s: Front, side: i64) -> bool:
    """PG-7.4.3: each unit that supports from afar costs 1 ammunition."""
    return s.ammo[side] > 0 or is_ranged_free(s, side)
