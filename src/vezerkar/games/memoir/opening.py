# hot: compiled by mypyc
"""The start of a battle: pieces, cards, first turn (M44-S.3 to S.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import NOBODY, PLAYING
from vezerkar.games.memoir.terms import E_DEALT, NO_CARD, P_DROP

if TYPE_CHECKING:
    from vezerkar.core.chance import Chance
    from vezerkar.games.memoir.state import Battle


def begin(s: Battle, chance: Chance) -> None:
    """Set up a battle, the first or the second of a match."""
    board = s.board
    s.ending = PLAYING
    s.winner = NOBODY
    s.waiting = 0
    s.actions = []
    s.active = board.first  # M44-S.14
    s.turn = 0
    s.orders = [0] * (len(board.team_seats[0]) + len(board.team_seats[1]))
    s.clear_turn()
    s.medals = [0, 0]
    s.tally = [0, 0]
    s.held = 0
    s.last = [NO_CARD] * (2 * board.memory)
    s.last_zones = [0, 0]
    place_pieces(s)
    deal(s, chance)
    s.stack = []
    s.push_turn()
    if board.drops:
        s.push(P_DROP)
    else:
        s.score()  # M44-O.17


def place_pieces(s: Battle) -> None:
    """Units with their figures, wire and sandbags (M44-S.4, S.5)."""
    board = s.board
    s.unit_hex = board.start_hex[:]
    s.unit_men = board.start_men
    s.works = bytes(board.start_works)
    s.at = [-1] * board.count
    s.at[board.count - 1] = 0  # the wall off the board blocks like a unit
    s.left = [0, 0]
    for u in range(len(s.unit_hex)):
        h = s.unit_hex[u]
        if h >= 0:
            s.at[h] = u
            s.left[board.unit_side[u]] += 1


def deal(s: Battle, chance: Chance) -> None:
    """Shuffle the deck and deal the hands (M44-S.11, S.12)."""
    board = s.board
    s.pile = board.deck[:]
    s.discard = [0] * len(board.deck)
    s.hands = [[], []]
    s.drawn = []
    s.played = []
    s.plan = []
    for side in (board.first, 1 - board.first):
        for i in range(board.hand_size[side]):
            s.take_in_hand(side, s.next_card(chance))
        if s.events is not None:
            s.tell(E_DEALT, [side, board.hand_size[side]])
