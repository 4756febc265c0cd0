"""An opponent that looks to the end of the turn and no farther."""

from __future__ import annotations

from vezerkar.agents import plan
from vezerkar.agents.agent import Agent
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State


class GreedyAgent(Agent):
    """Tries the options that look best, each to the end of the turn, and takes the best of them."""

    name = "greedy"
    width = 6  # options that are tried
    tries = 3  # with how many dice the last of them are
    trust = 0.5  # how much first sight counts

    def __init__(self, seed: int) -> None:
        self.pick = Seeded(seed)

    def choose(self, game: Game, s: State, seat: int) -> int:
        seed = self.pick.below(1 << 30)
        team = game.teams(s)[seat]
        return plan.choose(s, seat, team, game.judge, seed, self.width, self.tries, self.trust)
