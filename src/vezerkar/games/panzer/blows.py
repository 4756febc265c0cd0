# hot: compiled by mypyc
"""Where a rule chooses among units or targets by itself (PG-9.2.0.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.games.panzer.march import in_settlements
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


def aims(s: Front, u: i64) -> list[int]:
    """Whom a unit may attack that is made to: units in settlements first (PG-9.2.0.13)."""
    beside = targets(s, u)
    return in_settlements(s, beside) or beside


def open_choice(s: Front, u: i64, prey: list[int]) -> list[int]:
    """The targets left to the player; only the best blow where no rule lets him choose."""
    if len(prey) > 1 and not s.board.player_aims:
        return [best_of(s, u, prey)]
    return prey


def best_target(s: Front, u: i64) -> int:
    """The best of those whom a unit may attack; NO_UNIT if there are none."""
    return best_of(s, u, aims(s, u))


def best_of(s: Front, u: i64, prey: list[int]) -> int:
    """The one against which the fire value of a unit is highest (PG-9.2.0.22)."""
    best, most = NO_UNIT, 0
    for target in from_the_left(s, prey):
        value = prospect(s, u, target)
        if value > most:
            best, most = target, value
    return best
