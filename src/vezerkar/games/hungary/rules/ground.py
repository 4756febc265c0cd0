# hot: compiled by mypyc
"""What a side walks on: which hexes are closed to it, which are the enemy's or in his zones.

A search for ways asks this of every hex again and again, so it is worked out once, and kept until a
piece of the enemy moves. A hex that changes hands changes little of it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.rules.paths import WAY_ENEMY_HEX
from vezerkar.games.hungary.terms import BLOCKS, ZOC

CLOSED: Final = 0  # a way that none can be better than: nobody looks there


class Enemy:
    """Where the pieces of the enemy stand: as long as it is the same one, they do."""


class Ground:
    """The map as a side finds it, by hex."""

    def __init__(self, side: int, enemy: Enemy, closed: vec[i32], flags: vec[u8]) -> None:
        self.side: int = side
        self.enemy: Enemy = enemy
        self.closed: vec[i32] = closed  # where no way has been found yet, or none can be
        self.flags: vec[u8] = flags  # WAY_ENEMY_HEX, and ZOC of the enemy

    def taken(self, hexes: list[int], holder: i64) -> Ground:
        """The same ground after some hexes have changed hands."""
        flags = self.flags[:]
        theirs: u8 = 0 if holder == self.side else WAY_ENEMY_HEX
        h: i64
        for h in hexes:
            flags[h] = flags[h] & ZOC | theirs
        return Ground(self.side, self.enemy, self.closed, flags)


def make_ground(board: Board, side: i64, control: bytes, foe: vec[u8]) -> Ground:
    """What a side walks on, from what the enemy has in every hex."""
    closed: vec[i32] = board.no_ways[:]
    flags = vec[u8]([0] * board.count)
    h: i64
    for h in range(board.off):
        theirs = foe[h]
        if theirs & BLOCKS:
            closed[h] = CLOSED  # HU-7.1.4
        flags[h] = theirs & ZOC if control[h] == side else theirs & ZOC | WAY_ENEMY_HEX
    return Ground(side, Enemy(), closed, flags)
