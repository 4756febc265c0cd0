"""The judge with weights read from a file."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.evaluation.weights import set_weights
from vezerkar.games.panzer.judge import PanzerJudge
from vezerkar.games.panzer.prospects import NAMES, Weights


def judge_with(numbers: Mapping[str, float]) -> PanzerJudge:
    """A judge with these weights; every one must be given."""
    weights = Weights()
    set_weights(weights, NAMES, numbers)
    return PanzerJudge(weights)
