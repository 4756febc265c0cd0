# hot: compiled by mypyc
"""What a walk can reach, at what cost and on which way."""

from __future__ import annotations

from typing import Final

from vezerkar.games.hungary.terms import UNREACHABLE

# The way to a hex is one number: what it costs, then how few hexes of the enemy lie on it (of two
# ways that cost the same the one that takes more from the enemy is the better one), then the hex
# before the last.
COST: Final = 16  # bits below the cost
RANK: Final = 10  # bits below the rank, for a hex
HEX: Final = 1023
START: Final = 63 << RANK  # a way that costs nothing
NOWHERE: Final = UNREACHABLE << COST


class Ways:
    """What a walk can reach: by hex the best way."""

    def __init__(self, start: int, count: int) -> None:
        self.start: int = start
        self.best: list[int] = [NOWHERE] * count
        self.found: list[int] = []  # without the start, the nearest first

    def cost(self, h: int) -> int:
        """The half points that the way to a hex takes, UNREACHABLE if there is none."""
        return self.best[h] >> COST

    def path(self, h: int) -> list[int]:
        """The way to a hex, the start first."""
        way = [h]
        while h != self.start:
            h = self.best[h] & HEX
            way.append(h)
        way.reverse()
        return way
