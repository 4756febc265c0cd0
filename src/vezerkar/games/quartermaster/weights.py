"""The judge with weights read from a file."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.evaluation.weights import set_weights
from vezerkar.games.quartermaster.judge import WarJudge
from vezerkar.games.quartermaster.prospects import NAMES, Weights


def judge_with(numbers: Mapping[str, float]) -> WarJudge:
    """A judge with these weights; every one must be given."""
    weights = Weights()
    set_weights(weights, NAMES, numbers)
    return WarJudge(weights)
