# hot: compiled by mypyc
"""How many units of a side stand on the map, and how many of them have not moved yet."""

from __future__ import annotations

from mypy_extensions import i64

from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import MOVED


def count_standing(s: Campaign, side: int) -> int:
    """The ground units of a side on the map."""
    return _count(s, side, 0)


def count_unmoved(s: Campaign, side: int) -> int:
    """Those of them that have not moved."""
    return _count(s, side, MOVED)


def _count(s: Campaign, side: i64, without: i64) -> int:
    """The ground units of a side on the map that lack some flags."""
    unit_side, unit_hex, flags = s.board.unit_side, s.unit_hex, s.flags
    found: i64 = 0
    u: i64
    for u in range(s.board.ground_count):
        if unit_hex[u] >= 0 and unit_side[u] == side and not flags[u] & without:
            found += 1
    return found
