"""The weights of a judge: two files in the `ai` folder of each game.

`weights.toml` weighs actions (priors); `values.toml`, made by `vezerkar tune`, weighs positions
(values). A game without the second file uses the first for both.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from vezerkar.core.errors import DataError
from vezerkar.core.judge import Judge
from vezerkar.evaluation.split_judge import SplitJudge
from vezerkar.files.toml import read_toml

PRIOR_WEIGHTS = "weights.toml"
VALUE_WEIGHTS = "values.toml"


def read_judge(folder: Path, judge_with: Callable[[Mapping[str, float]], Judge]) -> Judge:
    """The judge with the weights that come with a game."""
    priors = judge_of(folder / PRIOR_WEIGHTS, judge_with)
    values = folder / VALUE_WEIGHTS
    return SplitJudge(priors, judge_of(values, judge_with)) if values.exists() else priors


def judge_of(file: Path, judge_with: Callable[[Mapping[str, float]], Judge]) -> Judge:
    """A judge with the weights of a file."""
    numbers = read_toml(file)
    with about(file):
        return judge_with(numbers)


@contextmanager
def about(file: Path | str) -> Iterator[None]:
    """Put the name of the file before whatever is wrong with its weights."""
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
