"""The counters: ground units, headquarters, aircraft."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from vezerkar.games.hungary.schema.parts import (
    Count,
    Entry,
    GroundType,
    HexId,
    Mobility,
    Nation,
    Part,
    Side,
)


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
    start: dict[str, Start] = field(default_factory=dict)


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
