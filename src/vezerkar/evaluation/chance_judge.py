# hot: compiled by mypyc
"""Values that are chances to win, as they were learned from games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from vezerkar.core.judge import Judge
from vezerkar.core.kernel import State

if TYPE_CHECKING:
    from mypy_extensions import i64


class ChanceJudge(Judge):
    """Knows values only: the half of a `SplitJudge` that says how likely a team is to win."""

    def __init__(self, chance: Callable[[State], float]) -> None:
        self.chance: Callable[[State], float] = chance  # of the first team, from 0 to 1

    def value(self, s: State, team: i64) -> float:
        leaning = 2.0 * self.chance(s) - 1.0
        return leaning if team == 0 else -leaning
