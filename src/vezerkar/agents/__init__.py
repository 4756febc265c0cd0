"""Computer players: they know the kernel and the judge of a game, never its rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from vezerkar.agents.agent import Agent, ask
from vezerkar.agents.earlier import EARLIER
from vezerkar.agents.greedy_agent import GreedyAgent
from vezerkar.agents.levels import LEVELS, levels_of
from vezerkar.agents.policy_agent import PolicyAgent
from vezerkar.agents.prior_agent import PriorAgent
from vezerkar.agents.random_agent import RandomAgent
from vezerkar.agents.search_agent import SearchAgent
from vezerkar.agents.styles import STYLE_SIGN, StyledAgent, factors_of
from vezerkar.agents.thumb_agent import ThumbAgent
from vezerkar.agents.weighted import WEIGHTS_SIGN, WeightedAgent
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.evaluation.weights import judge_of

AGENTS: dict[str, Callable[[int], Agent]] = {
    RandomAgent.name: RandomAgent,
    ThumbAgent.name: ThumbAgent,
    PriorAgent.name: PriorAgent,
    GreedyAgent.name: GreedyAgent,
    PolicyAgent.name: PolicyAgent,
    SearchAgent.name: SearchAgent,
    **LEVELS,
    **EARLIER,
}


def find_agent(name: str, seed: int) -> Agent:
    """A new agent of this name, or of this level; DataError lists those there are.

    With `+STYLE` behind its name it plays in that style, with `@FILE` it values positions by the
    weights of that file instead of the game's own.
    """
    name, _, weights = name.partition(WEIGHTS_SIGN)
    name, _, style = name.partition(STYLE_SIGN)
    make = AGENTS.get(name)
    if make is None:
        raise DataError(f"there is no agent '{name}'; the agents are: {', '.join(AGENTS)}")
    agent = make(seed)
    if style:
        agent = StyledAgent(agent, style)
    return WeightedAgent(agent, Path(weights)) if weights else agent


def check_agent(game: Game, name: str) -> None:
    """DataError if there is no such agent, or if it would ignore the weights given."""
    find_agent(name, 0)
    name, _, weights = name.partition(WEIGHTS_SIGN)
    name, _, style = name.partition(STYLE_SIGN)
    if style:
        factors_of(game, style)
    if weights:
        judge_of(Path(weights), game.judge_with)
    if weights and name in LEVELS and getattr(levels_of(game.ai_folder), name).values:
        raise DataError(f"'{name}' has weights of its own in {game.id}: name another agent")


__all__ = ["AGENTS", "Agent", "ask", "check_agent", "find_agent"]
