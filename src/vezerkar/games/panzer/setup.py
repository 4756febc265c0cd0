"""From a scenario to a board: map, start rows, purses, victory (PG-9.0.1 to PG-9.0.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from vezerkar.core.notation import Lexicon, Notation
from vezerkar.games.panzer.board import Board, Condition
from vezerkar.games.panzer.data import PanzerData
from vezerkar.games.panzer.deck import card_names, lay_out_cards
from vezerkar.games.panzer.forms import VERBS
from vezerkar.games.panzer.garrison import lay_out_solo
from vezerkar.games.panzer.scenario import Gift, Scenario, Victory
from vezerkar.games.panzer.terms import (
    BY_IMMEDIATE,
    BY_LAST_TURN,
    BY_NO_UNITS,
    BY_POINTS,
    BY_SOLO_AIM,
    CLOSE,
    DECKS,
    EITHER,
    EXTRA_KINDS,
    FACTORY,
    FORT,
    KEYS,
    LAKE,
    NO_UNIT,
    NOBODYS,
    POINTS,
    PRICES,
    SHEET,
    SHELTER,
    SIDES,
    SLOTS,
    SPEND,
    SWAMP,
    TIE_SECOND,
    V_END,
    VICTORIES,
    WHEN,
    WIPED_OUT,
)
from vezerkar.space.squares import DIAGONAL, STRAIGHT, SquareGrid, square_grid

Settings = Mapping[str, str | bool | int]


@dataclass(frozen=True)
class Layout:
    """A board with everything that people and files call its parts."""

    board: Board
    scenario: Scenario
    data: PanzerData
    settings: Settings
    grid: SquareGrid
    notation: Notation
    seats: tuple[str, ...]
    faces: tuple[str, ...]  # tile faces by tile

    @property
    def lexicon(self) -> Lexicon:
        return self.notation.lexicon


def layout_of(board: Board) -> Layout:
    """The names that belong to a board."""
    assert isinstance(board.layout, Layout)
    return board.layout


def lay_out(data: PanzerData, scenario: Scenario, settings: Settings) -> Layout:
    """Build the static side of a battle."""
    grid = square_grid(scenario.grid.cols, scenario.grid.rows)
    board = Board()
    faces = tuple(face for row in scenario.grid.tiles for face in row)
    lay_out_map(board, grid, data, scenario, faces)
    lay_out_cards(board, data, scenario)
    lay_out_sides(board, grid, scenario, data)
    if scenario.mode == "solo":
        lay_out_solo(board, grid, data, scenario, faces)
    board.conditions = [condition(board, grid, data, scenario, v, faces) for v in scenario.victory]
    seats = (scenario.player_side,) if board.solo else SIDES
    notation = Notation(VERBS, lexicon(data, scenario, grid, seats))
    layout = Layout(board, scenario, data, settings, grid, notation, seats, faces)
    board.layout = layout
    return layout


def lexicon(
    data: PanzerData, scenario: Scenario, grid: SquareGrid, seats: tuple[str, ...]
) -> Lexicon:
    units = [f"u{u + 1}" for u in range(SLOTS)] + [""] * (NO_UNIT - SLOTS) + ["-"]
    rows = scenario.player.start_rows if scenario.player else ()
    return Lexicon(
        {
            "card": card_names(data),
            "tile": [grid.name(tile) for tile in grid.squares],
            "unit": units,
            "side": SIDES,
            "seat": seats,
            "deck": DECKS,
            "row": [row.label for row in rows],
            "extra": EXTRA_KINDS,
            "price": PRICES,
            "spend": SPEND,
            "marker": ("fire", "target"),
            "line": [name for name, _ in SHEET],
        }
    )


def lay_out_map(
    board: Board, grid: SquareGrid, data: PanzerData, scenario: Scenario, faces: tuple[str, ...]
) -> None:
    """Geometry and terrain (PG-1.0.1 to PG-1.0.12)."""
    count = len(faces)
    board.cols, board.rows, board.count = grid.width, grid.rows, count
    board.near = bytes(grid.near[8 * tile + d] for tile in grid.squares for d in STRAIGHT)
    board.corner = bytes(grid.near[8 * tile + d] for tile in grid.squares for d in DIAGONAL)
    pairs = [(a, b) for a in grid.squares for b in grid.squares]
    board.distance = bytes(grid.distance[a * grid.count + b] for a, b in pairs)
    board.slant = bytes(
        min(abs(grid.col(a) - grid.col(b)), abs(grid.row(a) - grid.row(b))) for a, b in pairs
    )
    bridges = {grid.named(cell) for cell in scenario.markers.bridges}
    tiles = [data.tiles[face] for face in faces]
    attack, defense = data.bridge
    board.attack = [attack if i in bridges else t.attack for i, t in enumerate(tiles)]
    board.defense = [defense if i in bridges else t.defense for i, t in enumerate(tiles)]
    board.income = bytes(tile.prestige for tile in tiles)
    board.nature = bytes(nature(data, tile.terrain) for tile in tiles)
    cities = data.groups["city_type"]
    board.city = bytes(tile.terrain in cities for tile in tiles)
    board.strong = bytes(tile.terrain in ("fortification", "city") for tile in tiles)


def nature(data: PanzerData, name: str) -> int:
    """What a terrain is, as bits."""
    terrain = data.terrain[name]
    bits = 0
    if terrain.hard_targets_forbidden:
        bits |= LAKE if terrain.entry_ability == "may_enter_lakes" else SWAMP
    bits |= FORT if terrain.always_dug_in else 0
    bits |= FACTORY if terrain.ammo_per_own_turn else 0
    bits |= SHELTER if name in data.groups["free_fire_shelter"] else 0
    bits |= CLOSE if name in data.groups["close_terrain"] else 0
    return bits


def named(grid: SquareGrid, cells: Iterable[str]) -> list[int]:
    return [grid.named(cell) for cell in cells]


def lay_out_sides(board: Board, grid: SquareGrid, scenario: Scenario, data: PanzerData) -> None:
    """Control, start rows, headquarters, purses and gifts."""
    control = [NOBODYS] * board.count
    held = (scenario.control.german, scenario.control.soviet)
    for side, cells in enumerate(held):
        if not isinstance(cells, str):
            for tile in named(grid, cells):
                control[tile] = side
    board.control = control
    for side, name in enumerate(SIDES):
        rows = [row for row in scenario.start_row if row.side == name]
        board.start[side] = [tile for row in rows for tile in named(grid, row.cells)]
        hq = getattr(scenario.hq, name)
        board.hq[side] = grid.named(hq) if hq else -1
    first = scenario.first_player
    board.first = EITHER if first == "random" else SIDES.index(first)
    board.objectives = named(grid, scenario.markers.objectives)
    drops = {special.unit for special in scenario.special if special.rule == "no_paratroop_drop"}
    board.no_drop = bytes(unit.id in drops for unit in data.units)
    if scenario.setup and scenario.start:
        lay_out_purses(board, scenario)


def lay_out_purses(board: Board, scenario: Scenario) -> None:
    setup, start = scenario.setup, scenario.start
    assert setup is not None
    assert start is not None
    purses = (setup.german, setup.soviet)
    board.purse = [purse.prestige for purse in purses]
    board.most_units = [purse.max_units for purse in purses]
    board.stack = [purse.stack_prestige for purse in purses]
    board.anywhere = setup.placement == "controlled"
    if not isinstance(setup.placement_order, str):
        board.placers = [SIDES.index(side) for side in setup.placement_order]
    if start.german and start.soviet:
        board.gift_by_side = True
        board.gift = [gift_row(start.german), gift_row(start.soviet)]
    elif start.first_player and start.second_player:
        board.gift = [gift_row(start.first_player), gift_row(start.second_player)]


def gift_row(gift: Gift) -> list[int]:
    return [
        gift.prestige,
        gift.ammo,
        gift.draw_units,
        gift.draw_actions,
        gift.search_units,
        gift.search_actions,
    ]


# Victory


def condition(
    board: Board,
    grid: SquareGrid,
    data: PanzerData,
    scenario: Scenario,
    victory: Victory,
    faces: tuple[str, ...],
) -> Condition:
    """A condition of victory as numbers."""
    rule = Condition()
    rule.when = WHEN.index(victory.when)
    rule.kind = VICTORIES.index(victory.type)
    rule.side = side_number(board, victory.side)
    rule.tiles = [
        tile
        for tile, face in enumerate(faces)
        if face in victory.tiles or data.tiles[face].terrain in victory.terrain
    ]
    if victory.type == "objectives":
        rule.tiles = board.objectives
    rule.count = victory.count
    rule.turn = victory.turn
    rule.extends = list(victory.extend_on)
    rule.keys = [KEYS.index(key) for key in victory.keys]
    tie = victory.tie
    rule.tie = SIDES.index(tie) if tie in SIDES else TIE_SECOND
    winner = victory.winner or victory.winner_if_true
    rule.winner = side_number(board, winner)
    if victory.winner_if_false:
        rule.otherwise = side_number(board, victory.winner_if_false)
    rule.keeps_hq = victory.keep_hq
    rule.ending = ending(board, rule)
    return rule


def ending(board: Board, rule: Condition) -> int:
    """Why a game is over when a condition is met."""
    if rule.kind == POINTS:
        return BY_POINTS
    if rule.kind == WIPED_OUT:
        return BY_NO_UNITS
    if rule.when == V_END:
        return BY_LAST_TURN
    return BY_SOLO_AIM if board.solo else BY_IMMEDIATE


def side_number(board: Board, name: str) -> int:
    """A side by its name, or by who plays it."""
    if name == "player":
        return 1 - board.npc
    if name == "npc":
        return board.npc
    return SIDES.index(name) if name in SIDES else EITHER
