"""The levels of the computer players, weakest first.

What a level does in a game is data: `ai/levels.toml` of the game. A level counts
tries, so that equal seeds give equal actions. Its seconds are only a limit, for a table on a slow
machine; in the arena, where nobody waits, there is none.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from pathlib import Path
from typing import Final

from msgspec import Struct

from vezerkar.agents.agent import Agent
from vezerkar.agents.greedy_agent import GreedyAgent
from vezerkar.agents.prior_agent import PriorAgent
from vezerkar.agents.search import Budget
from vezerkar.agents.search_agent import SearchAgent
from vezerkar.agents.stage_agent import StageAgent
from vezerkar.agents.styles import STYLE_SIGN, StyledAgent, factors_of, with_factors
from vezerkar.agents.tree import Style
from vezerkar.agents.turn_agent import TurnAgent
from vezerkar.agents.weighted import with_weights
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.files.toml import convert, read_toml

LEVELS_FILE: Final = "levels.toml"


class SearchBudget(Struct, forbid_unknown_fields=True, frozen=True):
    """How a level that searches spends its tries; see `Style`."""

    tries: int
    seconds: float
    width: int = 8
    horizon: int = 2
    explore: float = 0.3
    trust: float = 4.0
    clear: float = 0.6
    widen: float = 0.0
    even: bool = False
    chances: bool = False  # values what a try leads to by learned chances, see `chance_values.py`
    policy: bool = False  # adds to tries what was learned of actions, see `policy_net.py`


class StageBudget(Struct, forbid_unknown_fields=True, frozen=True):
    """How a level that plans by stages spends its tries; see `StageSearch`."""

    tries: int
    seconds: float
    horizon: int


class TurnBudget(Struct, forbid_unknown_fields=True, frozen=True):
    """How a level that thinks most at the beginning of a turn spends its tries; see `TurnAgent`."""

    tries: int
    seconds: float
    width: int
    horizon: int
    chances: bool = False  # as in a search


class Level(Struct, forbid_unknown_fields=True, frozen=True):
    """What a level does in a game: what it sees, and how far it looks.

    A level makes the mistakes of somebody who overlooks things or does not look far enough; it
    never takes an action that seems bad to itself.
    """

    depth: int = 1  # without a budget: 0 follows priors, 1 looks to the end of its turn
    overlooks: tuple[str, ...] = ()  # weights of the judge: what they weigh, it does not see
    priors: str = ""  # a file of weights for its priors, else the game's own
    values: str = ""  # the same for the values of positions
    search: SearchBudget | None = None
    turns: TurnBudget | None = None  # for the first decision of each turn, together with `search`
    stages: StageBudget | None = None


class Levels(Struct, forbid_unknown_fields=True, frozen=True):
    """The four levels of a game."""

    recruit: Level
    sergeant: Level
    officer: Level
    general: Level


class LevelAgent(Agent):
    """A player of a level, whatever the game."""

    def __init__(self, level: str, seed: int) -> None:
        self.name = level
        self.seed = seed
        self.thinker: Agent | None = None

    def level(self, game: Game) -> Level:
        """How it thinks in a game."""
        found: Level = getattr(levels_of(game.ai_folder), self.name)
        return found

    def choose(self, game: Game, s: State, seat: int) -> int:
        level = self.level(game)
        if self.thinker is None:
            self.thinker = agent_behind(level, self.seed, self.time_limited)
        self.thinker.memo = self.memo
        action = self.thinker.choose(as_seen_by(level, game), s, seat)
        self.memo = self.thinker.memo
        return action

    def expected(self, game: Game, s: State, seat: int) -> int:
        game = as_seen_by(self.level(game), game)
        thinker = self.thinker or PriorAgent(self.seed)
        return thinker.expected(game, s, seat)


def as_seen_by(level: Level, game: Game) -> Game:
    """The game with the judge of a level."""
    files = [game.ai_folder / name if name else None for name in (level.priors, level.values)]
    return with_weights(overlooking(game, level.overlooks), *files)


@lru_cache(maxsize=64)
def overlooking(game: Game, weights: tuple[str, ...]) -> Game:
    """The game with a judge that does not see what these weights weigh."""
    return with_factors(game, dict.fromkeys(weights, 0.0)) if weights else game


def agent_behind(level: Level, seed: int, time_limited: bool = True) -> Agent:
    """The agent that thinks for a level."""
    if level.stages is not None:
        return StageAgent(seed, budget(level.stages, time_limited), level.stages.horizon)
    how = level.search
    if how is None:
        return GreedyAgent(seed) if level.depth else PriorAgent(seed)
    style = Style(how.width, how.horizon, how.explore, how.trust, how.clear, how.widen, how.even)
    searcher = SearchAgent(seed, budget(how, time_limited), style, how.chances, how.policy)
    if level.turns is None:
        return searcher
    turns, limit = level.turns, budget(level.turns, time_limited)
    return TurnAgent(seed, limit, turns.width, turns.horizon, searcher, turns.chances)


def budget(how: SearchBudget | TurnBudget | StageBudget, time_limited: bool) -> Budget:
    """The tries of a level, with its time limit if that counts."""
    return Budget(how.tries, how.seconds) if time_limited else Budget(how.tries)


@lru_cache(maxsize=16)
def levels_of(folder: Path) -> Levels:
    """The levels of the game in a folder."""
    return convert(read_toml(folder / LEVELS_FILE), Levels, LEVELS_FILE)


def weight_files(level: Level) -> list[str]:
    """The files of weights that a level names."""
    return [name for name in (level.priors, level.values) if name]


LEVELS: Final[dict[str, Callable[[int], Agent]]] = {
    name: partial(LevelAgent, name) for name in Levels.__struct_fields__
}


def agent_of_level(level: str, seed: int) -> Agent:
    """A new agent of a level, perhaps in a style: `general+bold`; DataError lists the levels."""
    name, _, style = level.partition(STYLE_SIGN)
    make = LEVELS.get(name)
    if make is None:
        raise DataError(f"there is no level '{name}'; the levels are: {', '.join(LEVELS)}")
    return StyledAgent(make(seed), style) if style else make(seed)


def check_level(game: Game, level: str) -> None:
    """DataError if a game has no such level, or not the style behind it."""
    agent = agent_of_level(level, 0)
    if isinstance(agent, StyledAgent):
        factors_of(game, agent.style)
