"""A player that looks to the end of the turn and no farther."""

from __future__ import annotations

from typing import Final

from vezerkar.agents.agent import Agent
from vezerkar.agents.rollout import TurnPlanner
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State

TRUST: Final = 0.5  # how much a prior counts beside what the end of the turn is worth


class GreedyAgent(Agent):
    """Rolls out the most promising actions to the end of the turn and takes the best."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.pick = Seeded(seed)
        self.planner = TurnPlanner(width=6, tries=3, trust=TRUST, clear=0.02)

    def choose(self, game: Game, s: State, seat: int) -> int:
        team = game.teams(s)[seat]
        return self.planner.choose(s, seat, team, game.judge, self.pick.below(1 << 30))
