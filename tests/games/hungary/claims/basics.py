"""What the reasons claim about who decides, units, hexes and the set-up."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.hungary.claims.facts import (
    battle_hex,
    distance,
    flag,
    kind,
    lake_between,
    phase,
    place,
    side,
    top,
    trucks,
    unit_side,
)
from tests.games.refusals import Claim, Said
from vezerkar.games.hungary import terms as t
from vezerkar.games.hungary.phases.air import F_ANSWERING_UNIT
from vezerkar.games.hungary.phases.combat import F_LEADER
from vezerkar.games.hungary.rules.stacking import has_room


def seats(x: Said) -> tuple[str, ...]:
    return x.game.seats(x.s)


def enemies_in(x: Said, h: int, of: int) -> bool:
    units = [u for u in x.s.at[h] if x.s.board.unit_side[u] != of]
    return bool(units or trucks(x, 1 - of, h))


def in_zone(x: Said) -> bool:
    """The hex is closed to the unit by the rising."""
    s, u, h = x.s, x.of("unit"), x.of("hex")
    if not s.board.rising or s.zone_open:
        return False
    if s.board.unit_type[u] == t.PARTISAN:
        return not s.board.zone[h]
    return s.board.unit_nation[u] == t.HUNGARIAN and bool(s.board.zone[h])


def no_start(x: Said) -> bool:
    """Every other hex of its area is held by the enemy, or full."""
    s, u = x.s, x.of("unit")
    partisan = kind(x) == t.PARTISAN
    return all(
        h == s.unit_hex[u]
        or enemies_in(x, h, side(x))
        or (not partisan and s.control[h] != side(x))
        or not has_room(s, [u], h)
        for h in s.board.areas[u]
    )


def waits_for(x: Said) -> int:
    """The unit that the frame, or the group, is about."""
    s = x.s
    if phase(x) in (t.P_GROUP, t.P_WAY):
        return int(s.group[0])
    if phase(x) == t.P_ANSWER:
        return top(x, F_ANSWERING_UNIT)
    if phase(x) == t.P_TARGETS:
        return int(next(u for u in s.board.air_units[side(x)] if s.target[u] == t.OPEN_TARGET))
    if phase(x) == t.P_DETOUR:
        return top(x, t.BELOW + t.F_UNIT)
    return top(x, t.F_UNIT)


def strength(x: Said) -> int:
    """The combat units in the hex, and those that would come."""
    s, h = x.s, x.of("hex")
    coming = len(s.group) if phase(x) in (t.P_GROUP, t.P_WAY) else 1
    return coming + len([u for u in s.at[h] if s.board.unit_type[u] < t.HQ])


def is_czech_trouble(x: Said) -> bool:
    s = x.s
    group = list(s.group) if phase(x) in (t.P_GROUP, t.P_WAY) else [x.values[0]]
    h = battle_hex(x) if phase(x) == t.P_ADVANCE else x.values[1]
    nations = {
        s.board.unit_nation[u]
        for u in [*group, *s.at[h]]
        if s.board.unit_type[u] < t.HQ and s.board.unit_side[u] == t.SOVIET
    }
    return t.CZECH in nations and bool(nations - {t.CZECH, t.RUSSIAN})


def astray(x: Said) -> bool:
    """The truck stands neither on a depot nor with or beside an HQ."""
    s, h = x.s, x.of("hex")
    of = side(x)
    hqs = [s.unit_hex[hq] for hq in s.board.hqs[of] if s.unit_hex[hq] >= 0]
    near = any(distance(x, h, hq) <= 1 for hq in hqs)
    held = s.control[h] == of and not enemies_in(x, h, of)
    return not held or not (near or h in s.board.depots[of])


CLAIMS: Mapping[str, Claim] = {
    # Who decides
    "why-over": lambda x: x.s.ending >= 0,
    "why-watching": lambda x: x.seat < 0,
    "why-not-asked": lambda x: x.seat not in x.s.actors(),
    "why-no-such-thing": lambda x: False,  # every try names things that exist
    "why-chief-decides": lambda x: (
        seats(x).index(x.word("seat")) == x.s.board.chief[side(x)] != x.seat
    ),
    "why-leader-decides": lambda x: seats(x).index(x.word("seat")) == top(x, F_LEADER) != x.seat,
    "why-another-unit": lambda x: x.of("unit") == waits_for(x) != x.values[0],
    "why-another-truck": lambda x: x.of("hex") == top(x, t.F_HEX) != x.values[0],
    # Units
    "why-other-side": lambda x: unit_side(x) != side(x),
    "why-other-commander": lambda x: (
        unit_side(x) == side(x) and x.s.board.unit_owner[x.of("unit")] != x.seat
    ),
    "why-not-on-map": lambda x: place(x) < 0,
    "why-not-aircraft": lambda x: kind(x) <= t.HQ,
    "why-not-hq": lambda x: kind(x) != t.HQ,
    "why-not-artillery": lambda x: kind(x) != t.ARTILLERY,
    "why-not-partisans": lambda x: kind(x) != t.PARTISAN,
    "why-already-moved": lambda x: flag(x, t.MOVED),
    "why-already-fought": lambda x: flag(x, t.FOUGHT),
    "why-already-fired": lambda x: flag(x, t.FIRED),
    "why-in-excess": lambda x: x.of("unit") in x.s.combat_in(place(x))[t.STACK_LIMIT :],
    # Hexes
    "why-own-hex": lambda x: x.s.control[x.of("hex")] == side(x),
    "why-not-held": lambda x: x.s.control[x.of("hex")] != side(x),
    "why-hex-enemy": lambda x: enemies_in(x, x.of("hex"), side(x)),
    "why-nobody-there": lambda x: not enemies_in(x, x.of("hex"), side(x)),
    "why-hex-full": lambda x: strength(x) > t.STACK_LIMIT,
    "why-hex-czech": is_czech_trouble,
    "why-hex-zone": in_zone,
    "why-there-already": lambda x: place(x) == x.of("hex"),
    "why-lake": lake_between,
    "why-not-beside": lambda x: distance(x, place(x), x.of("hex")) != 1,
    # Set-up
    "why-already-placed": lambda x: flag(x, t.MOVED),
    "why-no-start": no_start,
    "why-outside-area": lambda x: x.of("hex") not in x.s.board.areas[x.of("unit")],
    "why-truck-placed": lambda x: all(truck & 1 for truck in trucks(x, side(x), x.of("hex"))),
    "why-truck-start": astray,
    "why-truck-astray": astray,
}
