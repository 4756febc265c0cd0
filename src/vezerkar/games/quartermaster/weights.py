"""Reads the weights of the judge from their file."""

from __future__ import annotations

from vezerkar import HOME
from vezerkar.core.data import read_toml
from vezerkar.core.errors import DataError
from vezerkar.games.quartermaster.judge import WarJudge
from vezerkar.games.quartermaster.prospects import NAMES, Weights

FILE = HOME / "games" / "quartermaster" / "weights.toml"


def load_judge() -> WarJudge:
    """A judge with the weights that come with the game."""
    return judge_with(read_toml(FILE))


def judge_with(numbers: dict[str, float]) -> WarJudge:
    """A judge with these weights; every one must be given."""
    if set(numbers) != set(NAMES):
        wrong = sorted(set(numbers).symmetric_difference(NAMES))
        raise DataError(f"{FILE.name}: expected exactly the weights of the judge; see {wrong}")
    weights = Weights()
    for name, number in numbers.items():
        setattr(weights, name, float(number))
    return WarJudge(weights)
