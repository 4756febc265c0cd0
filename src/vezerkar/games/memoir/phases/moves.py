# hot: compiled by mypyc
"""Step 3 of a turn: ordered units move, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.core.lists import plus
from vezerkar.games.memoir.events import E_CAME_BACK, E_EXITED, E_MOVED, E_WIRE_CLEARED
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.rules.move_via import moves_via, way, way_matters, with_moves_via
from vezerkar.games.memoir.rules.movement import can_move, limits, reach, within
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import (
    ARMOR,
    P_DESTINATION,
    V_DONE,
    V_EXIT,
    V_MOVE_VIA,
    WIRE,
)
from vezerkar.space.areas import first_of

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
    if march == 0 and fighting < most and action not in moves_via(s, u, fighting):
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
        return who_can(self, s, s.commanders() & ~s.stack[frame.MOVE_DONE])

    def actions(self, s: Battle, seat: i64) -> list[int]:
        second: i64 = s.stack[frame.MOVE_SECOND]
        found: list[int] = []
        orders: i64 = s.orders[seat]
        if second == 0:
            orders &= ~s.moved  # M44-3.2
        while orders:
            u = first_of(orders)
            orders &= orders - 1
            if s.unit_hex[u] >= 0 and can_move(s, u, limits(s, u, second)[0]):
                found.append(s.board.pick_of[u])
        found.append(frame.DONE)
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        if verb_of(action) == V_DONE:
            s.stack[frame.MOVE_DONE] |= BIT[seat]  # M44-3.5
        else:
            s.push(P_DESTINATION, a_of(action), s.stack[frame.MOVE_SECOND])

    def proceed(self, s: Battle, chance: Chance) -> None:
        s.pop()


class Destination(Phase[Battle]):
    """Where does the unit move? Frame: the unit, length of a second move or 0."""

    def waiting(self, s: Battle) -> i64:
        return s.handler(s.stack[frame.UNIT])

    def actions(self, s: Battle, seat: i64) -> list[int]:
        u: i64 = s.stack[frame.UNIT]
        most = limits(s, u, s.stack[frame.DESTINATION_SECOND])[0]
        found: list[int] = []
        exits = reach(s, u, most, found)
        moves = s.board.moves_of[u]
        for i in range(len(found)):  # each hex becomes the move to it, in place
            found[i] = moves[found[i]]
        if exits:
            found.append(pack(V_EXIT, u, 0, 0))
        return with_moves_via(s, u, most, found) if way_matters(s) else found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        u: i64 = s.stack[frame.UNIT]
        second: i64 = s.stack[frame.DESTINATION_SECOND]
        s.pop()
        if second:
            s.stack[frame.MOVE_DONE] |= BIT[seat]  # M44-K.24: there is no third move
        verb = verb_of(action)
        if verb == V_EXIT:
            leave_board(s, u)
        elif verb == V_MOVE_VIA:
            move_over(s, u, action, second)
        else:
            move_unit(s, u, b_of(action), second)
