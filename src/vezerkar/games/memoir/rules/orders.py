# hot: compiled by mypyc
"""Who may be ordered: quotas by zone, orders by dice, infantry that may dig in (chapter 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT
from vezerkar.games.memoir.terms import (
    ALL_UNITS,
    ARMOR,
    ARTILLERY,
    HITS_CLASS,
    INFANTRY,
    SANDBAGS,
    STAR,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.memoir.state import Battle

QUOTA_BITS: Final = 4  # quotas by physical zone are packed into one number of a frame
QUOTA_MASK: Final = 15
ALL_ROOM: Final = 60
USED_UP: Final = 4095  # orders anywhere on the board, when the last has been given
BY_DICE: Final = 4096  # orders by dice: this + infantry + 16 * armor + 256 * stars
# By mask of zones with orders and mask of the zones of a hex: whether they have one in common.
_OPEN: Final[list[list[bool]]] = [[a & b != 0 for b in range(64)] for a in range(64)]


def zone_quotas(s: Battle, side: i64, quotas: list[int]) -> i64:
    """Quotas of a side's own left, center and right as one number by physical zone (M44-B.4)."""
    packed: i64 = 0
    for section in range(3):
        zone: i64 = section if side == s.board.bottom else 2 - section
        quota: i64 = quotas[section]
        packed |= quota << (QUOTA_BITS * zone)
    return packed


def own_quotas(s: Battle, seat: i64, packed: i64) -> i64:
    """Of the quotas of a card those that a member of the team gives: his sections' (M44-A3.8)."""
    board = s.board
    team = s.team(s.active)
    own: i64 = 0
    for z in range(3):
        section: i64 = z if s.active == board.bottom else 2 - z
        if board.post[team][section] == seat:
            own |= packed & (QUOTA_MASK << (QUOTA_BITS * z))
    return own


def room_in(s: Battle, packed: i64, zone: i64, ordered: i64) -> bool:
    """Whether a card for a single zone, given as a mask, has an order left."""
    board = s.board
    while packed & QUOTA_MASK == 0:
        packed >>= QUOTA_BITS
    room: i64 = packed & QUOTA_MASK
    if room == ALL_UNITS:
        return True
    u: i64
    for u in board.units[s.active]:
        if ordered & BIT[u] and board.zones[s.unit_hex[u]] & zone:
            room -= 1
    return room > 0


def open_masks(s: Battle, packed: i64, ordered: i64) -> list[bool]:
    """By mask of zones: whether one more unit standing there can be ordered (M44-2.7).

    A set of units is legal if every group of zones holds no more units that stand only there
    than its quotas allow together.
    """
    zones: i64 = s.board.zone_count
    active: i64 = 0
    for z in range(zones):
        if packed >> (QUOTA_BITS * z) & QUOTA_MASK:
            active |= BIT[z]
    if ordered == 0:
        return _OPEN[active]
    if active & (active - 1) == 0:
        return _OPEN[active] if room_in(s, packed, active, ordered) else _OPEN[0]
    size: i64 = BIT[zones]
    load = [0] * size
    for u in s.board.units[s.active]:
        if ordered & BIT[u]:
            load[s.board.zones[s.unit_hex[u]] & active] += 1
    fits = [mask & active != 0 for mask in range(size)]
    group: i64 = active
    while group:  # every group of zones that the card names
        room: i64 = 0
        for z in range(zones):
            if group & BIT[z]:
                quota: i64 = packed >> (QUOTA_BITS * z) & QUOTA_MASK
                room += ALL_ROOM if quota == ALL_UNITS else quota
        for mask in range(1, size):
            if load[mask] and mask & ~group == 0:
                room -= load[mask]
        if room < 1:
            for mask in range(size):
                if mask & active & ~group == 0:
                    fits[mask] = False
        group = (group - 1) & active
    return fits


def classes_left(s: Battle, dice: i64, ordered: i64) -> i64:
    """Mask of the classes that the dice of Their Finest Hour still order (M44-K.42)."""
    infantry: i64 = dice & 15
    armor: i64 = dice >> 4 & 15
    stars: i64 = dice >> 8 & 15
    for u in s.board.units[s.active]:
        if ordered & BIT[u]:
            kind: i64 = s.board.unit_class[u]
            if kind == INFANTRY and infantry > 0:
                infantry -= 1
            elif kind == ARMOR and armor > 0:
                armor -= 1
            else:
                stars -= 1
    found: i64 = 0
    if infantry > 0 or stars > 0:
        found |= BIT[INFANTRY]
    if armor > 0 or stars > 0:
        found |= BIT[ARMOR]
    if stars > 0:
        found |= BIT[ARTILLERY]
    return found


def may_dig(s: Battle, u: i64, h: i64) -> bool:
    board = s.board
    if s.fought & BIT[u]:
        return False  # M44-2.4: Overlord, ordered by an earlier card of the turn
    if board.unit_class[u] != INFANTRY or s.works[h] & SANDBAGS:
        return False
    if s.general >= 0 and not in_generals_zones(s, h):
        return False
    return board.firm[h * 2 + board.unit_side[u]] == 0  # M44-K.34, F.8


def in_generals_zones(s: Battle, h: i64) -> bool:
    """Overlord: whether a hex lies in the section of the field general who acts."""
    board = s.board
    own: i64 = s.general if s.active == board.bottom else 2 - s.general
    return board.zones[h] & (BIT[2 * own] | BIT[2 * own + 1]) != 0


def sandbags_left(s: Battle) -> i64:
    """Pieces that are not on the board (M44-0.7)."""
    left: i64 = s.board.sandbag_pieces
    for h in range(s.board.count):
        if s.works[h] & SANDBAGS:
            left -= 1
    return left


def orders_by_dice(faces: list[int]) -> i64:
    """M44-K.42: infantry symbols, armor symbols and stars as one number of a frame."""
    infantry: i64 = 0
    armor: i64 = 0
    stars: i64 = 0
    for face in faces:
        if face == STAR:
            stars += 1
        elif HITS_CLASS[face] == INFANTRY:
            infantry += 1
        elif HITS_CLASS[face] == ARMOR:
            armor += 1
    return BY_DICE + infantry + 16 * armor + 256 * stars
