"""A player that follows the priors of its game: the quickest and simplest."""

from __future__ import annotations

from vezerkar.agents.agent import Agent
from vezerkar.agents.rollout import best_by_prior
from vezerkar.core.game import Game
from vezerkar.core.kernel import State


class PriorAgent(Agent):
    """Takes the action with the highest prior and tries nothing out."""

    name = "prior"

    def __init__(self, seed: int) -> None:
        pass  # it throws no dice

    def choose(self, game: Game, s: State, seat: int) -> int:
        return best_by_prior(s, seat, game.judge, s.legal_actions(seat))
