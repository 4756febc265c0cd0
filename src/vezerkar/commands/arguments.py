"""Arguments that several commands share: scenarios, settings, packs, numbers."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from vezerkar.core.errors import DataError
from vezerkar.core.game import Game, Value
from vezerkar.core.registry import add_pack

DEFAULT_PACK_GAME: Final = "memoir"  # for a pack given without its game


def chosen_scenarios(game: Game, scenario: str | None) -> list[str]:
    """One scenario, or all of them; an unknown name lists those there are."""
    known = [info.id for info in game.scenarios()]
    if scenario is None:
        return known
    if scenario not in known:
        raise DataError(
            f"there is no scenario '{scenario}' in {game.id}; the scenarios are: {', '.join(known)}"
        )
    return [scenario]


def chosen_settings(game: Game, words: Sequence[str] | None) -> dict[str, Value]:
    """Settings given as name=value, checked."""
    given: dict[str, Value] = {}
    for word in words or ():
        name, equals, value = word.partition("=")
        if not equals:
            raise DataError(f"--setting: expected name=value, found '{word}'")
        given[name] = value
    full = game.complete_settings(given)
    return {name: full[name] for name in given}


def add_packs(words: Sequence[str] | None) -> list[str]:
    """Packs given as PATH or GAME=PATH, checked; their names."""
    names = []
    for word in words or ():
        game, equals, path = word.rpartition("=")
        if not Path(path).exists():
            raise DataError(f"--pack: {path}: there is no such folder or file")
        names.append(add_pack(game if equals else DEFAULT_PACK_GAME, Path(path)))
    return names


def at_least(least: int) -> Callable[[str], int]:
    """An argument type: a whole number of at least `least`."""

    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit() or int(text) < least:
            raise argparse.ArgumentTypeError(f"expected a number from {least}, found '{text}'")
        return int(text)

    return read
