"""What the reasons claim about trucks, supply, replacements, arrivals and withdrawals."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.hungary.claims.facts import (
    battle_hex,
    distance,
    flag,
    kind,
    lake_between,
    place,
    reached,
    side,
    state_of,
    too_far,
    top,
    trucks,
    unit_side,
)
from tests.games.refusals import Claim, Said
from vezerkar.core.kernel import verb_of
from vezerkar.games.hungary import terms as t
from vezerkar.games.hungary.explain.half_points import spoken
from vezerkar.games.hungary.phases.arrivals import F_REASON
from vezerkar.games.hungary.phases.turns import spare_units
from vezerkar.games.hungary.rules.air import aircraft_limit, aircraft_of
from vezerkar.games.hungary.rules.placement import entry_places, rebuild_places
from vezerkar.games.hungary.rules.supply import hq_lines, hq_states, open_depots


def verbs(x: Said) -> set[int]:
    """The verbs that the seat has."""
    return {verb_of(action) for action in x.s.legal_actions(x.seat)}


def no_air_hq(x: Said) -> bool:
    """Its own HQ, or for the Axis every HQ, is cut off or not there."""
    s, of = x.s, unit_side(x)
    states = hq_states(s, of)
    base = s.base[x.of("unit")]
    homes = [i for i, hq in enumerate(s.board.hqs[of]) if of == t.AXIS or hq == base]
    return all(states[i] == t.CUT_OFF for i in homes)


def no_air_base(x: Said) -> bool:
    """No fully supplied HQ has room for it."""
    s, of = x.s, unit_side(x)
    states = hq_states(s, of)
    for i, hq in enumerate(s.board.hqs[of]):
        room = of == t.AXIS or aircraft_of(s, hq) < aircraft_limit(s, hq, states[i])
        if states[i] == t.FULLY and room:
            return False
    return True


def no_place_there(x: Said) -> bool:
    u = x.of("unit")
    rebuilt = top(x, F_REASON) == 1
    return x.of("hex") not in (rebuild_places(x.s, u) if rebuilt else entry_places(x.s, u))


def linked(x: Said) -> list[int]:
    """The supplied HQs, by their number on the board, that have a line to the unit's hex."""
    s, u = x.s, x.of("unit")
    of = s.board.unit_side[u]
    states = hq_states(s, of)
    return [
        i
        for i, state in enumerate(states)
        if state != t.CUT_OFF and hq_lines(s, of, i)[s.unit_hex[u]] < t.UNREACHABLE
    ]


def points_left(x: Said) -> bool:
    s, u = x.s, x.of("unit")
    n = s.board.unit_nation[u]
    if s.board.unit_type[u] > t.HQ:
        return bool(s.points[16 + n])
    return bool(s.points[n]) and (s.board.unit_mobile[u] != 1 or bool(s.points[8 + n]))


def dead_or_gone(x: Said) -> bool:
    """Out of play for good: withdrawn, or an HQ that the scenario has lost."""
    lost = place(x) == t.DEAD and kind(x) == t.HQ and x.s.arrival[x.of("unit")] == 0
    return place(x) == t.GONE or lost


def danube_enemy(x: Said) -> bool:
    s, h = x.s, x.of("hex")
    banks = next(b for p, b in zip(s.board.port_hexes, s.board.port_banks, strict=True) if h in p)
    return any(s.board.unit_side[u] == t.SOVIET for bank in banks for u in s.at[bank])


def near_own_battle_unit(x: Said, h: int, of: int) -> bool:
    s = x.s
    fight = [*s.attackers, *s.guns] if of == s.battle[t.B_ATTACKER] else []
    places = [s.unit_hex[u] for u in fight] or [battle_hex(x)]
    return any(distance(x, h, place) <= 1 for place in places)


def named_leaver(x: Said, key: str) -> bool:
    """A unit that should leave this turn, but is destroyed or out of supply."""
    s, u = x.s, x.of(key)
    stuck = s.unit_hex[u] == t.DEAD or bool(s.flags[u] & t.OOS)
    return s.board.unit_leaves[u] == s.turn and stuck


def unlike(x: Said) -> bool:
    s, u, named = x.s, x.of("unit"), x.of("unit2")
    board = s.board
    same = board.unit_nation[u] == board.unit_nation[named]
    return not (same and board.unit_group[u] and board.unit_group[u] == board.unit_group[named])


def truck_apart(x: Said) -> bool:
    return distance(x, place(x), x.of("hex")) > 1 or lake_between(x)


CLAIMS: Mapping[str, Claim] = {
    # Trucks
    "why-no-truck": lambda x: not trucks(x, side(x), x.of("hex")),
    "why-truck-there": lambda x: x.values[0] == x.values[1],
    "why-hq-cut-off": lambda x: state_of(x) == t.CUT_OFF,
    "why-hq-served": lambda x: x.s.board.hq_trucks[state_of(x)] == x.number(),
    "why-hq-first": lambda x: t.V_DELIVER in verbs(x),
    "why-not-depot": lambda x: x.of("hex") not in open_depots(x.s, side(x)),
    "why-danube-shut": danube_enemy,
    "why-no-port": lambda x: all(x.of("hex") not in port for port in x.s.board.port_hexes),
    "why-truck-moved": lambda x: all(truck & 1 for truck in trucks(x, side(x), x.of("hex"))),
    "why-truck-zoc": lambda x: not reached(x) and reached(x, zones=False),
    "why-truck-far": lambda x: x.number() == spoken(x.s.board.truck_points) and too_far(x),
    "why-truck-gun": truck_apart,
    "why-truck-stayed": lambda x: x.s.battle[t.B_BLITZ] == 1,
    "why-truck-battle": lambda x: (
        not near_own_battle_unit(x, x.of("hex"), side(x))
        or any(x.s.board.edge[x.of("hex") * 6 + d] == t.LAKE for d in range(6))
    ),
    "why-too-many-trucks": lambda x: x.values[0] > int(x.number()),
    # Supply
    "why-left-out": lambda x: x.of("unit") in x.s.left_out,
    "why-not-spare": lambda x: x.of("unit") not in spare_units(x.s),
    # Replacements
    "why-no-points": lambda x: not points_left(x),
    "why-not-linked": lambda x: linked(x) == [],
    "why-no-air-hq": no_air_hq,
    "why-hq-used-up": lambda x: kind(x) > t.HQ or (linked(x) != [] and bool(x.s.charges)),
    "why-out-of-play": dead_or_gone,
    "why-not-arrived": lambda x: (
        (place(x) in (t.DUE, t.DEAD) and x.s.arrival[x.of("unit")] > x.s.turn) or place(x) == t.DUE
    ),
    "why-not-destroyed": lambda x: place(x) != t.DEAD,
    "why-to-rebuild": lambda x: place(x) == t.DEAD,
    "why-full-strength": lambda x: (
        x.s.unit_steps[x.of("unit")] == x.s.board.unit_full[x.of("unit")]
    ),
    "why-hq-returns": lambda x: kind(x) == t.HQ and place(x) == t.DEAD,
    "why-no-air-base": no_air_base,
    "why-no-place": lambda x: rebuild_places(x.s, x.of("unit")) == [] or x.verb == t.V_ABSORB_TWO,
    "why-two-needed": lambda x: x.of("unit") == x.s.board.czech,
    "why-pair-order": lambda x: x.of("unit") < x.of("unit2"),
    "why-partisans-cut-off": lambda x: linked(x) == [],
    # Arrivals, withdrawals
    "why-in-play": lambda x: place(x) >= 0 or place(x) == t.HANGAR,
    "why-air-last": lambda x: kind(x) > t.HQ and place(x) == t.DUE,
    "why-no-entry": lambda x: entry_places(x.s, x.of("unit")) == [],
    "why-no-place-there": no_place_there,
    "why-oos-stays": lambda x: flag(x, t.OOS) and named_leaver(x, "unit2"),
    "why-not-alike": lambda x: unlike(x) and named_leaver(x, "unit2"),
    "why-withdrawal-due": lambda x: named_leaver(x, "unit") and t.V_WITHDRAW in verbs(x),
}
