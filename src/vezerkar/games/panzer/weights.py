"""Reads the weights of the judge from their file."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar import HOME
from vezerkar.core.data import read_toml
from vezerkar.core.errors import DataError
from vezerkar.games.panzer.judge import PanzerJudge
from vezerkar.games.panzer.prospects import NAMES, Weights

FILE = HOME / "games" / "panzer" / "weights.toml"


def load_judge() -> PanzerJudge:
    """A judge with the weights that come with the game."""
    return judge_with(read_toml(FILE))


def judge_with(numbers: Mapping[str, float]) -> PanzerJudge:
    """A judge with these weights; every one must be given."""
    if set(numbers) != set(NAMES):
        wrong = sorted(set(numbers).symmetric_difference(NAMES))
        raise DataError(f"{FILE.name}: expected exactly the weights of the judge; see {wrong}")
    weights = Weights()
    for name, number in numbers.items():
        setattr(weights, name, float(number))
    return PanzerJudge(weights)
