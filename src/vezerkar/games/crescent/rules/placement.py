# hot: compiled by mypyc
"""Which towers are still to be placed, and where they may stand (KF-1.13 to KF-1.17, KF-5.6.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.games.crescent.terms import ORDINARY, SECOND_GUN_TOWER, WAITING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.crescent.state import Battle


def next_tower(s: Battle, side: i64, troop: i64) -> i64:
    """The next ordinary tower of a type that is not placed yet; -1 if there is none."""
    board = s.board
    for t in range(board.towers):
        if board.tower_side[t] == side and board.tower_troop[t] == troop:
            if s.square[t] == WAITING and board.tower_extra[t] == ORDINARY:
                return t
    return -1


def deployable(s: Battle, side: i64, rear: bool) -> list[int]:
    """Where a side may deploy, on its rearmost row or on the others (KF-1.17, KF-7.2.6)."""
    board = s.board
    row = side * board.count
    found: list[int] = []
    for q in range(board.off):
        if board.home[row + q] and not board.closed[q]:
            if (board.rear[row + q] != 0) == rear and s.free(q):
                found.append(q)
    return found


def guns_waiting(s: Battle, side: i64) -> i64:
    board = s.board
    guns: i64 = 0
    for t in range(board.towers):
        if board.artillery[board.tower_troop[t]] and board.tower_side[t] == side:
            if s.square[t] == WAITING and board.tower_extra[t] == ORDINARY:
                guns += 1
    return guns


def second_gun(s: Battle, side: i64) -> i64:
    """The gun that waits for the first upgrade of a side; -1 if it has come (KF-5.6.11)."""
    board = s.board
    for t in range(board.towers):
        if board.tower_extra[t] == SECOND_GUN_TOWER and board.tower_side[t] == side:
            if s.square[t] == WAITING:
                return t
    return -1


def free_rear(s: Battle, side: i64) -> list[int]:
    """Empty squares of the own rearmost row."""
    board = s.board
    return [q for q in range(board.off) if board.rear[side * board.count + q] and s.free(q)]
