# hot: compiled by mypyc
"""What a walk can reach: the cheapest path to every hex."""

from __future__ import annotations

from typing import Final

from vezerkar.games.hungary.terms import UNREACHABLE

# The way to a hex is one number: its cost, then a rank that falls with every enemy hex on it (of
# two ways that cost the same the one that takes more from the enemy is better), then the hex
# before.
COST_SHIFT: Final = 16  # bits below the cost
RANK_SHIFT: Final = 10  # bits below the rank, for a hex
HEX_MASK: Final = 1023
AT_START: Final = 63 << RANK_SHIFT  # a way that costs nothing
NOWHERE: Final = UNREACHABLE << COST_SHIFT


class Paths:
    """What a walk can reach: by hex, the best way there."""

    def __init__(self, start: int, count: int) -> None:
        self.start: int = start
        self.best: list[int] = [NOWHERE] * count
        self.found: list[int] = []  # without the start, the nearest first

    def cost(self, h: int) -> int:
        """The half points that the way to a hex takes, UNREACHABLE if there is none."""
        return self.best[h] >> COST_SHIFT

    def path(self, h: int) -> list[int]:
        """The way to a hex, the start first."""
        way = [h]
        while h != self.start:
            h = self.best[h] & HEX_MASK
            way.append(h)
        way.reverse()
        return way
