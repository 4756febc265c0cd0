# hot: compiled by mypyc
"""Search in large steps: not one action after another is tried, but ways to lead a whole stage.

Where a turn has hundreds of small decisions, what one of them is good for shows much later and is
lost in the luck of all the others. So the judge of such a game names a few postures. Each of them
is followed through on the same guesses and with the same dice as the others; after each round the
worse half is given up, and what is left leads the stage.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final

from vezerkar.agents.rollout import best_by_prior, halvings
from vezerkar.agents.search import DICE, Budget
from vezerkar.core.chance import Chance, Seeded
from vezerkar.core.judge import Judge
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat

if TYPE_CHECKING:
    from mypy_extensions import i64

STEPS: Final = 9000  # a try that is longer than this is judged as it stands


class Posture:
    """A way to lead, and how it has served so far."""

    def __init__(self, number: int, judge: Judge) -> None:
        self.number: int = number
        self.judge: Judge = judge
        self.total: float = 0.0


class Staff:
    """One seat before a stage: it weighs the postures that there are."""

    def __init__(
        self, judge: Judge, teams: list[int], seat: int, deal: Callable[[int], State], horizon: int
    ) -> None:
        self.judge: Judge = judge  # everybody else's, and that of the results
        self.teams: list[int] = teams
        self.seat: int = seat
        self.deal: Callable[[int], State] = deal  # a guess at what is hidden, by its number
        self.horizon: int = horizon  # stages that are played before a position is judged
        self.played: int = 0  # stages of all tries so far

    def choose(self, s: State, budget: Budget, seed: int) -> int:
        """How to lead: the usual way, the first of them, unless another has served better.

        Half of the tries go to what is to be done, the other half to how boldly. They are counted
        in stages: near the end of a game a try is short, and there are more of them.
        """
        until = monotonic() + budget.seconds
        half = budget.tries * self.horizon // 2
        best = self.contest(self.judge.postures(s, self.seat), half, seed, until)
        return self.contest(self.judge.posture_variants(best), half, seed + DICE // 2, until)

    def contest(self, numbers: list[int], stages: int, seed: int, until: float) -> int:
        """The posture that serves best; rounds of equal length give up the worse half each."""
        left = [Posture(number, self.judge.with_posture(number)) for number in numbers]
        share = stages // max(1, len(halvings(len(left))))
        number: i64 = 0
        while len(left) > 1:
            enough = self.played + share
            while True:
                if not self.try_each(left, seed + int(number), until):
                    return best_of(left)[0].number
                number += 1
                if self.played >= enough:
                    break
            left = best_of(left)[: (len(left) + 1) // 2]
        return left[0].number

    def try_each(self, left: list[Posture], seed: int, until: float) -> bool:
        """Try all that are left on the same guess with the same dice; False when time is up."""
        guess = self.deal(seed)
        values: list[float] = []
        for posture in left:
            if monotonic() > until:
                return False  # what only some of them have tried counts for nobody
            values.append(self.follow(posture.judge, guess.clone(), Seeded(seed + DICE)))
        for i in range(len(left)):
            left[i].total += values[i]
        return True

    def follow(self, mine: Judge, s: State, chance: Chance) -> float:
        """What becomes of a posture: the own team follows it, everybody else goes the usual way."""
        judge = self.judge
        team = self.teams[self.seat]
        stage = judge.stage(s, self.seat)
        stages: i64 = 0
        steps: i64 = 0
        while s.waiting and steps < STEPS:
            now = judge.stage(s, self.seat)
            if now != stage:
                stage = now
                stages += 1
                if stages >= self.horizon:
                    break
            seat = next_seat(s)
            led = mine if self.teams[seat] == team else judge
            s.apply_unchecked(seat, best_by_prior(s, seat, led, s.legal_actions(seat)), chance)
            steps += 1
        self.played += int(stages) + 1
        return judge.value(s, team)


def best_of(postures: list[Posture]) -> list[Posture]:
    """The best first; of equals, the one that was named first."""
    ranked: list[Posture] = []
    for posture in postures:
        at: i64 = len(ranked)
        while at > 0 and ranked[at - 1].total < posture.total:
            at -= 1
        ranked.insert(at, posture)
    return ranked
