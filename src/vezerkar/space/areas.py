# hot: compiled by mypyc
"""Maps of areas: up to 61 spaces, sets of them as masks with one bit each.

The neighbours of every space are a list of masks, so that whole sets are spread at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_AREAS: Final = 61


def _low_table() -> bytes:
    """For the lowest bit of a mask, taken modulo 67: which bit it is."""
    table = bytearray(67)
    for i in range(62):
        table[(1 << i) % 67] = i
    return bytes(table)


LOW: Final[bytes] = _low_table()


def mask_of(areas: list[int]) -> int:
    """The set of some areas."""
    mask: i64 = 0
    for area in areas:
        mask |= BIT[area]
    return mask


def areas_of(mask: i64) -> list[int]:
    """The areas of a set, in the order of their numbers."""
    found: list[int] = []
    while mask:
        low: i64 = mask & -mask
        found.append(LOW[low % 67])
        mask ^= low
    return found


def first_of(mask: i64) -> i64:
    """The area of a set with the lowest number."""
    return LOW[(mask & -mask) % 67]


def count(mask: i64) -> i64:
    """How many areas a set has."""
    total: i64 = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


def neighbours(near: list[int], mask: i64) -> i64:
    """All areas next to one of a set; those of the set too if they are next to each other."""
    found: i64 = 0
    while mask:
        low: i64 = mask & -mask
        found |= near[LOW[low % 67]]
        mask ^= low
    return found


def spread(near: list[int], start: i64, free: i64) -> i64:
    """Everything that can be reached from a set through free areas, the set included."""
    found: i64 = start
    front: i64 = start
    while front:
        front = neighbours(near, front) & free & ~found
        found |= front
    return found


def steps_between(near: list[int], start: i64, goal: i64, most: i64) -> i64:
    """The fewest steps from any area of a set to one of another; most + 1 if it is farther."""
    found: i64 = start
    steps: i64 = 0
    while not found & goal:
        if steps >= most or not found:
            return most + 1
        found |= neighbours(near, found)
        steps += 1
    return steps


def joined(near: list[int], pairs: list[tuple[int, int]]) -> list[int]:
    """The same map with some more pairs of areas next to each other."""
    more = near[:]
    for a, b in pairs:
        more[a] |= BIT[b]
        more[b] |= BIT[a]
    return more
