# hot: compiled by mypyc
"""Which units support a fire, from where, and at what cost (PG-7.4.1 to PG-7.4.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.games.panzer.rules.supply import is_ranged_free
from vezerkar.games.panzer.state import Front

if TYPE_CHECKING:
    from mypy_extensions import i64


def support_range(s: Front, u: i64) -> i64:
    reach: i64 = s.board.reach[s.unit_card[u]]
    return reach + (s.longer >> u & 1)


def supports(s: Front, u: i64, tile: i64) -> i64:
    """The distance from which a unit supports a fire at a tile; 0 if it cannot (PG-5.4.50, 51)."""
    board = s.board
    at = s.unit_tile[u] * board.count + tile
    far: i64 = board.distance[at]
    reach = support_range(s, u)
    if far == 0 or far > reach:
        return 0
    if reach >= 3 and board.slant[at] > 2:
        return 0
    return far


def near_supporters(s: Front, u: i64, target: i64) -> list[int]:
    """Units that support at no cost: those beside the target (PG-7.4.2, PG-5.4.52)."""
    tile: i64 = s.unit_tile[target]
    return [v for v in s.units(s.side(u)) if v != u and supports(s, v, tile) == 1]


def far_supporters(s: Front, u: i64, target: i64) -> list[int]:
    """Units that can support from afar, which costs ammunition and needs good weather."""
    if s.weather:  # PG-5.4.12
        return []
    tile: i64 = s.unit_tile[target]
    return [v for v in s.units(s.side(u)) if v != u and supports(s, v, tile) > 1]


def free_supporters(s: Front, u: i64, target: i64) -> list[int]:
    """All units that support at no cost, those beside the target first (PG-9.2.0.29)."""
    found = near_supporters(s, u, target)
    if is_ranged_free(s, s.side(u)):
        found += far_supporters(s, u, target)
    return found
