# hot: compiled by mypyc
"""The judge: the value of a position for a team, and the prior of an action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from vezerkar.core.judge import Judge
from vezerkar.core.kernel import State
from vezerkar.evaluation.weights import set_weights
from vezerkar.games.panzer.ai.features import strength, victory_progress
from vezerkar.games.panzer.ai.priors import action_prior
from vezerkar.games.panzer.ai.weights import NAMES, Weights
from vezerkar.games.panzer.state import Front

if TYPE_CHECKING:
    from mypy_extensions import i64


class PanzerJudge(Judge):
    """Weighs units, ground, prestige and cards; weights.toml holds the weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights

    def value(self, s: State, team: i64) -> float:
        assert isinstance(s, Front)
        if s.ending >= 0:
            return 1.0 if s.winner == team else -1.0
        side = s.board.side_of[team] if team < 2 else 0
        if s.board.solo and team == 1:
            side = s.board.npc
        w = self.weights
        lead = strength(w, s, side) - strength(w, s, 1 - side)
        lead += victory_progress(w, s, side) - victory_progress(w, s, 1 - side)
        return lead / (w.scale + abs(lead))

    def prior(self, s: State, action: int) -> float:
        assert isinstance(s, Front)
        return self.weights.step * action_prior(self.weights, s, action)

    def turn(self, s: State) -> int:
        assert isinstance(s, Front)
        if s.board.solo:
            return s.turn  # the non-player side moves within the same turn
        return 2 * s.turn + s.active if s.turn else -len(s.bought[0]) - len(s.bought[1])


def judge_with(numbers: Mapping[str, float]) -> PanzerJudge:
    """A judge with these weights; none may be missing."""
    weights = Weights()
    set_weights(weights, NAMES, numbers)
    return PanzerJudge(weights)
