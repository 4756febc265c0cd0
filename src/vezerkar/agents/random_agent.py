"""The weakest player, and the yardstick of all others."""

from __future__ import annotations

from vezerkar.agents.agent import Agent
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State


class RandomAgent(Agent):
    """Takes any action, each as likely as the others."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.pick = Seeded(seed)

    def choose(self, game: Game, s: State, seat: int) -> int:
        actions = s.legal_actions(seat)
        return actions[self.pick.below(len(actions))]
