"""A player that thinks most at the beginning of a turn, where the course of the turn is set.

There each action is tried in rollouts through this turn and the enemy's reply, in which both sides
plan as the greedy player does: a card is worth what a careful player makes of it. All that follows
in the turn is left to another agent.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from vezerkar.agents.agent import Agent
from vezerkar.agents.chance_values import valued_by_chances
from vezerkar.agents.rollout import EvenChance, TurnPlanner, shortlist, tries_per_round
from vezerkar.agents.search import DICE_SEEDS, Budget, rank
from vezerkar.agents.tree import Node
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat

PRIOR_TRIES: Final = 4.0  # a prior counts as this many tries
MAX_PLANNED_STEPS: Final = 400  # a longer try is cut off and valued as it stands


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
        self.planner = TurnPlanner(width=4, tries=1, trust=0.5, clear=0.02)

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
                    node.total += self.rollout(game, guess.clone(), seat, node.action, seed)
                    node.visits += 1
                seed += 1
            left = rank(left, PRIOR_TRIES)
            left = left[: (len(left) + 1) // 2]
        return left[0].action

    def rollout(self, game: Game, s: State, seat: int, action: int, seed: int) -> float:
        """The value to the team of a seat some turns later."""
        judge, teams, dice = game.judge, game.teams(s), EvenChance(seed + DICE_SEEDS)
        turn, turns = judge.turn(s), 0
        s.apply_unchecked(seat, action, dice)
        for step in range(MAX_PLANNED_STEPS):
            if judge.turn(s) != turn:
                turn, turns = judge.turn(s), turns + 1
            if not s.waiting or turns >= self.horizon:
                break
            one = next_seat(s)
            planned = self.planner.choose(s, one, teams[one], judge, seed + step)
            s.apply_unchecked(one, planned, dice)
        end = valued_by_chances(game, s) if self.chances else judge
        return end.value(s, teams[seat])
