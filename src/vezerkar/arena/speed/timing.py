"""Times that mean something on a busy machine: processor time, counted in reference loops.

Between any two pieces of work a fixed loop of plain Python is timed, which no form compiles and no
change of the rules touches. A cost is counted in such loops: when the machine is slow for a while,
the loop is slow as well, and most of the difference cancels out.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from statistics import median, quantiles
from typing import Final

from msgspec import Struct

WHOLE_GAME: Final = 1_000_000  # decisions: more than any game has
REFERENCE_ROUNDS: Final = 500


def reference_loop() -> int:
    """A fraction of a millisecond of what interpreted rules do most: small ints, lists, calls."""
    cells = [0] * 64
    for i in range(REFERENCE_ROUNDS):
        at = _mix(i) & 63
        if cells[at] < i:
            cells[at] += i & 7
    return sum(cells)


def _mix(x: int) -> int:
    return (x * 1_103_515_245 + 12_345) >> 4


class Timing(Struct, frozen=True):
    """What one piece of work takes."""

    seconds: float
    loops: float  # the same in reference loops


class Stopwatch:
    """Adds up the time of a piece of work, and that of the reference loops beside it."""

    def __init__(self, clock: Callable[[], float] = time.process_time) -> None:
        self.clock = clock
        self.spent = self.reference = 0.0
        self.done = self.loops = 0

    def time(self, work: Callable[[], int], loops: int = 1) -> int:
        """Do some work, which returns how many pieces it was, and then some reference loops."""
        begin = self.clock()
        done = work()
        middle = self.clock()
        for _ in range(loops):
            reference_loop()
        self.spent += middle - begin
        self.reference += self.clock() - middle
        self.done += done
        self.loops += loops
        return done

    def each(self, done: int | None = None) -> Timing:
        """What one piece takes; `done` counts other pieces, such as games instead of decisions."""
        seconds = self.spent / (done or self.done)
        return Timing(seconds, seconds * self.loops / self.reference)


class Spread(Struct, frozen=True):
    """What several rounds gave: the median, and the quartiles around it."""

    median: float
    low: float
    high: float

    @property
    def relative(self) -> float:
        """The distance of the quartiles as a share of the median."""
        return (self.high - self.low) / self.median


def spread(values: Sequence[float]) -> Spread:
    """
    >>> spread([5.0, 1.0, 2.0, 4.0, 3.0])
    Spread(median=3.0, low=2.0, high=4.0)
    """
    if len(values) == 1:
        return Spread(values[0], values[0], values[0])
    low, _, high = quantiles(values, n=4, method="inclusive")
    return Spread(median(values), low, high)
