"""The fields of a position, and the words of a unit."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

Side = Literal["axis", "soviet"]

DEPOT_WORD: Final = "depot"
NOBODY: Final = "none"


class Sides(Struct, frozen=True, forbid_unknown_fields=True):
    """Lists of names by side."""

    axis: list[str] = []
    soviet: list[str] = []


class BattleText(Struct, frozen=True, forbid_unknown_fields=True):
    """A battle that is being fought."""

    target: str
    side: Side
    blitz: bool = False
    trucks_alone: bool = False
    attackers: list[str] = []
    advanced: list[str] = []  # those of the attackers that have used their advance
    artillery: list[str] = []
    aircraft: list[str] = []
    bids: list[int] = []
    begun: bool = True  # the attack is declared; false while attackers are chosen


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """Führer orders: how many have come, which holds this turn, what has attacked for it."""

    received: int = 0
    current: int = 0
    steps: int = 0
    mobile: int = 0


class Over(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended."""

    reason: str
    winner: str = ""


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as it is written."""

    game: Literal["hungary"]
    scenario: str = "campaign"
    settings: dict[str, Any] = {}
    only: bool = False
    turn: int | None = None
    active: Side | None = None
    phase: str = ""
    units: dict[str, str] = {}
    trucks: Sides | None = None
    control: Sides = Sides()
    order: Order | None = None
    margit_crossed: bool = False
    zone_open: bool = False
    rising: Literal["quiet", "crushed", "over"] = "quiet"
    points: dict[str, list[int]] = {}
    charges: list[int] = []
    ready: list[Side] = []  # sides that have finished a secret plan
    picked: list[str] = []  # air units that are being assigned
    group: list[str] = []
    group_trucks: int = 0
    announced: list[str] = []
    battle: BattleText | None = None
    left_out: list[str] = []
    supply_settled: bool = False
    stack: list[str] | None = None
    over: Over | None = None
