"""How strong a computer player at a table is, weakest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vezerkar.agents.agent import Agent
from vezerkar.agents.greedy import GreedyAgent
from vezerkar.agents.random_agent import RandomAgent
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.kernel import State


class Mixed(Agent):
    """Thinks only now and then; else it takes anything."""

    name = "mixed"

    def __init__(self, seed: int, percent: int) -> None:
        self.percent = percent
        self.pick = Seeded(seed)
        self.thinker = GreedyAgent(seed + 1)
        self.guesser = RandomAgent(seed + 2)

    def choose(self, game: Game, s: State, seat: int) -> int:
        thinks = self.pick.below(100) < self.percent
        return (self.thinker if thinks else self.guesser).choose(game, s, seat)


def recruit(seed: int) -> Agent:
    """Someone who has just read the rules."""
    return Mixed(seed, 30)


LEVELS: Final[dict[str, Callable[[int], Agent]]] = {
    "recruit": recruit,
    "sergeant": GreedyAgent,
}


def agent_of_level(level: str, seed: int) -> Agent:
    """A new agent of a level; DataError lists those there are."""
    make = LEVELS.get(level)
    if make is None:
        raise DataError(f"there is no level '{level}'; the levels are: {', '.join(LEVELS)}")
    return make(seed)
