"""The shape of a position text, and how a fault in it is told."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from vezerkar.core.errors import DataError
from vezerkar.games.memoir.board import Board
from vezerkar.games.memoir.pieces import Side
from vezerkar.games.memoir.scenario import BoardName
from vezerkar.games.memoir.terms import SIDES

GONE: Final = "gone"
FIXED: Final = ("bridge", "bunker", "hedgehog", "sea_wall")


class BySide(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A number for each side."""

    axis: int | None = None
    allies: int | None = None

    def of(self, side: str) -> int | None:
        return self.axis if side == "axis" else self.allies


class Hands(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    axis: list[str] | None = None
    allies: list[str] | None = None


class Zones(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The zones that Infantry Assault chose, as in `z1:all`."""

    axis: str = ""
    allies: str = ""


class Goal(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An objective of a position on a board of its own."""

    side: Side
    hexes: list[str]
    needed: int = 1
    medals: int = 1
    mode: Literal["temporary", "permanent", "sudden_death"] = "temporary"


class Over(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How a battle ended: the rule, the team that won, and the medals that counted at the end."""

    rule: str
    winner: str = ""  # nobody in a drawn match
    axis: int = 0
    allies: int = 0


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The shape of a position text."""

    game: Literal["memoir"] = "memoir"
    scenario: str = ""
    board: BoardName = "standard"
    board_side: Literal["countryside", "beach"] = "countryside"
    active: Side | None = None
    turn: int | None = None  # counted from 1, both sides together
    battle: int = 1  # 2 in the second battle of a match
    phase: str = ""  # short for the usual stack: play, order, move, battle
    card: str = ""  # the order in force
    settings: dict[str, str | bool | int] = {}
    terrain: dict[str, str] = {}
    objectives: list[Goal] | None = None
    units: dict[str, str] = {}
    wire: list[str] | None = None
    sandbags: list[str] | None = None
    hands: Hands = msgspec.field(default_factory=Hands)
    cards: BySide = msgspec.field(default_factory=BySide)  # hand sizes at the start
    discard: list[str] = []
    played: list[str] | None = None
    drawn: list[str] = []
    ambush_by: Side | None = None
    medals: BySide = msgspec.field(default_factory=BySide)  # never lost: units, exits, permanent
    target: BySide = msgspec.field(default_factory=BySide)
    scored: list[str] = []  # permanent objectives that have been scored
    first_battle: BySide = msgspec.field(default_factory=BySide)  # medals, by team
    ordered: list[str] | dict[str, list[str]] = []
    moved: list[str] = []
    fought: list[str] = []
    barred: list[str] = []
    halted: list[str] = []
    took: list[str] = []
    named: list[str] = []
    last: dict[str, str | list[str]] = {}
    last_zones: Zones = msgspec.field(default_factory=Zones)
    general: int = -1
    plan: list[str] = []
    stack: list[str] = []
    over: Over | None = None


def as_side(name: str) -> Side:
    if name == "axis":
        return "axis"
    if name == "allies":
        return "allies"
    raise DataError(f"there is no side '{name}'; the sides are: axis, allies")


def team_names(board: Board) -> tuple[str, str]:
    """The two teams: in a match of two battles they exchange sides (M44-S.10)."""
    return ("first", "second") if board.two_battles else SIDES
