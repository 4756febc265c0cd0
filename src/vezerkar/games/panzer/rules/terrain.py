# hot: compiled by mypyc
"""Which tiles a unit may stand on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.games.panzer.board import Board
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import ENTERS_LAKES, ENTERS_SWAMPS, LAKE, SWAMP

if TYPE_CHECKING:
    from mypy_extensions import i64


def bears(board: Board, card: i64, tile: i64) -> bool:
    """Whether a unit may stand on a tile at all (PG-1.0.4, PG-1.0.5)."""
    if not board.hard[card]:
        return True
    nature = board.nature[tile]
    if nature & LAKE:
        return board.able[card] & ENTERS_LAKES != 0
    if nature & SWAMP:
        return board.able[card] & ENTERS_SWAMPS != 0
    return True


def may_stand(s: Front, u: i64, tile: i64) -> bool:
    return bears(s.board, s.unit_card[u], tile)
