# hot: compiled by mypyc
"""Where units of the set-up may stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.games.panzer.rules.terrain import bears
from vezerkar.games.panzer.state import Front

if TYPE_CHECKING:
    from mypy_extensions import i64


def places(s: Front, side: i64) -> list[int]:
    """Free tiles for units of the set-up."""
    tiles = s.start_tiles(side)
    if s.board.anywhere:
        tiles = [tile for tile in range(s.board.count) if s.control[tile] == side]
    return [tile for tile in tiles if s.at[tile] < 0 and s.control[tile] == side]


def fits_somewhere(s: Front, card: i64, tiles: list[int]) -> bool:
    for tile in tiles:
        if bears(s.board, card, tile):
            return True
    return False


def initial_places(s: Front) -> list[int]:
    return places(s, 1 - s.board.npc)
