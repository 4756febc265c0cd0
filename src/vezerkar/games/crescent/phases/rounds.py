# hot: compiled by mypyc
"""A round from its beginning to its end: the frame that holds all others (KF-0.4, KF-0.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.decks import size
from vezerkar.core.kernel import BIT, Phase, a_of, pack
from vezerkar.core.lists import changed, plus
from vezerkar.games.crescent.events import (
    E_LOSSES,
    E_POSTED,
    E_REINFORCED,
    E_RESULT,
    E_ROUND,
    E_TERRITORY,
)
from vezerkar.games.crescent.reveal import develop, lift_screens, second_gun
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    BRIDGE,
    BY_ARMY,
    BY_DEADLOCK,
    BY_QUIET,
    CARDS,
    COUNTER_ESPIONAGE,
    GREY,
    NO_CARD,
    NO_REST,
    NO_TROOP,
    NOT_DUE,
    P_DEVELOP,
    P_ORDERS,
    P_PLAN,
    P_PREACTIONS,
    PLACES,
    TYPES,
    V_POST,
    V_REINFORCE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

PLANNING: Final = 0
REVEAL: Final = 1
PREACTIONS: Final = 2
ORDERS: Final = 3


class Round(Phase[Battle]):
    """The round itself. Frame: the next step. Nobody is asked."""

    def proceed(self, s: Battle, chance: Chance) -> None:
        step: i64 = s.stack[-3]
        s.stack[-3] = step + 1
        if step == PLANNING:
            begin_round(s)
            s.push(P_PLAN)
        elif step == REVEAL:
            lift_screens(s)
            s.push(P_DEVELOP)
        elif step == PREACTIONS:
            s.push(P_PREACTIONS)
        elif step == ORDERS:
            put_counter_espionage_away(s)
            s.push(P_ORDERS)
        else:
            s.stack[-3] = PLANNING
            score_territory(s)
            if not finish(s):
                clear_round(s)


def begin_round(s: Battle) -> None:
    s.round += 1
    s.turn = s.first()
    if s.events is not None:
        s.tell(E_ROUND, [s.round, s.first()])


def put_counter_espionage_away(s: Battle) -> None:
    """KF-6.12.3: its work is done, although it protects until the end of the round."""
    for seat in range(s.board.seats):
        for place in range(PLACES):
            if s.laid[seat][place] == COUNTER_ESPIONAGE:
                s.put_away(seat, s.take_up(seat, place), True)


# The end of a round


def territory(s: Battle, side: i64) -> i64:
    """The points of a side for where its towers stand (KF-2.6.33, KF-2.6.34, KF-7.2.4)."""
    board = s.board
    points: i64 = 0
    for t in range(board.towers):
        q: i64 = s.square[t]
        if q < 0 or s.owner[t] != side:
            continue
        if board.goal[q]:
            points += board.goal[q]
        elif board.half[q] != side and (board.territory[s.ground[q]] or s.works[q] == BRIDGE):
            points += board.per_tower
    return 2 * points if s.survey & BIT[side] else points


def score_territory(s: Battle) -> None:
    """KF-3.3.6: only for the side, never for a captain (KF-2.6.35)."""
    for side in range(2):
        points = territory(s, side)
        if s.events is not None:
            s.tell(E_TERRITORY, [side, points])
        if points:
            s.award(side, points, -1)


def finish(s: Battle) -> bool:
    """The end of the game, if it is due; the final evaluation decides it (KF-4.1 to KF-4.10)."""
    s.quiet += 1  # from -1 to 0 if a score has changed (KF-8.7)
    if s.due == NOT_DUE:
        if not s.has_army(0) or not s.has_army(1):
            s.due = BY_ARMY
        elif s.board.quiet and s.quiet >= s.board.quiet:
            s.due = BY_QUIET
        elif is_deadlocked(s):
            s.due = BY_DEADLOCK
        else:
            return False
    more = s.discs_lost(1) - s.discs_lost(0)
    if more:
        side: i64 = 0 if more > 0 else 1
        s.score = plus(s.score, side, more if more > 0 else -more)  # KF-4.5, KF-4.9
        if s.events is not None:
            s.tell(E_LOSSES, [side, more if more > 0 else -more])
    if s.events is not None:
        s.tell(E_RESULT, [s.score[0], s.score[1]])
    winner: i64 = -1
    if s.score[0] != s.score[1]:
        winner = 0 if s.score[0] > s.score[1] else 1
    s.end(s.due, winner)
    return True


def is_deadlocked(s: Battle) -> bool:
    """KF-8.8: every hand is full and holds no order; nobody can ever act again."""
    for seat in range(s.board.seats):
        if size(s.hand[seat]) < s.hand_limit(seat):
            return False
        for card in range(CARDS):
            if s.hand[seat][card] and s.board.colour[card] == GREY:
                return False
    return True


def clear_round(s: Battle) -> None:
    """KF-3.4.1, KF-3.4.2: markers of the round before go, cubes return, the screens go back."""
    board = s.board
    attacked = s.attacked[:]
    for t in range(board.towers):
        if attacked[t] and (attacked[t] < s.round or rests_not(s, t)):
            attacked[t] = 0
    s.attacked = attacked
    seats = board.seats
    s.cubes = [[0] * TYPES for i in range(seats)]
    s.force = [0] * (seats * TYPES)
    s.played = [0] * seats
    s.spent = [0] * seats
    s.idle = [0] * seats
    s.thoughts = [0] * seats
    s.survey = 0
    s.shields = 0
    s.locked = 0
    s.revealed = 0
    s.council = s.council_next
    s.council_next = 0
    s.army = NO_TROOP


def rests_not(s: Battle, t: i64) -> bool:
    """KF-6.21.1: No Rest takes off the marker of this round."""
    troop: i64 = s.board.tower_troop[t]
    for seat in range(s.owner[t], s.board.seats, 2):
        if s.in_force(seat, troop, NO_REST):
            return True
    return False


# Developments


class Develop(Phase[Battle]):
    """Developments of all captains in player order (KF-2.9.10). Frame: which captain."""

    def proceed(self, s: Battle, chance: Chance) -> None:
        n: i64 = s.stack[-3]
        if n >= s.board.seats:
            s.pop()
            return
        seat = s.nth(n)
        laid = s.laid[seat]
        for place in range(PLACES):
            if laid[place] != NO_CARD and s.board.development[laid[place]]:
                develop(s, seat, place)
                return
        s.stack[-3] = n + 1


class Post(Phase[Battle]):
    """Where does the second gun stand? (KF-5.6.10) Frame: the captain."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.stack[-3]] if free_rear(s, s.stack[-3] % 2) else 0

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


def free_rear(s: Battle, side: i64) -> list[int]:
    """Empty squares of the own rearmost row."""
    board = s.board
    return [q for q in range(board.off) if board.rear[side * board.count + q] and s.free(q)]


class Reinforce(Phase[Battle]):
    """Which tower gets the new disc? (KF-6.27.1) Frame: the captain."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.stack[-3]] if reinforceable(s, s.stack[-3] % 2) else 0

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
