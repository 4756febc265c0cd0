"""Why a truck does not arrive, drive or serve there (section 5.8)."""

from __future__ import annotations

from vezerkar.games.hungary.explain.half_points import spoken
from vezerkar.games.hungary.explain.pieces import (
    Rules,
    absent,
    chief_decides,
    enemy_there,
    foreign,
    not_held,
    not_hq,
)
from vezerkar.games.hungary.explain.reasons import because, hex_name, unit_name
from vezerkar.games.hungary.phases.logistics import F_TRUCKS_RECEIVED, receivers
from vezerkar.games.hungary.rules.combat import is_vt
from vezerkar.games.hungary.rules.movement import explore, truck_walk
from vezerkar.games.hungary.rules.supply import hq_states, open_depots
from vezerkar.games.hungary.rules.zones import side_map
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    AXIS,
    B_ATTACKER,
    F_HEX,
    F_SIDE,
    F_UNIT,
    SOVIET,
    UNIT,
)
from vezerkar.scene.scene import Reason


def no_truck(s: Campaign, side: int, h: int, rules: Rules) -> list[Reason]:
    """No truck of the side is in a hex."""
    if s.trucks_at(side, h):
        return []
    return [because("why-no-truck", rules=rules, hex=hex_name(s, h))]


def another_truck(s: Campaign, start: int, h: int, rules: Rules) -> list[Reason]:
    """The question is about the truck of another hex, or the truck is there already."""
    if start != s.stack[F_HEX]:
        return [because("why-another-truck", rules=rules, hex=hex_name(s, s.stack[F_HEX]))]
    if h == start:
        return [because("why-truck-there", rules=rules, hex=hex_name(s, h))]
    return []


# Arrival


def deliver(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why a unit receives no truck."""
    found = foreign(s, seat, u) or not_hq(s, u, ("HU-5.8.2.1", "HU-5.8.2.7")) or absent(s, u)
    if found:
        return found
    side = s.board.unit_side[u]
    state = hq_states(s, side)[s.board.hqs[side].index(u)]
    most = s.board.hq_trucks[state]
    if most == 0:
        rules: Rules = ("HU-5.8.2.3", "HU-10.2.6")
        return [because("why-hq-cut-off", rules=rules, unit=unit_name(s, u))]
    rules = ("HU-5.8.2.1", "HU-5.8.2.2")
    return [because("why-hq-served", rules=rules, unit=unit_name(s, u), number=most)]


def store(s: Campaign, seat: int, h: int, _: int) -> list[Reason]:
    """Why no truck is placed on a depot."""
    side = s.stack[F_SIDE]
    if receivers(s, side, s.stack[F_TRUCKS_RECEIVED]):
        return [because("why-hq-first", rules=("HU-5.8.2.7", "HU-5.8.2.9"))]
    if h not in open_depots(s, side):
        return [because("why-not-depot", rules=("HU-5.8.2.9",), hex=hex_name(s, h))]
    return enemy_there(s, h, side, ("HU-4.1.8",))


def land(s: Campaign, seat: int, h: int, _: int) -> list[Reason]:
    """Why the barge does not land its truck in a hex."""
    board = s.board
    for hexes, banks in zip(board.port_hexes, board.port_banks, strict=True):
        if h in hexes:
            if any(side_map(s, SOVIET)[bank] & UNIT for bank in banks):
                return [because("why-danube-shut", rules=("HU-5.8.3.2",), hex=hex_name(s, h))]
            held = not_held(s, h, AXIS, ("HU-5.8.3.5",))
            return held or enemy_there(s, h, AXIS, ("HU-5.8.3.2",))
    return [because("why-no-port", rules=("HU-5.8.3.1",), hex=hex_name(s, h))]


# Movement


def pick(s: Campaign, seat: int, h: int, _: int) -> list[Reason]:
    """Why no truck of a hex can drive."""
    rules = ("HU-5.8.1.8",)
    found = chief_decides(s, seat) or no_truck(s, s.stack[F_SIDE], h, rules)
    return found or [because("why-truck-moved", rules=("HU-7.1.6", *rules), hex=hex_name(s, h))]


def drive(s: Campaign, seat: int, start: int, h: int) -> list[Reason]:
    """Why a truck cannot drive to a hex."""
    found = another_truck(s, start, h, ("HU-5.8.1.8",))
    found = found or enemy_there(s, h, s.active, ("HU-7.1.4",))
    if found:
        return found
    walk, place = truck_walk(s, s.active, start), hex_name(s, h)
    walk.ignores_zoc = True
    if h in explore(s, walk).found:
        return [because("why-truck-zoc", rules=("HU-3.2.1", "HU-3.2.2"), hex=place)]
    rules = ("HU-5.8.1.8", "HU-5.8.1.17")
    return [because("why-truck-far", rules=rules, hex=place, number=spoken(walk.points))]


# Battles


def for_gun(s: Campaign, seat: int, h: int, _: int) -> list[Reason]:
    """Why a truck cannot serve the artillery that fires."""
    gun = s.stack[F_UNIT]
    found = no_truck(s, s.board.unit_side[gun], h, ("HU-8.3.1",))
    if found:
        return found
    rules = ("HU-8.3.2", "HU-7.5.2")
    return [because("why-truck-gun", rules=rules, hex=hex_name(s, h), unit=unit_name(s, gun))]


def spend(s: Campaign, seat: int, h: int, _: int) -> list[Reason]:
    """Why a truck cannot be spent in the battle."""
    side = s.stack[F_SIDE]
    found = no_truck(s, side, h, ("HU-5.8.1.6",))
    if found:
        return found
    if is_vt(s) and side == s.battle[B_ATTACKER]:
        return [because("why-truck-stayed", rules=("HU-7.3.7",), hex=hex_name(s, h))]
    rules = ("HU-5.8.1.6", "HU-7.5.2")
    return [because("why-truck-battle", rules=rules, hex=hex_name(s, h))]
