"""Why not? The rules and facts that forbid an action; every refusal has a reason."""

from __future__ import annotations

from vezerkar.core.kernel import a_of, b_of, verb_of
from vezerkar.games.hungary import terms
from vezerkar.games.hungary.explain.breakthrough import breach_move, breach_over, breach_route
from vezerkar.games.hungary.explain.citations import verb_rules
from vezerkar.games.hungary.explain.combat import attack, bid, end, go, restore, striker
from vezerkar.games.hungary.explain.movement import (
    blitz,
    closed,
    fly,
    halt,
    move,
    over,
    pick,
    route,
)
from vezerkar.games.hungary.explain.reasons import because, hex_name, unit_name
from vezerkar.games.hungary.rules.placement import stray_trucks
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.scene.scene import Message, Reason


def explain(s: Campaign, seat: int, action: int) -> list[Reason]:
    """Why a seat cannot take an action; nothing if it can."""
    if seat >= 0 and action in s.legal_actions(seat):
        return []
    if s.ending >= 0:
        return [because("why-over", rules=("HU-2.5",))]
    if seat < 0:
        return [because("why-watching", rules=("HU-1.0.1",))]
    if seat not in s.actors():
        layout = layout_of(s.board)
        name = layout.seats[s.actors()[0]]
        return [because("why-not-asked", rules=("HU-2.1",), seat=f"seat:{name}")]
    if not is_known(s, action):
        return [because("why-no-such-thing", rules=("HU-1.5.1",))]
    found = specific(s, seat, action)
    return found if found else [not_now(s, verb_of(action))]


def not_now(s: Campaign, verb: int) -> Reason:
    phase = s.stack[terms.F_PHASE]
    word = terms.FRAMES[phase].word
    return Reason(Message("why-not-now", {"phase": f"phase:{word}"}, verb_rules(phase, verb)))


def is_known(s: Campaign, action: int) -> bool:
    """Whether everything that an action names exists."""
    verb = verb_of(action)
    if not 0 <= verb < len(terms.VERBS):
        return False
    lexicon = layout_of(s.board).lexicon
    for kind, value in zip(terms.VERBS[verb].kinds, (a_of(action), b_of(action)), strict=False):
        if kind != "number":
            names = lexicon.names(kind)
            if value >= len(names) or not names[value]:
                return False
    return True


def specific(s: Campaign, seat: int, action: int) -> list[Reason]:
    """The reasons for the actions that people try most."""
    verb, a, b = verb_of(action), a_of(action), b_of(action)
    phase = s.stack[terms.F_PHASE]
    if verb == terms.V_PICK and phase == terms.P_MOVE:
        return pick(s, seat, a)
    if verb in (terms.V_MOVE, terms.V_OPERATE) and phase == terms.P_GROUP:
        return move(s, a, b, verb == terms.V_OPERATE)
    if verb in (terms.V_ROUTE, terms.V_ROUTE_FAR) and phase == terms.P_GROUP:
        return route(s)
    if verb == terms.V_OVER and phase == terms.P_WAY:
        return over(s, b)
    if verb == terms.V_HALT and phase == terms.P_GROUP:
        return halt()
    if phase in (terms.P_BREAK, terms.P_EXPLOIT_GO, terms.P_DETOUR):
        return through(s, action)
    if verb == terms.V_BLITZ and phase == terms.P_GROUP:
        return blitz(s, a)
    if verb == terms.V_FLY and phase == terms.P_AIR:
        return fly(s, seat, a, b)
    if verb in (terms.V_ANNOUNCE, terms.V_ATTACK) and phase in (terms.P_ANNOUNCE, terms.P_ATTACKS):
        return attack(s, a, verb == terms.V_ATTACK)
    if verb == terms.V_JOIN and phase == terms.P_ATTACKERS:
        return attack_by(s, seat, a)
    if verb == terms.V_GO and phase == terms.P_ATTACKERS:
        return go(s)
    if verb == terms.V_END and phase == terms.P_ATTACKS:
        return end(s)
    if verb == terms.V_BID and phase == terms.P_BID:
        return bid(s, seat, a)
    if verb in (terms.V_RESTORE, terms.V_REBUILD) and phase == terms.P_REPLACE:
        return restore(s, a, verb == terms.V_REBUILD)
    if (verb, phase) in ((terms.V_PLACE, terms.P_PLACE), (terms.V_RETREAT, terms.P_RETREAT)):
        return closed(s, [a], b)
    if verb == terms.V_ADVANCE and phase == terms.P_ADVANCE:
        return closed(s, [a], s.battle[terms.B_TARGET])
    if verb == terms.V_DONE and phase == terms.P_SETUP:
        return astray(s, s.stack[terms.F_SIDE])
    if verb == terms.V_HALT and phase == terms.P_SETUP_TRUCK:
        return astray(s, s.stack[terms.BELOW + terms.F_SIDE])
    return []


def through(s: Campaign, action: int) -> list[Reason]:
    """Why a unit cannot do something on its way through a breach."""
    verb, a, b = verb_of(action), a_of(action), b_of(action)
    ways = s.stack[terms.F_PHASE] == terms.P_DETOUR
    if verb == terms.V_OVER and ways:
        return breach_over(s, a, b)
    if verb == terms.V_ROUTE and not ways:
        return breach_route(s)
    return breach_move(s, a, b) if verb == terms.V_MOVE and not ways else []


def astray(s: Campaign, side: int) -> list[Reason]:
    """Why the set-up is not finished: trucks that cannot start where they stand."""
    rules = ("HU-13.0.5",)
    return [
        because("why-truck-astray", rules=rules, hex=hex_name(s, h)) for h in stray_trucks(s, side)
    ]


def attack_by(s: Campaign, seat: int, u: int) -> list[Reason]:
    """Why a unit cannot join an attack."""
    if s.board.unit_side[u] != s.board.seat_side[seat]:
        unit = unit_name(s, u)
        return [because("why-other-side", rules=("HU-1.3.1", "HU-1.3.2"), unit=unit)]
    return striker(s, u, s.stack[terms.F_HEX])
