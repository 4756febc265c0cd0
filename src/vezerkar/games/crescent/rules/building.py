# hot: compiled by mypyc
"""Building and blowing up bridges and ramparts (KF-2.6.3 to KF-2.6.10, KF-2.6.23 to KF-2.6.32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import pack
from vezerkar.games.crescent.rules.combat import may_blast
from vezerkar.games.crescent.terms import (
    BUILDER,
    NO_WORK,
    PLAIN,
    RIVER,
    V_BLAST,
    V_BRIDGE,
    V_RAMPART,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.crescent.state import Battle


def is_builder(s: Battle, seat: i64, t: i64) -> bool:
    """Infantry builds; riders and gunners do not (KF-2.6.5, KF-2.6.24)."""
    return s.ability(seat, s.board.tower_troop[t]) & BUILDER != 0


def add_ramparts(s: Battle, t: i64, found: list[int]) -> None:
    """A rampart on the own or a neighbouring plain square, facing anywhere (KF-2.6.25)."""
    board = s.board
    if s.tiles_left() < 1:
        return
    p: i64 = s.square[t]
    for direction in range(-1, 8):
        q: i64 = p if direction < 0 else board.near[8 * p + direction]
        if may_have_rampart(s, t, q):
            for facing in range(4):
                found.append(pack(V_RAMPART, t, q, facing))


def may_have_rampart(s: Battle, t: i64, q: i64) -> bool:
    if q == s.board.off or s.ground[q] != PLAIN or s.works[q] != NO_WORK:
        return False
    there: i64 = s.at[q]
    return there < 0 or s.owner[there] == s.owner[t]


def add_bridges(s: Battle, t: i64, found: list[int]) -> None:
    """A bridge on a neighbouring straight river piece (KF-2.6.4, KF-2.6.6)."""
    board = s.board
    if s.tiles_left() < 1:
        return
    p: i64 = s.square[t]
    for direction in range(8):
        q: i64 = board.near[8 * p + direction]
        if q != board.off and s.ground[q] == RIVER and s.works[q] == NO_WORK:
            found.append(pack(V_BRIDGE, t, q, 0))


def add_blasts(s: Battle, t: i64, found: list[int]) -> None:
    """Whatever stands on the own or a neighbouring square (KF-6.3.2, KF-6.32.1)."""
    board = s.board
    p: i64 = s.square[t]
    for direction in range(-1, 8):
        q: i64 = p if direction < 0 else board.near[8 * p + direction]
        if q != board.off and may_blast(s, q):
            found.append(pack(V_BLAST, t, q, 0))
