"""Why a unit cannot go somewhere through a breach (sections 8.5 and 8.6)."""

from __future__ import annotations

from vezerkar.games.hungary.explain.half_points import spoken
from vezerkar.games.hungary.explain.pieces import Rules, another, enemy_there, no_room
from vezerkar.games.hungary.explain.reasons import because, hex_name, unit_name
from vezerkar.games.hungary.rules.breakthrough import Breach, breach_of, leg_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import SOVIET
from vezerkar.scene.scene import Reason

RULES: Rules = ("HU-8.5.10", "HU-8.6.2")


def move(s: Campaign, seat: int, u: int, h: int) -> list[Reason]:
    """Why a unit cannot end its way through a breach in a hex."""
    way = breach_of(s)
    found = another(s, u, way.unit, ("HU-8.5.9", "HU-8.6.5"))
    if found:
        return found
    if h == s.unit_hex[u]:
        unit, place = unit_name(s, u), hex_name(s, h)
        return [because("why-there-already", rules=RULES, unit=unit, hex=place)]
    found = enemy_there(s, h, SOVIET, ("HU-8.5.10", "HU-8.6.7"))
    return found or no_room(s, [u], h) or out_of_reach(s, way, h)


def halt(s: Campaign, seat: int, _: int, __: int) -> list[Reason]:
    """Why an exploiting unit does not stop: it has not been through the captured hex."""
    way = breach_of(s)
    unit, place = unit_name(s, way.unit), hex_name(s, way.hole)
    return [because("why-not-through", rules=("HU-8.6.2",), unit=unit, hex=place)]


def route(s: Campaign, seat: int, _: int, __: int) -> list[Reason]:
    """Why a unit cannot choose what it takes on its way."""
    unit = unit_name(s, breach_of(s).unit)
    return [because("why-no-stage", rules=(*RULES, "HU-14.1"), unit=unit)]


def over(s: Campaign, seat: int, u: int, h: int) -> list[Reason]:
    """Why a hex is not one that a unit can take on its way through a breach."""
    way = breach_of(s)
    found = another(s, u, way.unit, ("HU-8.5.9", "HU-8.6.5"))
    if found:
        return found
    unit, place = unit_name(s, u), hex_name(s, h)
    if s.control[h] == SOVIET:
        return [because("why-own-hex", rules=("HU-14.1",), hex=place)]
    if leg_of(s, way, h).cost(h) <= way.points:
        rules = (*RULES, "HU-4.1.5")
        return [because("why-stage-stops", rules=rules, hex=place, unit=unit)]
    return enemy_there(s, h, SOVIET, ("HU-8.5.10", "HU-8.6.7")) or out_of_reach(s, way, h)


def out_of_reach(s: Campaign, way: Breach, h: int) -> list[Reason]:
    """There are too few points."""
    unit, place = unit_name(s, way.unit), hex_name(s, h)
    rules = ("HU-8.5.11", "HU-8.6.4")
    points = spoken(way.points)
    return [because("why-too-far", rules=rules, unit=unit, hex=place, number=points)]
