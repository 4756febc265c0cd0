# hot: compiled by mypyc
"""What keeps a side going: income, ammunition, and the chain of tiles new units come through.

No unit is ever out of supply in this game: supply decides what can be deployed and paid for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.games.panzer.rules.tile_sets import around
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import FACTORY

if TYPE_CHECKING:
    from mypy_extensions import i64


def connected(s: Front, side: i64) -> i64:
    """Tiles joined to a start row by a chain of controlled tiles, as bits (PG-6.2.23)."""
    ground = s.ground(side)
    found: i64 = 0
    for tile in s.start_tiles(side):
        found |= ground & BIT[tile]
    before: i64 = 0
    while found != before:
        before = found
        found |= around(s.board, found) & ground
    return found


def resupply(s: Front) -> None:
    """PG-6.1.6: ammunition for ranged support units and factories."""
    board, side = s.board, s.active
    ammo: i64 = 0
    for u in s.units(side):
        if board.reach[s.unit_card[u]] >= 2:
            ammo += 1
    ground = s.ground(side)
    for tile in range(board.count):
        if board.nature[tile] & FACTORY and ground >> tile & 1:
            ammo += 1
    s.change_ammo(side, ammo)


def income(s: Front, side: i64) -> i64:
    """PG-6.3.1: what the tiles under control are worth."""
    board, ground = s.board, s.ground(side)
    total: i64 = 0
    for tile in range(board.count):
        if ground >> tile & 1:
            total += board.income[tile]
    return total


def is_ranged_free(s: Front, side: i64) -> bool:
    """Whether support from afar costs a side nothing: Forward Observers, or no player at all."""
    return side == s.board.npc or (s.free_ranged != 0 and side == s.active)  # PG-9.2.0.3


def can_pay_support(s: Front, side: i64) -> bool:
    """PG-7.4.3: each unit that supports from afar costs 1 ammunition."""
    return s.ammo[side] > 0 or is_ranged_free(s, side)
