# hot: compiled by mypyc
"""The first position of a battle: the map as the scenario shows it, all cards in their decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vezerkar.core.kernel import BIT, NOBODY, PLAYING, Phase
from vezerkar.core.lists import changed, with_list
from vezerkar.games.panzer.board import Board
from vezerkar.games.panzer.forms import P_BUY, P_RAISE, P_ROW
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import NO_CARD, SLOTS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


def blank(board: Board, phases: list[Phase[Any]]) -> Front:
    """An empty map with full decks, before anything has happened (PG-9.0.2, PG-9.0.3)."""
    s = Front()
    s.phases = phases
    s.board = board
    s.stack = []
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
    s.scored = [0, 0, 0, 0]
    s.control = board.control[:]
    s.at = [-1] * board.count
    s.unit_tile = [-1] * SLOTS
    s.unit_card = [0] * SLOTS
    s.unit_marks = [0] * SLOTS
    s.unit_tag = [0] * SLOTS
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
    for side in range(2):
        single: i64 = 0
        for tile in range(board.count):
            if board.control[tile] == side:
                single |= BIT[tile]
        s.scored = changed(s.scored, 2 * side + 1, single)  # PG-9.2.0.25: not scored again
    return s


def station_fixed(s: Front) -> None:
    """Units that the scenario puts on the map (PG-9.2.0.2)."""
    board = s.board
    for i in range(0, len(board.fixed), 2):
        card, tile = board.fixed[i], board.fixed[i + 1]
        side = board.side[card]
        pile = s.piles[side][:]
        pile[card - board.deck_first[side]] -= 1
        s.piles = with_list(s.piles, side, pile)
        s.control = changed(s.control, tile, side)
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
