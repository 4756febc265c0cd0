"""A line of the charter, and what was measured for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum


class Verdict(Enum):
    """What a figure says about the promise. One that was not measured never counts as kept."""

    MET = "met"
    HOLDS = "holds as far as measured"  # fewer tries, or fewer parts, than the promise names
    MISSED = "**missed**"
    UNMEASURED = "not measured"


@dataclass(frozen=True)
class Figure:
    """What was measured, in words."""

    text: str
    verdict: Verdict


Measure = Callable[[float], Figure]  # of a scale: 1 is the size that the promise names


@dataclass(frozen=True)
class CharterLine:
    """One promise. A line that cannot be measured here says why."""

    id: str
    subject: str
    goal: str
    measure: Measure | None = None
    why: str = ""

    def figure(self, scale: float) -> Figure:
        if self.measure is None:
            return Figure(self.why, Verdict.UNMEASURED)
        return self.measure(scale)


def judged(kept: bool, whole: bool) -> Verdict:
    """The verdict on a promise that was kept or not, measured as a whole or in part."""
    if not kept:
        return Verdict.MISSED
    return Verdict.MET if whole else Verdict.HOLDS


def sized(goal: int, scale: float) -> int:
    """How many tries a scale asks for; at least one."""
    return max(1, round(goal * scale))
