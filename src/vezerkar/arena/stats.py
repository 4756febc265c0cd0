"""What a number of games proves, and what it does not."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


def wilson(points: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate after so many points in so many games (Wilson's score).

    >>> low, high = wilson(50, 100)
    >>> f"{low:.3f} {high:.3f}"
    '0.404 0.596'
    """
    if games == 0:
        return 0.0, 1.0
    rate = points / games
    spread = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    middle = rate + Z * Z / (2 * games)
    whole = 1 + Z * Z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
