"""The tables: costs, results, supply, trucks, replacements, air, orders."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from vezerkar.games.hungary.schema.parts import Count, GroundType, Nation, Part, Side


class TurnRow(Part, frozen=True):
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


class CombatTable(Part, frozen=True):
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


class BargeTable(Part, frozen=True):
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


class RuleTables(Part, frozen=True):
    meta: dict[str, Any]
    turn: tuple[TurnRow, ...]
    movement: Movement
    combat: Combat
    crt: tuple[CombatTable, CombatTable]
    shift: tuple[Shift, ...]
    supply: SupplyTable
    truck_income: tuple[TruckIncome, ...]
    danube_barge: BargeTable
    replacement: tuple[Replacement, ...]
    withdrawal_group: tuple[WithdrawalGroup, ...]
    air: AirTable
    fuhrer_order: tuple[FuhrerOrder, ...]
    fuhrer_roll: FuhrerRoll
    slovak: Slovak
