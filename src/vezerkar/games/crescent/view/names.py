"""References to the things of a battle, as scenes and their reference book write them."""

from __future__ import annotations

from functools import cache

import vezerkar
from vezerkar.games.crescent.schema.scenario import Scenario
from vezerkar.games.crescent.setup import Layout
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import ARMY_PLACES, CARD_IDS, COLOURS, TROOPS
from vezerkar.words.words import Names


@cache
def known() -> Names:
    """The names in the text files."""
    return Names(vezerkar.HOME / "games" / "crescent" / "text")


def title_names(scenario: Scenario) -> dict[str, str]:
    """What a battle is called by language; the files may say it better than its data."""
    plain = {"en": scenario.title, "hu": scenario.title_hu}
    return known().entry("scenario", scenario.id, plain).names


def army(layout: Layout, seat: int, troop: int) -> str:
    """An army card of a captain: each captain has a set (KF-1.4)."""
    return f"army:{layout.seats[seat]}.{TROOPS[troop]}"


def slot_id(layout: Layout, seat: int, place: int) -> str:
    """A place for a command card on an army card."""
    return f"{layout.seats[seat]}.{TROOPS[place // ARMY_PLACES]}.{COLOURS[place % ARMY_PLACES]}"


def card(number: int) -> str:
    return f"card:{CARD_IDS[number]}"


def unit(layout: Layout, t: int) -> str:
    return f"unit:{layout.lexicon.name('unit', t)}"


def square(layout: Layout, q: int) -> str:
    return f"square:{layout.lexicon.name('square', q)}"


def pieces_of(s: Battle, layout: Layout, side: int) -> list[tuple[str, ...]]:
    """By troop, the towers on the board that an army card of a side commands."""
    found: list[list[str]] = [[] for _ in TROOPS]
    for t, troop in enumerate(s.board.tower_troop):
        if s.square[t] >= 0 and s.owner[t] == side:
            found[troop].append(unit(layout, t))
    return [tuple(pieces) for pieces in found]
