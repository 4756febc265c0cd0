"""Faults that the shape of a file does not show: unknown names, numbers that do not agree.

Each fault is a pair: the place in the file and what is wrong there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

import msgspec

from vezerkar.games.quartermaster.schema.cards import (
    CardFace,
    CardStep,
    Condition,
    DeckFile,
    Matcher,
    Trigger,
    Where,
)
from vezerkar.games.quartermaster.schema.countries import Countries
from vezerkar.games.quartermaster.schema.map import WorldMap
from vezerkar.games.quartermaster.terms import COUNTRIES
from vezerkar.space.areas import MOST_AREAS

Fault = tuple[str, str]

MAX_STRAITS: Final = 5
WHO_REFERENCES: Final = ("target", "trigger_country")
DISCARD_OPS: Final = ("discard_deck", "discard_hand")


def map_faults(world: WorldMap) -> Iterator[Fault]:
    """Adjacency is symmetric, no space borders itself, the counts are right (QG-6.6, 6.7)."""
    ids = [space.id for space in world.space]
    if len(ids) > MOST_AREAS:
        yield "space", f"expected at most {MOST_AREAS} spaces, got {len(ids)}."
    near = {space.id: space.adjacent for space in world.space}
    for i, space in enumerate(world.space):
        at = f"space[{i}]"
        if ids.count(space.id) > 1:
            yield f"{at}.id", f"the id '{space.id}' is used twice."
        for name in space.adjacent:
            if name not in near:
                yield f"{at}.adjacent", f"there is no space '{name}'."
            elif name == space.id:
                yield f"{at}.adjacent", "a space is not adjacent to itself."
            elif space.id not in near[name]:
                yield f"{at}.adjacent", f"'{name}' does not name '{space.id}' in turn."
    lands = sum(space.kind == "land" for space in world.space)
    counts = {
        "land_count": (world.land_count, lands),
        "sea_count": (world.sea_count, len(ids) - lands),
        "edge_count": (world.edge_count, sum(map(len, near.values())) // 2),
        "supply_star_count": (world.supply_star_count, sum(s.supply for s in world.space)),
    }
    for name, (said, found) in counts.items():
        if said != found:
            yield name, f"expected {found}, as many as the spaces have, got {said}."
    yield from _strait_faults(world)
    for i, pair in enumerate(world.contested):
        a, b = pair.spaces
        if (b in near.get(a, ())) != pair.adjacent:
            yield f"contested[{i}]", f"'{a}' and '{b}' are not as it says."


def _strait_faults(world: WorldMap) -> Iterator[Fault]:
    kinds = {space.id: space.kind for space in world.space}
    if len(world.strait) > MAX_STRAITS:
        yield "strait", f"expected at most {MAX_STRAITS} straits, got {len(world.strait)}."
    for i, strait in enumerate(world.strait):
        if kinds.get(strait.land) != "land":
            yield f"strait[{i}].land", f"expected a land space, got '{strait.land}'."
        for sea in strait.seas:
            if kinds.get(sea) != "sea":
                yield f"strait[{i}].seas", f"expected sea spaces, got '{sea}'."


def country_faults(rules: Countries, world: WorldMap) -> Iterator[Fault]:
    """Six countries in two teams, each with a home; the seating names each of them once."""
    ids = [country.id for country in rules.country]
    if sorted(ids) != sorted(rules.turn_order) or len(set(ids)) != COUNTRIES:
        yield "turn_order", f"expected the {COUNTRIES} countries, each once."
    teams = [team.id for team in rules.team]
    if len(teams) != 2:
        yield "team", f"expected 2 teams, got {len(teams)}."
    spaces = {space.id: space for space in world.space}
    for i, country in enumerate(rules.country):
        at = f"country[{i}]"
        if country.team not in teams:
            yield f"{at}.team", f"expected one of {', '.join(teams)}, got '{country.team}'."
        elif country.id not in rules.team[teams.index(country.team)].countries:
            yield f"{at}.team", f"the team '{country.team}' does not name '{country.id}'."
        if country.home not in spaces or spaces[country.home].home_of != country.id:
            yield f"{at}.home", f"the map has no home space '{country.home}' of this country."
        for piece in country.start:
            if piece.space not in spaces:
                yield f"{at}.start", f"there is no space '{piece.space}'."
    if rules.tie_winner not in teams:
        yield "tie_winner", f"expected one of {', '.join(teams)}, got '{rules.tie_winner}'."
    for i, seating in enumerate(rules.seating):
        named = sorted(name for seat in seating.seats for name in seat)
        if named != sorted(ids) or len(seating.seats) != seating.players:
            yield f"seating[{i}]", f"expected {seating.players} seats and each country once."
    for strait in world.strait:
        if strait.open_when_empty not in teams:
            yield "team", f"the strait '{strait.id}' is open to '{strait.open_when_empty}'."


def deck_faults(deck: DeckFile, rules: Countries, world: WorldMap) -> Iterator[Fault]:
    """A deck has as many cards as its country, and its cards name only what exists."""
    owner = next((c for c in rules.country if c.id == deck.country), None)
    if owner is None:
        yield "country", f"there is no country '{deck.country}'."
        return
    total = sum(card.count for card in deck.card)
    if not deck.deck_size == owner.deck_size == total:
        yield "deck_size", f"expected {owner.deck_size} cards, got {deck.deck_size} and {total}."
    spell = _Spelling(rules, world)
    for i, card in enumerate(deck.card):
        at = f"card[{i}]"
        if card.type in ("status", "response") and card.count != 1:
            yield f"{at}.count", "expected 1: each use of a card on the table is counted by itself."
        if card.type == "response" and card.when not in ("window", "any_time"):
            yield f"{at}.when", "expected window or any_time for a Response."
        if (card.when == "window") != (card.trigger is not None):
            yield f"{at}.trigger", "expected exactly with when = 'window'."
        if (card.type == "economic_warfare") != bool(card.ew_target):
            yield f"{at}.ew_target", "expected exactly for Economic Warfare."
        if card.order == "any" and not all(s.op.startswith("build_") for s in card.step):
            yield f"{at}.order", "expected only builds in any order."
        if not 1 <= len(card.step) <= 8:
            yield f"{at}.step", f"expected 1 to 8 steps, got {len(card.step)}."
        for part, fault in spell.card(card):
            yield f"{at}.{part}", fault


class _Spelling:
    """Checks every name a card uses."""

    def __init__(self, rules: Countries, world: WorldMap) -> None:
        self.countries = {country.id for country in rules.country}
        self.teams = {team.id for team in rules.team}
        self.spaces = {space.id for space in world.space}

    def card(self, card: CardFace) -> Iterator[Fault]:
        yield from self._known("ew_target", card.ew_target, self.countries)
        for condition in card.require:
            yield from self._walk("require", condition)
        for cost in card.cost:
            if cost.op not in DISCARD_OPS:
                yield "cost", f"expected a discard, got '{cost.op}'."
            yield from self._walk("cost", cost)
        for i, step in enumerate(card.step):
            yield from self._walk(f"step[{i}]", step)
        if card.trigger is not None:
            yield from self._walk("trigger", card.trigger)

    def _walk(
        self, at: str, value: CardStep | Condition | Matcher | Where | Trigger
    ) -> Iterator[Fault]:
        """Every country, team and space named in a part of a card, and in what it contains."""
        for name in value.__struct_fields__:
            inner = getattr(value, name)
            place = f"{at}.{name}"
            if name in ("country", "decider", "target_country", "countries"):
                yield from self._known(place, _some(inner), self.countries)
            elif name in ("team", "target_team"):
                yield from self._known(place, _some(inner), self.teams)
            elif name in ("spaces", "not_spaces"):
                yield from self._known(place, _some(inner), self.spaces)
            elif name == "who":
                yield from self._known(place, _some(inner), {*self.countries, *WHO_REFERENCES})
            elif name in ("n_if", "delta_if") and inner is not None:
                yield from self._walk(place, inner.cond)
            else:
                for each in inner if isinstance(inner, tuple) else (inner,):
                    if isinstance(each, msgspec.Struct):
                        yield from self._walk(place, each)  # type: ignore[arg-type]

    def _known(self, at: str, names: Collection[str], known: Collection[str]) -> Iterator[Fault]:
        for name in names:
            if name not in known:
                yield at, f"expected one of {', '.join(sorted(known))}, got '{name}'."


def _some(value: str | tuple[str, ...]) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else (value,) if value else ()
