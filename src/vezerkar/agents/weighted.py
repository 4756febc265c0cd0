"""An agent with its own weights: `greedy@my-values.toml` plays against `greedy`."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from vezerkar.agents.agent import Agent
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.evaluation.split_judge import SplitJudge
from vezerkar.evaluation.weights import judge_of

WEIGHTS_SIGN = "@"


class WeightedAgent(Agent):
    """Another agent, in a game whose judge values positions differently; its priors stay."""

    def __init__(self, agent: Agent, file: Path) -> None:
        self.name = f"{agent.name}{WEIGHTS_SIGN}{file}"
        self.agent = agent
        self.file = file

    def choose(self, game: Game, s: State, seat: int) -> int:
        self.agent.time_limited = self.time_limited
        return self.agent.choose(with_weights(game, None, self.file), s, seat)


@lru_cache(maxsize=32)
def with_weights(game: Game, priors: Path | None, values: Path | None) -> Game:
    """The game with a judge whose priors, or values, come from files of weights."""
    if priors is None and values is None:
        return game
    judges = [judge_of(file, game.judge_with) if file else game.judge for file in (priors, values)]
    return game.judged_by(SplitJudge(*judges))
