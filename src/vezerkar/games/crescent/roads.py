# hot: compiled by mypyc
"""How far it is to the enemy's half over the ground as it lies, for those who judge a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.crescent.board import Board
from vezerkar.games.crescent.terms import RIVER

if TYPE_CHECKING:
    from mypy_extensions import i64

CUT_OFF: Final = 255


def steps_over(board: Board, ground: bytes) -> bytes:
    """As Board.far, for ground that may have been laid by the captains (KF-7.0.2).

    It follows from the ground alone: where a bridge fits, one is thought to be.
    """
    if ground == board.ground:
        return board.far
    bridged = bytearray(board.count)
    for q in range(board.off):
        if ground[q] == RIVER:
            bridged[q] = 1
    return steps_to_enemy(board, ground, bytes(bridged))


def steps_to_enemy(board: Board, ground: bytes, works: bytes) -> bytes:
    """By side and square, how many steps away the enemy's half is, over bridges that stand."""
    tables = b""
    for side in range(2):
        tables += steps_of(board, ground, works, side)
    return tables


def steps_of(board: Board, ground: bytes, works: bytes, side: i64) -> bytes:
    far = [CUT_OFF] * board.count
    edge: list[int] = []
    for q in range(board.off):
        if board.half[q] != side and is_open(board, ground, works, q):
            if board.territory[ground[q]]:
                far[q] = 0
                edge.append(q)
    for q in edge:  # grows while it is walked through
        for direction in range(8):
            n: i64 = board.near[8 * q + direction]
            if n != board.off and far[n] == CUT_OFF and is_open(board, ground, works, n):
                far[n] = far[q] + 1
                edge.append(n)
    return bytes(far)


def is_open(board: Board, ground: bytes, works: bytes, q: i64) -> bool:
    return board.enter[ground[q]] != 0 or works[q] != 0
