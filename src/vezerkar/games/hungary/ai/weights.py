"""Make a judge from weights, with the measured course of every scenario."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from vezerkar.evaluation.weights import set_weights
from vezerkar.files.toml import convert, read_toml
from vezerkar.games.hungary.ai.judge import HungaryJudge
from vezerkar.games.hungary.ai.outlook import NAMES, Weights
from vezerkar.games.hungary.ai.value import Course

COURSES: Final = "courses.toml"  # made by tools/measure_courses.py


class Measured(Struct, forbid_unknown_fields=True, frozen=True):
    """Expected points and losses at the start of every turn, and at the end."""

    hopes: list[float]
    tolls: list[float]


def judge_with(numbers: Mapping[str, float]) -> HungaryJudge:
    """A judge with these weights; every one must be given."""
    weights = Weights()
    set_weights(weights, NAMES, numbers)
    return HungaryJudge(weights, dict(courses()))


@cache
def courses() -> dict[str, Course]:
    """The usual course of every scenario that was measured."""
    path = Path(__file__).parent / COURSES
    found = convert(read_toml(path), dict[str, Measured], COURSES) if path.is_file() else {}
    return {name: Course(each.hopes, each.tolls) for name, each in found.items()}
