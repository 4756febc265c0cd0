# hot: compiled by mypyc
"""What a side walks on: which hexes are closed to it, which are the enemy's or in his zones.

A search for ways asks this of every hex again and again, so it is worked out once, and kept until a
piece of the enemy moves or a hex changes hands.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.rules.paths import WAY_ENEMY_HEX
from vezerkar.games.hungary.terms import BLOCKS, ZOC

CLOSED: Final = 0  # a way that none can be better than: nobody looks there


class Ground:
    """The map as a side finds it, by hex."""

    def __init__(self, board: Board, side: i64, control: bytes, foe: vec[u8]) -> None:
        closed: vec[i32] = board.no_ways[:]  # where no way has been found yet, or none can be
        flags = vec[u8]([0] * board.count)  # WAY_ENEMY_HEX, and ZOC of the enemy
        h: i64
        for h in range(board.off):
            theirs = foe[h]
            if theirs & BLOCKS:
                closed[h] = CLOSED  # HU-7.1.4
            flags[h] = theirs & ZOC if control[h] == side else theirs & ZOC | WAY_ENEMY_HEX
        self.closed = closed
        self.flags = flags
