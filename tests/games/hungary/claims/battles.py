"""What the reasons claim about attacks and battles."""

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
)
from tests.games.refusals import Claim, Said
from vezerkar.core.kernel import verb_of
from vezerkar.games.hungary import terms as t
from vezerkar.games.hungary.phases.breakthrough import F_ADVANCE_SURPLUS
from vezerkar.games.hungary.rules.breakthrough import break_ends, may_exploit
from vezerkar.games.hungary.rules.retreat import homeward
from vezerkar.games.hungary.rules.zones import side_map


def no_way_through(x: Said) -> bool:
    s, u = x.s, x.of("unit")
    if phase(x) == t.P_ADVANCE:
        return break_ends(s, u, battle_hex(x), top(x, F_ADVANCE_SURPLUS)) == []
    return not may_exploit(s, u, battle_hex(x))


def off_the_way_back(x: Said) -> bool:
    s, u, h = x.s, x.of("unit"), x.of("hex")
    d = s.board.direction(s.unit_hex[u], h)
    return d not in homeward(side(x)) or lake_between(x)


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


def owed(x: Said) -> bool:
    s = x.s
    need = (s.board.order_steps[s.order], s.board.order_mobile[s.order])
    return bool(s.order > 0 and (s.order_steps < need[0] or s.order_mobile < need[1]))


def lost_to_artillery(x: Said) -> bool:
    s = x.s
    others = [u for u in s.combat_in(battle_hex(x)) if s.board.unit_type[u] != t.ARTILLERY]
    return kind(x) == t.ARTILLERY and bool(others)


def fights(x: Said) -> bool:
    s, u = x.s, x.of("unit")
    if side(x) == s.battle[t.B_ATTACKER]:
        return u in s.attackers
    return u in s.combat_in(battle_hex(x))


CLAIMS: Mapping[str, Claim] = {
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
    "why-no-breakthrough": lambda x: top(x, F_ADVANCE_SURPLUS) == 0,
    "why-not-mobile": lambda x: x.s.board.unit_mobile[x.of("unit")] == 0,
    "why-no-way-through": no_way_through,
    "why-next-to-enemy": lambda x: bool(side_map(x.s, t.AXIS)[place(x)] & t.NEXT_TO_UNIT),
}
