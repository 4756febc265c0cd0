# hot: compiled by mypyc
"""When the screens go up: cards become known and begin to work (KF-3.2.1, KF-3.2.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT, Phase, a_of, pack
from vezerkar.core.lists import changed, plus, with_list
from vezerkar.games.crescent.events import (
    E_CUBES,
    E_PAID,
    E_POSTED,
    E_PROMOTED,
    E_REINFORCED,
    E_REVEALED,
    E_UPGRADED,
)
from vezerkar.games.crescent.phases.frame import IN_TURN, SEAT
from vezerkar.games.crescent.rules.placement import free_rear, second_gun
from vezerkar.games.crescent.rules.planning import cubes_left
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    ARMY_PLACES,
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
    V_POST,
    V_REINFORCE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


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
            s.tell(E_REVEALED, [seat, s.laid[seat][place], place // ARMY_PLACES])
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
        at = seat * TYPES + place // ARMY_PLACES
        s.force = changed(s.force, at, s.force[at] | BIT[card])
    if card == COUNTER_ESPIONAGE:
        s.shields |= BIT[seat]


def develop(s: Battle, seat: i64, place: i64) -> None:
    """A development takes effect; nobody can prevent it (KF-2.9.8, KF-2.9.10)."""
    card = s.take_up(seat, place)
    if card == UPGRADE:
        upgrade(s, seat, place // ARMY_PLACES)
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


# Developments


class Develop(Phase[Battle]):
    """Developments of all captains in player order (KF-2.9.10). Frame: which captain."""

    def proceed(self, s: Battle, chance: Chance) -> None:
        n: i64 = s.stack[IN_TURN]
        if n >= s.board.seats:
            s.pop()
            return
        seat = s.nth(n)
        laid = s.laid[seat]
        for place in range(PLACES):
            if laid[place] != NO_CARD and s.board.development[laid[place]]:
                develop(s, seat, place)
                return
        s.stack[IN_TURN] = n + 1


class Post(Phase[Battle]):
    """Where does the second gun stand? (KF-5.6.10) Frame: the captain."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.stack[SEAT]] if free_rear(s, s.stack[SEAT] % 2) else 0

    def actions(self, s: Battle, seat: i64) -> list[int]:
        return [pack(V_POST, q, 0, 0) for q in free_rear(s, seat % 2)]

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        t = second_gun(s, seat % 2)
        q = a_of(action)
        s.discs = changed(s.discs, t, s.board.tower_full[t])
        s.put(t, q)
        if s.events is not None:
            s.tell(E_POSTED, [t, q])

    def proceed(self, s: Battle, chance: Chance) -> None:
        s.pop()


class Reinforce(Phase[Battle]):
    """Which tower gets the new disc? (KF-6.27.1) Frame: the captain."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.stack[SEAT]] if reinforceable(s, s.stack[SEAT] % 2) else 0

    def actions(self, s: Battle, seat: i64) -> list[int]:
        return [pack(V_REINFORCE, t, 0, 0) for t in reinforceable(s, seat % 2)]

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        t = a_of(action)
        s.discs = plus(s.discs, t, 1)
        if s.events is not None:
            s.tell(E_REINFORCED, [t, s.discs[t]])

    def proceed(self, s: Battle, chance: Chance) -> None:
        s.pop()


def reinforceable(s: Battle, side: i64) -> list[int]:
    """Own towers, no guns, below one more than their original height."""
    board = s.board
    found: list[int] = []
    for t in range(board.towers):
        troop: i64 = board.tower_troop[t]
        if s.square[t] < 0 or s.owner[t] != side or board.artillery[troop]:
            continue
        tallest: i64 = board.tower_full[t] + 1
        if board.tallest[troop] < tallest:
            tallest = board.tallest[troop]
        if s.discs[t] < tallest:
            found.append(t)
    return found
