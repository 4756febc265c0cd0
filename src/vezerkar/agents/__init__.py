"""Computer players: they know the kernel and the judge of a game, never its rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from vezerkar.agents.agent import Agent, ask
from vezerkar.agents.greedy import GreedyAgent
from vezerkar.agents.judged import SIGN, JudgedAgent
from vezerkar.agents.levels import LEVELS
from vezerkar.agents.random_agent import RandomAgent
from vezerkar.agents.searching import SearchAgent
from vezerkar.agents.sight import SightAgent
from vezerkar.core.errors import DataError

AGENTS: dict[str, Callable[[int], Agent]] = {
    RandomAgent.name: RandomAgent,
    SightAgent.name: SightAgent,
    GreedyAgent.name: GreedyAgent,
    SearchAgent.name: SearchAgent,
    **LEVELS,
}


def find_agent(name: str, seed: int) -> Agent:
    """A new agent of this name, or of this level; DataError lists those there are.

    With `@FILE` behind its name it uses the weights of that file instead of the game's own.
    """
    name, _, weights = name.partition(SIGN)
    make = AGENTS.get(name)
    if make is None:
        raise DataError(f"there is no agent '{name}'; the agents are: {', '.join(AGENTS)}")
    agent = make(seed)
    return JudgedAgent(agent, Path(weights)) if weights else agent


__all__ = ["AGENTS", "Agent", "ask", "find_agent"]
