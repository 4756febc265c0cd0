"""A player that thinks most at the beginning of a turn, where the course of the turn is set.

There each action is tried in rollouts through this turn and the enemy's reply, in which both sides
plan as the greedy player does: a card is worth what a careful player makes of it. All that follows
in the turn is left to another agent.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from vezerkar.agents.agent import Agent
from vezerkar.agents.planned_try import planned_value
from vezerkar.agents.rollout import shortlist, tries_per_round
from vezerkar.agents.search import Budget, rank
from vezerkar.agents.tree import Node
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State

PRIOR_TRIES: Final = 4.0  # a prior counts as this many tries


class TurnAgent(Agent):
    """Tries the first decision of a turn in careful rollouts; another agent makes the others."""

    name = "turns"

    def __init__(
        self,
        seed: int,
        budget: Budget,
        width: int,
        horizon: int,
        rest: Agent,
        chances: bool = False,
    ) -> None:
        self.pick = Seeded(seed)
        self.budget = budget
        self.width = width  # actions that are tried
        self.horizon = horizon  # turns that are played before a position is valued
        self.rest = rest
        self.chances = chances  # what a try leads to is valued by chances, if they were learned

    def choose(self, game: Game, s: State, seat: int) -> int:
        actions = s.legal_actions(seat)
        if len(actions) == 1:
            return actions[0]
        turn, first = game.judge.turn(s), hash(tuple(actions))  # of ints: the same everywhere
        if self.memo[:1] == (turn,) and self.memo[1:] != (first,):
            return self.rest.choose(game, s, seat)
        self.memo = (turn, first)  # whoever asks again at the first decision gets the same answer
        return self.think(game, s, seat, actions)

    def expected(self, game: Game, s: State, seat: int) -> int:
        return self.rest.expected(game, s, seat)

    def think(self, game: Game, s: State, seat: int, actions: list[int]) -> int:
        """The best action; all are tried on the same guesses with the same dice."""
        until = monotonic() + self.budget.seconds
        best, priors = shortlist(s, seat, game.judge, actions, self.width)
        left = [Node(action, prior) for action, prior in zip(best, priors, strict=True)]
        seed = self.pick.below(1 << 40)
        for share in tries_per_round(self.budget.tries, len(left)):
            for _ in range(share):
                if left[0].visits and monotonic() > until:
                    return rank(left, PRIOR_TRIES)[0].action
                guess = game.guess(s, seat, Seeded(seed))
                for node in left:
                    node.total += planned_value(
                        game, guess.clone(), seat, node.action, seed, self.horizon, self.chances
                    )
                    node.visits += 1
                seed += 1
            left = rank(left, PRIOR_TRIES)
            left = left[: (len(left) + 1) // 2]
        return left[0].action
