"""From a battlefield and the settings of the table to the first position (KF-1.1 to KF-1.12)."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import Any

from vezerkar.core.chance import Chance
from vezerkar.core.errors import DataError
from vezerkar.core.kernel import NOBODY, PLAYING, Phase
from vezerkar.core.notation import Lexicon, Notation
from vezerkar.games.crescent import terms
from vezerkar.games.crescent.board import Board
from vezerkar.games.crescent.schema.board_tables import Settings, TowerSpec, all_towers, build_board
from vezerkar.games.crescent.schema.load import CrescentData
from vezerkar.games.crescent.schema.scenario import Scenario
from vezerkar.games.crescent.state import Battle
from vezerkar.scene.scene import ActionView
from vezerkar.space.squares import SquareGrid, square_grid


@dataclass(frozen=True)
class Layout:
    """A board with the names that people and files use for its parts."""

    board: Board
    scenario: Scenario
    data: CrescentData
    settings: Settings
    defaults: Settings
    grid: SquareGrid
    notation: Notation
    seats: tuple[str, ...]
    # By action, seat and cubes: see view/actions.py
    steady_views: dict[tuple[int, int, int], ActionView] = field(default_factory=dict)

    @property
    def lexicon(self) -> Lexicon:
        return self.notation.lexicon


def lay_out(
    data: CrescentData, scenario: Scenario, settings: Settings, defaults: Settings
) -> Layout:
    """Build the board of a battlefield, and the names of everything on it."""
    players = int(settings["players"])
    if players not in scenario.players:
        raise DataError(f"'{scenario.id}' is not for {players} players")
    grid = square_grid(data.board.grid.columns, data.board.grid.rows)
    towers = all_towers(data, scenario)
    board = build_board(data, scenario, settings, grid, towers)
    seats = seat_names(players)
    notation = Notation(terms.VERBS, lexicon_of(data, grid, towers, seats))
    layout = Layout(board, scenario, data, settings, defaults, grid, notation, seats)
    board.layout = layout
    return layout


def lexicon_of(
    data: CrescentData, grid: SquareGrid, towers: list[TowerSpec], seats: tuple[str, ...]
) -> Lexicon:
    """What everything that an action can name is called, by kind."""
    assert len(terms.TROOPS) == terms.NO_TROOP
    return Lexicon(
        {
            "unit": [tower.name for tower in towers],
            "square": [grid.name(square) for square in grid.squares] + ["off"],
            "troop": [*terms.TROOPS, "none"],
            "card": terms.CARD_IDS,
            "seat": seats,
            "side": terms.SIDES,
            "facing": terms.FACINGS,
            "kinds": ["+".join(pair) for pair in product(terms.KINDS, terms.KINDS)],
            "mode": terms.MODES,
            "colour": terms.COLOURS,
            "ground": terms.GROUNDS,
            "site": terms.SITES,
            "piece": ["".join(piece.connects) for piece in data.board.river_piece],  # `NS`, `NE`
        }
    )


def layout_of(board: Board) -> Layout:
    """The layout a board belongs to."""
    layout = board.layout
    assert isinstance(layout, Layout)
    return layout


def seat_names(players: int) -> tuple[str, ...]:
    """One captain a side, or two who alternate (KF-0.1)."""
    return (
        terms.SIDES if players == 2 else tuple(f"{side}{n}" for n in (1, 2) for side in terms.SIDES)
    )


# The first position


def new_battle(board: Board, phases: list[Phase[Any]], chance: Chance) -> Battle:
    """The first position of a battle, ready for its first decision."""
    s = bare_table(board, phases)
    s.push(terms.P_DEPLOY)
    if board.is_laid:
        s.push(terms.P_TERRAIN)  # KF-7.0.2: the ground before the armies
    if board.garrison >= 0:
        s.push(terms.P_GARRISON)  # KF-1.20: before the first ordinary tower
    s.settle(chance)
    return s


def bare_table(board: Board, phases: list[Phase[Any]]) -> Battle:
    """Everything at hand, no tower placed, no frame on the stack."""
    s = Battle()
    s.phases = phases
    s.stack = []
    s.waiting = 0
    s.choices = 0
    s.actions = []
    s.ending = PLAYING
    s.winner = NOBODY
    s.events = None
    s.board = board
    s.round = 0
    s.turn = 0
    s.army = terms.NO_TROOP
    s.filled = 0
    s.built = 0
    s.failed = 0
    s.toll = 0
    s.due = terms.NOT_DUE
    s.quiet = 0
    s.revealed = 0
    s.locked = 0
    s.council = 0
    s.council_next = 0
    s.survey = 0
    s.shields = 0
    clear_field(s)
    deal_cards(s)
    return s


def clear_field(s: Battle) -> None:
    board = s.board
    towers = board.towers
    s.square = [terms.WAITING] * towers
    s.discs = [0] * towers
    s.owner = list(board.tower_side)
    s.attacked = [0] * towers
    s.captured = [0] * towers
    s.at = [-1] * board.count
    s.ground = board.ground
    s.works = board.works
    s.river = board.river
    s.enemy_half_steps = board.enemy_half_steps
    s.score = [int(board.side_start), int(board.side_start)]  # KF-1.10
    s.personal = [int(board.personal_start)] * board.seats  # KF-1.11
    s.lost = [0] * (2 * terms.TYPES)


def deal_cards(s: Battle) -> None:
    """Every captain has the same pack in hand and the rest as a draw pile (KF-1.6 to KF-1.9)."""
    board = s.board
    seats = board.seats
    rest = [board.deck[card] - board.start_hand[card] for card in range(terms.CARDS)]
    nothing = [0] * terms.CARDS
    s.hand = [board.start_hand] * seats
    s.draw = [rest] * seats
    s.discard = [nothing] * seats
    s.out = [nothing] * seats
    s.unshown = [rest] * seats
    s.known_hand = [board.start_hand] * seats
    s.known_discard = [nothing] * seats
    s.laid = [[terms.NO_CARD] * terms.PLACES] * seats
    s.played = [0] * seats
    s.cubes = [[0] * terms.TYPES] * seats
    s.drawn = [[] for i in range(seats)]
    s.recalled = [[] for i in range(seats)]
    s.spent = [0] * seats
    s.idle = [0] * seats
    s.thoughts = [0] * seats
    s.upgraded = [0] * seats
    s.pay = [0] * seats
    s.lieutenant = [0] * seats
    s.force = [0] * (seats * terms.TYPES)
