# hot: compiled by mypyc
"""Thinking one turn ahead: try an option, carry the turn on as first sight suggests, and judge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.chance import Chance, Seeded
from vezerkar.core.kernel import Judge, State
from vezerkar.core.playout import next_seat

if TYPE_CHECKING:
    from mypy_extensions import i64

SMALL: Final = 13  # results up to this many kinds are dealt evenly
STEPS: Final = 80  # a turn that is longer than this is judged as it stands


class Even(Chance):
    """Chance without streaks: every result comes once before any of them comes twice.

    Plans that are tried with such dice differ by how good they are rather than by luck, so that
    few tries are enough.
    """

    def __init__(self, seed: int) -> None:
        self.source: Seeded = Seeded(seed)
        self.bags: list[list[int]] = [[] for i in range(SMALL)]

    def below(self, n: i64) -> i64:
        if n >= SMALL:
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


def most_urgent(s: State, seat: i64, judge: Judge, options: list[int]) -> int:
    """The option that looks best at first sight, the first of equals."""
    if len(options) == 1:
        return options[0]
    urges = judge.urges_of(s, seat, options)
    best: i64 = 0
    for i in range(1, len(options)):
        if urges[i] > urges[best]:
            best = i
    return options[best]


def carry_on(s: State, judge: Judge, chance: Chance) -> None:
    """Play on, everybody taking what looks best, until the turn passes."""
    turn = judge.turn(s)
    steps: i64 = 0
    while s.waiting and steps < STEPS and judge.turn(s) == turn:
        seat = next_seat(s)
        s.act(seat, most_urgent(s, seat, judge, s.legal(seat)), chance)
        steps += 1


def try_out(s: State, seat: i64, option: int, team: i64, judge: Judge, chance: Chance) -> float:
    """What a position is worth to a team at the end of the turn that an option leads into."""
    t = s.clone()
    turn = judge.turn(t)
    t.act(seat, option, chance)
    if judge.turn(t) == turn:
        carry_on(t, judge, chance)
    return judge.value(t, team)


def shortlist(
    s: State, seat: i64, judge: Judge, options: list[int], width: int
) -> tuple[list[int], list[float]]:
    """The few options that look best at first sight, best first, with their urges."""
    best: list[int] = []
    urges: list[float] = []
    every = judge.urges_of(s, seat, options)
    for i in range(len(options)):
        option, urge = options[i], every[i]
        at: i64 = len(best)
        while at > 0 and urges[at - 1] < urge:
            at -= 1
        if at < width:
            best.insert(at, option)
            urges.insert(at, urge)
            if len(best) > width:
                best.pop()
                urges.pop()
    return best, urges


def shares(tries: int, count: int) -> list[int]:
    """How often all that are left are tried, round by round, when each round halves them.

    Every round has the same part of the tries.
    """
    left = halvings(count)
    return [max(1, tries // (len(left) * each)) for each in left]


def halvings(count: int) -> list[int]:
    """How many are left in each round, until one is."""
    left: list[int] = []
    while count > 1:
        left.append(count)
        count = (count + 1) // 2
    return left


class Planner:
    """How a player thinks ahead: how many options it tries, how often, what it makes of urges."""

    def __init__(self, width: int, tries: int, trust: float, clear: float) -> None:
        self.width: int = width  # options that are tried
        self.tries: int = tries  # how often the best of them are
        self.trust: float = trust  # how much an urge counts beside what the tries gave
        self.clear: float = clear  # an urge that is so much stronger than all others is followed

    def choose(self, s: State, seat: i64, team: i64, judge: Judge, seed: int) -> int:
        """The option whose turn ends best for a team.

        The options that look best are each tried once; then the better half is tried again with
        other dice, and so on.
        """
        options = s.legal(seat)
        if len(options) == 1:
            return options[0]
        best, urges = shortlist(s, seat, judge, options, self.width)
        if urges[0] - urges[1] > self.clear:
            return best[0]
        sums: list[float] = [0.0] * len(best)
        tried: i64 = 0
        left: i64 = len(best)
        while tried < self.tries:
            for i in range(left):
                sums[i] += try_out(s, seat, best[i], team, judge, Even(seed + tried))
            tried += 1
            rank(best, urges, sums, left, self.trust, float(tried))
            if left > 2:
                left = (left + 1) // 2
        return best[0]


def rank(
    best: list[int], urges: list[float], sums: list[float], left: i64, trust: float, tried: float
) -> None:
    """Put the first `left` options into the order of how they have done so far."""
    for i in range(1, left):
        j: i64 = i
        while j > 0:
            mine = sums[j] / tried + trust * urges[j]
            if mine <= sums[j - 1] / tried + trust * urges[j - 1]:
                break
            best[j], best[j - 1] = best[j - 1], best[j]
            urges[j], urges[j - 1] = urges[j - 1], urges[j]
            sums[j], sums[j - 1] = sums[j - 1], sums[j]
            j -= 1
