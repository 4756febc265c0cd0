"""The board and the battlefields, as the data files name them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vezerkar.games.crescent.schema.pieces import (
    Army,
    Count,
    Direction,
    Facing,
    Name,
    Positive,
    Source,
    Sourced,
    TroopId,
    Who,
)

Edge = Literal["top", "bottom"]
SpecialRule = Literal["kf_garrison", "kf_objective_square", "kf_indestructible_bridges"]


class Grid(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The size of the board (KF-0.10)."""

    columns: Positive
    rows: Positive
    column_labels: str
    row_numbering: Literal["top_to_bottom"]
    coordinate_format: str
    shape: Literal["square"]
    neighbours: Literal[8]
    justification: str = ""


class Halves(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    middle_line_between_rows: tuple[Positive, Positive]
    top_half_rows: tuple[Positive, ...]
    bottom_half_rows: tuple[Positive, ...]
    rule: str


class EdgeRows(Struct, frozen=True, forbid_unknown_fields=True):
    home_row: Positive
    back: Literal["N", "S"]
    deployment_rows: tuple[Positive, ...]
    artillery_row: Positive


class Edges(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    top: EdgeRows
    bottom: EdgeRows

    def of(self, edge: Edge) -> EdgeRows:
        return self.top if edge == "top" else self.bottom


class Deployment(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    rows_from_own_edge: Positive
    artillery_rows_from_own_edge: Positive
    towers_per_side: Positive
    procedure: str
    legal_squares: str


class Tiles(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the box holds of each tile (KF-0.7, KF-0.8, KF-0.9)."""

    frame: Count
    large_terrain: Count
    large_terrain_squares: tuple[Positive, Positive]
    bridge_rampart: Count
    river_segment: Count
    supply_rule: str


class TerrainKind(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a kind of square does."""

    id: Literal["plain", "forest", "town", "hill", "river", "water"]
    char: Name
    name_hu: Name
    name_en: Name
    enter: bool
    ends_move: bool
    blocks_fire: bool
    shoot_out: bool
    shoot_in: bool
    shoot_in_modifier: int
    melee_from: Who
    melee_into: Who
    foot_bonus: Count
    territory: bool
    retreat: bool
    build: tuple[str, ...]


class RiverPiece(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    char: Name
    shape: Literal["straight", "bend"]
    connects: tuple[Facing, Facing]
    bridge: bool


class MapOverlay(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A bridge or rampart as a map shows it."""

    id: Literal["bridge", "rampart"]
    char: Name
    on: Name
    name_hu: Name
    name_en: Name
    effect: str = ""
    facing: Facing | None = None
    protected_directions: tuple[Direction, ...] = ()


class RampartEffects(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    shots: str
    melee: str
    foot: str
    entering: str
    leaving: str
    fire_over: str
    turning: str
    tower_on_it_when_blown_up: str


class BoardMeta(Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["crescent"]
    title: str
    seed: str


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """board.toml."""

    meta: BoardMeta
    grid: Grid
    halves: Halves
    edges: Edges
    deployment: Deployment
    directions: dict[str, object]
    tiles: Tiles
    terrain: tuple[TerrainKind, ...]
    river_piece: tuple[RiverPiece, ...]
    overlay: tuple[MapOverlay, ...]
    rampart_effects: RampartEffects


# Battlefields


class NamedSquares(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: Name
    name_en: str = ""  # where English has a name of its own
    kind: Name
    squares: tuple[Name, ...]


class Bridge(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    at: Name
    indestructible: bool


class Rampart(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    at: Name
    facing: Facing


class ExtraUnit(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tower beyond the ten, such as the garrison of Székesfehérvár (KF-7.2.2)."""

    side: Army
    troop: TroopId
    discs: Positive
    original_height: Positive
    at: Name
    optional: bool
    placed: str


class ObjectiveSquare(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A square that brings points to whoever stands on it (KF-7.2.4)."""

    at: Name
    points_per_round: Count
    for_side: str
    replaces_territory: bool


class Feature(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Name
    text: Name
    check: Name


class FreeTerrain(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How terrain may be laid freely (KF-7.0.2)."""

    optional: bool
    rows_allowed: tuple[Positive, ...]
    sites_per_side: Count  # forest, town and hill squares
    river_segments_max: Count
    bridges_and_ramparts_max: Count
    constraints: tuple[str, ...]


class Scenario(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A battlefield: the map, the edges of the armies and what is special about it (KF-7.0.1)."""

    id: Name
    title: Name
    title_hu: Name
    players: tuple[Literal[2, 4], ...]
    christian_edge: Edge
    ottoman_edge: Edge
    first_player: Army
    source: Source
    grid: tuple[str, ...]
    special_rules: tuple[SpecialRule, ...]
    year: int | None = None
    source_note: str = ""
    closed_for_deployment: tuple[Name, ...] = ()
    named_square: tuple[NamedSquares, ...] = ()
    bridge: tuple[Bridge, ...] = ()
    rampart: tuple[Rampart, ...] = ()
    extra_unit: tuple[ExtraUnit, ...] = ()
    objective_square: tuple[ObjectiveSquare, ...] = ()
    feature: tuple[Feature, ...] = ()
    free_terrain: FreeTerrain | None = None

    def edge_of(self, army: Army) -> Edge:
        return self.ottoman_edge if army == "ottoman" else self.christian_edge
