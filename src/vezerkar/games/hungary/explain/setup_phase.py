"""Why a unit or a truck cannot start there (section 13.0)."""

from __future__ import annotations

from vezerkar.games.hungary.explain.pieces import (
    another,
    chief_decides,
    enemy_there,
    no_room,
    not_held,
    not_mine,
)
from vezerkar.games.hungary.explain.reasons import because, hex_name, unit_name
from vezerkar.games.hungary.explain.trucks import another_truck, no_truck
from vezerkar.games.hungary.rules.placement import stray_trucks, truck_places
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import BELOW, F_HEX, F_SIDE, F_UNIT, MOVED, PARTISAN
from vezerkar.scene.scene import Reason

RULES = ("HU-13.0.1",)
TRUCK_RULES = ("HU-13.0.5",)


def pick(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why a unit does not start elsewhere than on its usual hex."""
    found = not_mine(s, seat, u)
    if found:
        return found
    if s.flags[u] & MOVED:
        return [because("why-already-placed", rules=RULES, unit=unit_name(s, u))]
    return [because("why-no-start", rules=("HU-13.0.1", "HU-13.0.2"), unit=unit_name(s, u))]


def place(s: Campaign, seat: int, u: int, h: int) -> list[Reason]:
    """Why a unit does not start in a hex."""
    found = another(s, u, s.stack[F_UNIT], RULES)
    if found:
        return found
    unit, side = unit_name(s, u), s.board.unit_side[u]
    if h == s.unit_hex[u]:
        return [because("why-there-already", rules=RULES, unit=unit, hex=hex_name(s, h))]
    if h not in s.board.areas[u]:
        rules = ("HU-13.0.1", "HU-13.0.2")
        return [because("why-outside-area", rules=rules, unit=unit, hex=hex_name(s, h))]
    found = enemy_there(s, h, side, ("HU-4.1.8",))
    if not found and s.board.unit_type[u] != PARTISAN:
        found = not_held(s, h, side, ("HU-13.0.2",))
    return found or no_room(s, [u], h)


def pick_truck(s: Campaign, seat: int, h: int, _: int) -> list[Reason]:
    """Why no truck is taken from a hex to start elsewhere."""
    found = chief_decides(s, seat) or no_truck(s, s.stack[F_SIDE], h, TRUCK_RULES)
    return found or [because("why-truck-placed", rules=TRUCK_RULES, hex=hex_name(s, h))]


def drive(s: Campaign, seat: int, start: int, h: int) -> list[Reason]:
    """Why a truck does not start in a hex."""
    found = another_truck(s, start, h, TRUCK_RULES)
    side = s.stack[BELOW + F_SIDE]
    found = found or enemy_there(s, h, side, ("HU-4.1.8",)) or not_held(s, h, side, TRUCK_RULES)
    return found or [because("why-truck-start", rules=TRUCK_RULES, hex=hex_name(s, h))]


def stay(s: Campaign, seat: int, _: int, __: int) -> list[Reason]:
    """Why a truck does not start where it stands."""
    h, side = s.stack[F_HEX], s.stack[BELOW + F_SIDE]
    return [] if h in truck_places(s, side) else [astray(s, h)]


def done(s: Campaign, seat: int, _: int, __: int) -> list[Reason]:
    """Why the set-up is not finished."""
    return chief_decides(s, seat) or [astray(s, h) for h in stray_trucks(s, s.stack[F_SIDE])]


def astray(s: Campaign, h: int) -> Reason:
    """A truck cannot start where it stands."""
    return because("why-truck-astray", rules=TRUCK_RULES, hex=hex_name(s, h))
