"""What each reason of A magyarországi csata claims about a position."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.refusals import Claim, Said
from vezerkar.core.kernel import verb_of
from vezerkar.games.hungary import terms as t
from vezerkar.games.hungary.explain.half_points import spoken
from vezerkar.games.hungary.phases.arrivals import F_CROWDED_HQ, F_REASON
from vezerkar.games.hungary.phases.combat import F_LEADER
from vezerkar.games.hungary.phases.movement import (
    FRESH,
    ROLLING_FAR,
    current_walk,
    may_go,
    stage_points,
    ways_of,
)
from vezerkar.games.hungary.phases.turns import spare_units
from vezerkar.games.hungary.rules.air import aircraft_limit, aircraft_of
from vezerkar.games.hungary.rules.breakthrough import breach_of, break_ends, detours, may_exploit
from vezerkar.games.hungary.rules.movement import Walk, explore, far_walk, truck_walk
from vezerkar.games.hungary.rules.placement import entry_places, rebuild_places
from vezerkar.games.hungary.rules.retreat import homeward
from vezerkar.games.hungary.rules.stacking import has_room
from vezerkar.games.hungary.rules.supply import hq_lines, hq_states, open_depots
from vezerkar.games.hungary.rules.zones import side_map

# Who and where


def side(x: Said) -> int:
    return int(x.s.board.seat_side[x.seat])


def unit_side(x: Said, key: str = "unit") -> int:
    return int(x.s.board.unit_side[x.of(key)])


def kind(x: Said, key: str = "unit") -> int:
    return int(x.s.board.unit_type[x.of(key)])


def place(x: Said, key: str = "unit") -> int:
    return int(x.s.unit_hex[x.of(key)])


def flag(x: Said, bit: int) -> bool:
    return bool(x.s.flags[x.of("unit")] & bit)


def top(x: Said, at: int) -> int:
    return int(x.s.stack[at])


def phase(x: Said) -> int:
    return top(x, t.F_PHASE)


def distance(x: Said, a: int, b: int) -> int:
    return int(x.s.board.far(a, b))


def verbs(x: Said) -> set[int]:
    """The verbs that the seat has."""
    return {verb_of(action) for action in x.s.legal_actions(x.seat)}


def seats(x: Said) -> tuple[str, ...]:
    return x.game.seats(x.s)


def trucks(x: Said, of: int, h: int) -> list[int]:
    return [truck for truck in x.s.trucks[of] if truck >> 1 == h]


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


def mode(x: Said) -> int:
    below = t.BELOW if phase(x) == t.P_WAY else 0
    return top(x, below + t.F_MODE)


def walks(x: Said) -> list[Walk]:
    """The walks that the refused action could have been, as the rules make them."""
    s = x.s
    if phase(x) == t.P_DRIVE:
        return [truck_walk(s, s.active, top(x, t.F_HEX))]
    is_far = top(x, t.F_FAR) == 1 if phase(x) == t.P_WAY else x.verb == t.V_OPERATE
    far = far_walk(s, s.group, s.group_trucks) if is_far and mode(x) == FRESH else None
    return [current_walk(s) if far is None else far]


def reached(x: Said, zones: bool = True, rivers: bool = True, bans: bool = True) -> bool:
    """Whether one of the walks gets to the hex, with or without what may stop it."""
    for walk in walks(x):
        walk.ignores_zoc = walk.ignores_zoc or not zones
        walk.bridges_only = walk.bridges_only and rivers
        walk.banned = walk.banned if bans else b""
        if x.of("hex") in explore(x.s, walk).found:
            return True
    return False


def too_far(x: Said) -> bool:
    """It does not get there even if nothing but its points stops it."""
    if phase(x) in (t.P_BREAK, t.P_EXPLOIT_GO, t.P_DETOUR):
        way = breach_of(x.s)
        return way.cost(x.of("hex")) > way.points
    return not reached(x, zones=False, rivers=False, bans=False)


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


def no_stage(x: Said) -> bool:
    """There is no hex of the enemy that can be taken on the way."""
    s = x.s
    if phase(x) in (t.P_BREAK, t.P_EXPLOIT_GO):
        return detours(s, breach_of(s), 1) == []
    far = x.verb == t.V_ROUTE_FAR
    ways, foe = ways_of(s, far), side_map(s, 1 - side(x))
    return not any(
        s.control[h] != side(x)
        and not foe[h] & t.ZOC
        and ways.cost(h) < stage_points(s, far)
        and not (far and foe[h] & t.NEXT_TO_UNIT)
        and has_room(s, s.group, h)
        for h in ways.found
    ) or all(s.board.unit_type[u] >= t.PARTISAN for u in s.group)


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


def no_way_through(x: Said) -> bool:
    s, u = x.s, x.of("unit")
    if phase(x) == t.P_ADVANCE:
        return break_ends(s, u, battle_hex(x), top(x, -3)) == []
    return not may_exploit(s, u, battle_hex(x))


def no_place_there(x: Said) -> bool:
    u = x.of("unit")
    rebuilt = top(x, F_REASON) == 1
    return x.of("hex") not in (rebuild_places(x.s, u) if rebuilt else entry_places(x.s, u))


def off_the_way_back(x: Said) -> bool:
    s, u, h = x.s, x.of("unit"), x.of("hex")
    d = s.board.direction(s.unit_hex[u], h)
    return d not in homeward(side(x)) or lake_between(x)


def group_beside_enemy(x: Said) -> bool:
    """The start or the end of the far move is next to an enemy unit."""
    s = x.s
    lead = s.group[0]
    foe = side_map(s, 1 - s.board.unit_side[lead])
    hexes = [s.unit_hex[lead]]
    if x.verb in (t.V_OPERATE, t.V_OVER):
        hexes.append(x.values[1])
    return any(foe[h] & t.NEXT_TO_UNIT for h in hexes)


def state_of(x: Said, key: str = "unit") -> int:
    s, hq = x.s, x.of(key)
    of = s.board.unit_side[hq]
    return int(hq_states(s, of)[s.board.hqs[of].index(hq)])


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


def battle_hex(x: Said) -> int:
    return int(x.s.battle[t.B_TARGET])


def lake_between(x: Said) -> bool:
    s, u, h = x.s, x.of("unit"), x.of("hex")
    d = s.board.direction(s.unit_hex[u], h)
    return bool(d >= 0 and s.board.edge[s.unit_hex[u] * 6 + d] == t.LAKE)


def own_combat_beside(x: Said, h: int) -> list[int]:
    s = x.s
    return [
        u
        for u in range(s.board.ground_count)
        if s.unit_hex[u] >= 0
        and s.board.unit_side[u] == side(x)
        and s.board.unit_type[u] < t.HQ
        and distance(x, s.unit_hex[u], h) == 1
    ]


def waits_for(x: Said) -> int:
    """The unit that the frame, or the group, is about."""
    s = x.s
    if phase(x) in (t.P_GROUP, t.P_WAY):
        return int(s.group[0])
    if phase(x) == t.P_ANSWER:
        return top(x, -2)
    if phase(x) == t.P_TARGETS:
        return int(next(u for u in s.board.air_units[side(x)] if s.target[u] == t.OPEN_TARGET))
    if phase(x) == t.P_DETOUR:
        return top(x, t.BELOW + t.F_UNIT)
    return top(x, t.F_UNIT)


def sector_of(x: Said, u: int) -> int:
    return int(x.s.sector[u])


def dead_or_gone(x: Said) -> bool:
    """Out of play for good: withdrawn, or an HQ that the scenario has lost."""
    lost = place(x) == t.DEAD and kind(x) == t.HQ and x.s.arrival[x.of("unit")] == 0
    return place(x) == t.GONE or lost


def gun_value_short(x: Said) -> bool:
    s, gun = x.s, x.of("unit")
    fire = s.attack_of(gun) + sum(s.attack_of(other) for other in s.guns)
    if s.board.unit_side[gun] == s.battle[t.B_ATTACKER]:
        return bool(sum(s.attack_of(u) for u in s.attackers) < fire)
    there = s.combat_in(battle_hex(x))[: t.STACK_LIMIT]
    held = sum(s.defence_of(u) for u in there if u != gun and u not in s.guns)
    return bool(held < fire)


def fits_nobody(x: Said) -> bool:
    """No several units of the seat are left that could join the attack."""
    joins = [action for action in x.s.legal_actions(x.seat) if verb_of(action) == t.V_JOIN]
    return len(joins) == x.number() and len(joins) < 2


def few_advance(x: Said) -> bool:
    able = [action for action in x.s.legal_actions(x.seat) if verb_of(action) == t.V_ADVANCE]
    return len(able) == x.number() and len(able) < 2


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


def danube_enemy(x: Said) -> bool:
    s, h = x.s, x.of("hex")
    banks = next(b for p, b in zip(s.board.port_hexes, s.board.port_banks, strict=True) if h in p)
    return any(s.board.unit_side[u] == t.SOVIET for bank in banks for u in s.at[bank])


def near_own_battle_unit(x: Said, h: int, of: int) -> bool:
    s = x.s
    fight = [*s.attackers, *s.guns] if of == s.battle[t.B_ATTACKER] else []
    places = [s.unit_hex[u] for u in fight] or [battle_hex(x)]
    return any(distance(x, h, place) <= 1 for place in places)


def owed(x: Said) -> bool:
    s = x.s
    need = (s.board.order_steps[s.order], s.board.order_mobile[s.order])
    return bool(s.order > 0 and (s.order_steps < need[0] or s.order_mobile < need[1]))


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


def unmoved_here(x: Said, h: int) -> int:
    units = [u for u in x.s.at[h] if x.s.board.unit_owner[u] == x.seat and x.s.is_combat(u)]
    return len([u for u in units if not x.s.flags[u] & t.MOVED])


def goes_on(x: Said) -> bool:
    """In mid-exchange: the HQ has more air units than it may have."""
    s, hq = x.s, x.of("unit")
    return top(x, F_CROWDED_HQ) == hq + 1 and aircraft_of(s, hq) > aircraft_limit(
        s, hq, state_of(x)
    )


def hq_is_full(x: Said) -> bool:
    s, hq = x.s, x.of("unit")
    most = aircraft_limit(s, hq, state_of(x))
    return most == x.number() and aircraft_of(s, hq) >= most


def slots_used(x: Said) -> bool:
    s, hq = x.s, x.of("unit")
    out = [u for u in s.board.air_units[t.SOVIET] if s.base[u] == hq and s.sector[u] >= 0]
    return len(out) >= int(x.number()) == aircraft_limit(s, hq, state_of(x))


def base_far(x: Said, h: int) -> bool:
    s = x.s
    hq = s.base[x.of("unit")]
    return bool(hq < 0 or s.unit_hex[hq] < 0 or distance(x, s.unit_hex[hq], h) > s.board.air_range)


def out_of_sector(x: Said) -> bool:
    s, sector = x.s, x.values[1]
    hexes = [h for h in s.board.hexes if s.board.sector[h] == sector]
    return all(base_far(x, h) for h in hexes)


def grounded(x: Said) -> bool:
    s = x.s
    hq = s.base[x.of("unit")]
    if hq < 0 or s.unit_hex[hq] < 0:
        return True
    return bool(hq_states(s, t.SOVIET)[s.board.hqs[t.SOVIET].index(hq)] == t.CUT_OFF)


def truck_apart(x: Said) -> bool:
    return distance(x, place(x), x.of("hex")) > 1 or lake_between(x)


def lost_to_artillery(x: Said) -> bool:
    s = x.s
    others = [u for u in s.combat_in(battle_hex(x)) if s.board.unit_type[u] != t.ARTILLERY]
    return kind(x) == t.ARTILLERY and bool(others)


def fights(x: Said) -> bool:
    s, u = x.s, x.of("unit")
    if side(x) == s.battle[t.B_ATTACKER]:
        return u in s.attackers
    return u in s.combat_in(battle_hex(x))


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
    # Aircraft and their HQs
    "why-hq-not-full": lambda x: state_of(x) != t.FULLY and top(x, F_REASON) == 1,
    "why-has-hq": lambda x: x.s.base[x.of("unit")] == x.of("unit2"),
    "why-transferred": lambda x: flag(x, t.MOVED),
    "why-same-hq": lambda x: x.s.base[x.of("unit")] == x.of("unit2"),
    "why-crowded-hq": goes_on,
    "why-not-at-base": lambda x: place(x) != t.HANGAR,
    "why-hq-full": hq_is_full,
    "why-sector-first": lambda x: x.s.picked[side(x)] == x.of("unit"),
    "why-grounded": grounded,
    "why-assigned": lambda x: sector_of(x, x.of("unit")) != t.UNDECIDED,
    "why-pick-first": lambda x: (
        sector_of(x, x.of("unit")) == t.UNDECIDED and x.s.picked[side(x)] < 0
    ),
    "why-no-slot": slots_used,
    "why-out-of-range": out_of_sector,
    "why-not-in-sector": lambda x: sector_of(x, x.of("unit")) != x.of("sector"),
    "why-recalled": lambda x: flag(x, t.RECALLED),
    "why-own-target": lambda x: unit_side(x) == side(x),
    "why-not-aimed": lambda x: x.s.target[x.of("unit2")] != x.of("unit"),
    "why-no-bombs": lambda x: x.s.board.unit_bomb[x.of("unit")] == 0,
    "why-bombs-already": lambda x: x.of("unit") in x.s.bombs,
    "why-vt-bomber": lambda x: x.s.battle[t.B_BLITZ] == 1 and kind(x) != t.FIGHTER_BOMBER,
    "why-bomb-range": lambda x: base_far(x, battle_hex(x)),
    # Movement
    "why-cannot-move": lambda x: not may_go(x.s, x.of("unit")),
    "why-no-pile": lambda x: unmoved_here(x, x.of("hex")) == x.number() and int(x.number()) < 2,
    "why-pile-stuck": lambda x: unmoved_here(x, x.of("hex")) >= 2,
    "why-in-group": lambda x: x.of("unit") in x.s.group,
    "why-hq-alone": lambda x: (
        t.HQ in (x.s.board.unit_type[x.s.group[0]], x.s.board.unit_type[x.values[0]])
    ),
    "why-other-hex": lambda x: place(x) != place(x, "unit2"),
    "why-group-full": lambda x: len(x.s.group) == x.number(),
    "why-truck-blitz": lambda x: (
        x.s.active == t.SOVIET
        or any(
            x.s.board.unit_nation[u] != t.GERMAN
            or x.s.board.unit_mobile[u] != 1
            or x.s.flags[u] & t.OOS
            or u in x.s.combat_in(x.s.unit_hex[u])[t.STACK_LIMIT :]
            for u in x.s.group
        )
    ),
    "why-no-truck-left": lambda x: (
        len([truck for truck in trucks(x, t.AXIS, x.of("hex")) if not truck & 1])
        <= x.s.group_trucks
    ),
    "why-set-out": lambda x: mode(x) != FRESH,
    "why-goes-far": lambda x: mode(x) == ROLLING_FAR,
    "why-goes-near": lambda x: mode(x) not in (FRESH, ROLLING_FAR),
    "why-hq-far": lambda x: x.s.board.unit_type[x.s.group[0]] == t.HQ,
    "why-trucks-far": lambda x: x.s.group_trucks > 0,
    "why-beside-enemy": group_beside_enemy,
    "why-move-reaches": lambda x: any(
        verb_of(action) == t.V_MOVE and action >> 12 & 0xFFF == x.of("hex")
        for action in x.s.legal_actions(x.seat)
    ),
    "why-too-far": too_far,
    "why-zoc": lambda x: not reached(x) and reached(x, zones=False, rivers=False, bans=False),
    "why-hq-river": lambda x: kind(x) == t.HQ and reached(x, zones=False, rivers=False),
    "why-way-zone": lambda x: reached(x, zones=False, bans=False),
    "why-no-stage": no_stage,
    "why-stage-stops": lambda x: x.s.control[x.of("hex")] != side(x),
    "why-not-through": lambda x: top(x, t.F_EXPLOIT_THROUGH) == 0 and battle_hex(x) == x.of("hex"),
    # Blitz attacks
    "why-no-blitz": lambda x: (
        x.s.active == t.SOVIET
        or any(
            x.s.board.unit_nation[u] != t.GERMAN
            or x.s.board.unit_mobile[u] != 1
            or x.s.flags[u] & t.OOS
            for u in x.s.group
        )
    ),
    "why-blitz-points": lambda x: (
        x.number() == spoken(top(x, t.F_POINTS)) and top(x, t.F_POINTS) < x.s.board.vt_points
    ),
    "why-no-value": lambda x: (
        sum(x.s.attack_of(u) for u in (x.s.group if phase(x) == t.P_GROUP else x.s.attackers)) == 0
    ),
    # Attacks
    "why-not-adjacent": lambda x: own_combat_beside(x, x.of("hex")) == [],
    "why-not-announced": lambda x: x.of("hex") not in x.s.announced,
    "why-announced-enough": lambda x: x.s.announced.count(x.of("hex")) >= int(x.number()),
    "why-unit-no-value": lambda x: x.s.attack_of(x.of("unit")) == 0,
    "why-artillery": lambda x: kind(x) == t.ARTILLERY,
    "why-attacks-already": lambda x: x.of("unit") in x.s.attackers,
    "why-hq-attacks": lambda x: kind(x) == t.HQ,
    "why-few-left": fits_nobody,
    "why-attack-chosen": lambda x: sum(x.s.attack_of(u) for u in x.s.attackers) > 0,
    "why-hungarians": lambda x: any(
        x.s.board.unit_type[u] == t.PARTISAN
        for u in x.s.at[top(x, t.F_HEX) if phase(x) == t.P_ATTACKERS else x.values[0]]
    ),
    "why-order-due": owed,
    # Battles
    "why-retreat-zoc": lambda x: bool(side_map(x.s, 1 - side(x))[x.of("hex")] & t.ZOC),
    "why-not-on-way-back": off_the_way_back,
    "why-oos-gun": lambda x: flag(x, t.OOS),
    "why-gun-reach": lambda x: (
        distance(x, place(x), battle_hex(x)) > 1
        or (place(x) == battle_hex(x) and side(x) == x.s.battle[t.B_ATTACKER])
        or lake_between(x)
    ),
    "why-gun-truck": lambda x: all(
        distance(x, truck >> 1, place(x)) > 1
        or any(x.s.board.edge[place(x) * 6 + d] == t.LAKE for d in range(6))
        for truck in x.s.trucks[side(x)]
    ),
    "why-gun-value": gun_value_short,
    "why-artillery-last": lost_to_artillery,
    "why-not-in-battle": lambda x: not fights(x),
    "why-not-attacker": lambda x: x.of("unit") not in x.s.attackers,
    "why-has-advanced": lambda x: x.s.battle[t.B_ADVANCED + x.s.attackers.index(x.of("unit"))] == 1,
    "why-few-advance": few_advance,
    "why-no-breakthrough": lambda x: top(x, -3) == 0,
    "why-not-mobile": lambda x: x.s.board.unit_mobile[x.of("unit")] == 0,
    "why-no-way-through": no_way_through,
    "why-next-to-enemy": lambda x: bool(side_map(x.s, t.AXIS)[place(x)] & t.NEXT_TO_UNIT),
    # Supply
    "why-left-out": lambda x: x.of("unit") in x.s.left_out,
    "why-not-spare": lambda x: x.of("unit") not in spare_units(x.s),
}
