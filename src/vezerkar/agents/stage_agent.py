"""A player that picks a posture before each stage of a turn and plays it to the end."""

from __future__ import annotations

from vezerkar.agents.agent import Agent
from vezerkar.agents.rollout import best_by_prior
from vezerkar.agents.search import Budget
from vezerkar.agents.stage_search import StageSearch
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State


class StageAgent(Agent):
    """Tries each posture in rollouts, then plays the best of them until the stage is over."""

    name = "stages"

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

    def expected(self, game: Game, s: State, seat: int) -> int:
        judge = game.judge.with_posture(self.memo[1]) if self.memo else game.judge
        return best_by_prior(s, seat, judge, s.legal_actions(seat))

    def think(self, game: Game, s: State, seat: int) -> int:
        def deal(number: int) -> State:
            return game.guess(s, seat, Seeded(number))

        search = StageSearch(game.judge, list(game.teams(s)), seat, deal, self.horizon)
        return search.choose(s, self.budget, self.pick.below(1 << 40))
