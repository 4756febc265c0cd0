"""Why a unit cannot move, go there or strike (section 7)."""

from __future__ import annotations

from vezerkar.games.hungary.explain.half_points import spoken
from vezerkar.games.hungary.explain.pieces import (
    Rules,
    absent,
    another,
    chief_decides,
    closed,
    commanded,
    enemy_there,
    foreign,
    no_room,
    not_mine,
)
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
from vezerkar.games.hungary.rules.attacks import has_enemy, total_attack
from vezerkar.games.hungary.rules.blitz import can_blitz
from vezerkar.games.hungary.rules.movement import Walk, explore, far_walk, is_beside_enemy
from vezerkar.games.hungary.rules.picking import pile_units
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    AXIS,
    F_FAR,
    F_MODE,
    F_POINTS,
    HQ,
    LAKE,
    MOVED,
    SOVIET,
    STACK_LIMIT,
)
from vezerkar.scene.scene import Reason

STACKS: Rules = ("HU-7.1.3",)


# Who moves


def pick(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why a unit cannot be picked to move."""
    found = not_mine(s, seat, u)
    if found:
        return found
    unit = unit_name(s, u)
    if s.flags[u] & MOVED:
        return [because("why-already-moved", rules=("HU-7.1.6",), unit=unit)]
    return [because("why-cannot-move", rules=("HU-3.2.2", "HU-7.1.4", "HU-4.1.5"), unit=unit)]


def pile(s: Campaign, seat: int, h: int, _: int) -> list[Reason]:
    """Why the units of a hex do not move together."""
    place = hex_name(s, h)
    mine = [u for u in pile_units(s, h, seat) if s.board.unit_side[u] == s.board.seat_side[seat]]
    if len(mine) < 2:
        return [because("why-no-pile", rules=(*STACKS, "HU-7.1.6"), hex=place, number=len(mine))]
    rules = (*STACKS, "HU-3.2.2", "HU-7.1.4", "HU-4.1.5")
    return [because("why-pile-stuck", rules=rules, hex=place)]


def end(s: Campaign, seat: int, _: int, __: int) -> list[Reason]:
    """Why the movement phase is not ended."""
    return chief_decides(s, seat)


def join(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why a unit does not move with the group."""
    unit, lead = unit_name(s, u), s.group[0]
    if u in s.group:
        return [because("why-in-group", rules=STACKS, unit=unit)]
    found = foreign(s, seat, u) or absent(s, u) or has_left(s)
    if found:
        return found
    if HQ in (s.board.unit_type[lead], s.board.unit_type[u]):
        return [because("why-hq-alone", rules=(*STACKS, "HU-10.3.1"))]
    if s.unit_hex[u] != s.unit_hex[lead]:
        names = {"unit": unit, "unit2": unit_name(s, lead)}
        return [because("why-other-hex", rules=STACKS, **names)]
    if s.flags[u] & MOVED:
        return [because("why-already-moved", rules=("HU-7.1.6",), unit=unit)]
    if s.is_crowded_out(u):
        return [because("why-in-excess", rules=("HU-4.2.4", "HU-4.1.1"), unit=unit)]
    if len(s.group) == STACK_LIMIT:
        return [because("why-group-full", rules=("HU-4.1.1",), number=STACK_LIMIT)]
    return commanded(s, seat, u)


def join_truck(s: Campaign, seat: int, _: int, __: int) -> list[Reason]:
    """HU-7.3.7: why no truck comes along."""
    found = has_left(s)
    if found:
        return found
    if s.board.unit_type[s.group[0]] == HQ or not can_blitz(s, s.group):
        return [because("why-truck-blitz", rules=("HU-7.3.7", "HU-7.3.1"))]
    return [because("why-no-truck-left", rules=("HU-7.3.7",), hex=hex_name(s, here(s)))]


def has_left(s: Campaign) -> list[Reason]:
    """The group is on its way: nobody joins it any more."""
    if s.stack[F_MODE] == FRESH:
        return []
    return [because("why-set-out", rules=STACKS, unit=unit_name(s, s.group[0]))]


def here(s: Campaign) -> int:
    """Where the group is."""
    return s.unit_hex[s.group[0]]


# Where it goes


def move(s: Campaign, seat: int, lead: int, h: int) -> list[Reason]:
    """Why an ordinary move does not take the group to a hex."""
    found = cannot_stop(s, seat, lead, h)
    if found:
        return found
    if s.stack[group_frame(s) + F_MODE] == ROLLING_FAR:
        rules = ("HU-7.4.1", "HU-7.4.8")
        return [because("why-goes-far", rules=rules, unit=unit_name(s, s.group[0]))]
    return hindered(s, current_walk(s), h)


def operate(s: Campaign, seat: int, lead: int, h: int) -> list[Reason]:
    """Why operational or rail movement does not take the group to a hex."""
    found = cannot_stop(s, seat, lead, h) or no_far(s)
    if found:
        return found
    if is_beside_enemy(s, h, s.board.unit_side[lead]):
        return [beside_enemy()]
    if s.stack[group_frame(s) + F_MODE] == ROLLING_FAR:
        return hindered(s, current_walk(s), h)
    if h in explore(s, current_walk(s)).found:
        unit, place = unit_name(s, lead), hex_name(s, h)
        return [because("why-move-reaches", rules=("HU-7.4.1", "HU-7.4.8"), unit=unit, hex=place)]
    walk = far_walk(s, s.group, s.group_trucks)
    return hindered(s, walk, h) if walk is not None else []


def cannot_stop(s: Campaign, seat: int, lead: int, h: int) -> list[Reason]:
    """Why the group does not end its move in a hex, however it gets there."""
    found = another(s, lead, s.group[0], STACKS)
    if found:
        return found
    unit, place = unit_name(s, lead), hex_name(s, h)
    if h == here(s):
        return [because("why-there-already", rules=("HU-7.1.6",), unit=unit, hex=place)]
    found = enemy_there(s, h, s.board.unit_side[lead], ("HU-7.1.4",)) or closed(s, s.group, h)
    if not found and s.stack[group_frame(s) + F_MODE] == STOPPED:
        return [because("why-already-moved", rules=("HU-7.1.6",), unit=unit)]
    return found or no_room(s, s.group, h)


def no_far(s: Campaign) -> list[Reason]:
    """Why the group has no operational or rail movement at all."""
    lead = s.group[0]
    mode = s.stack[group_frame(s) + F_MODE]
    if s.board.unit_type[lead] == HQ:
        return [because("why-hq-far", rules=("HU-10.3.4",))]
    if s.group_trucks:
        return [because("why-trucks-far", rules=("HU-7.4.1", "HU-7.3.7"))]
    if mode not in (FRESH, ROLLING_FAR):
        return [because("why-goes-near", rules=("HU-7.4.1", "HU-7.4.8"), unit=unit_name(s, lead))]
    if mode == FRESH and is_beside_enemy(s, here(s), s.board.unit_side[lead]):
        return [beside_enemy()]
    return []


def beside_enemy() -> Reason:
    return because("why-beside-enemy", rules=("HU-7.4.2", "HU-7.4.6", "HU-7.4.8"))


def halt(s: Campaign, seat: int, _: int, __: int) -> list[Reason]:
    """Why a group cannot stay where it is: it would end next to an enemy."""
    return [beside_enemy()]


# What it takes on its way


def route(s: Campaign, seat: int, _: int, __: int) -> list[Reason]:
    """Why a group takes no enemy hex on an ordinary way."""
    mode, unit = s.stack[F_MODE], unit_name(s, s.group[0])
    if mode == STOPPED:
        return [because("why-already-moved", rules=("HU-7.1.6",), unit=unit)]
    if mode == ROLLING_FAR:
        return [because("why-goes-far", rules=("HU-7.4.1", "HU-7.4.8"), unit=unit)]
    return no_stage(s)


def route_far(s: Campaign, seat: int, _: int, __: int) -> list[Reason]:
    """Why a group takes no enemy hex on the way of its operational or rail movement."""
    return no_far(s) or no_stage(s)


def no_stage(s: Campaign) -> list[Reason]:
    rules = ("HU-7.1.1", "HU-14.1", "HU-3.2.1")
    return [because("why-no-stage", rules=rules, unit=unit_name(s, s.group[0]))]


def over(s: Campaign, seat: int, lead: int, h: int) -> list[Reason]:
    """Why a hex is not one that a group can take on its way."""
    found = another(s, lead, s.group[0], STACKS)
    if found:
        return found
    unit, hex_ = unit_name(s, s.group[0]), hex_name(s, h)
    if s.control[h] == s.board.unit_side[s.group[0]]:
        return [because("why-own-hex", rules=("HU-14.1",), hex=hex_)]
    far = s.stack[F_FAR] == 1
    if ways_of(s, far).cost(h) <= stage_points(s, far):
        rules = ("HU-7.1.1", "HU-3.2.1", "HU-4.1.5", "HU-7.4.6")
        return [because("why-stage-stops", rules=rules, hex=hex_, unit=unit)]
    return operate(s, seat, lead, h) if far else move(s, seat, lead, h)


# What hinders it


def hindered(s: Campaign, walk: Walk, h: int) -> list[Reason]:
    """What keeps a walk from a hex: zones, rivers, the rising, or else its points."""
    unit, place = unit_name(s, s.group[0]), hex_name(s, h)
    zones = because("why-zoc", rules=("HU-3.2.1", "HU-3.2.2"), unit=unit, hex=place)
    river = because("why-hq-river", rules=("HU-10.3.2", "HU-7.2.3"), unit=unit)
    rising = because("why-way-zone", rules=zone_rules(s, s.group[0]), unit=unit, hex=place)
    if reaches(s, walk, h, zones=False):
        return [zones]
    if reaches(s, walk, h, rivers=False):
        return [river]
    if reaches(s, walk, h, bans=False):
        return [rising]
    if reaches(s, walk, h, zones=False, rivers=False):
        return [zones, river]
    if reaches(s, walk, h, zones=False, bans=False):
        return [zones, rising]
    rules = ("HU-7.1.1", "HU-7.2.1")
    number = spoken(walk.points)
    return [because("why-too-far", rules=rules, unit=unit, hex=place, number=number)]


def reaches(
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


# Blitz attacks


def blitz(s: Campaign, seat: int, h: int, _: int) -> list[Reason]:
    """Why no Blitz attack can be made on a hex."""
    place = hex_name(s, h)
    if not has_enemy(s, h, s.board.seat_side[seat]):
        if s.stack[F_MODE] == STOPPED and s.at[h]:  # one's own: somebody else is meant to move
            unit = unit_name(s, s.group[0])
            return [because("why-blitz-first", rules=("HU-7.3.3", "HU-7.3.12"), unit=unit)]
        return [because("why-nobody-there", rules=("HU-7.3.12",), hex=place)]
    if s.active == SOVIET or not can_blitz(s, s.group):
        return [no_blitz(s)]
    if s.stack[F_MODE] == ROLLING_FAR:
        rules: Rules = ("HU-7.4.8", "HU-7.3.3")
        return [because("why-goes-far", rules=rules, unit=unit_name(s, s.group[0]))]
    points = s.stack[F_POINTS]
    if points < s.board.vt_points:
        rules = ("HU-7.3.3", "HU-7.3.11")
        return [because("why-blitz-points", rules=rules, number=spoken(points))]
    if total_attack(s, s.group) == 0:
        return [because("why-no-value", rules=("HU-5.5.8",), hex=place)]
    unit, d = unit_name(s, s.group[0]), s.board.direction(here(s), h)
    if d >= 0 and s.board.edge[here(s) * 6 + d] == LAKE:
        return [because("why-lake", rules=("HU-7.3.12",), unit=unit, hex=place)]
    return [because("why-not-beside", rules=("HU-7.3.12",), unit=unit, hex=place)]


def no_blitz(s: Campaign) -> Reason:
    """Somebody of the group makes no Blitz attacks."""
    for u in s.group:
        if s.active == AXIS and s.is_crowded_out(u):
            return because("why-in-excess", rules=("HU-4.2.4",), unit=unit_name(s, u))
    return because("why-no-blitz", rules=("HU-7.3.1", "HU-7.3.9", "HU-5.5.4"))
