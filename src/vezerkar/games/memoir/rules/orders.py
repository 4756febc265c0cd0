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
from vezerkar.space.areas import first_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.memoir.state import Battle

QUOTA_BITS: Final = 4  # quotas by physical zone are packed into one number of a frame
QUOTA_MASK: Final = 15
ALL_ROOM: Final = 60
USED_UP: Final = 4095  # orders anywhere on the board, when the last has been given
BY_DICE: Final = 4096  # orders by dice: this, and FACE_BITS each for infantry, armor and stars
FACE_BITS: Final = 4
FACE_MASK: Final = 15
EVERY_ZONE: Final = 63


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


def zones_ordered(packed: i64) -> i64:
    """Mask of the zones for which a card has orders."""
    found: i64 = 0
    zone: i64 = 1
    while packed:
        if packed & QUOTA_MASK:
            found |= zone
        packed >>= QUOTA_BITS
        zone <<= 1
    return found


def open_zones(s: Battle, packed: i64, ordered: i64) -> i64:
    """Mask of the zones where one more unit can be ordered: it stands in one of them (M44-2.7).

    A set of units is legal if no group of zones holds more units that stand only there than its
    quotas allow together. Full groups are full together, too: so a unit can be ordered unless all
    its zones are in full groups.
    """
    zones = zones_ordered(packed)
    if ordered == 0:
        return zones
    full: i64 = 0
    group: i64 = zones
    while group:  # every group of zones that the card names
        if group & ~full and orders_left(s, packed, ordered, zones, group) < 1:
            full |= group
        group = (group - 1) & zones
    return zones & ~full


def orders_left(s: Battle, packed: i64, ordered: i64, zones: i64, group: i64) -> i64:
    """Orders that a group of the zones of a card has left, for units that stand only there."""
    room: i64 = 0
    left: i64 = group
    while left:
        quota: i64 = packed >> (QUOTA_BITS * first_of(left)) & QUOTA_MASK
        room += ALL_ROOM if quota == ALL_UNITS else quota
        left &= left - 1
    while ordered:
        here: i64 = s.board.zones[s.unit_hex[first_of(ordered)]] & zones
        if here and here & ~group == 0:
            room -= 1
        ordered &= ordered - 1
    return room


def classes_left(s: Battle, dice: i64, ordered: i64) -> i64:
    """Mask of the classes that the dice of Their Finest Hour still order (M44-K.42)."""
    infantry: i64 = dice & FACE_MASK
    armor: i64 = dice >> FACE_BITS & FACE_MASK
    stars: i64 = dice >> 2 * FACE_BITS & FACE_MASK
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
    return BY_DICE | infantry | armor << FACE_BITS | stars << 2 * FACE_BITS
