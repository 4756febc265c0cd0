"""The shape of the text of a position, and its words for what a unit has done."""

from __future__ import annotations

from typing import Final, Generic, Literal, TypeVar

from msgspec import Struct

from vezerkar.games.panzer.schema.pieces import Side

T = TypeVar("T")

# Words after a unit: the masks of the state that it is in.
UNIT_MASKS: Final = (
    "moved",
    "fired",
    "spent",
    "fresh",
    "extra",
    "stepped",
    "acted",
    "prep",
    "granted",
    "longer",
    "dug",
)
WEATHERS: Final = ("snow", "mud", "fog")
SURE: Final = "sure"  # after a supporter: no card can cancel its support
FIGHT_FIELDS: Final = (
    "attacker",
    "defender",
    "returning",
    "fired",
    "fire",
    "target",
    "attacker_beside",
    "defender_beside",
    "dug",
    "attacker_floor",
    "defender_floor",
    "prevent",
    "no_retreat",
    "dead",
    "stands",
    "terrain",
    "bonus",
    "tile",
    "gone",
    "starter",
)


class BySide(Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """A value for each side."""

    german: T | None = None
    soviet: T | None = None

    def of(self, side: int) -> T | None:
        return self.soviet if side else self.german


class Piles(Struct, frozen=True, forbid_unknown_fields=True):
    """Discard piles by deck."""

    german: list[str] = []
    soviet: list[str] = []
    actions: list[str] = []
    command: list[str] = []
    firing: list[str] = []
    target: list[str] = []


class Over(Struct, frozen=True, forbid_unknown_fields=True):
    ending: str
    winner: Side


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A position; whatever is left out is as at the start of an uneventful turn."""

    game: str
    scenario: str
    turn: int = 2
    active: Side | Literal[""] = ""
    first: Side | Literal[""] = ""
    row: str = ""
    phase: str = "operations"
    units: dict[str, str] = {}
    control: BySide[list[str]] = BySide()
    prestige: BySide[int] = BySide()
    ammo: BySide[int] = BySide()
    points: BySide[int] = BySide()
    kills: BySide[int] = BySide()
    scored: list[int] | None = None
    purse: BySide[int] = BySide()
    hands: BySide[list[str]] = BySide()
    known: BySide[list[str]] = BySide()
    bought: BySide[list[str]] = BySide()
    top: BySide[list[str]] = BySide()
    pledge: BySide[str] = BySide()
    discards: Piles = Piles()
    weather: list[Literal["snow", "mud", "fog"]] = []
    traps: list[Side] = []
    bonus: int = 0
    discount: int = 0
    free_ranged: bool = False
    hq_used: bool = False
    table: list[str] = []
    npc_cards: list[str] = []
    fight: dict[str, int | str] = {}
    support: list[str] = []
    sheet: list[str] = []
    stack: list[str] | None = None
    over: Over | None = None
