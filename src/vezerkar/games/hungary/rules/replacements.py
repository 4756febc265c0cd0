# hot: compiled by mypyc
"""Who can be restored or rebuilt, and which HQ it is charged to (section 6.3)."""

from __future__ import annotations

from typing import Final

from vezerkar.games.hungary.rules.air import hqs_with_room
from vezerkar.games.hungary.rules.matching import assign
from vezerkar.games.hungary.rules.placement import is_free, rebuild_places
from vezerkar.games.hungary.rules.rising import ban_for, is_banned
from vezerkar.games.hungary.rules.stacking import has_room
from vezerkar.games.hungary.rules.supply import is_linked_to, linked_hqs, open_depots, seek
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    AXIS,
    AXIS_NATIONS,
    CUT_OFF,
    FULLY,
    GONE,
    HQ,
    NATION_COUNT,
    SOVIET,
    UNREACHABLE,
)

# Where each kind of points begins in `Campaign.points`, by nation
GROUND: Final = 0
MOBILE: Final = 8  # those of the ground points that armour may use
AIR: Final = 16


def has_points(s: Campaign, side: int, kind: int) -> bool:
    for n in range(NATION_COUNT):
        if s.points[kind + n] and (n < AXIS_NATIONS) == (side == AXIS):
            return True
    return False


def can_pay(s: Campaign, u: int) -> bool:
    """HU-6.3.6: points of the own nation, and within them the share of armour."""
    n = s.board.unit_nation[u]
    if s.board.unit_type[u] > HQ:
        return s.points[AIR + n] > 0
    if s.points[GROUND + n] == 0:
        return False
    return s.board.unit_mobile[u] != 1 or s.points[MOBILE + n] > 0


def can_restore(s: Campaign, u: int, side: int, states: list[int]) -> bool:
    """HU-6.3.2: reduced, linked to an HQ, and the HQ not used up (HU-6.3.10)."""
    if s.unit_hex[u] < 0 or s.unit_steps[u] >= s.board.unit_full[u] or not can_pay(s, u):
        return False
    h = s.unit_hex[u]
    # One that is fully supplied is enough (HU-10.2.14): then the others need not be asked for.
    for i in range(len(states)):
        if states[i] == FULLY and is_linked_to(s, h, side, i):
            return True
    return can_charge(s, linked_hqs(s, h, side), states)


def can_charge(s: Campaign, mask: int, states: list[int]) -> bool:
    """Whether a unit linked to these HQs can be charged to one of them, beside the others."""
    for i in range(len(states)):
        if mask >> i & 1 and states[i] == FULLY:
            return True
    if mask == 0:
        return False
    costs: list[list[int]] = []
    for charge in [*s.charges, mask]:
        costs.append([0 if charge >> i & 1 else UNREACHABLE for i in range(len(states))])
    room = [s.board.hq_restores[state] for state in states]
    return min(assign(costs, room)) >= 0


def is_open(s: Campaign, u: int, places: list[int]) -> bool:
    """HU-6.3.3, HU-6.3.11: there is a place for a rebuilt unit."""
    side = s.board.unit_side[u]
    banned = ban_for(s, [u])
    for h in places:
        if is_free(s, h, side) and has_room(s, [u], h) and not is_banned(banned, h):
            return True
    return False


def air_mask(s: Campaign, u: int, states: list[int]) -> int:
    """HU-6.3.16: the HQs that an air unit may be charged to."""
    board = s.board
    side = board.unit_side[u]
    mask = 0
    for i in range(len(states)):
        if states[i] != CUT_OFF and (side == AXIS or board.hqs[side][i] == s.base[u]):
            mask |= 1 << i
    return mask


def rebuild_bases(s: Campaign, side: int, states: list[int]) -> list[int]:
    """HU-6.3.16: the fully supplied HQs where an air unit can be rebuilt."""
    board = s.board
    full = [u for i, u in enumerate(board.hqs[side]) if states[i] == FULLY]
    if side == AXIS:
        return full
    room = hqs_with_room(s)
    return [u for u in full if u in room]


def has_place_without(s: Campaign, czech: int, first: int, second: int) -> bool:
    """HU-14.7, HU-12.2.1.6: whether 1.Cz finds a place once both partisan units have left.

    They may have kept the line of its HQ open (HU-5.1.3), or have taken up the room.
    """
    t = s.clone()
    t.remove(first, GONE)
    t.remove(second, GONE)
    return len(rebuild_places(t, czech)) > 0


def is_linked(s: Campaign, u: int) -> bool:
    """HU-12.2.1.4: a line within the range to a working HQ or to a depot."""
    h = s.unit_hex[u]
    if h < 0:
        return False
    if linked_hqs(s, h, SOVIET):
        return True
    most, depots = s.board.supply_range[SOVIET], open_depots(s, SOVIET)
    if s.board.nearest(h, depots) > most:
        return False
    return seek(s, SOVIET, depots, most, [h])[h] < UNREACHABLE
