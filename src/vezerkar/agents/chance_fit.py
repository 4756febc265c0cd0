"""How values become chances in one scenario: slopes and offsets, early and late in a battle."""

from __future__ import annotations

from math import exp, pow

from msgspec import Struct


class Fit(Struct, forbid_unknown_fields=True, frozen=True):
    """What values mean in one scenario, from its beginning to where such battles end."""

    stages: tuple[float, float]  # the first, and on average the last
    slope: tuple[float, float]  # at these two: how steeply chances rise with values
    offset: tuple[float, float]  # at these two: how far chances lean to one side

    def progress(self, stage: int) -> float:
        """How much of a battle is over, from 0 to 1."""
        first, last = self.stages
        return min(1.0, max(0.0, (stage - first) / max(1.0, last - first)))

    def chance(self, value: float, stage: int, sign: int = 1, lean: float = 0.0) -> float:
        """The chance that a value stands for; `sign` is -1 for the other side.

        A lean is what else speaks for the side with the sign 1.
        """
        done = self.progress(stage)
        slope = self.slope[0] * (1.0 - done) + self.slope[1] * done
        offset = self.offset[0] * (1.0 - done) + self.offset[1] * done
        return chance_from_value(slope, value, sign * (offset + lean))


class ScenarioFit(Struct, forbid_unknown_fields=True, frozen=True):
    """A scenario that was measured."""

    data: str  # a hash of it: what was changed since must be measured again
    side: str  # the seat that offsets above 0 favour
    games: int
    fit: Fit


def chance_from_value(slope: float, value: float, offset: float = 0.0) -> float:
    """The chance that a value stands for; without an offset, 0 is an even chance."""
    high = pow(max(0.0, 1.0 + value), slope) * exp(offset)
    low = pow(max(0.0, 1.0 - value), slope)
    return high / (high + low)
