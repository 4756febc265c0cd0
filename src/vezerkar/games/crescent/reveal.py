# hot: compiled by mypyc
"""When the screens go up: cards become known and begin to work (KF-3.2.1, KF-3.2.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.core.lists import changed, plus, with_list
from vezerkar.games.crescent.events import E_CUBES, E_PAID, E_PROMOTED, E_REVEALED, E_UPGRADED
from vezerkar.games.crescent.plan import cubes_left
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    CARDS,
    COUNTER_ESPIONAGE,
    EXTRA_PAY,
    LIEUTENANT,
    NO_CARD,
    P_POST,
    P_REINFORCE,
    PLACES,
    REINFORCEMENT,
    SECOND_GUN,
    TYPES,
    UPGRADE,
    WAITING,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def lift_screens(s: Battle) -> None:
    """All plans become open together (KF-3.2.1)."""
    seats = s.board.seats
    for seat in range(seats):
        s.spent = changed(s.spent, seat, s.points_laid(seat))
        s.idle = changed(s.idle, seat, cubes_left(s, seat))
        if s.recalled[seat]:
            # Nobody knows which of the discards were taken.
            s.known_discard = with_list(s.known_discard, seat, [0] * CARDS)
        for place in range(PLACES):
            if s.laid[seat][place] != NO_CARD:
                show(s, seat, place)
        if s.events is not None:
            tell_plan(s, seat)
    s.revealed = 1
    s.drawn = [[] for i in range(seats)]
    s.recalled = [[] for i in range(seats)]


def tell_plan(s: Battle, seat: i64) -> None:
    for place in range(PLACES):
        if s.laid[seat][place] != NO_CARD:
            s.tell(E_REVEALED, [seat, s.laid[seat][place], place // 3])
    for troop in range(TYPES):
        if s.cubes[seat][troop]:
            s.tell(E_CUBES, [seat, troop, s.cubes[seat][troop]])


def show(s: Battle, seat: i64, place: i64) -> None:
    """A laid card is seen by everybody and begins to work."""
    card: i64 = s.laid[seat][place]
    board = s.board
    laid: i64 = s.laid[seat].count(int(card))
    most: i64 = board.deck[card] - s.out[seat][card] - laid
    if s.unshown[seat][card] > most:
        s.unshown = with_list(s.unshown, seat, changed(s.unshown[seat], card, most))
    if s.known_hand[seat][card]:
        s.known_hand = with_list(s.known_hand, seat, plus(s.known_hand[seat], card, -1))
    if board.lasts[card]:
        at = seat * TYPES + place // 3
        s.force = changed(s.force, at, s.force[at] | BIT[card])
    if card == COUNTER_ESPIONAGE:
        s.shields |= BIT[seat]


def develop(s: Battle, seat: i64, place: i64) -> None:
    """A development takes effect; nobody can prevent it (KF-2.9.8, KF-2.9.10)."""
    card = s.take_up(seat, place)
    if card == UPGRADE:
        upgrade(s, seat, place // 3)
    elif card == EXTRA_PAY:
        s.pay = plus(s.pay, seat, 1)
        if s.events is not None:
            s.tell(E_PAID, [seat, s.cube_limit(seat)])
    elif card == LIEUTENANT:
        s.lieutenant = plus(s.lieutenant, seat, 1)
        if s.events is not None:
            s.tell(E_PROMOTED, [seat, s.hand_limit(seat)])
    elif card == REINFORCEMENT:
        s.push(P_REINFORCE, seat)
    s.put_away(seat, card, True)


def upgrade(s: Battle, seat: i64, troop: i64) -> None:
    """An army card is turned to side B for good (KF-6.11.1)."""
    s.upgraded = changed(s.upgraded, seat, s.upgraded[seat] | BIT[troop])
    if s.events is not None:
        s.tell(E_UPGRADED, [seat, troop])
    if s.board.bonus[troop] & SECOND_GUN and is_first_upgrade(s, seat, troop):
        if second_gun(s, seat % 2) >= 0:
            s.push(P_POST, seat)


def is_first_upgrade(s: Battle, seat: i64, troop: i64) -> bool:
    """KF-5.6.11: a gun that found no room at the first upgrade does not come with the second."""
    for partner in range(seat % 2, s.board.seats, 2):
        if partner != seat and s.upgraded[partner] >> troop & 1:
            return False
    return True


def second_gun(s: Battle, side: i64) -> i64:
    """The gun that waits for the first upgrade of a side; -1 if it has come (KF-5.6.11)."""
    board = s.board
    for t in range(board.towers):
        if board.tower_extra[t] == 1 and board.tower_side[t] == side and s.square[t] == WAITING:
            return t
    return -1
