"""What many refusals ask first: whose a unit is, where it is, whether a hex takes it."""

from __future__ import annotations

from typing import Final

from vezerkar.games.hungary.explain.reasons import (
    because,
    hex_name,
    seat_name,
    unit_name,
    zone_rules,
)
from vezerkar.games.hungary.rules.rising import ban_for, is_banned
from vezerkar.games.hungary.rules.stacking import has_room, stacks
from vezerkar.games.hungary.rules.zones import side_map
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import BLOCKS, DEAD, DUE, GONE, HANGAR, HQ
from vezerkar.scene.scene import Reason

Rules = tuple[str, ...]

# Why a unit is not on the map, by where it is.
ABSENCE: Final[dict[int, Rules]] = {
    GONE: ("HU-6.5.4", "HU-13.0.6"),
    DEAD: ("HU-1.5.9", "HU-10.6.2"),
    DUE: ("HU-6.4.1",),
    HANGAR: ("HU-9.1.1", "HU-14.4"),
}


def foreign(s: Campaign, seat: int, u: int) -> list[Reason]:
    """It belongs to the other side."""
    if s.board.unit_side[u] == s.board.seat_side[seat]:
        return []
    return [because("why-other-side", rules=("HU-1.3.1", "HU-1.3.2"), unit=unit_name(s, u))]


def absent(s: Campaign, u: int) -> list[Reason]:
    """It is not on the map."""
    if s.unit_hex[u] >= 0:
        return []
    return [because("why-not-on-map", rules=ABSENCE[s.unit_hex[u]], unit=unit_name(s, u))]


def commanded(s: Campaign, seat: int, u: int) -> list[Reason]:
    """Another seat of the side commands it."""
    if s.owns(seat, u):
        return []
    return [because("why-other-commander", rules=("HU-1.0.3",), unit=unit_name(s, u))]


def not_mine(s: Campaign, seat: int, u: int) -> list[Reason]:
    """Why a seat cannot use a unit on the map."""
    return foreign(s, seat, u) or absent(s, u) or commanded(s, seat, u)


def chief_decides(s: Campaign, seat: int) -> list[Reason]:
    """The decision is that of the commander of the side."""
    chief = s.board.chief[s.board.seat_side[seat]]
    if seat == chief:
        return []
    return [because("why-chief-decides", rules=("HU-1.0.3",), seat=seat_name(s, chief))]


def another(s: Campaign, u: int, asked: int, rules: Rules) -> list[Reason]:
    """The question is about another unit."""
    if u == asked:
        return []
    return [because("why-another-unit", rules=rules, unit=unit_name(s, asked))]


def not_aircraft(s: Campaign, u: int) -> list[Reason]:
    if s.board.unit_type[u] > HQ:
        return []
    return [because("why-not-aircraft", rules=("HU-9.1.1", "HU-14.4"), unit=unit_name(s, u))]


def not_hq(s: Campaign, u: int, rules: Rules) -> list[Reason]:
    if s.board.unit_type[u] == HQ:
        return []
    return [because("why-not-hq", rules=rules, unit=unit_name(s, u))]


# Hexes


def enemy_there(s: Campaign, h: int, side: int, rules: Rules) -> list[Reason]:
    """Pieces of the other side are in a hex."""
    if not side_map(s, 1 - side)[h] & BLOCKS:
        return []
    return [because("why-hex-enemy", rules=rules, hex=hex_name(s, h))]


def not_held(s: Campaign, h: int, side: int, rules: Rules) -> list[Reason]:
    if s.control[h] == side:
        return []
    return [because("why-not-held", rules=rules, hex=hex_name(s, h))]


def closed(s: Campaign, units: list[int], h: int) -> list[Reason]:
    """Why a hex is closed to some of these units: by the Slovak rising."""
    found = []
    for u in units:
        if is_banned(ban_for(s, [u]), h):
            unit, where, rules = unit_name(s, u), hex_name(s, h), zone_rules(s, u)
            found.append(because("why-hex-zone", rules=rules, hex=where, unit=unit))
    return found


def no_room(s: Campaign, units: list[int], h: int) -> list[Reason]:
    """Why units may not end in a hex beside those that stand there."""
    if not stacks(s, units, s.at[h]):
        return [because("why-hex-czech", rules=("HU-4.1.3",))]
    if not has_room(s, units, h):
        return [because("why-hex-full", rules=("HU-4.1.1", "HU-4.1.5"), hex=hex_name(s, h))]
    return []
