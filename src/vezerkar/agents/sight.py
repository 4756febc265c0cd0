"""An opponent that trusts its first sight: the quickest there is, and the plainest."""

from __future__ import annotations

from vezerkar.agents.agent import Agent
from vezerkar.agents.plan import most_urgent
from vezerkar.core.game import Game
from vezerkar.core.kernel import State


class SightAgent(Agent):
    """Takes what tempts most and tries nothing out."""

    name = "sight"

    def __init__(self, seed: int) -> None:
        pass  # it throws no dice

    def choose(self, game: Game, s: State, seat: int) -> int:
        return most_urgent(s, seat, game.judge, s.legal(seat))
