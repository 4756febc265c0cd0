# hot: compiled by mypyc
"""Where rebuilt units, reinforcements and returning HQs may be put on the map."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from vezerkar.games.hungary.rules.rising import ban_for, is_banned
from vezerkar.games.hungary.rules.stacking import Newcomers, has_room, stacks, takes_in
from vezerkar.games.hungary.rules.supply import hq_states, open_depots
from vezerkar.games.hungary.rules.zones import side_map
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    AXIS,
    BLOCKS,
    CUT_OFF,
    DEAD,
    FULLY,
    HQ,
    HUNGARIAN,
    LAKE,
    PARTISAN,
    SOVIET,
    ZOC,
)

# Where a reinforcement enters, as schema/unit_tables.py counts them
ENTRY_CROATIA: Final = 1
ENTRY_GALICIA: Final = 2
ENTRY_RAIL_CITY: Final = 3
ENTRY_SZABADKA: Final = 4


def is_free(s: Campaign, h: int, side: int) -> bool:
    """A hex of the own side without enemies."""
    return s.control[h] == side and not side_map(s, 1 - side)[h] & BLOCKS


def rebuild_places(s: Campaign, u: int) -> list[int]:
    """HU-6.3.3, HU-6.3.11, HU-12.2.1.8: depots, and the hexes at and around supplied HQs."""
    return open_places(s, u, raw_places(s, s.board.unit_side[u], u == s.board.czech))


def raw_places(s: Campaign, side: int, czech: bool) -> list[int]:
    """The places for rebuilt units, before room is asked."""
    board = s.board
    found: list[int] = []
    if not czech:
        for h in open_depots(s, side):
            found.append(h)
    states = hq_states(s, side)
    for i in range(len(states)):
        # HU-10.2.16; 1.Cz returns at any HQ that is not cut off.
        if states[i] == FULLY or (czech and states[i] != CUT_OFF):
            h = s.unit_hex[board.hqs[side][i]]
            found.append(h)
            for d in range(6):
                if board.edge[h * 6 + d] != LAKE:
                    found.append(board.near[h * 6 + d])
    return found


def open_places(s: Campaign, u: int, places: list[int]) -> list[int]:
    """Those of the places that are free and have room, each once, in order."""
    side = s.board.unit_side[u]
    banned = ban_for(s, [u])  # HU-12.2.2.4: to be put into the zone is to enter it
    group = Newcomers(s, [u])
    asked = vec[u8]([0] * s.board.count)
    found: list[int] = []
    for h in places:
        if asked[h]:
            continue
        asked[h] = 1
        if not is_banned(banned, h) and is_free(s, h, side) and takes_in(s, h, group):
            found.append(h)
    found.sort()
    return found


def entry_places(s: Campaign, u: int) -> list[int]:
    """HU-6.4.1 to 6.4.5, HU-4.2.3: where a reinforcement may be placed; full hexes only at need."""
    board = s.board
    side = board.unit_side[u]
    places = [h for h in once(raw_entries(s, u)) if is_free(s, h, side)]
    if board.unit_type[u] == HQ:
        places.sort()
        return places
    found = open_places(s, u, places)
    if not found:
        found = [h for h in places if stacks(s, [u], s.at[h])]
        found.sort()
    return found


def can_enter(s: Campaign, u: int) -> bool:
    """Whether there is such a place."""
    board = s.board
    side = board.unit_side[u]
    for h in raw_entries(s, u):
        if is_free(s, h, side) and (board.unit_type[u] == HQ or stacks(s, [u], s.at[h])):
            return True
    return False


def raw_entries(s: Campaign, u: int) -> list[int]:
    """The places that the rules name, before stacking is asked; some perhaps twice."""
    board = s.board
    side = board.unit_side[u]
    entry = board.unit_entry[u]
    depots = open_depots(s, side)
    if s.unit_hex[u] == DEAD:
        return depots  # HU-10.6.2: an HQ that was lost is no reinforcement
    if board.unit_nation[u] == HUNGARIAN:
        return depots + safe_towns(s)  # HU-6.4.2
    if entry == ENTRY_CROATIA:
        return depots + board.croatia  # HU-6.4.5
    if entry == ENTRY_GALICIA:
        return depots + board.galicia
    if entry == ENTRY_SZABADKA:
        return yugoslav_entries(s, depots)
    return depots


def once(hexes: list[int]) -> list[int]:
    found: list[int] = []
    for h in hexes:
        if h not in found:
            found.append(h)
    return found


def safe_towns(s: Campaign) -> list[int]:
    """HU-6.4.2: Hungarian towns on a railway that are not in an enemy ZOC."""
    foe = side_map(s, SOVIET)
    return [h for h in s.board.rail_towns if s.control[h] == AXIS and not foe[h] & ZOC]


def yugoslav_entries(s: Campaign, depots: list[int]) -> list[int]:
    """HU-6.4.1.1, HU-6.4.1.2: Szabadka, else at most two hexes from it, else a depot."""
    board = s.board
    if is_free(s, board.szabadka, SOVIET):
        return [board.szabadka]
    around = [h for h in board.near_szabadka if is_free(s, h, SOVIET) and s.strength_in(h) < 4]
    return around if around else depots


def start_places(s: Campaign, u: int) -> list[int]:
    """HU-13.0.1: the area of the army on the own side of the line; partisans in their zone."""
    board = s.board
    side = board.unit_side[u]
    foe = side_map(s, 1 - side)
    partisan = board.unit_type[u] == PARTISAN
    found: list[int] = []
    for h in board.areas[u]:
        if h == s.unit_hex[u] or foe[h] & BLOCKS:
            continue
        if (partisan or s.control[h] == side) and has_room(s, [u], h):
            found.append(h)
    return found


def truck_starts(s: Campaign, side: int, astray: list[int]) -> list[int]:
    """Hexes with trucks that have not been placed anew, or whose HQ has left them."""
    found: list[int] = []
    for truck in s.trucks[side]:
        h = truck >> 1
        if (truck & 1 == 0 or h in astray) and h not in found:
            found.append(h)
    return found


def truck_places(s: Campaign, side: int) -> list[int]:
    """HU-13.0.5: with an HQ, beside it, or on a depot; in order."""
    board = s.board
    foe = side_map(s, 1 - side)
    places = board.depots[side][:]
    for hq in board.hqs[side]:
        if s.unit_hex[hq] >= 0:
            places.append(s.unit_hex[hq])
            for d in range(6):
                places.append(board.near[s.unit_hex[hq] * 6 + d])
    found: list[int] = []
    for h in sorted(places):
        if h in found or h >= board.off:
            continue
        if s.control[h] == side and not foe[h] & BLOCKS:
            found.append(h)
    return found


def stray_trucks(s: Campaign, side: int) -> list[int]:
    """Hexes with trucks that may not start there: their HQ starts elsewhere."""
    places = truck_places(s, side)
    found: list[int] = []
    for truck in s.trucks[side]:
        h = truck >> 1
        if places and h not in places and h not in found:
            found.append(h)
    return found
