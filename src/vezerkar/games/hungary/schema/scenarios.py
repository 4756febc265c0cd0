"""The scenarios, and who shares a side."""

from __future__ import annotations

from typing import Any, Literal

from vezerkar.games.hungary.schema.parts import Count, HexId, Nation, Part, Side


class SeatShare(Part, frozen=True):
    id: str
    nations: tuple[Nation, ...] = ()
    armies: tuple[str, ...] = ()


class Sharing(Part, frozen=True):
    side: Side
    seats: tuple[SeatShare, ...]
    source: str


class Seats(Part, frozen=True):
    sharing: tuple[Sharing, ...]


class Head(Part, frozen=True):
    id: str
    title_hu: str
    title_en: str
    first_turn: Count
    turns: Count
    last_turn: Count
    start_phase: Literal["air"]
    setup_first: Side
    start_line_turn: Count
    start_position: Literal["t1", "t7", "t11"]
    source: str
    setup_first_source: str = ""


class SetupRule(Part, frozen=True):
    mode: Literal["area"]
    note: str
    oos_markers_at_start: Literal["none"]


class ControlRule(Part, frozen=True):
    start_line_turn: Count
    note: str


class StartTrucks(Part, frozen=True):
    axis: dict[str, Count]
    soviet: dict[str, Count]
    includes_fuhrer_trucks: bool
    note: str
    source: str


class Victory(Part, frozen=True):
    mode: Literal["points", "cities"]
    soviet_win_min: Count = 0
    draw: tuple[int, int] = (0, 0)
    axis_win_max: int = 0
    points: str = ""
    note: str = ""
    source: str = ""
    soviet_win_cities: tuple[str, ...] = ()


class VictoryEvent(Part, frozen=True):
    id: Literal["budapest_encircled", "slovak_link"]
    points: Count
    condition: str
    source: str


class AutomaticOrder(Part, frozen=True):
    turn: Count
    order: Count


class FuhrerRule(Part, frozen=True):
    source: str
    enabled: bool = True
    note: str = ""
    automatic: AutomaticOrder | None = None
    roll_from_turn: Count = 0
    roll_for_order: Count = 1
    rolls: bool = True


class Special(Part, frozen=True):
    slovak_uprising: bool
    margit_line: str
    soviet_turn_1_shift: bool = False
    partisan_setup: str = ""
    partisans_give_victory_points: bool = False


class Area(Part, frozen=True):
    side: Side
    army: str
    hexes: tuple[HexId, ...]
    note: str = ""


class Placement(Part, frozen=True):
    unit: str
    hex: HexId
    steps: Count = 0


class Placements(Part, frozen=True):
    axis: tuple[Placement, ...]
    soviet: tuple[Placement, ...]
    source: str = ""


class StartAir(Part, frozen=True):
    axis: tuple[str, ...]
    soviet_2uf: tuple[str, ...]
    soviet_3uf: tuple[str, ...]
    soviet_4uf: tuple[str, ...]
    source: str


class Pool(Part, frozen=True):
    destroyed: tuple[str, ...]
    destroyed_air: tuple[str, ...]
    out_of_play: tuple[str, ...]
    source: str


class Scenario(Part, frozen=True):
    scenario: Head
    setup: SetupRule
    control: ControlRule
    trucks: StartTrucks
    victory: Victory
    fuhrer: FuhrerRule
    special: Special
    placements: Placements
    air: StartAir
    reinforcements: dict[str, Any]
    withdrawals: dict[str, Any]
    pool: Pool
    area: tuple[Area, ...] = ()
    victory_event: tuple[VictoryEvent, ...] = ()
