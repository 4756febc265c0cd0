"""Why a unit cannot move, go there, strike or fly."""

from __future__ import annotations

from vezerkar.games.hungary.explain.half_points import spoken
from vezerkar.games.hungary.explain.reasons import because, hex_name, unit_name, zone_rules
from vezerkar.games.hungary.phases.movement import (
    FRESH,
    ROLLING_FAR,
    STOPPED,
    current_walk,
    group_frame,
    stage_points,
    ways_of,
)
from vezerkar.games.hungary.rules.air import has_slot, sectors_of
from vezerkar.games.hungary.rules.blitz import blitz_targets, can_blitz
from vezerkar.games.hungary.rules.movement import Walk, explore, far_walk, is_beside_enemy
from vezerkar.games.hungary.rules.rising import ban_for, is_banned
from vezerkar.games.hungary.rules.stacking import has_room, stacks
from vezerkar.games.hungary.rules.zones import side_map
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import BLOCKS, F_FAR, F_MODE, F_POINTS, GONE, HANGAR, HQ, MOVED
from vezerkar.scene.scene import Reason


def pick(s: Campaign, seat: int, u: int) -> list[Reason]:
    """Why a unit cannot be picked to move."""
    unit = unit_name(s, u)
    board = s.board
    if board.unit_side[u] != board.seat_side[seat]:
        return [because("why-other-side", rules=("HU-1.3.1", "HU-1.3.2"), unit=unit)]
    if s.unit_hex[u] < 0:
        return [because("why-not-on-map", rules=("HU-1.5.9", "HU-6.4.1"), unit=unit)]
    if not s.owns(seat, u):
        return [because("why-other-commander", rules=("HU-1.0.3",), unit=unit)]
    if s.flags[u] & MOVED:
        return [because("why-already-moved", rules=("HU-7.1.6",), unit=unit)]
    return [because("why-cannot-move", rules=("HU-3.2.2", "HU-7.1.4", "HU-4.1.5"), unit=unit)]


def move(s: Campaign, lead: int, h: int, far: bool) -> list[Reason]:
    """Why a group cannot go to a hex; no reason if another group is moving."""
    mode = s.stack[group_frame(s) + F_MODE]
    if not s.group or lead != s.group[0] or h == s.unit_hex[lead]:
        return []
    unit, place = unit_name(s, lead), hex_name(s, h)
    side = s.board.unit_side[lead]
    if side_map(s, 1 - side)[h] & BLOCKS:
        return [because("why-hex-enemy", rules=("HU-7.1.4",), hex=place)]
    shut = closed(s, s.group, h)
    if shut:
        return shut
    if not stacks(s, s.group, s.at[h]):
        return [because("why-hex-czech", rules=("HU-4.1.3",))]
    if not has_room(s, s.group, h):
        return [because("why-hex-full", rules=("HU-4.1.1", "HU-4.1.5"), hex=place)]
    if mode == STOPPED:
        return [because("why-already-moved", rules=("HU-7.1.6",), unit=unit)]
    if far:
        return _far_only(s, h, mode)
    return _hindered(s, current_walk(s), h) if mode != ROLLING_FAR else []


def _far_only(s: Campaign, h: int, mode: int) -> list[Reason]:
    """Why operational or rail movement does not take a group to a hex."""
    lead = s.group[0]
    side = s.board.unit_side[lead]
    if s.board.unit_type[lead] == HQ:
        return [because("why-hq-far", rules=("HU-10.3.4",))]
    if s.group_trucks:
        return [because("why-trucks-far", rules=("HU-7.4.1", "HU-7.3.7"))]
    start = mode == FRESH and is_beside_enemy(s, s.unit_hex[lead], side)
    if start or is_beside_enemy(s, h, side):
        rules = ("HU-7.4.2", "HU-7.4.6", "HU-7.4.8")
        return [because("why-beside-enemy", rules=rules)]
    if mode == ROLLING_FAR:
        return _hindered(s, current_walk(s), h)
    walk = far_walk(s, s.group, 0) if mode == FRESH else None
    if walk is None:
        return []
    if h in explore(s, current_walk(s)).found:
        unit, place = unit_name(s, lead), hex_name(s, h)
        return [because("why-move-reaches", rules=("HU-7.4.1", "HU-7.4.8"), unit=unit, hex=place)]
    return _hindered(s, walk, h)


def route(s: Campaign) -> list[Reason]:
    """Why a group cannot choose what it takes on its way."""
    unit = unit_name(s, s.group[0])
    return [because("why-no-stage", rules=("HU-7.1.1", "HU-14.1", "HU-3.2.1"), unit=unit)]


def over(s: Campaign, h: int) -> list[Reason]:
    """Why a hex is not one that a group can take on its way."""
    unit, hex_ = unit_name(s, s.group[0]), hex_name(s, h)
    if s.control[h] == s.board.unit_side[s.group[0]]:
        return [because("why-own-hex", rules=("HU-14.1",), hex=hex_)]
    far = s.stack[F_FAR] == 1
    if ways_of(s, far).cost(h) <= stage_points(s, far):
        rules = ("HU-7.1.1", "HU-3.2.1", "HU-4.1.5", "HU-7.4.6")
        return [because("why-stage-stops", rules=rules, hex=hex_, unit=unit)]
    return move(s, s.group[0], h, far)


def halt() -> list[Reason]:
    """Why a group cannot stay where it is: it would end next to an enemy."""
    return [because("why-beside-enemy", rules=("HU-7.4.6", "HU-7.4.8"))]


def closed(s: Campaign, units: list[int], h: int) -> list[Reason]:
    """Why a hex is closed to some of these units: by the Slovak rising."""
    found = []
    for u in units:
        if is_banned(ban_for(s, [u]), h):
            unit, where, rules = unit_name(s, u), hex_name(s, h), zone_rules(s, u)
            found.append(because("why-hex-zone", rules=rules, hex=where, unit=unit))
    return found


def _hindered(s: Campaign, walk: Walk, h: int) -> list[Reason]:
    """What keeps a walk from a hex: zones, rivers, the rising, or else its points."""
    unit, place = unit_name(s, s.group[0]), hex_name(s, h)
    zones = because("why-zoc", rules=("HU-3.2.1", "HU-3.2.2"), unit=unit, hex=place)
    river = because("why-hq-river", rules=("HU-10.3.2", "HU-7.2.3"), unit=unit)
    if _reaches(s, walk, h, zones=False):
        return [zones]
    if _reaches(s, walk, h, rivers=False):
        return [river]
    if _reaches(s, walk, h, bans=False):
        rules = zone_rules(s, s.group[0])
        return [because("why-hex-zone", rules=rules, hex=place, unit=unit)]
    if _reaches(s, walk, h, zones=False, rivers=False):
        return [zones, river]
    rules = ("HU-7.1.1", "HU-7.2.1")
    number = spoken(walk.points)
    return [because("why-too-far", rules=rules, unit=unit, hex=place, number=number)]


def _reaches(
    s: Campaign, walk: Walk, h: int, zones: bool = True, rivers: bool = True, bans: bool = True
) -> bool:
    """Whether a walk would reach a hex if some of these did not count."""
    free = Walk(walk.side, walk.start, walk.points)
    free.classes, free.rail, free.takes = walk.classes, walk.rail, walk.takes
    free.minimum, free.slips, free.opened = walk.minimum, walk.slips, walk.opened
    free.ignores_zoc = not zones
    free.bridges_only = walk.bridges_only and rivers
    if bans:
        free.banned = walk.banned
    return h in explore(s, free).found


def blitz(s: Campaign, h: int) -> list[Reason]:
    """Why no Blitz attack can be made on a hex."""
    place = hex_name(s, h)
    if not can_blitz(s, s.group) or s.stack[F_POINTS] < s.board.vt_points:
        rules = ("HU-7.3.1", "HU-7.3.9", "HU-7.3.11", "HU-5.5.4")
        return [because("why-no-blitz", rules=rules)]
    if h not in blitz_targets(s, s.group, s.stack[F_POINTS]):
        return [because("why-not-adjacent", rules=("HU-7.3.12",), hex=place)]
    return []


def fly(s: Campaign, seat: int, u: int, sector: int) -> list[Reason]:
    """Why an air unit cannot be assigned to a sector; the plan of the other side is hidden."""
    unit = unit_name(s, u)
    if s.board.unit_side[u] != s.board.seat_side[seat]:  # HU-14.3
        return [because("why-other-side", rules=("HU-1.3.1", "HU-1.3.2"), unit=unit)]
    if u < s.board.ground_count or s.unit_hex[u] == GONE:
        return [because("why-no-such-thing", rules=("HU-9.1.1",))]
    if s.unit_hex[u] != HANGAR:
        return [because("why-not-on-map", rules=("HU-9.5.3", "HU-6.4.6"), unit=unit)]
    if s.base[u] >= 0 and sector not in sectors_of(s, u):
        return [because("why-out-of-range", rules=("HU-9.2.1.1",), unit=unit)]
    if s.base[u] >= 0 and not has_slot(s, u):
        rules = ("HU-10.2.11", "HU-10.2.12", "HU-9.2.2.1")
        return [because("why-not-possible", rules=rules)]
    return []
