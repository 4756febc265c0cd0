"""How much a judge cares for what is data: two files beside the rules of each game.

`weights.toml` weighs what tempts at first sight; `values.toml`, made by `vezerkar tune`, weighs
what positions are worth. A game without the second file uses the first for both.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from pathlib import Path

from vezerkar.core.data import read_toml
from vezerkar.core.errors import DataError
from vezerkar.core.judging import TwoMinds
from vezerkar.core.kernel import Judge

SIGHT = "weights.toml"
WORTH = "values.toml"


def read_judge(folder: Path, judge_with: Callable[[Mapping[str, float]], Judge]) -> Judge:
    """The judge with the weights that come with a game."""
    sight = judge_with(read_toml(folder / SIGHT))
    worth = folder / WORTH
    return TwoMinds(sight, judge_with(read_toml(worth))) if worth.exists() else sight


def set_weights(weights: object, names: Collection[str], numbers: Mapping[str, float]) -> None:
    """Give every weight its number; DataError if one is missing or there is one too many."""
    if set(numbers) != set(names):
        wrong = sorted(set(numbers).symmetric_difference(names))
        raise DataError(f"{SIGHT}: expected exactly the weights of the judge; see {wrong}")
    for name, number in numbers.items():
        setattr(weights, name, float(number))
