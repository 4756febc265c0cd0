"""Positions as text: small readable TOML, the same for every game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import tomli_w

from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.registry import find_game
from vezerkar.files.toml import parse_toml, read_toml

LINE_WIDTH = 100
_LIST = re.compile(r'^(?P<name>\w+ = )\[\n(?P<items>(?:  "[^"\\\n]*",\n)+)\]$', re.MULTILINE)


def write_position(game: Game, s: State) -> str:
    """A position as text, complete: read_position gives the same state again."""
    position = {"game": game.id, **game.write_position(s)}
    return _LIST.sub(_in_one_line, tomli_w.dumps(_without_nothing(position), indent=2))


def read_position(text: str, where: str = "position", pack: str = "") -> tuple[Game, State]:
    """The game and the state that a text describes, perhaps on the data of a pack."""
    try:
        raw = parse_toml(text)
    except DataError as error:
        raise DataError(f"{where}: {error}") from None
    return _read(raw, where, pack)


def load_position(path: Path) -> tuple[Game, State]:
    """The game and the state of a position file."""
    return _read(read_toml(path), str(path))


def _read(raw: dict[str, Any], where: str, pack: str = "") -> tuple[Game, State]:
    game_id = raw.get("game")
    if not isinstance(game_id, str):
        raise DataError(f"{where}: game: expected the name of a game")
    try:
        game = find_game(game_id, pack)
    except DataError as error:
        raise DataError(f"{where}: game: {error}") from None
    try:
        return game, game.read_position(with_settings(raw))
    except DataError as error:
        line = str(error).removeprefix("position: ")
        raise DataError(f"{where}: {line}") from None


def with_settings(raw: dict[str, Any]) -> dict[str, Any]:
    """Positions written before version 0.2 call the settings of the table its options."""
    if "options" in raw and "settings" not in raw:
        raw["settings"] = raw.pop("options")
    return raw


def _in_one_line(found: re.Match[str]) -> str:
    """Short lists read better in one line."""
    items = ", ".join(item.strip().removesuffix(",") for item in found["items"].splitlines())
    line = f"{found['name']}[{items}]"
    return line if len(line) <= LINE_WIDTH else found[0]


def _without_nothing(value: dict[str, Any]) -> dict[str, Any]:
    """Empty tables say nothing, so they are left out; empty lists do say something."""
    return {k: v for k, v in value.items() if v != {} and v is not None}
