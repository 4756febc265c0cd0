"""Finds the games: every package in `vezerkar.games` that holds a GAME."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from vezerkar.core.errors import DataError
from vezerkar.core.game import Game

PACKAGE = "vezerkar.games"


def game_ids() -> list[str]:
    """The ids of all games, in alphabetical order."""
    paths = import_module(PACKAGE).__path__
    return sorted(module.name for module in iter_modules(paths) if module.ispkg)


def find_game(game_id: str) -> Game:
    """The game of an id; DataError lists those there are."""
    if game_id not in game_ids():
        raise DataError(f"there is no game '{game_id}'; the games are: {', '.join(game_ids())}")
    game = import_module(f"{PACKAGE}.{game_id}").GAME
    assert isinstance(game, Game)
    return game
