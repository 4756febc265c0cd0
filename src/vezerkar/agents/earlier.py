"""Generals of earlier versions, kept as they were: a new one has to hold its own against them.

`ai/earlier.toml` of a game has a section for each, written like a level; its files of weights lie
in the folder `ai/earlier`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from pathlib import Path
from typing import Final

from vezerkar.agents.agent import Agent
from vezerkar.agents.levels import Level, LevelAgent
from vezerkar.core.game import Game
from vezerkar.files.toml import convert, read_toml

EARLIER_FILE: Final = "earlier.toml"
# Every game has all of them. The plain one differs in that none of its weights were evolved.
NAMES: Final = ("general-0.2", "plain-general-0.2")


class EarlierAgent(LevelAgent):
    """A general as it was in an earlier version."""

    def level(self, game: Game) -> Level:
        return earlier_of(game.ai_folder)[self.name]


@lru_cache(maxsize=16)
def earlier_of(folder: Path) -> dict[str, Level]:
    """The earlier generals of the game in a folder, by name."""
    return convert(read_toml(folder / EARLIER_FILE), dict[str, Level], EARLIER_FILE)


EARLIER: Final[dict[str, Callable[[int], Agent]]] = {
    name: partial(EarlierAgent, name) for name in NAMES
}
