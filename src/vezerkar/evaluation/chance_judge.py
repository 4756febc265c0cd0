# hot: compiled by mypyc
"""A judge whose values are chances to win, as they were learned from games.

Priors, turns and postures stay those of the judge it is made from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from vezerkar.core.judge import Judge
from vezerkar.core.kernel import State

if TYPE_CHECKING:
    from mypy_extensions import i64


class ChanceJudge(Judge):
    """Takes priors from a judge, and for values asks how likely the first team is to win."""

    def __init__(self, judge: Judge, chance: Callable[[State], float]) -> None:
        self.judge: Judge = judge
        self.chance: Callable[[State], float] = chance  # of the first team, from 0 to 1

    def value(self, s: State, team: i64) -> float:
        leaning = 2.0 * self.chance(s) - 1.0
        return leaning if team == 0 else -leaning

    def prior(self, s: State, action: int) -> float:
        return self.judge.prior(s, action)

    def priors(self, s: State, actions: list[int]) -> list[float]:
        return self.judge.priors(s, actions)

    def priors_for(self, s: State, seat: i64, actions: list[int]) -> list[float]:
        return self.judge.priors_for(s, seat, actions)

    def turn(self, s: State) -> int:
        return self.judge.turn(s)

    def stage(self, s: State, seat: i64) -> int:
        return self.judge.stage(s, seat)

    def postures(self, s: State, seat: i64) -> list[int]:
        return self.judge.postures(s, seat)

    def posture_variants(self, posture: int) -> list[int]:
        return self.judge.posture_variants(posture)

    def with_posture(self, posture: int) -> Judge:
        return ChanceJudge(self.judge.with_posture(posture), self.chance)
