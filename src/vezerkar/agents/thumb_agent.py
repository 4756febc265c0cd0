"""A player that follows a game's rule of thumb: what somebody does on the first evening."""

from __future__ import annotations

from vezerkar.agents.agent import Agent
from vezerkar.agents.rollout import best_by_prior
from vezerkar.core.game import Game
from vezerkar.core.kernel import State


class ThumbAgent(Agent):
    """Takes what the rule of thumb likes best; where a game has none, what the priors like."""

    name = "thumb"

    def __init__(self, seed: int) -> None:
        pass  # it throws no dice

    def choose(self, game: Game, s: State, seat: int) -> int:
        return best_by_prior(s, seat, game.rule_of_thumb or game.judge, s.legal_actions(seat))
