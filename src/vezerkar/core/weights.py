"""How much a judge cares for what is data: two files beside the rules of each game.

`weights.toml` weighs what tempts at first sight; `values.toml`, made by `vezerkar tune`, weighs
what positions are worth. A game without the second file uses the first for both.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from vezerkar.core.data import read_toml
from vezerkar.core.errors import DataError
from vezerkar.core.judging import TwoMinds
from vezerkar.core.kernel import Judge

SIGHT = "weights.toml"
WORTH = "values.toml"


def read_judge(folder: Path, judge_with: Callable[[Mapping[str, float]], Judge]) -> Judge:
    """The judge with the weights that come with a game."""
    sight = judge_of(folder / SIGHT, judge_with)
    worth = folder / WORTH
    return TwoMinds(sight, judge_of(worth, judge_with)) if worth.exists() else sight


def judge_of(file: Path, judge_with: Callable[[Mapping[str, float]], Judge]) -> Judge:
    """A judge with the weights of a file."""
    numbers = read_toml(file)
    with about(file):
        return judge_with(numbers)


@contextmanager
def about(file: Path) -> Iterator[None]:
    """What is wrong with weights is told with the name of their file."""
    try:
        yield
    except DataError as error:
        raise DataError(f"{file}: {error}") from None


def set_weights(weights: object, names: Collection[str], numbers: Mapping[str, float]) -> None:
    """Give every weight its number; DataError if one is missing or there is one too many."""
    if set(numbers) != set(names):
        wrong = sorted(set(numbers).symmetric_difference(names))
        raise DataError(f"expected exactly the weights of the judge; see {wrong}")
    for name, number in numbers.items():
        if isinstance(number, bool) or not isinstance(number, int | float):
            raise DataError(f"{name}: expected a number, got {number!r}")
        setattr(weights, name, float(number))
