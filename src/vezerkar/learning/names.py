"""What observations are called in the catalog of a game: names are collected by playing."""

from __future__ import annotations

from typing import Final

from msgspec.structs import asdict

from vezerkar.agents import ask, find_agent
from vezerkar.agents.catalog import Catalog, places
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.playout import next_seat
from vezerkar.scene.named_facts import (
    PointOfView,
    action_facts,
    board_facts,
    spaces_of_pieces,
    table_facts,
    token_facts,
)
from vezerkar.scene.scene import Scene

ALL_SEATS_EVERY: Final = 16  # decisions: as those who wait see it, much stays the same


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
