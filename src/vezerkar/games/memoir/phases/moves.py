# hot: compiled by mypyc
"""Step 3 of a turn: ordered units move, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import B_STEP, BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import plus
from vezerkar.games.memoir.detours import detours, way, with_detours
from vezerkar.games.memoir.march import can_move, limits, reach, within
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import (
    ARMOR,
    E_CAME_BACK,
    E_EXITED,
    E_MOVED,
    E_WIRE_CLEARED,
    P_DESTINATION,
    V_DONE,
    V_EXIT,
    V_MOVE,
    V_MOVE_VIA,
    V_PICK,
    WIRE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


def enter(s: Battle, u: i64, h: i64, free: bool) -> None:
    """What a hex does to a unit that has just entered it in its own turn."""
    board = s.board
    wire = s.works[h] & WIRE
    if not free and (board.stops[h] or wire):
        s.halted |= BIT[u]  # M44-4.64, 4.65
    if board.bars[h] and not board.unit_bold[u]:
        s.barred |= BIT[u]  # M44-A2.3, A2.11, A2.24; A1.6 for the Resistance
    if wire and board.unit_class[u] == ARMOR:
        clear_wire(s, u, h)  # M44-A2.64, A2.65


def clear_wire(s: Battle, u: i64, h: i64) -> None:
    """Wire is taken off the board for the rest of the battle."""
    s.lay(h, s.works[h] & ~WIRE)
    if s.events is not None:
        s.tell(E_WIRE_CLEARED, [u, h])


def tell_move(s: Battle, u: i64, start: i64, h: i64) -> None:
    """What the log says of a move; a unit may end where it began (M44-3.22)."""
    if s.events is None:
        return
    if h == start:
        s.tell(E_CAME_BACK, [u, h])
    else:
        s.tell(E_MOVED, [u, start, h])


def move_unit(s: Battle, u: i64, h: i64, march: i64) -> None:
    """The unit moves to a hex it can reach; march is 0, or the length of a second move."""
    board = s.board
    start: i64 = s.unit_hex[u]
    most, fighting = limits(s, u, march)
    if march == 0 and fighting < most and not within(s, u, h, fighting):
        s.barred |= BIT[u]  # M44-3.16, 3.19
    s.moved |= BIT[u]
    tell_move(s, u, start, h)
    s.march(u, h)
    enter(s, u, h, board.card_free[s.card] != 0)


def move_over(s: Battle, u: i64, action: int, march: i64) -> None:
    """The unit moves hex by hex, so that it scores what it passes (M44-O.12)."""
    most, fighting = limits(s, u, march)
    path = way(s, u, most, action)
    if march == 0 and fighting < most and action not in detours(s, u, fighting):
        s.barred |= BIT[u]
    s.moved |= BIT[u]
    for h in path:
        if s.events is not None:
            s.tell(E_MOVED, [u, s.unit_hex[u], h])
        s.march(u, h)
        if s.ending >= 0:
            return
    enter(s, u, path[len(path) - 1], s.board.card_free[s.card] != 0)


def leave_board(s: Battle, u: i64) -> None:
    """M44-F.17: the unit leaves through an exit and is worth medals, but is not eliminated."""
    if s.events is not None:
        s.tell(E_EXITED, [u, s.unit_hex[u]])
    s.remove(u)
    s.medals = plus(s.medals, s.board.exit_side, s.board.exit_medals)
    s.score()


def who_can(phase: Phase[Battle], s: Battle, asked: i64) -> i64:
    """Of the members of a team, those who can do something now.

    Nobody else is done: what one of them does may free the way, the sight or a target of another
    (M44-3.9, 4.9). Where nobody can, the step is over.
    """
    if asked & (asked - 1) == 0:
        return asked
    found: i64 = 0
    for seat in range(8):
        if asked & BIT[seat] and len(phase.actions(s, seat)) > 1:
            found |= BIT[seat]
    return found


class Move(Phase[Battle]):
    """Which unit moves next? Frame: length of a second move or 0, seats that are done."""

    def waiting(self, s: Battle) -> i64:
        return who_can(self, s, s.commanders() & ~s.stack[-2])

    def actions(self, s: Battle, seat: i64) -> list[int]:
        second: i64 = s.stack[-3]
        found: list[int] = []
        orders: i64 = s.orders[seat]
        if second == 0:
            orders &= ~s.moved  # M44-3.2
        if orders:
            u: i64
            for u in s.board.units[s.active]:
                if orders & BIT[u] and s.unit_hex[u] >= 0:
                    if can_move(s, u, limits(s, u, second)[0]):
                        found.append(pack(V_PICK, u, 0, 0))
        found.append(pack(V_DONE, 0, 0, 0))
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == V_DONE:
            s.stack[-2] |= BIT[seat]  # M44-3.5
        else:
            s.push(P_DESTINATION, a_of(action), s.stack[-3])

    def proceed(self, s: Battle, chance: Chance) -> None:
        s.pop()


def way_matters(s: Battle) -> bool:
    """Whether a unit can take something in passing (M44-O.12), by a look at the medals only.

    A permanent objective where it need not stop, or a temporary one that is the last medal (O.4).
    """
    board = s.board
    free = board.card_free[s.card] != 0
    if board.passes_goals or (board.has_permanent and free):
        return True
    side = s.active
    prize: i64 = board.prize_anywhere[side] if free else board.prize[side]
    return s.tally[side] + prize >= board.target[side]


class Destination(Phase[Battle]):
    """Where does the unit move? Frame: the unit, length of a second move or 0."""

    def waiting(self, s: Battle) -> i64:
        return s.handler(s.stack[-3])

    def actions(self, s: Battle, seat: i64) -> list[int]:
        u: i64 = s.stack[-3]
        hexes: list[int] = []
        exits = reach(s, u, limits(s, u, s.stack[-2])[0], hexes)
        base: i64 = pack(V_MOVE, u, 0, 0)
        found: list[int] = []
        for h in hexes:
            found.append(base + h * B_STEP)
        if exits:
            found.append(pack(V_EXIT, u, 0, 0))
        if way_matters(s):
            return with_detours(s, u, limits(s, u, s.stack[-2])[0], found)
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        u: i64 = s.stack[-3]
        second: i64 = s.stack[-2]
        s.pop()
        if second:
            s.stack[-2] |= BIT[seat]  # M44-K.24: there is no third move
        verb = verb_of(action)
        if verb == V_EXIT:
            leave_board(s, u)
        elif verb == V_MOVE_VIA:
            move_over(s, u, action, second)
        else:
            move_unit(s, u, b_of(action), second)
