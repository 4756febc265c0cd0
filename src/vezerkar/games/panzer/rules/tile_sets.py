# hot: compiled by mypyc
"""Sets of tiles as bits: a map has at most 36 of them, so that a set is one small number.

A bit is asked for with `tiles >> tile & 1`; the place off the map is in no set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.games.panzer.board import Board

if TYPE_CHECKING:
    from mypy_extensions import i64


def around(board: Board, tiles: i64) -> i64:
    """All tiles orthogonally beside one of these."""
    level = (tiles & board.has_west) >> 1 | (tiles & board.has_east) << 1
    return (tiles >> board.cols | tiles << board.cols | level) & board.all_tiles


def near_tiles(board: Board, tile: i64, wanted: i64) -> list[int]:
    """Those of a set that lie orthogonally beside a tile: north, east, south, west."""
    near = board.near
    found: list[int] = []
    if board.beside[tile] & wanted:
        for k in range(4):
            other: i64 = near[4 * tile + k]
            if wanted >> other & 1:
                found.append(other)
    return found


def tiles_round(board: Board, tile: i64, wanted: i64) -> list[int]:
    """Those of a set that lie round a tile: straight ones first, then slanted ones."""
    found: list[int] = []
    if wanted:
        for k in range(8):
            other: i64 = board.round[8 * tile + k]
            if wanted >> other & 1:
                found.append(other)
    return found
