"""Why a unit cannot go somewhere through a breach."""

from __future__ import annotations

from vezerkar.games.hungary.explain.half_points import spoken
from vezerkar.games.hungary.explain.reasons import because, hex_name, unit_name
from vezerkar.games.hungary.rules.breakthrough import Breach, breach_of, leg_of
from vezerkar.games.hungary.rules.stacking import has_room
from vezerkar.games.hungary.rules.zones import side_map
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, BLOCKS, SOVIET
from vezerkar.scene.scene import Reason


def breach_move(s: Campaign, u: int, h: int) -> list[Reason]:
    """Why a unit cannot end its way through a breach in a hex."""
    way = breach_of(s)
    if u != way.unit or h == s.unit_hex[u]:
        return []
    if not side_map(s, AXIS)[h] & BLOCKS and not has_room(s, [u], h):
        rules = ("HU-4.1.1", "HU-4.1.3", "HU-4.1.5")
        return [because("why-hex-full", rules=rules, hex=hex_name(s, h))]
    return _out_of_reach(s, way, h)


def breach_route(s: Campaign) -> list[Reason]:
    """Why a unit cannot choose what it takes on its way."""
    unit = unit_name(s, breach_of(s).unit)
    return [because("why-no-stage", rules=("HU-8.5.10", "HU-8.6.2", "HU-14.1"), unit=unit)]


def breach_over(s: Campaign, u: int, h: int) -> list[Reason]:
    """Why a hex is not one that a unit can take on its way through a breach."""
    way = breach_of(s)
    if u != way.unit:
        return []
    unit, place = unit_name(s, u), hex_name(s, h)
    if s.control[h] == SOVIET:
        return [because("why-own-hex", rules=("HU-14.1",), hex=place)]
    if leg_of(s, way, h).cost(h) <= way.points:
        rules = ("HU-8.5.10", "HU-8.6.2", "HU-4.1.5")
        return [because("why-stage-stops", rules=rules, hex=place, unit=unit)]
    return _out_of_reach(s, way, h)


def _out_of_reach(s: Campaign, way: Breach, h: int) -> list[Reason]:
    """An enemy is there, or there are too few points."""
    unit, place = unit_name(s, way.unit), hex_name(s, h)
    if side_map(s, AXIS)[h] & BLOCKS:
        return [because("why-hex-enemy", rules=("HU-8.5.10", "HU-8.6.7"), hex=place)]
    rules = ("HU-8.5.11", "HU-8.6.4")
    points = spoken(way.points)
    return [because("why-too-far", rules=rules, unit=unit, hex=place, number=points)]
