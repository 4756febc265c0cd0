# hot: compiled by mypyc
# thorough: its loops are worth an optimising compiler
"""What a side walks on: which hexes are closed to it, which are the enemy's or in his zones.

A search for ways asks this of every hex again and again, so it is worked out once, and kept until a
piece of the enemy moves. A hex that changes hands changes little of it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vezerkar.games.hungary.board import Board, copied
from vezerkar.games.hungary.rules.paths import WAY_ENEMY_HEX, WAY_ZONE
from vezerkar.games.hungary.terms import BLOCKS, ZOC

CLOSED: Final = 0  # a way that none can be better than: nobody looks there


class Enemy:
    """Where the pieces of the enemy stand: as long as it is the same one, they do."""


class Ground:
    """The map as a side finds it, by hex."""

    def __init__(self, side: int, enemy: Enemy, no_ways: vec[i64]) -> None:
        self.side: int = side
        self.enemy: Enemy = enemy
        # That no way has been found yet, with what is in the hex; or CLOSED. See rules/paths.py
        self.no_ways: vec[i64] = no_ways

    def taken(self, hexes: list[int], holder: int) -> Ground:
        """The same ground after some hexes have changed hands."""
        table = copied(self.no_ways)
        h: i64
        for h in hexes:
            if table[h] == CLOSED:
                continue
            if holder == self.side:
                table[h] &= ~WAY_ENEMY_HEX
            else:
                table[h] |= WAY_ENEMY_HEX
        return Ground(self.side, self.enemy, table)


def make_ground(board: Board, side: i64, control: bytes, foe: vec[u8]) -> Ground:
    """What a side walks on, from what the enemy has in every hex."""
    table = copied(board.no_ways)
    h: i64
    for h in range(board.off):
        theirs = foe[h]
        if theirs & BLOCKS:
            table[h] = CLOSED  # HU-7.1.4
            continue
        if theirs & ZOC:
            table[h] |= WAY_ZONE
        if control[h] != side:
            table[h] |= WAY_ENEMY_HEX
    return Ground(side, Enemy(), table)
