"""Styles: the same player with other likings, such as `greedy+cautious` or `general+bold`.

A style is data: `ai/styles.toml` of a game says by which factor each weight of the judge changes.
It changes priors and values alike, so that a player not only likes other things but also believes
in them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from vezerkar.agents.agent import Agent
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.judge import Judge
from vezerkar.core.kernel import State
from vezerkar.evaluation.weights import PRIOR_WEIGHTS, about, read_judge
from vezerkar.files.toml import convert, read_toml

STYLE_SIGN: Final = "+"
STYLES_FILE: Final = "styles.toml"
Factors = dict[str, float]


class StyledAgent(Agent):
    """Another agent whose judge likes other things."""

    def __init__(self, agent: Agent, style: str) -> None:
        self.name = f"{agent.name}{STYLE_SIGN}{style}"
        self.agent = agent
        self.style = style

    def choose(self, game: Game, s: State, seat: int) -> int:
        self.agent.time_limited = self.time_limited
        self.agent.memo = self.memo
        action = self.agent.choose(with_style(game, self.style), s, seat)
        self.memo = self.agent.memo
        return action


@lru_cache(maxsize=64)
def with_style(game: Game, style: str) -> Game:
    """The game with a judge of this style, whichever weights a player then gives it."""
    return with_factors(game, factors_of(game, style))


def with_factors(game: Game, factors: Mapping[str, float]) -> Game:
    """The game with judges whose weights are changed by factors."""
    check_factors(game.ai_folder, factors)
    plain = game.judge_with

    def judge_with(weights: Mapping[str, float]) -> Judge:
        return plain(scaled(weights, factors))

    other = game.judged_by(read_judge(game.ai_folder, judge_with))
    other.judge_with = judge_with  # type: ignore[method-assign]  # of this one object
    return other


def scaled(weights: Mapping[str, float], factors: Mapping[str, float]) -> dict[str, float]:
    """
    >>> scaled({"danger": 0.5, "goal": 1.0}, {"danger": 3.0})
    {'danger': 1.5, 'goal': 1.0}
    """
    return {name: number * factors.get(name, 1.0) for name, number in weights.items()}


def factors_of(game: Game, style: str) -> Factors:
    """What a style changes; DataError lists the styles there are."""
    styles = styles_of(game.ai_folder)
    if style not in styles:
        raise DataError(f"there is no style '{style}'; the styles are: {', '.join(styles)}")
    return styles[style]


@lru_cache(maxsize=16)
def styles_of(folder: Path) -> dict[str, Factors]:
    """The styles of the game in a folder; a game may have none."""
    file = folder / STYLES_FILE
    if not file.is_file():
        return {}
    styles = convert(read_toml(file), dict[str, Factors], STYLES_FILE)
    for style, factors in styles.items():
        with about(f"{file}: {style}"):
            check_factors(folder, factors)
    return styles


def check_factors(folder: Path, factors: Iterable[str]) -> None:
    """DataError if one of these weights is none of the judge's."""
    known = read_toml(folder / PRIOR_WEIGHTS)
    for name in factors:
        if name not in known:
            raise DataError(f"the judge has no weight '{name}'")
