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
from msgspec.structs import asdict

from vezerkar.agents import ask, find_agent
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.playout import next_seat
from vezerkar.files.toml import convert, read_toml
from vezerkar.scene.named_facts import (
    Key,
    PointOfView,
    action_facts,
    board_facts,
    spaces_of_pieces,
    table_facts,
    token_facts,
)
from vezerkar.scene.scene import Scene

CATALOG_FILE: Final = "observations.toml"
OTHER: Final = "other"
ALL_SEATS_EVERY: Final = 16  # decisions: as those who wait see it, much stays the same


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


def names_in(scene: Scene) -> dict[str, set[str]]:
    """All names that a scene uses, by the list of the catalog they belong to."""
    name = PointOfView(scene).name
    on_board = places(space.id for space in scene.board.spaces)
    space_of = spaces_of_pieces(scene)
    actions = [action_facts(action, space_of) for action in scene.actions]
    return {
        "planes": {name(key) for key, _, _ in board_facts(scene.board)}
        | {name(key) for key, _, _ in token_facts(scene, on_board)},
        "numbers": {name(key) for key, _ in table_facts(scene, on_board)},
        "verbs": {action.verb for action in actions},
        "things": {thing for action in actions for thing in action.things},
        "marks": {name(key) for action in actions for key, _ in action.marks},
    }


def extended(catalog: Catalog, found: dict[str, set[str]]) -> Catalog:
    """The catalog with further names at the ends of its lists."""
    lists = {
        name: tuple(dict.fromkeys([*known, *sorted(found[name])]))
        for name, known in asdict(catalog).items()
    }
    return Catalog(**lists)


def with_every_card(catalog: Catalog) -> Catalog:
    """The catalog with every card in every zone where its owner has cards, met there or not."""
    zones: dict[str, set[str]] = {}
    cards: dict[str, set[str]] = {}
    for name in catalog.numbers:
        kind, _, rest = name.partition(" ")
        if kind == "card":
            zone, card, owner = rest.split(" ", 2)
            zones.setdefault(owner, set()).add(zone)
            cards.setdefault(owner, set()).add(card)
    names = {
        f"card {zone} {card} {owner}"
        for owner in zones
        for zone in zones[owner]
        for card in cards[owner]
    }
    found: dict[str, set[str]] = {name: set() for name in Catalog.__struct_fields__}
    return extended(catalog, found | {"numbers": names})


def names_of_game(game: Game, scenario: str, agent: str, seed: int) -> dict[str, set[str]]:
    """All names of one game, as every seat sees it."""
    chance = Seeded(seed)
    s = game.new(scenario, {}, chance)
    seats = range(len(game.seats(s)))
    players = [find_agent(agent, seed * 64 + seat) for seat in seats]
    found: dict[str, set[str]] = {name: set() for name in Catalog.__struct_fields__}
    number = 0
    while s.waiting:
        seat = next_seat(s)
        for one in seats if number % ALL_SEATS_EVERY == 0 else [seat]:
            for name, names in names_in(game.scene(s, one)).items():
                found[name] |= names
        s.apply_unchecked(seat, ask(players[seat], game, s, seat, Seeded(seed ^ number)), chance)
        number += 1
    return found
