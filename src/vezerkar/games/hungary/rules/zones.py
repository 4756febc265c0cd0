# hot: compiled by mypyc
"""Zones of control (section 3): what each side has in every hex, and next to it, as flags.

The flags of a side are one table of bytes that copies of a state share. They are worked out when
somebody asks; when pieces move, only the hexes they leave and enter and their neighbours are worked
out again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.games.hungary.state import EMPTY, Campaign
from vezerkar.games.hungary.terms import (
    AXIS,
    BESIDE,
    COMBAT,
    HOLDS,
    HQ,
    LAKE,
    SOVIET,
    STACK_LIMIT,
    TRUCK,
    UNIT,
    ZOC,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def presence(s: Campaign, side: int) -> bytes:
    """By hex: units, trucks, zones of control and neighbours of one side, as flags."""
    if not s.presence_cache:
        s.presence_cache = presence_of_both(s)
    elif s.stale_hexes:
        s.presence_cache = [
            updated(s, s.presence_cache[AXIS], AXIS),
            updated(s, s.presence_cache[SOVIET], SOVIET),
        ]
    s.stale_hexes = EMPTY
    return s.presence_cache[side]


def presence_of_both(s: Campaign) -> list[bytes]:
    """The flags of both sides from the pieces alone."""
    return [presence_of(s, AXIS), presence_of(s, SOVIET)]


def presence_of(s: Campaign, side: int) -> bytes:
    """The flags of a side from its pieces alone."""
    board = s.board
    table = bytearray(board.count)
    for units in (board.combat_units[side], board.hqs[side]):
        for u in units:
            h = s.unit_hex[u]
            if h >= 0 and table[h] == 0:
                table[h] = contents(s, h, side)
    for truck in s.trucks[side]:
        table[truck >> 1] |= TRUCK
    own = bytes(table)
    for h in board.hexes:
        table[h] = own[h] | surroundings(s, own, h)
    return bytes(table)


def updated(s: Campaign, old: bytes, side: int) -> bytes:
    """The flags of a side after something has changed in the stale hexes."""
    board = s.board
    table = bytearray(old)
    around: list[int] = []  # hexes whose neighbours have changed
    changed = False
    for h in s.stale_hexes:
        content = contents(s, h, side)
        for truck in s.trucks[side]:
            if truck >> 1 == h:
                content |= TRUCK
        before = old[h]
        if content == before & (UNIT | COMBAT | HOLDS | TRUCK):
            continue
        changed = True
        table[h] = content | before & (ZOC | BESIDE)
        if (content ^ before) & (UNIT | HOLDS):
            around.append(h)
    if not changed:
        return old
    if around:
        own = bytes(table)
        for h in around:
            for d in range(6):
                n = board.near[h * 6 + d]
                table[n] = own[n] & (UNIT | COMBAT | HOLDS | TRUCK) | surroundings(s, own, n)
    return bytes(table)


def contents(s: Campaign, h: int, side: int) -> int:
    """Which units of a side stand in a hex, and whether one of them exerts a ZOC."""
    board = s.board
    found = 0
    combat = 0
    for u in s.at[h]:
        if board.unit_side[u] != side:
            return 0
        found |= UNIT
        if board.unit_type[u] < HQ:
            combat += 1
            found |= COMBAT
            if board.unit_zoc[u] and combat <= STACK_LIMIT:
                found |= HOLDS  # HU-4.2.4: units in excess have no ZOC
    return found


def surroundings(s: Campaign, own: bytes, h: i64) -> int:
    """Whether a hex lies next to units of the side, and in their zone of control."""
    near, edge = s.board.near, s.board.edge
    found = 0
    at: i64 = h * 6
    end: i64 = at + 6
    while at < end:
        flags: i64 = own[near[at]]
        if flags & UNIT:
            found |= BESIDE
            if flags & HOLDS and edge[at] != LAKE:
                found |= ZOC  # HU-3.1.1, HU-3.1.3
        at += 1
    return found
