# hot: compiled by mypyc
"""Rollouts to the end of the turn: apply an action, play on by priors, take the value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.chance import Chance, Seeded
from vezerkar.core.judge import Judge
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat

if TYPE_CHECKING:
    from mypy_extensions import i64

EVEN_BELOW: Final = 13  # results of fewer kinds than this are dealt evenly
MAX_TURN_STEPS: Final = 80  # a longer turn is cut off and valued as it stands


class EvenChance(Chance):
    """Chance without streaks: every result comes once before any comes twice.

    Actions tried with such dice differ by how good they are rather than by luck, so fewer tries
    are enough.
    """

    def __init__(self, seed: int) -> None:
        self.source: Seeded = Seeded(seed)
        self.bags: list[list[int]] = [[] for i in range(EVEN_BELOW)]

    def below(self, n: i64) -> i64:
        if n >= EVEN_BELOW:
            return self.source.below(n)
        bag = self.bags[n]
        left: i64 = len(bag)
        if left == 0:
            for i in range(n):
                bag.append(i)
            left = n
        at: i64 = self.source.below(left)
        found: i64 = bag[at]
        bag[at] = bag[left - 1]
        bag.pop()
        return found


def best_by_prior(s: State, seat: i64, judge: Judge, actions: list[int]) -> int:
    """The action with the highest prior; of equals, the first."""
    if len(actions) == 1:
        return actions[0]
    priors = judge.priors_for(s, seat, actions)
    best: i64 = 0
    for i in range(1, len(actions)):
        if priors[i] > priors[best]:
            best = i
    return actions[best]


def finish_turn(s: State, judge: Judge, chance: Chance) -> None:
    """Play on by priors until the turn passes."""
    turn = judge.turn(s)
    steps: i64 = 0
    while s.waiting and steps < MAX_TURN_STEPS and judge.turn(s) == turn:
        seat = next_seat(s)
        s.apply_unchecked(seat, best_by_prior(s, seat, judge, s.legal_actions(seat)), chance)
        steps += 1


def rollout_value(
    s: State, seat: i64, action: int, team: i64, judge: Judge, chance: Chance
) -> float:
    """The value to a team at the end of the turn, after one rollout of an action."""
    t = s.clone()
    turn = judge.turn(t)
    t.apply_unchecked(seat, action, chance)
    if judge.turn(t) == turn:
        finish_turn(t, judge, chance)
    return judge.value(t, team)


def shortlist(
    s: State, seat: i64, judge: Judge, actions: list[int], width: int
) -> tuple[list[int], list[float]]:
    """The few actions with the highest priors, best first, and those priors."""
    best: list[int] = []
    priors: list[float] = []
    every = judge.priors_for(s, seat, actions)
    for i in range(len(actions)):
        action, prior = actions[i], every[i]
        at: i64 = len(best)
        while at > 0 and priors[at - 1] < prior:
            at -= 1
        if at < width:
            best.insert(at, action)
            priors.insert(at, prior)
            if len(best) > width:
                best.pop()
                priors.pop()
    return best, priors


def tries_per_round(tries: int, count: int) -> list[int]:
    """How often each survivor is tried in each round, when every round halves them.

    All rounds share the tries equally.
    """
    left = survivors_per_round(count)
    return [max(1, tries // (len(left) * each)) for each in left]


def survivors_per_round(count: int) -> list[int]:
    """How many are left in each round of halving."""
    left: list[int] = []
    while count > 1:
        left.append(count)
        count = (count + 1) // 2
    return left


class TurnPlanner:
    """Chooses by rollouts to the end of the turn, over the actions with the highest priors."""

    def __init__(self, width: int, tries: int, trust: float, clear: float) -> None:
        self.width: int = width  # actions that are tried
        self.tries: int = tries  # how often the best of them are tried
        self.trust: float = trust  # the weight of a prior beside the results of the tries
        self.clear: float = clear  # a prior that leads by more than this is followed at once

    def choose(self, s: State, seat: i64, team: i64, judge: Judge, seed: int) -> int:
        """The action whose turn ends best for a team.

        The best actions by prior are tried once each, then the better half again with other dice,
        and so on.
        """
        actions = s.legal_actions(seat)
        if len(actions) == 1:
            return actions[0]
        best, priors = shortlist(s, seat, judge, actions, self.width)
        if priors[0] - priors[1] > self.clear:
            return best[0]
        return self.best_of(s, seat, team, judge, seed, best, priors)

    def best_of(
        self,
        s: State,
        seat: i64,
        team: i64,
        judge: Judge,
        seed: int,
        best: list[int],
        priors: list[float],
    ) -> int:
        """The best of some actions, and their priors; both lists are sorted anew."""
        sums: list[float] = [0.0] * len(best)
        tried: i64 = 0
        left: i64 = len(best)
        while tried < self.tries:
            for i in range(left):
                sums[i] += rollout_value(s, seat, best[i], team, judge, EvenChance(seed + tried))
            tried += 1
            rank(best, priors, sums, left, self.trust, float(tried))
            if left > 2:
                left = (left + 1) // 2
        return best[0]


def rank(
    best: list[int], priors: list[float], sums: list[float], left: i64, trust: float, tried: float
) -> None:
    """Sort the first `left` actions by their results so far."""
    for i in range(1, left):
        j: i64 = i
        while j > 0:
            mine = sums[j] / tried + trust * priors[j]
            if mine <= sums[j - 1] / tried + trust * priors[j - 1]:
                break
            best[j], best[j - 1] = best[j - 1], best[j]
            priors[j], priors[j - 1] = priors[j - 1], priors[j]
            sums[j], sums[j - 1] = sums[j - 1], sums[j]
            j -= 1
