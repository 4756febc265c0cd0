# hot: compiled by mypyc
"""Search by stages: it compares ways to play a whole stage, not single actions.

Where a turn has hundreds of small decisions, the effect of one shows much later and drowns in the
luck of the others. So the judge of such a game names a few postures. Each is played out on the same
guesses and with the same dice; every round drops the worse half, and the last one left is played.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final

from vezerkar.agents.rollout import best_by_prior, survivors_per_round
from vezerkar.agents.search import DICE_SEEDS, Budget
from vezerkar.core.chance import Chance, Seeded
from vezerkar.core.judge import Judge
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat

if TYPE_CHECKING:
    from mypy_extensions import i64

MAX_STAGE_TRY_STEPS: Final = 9000  # a longer try is cut off and valued as it stands


class Contender:
    """A posture and its results so far."""

    def __init__(self, number: int, judge: Judge) -> None:
        self.number: int = number
        self.judge: Judge = judge
        self.total: float = 0.0


class StageSearch:
    """Chooses the posture that a seat plays in the coming stage."""

    def __init__(
        self, judge: Judge, teams: list[int], seat: int, deal: Callable[[int], State], horizon: int
    ) -> None:
        self.judge: Judge = judge  # of all other seats, and of the results
        self.teams: list[int] = teams
        self.seat: int = seat
        self.deal: Callable[[int], State] = deal  # a guess at what is hidden, by its number
        self.horizon: int = horizon  # stages that are played before a position is valued
        self.played: int = 0  # stages of all tries so far

    def choose(self, s: State, budget: Budget, seed: int) -> int:
        """The posture to play: the default, unless another has done better.

        Half of the tries compare postures, the other half variants of the best. Tries are counted
        in stages: near the end of a game a try is short, so there are more of them.
        """
        until = monotonic() + budget.seconds
        half = budget.tries * self.horizon // 2
        best = self.contest(self.judge.postures(s, self.seat), half, seed, until)
        return self.contest(self.judge.posture_variants(best), half, seed + DICE_SEEDS // 2, until)

    def contest(self, numbers: list[int], stages: int, seed: int, until: float) -> int:
        """The best of these postures; rounds of equal length drop the worse half each."""
        left = [Contender(number, self.judge.with_posture(number)) for number in numbers]
        share = stages // max(1, len(survivors_per_round(len(left))))
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

    def try_each(self, left: list[Contender], seed: int, until: float) -> bool:
        """Try all contenders on the same guess with the same dice; False when time is up."""
        guess = self.deal(seed)
        values: list[float] = []
        for posture in left:
            if monotonic() > until:
                return False  # an unfinished round counts for none of them
            values.append(self.play_out(posture.judge, guess.clone(), Seeded(seed + DICE_SEEDS)))
        for i in range(len(left)):
            left[i].total += values[i]
        return True

    def play_out(self, mine: Judge, s: State, chance: Chance) -> float:
        """The value a posture leads to, if its team plays it and all others play the default."""
        judge = self.judge
        team = self.teams[self.seat]
        stage = judge.stage(s, self.seat)
        stages: i64 = 0
        steps: i64 = 0
        while s.waiting and steps < MAX_STAGE_TRY_STEPS:
            now = judge.stage(s, self.seat)
            if now != stage:
                stage = now
                stages += 1
                if stages >= self.horizon:
                    break
            seat = next_seat(s)
            leading = mine if self.teams[seat] == team else judge
            s.apply_unchecked(seat, best_by_prior(s, seat, leading, s.legal_actions(seat)), chance)
            steps += 1
        self.played += int(stages) + 1
        return judge.value(s, team)


def best_of(postures: list[Contender]) -> list[Contender]:
    """The best first; of equals, the one named first."""
    ranked: list[Contender] = []
    for posture in postures:
        at: i64 = len(ranked)
        while at > 0 and ranked[at - 1].total < posture.total:
            at -= 1
        ranked.insert(at, posture)
    return ranked
