# hot: compiled by mypyc
"""Retreats: the flags a hex lets its defender ignore, and the ways back (M44-4.44 to 4.58)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.games.memoir.rules.walk import is_fixed
from vezerkar.games.memoir.terms import SANDBAGS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.memoir.state import Battle


def is_steady(s: Battle, t: i64, h: i64) -> bool:
    """Whether the hex lets its defender ignore one flag (M44-4.56, 4.58)."""
    if s.works[h] & SANDBAGS:
        return True
    return s.board.steadies[h * 2 + s.board.unit_side[t]] != 0


def retreat_depth(s: Battle, u: i64, h: i64, most: i64) -> i64:
    """The longest retreat from a hex, at most `most` hexes (M44-4.53)."""
    if most == 0:
        return 0
    board = s.board
    side: i64 = board.unit_side[u]
    kind: i64 = board.unit_class[u]
    off = board.off
    i: i64 = ((kind * 2 + side) * board.count + h) * 2
    best: i64 = 0
    for k in range(2):
        y: i64 = board.retreat_steps[i + k]
        if y != off and s.at[y] < 0:
            depth = 1 + retreat_depth(s, u, y, most - 1)
            if depth > best:
                best = depth
                if best == most:
                    return best
    return best


def retreat_hexes(s: Battle, u: i64, needed: i64) -> list[int]:
    """The next hexes of a retreat from which the rest can still be made (M44-4.53, 4.54)."""
    board = s.board
    side: i64 = board.unit_side[u]
    kind: i64 = board.unit_class[u]
    h: i64 = s.unit_hex[u]
    off = board.off
    i: i64 = ((kind * 2 + side) * board.count + h) * 2
    found: list[int] = []
    for k in range(2):
        y: i64 = board.retreat_steps[i + k]
        if y != off and s.at[y] < 0:
            if needed <= 1 or retreat_depth(s, u, y, needed - 1) == needed - 1:
                found.append(y)
    return found


def longest_retreat(s: Battle, u: i64, flags: i64) -> i64:
    """How many of the hexes asked for can be made; artillery in a bunker makes none (M44-A2.49)."""
    if is_fixed(s, u):
        return 0
    return retreat_depth(s, u, s.unit_hex[u], flags)
