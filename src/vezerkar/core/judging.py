# hot: compiled by mypyc
"""A judge of two minds: one looks at options, the other at positions.

What an option promises at first sight and what a position is worth in the end are best weighed
differently: the first leads the hand through a turn, the second must foretell who wins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import Judge, State

if TYPE_CHECKING:
    from mypy_extensions import i64


class TwoMinds(Judge):
    """Follows one judge in what tempts, another in what things are worth."""

    def __init__(self, sight: Judge, worth: Judge) -> None:
        self.sight: Judge = sight
        self.worth: Judge = worth

    def value(self, s: State, team: i64) -> float:
        return self.worth.value(s, team)

    def urge(self, s: State, option: int) -> float:
        return self.sight.urge(s, option)

    def urges(self, s: State, options: list[int]) -> list[float]:
        return self.sight.urges(s, options)

    def urges_of(self, s: State, seat: i64, options: list[int]) -> list[float]:
        return self.sight.urges_of(s, seat, options)

    def turn(self, s: State) -> int:
        return self.sight.turn(s)

    def stage(self, s: State, seat: i64) -> int:
        return self.sight.stage(s, seat)

    def postures(self, s: State, seat: i64) -> list[int]:
        return self.sight.postures(s, seat)

    def shades(self, posture: int) -> list[int]:
        return self.sight.shades(posture)

    def bent(self, posture: int) -> Judge:
        return TwoMinds(self.sight.bent(posture), self.worth)
