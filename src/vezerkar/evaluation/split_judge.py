# hot: compiled by mypyc
"""A judge made of two: one gives the priors of actions, the other the values of positions.

The two jobs want different weights: priors steer the moves within a turn, values must predict who
wins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.judge import Judge
from vezerkar.core.kernel import State

if TYPE_CHECKING:
    from mypy_extensions import i64


class SplitJudge(Judge):
    """Takes priors from one judge and values from another."""

    def __init__(self, prior_judge: Judge, value_judge: Judge) -> None:
        self.prior_judge: Judge = prior_judge
        self.value_judge: Judge = value_judge

    def value(self, s: State, team: i64) -> float:
        return self.value_judge.value(s, team)

    def prior(self, s: State, action: int) -> float:
        return self.prior_judge.prior(s, action)

    def priors(self, s: State, actions: list[int]) -> list[float]:
        return self.prior_judge.priors(s, actions)

    def priors_for(self, s: State, seat: i64, actions: list[int]) -> list[float]:
        return self.prior_judge.priors_for(s, seat, actions)

    def turn(self, s: State) -> int:
        return self.prior_judge.turn(s)

    def stage(self, s: State, seat: i64) -> int:
        return self.prior_judge.stage(s, seat)

    def postures(self, s: State, seat: i64) -> list[int]:
        return self.prior_judge.postures(s, seat)

    def posture_variants(self, posture: int) -> list[int]:
        return self.prior_judge.posture_variants(posture)

    def with_posture(self, posture: int) -> Judge:
        return SplitJudge(self.prior_judge.with_posture(posture), self.value_judge)
