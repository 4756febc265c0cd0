"""The judge with weights read from a file."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.evaluation.weights import set_weights
from vezerkar.games.crescent.ai.judge import CrescentJudge
from vezerkar.games.crescent.ai.tower_values import WEIGHT_NAMES, Weights


def judge_with(numbers: Mapping[str, float]) -> CrescentJudge:
    """A judge with these weights; every one must be given."""
    weights = Weights()
    set_weights(weights, WEIGHT_NAMES, numbers)
    return CrescentJudge(weights)
