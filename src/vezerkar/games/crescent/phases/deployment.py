# hot: compiled by mypyc
"""Before the first round: the garrison and the deployment of both armies (KF-1.13 to KF-1.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import changed
from vezerkar.games.crescent.events import E_DEPLOYED, E_FORGONE
from vezerkar.games.crescent.phases.frame import DEPLOYED
from vezerkar.games.crescent.rules.placement import deployable, guns_waiting, next_tower
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    P_ROUND,
    TYPES,
    V_DEPLOY,
    V_FORGO,
    V_GARRISON,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

MAX_SQUARES: Final = 256  # more than any board has
# By troop and square; Any, so that lists share the actions, as in phases/planning.py.
DEPLOY: Final[list[Any]] = [
    pack(V_DEPLOY, troop, q, 0) for troop in range(TYPES) for q in range(MAX_SQUARES)
]


def add_places(troop: i64, squares: list[int], found: list[int]) -> None:
    """A tower of a type on any of some squares."""
    start = troop * MAX_SQUARES
    for q in squares:
        found.append(DEPLOY[start + q])


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
        seat = s.stack[DEPLOYED] % s.board.seats
        for troop in range(TYPES):
            if next_tower(s, seat % 2, troop) >= 0:
                return BIT[seat]
        return 0

    def actions(self, s: Battle, seat: i64) -> list[int]:
        side: i64 = seat % 2
        rear = deployable(s, side, True)
        front = deployable(s, side, False)
        # KF-1.14; the others leave room for the guns that are still to come
        others = front
        if len(rear) > guns_waiting(s, side):
            others = rear + front
            others.sort()
        found: list[int] = []
        for troop in range(TYPES):
            if next_tower(s, side, troop) >= 0:
                add_places(troop, rear if s.board.artillery[troop] else others, found)
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        s.stack[DEPLOYED] += 1
        place(s, next_tower(s, seat % 2, a_of(action)), b_of(action))

    def proceed(self, s: Battle, chance: Chance) -> None:
        s.pop()
        s.push(P_ROUND)


def place(s: Battle, t: i64, q: i64) -> None:
    s.discs = changed(s.discs, t, s.board.tower_full[t])
    s.put(t, q)
    if s.events is not None:
        s.tell(E_DEPLOYED, [t, q])
