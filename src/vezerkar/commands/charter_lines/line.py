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
    UNMEASURED = "not measured"  # something that is needed is not here
    VOID = "does not apply"


@dataclass(frozen=True)
class Figure:
    """What was measured, in words, and what there is to list of it."""

    text: str
    verdict: Verdict
    details: tuple[str, ...] = ()


Measure = Callable[[float], Figure]  # of a scale: 1 is the size that the promise names


@dataclass(frozen=True)
class CharterLine:
    """One promise, and how it is measured."""

    id: str
    subject: str
    goal: str
    measure: Measure


def judged(kept: bool, whole: bool) -> Verdict:
    """The verdict on a promise that was kept or not, measured as a whole or in part."""
    if not kept:
        return Verdict.MISSED
    return Verdict.MET if whole else Verdict.HOLDS


def unmeasured(why: str) -> Figure:
    return Figure(why, Verdict.UNMEASURED)


def sized(goal: int, scale: float) -> int:
    """How many tries a scale asks for; at least one."""
    return max(1, round(goal * scale))


def percent(share: float) -> str:
    """
    >>> percent(0.5425)
    '54.2 %'
    """
    return f"{100 * share:.1f} %"
