"""From a scenario to its first position (PG-9.0.1 to PG-9.0.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from vezerkar.core.chance import Chance
from vezerkar.core.kernel import NOBODY, PLAYING, Phase
from vezerkar.core.notation import Lexicon, Notation
from vezerkar.games.panzer.board import Board
from vezerkar.games.panzer.rules.deck import take_from_pile
from vezerkar.games.panzer.schema.card_tables import card_names, lay_out_cards
from vezerkar.games.panzer.schema.data import PanzerData
from vezerkar.games.panzer.schema.map_tables import lay_out_map
from vezerkar.games.panzer.schema.scenario import Scenario
from vezerkar.games.panzer.schema.side_tables import lay_out_sides
from vezerkar.games.panzer.schema.solo_tables import lay_out_solo
from vezerkar.games.panzer.schema.tile_sets import lay_out_tile_sets
from vezerkar.games.panzer.schema.victory_tables import condition
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import (
    DECKS,
    EXTRA_KINDS,
    NO_CARD,
    NO_UNIT,
    P_BUY,
    P_RAISE,
    P_ROW,
    PRICES,
    SHEET_LINES,
    SIDES,
    SPENDINGS,
    UNIT_SLOTS,
    VERBS,
)
from vezerkar.space.squares import SquareGrid, square_grid

Settings = Mapping[str, str | bool | int]


@dataclass(frozen=True)
class Layout:
    """A board, and the names that people and files have for its parts."""

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
    """Build the board of a scenario, with the names of its parts."""
    grid = square_grid(scenario.grid.cols, scenario.grid.rows)
    board = Board()
    faces = tuple(face for row in scenario.grid.tiles for face in row)
    lay_out_map(board, grid, data, scenario, faces)
    lay_out_cards(board, data, scenario)
    lay_out_sides(board, grid, scenario, data)
    if scenario.mode == "solo":
        lay_out_solo(board, grid, data, scenario, faces)
    lay_out_tile_sets(board)
    board.conditions = [condition(board, data, v, faces) for v in scenario.victory]
    seats = (scenario.player_side,) if board.solo else SIDES
    notation = Notation(VERBS, lexicon(data, scenario, grid, seats))
    layout = Layout(board, scenario, data, settings, grid, notation, seats, faces)
    board.layout = layout
    return layout


def lexicon(
    data: PanzerData, scenario: Scenario, grid: SquareGrid, seats: tuple[str, ...]
) -> Lexicon:
    units = [f"u{u + 1}" for u in range(UNIT_SLOTS)] + [""] * (NO_UNIT - UNIT_SLOTS) + ["-"]
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
            "spend": SPENDINGS,
            "marker": ("fire", "target"),
            "line": [name for name, _ in SHEET_LINES],
        }
    )


def blank(board: Board, phases: list[Phase[Any]]) -> Front:
    """An empty map with full decks, before anything has happened (PG-9.0.2, PG-9.0.3)."""
    s = Front()
    s.phases = phases
    s.board = board
    s.stack = []
    s.choices = 0
    s.actions = []
    s.waiting = 0
    s.ending = PLAYING
    s.winner = NOBODY
    s.events = None
    s.turn = 0
    s.active = 0
    s.first = board.first if board.first < 2 else 0
    s.row = -1
    s.moved = 0
    s.fired = 0
    s.spent = 0
    s.fresh = 0
    s.extra = 0
    s.stepped = 0
    s.acted = 0
    s.prep = 0
    s.granted = 0
    s.longer = 0
    s.bonus = 0
    s.free_ranged = 0
    s.discount = 0
    s.hq_used = 0
    s.weather = 0
    s.trap = 0
    s.dug = 0
    s.prestige = [0, 0]
    s.ammo = [0, 0]
    s.points = [0, 0]
    s.kills = [0, 0]
    s.scored = [0, tiles_of(board, 0), 0, tiles_of(board, 1)]  # PG-9.2.0.25: not scored again
    s.control = board.control[:]
    s.at = [-1] * board.count
    s.unit_tile = [-1] * UNIT_SLOTS
    s.unit_card = [0] * UNIT_SLOTS
    s.unit_marks = [0] * UNIT_SLOTS
    s.unit_tag = [0] * UNIT_SLOTS
    s.purse = board.purse[:]
    s.pledge = [NO_CARD, NO_CARD]
    s.hands = [[], []]
    s.known = [[], []]
    s.bought = [[], []]
    s.top = [[], []]
    s.piles = [deck[:] for deck in board.decks]
    s.discards = [[0] * len(deck) for deck in board.decks]
    s.table = []
    s.npc_cards = []
    s.fight = []
    s.support = []
    s.sheet = []
    s.thawed()
    return s


def tiles_of(board: Board, side: int) -> int:
    """The tiles that a side controls before the battle, as bits."""
    return sum(1 << tile for tile in range(board.count) if board.control[tile] == side)


def station_fixed(s: Front) -> None:
    """Units that the scenario puts on the map (PG-9.2.0.2)."""
    board = s.board
    for i in range(0, len(board.fixed), 2):
        card, tile = board.fixed[i], board.fixed[i + 1]
        side = board.side[card]
        take_from_pile(s, side, card)
        s.capture(tile, side)
        s.put(card, tile)


def new_front(board: Board, phases: list[Phase[Any]], chance: Chance) -> Front:
    """A new battle, ready for its first decision."""
    s = blank(board, phases)
    if board.solo:
        station_fixed(s)
        s.push(P_ROW if board.row_tiles else P_RAISE)
    else:
        s.push(P_BUY)
    s.settle(chance)
    return s
