"""Why not? The rules and facts that forbid an action; every refusal has a reason."""

from __future__ import annotations

from vezerkar.core.kernel import FRAME, a_of, b_of, verb_of
from vezerkar.games.hungary.citations import verb_rules
from vezerkar.games.hungary.explain.battles import attack, bid, end, go, restore, striker
from vezerkar.games.hungary.explain.breaches import breach_move, breach_over, breach_route
from vezerkar.games.hungary.explain.moves import blitz, closed, fly, halt, move, over, pick, route
from vezerkar.games.hungary.explain.reasons import because, hex_name, unit_name
from vezerkar.games.hungary.phases.arrivals import stray_trucks
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    FRAMES,
    P_ADVANCE,
    P_AIR,
    P_ANNOUNCE,
    P_ATTACKERS,
    P_ATTACKS,
    P_BID,
    P_BREAK,
    P_DETOUR,
    P_EXPLOIT_GO,
    P_GROUP,
    P_MOVE,
    P_PLACE,
    P_REPLACE,
    P_RETREAT,
    P_SETUP,
    P_SETUP_TRUCK,
    P_WAY,
    V_ADVANCE,
    V_ANNOUNCE,
    V_ATTACK,
    V_BID,
    V_BLITZ,
    V_DONE,
    V_END,
    V_FLY,
    V_GO,
    V_HALT,
    V_JOIN,
    V_MOVE,
    V_OPERATE,
    V_OVER,
    V_PICK,
    V_PLACE,
    V_REBUILD,
    V_RESTORE,
    V_RETREAT,
    V_ROUTE,
    V_ROUTE_FAR,
    VERBS,
)
from vezerkar.scene.scene import Message, Reason


def explain(s: Campaign, seat: int, action: int) -> list[Reason]:
    """Why an action is not among the actions of a seat; nothing if it is."""
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
    phase = s.stack[-FRAME]
    word = FRAMES[phase].word
    return Reason(Message("why-not-now", {"phase": f"phase:{word}"}, verb_rules(phase, verb)))


def is_known(s: Campaign, action: int) -> bool:
    """Whether everything that an action names exists."""
    verb = verb_of(action)
    if not 0 <= verb < len(VERBS):
        return False
    lexicon = layout_of(s.board).lexicon
    for kind, value in zip(VERBS[verb].kinds, (a_of(action), b_of(action)), strict=False):
        if kind != "number":
            names = lexicon.names(kind)
            if value >= len(names) or not names[value]:
                return False
    return True


def specific(s: Campaign, seat: int, action: int) -> list[Reason]:
    """Reasons of the questions that people ask most."""
    verb, a, b = verb_of(action), a_of(action), b_of(action)
    phase = s.stack[-FRAME]
    if verb == V_PICK and phase == P_MOVE:
        return pick(s, seat, a)
    if verb in (V_MOVE, V_OPERATE) and phase == P_GROUP:
        return move(s, a, b, verb == V_OPERATE)
    if verb in (V_ROUTE, V_ROUTE_FAR) and phase == P_GROUP:
        return route(s)
    if verb == V_OVER and phase == P_WAY:
        return over(s, b)
    if verb == V_HALT and phase == P_GROUP:
        return halt()
    if phase in (P_BREAK, P_EXPLOIT_GO, P_DETOUR):
        return through(s, action)
    if verb == V_BLITZ and phase == P_GROUP:
        return blitz(s, a)
    if verb == V_FLY and phase == P_AIR:
        return fly(s, seat, a, b)
    if verb in (V_ANNOUNCE, V_ATTACK) and phase in (P_ANNOUNCE, P_ATTACKS):
        return attack(s, a, verb == V_ATTACK)
    if verb == V_JOIN and phase == P_ATTACKERS:
        return attack_by(s, seat, a)
    if verb == V_GO and phase == P_ATTACKERS:
        return go(s)
    if verb == V_END and phase == P_ATTACKS:
        return end(s)
    if verb == V_BID and phase == P_BID:
        return bid(s, seat, a)
    if verb in (V_RESTORE, V_REBUILD) and phase == P_REPLACE:
        return restore(s, a, verb == V_REBUILD)
    if (verb, phase) in ((V_PLACE, P_PLACE), (V_RETREAT, P_RETREAT)):
        return closed(s, [a], b)
    if verb == V_ADVANCE and phase == P_ADVANCE:
        return closed(s, [a], s.battle[0])
    if verb == V_DONE and phase == P_SETUP:
        return astray(s, s.stack[-3])
    if verb == V_HALT and phase == P_SETUP_TRUCK:
        return astray(s, s.stack[-7])
    return []


def through(s: Campaign, action: int) -> list[Reason]:
    """Reasons of a unit that goes through a breach."""
    verb, a, b = verb_of(action), a_of(action), b_of(action)
    ways = s.stack[-FRAME] == P_DETOUR
    if verb == V_OVER and ways:
        return breach_over(s, a, b)
    if verb == V_ROUTE and not ways:
        return breach_route(s)
    return breach_move(s, a, b) if verb == V_MOVE and not ways else []


def astray(s: Campaign, side: int) -> list[Reason]:
    """Why the set-up is not finished: trucks that cannot start where they stand."""
    rules = ("HU-13.0.5",)
    return [
        because("why-truck-astray", rules=rules, hex=hex_name(s, h)) for h in stray_trucks(s, side)
    ]


def attack_by(s: Campaign, seat: int, u: int) -> list[Reason]:
    """Why a unit does not join an attack."""
    if s.board.unit_side[u] != s.board.seat_side[seat]:
        unit = unit_name(s, u)
        return [because("why-other-side", rules=("HU-1.3.1", "HU-1.3.2"), unit=unit)]
    return striker(s, u, s.stack[-3])
