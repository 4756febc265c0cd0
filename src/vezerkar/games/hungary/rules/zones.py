# hot: compiled by mypyc
# thorough: its loops are worth an optimising compiler
"""Zones of control (section 3): what each side has in every hex, and next to it, as flags.

The flags of a side are one table that copies of a state share. They are worked out when
somebody asks; when pieces move, only the hexes they leave and enter and their neighbours are worked
out again.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.rules.ground import Ground, make_ground
from vezerkar.games.hungary.state import EMPTY, Campaign
from vezerkar.games.hungary.terms import (
    AXIS,
    COMBAT,
    EXERTS_ZOC,
    HQ,
    LAKE,
    NEXT_TO_UNIT,
    SOVIET,
    STACK_LIMIT,
    TRUCK,
    UNIT,
    ZOC,
)

CONTENT: Final = 15  # UNIT, TRUCK, COMBAT and EXERTS_ZOC: what is in the hex itself


def side_map(s: Campaign, side: int) -> vec[u8]:
    """By hex: units, trucks, zones of control and neighbours of one side, as flags."""
    if not s.side_maps:
        s.side_maps = make_side_maps(s)
        s.stale_hexes = EMPTY
    elif s.stale_hexes:
        s.side_maps = [
            updated(s, s.side_maps[AXIS], AXIS),
            updated(s, s.side_maps[SOVIET], SOVIET),
        ]
        s.stale_hexes = EMPTY
    return s.side_maps[side]


def ground_of(s: Campaign, side: int) -> Ground:
    """What a side walks on."""
    foe = side_map(s, 1 - side)  # first, for it may tell that the ground has changed
    known = s.ground_cache[side]
    if known is None:
        known = make_ground(s.board, side, s.control, foe)
        keep_ground(s, side, known)
    return known


def keep_ground(s: Campaign, side: int, ground: Ground | None) -> None:
    axis, soviet = s.ground_cache
    s.ground_cache = [ground, soviet] if side == AXIS else [axis, ground]


def make_side_maps(s: Campaign) -> list[vec[u8]]:
    """The flags of both sides from the pieces alone."""
    return [make_side_map(s, AXIS), make_side_map(s, SOVIET)]


def make_side_map(s: Campaign, side: int) -> vec[u8]:
    """The flags of a side from its pieces alone."""
    board = s.board
    table = vec[u8]([0] * board.count)
    held: list[int] = []  # hexes with units, each once
    for units in (board.combat_units[side], board.hqs[side]):
        for u in units:
            h = s.unit_hex[u]
            if h >= 0 and table[h] == 0:
                table[h] = contents(s, h, side)
                held.append(h)
    for h in held:
        mark_neighbours(board, h, table)
    for truck in s.trucks[side]:
        table[truck >> 1] |= TRUCK
    return table


def mark_neighbours(board: Board, h: int, table: vec[u8]) -> None:
    """The hexes around some units lie next to them, perhaps in their zone of control."""
    exerts = table[h] & EXERTS_ZOC
    for at in range(h * 6, h * 6 + 6):
        # HU-3.1.1, HU-3.1.3: zones do not reach across a lake.
        in_zone = exerts and board.edge[at] != LAKE
        table[board.near[at]] |= NEXT_TO_UNIT | ZOC if in_zone else NEXT_TO_UNIT
    table[board.off] = 0


def updated(s: Campaign, old: vec[u8], side: int) -> vec[u8]:
    """The flags of a side after something of it has changed in the stale hexes.

    If they are others than before, the other side walks on other ground.
    """
    near = s.board.near
    table = old
    around: list[int] = []  # hexes whose neighbours have changed
    changed = False
    for stale in s.stale_hexes:
        if stale & 1 != side:
            continue
        h = stale >> 1
        before: int = old[h]
        now = contents(s, h, side) | trucks_in(s, h, side)
        if now == before & CONTENT:
            continue
        if not changed:
            changed = True
            table = old[:]
        table[h] = now | before & (ZOC | NEXT_TO_UNIT)
        if (now ^ before) & (UNIT | EXERTS_ZOC):
            around.append(h)
    if not changed:
        return old
    keep_ground(s, 1 - side, None)
    for h in around:
        for at in range(h * 6, h * 6 + 6):
            n: i64 = near[at]
            table[n] = table[n] & CONTENT | surroundings(s, table, n)
    return table


def trucks_in(s: Campaign, h: i64, side: int) -> int:
    """Whether trucks of a side stand in a hex."""
    trucks = s.trucks[side]
    low: i64 = 0
    high: i64 = len(trucks)
    while low < high:  # they are in order: half of those that are left, and half of these
        middle = low + high >> 1
        if trucks[middle] >> 1 < h:
            low = middle + 1
        else:
            high = middle
    return TRUCK if low < len(trucks) and trucks[low] >> 1 == h else 0


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
                found |= EXERTS_ZOC  # HU-4.2.4: units in excess have no ZOC
    return found


def surroundings(s: Campaign, own: vec[u8], h: i64) -> u8:
    """Whether a hex lies next to units of the side, and in their zone of control."""
    near, edge = s.board.near, s.board.edge
    found: u8 = 0
    at: i64 = h * 6
    end: i64 = at + 6
    while at < end:
        flags = own[near[at]]
        if flags & UNIT:
            found |= NEXT_TO_UNIT
            if flags & EXERTS_ZOC and edge[at] != LAKE:
                found |= ZOC  # HU-3.1.1, HU-3.1.3
        at += 1
    return found
