"""The map: hexes, rivers, railways, towns, lines."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from vezerkar.games.hungary.schema.parts import Count, HexId, Part, Side, SideId, TerrainId


class Depot(Part, frozen=True):
    hex: HexId
    side: Side
    place: str
    source: str


class AirSector(Part, frozen=True):
    id: str
    name: str
    rows: tuple[int, int]
    cols: tuple[int, int]
    source: str


class Town(Part, frozen=True):
    name: str
    hex: HexId
    kind: Literal["major_city", "city", "town"]
    rail: bool
    country: str
    lat: float
    lon: float
    native: str = ""
    vp: int = 0
    group: str = ""


class VictoryCity(Part, frozen=True):
    name: str
    hexes: tuple[HexId, ...]
    points: Count
    source: str


class River(Struct, frozen=True, forbid_unknown_fields=True, rename={"size": "class"}):
    name: str
    size: Literal["minor", "major"]
    sides: tuple[SideId, ...]
    source: str


class Lake(Part, frozen=True):
    name: str
    sides: tuple[SideId, ...]
    source: str


class Bridge(Part, frozen=True):
    side: SideId
    kind: Literal["rail", "town"]
    name: str = ""


class DanubePort(Part, frozen=True):
    name: str
    hexes: tuple[HexId, ...]
    banks: tuple[HexId, ...]


class Railway(Part, frozen=True):
    name: str
    path: tuple[HexId, ...]


class FortLine(Part, frozen=True):
    name: str
    active_from_turn: Count
    course: str
    source: str
    sides: tuple[SideId, ...]
    defended: tuple[HexId, ...]


class HexList(Part, frozen=True):
    hexes: tuple[HexId, ...]
    source: str


class EntryArea(Part, frozen=True):
    id: Literal["croatia", "galicia"]
    hexes: tuple[HexId, ...]
    note: str
    source: str


class StartLine(Part, frozen=True):
    turn: Count
    date: str
    soviet_hexes: tuple[HexId, ...]
    source: str = ""


class Label(Part, frozen=True):
    text: str
    hex: HexId


class MapHex(Part, frozen=True):
    id: HexId
    t: TerrainId
    c: str
    s: str
    base: str = ""


class Hexes(Part, frozen=True):
    source: str
    list: tuple[MapHex, ...]


class Grid(Part, frozen=True):
    orientation: Literal["pointy_top"]
    rows: Count
    cols_odd_rows: Count
    cols_even_rows: Count
    hex_count: int
    numbering: str
    even_row_shift: str
    km_per_hex: float
    source: str


class Map(Part, frozen=True):
    meta: dict[str, Any]
    grid: Grid
    projection: dict[str, Any]
    supply_source: tuple[Depot, ...]
    air_sector: tuple[AirSector, ...]
    town: tuple[Town, ...]
    victory_city: tuple[VictoryCity, ...]
    river: tuple[River, ...]
    lake: tuple[Lake, ...]
    bridge: tuple[Bridge, ...]
    danube: dict[str, Any]
    danube_port: tuple[DanubePort, ...]
    railway: tuple[Railway, ...]
    fort_line: tuple[FortLine, ...]
    slovak_zone: HexList
    entry_area: tuple[EntryArea, ...]
    start_line: tuple[StartLine, ...]
    label: tuple[Label, ...]
    hexes: Hexes
