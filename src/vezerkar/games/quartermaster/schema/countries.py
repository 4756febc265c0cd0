"""The shape of countries.toml: teams, countries, seating, the numbers of the rulebook."""

from __future__ import annotations

from typing import Literal

from vezerkar.games.quartermaster.schema.strict_table import Source, StrictTable


class Team(StrictTable, frozen=True):
    id: str
    name: str
    name_hu: str
    countries: tuple[str, ...]


class StartPiece(StrictTable, frozen=True):
    type: Literal["army", "navy"]
    space: str


class Country(StrictTable, frozen=True):
    """A country: its pieces, its home, how many cards it has."""

    id: str
    name: str
    name_hu: str
    adjective_hu: str
    team: str
    turn: int
    home: str
    deck_size: int
    armies: int
    navies: int
    start: tuple[StartPiece, ...]
    colour: str
    source: Source
    navies_published: int = -1  # another number in public material; -1 if it is the same
    note: str = ""


class SeatingTable(StrictTable, frozen=True):
    """Who plays which countries at a table of so many people."""

    players: int
    seats: tuple[tuple[str, ...], ...]
    source: Source


class Marker(StrictTable, frozen=True):
    id: str
    space: str
    country: str
    placed_by: str
    source: Source


class Component(StrictTable, frozen=True):
    id: str
    count: int
    source: Source
    sum_of_profiles: int = 0
    published: int = 0
    note: str = ""


class Countries(StrictTable, frozen=True):
    """Teams, countries and the numbers of the rulebook."""

    game: Literal["quartermaster"]
    rounds: int
    turn_order: tuple[str, ...]
    start_draw: int
    start_discard: int
    hand_limit: int
    sudden_victory_homes: int
    sudden_victory_vp: int
    tournament_lead: int
    tie_winner: str
    vp_star_alone: int
    vp_star_shared: int
    first_round: int
    team: tuple[Team, ...]
    country: tuple[Country, ...]
    seating: tuple[SeatingTable, ...]
    marker: tuple[Marker, ...] = ()
    component: tuple[Component, ...] = ()
