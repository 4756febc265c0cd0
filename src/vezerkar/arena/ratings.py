"""Ratings from the results of many games, by the model of Bradley and Terry on the scale of Elo.

A player whose rating is 100 points higher wins 64 of 100 games, 200 points 76, 400 points 91. The
ratings are the ones that make the results most likely; each has the interval in which the true
rating lies with 95 % confidence, measured from where 0 is: from the anchor, whose own rating is
certain, or from the mean of all players.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from vezerkar.arena.stats import Z

ELO_PER_UNIT: Final = 400 / log(10)  # points of Elo in one natural unit of strength
IMAGINED_DRAWS: Final = 0.5  # added between any two who met, so that nobody is infinitely strong
TOLERANCE: Final = 1e-9
MAX_NEWTON_STEPS: Final = 200

Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """A player's strength in points, and how far the truth may lie from it."""

    name: str
    points: float
    spread: float  # half of the 95 % interval
    games: int


def rate(points: Mapping[tuple[str, str], float], anchor: str | None = None) -> list[Rating]:
    """Ratings of all players, the strongest first.

    `points` has for each ordered pair what the first won against the second, draws being halves.
    The anchor's rating is 0; without one, the mean of all is.

    >>> [round(each.points) for each in rate({("a", "b"): 75, ("b", "a"): 25}, anchor="b")]
    [189, 0]
    """
    names = sorted({name for pair in points for name in pair})
    won = [[points.get((one, two), 0.0) for two in names] for one in names]
    for i, j in pairs(len(names)):
        if won[i][j] + won[j][i] > 0:
            won[i][j] += IMAGINED_DRAWS
            won[j][i] += IMAGINED_DRAWS
    strengths, covariance = fit(won)
    zero = names.index(anchor) if anchor is not None else None
    ratings = [
        Rating(
            name,
            ELO_PER_UNIT * (strengths[i] - (0.0 if zero is None else strengths[zero])),
            ELO_PER_UNIT * Z * sqrt(max(0.0, variance(covariance, i, zero))),
            round(sum(points.get((name, two), 0) + points.get((two, name), 0) for two in names)),
        )
        for i, name in enumerate(names)
    ]
    return sorted(ratings, key=lambda each: (-each.points, each.name))


def variance(covariance: Matrix, one: int, zero: int | None) -> float:
    """How unsure the distance of a strength from 0 is: from another strength, or from the mean."""
    if zero is None:
        return covariance[one][one]
    return covariance[one][one] + covariance[zero][zero] - 2 * covariance[one][zero]


def pairs(count: int) -> list[tuple[int, int]]:
    """
    >>> pairs(3)
    [(0, 1), (0, 2), (1, 2)]
    """
    return [(i, j) for i in range(count) for j in range(i + 1, count)]


def fit(won: Matrix) -> tuple[list[float], Matrix]:
    """The strengths that make the results most likely, with mean 0, and their covariance."""
    count = len(won)
    strengths = [0.0] * count
    for _ in range(MAX_NEWTON_STEPS):
        slope, curve = slopes(won, strengths)
        step = [sum(row[j] * slope[j] for j in range(count)) for row in inverse(curve)]
        strengths = [old + new for old, new in zip(strengths, step, strict=True)]
        if max(map(abs, step), default=0.0) < TOLERANCE:
            break
    mean = sum(strengths) / count
    # The curve was made regular by adding 1 to each entry, which is 1/count to the mean's variance.
    covariance = [[entry - 1 / count**2 for entry in row] for row in inverse(curve)]
    return [each - mean for each in strengths], covariance


def slopes(won: Matrix, strengths: Sequence[float]) -> tuple[list[float], Matrix]:
    """How the likelihood changes with each strength: its first derivatives, and minus the second.

    Only differences matter to the results; the added ones keep the sum of the strengths at 0.
    """
    count = len(won)
    slope = [0.0] * count
    curve = [[1.0] * count for _ in range(count)]
    for i, j in pairs(count):
        games = won[i][j] + won[j][i]
        expected = 1 / (1 + exp(strengths[j] - strengths[i]))
        surprise = won[i][j] - games * expected
        weight = games * expected * (1 - expected)
        slope[i] += surprise
        slope[j] -= surprise
        curve[i][i] += weight
        curve[j][j] += weight
        curve[i][j] -= weight
        curve[j][i] -= weight
    return slope, curve


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a small symmetric positive matrix (Gauss and Jordan).

    >>> inverse([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    count = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(count))] for i, row in enumerate(matrix)]
    for i in range(count):
        best = max(range(i, count), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        head = rows[i][i]
        rows[i] = [entry / head for entry in rows[i]]
        for k in range(count):
            if k != i and rows[k][i]:
                factor = rows[k][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[count:] for row in rows]
