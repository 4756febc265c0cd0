"""The shape of map.toml: spaces, straits, contested borders."""

from __future__ import annotations

from typing import Literal

from vezerkar.games.quartermaster.schema.strict_table import Source, StrictTable


class SpaceData(StrictTable, frozen=True):
    """A land or sea space."""

    id: str
    name: str
    name_hu: str
    kind: Literal["land", "sea"]
    supply: bool
    home_of: str
    adjacent: tuple[str, ...]
    x: float
    y: float
    polygon: tuple[tuple[float, float], ...]
    named_in_rulebook: bool
    source: Source
    label: str = ""  # what the map says where the name is too long for it
    label_hu: str = ""


class Contested(StrictTable, frozen=True):
    """A pair of spaces on which public transcriptions disagree, and what is true here."""

    spaces: tuple[str, str]
    adjacent: bool
    why: str


class Strait(StrictTable, frozen=True):
    """Two seas that are neighbours for the team that controls a land space."""

    id: str
    name: str
    name_hu: str
    land: str
    seas: tuple[str, str]
    open_when_empty: str
    source: Source


class WorldMap(StrictTable, frozen=True):
    """The board."""

    game: Literal["quartermaster"]
    canvas: tuple[int, int]
    wraps_east_west: bool
    land_count: int
    sea_count: int
    edge_count: int
    supply_star_count: int
    space: tuple[SpaceData, ...]
    strait: tuple[Strait, ...]
    contested: tuple[Contested, ...] = ()
    note_stars: str = ""
    note_points: str = ""
    note_seam: str = ""
