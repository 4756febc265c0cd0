# hot: compiled by mypyc
"""The table before the first tower stands (KF-1.3 to KF-1.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vezerkar.core.kernel import NOBODY, PLAYING, Phase
from vezerkar.games.crescent.board import Board
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    CARDS,
    NO_CARD,
    NO_TROOP,
    NOT_DUE,
    P_DEPLOY,
    P_GARRISON,
    P_TERRAIN,
    PLACES,
    TYPES,
    WAITING,
)

if TYPE_CHECKING:
    from vezerkar.core.chance import Chance


def bare_table(board: Board, phases: list[Phase[Any]]) -> Battle:
    """Everything laid ready, no tower placed, no question on the stack."""
    s = Battle()
    s.phases = phases
    s.stack = []
    s.waiting = 0
    s.actions = []
    s.ending = PLAYING
    s.winner = NOBODY
    s.events = None
    s.board = board
    s.round = 0
    s.turn = 0
    s.army = NO_TROOP
    s.filled = 0
    s.built = 0
    s.failed = 0
    s.toll = 0
    s.due = NOT_DUE
    s.quiet = 0
    s.revealed = 0
    s.locked = 0
    s.council = 0
    s.council_next = 0
    s.survey = 0
    s.shields = 0
    lay_out_towers(s)
    deal(s)
    return s


def lay_out_towers(s: Battle) -> None:
    board = s.board
    towers = board.towers
    s.square = [WAITING] * towers
    s.discs = [0] * towers
    s.owner = list(board.tower_side)
    s.attacked = [0] * towers
    s.captured = [0] * towers
    s.at = [-1] * board.count
    s.ground = board.ground
    s.works = board.works
    s.river = board.river
    s.far = board.far
    s.score = [int(board.side_start), int(board.side_start)]  # KF-1.10
    s.personal = [int(board.personal_start)] * board.seats  # KF-1.11
    s.lost = [0] * (2 * TYPES)


def deal(s: Battle) -> None:
    """Every captain has the same pack in hand and the rest as a draw pile (KF-1.6 to KF-1.9)."""
    board = s.board
    seats = board.seats
    rest = [board.deck[card] - board.start_hand[card] for card in range(CARDS)]
    nothing = [0] * CARDS
    s.hand = [board.start_hand] * seats
    s.draw = [rest] * seats
    s.discard = [nothing] * seats
    s.out = [nothing] * seats
    s.unshown = [rest] * seats
    s.known_hand = [board.start_hand] * seats
    s.known_discard = [nothing] * seats
    s.laid = [[NO_CARD] * PLACES] * seats
    s.played = [0] * seats
    s.cubes = [[0] * TYPES] * seats
    s.drawn = [[] for i in range(seats)]
    s.recalled = [[] for i in range(seats)]
    s.spent = [0] * seats
    s.idle = [0] * seats
    s.thoughts = [0] * seats
    s.upgraded = [0] * seats
    s.pay = [0] * seats
    s.lieutenant = [0] * seats
    s.force = [0] * (seats * TYPES)


def new_battle(board: Board, phases: list[Phase[Any]], chance: Chance) -> Battle:
    """The first position of a battle, ready for its first decision."""
    s = bare_table(board, phases)
    s.push(P_DEPLOY)
    if board.is_laid:
        s.push(P_TERRAIN)  # KF-7.0.2: the ground before the armies
    if board.garrison >= 0:
        s.push(P_GARRISON)  # KF-1.20: before the first ordinary tower
    s.settle(chance)
    return s
