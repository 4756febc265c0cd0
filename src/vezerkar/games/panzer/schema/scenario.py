"""The shape of a scenario file: map, set-up, non-player side, victory."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from vezerkar.games.panzer.schema.pieces import Count, Side, Source

Cell = Annotated[str, Meta(pattern="^[A-Z][1-9][0-9]?$")]
Seat = Literal["player", "npc", "german", "soviet", "controller"]


class Grid(Struct, frozen=True, forbid_unknown_fields=True):
    """The tiles, row by row from the top."""

    cols: Annotated[int, Meta(ge=2, le=6)]
    rows: Annotated[int, Meta(ge=2, le=6)]
    tiles: tuple[tuple[str, ...], ...]


class StartRow(Struct, frozen=True, forbid_unknown_fields=True):
    """Where deployment chains begin (PG-6.2.23)."""

    side: Side
    label: str
    cells: tuple[Cell, ...]


class Hq(Struct, frozen=True, forbid_unknown_fields=True):
    """Headquarters by side; by chosen start row in Volkhov."""

    german: str = ""
    soviet: str = ""
    german_by_row: dict[str, Cell] = {}


class Markers(Struct, frozen=True, forbid_unknown_fields=True):
    bridges: tuple[Cell, ...] = ()
    objectives: tuple[Cell, ...] = ()


class Control(Struct, frozen=True, forbid_unknown_fields=True):
    german: tuple[Cell, ...] | Literal["chosen_start_row"]
    soviet: tuple[Cell, ...]


class Purse(Struct, frozen=True, forbid_unknown_fields=True):
    """What a side may buy before the game (PG-9.1.0.4, PG-9.1.0.5)."""

    prestige: Count
    max_units: Count
    stack_prestige: Count


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    placement: Literal["start_row", "controlled"]
    placement_order: Literal["turn_order"] | tuple[Side, Side]
    units_ready: bool
    german: Purse
    soviet: Purse


class Gift(Struct, frozen=True, forbid_unknown_fields=True):
    """Prestige, ammunition and cards at the start of turn 1."""

    prestige: Count
    ammo: Count
    draw_units: Count = 0
    draw_actions: Count = 0
    search_units: Count = 0
    search_actions: Count = 0


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    first_player: Gift | None = None
    second_player: Gift | None = None
    german: Gift | None = None
    soviet: Gift | None = None


class Special(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    rule: Literal["no_paratroop_drop", "deploy_only_on_terrain"]
    source: Source
    text: str
    unit: str = ""
    side: str = ""
    terrain: tuple[str, ...] = ()


class Recruits(Struct, frozen=True, forbid_unknown_fields=True):
    """Units the player of a solo battle may choose freely (PG-9.2.0.24)."""

    unit_class: Literal["artillery", "infantry", "any"] = field(name="class")
    count: Count = 1


class Fixed(Struct, frozen=True, forbid_unknown_fields=True):
    unit: str
    tiles: tuple[str, ...]


class RowTerms(Struct, frozen=True, forbid_unknown_fields=True):
    """A start row of Volkhov with its own rules (PG-9.2.3.8 to 11)."""

    label: str
    prestige: Count
    ammo: Count
    max_hand: Count
    draw_units: Count
    draw_actions: Count
    text: str
    choose_cards: Count = 0
    card_cost_factor: float = 1.0
    card_cost_rounding: Literal["", "down"] = ""
    morale_factor: Count = 1
    morale_cap: Count = 9
    vp_start: Count = 0


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    unit_deck: Literal["all"]
    initial_place: Literal["start_row", "controlled"]
    initial: tuple[Recruits, ...]
    fixed: tuple[Fixed, ...]
    draw_units: Count = 0
    draw_actions: Count = 0
    max_hand: Count = 10
    prestige: Count = 0
    ammo: Count = 0
    start_rows: tuple[RowTerms, ...] = field(default=(), name="row_option")
    deploy_terrain: tuple[str, ...] = ()


class Listed(Struct, frozen=True, forbid_unknown_fields=True):
    card: str
    count: Count


class Reinforce(Struct, frozen=True, forbid_unknown_fields=True):
    npc_turns: tuple[int, ...] | Literal["even", "odd"]
    where: Literal["start_row", "terrain", "tiles"]
    require: tuple[str, ...]
    dug_in: bool
    text: str
    labels: tuple[str, ...] = ()
    terrain: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()
    tag: str = ""
    source: Source = "rulebook"


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    from_turn: Count
    units: str
    goal: Literal[
        "player_start_row",
        "side_b",
        "side_c",
        "opposite_edge",
        "nearest_start_row",
        "nearest_terrain",
        "next_to_player_unit",
    ]
    mode: Literal["straight", "shortest", "approach"]
    text: str
    to_turn: Count = 0
    labels: tuple[str, ...] = ()
    terrain: tuple[str, ...] = ()
    forbid_terrain: tuple[str, ...] = ()
    stops_at_units: bool = False


class Attack(Struct, frozen=True, forbid_unknown_fields=True):
    when: Literal["adjacent_to_player_unit", "blocked_by_player_unit"]
    then_move: bool
    always_advance: bool
    target_chosen_by: Literal["player", "fire_value"] = field(name="choice")
    text: str
    priority_terrain: tuple[str, ...] = ()
    adjacent_city_hill_attack: bool = False


class Npc(Struct, frozen=True, forbid_unknown_fields=True):
    """The non-player side of a solo battle."""

    unit_deck: Literal["all"]
    command_draw: Count
    command_deck: tuple[Listed, ...]
    firing_draw: Count
    firing_deck: tuple[Listed, ...]
    target_draw: Count
    target_deck: tuple[Listed, ...]
    fixed: tuple[Fixed, ...]
    attack: Attack
    arrivals_act: bool = False
    reinforce: tuple[Reinforce, ...] = ()
    move: tuple[Move, ...] = ()


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: Literal["all", "each", "kill"]
    points: Count
    terrain: tuple[str, ...] = ()


class Spending(Struct, frozen=True, forbid_unknown_fields=True):
    id: Literal["fire_plus", "fire_minus", "free_move", "free_action", "demoralize", "reduce_loss"]
    cost: Count
    effect: str
    add: int = 0
    amount: int = 0
    kind: str = ""


class Vp(Struct, frozen=True, forbid_unknown_fields=True):
    """Victory points (PG-9.2.0.25, PG-9.2.0.26)."""

    player_target: Count
    npc_target: Count
    player_may_spend: bool
    player_start: Count
    player: tuple[Scoring, ...]
    npc: tuple[Scoring, ...]
    spend: tuple[Spending, ...]


class Victory(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    when: Literal["phase_4", "continuous", "end_of_turn"]
    type: Literal[
        "control_all",
        "control_at_least",
        "control_enemy_start_row",
        "compare",
        "objectives",
        "kills_at_least",
        "vp_at_least",
        "side_without_units",
    ]
    source: Source
    text: str
    turn: Count = 0
    extend_on: tuple[int, ...] = ()
    count: Count = 0
    winner: str = ""
    winner_if_true: str = ""
    winner_if_false: str = ""
    side: str = ""
    terrain: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    tie: str = ""
    compare: str = ""
    keep_hq: bool = False
    from_npc_turn: Count = 0


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    slug: str
    name: str
    name_hu: str
    mode: Literal["two_player", "solo"]
    number: Count
    source: Source
    layout_source: Source
    turn_limit: Count
    first_player: Literal["german", "soviet", "random"]
    grid: Grid
    start_row: tuple[StartRow, ...]
    hq: Hq
    markers: Markers
    control: Control
    victory: tuple[Victory, ...]
    setup: Setup | None = None
    start: Start | None = None
    special: tuple[Special, ...] = ()
    player_side: str = ""
    npc_side: str = ""
    player: Player | None = None
    npc: Npc | None = None
    vp: Vp | None = None
