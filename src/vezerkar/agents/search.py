# hot: compiled by mypyc
"""Information-set tree search: many guesses at what is hidden, one tree for all of them.

The actions with the highest priors are tried in rounds, on the same guesses and with the same dice,
so that they differ by how good they are rather than by luck; each round drops the worse half. Below
the first action a tree grows in which every seat, friend and enemy, takes what has served it best
so far. A try ends some turns later, with the value of the position there.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final

from vezerkar.agents.rollout import EvenChance, best_by_prior, shortlist, tries_per_round
from vezerkar.agents.tree import SEAT_STEP, Node, Style, descend
from vezerkar.core.chance import Chance, Seeded
from vezerkar.core.judge import Judge
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat

if TYPE_CHECKING:
    from mypy_extensions import i64

MAX_TRY_STEPS: Final = 400  # a longer try is cut off and valued as it stands
NO_TIME_LIMIT_S: Final = 1e9
NEVER_TRIED: Final = -1e9  # ranks below everything that was tried
DICE_SEEDS: Final = 1 << 41  # added to the seeds of dice, so that no guess uses the same


class Budget:
    """How long a search may think: a number of tries, and a time limit."""

    def __init__(self, tries: int, seconds: float = NO_TIME_LIMIT_S) -> None:
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
        lean: Callable[[list[int], list[float]], list[float]] | None = None,
    ) -> None:
        self.judge: Judge = judge
        self.teams: list[int] = teams
        self.seat: int = seat
        self.team: int = teams[seat]
        self.deal: Callable[[int], State] = deal  # a guess at what is hidden, by its number
        self.style: Style = style
        self.seed: int = seed
        self.lean: Callable[[list[int], list[float]], list[float]] | None = lean
        self.until: float = 0.0

    def choose(self, s: State, budget: Budget, before: Node | None = None) -> Node:
        """The action to take, with its part of the tree.

        `before` is the node of the previous action of the same turn: what the tree below it has
        learned is used again.
        """
        self.until = monotonic() + budget.seconds
        actions = s.legal_actions(self.seat)
        if len(actions) == 1:
            return Node(actions[0], 0.0)
        best, priors = shortlist(s, self.seat, self.judge, actions, self.style.width)
        left = [self.begin(best[i], priors[i], before) for i in range(len(best))]
        if priors[0] - priors[1] > self.style.clear:
            return left[0]
        if self.lean is not None:
            leanings = self.lean(best, priors)
            for i in range(len(left)):
                left[i].lean = leanings[i]
        number: i64 = 0
        for share in tries_per_round(budget.tries, len(left)):
            for j in range(share):
                if not self.try_each(left, number):
                    return rank(left, self.style.trust)[0]
                number += 1
            left = rank(left, self.style.trust)
            left = left[: (len(left) + 1) // 2]
        return left[0]

    def begin(self, action: int, prior: float, before: Node | None) -> Node:
        """The node of an action to be tried, with what is known of the actions after it."""
        node = Node(action, prior)
        if before is not None and before.nodes is not None:
            known = before.nodes.get(self.seat * SEAT_STEP + action)
            if known is not None:
                node.nodes = known.nodes
        return node

    def try_each(self, left: list[Node], number: i64) -> bool:
        """Try all remaining nodes on the same guess with the same dice; False when time is up."""
        guess = self.deal(self.seed + int(number))
        for node in left:
            if number > 0 and monotonic() > self.until:
                return False
            self.try_out(node, guess.clone(), self.dice(int(number)))
        return True

    def dice(self, number: int) -> Chance:
        """The dice of one round of tries, the same for every node."""
        seed = self.seed + number + DICE_SEEDS
        return EvenChance(seed) if self.style.even else Seeded(seed)

    def try_out(self, root: Node, s: State, chance: Chance) -> None:
        """One try of a node: down the tree, then on by priors."""
        judge = self.judge
        turn = judge.turn(s)
        turns: i64 = 0
        steps: i64 = 0
        path = [root]
        mine = [True]
        node = root
        s.apply_unchecked(self.seat, root.action, chance)
        growing = root.visits > 0
        while s.waiting and steps < MAX_TRY_STEPS:
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


def score(node: Node, trust: float) -> float:
    """The mean value of a node; its prior counts too while there are few tries."""
    if node.visits == 0:
        return node.prior + NEVER_TRIED
    return (node.total + trust * node.prior) / float(node.visits) + node.lean


def rank(nodes: list[Node], trust: float) -> list[Node]:
    """The best first; of equals, the one with the higher prior."""
    ranked: list[Node] = []
    for node in nodes:
        at: i64 = len(ranked)
        mine = score(node, trust)
        while at > 0 and score(ranked[at - 1], trust) < mine:
            at -= 1
        ranked.insert(at, node)
    return ranked
