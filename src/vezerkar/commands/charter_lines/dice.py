"""R23: whether the dice of a match are even, by chi-square and by runs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from statistics import NormalDist
from typing import Final

from vezerkar.commands.charter_lines.line import Figure, judged, sized
from vezerkar.core.chance import Chance, Fair

ROLLS: Final = 10_000_000  # of each die
DICE_FACES: Final = (2, 6, 10, 12)
LEAST_P: Final = 0.001
SECRET: Final = b"the dice of the charter"


def measure(scale: float) -> Figure:
    count, found = sized(ROLLS, scale), []
    for faces in DICE_FACES:
        rolls = rolled(Fair(SECRET + bytes([faces])), faces, count)
        found += [chi_square_p(rolls, faces), runs_p(rolls, faces)]
    text = f"{count:,} rolls of each die, p from {min(found):.3f} to {max(found):.3f}"
    kept = all(LEAST_P <= p <= 1 - LEAST_P for p in found)
    return Figure(f"{text}; no verifier of another hand", judged(kept, whole=False))


def rolled(chance: Chance, faces: int, count: int) -> list[int]:
    return [chance.below(faces) for _ in range(count)]


def chi_square_p(rolls: Sequence[int], faces: int) -> float:
    """How often even dice are less even than these (Wilson and Hilferty's approximation)."""
    expected, free = len(rolls) / faces, faces - 1
    counts = Counter(rolls)
    total = sum((counts[face] - expected) ** 2 / expected for face in range(faces))
    spread = 2 / (9 * free)
    return 1 - NormalDist(1 - spread, spread**0.5).cdf((total / free) ** (1 / 3))


def runs_p(rolls: Sequence[int], faces: int) -> float:
    """How often even dice have fewer runs of low and of high rolls than these."""
    high = [2 * roll >= faces for roll in rolls]
    many, few = sum(high), len(high) - sum(high)
    runs = 1 + sum(one != other for one, other in pairwise(high))
    total, both = many + few, 2 * many * few
    if not both:
        return 0.0  # they are all on one side
    mean = both / total + 1
    spread = (both * (both - total) / (total * total * (total - 1))) ** 0.5
    return NormalDist(mean, spread).cdf(runs)
