"""An agent that values positions its own way: `greedy@my-values.toml` plays against `greedy`."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from pathlib import Path

from vezerkar.agents.agent import Agent
from vezerkar.core.game import Game
from vezerkar.core.judge import Judge
from vezerkar.core.kernel import State
from vezerkar.evaluation.split_judge import SplitJudge
from vezerkar.evaluation.weights import judge_of

SIGN = "@"


class JudgedAgent(Agent):
    """Another agent, in a game whose judge values positions otherwise; what tempts it stays."""

    def __init__(self, agent: Agent, file: Path) -> None:
        self.name = f"{agent.name}{SIGN}{file}"
        self.agent = agent
        self.file = file

    def choose(self, game: Game, s: State, seat: int) -> int:
        self.agent.hurried = self.hurried
        return self.agent.choose(judging(game, None, self.file), s, seat)


@lru_cache(maxsize=32)
def judging(game: Game, sight: Path | None, worth: Path | None) -> Game:
    """A game whose judge weighs what tempts, or what positions are worth, by files of weights."""
    if sight is None and worth is None:
        return game
    minds = [judge_of(file, game.judge_with) if file else game.judge for file in (sight, worth)]
    return with_judge(game, SplitJudge(*minds))


def with_judge(game: Game, judge: Judge) -> Game:
    """The same game, seen with other eyes."""
    other = copy(game)
    other.judge = judge
    return other
