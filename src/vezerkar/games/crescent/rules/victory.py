# hot: compiled by mypyc
"""Points for territory, and what ends a battle (KF-3.3.6, KF-4.1 to KF-4.3, KF-8.7, KF-8.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.decks import size
from vezerkar.core.kernel import BIT
from vezerkar.games.crescent.terms import (
    BRIDGE,
    BY_ARMY,
    BY_DEADLOCK,
    BY_QUIET,
    CARDS,
    GREY,
    NOT_DUE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.crescent.state import Battle


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


def ending_due(s: Battle) -> i64:
    """The ending that a battle has reached at the end of a round; NOT_DUE if it goes on."""
    if s.due != NOT_DUE:
        return s.due
    if not s.has_army(0) or not s.has_army(1):
        return BY_ARMY
    if s.board.quiet and s.quiet >= s.board.quiet:
        return BY_QUIET
    return BY_DEADLOCK if is_deadlocked(s) else NOT_DUE


def is_deadlocked(s: Battle) -> bool:
    """KF-8.8: every hand is full and holds no order; nobody can ever act again."""
    for seat in range(s.board.seats):
        if size(s.hand[seat]) < s.hand_limit(seat):
            return False
        for card in range(CARDS):
            if s.hand[seat][card] and s.board.colour[card] == GREY:
                return False
    return True
