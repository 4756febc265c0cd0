"""An opponent that thinks before each stage of a turn how to lead it, and then leads it so."""

from __future__ import annotations

from vezerkar.agents.agent import Agent
from vezerkar.agents.rollout import best_by_prior
from vezerkar.agents.search import Budget
from vezerkar.agents.stage_search import Staff
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State


class LeadingAgent(Agent):
    """Follows each posture through in thought, then the best of them until the stage is over."""

    name = "leading"

    def __init__(self, seed: int, budget: Budget, horizon: int) -> None:
        self.pick = Seeded(seed)
        self.budget = budget
        self.horizon = horizon

    def choose(self, game: Game, s: State, seat: int) -> int:
        actions = s.legal_actions(seat)
        if len(actions) == 1:
            return actions[0]
        stage = game.judge.stage(s, seat)
        if self.memo[:1] != (stage,):
            self.memo = (stage, self.think(game, s, seat))
        return best_by_prior(s, seat, game.judge.with_posture(self.memo[1]), actions)

    def think(self, game: Game, s: State, seat: int) -> int:
        def deal(number: int) -> State:
            return game.guess(s, seat, Seeded(number))

        staff = Staff(game.judge, list(game.teams(s)), seat, deal, self.horizon)
        return staff.choose(s, self.budget, self.pick.below(1 << 40))
