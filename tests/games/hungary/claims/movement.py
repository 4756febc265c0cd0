"""What the reasons claim about movement and Blitz attacks."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.hungary.claims.facts import (
    battle_hex,
    kind,
    mode,
    phase,
    place,
    reached,
    side,
    too_far,
    top,
    trucks,
)
from tests.games.refusals import Claim, Said
from vezerkar.core.kernel import verb_of
from vezerkar.games.hungary import terms as t
from vezerkar.games.hungary.explain.half_points import spoken
from vezerkar.games.hungary.phases.movement import (
    FRESH,
    ROLLING_FAR,
    STOPPED,
    stage_points,
    ways_of,
)
from vezerkar.games.hungary.rules.breakthrough import breach_of, detours
from vezerkar.games.hungary.rules.picking import may_go
from vezerkar.games.hungary.rules.stacking import has_room
from vezerkar.games.hungary.rules.zones import side_map


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
        for h in map(int, ways.found)
    ) or all(s.board.unit_type[u] >= t.PARTISAN for u in s.group)


def group_beside_enemy(x: Said) -> bool:
    """The start or the end of the far move is next to an enemy unit."""
    s = x.s
    lead = s.group[0]
    foe = side_map(s, 1 - s.board.unit_side[lead])
    hexes = [s.unit_hex[lead]]
    if x.verb in (t.V_OPERATE, t.V_OVER):
        hexes.append(x.values[1])
    return any(foe[h] & t.NEXT_TO_UNIT for h in hexes)


def unmoved_here(x: Said, h: int) -> int:
    units = [u for u in x.s.at[h] if x.s.board.unit_owner[u] == x.seat and x.s.is_combat(u)]
    return len([u for u in units if not x.s.flags[u] & t.MOVED])


CLAIMS: Mapping[str, Claim] = {
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
    "why-blitz-first": lambda x: mode(x) == STOPPED,
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
}
