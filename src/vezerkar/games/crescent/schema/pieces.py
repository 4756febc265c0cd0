"""What lies in the box: army cards, command cards, terrain, points, as the data files name them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Source = Literal["rulebook", "published", "reconstructed"]
Army = Literal["ottoman", "christian"]
TroopId = Literal["foot", "pike", "musket", "light_cavalry", "heavy_cavalry", "artillery"]
Colour = Literal["grey", "purple", "green"]
Facing = Literal["N", "E", "S", "W"]
Direction = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Ability = Literal[
    "terrain_fighter",
    "forest_attacker",
    "anti_cavalry",
    "shooter",
    "stationary_fire_bonus",
    "attack_cube_limit",
    "cube_to_step",
    "wound_on_tie",
    "rear_row_only",
    "bridge_breaker",
    "capture_only",
    "builder",
]
Bonus = Literal["command_point_plus_1", "cube_plus_1", "second_gun"]
Who = Literal["any", "foot_only", "none"]

Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Name = Annotated[str, Meta(min_length=1)]


class Sourced(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry of a data file: each one says where it is from."""

    source: Source
    source_note: str = ""
    note: str = ""
    ruling: str = ""


# Army cards


class CardSide(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of an army card."""

    steps: Count
    max_cubes: Count
    range: Count
    abilities: tuple[Ability, ...]
    upgrade_bonus: tuple[Bonus, ...] = ()
    attack_cubes_max: Count | None = None
    max_strength_note: str = ""


class Troop(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A troop type: its towers and the two sides of its army card (KF-2.2.2)."""

    id: TroopId
    name_en: Name
    name_hu_christian: Name
    name_hu_ottoman: Name
    towers: Positive
    discs: Positive
    kind: Literal["infantry", "cavalry", "artillery"]
    cavalry: bool
    artillery: bool
    melee: bool
    can_lose_discs: bool
    reinforced_height_max: Positive
    A: CardSide
    B: CardSide


class AbilityText(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an ability means."""

    id: Ability
    text: Name
    applies: tuple[str, ...]


class BonusText(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an upgrade brings besides the values of side B."""

    id: Bonus
    text: Name
    counts_in_planning: bool


class Limits(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Cubes, command points and hands of a player (KF-1.12, KF-2.4.2, KF-3.1.5)."""

    cubes_start: Count
    cubes_max: Count
    command_points: Count
    command_points_max: Count
    hand_limit: Count
    hand_limit_max: Count
    start_pack: Count


class TwoAndFour(Struct, frozen=True, forbid_unknown_fields=True):
    """Limits by the number of players."""

    two_players: Limits
    four_players: Limits

    def of(self, players: int) -> Limits:
        return self.two_players if players == 2 else self.four_players


class ArmyList(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The discs of a side (KF-0.12)."""

    towers_per_side: Positive
    starting_discs_per_side: Positive
    reserve_discs_per_side: Count
    component_discs_per_side: Positive
    disc_breakdown: dict[TroopId, Positive]


class TroopsMeta(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: Literal["crescent"]
    seed: str
    armies: tuple[Army, ...]
    army_cards_per_player: Positive
    start_side: Literal["A"]
    flip: str


class TroopsFile(Struct, frozen=True, forbid_unknown_fields=True):
    meta: TroopsMeta
    army: ArmyList
    troop: tuple[Troop, ...]
    ability: tuple[AbilityText, ...]
    upgrade_bonus: tuple[BonusText, ...]
    limits: TwoAndFour


# Command cards


class CommandCard(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A command card of which every captain owns `count` copies (KF-2.9.1)."""

    id: Name
    name_hu: Name
    name_en: Name
    colour: Colour
    points: Count
    pre_action: bool
    starting: bool
    count: Positive
    starting_count: Count
    players: tuple[Literal[2, 4], ...]
    allowed_troops: tuple[TroopId, ...]
    timing: Literal["order", "pre_action", "reaction", "continuous", "end_of_round"]
    effect: Name
    steps: tuple[str, ...]
    cancelled_by: tuple[str, ...]
    withdrawable: bool
    development: bool = False
    allowed_only_on_side: dict[TroopId, Literal["A", "B"]] = {}
    source_points: Source | None = None
    source_colour: Source | None = None
    source_pre_action: Source | None = None
    source_count: Source | None = None
    source_starting: Source | None = None


class CardsMeta(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: Literal["crescent"]
    seed: str
    deck_size: Positive
    distinct_names: Positive
    decks: Positive
    starting_cards_two_players: Count
    starting_cards_four_players: Count
    removed_with_two_players: tuple[str, ...]
    moved_to_draw_pile_with_four_players: dict[str, Count]
    draw_pile_two_players: Count
    draw_pile_four_players: Count


class Counting(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    text: str


class ColourText(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name_hu: Name
    role: Name
    cards: Count


class PreActionText(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    text: str
    development_cards: tuple[str, ...]
    development_rule: str


class Primitive(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Name
    text: Name


class CardsFile(Struct, frozen=True, forbid_unknown_fields=True):
    meta: CardsMeta
    counting: Counting
    colours: dict[Colour, ColourText]
    pre_actions: PreActionText
    primitive: tuple[Primitive, ...]
    card: tuple[CommandCard, ...]


# Points


class Points(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    disc: Count
    push_back: Count
    territory: Count
    withdrawal: Annotated[int, Meta(ge=-99, le=0)]


class Start(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    side: Count
    personal: Count


class Goals(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    side: Positive
    personal: Positive


class Quiet(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    rounds: Positive


class PlanningTable(Sourced, frozen=True, forbid_unknown_fields=True, kw_only=True):
    second_thoughts: Count


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    """Points and limits of the game."""

    game: Literal["crescent"]
    points: Points
    start: Start
    limits: Goals
    quiet: Quiet
    planning: PlanningTable
