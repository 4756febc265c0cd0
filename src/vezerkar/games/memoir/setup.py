"""From a scenario and the settings of a table to the first state (M44-S.1 to S.14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from vezerkar.core.chance import Chance
from vezerkar.core.errors import DataError
from vezerkar.core.kernel import B_STEP, Phase, pack
from vezerkar.core.notation import Lexicon, Notation
from vezerkar.games.memoir.board import Board
from vezerkar.games.memoir.rules.deck import lay_out_cards
from vezerkar.games.memoir.rules.terrain import lay_out_ground
from vezerkar.games.memoir.schema.hexes import ROWS, WIDTHS, hex_name
from vezerkar.games.memoir.schema.load import MemoirData
from vezerkar.games.memoir.schema.pieces import SECTIONS, UnitKind
from vezerkar.games.memoir.schema.pieces import SIDES as ARMIES
from vezerkar.games.memoir.schema.scenario import (
    Airdrop,
    DeckExhaustionVictory,
    ExitMedal,
    ExtraDraw,
    NoReshuffle,
    ReconAsAirPower,
    ReconAsBarrage,
    Scenario,
    UnitMedalValue,
)
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import (
    CLASSES,
    FACES,
    NO_UNIT,
    OBJECTIVE_MODES,
    SANDBAGS,
    SIDES,
    V_MOVE,
    V_ORDER,
    V_PICK,
    VERBS,
    WIRE,
)
from vezerkar.space.hexes import HexGrid, hex_grid

Settings = Mapping[str, str | bool | int]


@dataclass(frozen=True)
class Layout:
    """A board with everything that people and files call its parts."""

    board: Board
    scenario: Scenario
    data: MemoirData
    settings: Settings
    grid: HexGrid
    notation: Notation
    seats: tuple[str, ...]
    unit_kinds: tuple[str, ...]
    defaults: Settings  # the settings of a table that changes none

    @property
    def lexicon(self) -> Lexicon:
        return self.notation.lexicon


@dataclass(frozen=True)
class Recruit:
    """A unit as the board needs it: set up, or waiting to be dropped."""

    name: str
    side: int
    kind: UnitKind
    full: int
    men: int
    at: tuple[int, int] | None


def lay_out(
    data: MemoirData,
    scenario: Scenario,
    settings: Settings,
    recruits: list[Recruit] | None = None,
    defaults: Settings | None = None,
) -> Layout:
    """Build the static side of a battle; a position brings its own recruits."""
    check_players(scenario, settings)
    grid = hex_grid(WIDTHS[scenario.board], ROWS)
    board = Board()
    board.width, board.rows, board.count = grid.width, grid.rows, grid.count
    board.off, board.wall = grid.off, grid.wall
    board.near, board.distance = grid.near, grid.distance
    board.slots, board.lines = grid.lines(3)
    board.bottom = SIDES.index(scenario.bottom_side)
    board.first = SIDES.index(scenario.first_player)
    board.overlord = scenario.board == "overlord"
    lay_out_ground(board, grid, data, scenario, str(settings["sandbag_profile"]))
    recruits = muster(data, scenario) if recruits is None else recruits
    lay_out_units(board, grid, scenario, recruits)
    lay_out_cards(board, data, scenario, str(settings["deck"]))
    lay_out_goals(board, grid, scenario)
    lay_out_rules(board, grid, scenario)
    if settings["deck"] != "section_only":
        lay_out_recon(board, grid, scenario)  # M44-A3.17
    board.look_over = settings["hill_los"] == "over_lower"
    board.town_adds = bool(settings["town_out_cumulative"])
    board.take_ground = bool(settings["take_ground"])
    board.overrun = bool(settings["armor_overrun"])
    board.two_battles = settings["match"] == "two_battles"
    seats = assign_seats(board, settings)
    names = [recruit.name for recruit in recruits]
    lexicon = Lexicon(
        {
            "unit": names + [""] * (NO_UNIT - len(names)) + ["none"],
            "hex": hex_names(grid),
            "card": [card.id for card in data.cards] + ["ordinary"],
            "section": SECTIONS,
            "goals": goal_sets([goal.id for goal in scenario.objectives]),
            "zone": [f"z{i + 1}" for i in range(board.zone_count)],
            "side": SIDES,
            "face": FACES,
            "seat": seats,
        }
    )
    kinds = tuple(recruit.kind.id for recruit in recruits)
    notation = Notation(VERBS, lexicon)
    layout = Layout(board, scenario, data, settings, grid, notation, seats, kinds, defaults or {})
    board.layout = layout
    return layout


def new_battle(board: Board, phases: list[Phase[Any]], chance: Chance) -> Battle:
    """The first position of a battle, ready for its first decision."""
    s = Battle()
    s.phases = phases
    s.board = board
    s.events = None
    s.leg = 0
    s.match = [0, 0]
    s.begin(chance)
    s.settle(chance)
    return s


def layout_of(board: Board) -> Layout:
    """The layout a board belongs to."""
    layout = board.layout
    assert isinstance(layout, Layout)
    return layout


def goal_sets(names: list[str]) -> list[str]:
    """Names for all sets of objectives, by mask; only as many as moves can need."""
    sets = range(1 << min(len(names), 11))
    return ["+".join(n for i, n in enumerate(names) if mask >> i & 1) for mask in sets]


def check_players(scenario: Scenario, settings: Settings) -> None:
    """Two boards and teams of four belong to Overlord and to nothing else (M44-A3.1, A3.10)."""
    overlord = scenario.board == "overlord"
    if overlord and not settings["overlord"]:
        raise DataError(f"'{scenario.slug}' is an Overlord battle; set overlord=true")
    if settings["overlord"] and not overlord:
        raise DataError(f"'{scenario.slug}' is no Overlord battle; leave overlord out")
    for side in SIDES:
        if settings[f"{side}_players"] == 4 and not overlord:
            raise DataError(
                f"setting {side}_players is 4; a team has at most 3, except in Overlord"
            )


def hex_names(grid: HexGrid) -> list[str]:
    """The published letter coordinates by number; nothing for the numbers off the board."""
    names = [""] * grid.count
    for h, place in grid.place.items():
        names[h] = hex_name(*place)
    return names


def muster(data: MemoirData, scenario: Scenario) -> list[Recruit]:
    """All units of both armies, those that come by air last."""
    units = [
        Recruit(u.id, SIDES.index(u.side), data.units[u.type], u.figures, u.figures, u.at)
        for u in scenario.units
    ]
    drop = scenario.rule(Airdrop)
    if drop:
        prefix = drop.side[:2]
        taken = sum(unit.name.startswith(prefix) for unit in units)
        for i in range(drop.count):
            name = f"{prefix}{taken + i + 1:02d}"
            kind = data.units[drop.unit_type]
            units.append(Recruit(name, SIDES.index(drop.side), kind, drop.figures, 0, None))
    return units


def lay_out_units(board: Board, grid: HexGrid, scenario: Scenario, recruits: list[Recruit]) -> None:
    """Tables by unit, the starting places and the removable pieces (M44-S.4, S.5)."""
    kinds = [r.kind for r in recruits]
    board.unit_side = bytes(r.side for r in recruits)
    board.unit_class = bytes(CLASSES.index(k.unit_class) for k in kinds)
    board.unit_full = bytes(r.full for r in recruits)
    board.unit_move = bytes(k.move for k in kinds)
    board.unit_march = bytes(k.move_and_battle for k in kinds)
    board.unit_range = bytes(k.range for k in kinds)
    board.unit_dice = bytes(d for k in kinds for d in ((0, *k.dice) + (0,) * (6 - k.range)))
    board.unit_ground = bytes(k.take_ground_per_turn for k in kinds)
    board.unit_overruns = bytes(k.armor_overrun for k in kinds)
    board.unit_slips = bytes(k.retreat_per_flag[1] for k in kinds)
    board.unit_bold = bytes(k.ignores_no_battle_on_entry for k in kinds)
    board.unit_medals = bytes(medal_value(scenario, r) for r in recruits)
    for u, recruit in enumerate(recruits):
        board.units[recruit.side].append(u)
        board.side_mask[recruit.side] |= 1 << u
        for classes in range(8):
            if classes >> board.unit_class[u] & 1:
                board.units_of[recruit.side * 8 + classes] |= 1 << u
        board.order_of.append(pack(V_ORDER, u, 0, 0))
        board.pick_of.append(pack(V_PICK, u, 0, 0))
        to_first = pack(V_MOVE, u, 0, 0)
        board.moves_of.append([to_first + h * B_STEP for h in range(grid.off)])
    drop = scenario.rule(Airdrop)
    if drop:
        board.drop_side = SIDES.index(drop.side)
        board.drop_steps = drop.scatter_steps
    lay_out_start(board, grid, scenario, recruits)


def lay_out_start(board: Board, grid: HexGrid, scenario: Scenario, recruits: list[Recruit]) -> None:
    """Where each new battle begins."""
    board.start_hex = [grid.number(*r.at) if r.at else -1 for r in recruits]
    board.start_men = [r.men for r in recruits]
    if scenario.rule(Airdrop):
        board.drops = [u for u, r in enumerate(recruits) if r.at is None]
    works = [0] * grid.count
    for piece in scenario.obstacles:
        flag = {"wire": WIRE, "sandbags": SANDBAGS}.get(piece.type, 0)
        works[grid.number(*piece.at)] |= flag
    board.start_works = works


def start_from_scenario(layout: Layout) -> None:
    """After a position the next battle begins with the full set-up of its scenario (M44-S.10)."""
    base = layout.data.scenarios.get(layout.scenario.slug)
    names = layout.lexicon.names("unit")[: len(layout.unit_kinds)]
    own = {recruit.name: recruit for recruit in muster(layout.data, base)} if base else {}
    if base and list(names) == list(own):
        lay_out_start(layout.board, layout.grid, base, list(own.values()))


def medal_value(scenario: Scenario, recruit: Recruit) -> int:
    """Medals for eliminating a unit (M44-O.2, F.9)."""
    special = scenario.rule(UnitMedalValue)
    if special and special.unit_type == recruit.kind.id:
        if SIDES.index(special.scoring_side) != recruit.side:
            return special.medals
    return recruit.kind.medals


def lay_out_goals(board: Board, grid: HexGrid, scenario: Scenario) -> None:
    """Objectives, targets and hands (M44-S.6, S.11, F.2)."""
    at = bytearray(grid.count)
    for goal in scenario.objectives:
        hexes = bytes(grid.number(*h) for h in goal.hexes)
        board.goal_side.append(SIDES.index(goal.side))
        board.goal_hexes.append(hexes)
        board.goal_needed.append(goal.hexes_needed)
        board.goal_medals.append(goal.medals)
        board.goal_mode.append(OBJECTIVE_MODES.index(goal.mode))
        if goal.mode != "sudden_death":
            for h in hexes:
                at[h] = 1
        if goal.mode == "permanent":
            board.has_permanent = True
            if not all(board.stops[h] for h in hexes):
                board.passes_goals = True
    board.goal_at = bytes(at)
    lay_out_prizes(board)
    board.goal_far = b"".join(far_from(grid, hexes) for hexes in board.goal_hexes)
    for army in ARMIES:
        side = SIDES.index(army)
        board.target[side] = scenario.sides.of(army).medals_to_win
        board.hand_size[side] = scenario.sides.of(army).cards


def lay_out_prizes(board: Board) -> None:
    """The most that a unit can gain by standing on one hex, while it stands there (M44-O.7)."""
    medals = [Counter[int](), Counter[int]()]
    for goal, hexes in enumerate(board.goal_hexes):
        if OBJECTIVE_MODES[board.goal_mode[goal]] == "temporary":
            for h in hexes:
                medals[board.goal_side[goal]][h] += board.goal_medals[goal]
    for side, gain in enumerate(medals):
        board.prize_anywhere[side] = max(gain.values(), default=0)
        board.prize[side] = max((gain[h] for h in gain if not board.stops[h]), default=0)


def far_from(grid: HexGrid, hexes: Sequence[int]) -> bytes:
    """By hex, how far the nearest of some hexes is; 255 where there are none."""
    far = bytearray([255]) * grid.count
    for h in grid.hexes:
        far[h] = min((grid.distance[h * grid.count + other] for other in hexes), default=255)
    return bytes(far)


def lay_out_rules(board: Board, grid: HexGrid, scenario: Scenario) -> None:
    """The special rules that are not terrain, units or cards."""
    extra = scenario.rule(ExtraDraw)
    if extra:
        board.extra_side = SIDES.index(extra.side)
        board.extra_turns = bytes(extra.own_turns)
        board.extra_cards = extra.extra
    board.reshuffles = scenario.rule(NoReshuffle) is None
    empty = scenario.rule(DeckExhaustionVictory)
    if empty:
        board.deck_winner = SIDES.index(empty.winner)
    exits = bytearray(grid.count)
    way_out = scenario.rule(ExitMedal)
    if way_out:
        board.exit_side = SIDES.index(way_out.side)
        board.exit_medals = way_out.medals
        for h, place in grid.place.items():
            if place in way_out.exits or place[1] == way_out.exit_row:
                exits[h] = 1
    board.exits = bytes(exits)
    board.exit_far = far_from(grid, [h for h in grid.hexes if exits[h]])


def lay_out_recon(board: Board, grid: HexGrid, scenario: Scenario) -> None:
    """Recon played as a tactic card, where the scenario says so (M44-F.12, F.18)."""
    strike = scenario.rule(ReconAsAirPower)
    if strike:
        board.recon_strike_side = SIDES.index(strike.side)
        board.recon_strike_hexes = bytes(grid.number(*h) for h in strike.hold_any)
        board.recon_strike_dice = strike.dice_per_target
    barrage = scenario.rule(ReconAsBarrage)
    if barrage:
        board.recon_barrage = sum(1 << SIDES.index(side) for side in set(barrage.sides))


def assign_seats(board: Board, settings: Settings) -> tuple[str, ...]:
    """Who sits where: one commander a side, or a team (M44-A3.1 to A3.6, A3.13)."""
    names: list[str] = []
    teams = ("first", "second") if board.two_battles else SIDES
    for team, title in enumerate(teams):
        players = int(settings[f"{SIDES[team]}_players"])
        first = len(names)
        roles = TEAM_ROLES[players]
        names += [f"{title}-{role}" if role else title for role in roles]
        board.team_seats[team] = list(range(first, len(names)))
        board.team_mask[team] = sum(1 << seat for seat in board.team_seats[team])
        posts = TEAM_POSTS[players]
        board.post[team] = [first + seat for seat in posts]
        board.chief[team] = first + TEAM_CHIEF[players]
    return tuple(names)


TEAM_ROLES: Final[dict[int, tuple[str, ...]]] = {
    1: ("",),
    2: ("center", "flanks"),
    3: ("left", "center", "right"),
    4: ("chief", "left", "center", "right"),
}
TEAM_POSTS: Final = {1: (0, 0, 0), 2: (1, 0, 1), 3: (0, 1, 2), 4: (1, 2, 3)}
TEAM_CHIEF: Final = {1: 0, 2: 0, 3: 1, 4: 0}
