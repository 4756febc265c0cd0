"""The names of all numbers that a game's observations hold, each with its fixed place.

The list of a game is data: `ai/observations.toml`. A name that is not in it, such as a unit of a
pack that somebody wrote, counts at the place `other`. New names are added at the end, so that what
was learnt with an older list keeps its meaning.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from vezerkar.files.toml import convert, read_toml
from vezerkar.scene.named_facts import Key, PointOfView

CATALOG_FILE: Final = "observations.toml"
OTHER: Final = "other"


class Catalog(Struct, forbid_unknown_fields=True, frozen=True):
    """Names by place: the first of each list is at place 0, `other`."""

    planes: tuple[str, ...] = (OTHER,)  # numbers by space
    numbers: tuple[str, ...] = (OTHER,)  # numbers of the table
    verbs: tuple[str, ...] = (OTHER,)
    things: tuple[str, ...] = (OTHER,)  # what actions name beside spaces: cards, slots, decks
    marks: tuple[str, ...] = (OTHER,)  # of actions


@lru_cache(maxsize=16)
def catalog_at(folder: Path) -> Catalog:
    """The catalog in the `ai` folder of a game."""
    return convert(read_toml(folder / CATALOG_FILE), Catalog, CATALOG_FILE)


def places(names: Iterable[str]) -> dict[str, int]:
    return {name: place for place, name in enumerate(names)}


class Places(dict[Key, int]):
    """The place of each key of facts, from one point of view; unknown ones are `other`."""

    def __init__(self, names: Iterable[str], view: PointOfView) -> None:
        self.names = places(names)
        self.view = view

    def __missing__(self, key: Key) -> int:
        self[key] = place = self.names.get(self.view.name(key), 0)
        return place
