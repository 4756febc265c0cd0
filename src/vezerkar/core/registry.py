"""Finds the games: every package in `vezerkar.games` that holds a GAME, with packs laid over it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from vezerkar.core.errors import DataError
from vezerkar.core.game import Game

PACKAGE = "vezerkar.games"
_packs: dict[tuple[str, str], tuple[Path, Game]] = {}  # by game and name of the pack


def game_ids() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return list(_packages_in(*import_module(PACKAGE).__path__))


@cache  # a server asks for a game many times a second
def _packages_in(*paths: str) -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(paths) if module.ispkg))


def add_pack(game_id: str, path: Path) -> str:
    """Lay a pack over a game, after checking all of it; returns the name of the pack."""
    game = find_game(game_id).with_pack(path)
    _packs[game_id, path.stem] = (path, game)
    return path.stem


def packs() -> list[tuple[str, Path]]:
    """The packs that were added, with their games."""
    return [(game_id, path) for (game_id, _), (path, _) in _packs.items()]


def pack_names(game_id: str) -> list[str]:
    return [name for known, name in _packs if known == game_id]


def find_game(game_id: str, pack: str = "") -> Game:
    """A game by its id, with a pack if one is named; DataError lists those there are."""
    if pack:
        found = _packs.get((game_id, pack))
        if found is None:
            known = ", ".join(pack_names(game_id)) or "none"
            raise DataError(f"there is no pack '{pack}' for {game_id} here; the packs are: {known}")
        return found[1]
    if game_id not in game_ids():
        raise DataError(f"there is no game '{game_id}'; the games are: {', '.join(game_ids())}")
    game = import_module(f"{PACKAGE}.{game_id}").GAME
    assert isinstance(game, Game)
    return game
