# hot: compiled by mypyc
"""The line of fire: who may shoot from where, and what stands in its way (KF-2.7.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.games.crescent.terms import BRIDGE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.crescent.state import Battle


def may_fire_from(s: Battle, p: i64) -> bool:
    return s.board.shoot_out[s.ground[p]] != 0 or s.works[p] == BRIDGE


def may_fire_at(s: Battle, q: i64) -> bool:
    return s.board.shoot_in[s.ground[q]] != 0 or s.works[q] == BRIDGE


def blocks(s: Battle, q: i64) -> bool:
    """KF-2.6.21, KF-2.6.22."""
    return s.at[q] >= 0 or s.board.blocks_fire[s.ground[q]] != 0
