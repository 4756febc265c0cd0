"""The shape of cards/<country>.toml: a deck, and the language in which its cards are written."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from vezerkar.games.quartermaster.schema.strict_table import Source, StrictTable

PieceType = Literal["army", "navy", "piece"]
Range = Literal["same", "adjacent", "same_or_adjacent"]
CardType = Literal[
    "build_army",
    "build_navy",
    "land_battle",
    "sea_battle",
    "event",
    "status",
    "response",
    "economic_warfare",
]


class Matcher(StrictTable, frozen=True):
    """Which pieces are meant."""

    type: PieceType = "piece"
    country: str = ""
    countries: tuple[str, ...] = ()
    team: str = ""
    spaces: tuple[str, ...] = ()
    supplied: bool = False
    adjacent_piece: Matcher | None = None
    any_of: tuple[Matcher, ...] = ()
    ref: Literal["", "trigger_piece"] = ""
    required: bool = False  # of a battle: an empty space will not do


class Where(StrictTable, frozen=True):
    """In which spaces."""

    any: bool = False
    spaces: tuple[str, ...] = ()
    range: Range = "same"
    ref: Literal["", "trigger_space"] = ""
    exclude_ref: Literal["", "trigger_space"] = ""
    empty: bool = False


class Condition(StrictTable, frozen=True):
    """What must hold, or what is counted."""

    kind: Literal["piece", "all", "distance", "space"]
    type: PieceType = "piece"
    country: str = ""
    spaces: tuple[str, ...] = ()
    not_spaces: tuple[str, ...] = ()
    range: Range = "same"
    of: tuple[Condition, ...] = ()
    to: Literal["", "target_home"] = ""
    max: int = 0
    holds: Matcher | None = None


class Instead(StrictTable, frozen=True):
    """Another number while a condition holds."""

    n: int
    cond: Condition


class CardStep(StrictTable, frozen=True):
    """One action of a card."""

    op: Literal[
        "build_army",
        "build_navy",
        "recruit_army",
        "recruit_navy",
        "battle_land",
        "battle_sea",
        "eliminate_army",
        "eliminate_navy",
        "protect",
        "prevent_removal",
        "remove_own",
        "rebuild_each",
        "discard_deck",
        "discard_hand",
        "discard_table_card",
        "gain_vp",
        "score",
        "play_card_from",
        "shuffle_deck",
        "draw_cards",
        "look_deck_top",
        "move_card",
        "choice",
        "add_supply_space",
        "remove_supply_space",
        "grant_supply",
        "add_build_site",
        "allow_battle",
        "ew_modify",
        "ew_cancel",
    ]
    country: str = ""
    countries: tuple[str, ...] = ()
    where: Where | None = None
    decider: str = ""
    mandatory: bool = False
    who: str = ""
    n: int = 0
    n_if: Instead | None = None
    per: Condition | None = None
    cond: Condition | None = None
    target: Matcher | None = None
    piece: Matcher | None = None
    source_piece: PieceType = "piece"
    max: int | Literal["all"] = 1
    types: tuple[str, ...] = ()
    type: PieceType = "piece"
    spaces: tuple[str, ...] = ()
    zone: Literal["", "deck", "discard", "hand"] = ""
    zones: tuple[Literal["status", "response"], ...] = ()
    hidden: bool = False
    reorder: bool = False
    card: Literal["", "self", "trigger_card", "hand"] = ""
    to: Literal["", "deck_top", "deck_bottom"] = ""
    cost: tuple[CardStep, ...] = ()
    needs_previous: bool = False
    branches: tuple[CardStep, ...] = field(default=(), name="options")
    duration: Literal["", "turn", "continuous"] = ""
    marker: str = ""
    cards: tuple[CardType, ...] = ()
    delta: int = 0
    delta_if: Instead | None = None


class Trigger(StrictTable, frozen=True):
    """The event that lets a card be used."""

    event: Literal[
        "battle_declared",
        "removal_pending",
        "removed",
        "battle_after",
        "built",
        "recruited",
        "built_or_recruited",
        "ew_declared",
        "card_resolved",
    ]
    by: Literal["", "self", "team", "enemy"] = ""
    country: str = ""
    countries: tuple[str, ...] = ()
    type: PieceType = "piece"
    spaces: tuple[str, ...] = ()
    range: Range = "same"
    space_kind: Literal["", "land", "sea"] = ""
    target_team: str = ""
    target_type: PieceType = "piece"
    target_country: str = ""
    card_tag: str = ""
    types: tuple[CardType, ...] = ()
    not_types: tuple[CardType, ...] = ()
    step: Literal["", "play"] = ""
    adjacent_piece: Matcher | None = None
    was_supplied: bool = False
    not_voluntary: bool = False
    still_there: bool = False


class CardFace(StrictTable, frozen=True):
    """A kind of card: what it says in both languages, and what it does step by step."""

    id: str
    name: str
    name_hu: str
    type: CardType
    count: int
    when: Literal[
        "play",
        "play_instead",
        "turn_start",
        "discard_step",
        "victory_step",
        "continuous",
        "window",
        "any_time",
    ]
    text: str
    text_hu: str
    source: Source
    tags: tuple[str, ...] = ()
    limit: Literal["", "turn", "none", "once"] = ""
    order: Literal["", "any"] = ""
    ew_target: tuple[str, ...] = ()
    ew_target_mode: Literal["", "choose_one", "all"] = ""
    require: tuple[Condition, ...] = ()
    cost: tuple[CardStep, ...] = ()
    trigger: Trigger | None = None
    step: tuple[CardStep, ...] = ()
    ruling: str = ""
    source_note: str = ""


class DeckFile(StrictTable, frozen=True):
    """The deck of a country."""

    game: Literal["quartermaster"]
    country: str
    deck_size: int
    card: tuple[CardFace, ...]
