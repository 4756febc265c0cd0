"""A player that searches."""

from __future__ import annotations

from functools import partial
from typing import Final

from vezerkar.agents.agent import Agent
from vezerkar.agents.chance_values import valued_by_chances
from vezerkar.agents.policy_net import policy_of
from vezerkar.agents.rollout import best_by_prior
from vezerkar.agents.search import Budget, Search
from vezerkar.agents.tree import SEAT_STEP, Node, Style
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State

DEFAULT_BUDGET: Final = Budget(tries=400)
DEFAULT_STYLE: Final = Style(width=8, horizon=2, explore=0.3, trust=4.0, clear=0.6, widen=0.5)


class SearchAgent(Agent):
    """Looks for the action that does best over many guesses at what is hidden."""

    name = "search"

    def __init__(
        self,
        seed: int,
        budget: Budget = DEFAULT_BUDGET,
        style: Style = DEFAULT_STYLE,
        chances: bool = False,
        policy: bool = False,
    ) -> None:
        self.pick = Seeded(seed)
        self.budget = budget
        self.style = style
        self.chances = chances  # what a try leads to is valued by chances, if they were learned
        self.policy = policy  # adds to tries what was learned, in a game that has a network
        self.taken: Node | None = None  # the last action, with the tree below it
        self.turn = -1  # in which it was taken

    def choose(self, game: Game, s: State, seat: int) -> int:
        def deal(number: int) -> State:
            return game.guess(s, seat, Seeded(number))

        seed = self.pick.below(1 << 40)
        judge = valued_by_chances(game, s) if self.chances else game.judge
        policy = policy_of(game) if self.policy else None
        lean = partial(policy.leanings, s, seat) if policy else None
        search = Search(judge, list(game.teams(s)), seat, deal, self.style, seed, lean)
        turn = game.judge.turn(s)
        self.taken = search.choose(s, self.budget, self.taken if turn == self.turn else None)
        self.turn = turn
        return self.taken.action

    def expected(self, game: Game, s: State, seat: int) -> int:
        """The action that was tried most below the one that was taken."""
        actions = s.legal_actions(seat)
        below = (self.taken and self.taken.nodes) or {}
        tried = [below[key] for one in actions if (key := seat * SEAT_STEP + one) in below]
        if not tried:
            return best_by_prior(s, seat, game.judge, actions)
        return max(tried, key=lambda node: node.visits).action
