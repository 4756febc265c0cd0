"""The shape of the data files: every field, with its type, so that a fault is found when read."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

HexId = Annotated[str, Meta(pattern=r"^\d{4}$")]
SideId = Annotated[str, Meta(pattern=r"^\d{4}-\d{4}$")]  # a hexside, lower number first
Count = Annotated[int, Meta(ge=0, le=99)]
Side = Literal["axis", "soviet"]
Nation = Literal[
    "german", "hungarian", "soviet", "romanian", "bulgarian", "yugoslav", "czech", "slovak"
]
TerrainId = Literal["plain", "forest", "rough", "mountain", "marsh", "city", "major_city"]
GroundType = Literal[
    "armor",
    "mechanized",
    "cavalry",
    "infantry",
    "mountain",
    "light_infantry",
    "artillery",
    "partisan",
    "hq",
]
Mobility = Literal["foot", "mountain", "cavalry", "motorized"]
Entry = Literal["depot", "croatia", "galicia", "hungarian_rail_city", "szabadka"]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a data file: what it may hold is written here and nowhere else."""


# The map


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


# Counters


class Start(Part, frozen=True):
    hex: HexId
    steps: Count = 0


class Unit(Part, frozen=True):
    id: str
    label: str
    name: str
    nation: Nation
    side: Side
    type: GroundType
    mobility: Mobility
    move: Count
    zoc: bool
    army: str
    named_in_rulebook: bool
    source: str
    attack: Count = 0
    defence: Count = 0
    steps: Count = 1
    r_attack: Count = 0
    r_move: Count = 0
    r_defence: Count = 0
    front: str = ""
    reinforcement_turn: Count = 0
    withdrawal_turn: Count = 0
    entry: Entry = "depot"
    s_marked: bool = False
    zone_bound: bool = False
    start: dict[str, Start] = {}


class AirUnit(Part, frozen=True):
    id: str
    label: str
    name: str
    nation: Nation
    side: Side
    type: Literal["fighter", "fighter_bomber", "bomber"]
    hit_on: Annotated[int, Meta(ge=1, le=11)]
    return_fire_only: bool
    bomb: Count
    steps: Annotated[int, Meta(ge=1, le=2)]
    base: str
    available: tuple[str, ...]
    named_in_rulebook: bool
    source: str
    reinforcement_turn: Count = 0


class Units(Part, frozen=True):
    meta: dict[str, Any]
    unit: tuple[Unit, ...]
    air_unit: tuple[AirUnit, ...]


# Tables


class Turn(Part, frozen=True):
    n: Count
    date: str


class Costs(Part, frozen=True):
    plain: Count
    forest: Count
    rough: Count
    mountain: Count
    marsh: Count
    city: Count
    major_city: Count
    minor_river: Count
    major_river: Count


class RailRule(Part, frozen=True):
    cost_per_hex: float
    who: str
    source: str


class Allowance(Part, frozen=True):
    headquarters: Count
    truck: Count
    german_vt_cost: Count
    operational_multiplier: Count


class Movement(Part, frozen=True):
    source: str
    minimum_move: str
    foot: Costs
    mountain: Costs
    cavalry: Costs
    motorized: Costs
    rail: RailRule
    allowance: Allowance


class Combat(Part, frozen=True):
    columns: tuple[str, ...]
    rounding: str
    procedure: str
    die: Count
    result_format: str
    source: str


Result = Annotated[str, Meta(pattern=r"^\d/\d$")]


class ResultTable(Part, frozen=True):
    id: Side
    name: str
    used_by: str
    source: str
    rows: tuple[tuple[Result, ...], ...]


class Shift(Part, frozen=True):
    id: str
    value: Annotated[int, Meta(ge=-9, le=9)]
    source: str
    note: str = ""


class HqState(Part, frozen=True):
    trucks_per_turn: Count
    replacements: Count | Literal["unlimited"]
    soviet_units_supplied: Count
    soviet_air_units: Count
    rebuild_destroyed: bool
    source: str


class SupplyTable(Part, frozen=True):
    axis_range: Count
    soviet_range: Count
    source: str
    hq_full: HqState
    hq_partial: HqState
    hq_cut: HqState


class TruckIncome(Part, frozen=True):
    side: Side
    first_turn: Count
    last_turn: Count
    trucks: Count
    source: str


class Barge(Part, frozen=True):
    trucks_per_turn: Count
    source: str


class Replacement(Part, frozen=True):
    nation: Nation
    turns: Literal["all", "even", "none"]
    ground_points: Count
    source: str
    ground_points_if_budapest_lost_or_cut: Count = 0
    air_points_on_turn_4: Count = 0
    max_armor_points: Count = 99
    air_points: Count = 0
    air_turns: Literal["all", "even", "none"] = "none"
    note: str = ""


class WithdrawalGroup(Part, frozen=True):
    id: str
    types: tuple[GroundType, ...]
    source: str


class AirTable(Part, frozen=True):
    dice: str
    abort_die: Count
    abort_success: Count
    abort_mod_axis_fighter: Count
    abort_mod_axis_fighter_bomber: Count
    abort_mod_bomber: Count
    abort_mod_soviet_fighter: Count
    soviet_range: Count
    soviet_limit_before_turn_4: Count
    soviet_limit_4uf: Count
    soviet_limit_2uf: Count
    source: str


class FuhrerOrder(Part, frozen=True):
    n: Count
    trucks: Count
    min_steps: Count
    min_armor_or_mechanized_steps: Count
    source: str


class FuhrerRoll(Part, frozen=True):
    first_turn: Count
    success: tuple[int, ...]
    bonus_first_order: Count
    bonus_distance_to_budapest: Count
    max_orders: Count
    source: str


class Slovak(Part, frozen=True):
    partisan_steps: Count
    evade: tuple[int, ...]
    german_withdraw: tuple[int, ...]
    german_stay: tuple[int, ...]
    source: str


class Tables(Part, frozen=True):
    meta: dict[str, Any]
    turn: tuple[Turn, ...]
    movement: Movement
    combat: Combat
    crt: tuple[ResultTable, ResultTable]
    shift: tuple[Shift, ...]
    supply: SupplyTable
    truck_income: tuple[TruckIncome, ...]
    danube_barge: Barge
    replacement: tuple[Replacement, ...]
    withdrawal_group: tuple[WithdrawalGroup, ...]
    air: AirTable
    fuhrer_order: tuple[FuhrerOrder, ...]
    fuhrer_roll: FuhrerRoll
    slovak: Slovak


# Seats


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


# Scenarios


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
