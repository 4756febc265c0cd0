"""The shape of unit cards, action cards, terrain and tiles in the data files."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

Side = Literal["german", "soviet"]
Source = Literal["rulebook", "published", "reconstructed"]
UnitClass = Literal[
    "armor",
    "artillery",
    "mobile_artillery",
    "motorized_infantry",
    "infantry",
    "scout_car",
    "anti_air",
    "anti_tank",
]
Ability = Literal[
    "moves_and_fires",
    "moves_or_fires",
    "moves_twice",
    "diagonal_move",
    "scout_jump",
    "paratrooper",
    "transfer_activation",
    "auto_dug_in",
    "first_fire",
    "free_fire",
    "cancels_target_terrain",
    "receives_defense_terrain_bonus",
    "no_defense_terrain_bonus",
    "ignores_mines",
    "may_enter_swamps",
    "may_enter_lakes",
    "ranged_support",
    "support_cannot_be_cancelled",
    "drawn_modifier",
]
Tactic = Annotated[int, Meta(ge=-2, le=3)]
Count = Annotated[int, Meta(ge=0, le=999)]
Positive = Annotated[int, Meta(ge=1, le=999)]
Points = Annotated[int, Meta(ge=0, le=60)]

SIDES: Final[tuple[Side, ...]] = ("german", "soviet")


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """One primitive of the small language of the cards."""

    op: str
    who: str = ""
    add: int = 0
    amount: int = 0
    value: int = 0
    min: int = 0
    max: int = 0
    choose: int = 0
    which: str = ""
    until: str = ""
    what: str = ""
    filter: str = ""
    up_to: int = 0
    name: str = field(name="as", default="")
    kind: str = ""
    scope: str = ""
    condition: str = field(name="if", default="")
    requires: str = ""
    also_fortification: bool = False
    ability: str = ""
    deck: str = ""
    count: int = 0
    choose_by: str = ""
    uses: int = 0
    hit_on: tuple[Tactic, ...] = ()
    loss: int = 0
    blocks: tuple[str, ...] = ()
    rule: str = ""
    also_in_effect: bool = False
    against: str = ""
    ignore_terrain_exception: bool = False
    retreat: str = ""
    advance: bool = False


class DrawnAbility(Struct, frozen=True, forbid_unknown_fields=True):
    """An ability that works when a flipped card shows one of the values (PG-5.4.18)."""

    values: tuple[Tactic, ...]
    timing: Literal["own_fire_after_step_8", "enemy_air_strike_on_unit_within_1"]
    when: Literal["always", "target_is_hard", "target_is_soft"]
    effects: tuple[Effect, ...]


class UnitCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit card (PG-5.1.1)."""

    id: str
    name: str
    name_hu: str
    side: Side
    unit_class: UnitClass = field(name="class")
    target: Literal["hard", "soft"]
    attack_hard: Points
    attack_soft: Points
    defense: Points
    morale: Annotated[int, Meta(ge=1, le=9)]
    support: Points
    support_range: Annotated[int, Meta(ge=1, le=5)]
    battle_value: Points
    tactical_modifier: Tactic
    prestige: Points
    abilities: tuple[Ability, ...]
    count: Positive
    numbers: tuple[int, int]
    source: Source
    rulebook_fields: tuple[str, ...] = ()
    source_note: str = ""
    drawn: DrawnAbility | None = None
    drawn_text: str = ""


class CardMode(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the effects that a card offers (PG-5.2.6)."""

    side: Literal["any", "german", "soviet"]
    text: str
    effects: tuple[Effect, ...]


class ActionCard(Struct, frozen=True, forbid_unknown_fields=True):
    """An action card (PG-5.2.1)."""

    id: str
    name: str
    name_hu: str
    type: Literal["operations", "combat", "surprise", "bluff"]
    role: Literal[
        "firing", "target", "either", "defender", "active", "response", "anytime", "sacrifice"
    ]
    timing: str
    prestige: Points
    battle_value: Points
    tactical_modifiers: tuple[Tactic, ...]
    labels: tuple[Literal["air_strike", "bad_weather"], ...]
    count: Positive
    numbers: tuple[int, int]
    source: Source
    modes: tuple[CardMode, ...] = field(name="option")
    side: Literal["", "german", "soviet"] = ""
    rulebook_fields: tuple[str, ...] = ()
    source_note: str = ""


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of tile (PG-1.0.3)."""

    id: str
    name: str
    name_hu: str
    attack: int
    defense: int
    prestige: Points
    source: Source
    rulebook_fields: tuple[str, ...] = ()
    source_note: str = ""
    hard_targets_forbidden: bool = False
    entry_ability: Literal["", "may_enter_lakes", "may_enter_swamps"] = ""
    always_dug_in: bool = False
    dug_in_suppressed_by: tuple[str, ...] = ()
    ammo_per_own_turn: Count = 0


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """One face of a map tile (PG-1.0.9)."""

    id: str
    physical: Annotated[int, Meta(ge=1, le=36)]
    face: Literal["a", "b"]
    terrain: str
    attack: int
    defense: int
    prestige: Points
    source: Source
    rulebook_fields: tuple[str, ...] = ()
    source_note: str = ""
