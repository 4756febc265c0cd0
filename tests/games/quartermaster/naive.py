"""A second derivation of the rules of play: slow, plain, and written without the engine.

It reads the map and the countries by itself, works with names and sets, and knows the basic cards,
the Status cards that stand, and a turn without reactions. Where it and the engine differ, one of
them is wrong.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import vezerkar

DATA = Path(vezerkar.HOME) / "games" / "quartermaster" / "data"
MAP = tomllib.loads((DATA / "map.toml").read_text(encoding="utf-8"))
RULES = tomllib.loads((DATA / "countries.toml").read_text(encoding="utf-8"))

SPACES: dict[str, dict[str, Any]] = {space["id"]: space for space in MAP["space"]}
COUNTRIES: dict[str, dict[str, Any]] = {c["id"]: c for c in RULES["country"]}
ORDER: list[str] = RULES["turn_order"]
TEAM: dict[str, str] = {name: c["team"] for name, c in COUNTRIES.items()}

# What the Status cards that stand say, in the words of the rulebook and the card list.
EXTRA_SUPPLY = {"uk_mackenzie_king": ("uk", "canada"), "usa_volunteer_group": ("usa", "szechuan")}
EXTRA_SITES = {"uk_lord_linlithgow": "india", "uk_australia_directorate": "australia"}

Pieces = dict[str, frozenset[str]]


@dataclass(frozen=True)
class World:
    """A moment of a turn: whose it is, what is asked, what stands where."""

    active: str
    pieces: Pieces
    hands: dict[str, tuple[str, ...]]
    status: dict[str, tuple[str, ...]] = field(default_factory=dict)
    asked: str = "play"  # play, build army, build navy, battle land, battle sea, discard

    def here(self, country: str) -> frozenset[str]:
        return self.pieces.get(country, frozenset())

    def cards(self, country: str) -> tuple[str, ...]:
        return self.status.get(country, ())


def is_sea(space: str) -> bool:
    return bool(SPACES[space]["kind"] == "sea")


def held_by(w: World, team: str, space: str) -> bool:
    return any(space in w.here(c) for c in ORDER if TEAM[c] == team)


def strait_open_to(w: World, strait: dict[str, Any]) -> str:
    for team in ("axis", "allies"):
        if held_by(w, team, strait["land"]):
            return team
    return str(strait["open_when_empty"])


def adjacent(w: World, team: str, space: str) -> set[str]:
    """Borders, and the other end of every strait that is open to the team."""
    found = set(SPACES[space]["adjacent"])
    for strait in MAP["strait"]:
        if space in strait["seas"] and strait_open_to(w, strait) == team:
            found |= set(strait["seas"]) - {space}
    return found


def supply_spaces(w: World, country: str) -> set[str]:
    found = {name for name, space in SPACES.items() if space["supply"]}
    for cards in w.status.values():
        for card in cards:
            owner, space = EXTRA_SUPPLY.get(card, ("", ""))
            if owner == country:
                found.add(space)
    if country in ("germany", "italy") and "sov_scorched_earth" in w.cards("ussr"):
        found.discard("ukraine")
    return found


def has_base(w: World, country: str, sea: str) -> bool:
    lands = [s for s in SPACES[sea]["adjacent"] if not is_sea(s)]
    return any(held_by(w, TEAM[country], land) for land in lands)


def supplied(w: World, country: str) -> set[str]:
    """Step by step from supplied neighbour to neighbour, until nothing changes."""
    mine = w.here(country)
    found = {s for s in mine if not is_sea(s) and s in supply_spaces(w, country)}
    if country == "ussr" and "sov_shvernik" in w.cards("ussr"):
        found |= {s for s in mine if not is_sea(s)}
    while True:
        more = {
            s
            for s in mine - found
            if adjacent(w, TEAM[country], s) & found and (not is_sea(s) or has_base(w, country, s))
        }
        if not more:
            return found
        found |= more


def with_piece(w: World, country: str, space: str) -> World:
    return replace(w, pieces={**w.pieces, country: w.here(country) | {space}})


def without_piece(w: World, country: str, space: str) -> World:
    return replace(w, pieces={**w.pieces, country: w.here(country) - {space}})


def home_sites(w: World, country: str) -> set[str]:
    sites = {COUNTRIES[country]["home"]}
    return sites | {EXTRA_SITES[card] for card in w.cards(country) if card in EXTRA_SITES}


def may_stand(w: World, country: str, space: str) -> bool:
    """Whether a build in a space meets its conditions, the piece standing there already or not."""
    enemy = "allies" if TEAM[country] == "axis" else "axis"
    if held_by(w, enemy, space):
        return False
    after = with_piece(w, country, space)
    beside = adjacent(w, TEAM[country], space)
    fed = supplied(w, country) - {space}
    at_home = not is_sea(space) and space in home_sites(w, country)
    return (bool(beside & fed) or at_home) and space in supplied(after, country)


def in_reserve(w: World, country: str, sea: bool) -> int:
    limit = COUNTRIES[country]["navies" if sea else "armies"]
    return int(limit) - sum(is_sea(s) == sea for s in w.here(country))


def builds(w: World, country: str, sea: bool) -> set[str]:
    """Where a piece can be built now."""
    if in_reserve(w, country, sea) <= 0:
        return set()
    return places_for(w, country, sea)


def places_for(w: World, country: str, sea: bool) -> set[str]:
    return {
        s
        for s in SPACES
        if is_sea(s) == sea and s not in w.here(country) and may_stand(w, country, s)
    }


def designations(w: World, country: str, sea: bool) -> set[str]:
    mine = {s for s in w.here(country) if is_sea(s) == sea}
    return {s for s in mine if s in supplied(w, country) and may_stand(w, country, s)}


def battles(w: World, country: str, sea: bool) -> set[tuple[str, str]]:
    """Space and target; the target is `-` in an empty space."""
    found = set()
    fed = supplied(w, country)
    for space in SPACES:
        if is_sea(space) != sea or held_by(w, TEAM[country], space):
            continue
        if not adjacent(w, TEAM[country], space) & fed:
            continue
        there = [c for c in ORDER if space in w.here(c)]
        found |= {(space, c) for c in there} or {(space, "-")}
    return found


# A turn, decision by decision


def actions(w: World) -> Iterator[tuple[str, World]]:
    """Every action of the country that is asked, in notation, with what it leads to."""
    country = w.active
    kind, _, what = w.asked.partition(" ")
    if kind == "play":
        yield from play(w, country)
    elif kind == "build":
        yield from build(w, country, what == "navy")
    elif kind == "battle":
        yield from battle(w, country, what == "sea")
    else:
        for card in sorted(set(w.hands[country])):
            yield f"discard {card}", go_on(without_hand_card(w, card))
        yield "done", next_turn(w)
    for space in w.here(country):
        yield f"withdraw {space}", ask_again(without_piece(w, country, space))


def play(w: World, country: str) -> Iterator[tuple[str, World]]:
    asks = {
        "build_army": "build army",
        "build_navy": "build navy",
        "land_battle": "battle land",
        "sea_battle": "battle sea",
    }
    for card in sorted(set(w.hands[country])):
        what = card.partition("_")[2]
        yield f"play {card}", ask_again(replace(without_hand_card(w, card), asked=asks[what]))
        yield f"discard {card}", end_play(without_hand_card(w, card))


def build(w: World, country: str, sea: bool) -> Iterator[tuple[str, World]]:
    for space in builds(w, country, sea):
        yield f"build {space}", end_play(with_piece(w, country, space))
    for space in designations(w, country, sea):
        yield f"designate {space}", end_play(w)
    yield "skip", end_play(w)


def battle(w: World, country: str, sea: bool) -> Iterator[tuple[str, World]]:
    for space, target in battles(w, country, sea):
        after = without_piece(w, target, space) if target != "-" else w
        yield f"battle {space} {target}", end_play(after)
    yield "skip", end_play(w)


def without_hand_card(w: World, card: str) -> World:
    hand = list(w.hands[w.active])
    hand.remove(card)
    return replace(w, hands={**w.hands, w.active: tuple(hand)})


def ask_again(w: World) -> World:
    """The same question, unless nothing is left to do by it."""
    kind, _, what = w.asked.partition(" ")
    sea = what in ("navy", "sea")
    if kind == "build":
        own = any(is_sea(s) == sea for s in w.here(w.active))
        possible = designations(w, w.active, sea) or (
            (in_reserve(w, w.active, sea) > 0 or own) and places_for(w, w.active, sea)
        )
        return w if possible else end_play(w)
    if kind == "battle":
        return w if battles(w, w.active, sea) else end_play(w)
    return w


def end_play(w: World) -> World:
    """The Supply step; then, as points do not matter here, the Discard step."""
    gone = w.here(w.active) - supplied(w, w.active)
    for space in gone:
        w = without_piece(w, w.active, space)
    return go_on(replace(w, asked="discard"))


def go_on(w: World) -> World:
    return w if w.hands[w.active] else next_turn(w)


def next_turn(w: World) -> World:
    """Cards drawn do not matter: counts never come back to the same country."""
    at = (ORDER.index(w.active) + 1) % len(ORDER)
    return replace(w, active=ORDER[at], asked="play")


def count(w: World, depth: int) -> int:
    """How many ways there are to take so many decisions."""
    if depth == 0:
        return 1
    return sum(count(after, depth - 1) for _, after in actions(w))


def read(raw: dict[str, Any]) -> World:
    """A position of the tests, with its own reading of what is left out."""
    given = raw.get("countries", {})
    pieces: Pieces = {}
    for name, country in COUNTRIES.items():
        text = given.get(name, {})
        pieces[name] = frozenset([*text.get("armies", [country["home"]]), *text.get("navies", [])])
    hands = {name: tuple(given.get(name, {}).get("hand", ())) for name in COUNTRIES}
    status = {name: tuple(text.get("status", ())) for name, text in given.items()}
    return World(raw.get("active", "germany"), pieces, hands, status)
