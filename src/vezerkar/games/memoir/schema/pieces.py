"""What lies in the box: command cards, unit types, terrain and obstacles, as data names them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

Side = Literal["allies", "axis"]
UnitClass = Literal["infantry", "armor", "artillery"]
Section = Literal["left", "center", "right"]
Face = Literal["infantry", "armor", "grenade", "flag", "star"]
Source = Literal["rulebook", "published", "reconstructed"]

SIDES: Final[tuple[Side, ...]] = ("allies", "axis")
CLASSES: Final[tuple[UnitClass, ...]] = ("infantry", "armor", "artillery")
SECTIONS: Final[tuple[Section, ...]] = ("left", "center", "right")

NO_LIMIT: Final = 99
"""More units than any board holds: the limit of a card that orders all."""

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]


class SectionOrders(Struct, frozen=True, forbid_unknown_fields=True):
    """The most units a card orders in each section of its own player."""

    left: Count = 0
    center: Count = 0
    right: Count = 0

    def of(self, section: Section) -> int:
        """The most units in this section."""
        return {"left": self.left, "center": self.center, "right": self.right}[section]


class CardMove(Struct, frozen=True, forbid_unknown_fields=True):
    """Hexes an ordered unit may move, and may move and still battle, in place of its own."""

    move: Count
    move_and_battle: Count


class DiceBonus(Struct, frozen=True, forbid_unknown_fields=True):
    """Extra dice; `overrun` is for a close assault fought as an overrun (M44-K.20, M44-K.27)."""

    close_assault: Count
    ranged: Count
    overrun: Count


class Strike(Struct, frozen=True, forbid_unknown_fields=True):
    """Dice without an attacking unit, against up to `targets` enemy units (M44-K.12, M44-K.23)."""

    targets: Positive
    allies_dice: Positive
    axis_dice: Positive
    star_hits: bool

    def dice(self, side: Side) -> int:
        """The dice against each unit when this side plays the card."""
        return self.allies_dice if side == "allies" else self.axis_dice


class DrawRule(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards drawn at the end of the turn, and how many of them are kept."""

    draw: Positive = 1
    keep: Positive = 1


NO_BONUS: Final = DiceBonus(close_assault=0, ranged=0, overrun=0)
DEFAULT_DRAW: Final = DrawRule()

EffectKind = Literal[
    "orders",
    "air_power",
    "ambush",
    "barrage",
    "medics",
    "finest_hour",
    "dig_in",
    "counter_attack",
]


class CardFace(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One face of the command deck; cards.toml explains each key."""

    id: str
    family: str
    name: str
    name_hu: str
    kind: Literal["section", "tactic"]
    count: Count
    sections: tuple[Literal["left", "center", "right", "any", "choose_one"], ...]
    units: Count | Literal["all", "by_dice"]
    orders: SectionOrders | None = None
    unit_classes: tuple[UnitClass, ...] = CLASSES
    effect_kind: EffectKind = "orders"
    timing: Literal["own_turn", "reaction"] = "own_turn"
    when_ordered: Literal["always", "adjacent", "not_adjacent"] = "always"
    may_move: bool = True
    may_battle: bool = True
    only_close_assault: bool = False
    only_fire: bool = False
    move: CardMove | None = None
    second_move: Count = 0
    ignores_terrain_moves: bool = False
    battles: Annotated[int, Meta(ge=1, le=2)] = 1
    move_or_battle: bool = False
    dice_bonus: DiceBonus = NO_BONUS
    strike: Strike | None = None
    fallback_order: bool = False
    draw: DrawRule = DEFAULT_DRAW
    reshuffle: bool = False
    effect: str
    effect_hu: str
    fallback: str = ""
    fallback_hu: str = ""
    interplay: tuple[str, ...] = ()
    interplay_hu: tuple[str, ...] = ()
    source: Source
    source_note: str = ""

    @property
    def limit(self) -> int:
        """The most units ordered in all; a card that goes by dice has no limit of its own."""
        return self.units if isinstance(self.units, int) else NO_LIMIT

    def limit_in(self, section: Section) -> int:
        """The most units ordered in one section of its player; 0 where it orders none."""
        if self.orders is not None:
            return self.orders.of(section)
        named = {section, "any", "choose_one"}
        return self.limit if named.intersection(self.sections) else 0


class UnitKind(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One unit type; units.toml explains each key."""

    id: str
    name_en: str
    name_hu: str
    unit_class: UnitClass = field(name="class")
    figures: Positive
    move: Count
    move_and_battle: Count
    dice: Annotated[tuple[Positive, ...], Meta(min_length=1)]
    needs_line_of_sight: bool
    die_symbol: Literal["infantry", "armor", ""]
    take_ground_per_turn: Count
    armor_overrun: bool = False
    retreat_per_flag: tuple[Positive, Positive] = (1, 1)
    ignores_no_battle_on_entry: bool = False
    medals: Count = 1
    badges: tuple[str, ...] = ()
    special: str
    special_hu: str
    source: Source
    source_note: str = ""

    @property
    def range(self) -> int:
        """The farthest target, in hexes."""
        return len(self.dice)


class ByClass(Struct, frozen=True, forbid_unknown_fields=True):
    """A number for each class of unit."""

    infantry: Count = 0
    armor: Count = 0
    artillery: Count = 0

    def of(self, unit_class: UnitClass) -> int:
        """The number for this class."""
        numbers = {"infantry": self.infantry, "armor": self.armor, "artillery": self.artillery}
        return numbers[unit_class]


class StepCost(Struct, frozen=True, forbid_unknown_fields=True):
    """Hexes of movement that a step costs each class; None where the class may not make it."""

    infantry: Positive | None = None
    armor: Positive | None = None
    artillery: Positive | None = None

    def of(self, unit_class: UnitClass) -> int | None:
        """The cost for this class, None if it may not make the step."""
        costs = {"infantry": self.infantry, "armor": self.armor, "artillery": self.artillery}
        return costs[unit_class]


NO_DICE: Final = ByClass()
DEFAULT_STEP_COST: Final = StepCost(infantry=1, armor=1, artillery=1)


class Terrain(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One terrain or obstacle, with `like` already followed; terrain.toml explains each key."""

    id: str
    name_en: str
    name_hu: str
    layer: Literal["board", "tile", "rect", "obstacle"]
    like: str = ""
    board_rows_beach: tuple[Count, ...] = ()
    stop_on_entry: bool = False
    stop_on_leaving: bool = False
    adjacent_start: bool = False
    no_battle_on_entry: bool = False
    cannot_battle_from: bool = False
    impassable_for: tuple[UnitClass, ...] = ()
    impassable_in_retreat: bool = False
    cannot_leave: tuple[UnitClass, ...] = ()
    passable_over: tuple[str, ...] = ()
    max_move_if_entered: Positive | None = None
    enter_cost_from_lower: Positive = 1
    cost_from_beach: StepCost = DEFAULT_STEP_COST
    cost_to_beach: StepCost = DEFAULT_STEP_COST
    take_ground_from_beach: tuple[UnitClass, ...] = CLASSES
    take_ground_to_beach: tuple[UnitClass, ...] = CLASSES
    dice_in: ByClass = NO_DICE
    dice_in_published: ByClass | None = None
    dice_out: ByClass = NO_DICE
    only_from_below: bool = False
    owner_only: bool = False
    los: Literal["clear", "block", "hill"] = "clear"
    ignore_first_flag: bool = False
    dig_in: bool = True
    removed: Literal["never", "when_left", "when_cleared"] = "never"
    notes: str = ""
    notes_hu: str = ""
    source: Source
    source_note: str = ""

    @property
    def is_hill(self) -> bool:
        """Hills of every kind: for sight, for dice from below and for steep steps."""
        return self.los == "hill"

    @property
    def is_ground(self) -> bool:
        """Printed on the board or a tile; otherwise a piece that lies on the ground."""
        return self.layer in ("board", "tile")
