# hot: compiled by mypyc
"""The contract of a judge: what a computer player knows about a game beyond its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import State

if TYPE_CHECKING:
    from mypy_extensions import i64


class Judge:
    """What a computer player knows about a game: values of positions, priors of actions."""

    def value(self, s: State, team: i64) -> float:
        """Higher is better for the team; between -1 and 1."""
        raise NotImplementedError

    def prior(self, s: State, action: int) -> float:
        """Cheap estimate of an action's value, without applying it."""
        raise NotImplementedError

    def priors(self, s: State, actions: list[int]) -> list[float]:
        """The priors of all actions of a decision; a game may compute them faster together."""
        return [self.prior(s, action) for action in actions]

    def priors_for(self, s: State, seat: i64, actions: list[int]) -> list[float]:
        """The priors for a seat: where several seats decide at once, they may differ."""
        return self.priors(s, actions)

    def turn(self, s: State) -> int:
        """A number that changes when a turn passes; rollouts stop there."""
        raise NotImplementedError

    def stage(self, s: State, seat: i64) -> int:
        """A number that changes when a seat should reconsider its posture."""
        return self.turn(s)

    def postures(self, s: State, seat: i64) -> list[int]:
        """The postures worth trying in this stage, by number, the default first."""
        return [0]

    def posture_variants(self, posture: int) -> list[int]:
        """A posture and its milder and bolder variants, by number, itself first."""
        return [posture]

    def with_posture(self, posture: int) -> Judge:
        """This judge, leaning the way the posture says."""
        return self
