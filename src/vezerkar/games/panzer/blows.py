# hot: compiled by mypyc
"""Where a rule chooses among units or targets by itself (PG-9.2.0.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.games.panzer.moves import targets
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import NO_UNIT
from vezerkar.games.panzer.values import prospect

if TYPE_CHECKING:
    from mypy_extensions import i64


def from_the_left(s: Front, units: list[int]) -> list[int]:
    """Leftmost first, then nearest to the player (PG-9.2.0.30)."""
    cols = s.board.cols
    keys = [
        ((s.unit_tile[u] % cols) * 100 + 99 - s.unit_tile[u] // cols) * 100 + i
        for i, u in enumerate(units)
    ]
    keys.sort()
    return [units[key % 100] for key in keys]


def best_target(s: Front, u: i64) -> int:
    """The enemy beside a unit against which its fire value is highest."""
    best, most = NO_UNIT, 0
    for target in from_the_left(s, targets(s, u)):
        value = prospect(s, u, target)
        if value > most:
            best, most = target, value
    return best
