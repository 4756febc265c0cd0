# hot: compiled by mypyc
"""Information-set tree search: many guesses at what is hidden, one tree of choices for all of them.

The actions that look best are tried in rounds, each on the same guesses and with the same dice as
the others, so that they differ by how good they are rather than by luck; after each round the worse
half is given up. Below the first choice a tree grows, in which everybody, friend and enemy, takes
what has served him best so far. A try ends some turns later and is judged there.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final

from vezerkar.agents.rollout import Even, best_by_prior, shares, shortlist
from vezerkar.agents.tree import SEAT_STEP, Node, Style, descend
from vezerkar.core.chance import Chance, Seeded
from vezerkar.core.judge import Judge
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat

if TYPE_CHECKING:
    from mypy_extensions import i64

STEPS: Final = 400  # a try that is longer than this is judged as it stands
FOREVER: Final = 1e9
DICE: Final = 1 << 41  # dice are not thrown with the numbers that guesses are made with


class Budget:
    """How long a search may think: so many tries, and no longer than so many seconds."""

    def __init__(self, tries: int, seconds: float = FOREVER) -> None:
        self.tries: int = tries
        self.seconds: float = seconds


class Search:
    """One decision of one seat."""

    def __init__(
        self,
        judge: Judge,
        teams: list[int],
        seat: int,
        deal: Callable[[int], State],
        style: Style,
        seed: int,
    ) -> None:
        self.judge: Judge = judge
        self.teams: list[int] = teams
        self.seat: int = seat
        self.team: int = teams[seat]
        self.deal: Callable[[int], State] = deal  # a guess at what is hidden, by its number
        self.style: Style = style
        self.seed: int = seed
        self.until: float = 0.0

    def choose(self, s: State, budget: Budget, before: Node | None = None) -> Node:
        """The action to take, with all that was found out about it.

        `before` is what was taken a step earlier in the same turn: what was found out then about
        the steps after this one is not thrown away.
        """
        self.until = monotonic() + budget.seconds
        actions = s.legal_actions(self.seat)
        if len(actions) == 1:
            return Node(actions[0], 0.0)
        best, priors = shortlist(s, self.seat, self.judge, actions, self.style.width)
        left = [self.begin(best[i], priors[i], before) for i in range(len(best))]
        if priors[0] - priors[1] > self.style.clear:
            return left[0]
        number: i64 = 0
        for share in shares(budget.tries, len(left)):
            for j in range(share):
                if not self.try_each(left, number):
                    return rank(left, self.style.trust)[0]
                number += 1
            left = rank(left, self.style.trust)
            left = left[: (len(left) + 1) // 2]
        return left[0]

    def begin(self, action: int, prior: float, before: Node | None) -> Node:
        """A choice to be tried: nothing is known of it yet, but perhaps of what may follow it."""
        node = Node(action, prior)
        if before is not None and before.nodes is not None:
            known = before.nodes.get(self.seat * SEAT_STEP + action)
            if known is not None:
                node.nodes = known.nodes
        return node

    def try_each(self, left: list[Node], number: i64) -> bool:
        """Try all that are left on the same guess with the same dice; False when time is up."""
        guess = self.deal(self.seed + int(number))
        for node in left:
            if number > 0 and monotonic() > self.until:
                return False
            self.try_out(node, guess.clone(), self.dice(int(number)))
        return True

    def dice(self, number: int) -> Chance:
        """The same for all that are tried on a guess."""
        seed = self.seed + number + DICE
        return Even(seed) if self.style.even else Seeded(seed)

    def try_out(self, root: Node, s: State, chance: Chance) -> None:
        """Carry a choice through: down the tree, then on as first sight suggests."""
        judge = self.judge
        turn = judge.turn(s)
        turns: i64 = 0
        steps: i64 = 0
        path = [root]
        mine = [True]
        node = root
        s.apply_unchecked(self.seat, root.action, chance)
        growing = root.visits > 0
        while s.waiting and steps < STEPS:
            now = judge.turn(s)
            if now != turn:
                turn = now
                turns += 1
                if turns >= self.style.horizon:
                    break
            seat = next_seat(s)
            actions = s.legal_actions(seat)
            if growing and len(actions) > 1:
                node = descend(node, s, seat, actions, judge, self.style)
                path.append(node)
                mine.append(self.teams[seat] == self.team)
                growing = node.visits > 0
                s.apply_unchecked(seat, node.action, chance)
            else:
                s.apply_unchecked(seat, best_by_prior(s, seat, judge, actions), chance)
            steps += 1
        value = judge.value(s, self.team)
        for i in range(len(path)):
            node = path[i]
            node.visits += 1
            node.total += value if mine[i] else -value


def worth(node: Node, trust: float) -> float:
    """What a choice has shown; at first, when that is little, what it promised counts as well."""
    if node.visits == 0:
        return node.prior - FOREVER
    return (node.total + trust * node.prior) / float(node.visits)


def rank(nodes: list[Node], trust: float) -> list[Node]:
    """The best first; of equals, the one that looked better."""
    ranked: list[Node] = []
    for node in nodes:
        at: i64 = len(ranked)
        mine = worth(node, trust)
        while at > 0 and worth(ranked[at - 1], trust) < mine:
            at -= 1
        ranked.insert(at, node)
    return ranked
