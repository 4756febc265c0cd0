# hot: compiled by mypyc
"""Before the first round: the garrison and the deployment of both armies (KF-1.13 to KF-1.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import changed
from vezerkar.games.crescent.events import E_DEPLOYED, E_FORGONE
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    P_ROUND,
    TYPES,
    V_DEPLOY,
    V_FORGO,
    V_GARRISON,
    WAITING,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

ORDINARY: Final = 0


class Garrison(Phase[Battle]):
    """Does the side of the garrison place it? (KF-7.2.2, KF-1.20)"""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.board.tower_side[s.board.garrison]]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        return [pack(V_GARRISON, s.board.garrison_square, 0, 0), pack(V_FORGO, 0, 0, 0)]

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        if verb_of(action) == V_GARRISON:
            place(s, s.board.garrison, a_of(action))
        elif s.events is not None:
            s.tell(E_FORGONE, [seat % 2])


class Deploy(Phase[Battle]):
    """Which tower is placed where? Frame: towers placed so far (KF-1.13, KF-1.15, KF-1.16)."""

    def waiting(self, s: Battle) -> i64:
        seat = s.stack[-3] % s.board.seats
        for troop in range(TYPES):
            if next_tower(s, seat % 2, troop) >= 0:
                return BIT[seat]
        return 0

    def actions(self, s: Battle, seat: i64) -> list[int]:
        board = s.board
        side: i64 = seat % 2
        found: list[int] = []
        spare = rear_room(s, side) - guns_waiting(s, side)
        for troop in range(TYPES):
            if next_tower(s, side, troop) < 0:
                continue
            gun = board.artillery[troop] != 0
            for q in range(board.off):
                if not may_deploy(s, side, q):
                    continue
                rear = board.rear[side * board.count + q] != 0
                # KF-1.14; the others leave room for the guns that are still to come
                if (gun and rear) or (not gun and (spare > 0 or not rear)):
                    found.append(pack(V_DEPLOY, troop, q, 0))
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        s.stack[-3] += 1
        place(s, next_tower(s, seat % 2, a_of(action)), b_of(action))

    def proceed(self, s: Battle, chance: Chance) -> None:
        s.pop()
        s.push(P_ROUND)


def place(s: Battle, t: i64, q: i64) -> None:
    s.discs = changed(s.discs, t, s.board.tower_full[t])
    s.put(t, q)
    if s.events is not None:
        s.tell(E_DEPLOYED, [t, q])


def next_tower(s: Battle, side: i64, troop: i64) -> i64:
    """The next ordinary tower of a type that is not placed yet; -1 if there is none."""
    board = s.board
    for t in range(board.towers):
        if board.tower_side[t] == side and board.tower_troop[t] == troop:
            if s.square[t] == WAITING and board.tower_extra[t] == ORDINARY:
                return t
    return -1


def may_deploy(s: Battle, side: i64, q: i64) -> bool:
    """KF-1.17, KF-7.2.6."""
    board = s.board
    return board.home[side * board.count + q] != 0 and board.closed[q] == 0 and s.free(q)


def rear_room(s: Battle, side: i64) -> i64:
    room: i64 = 0
    for q in range(s.board.off):
        if s.board.rear[side * s.board.count + q] and may_deploy(s, side, q):
            room += 1
    return room


def guns_waiting(s: Battle, side: i64) -> i64:
    board = s.board
    guns: i64 = 0
    for t in range(board.towers):
        if board.artillery[board.tower_troop[t]] and board.tower_side[t] == side:
            if s.square[t] == WAITING and board.tower_extra[t] == ORDINARY:
                guns += 1
    return guns
