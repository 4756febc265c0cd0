"""Why not? The true reasons why an action that somebody tried is not legal."""

from __future__ import annotations

from vezerkar.core.kernel import a_of, b_of, c_of, verb_of
from vezerkar.core.notation import NUMBER
from vezerkar.games.crescent import terms
from vezerkar.games.crescent.explain import orders, placement, plans
from vezerkar.games.crescent.explain.citations import rules_now
from vezerkar.games.crescent.explain.facts import Facts
from vezerkar.games.crescent.explain.reasons import because
from vezerkar.games.crescent.phases.frame import TOWER
from vezerkar.games.crescent.state import Battle
from vezerkar.scene.scene import Reason

LAYING = {
    "terrain": (terms.V_TERRAIN, terms.V_PIECE, terms.V_ENOUGH),
    "site": (terms.V_SITE,),
    "piece": (terms.V_PIECE,),
}
BACK = (terms.V_PUT_BACK, terms.V_THROW_BACK, terms.V_LIFT, terms.V_UNCUBE, terms.V_RESTART)
BUILDING = (terms.V_RAMPART, terms.V_BRIDGE, terms.V_BLAST, terms.V_CANNON)


def explain(s: Battle, seat: int, action: int) -> list[Reason]:
    """Why an action is not legal for a seat; empty if it is.

    Only what the seat may know is told, whether it has to decide or not.
    """
    if seat >= 0 and action in s.legal_actions(seat):
        return []
    f = Facts(s, seat)
    found = not_asked(f)
    if found:
        return found
    if not is_known(f, action):
        return [because("why-no-such-thing", rules=rules_now(f.s, f.phase))]
    found = reasons(f, action)
    if found:
        return found
    return [because("why-not-possible", f"phase:{f.phase}", rules=rules_now(f.s, f.phase))]


def not_asked(f: Facts) -> list[Reason]:
    """Why a seat has nothing to decide now; empty if it has."""
    s = f.s
    if s.ending >= 0:
        return [because("why-over", rules=("KF-4.1",))]
    if f.seat < 0 or f.seat >= s.board.seats:
        return [because("why-watching", rules=("KF-0.1",))]
    if f.seat in s.actors():
        return []
    if f.phase == "plan":
        return [because("why-ready", rules=("KF-3.1.10",))]
    asked = f.name("seat", s.actors()[0])
    return [because("why-not-asked", asked, f"phase:{f.phase}", rules=rules_now(f.s, f.phase))]


def is_known(f: Facts, action: int) -> bool:
    """Whether everything that an action names exists on this board."""
    verb = verb_of(action)
    if not 0 <= verb < len(terms.VERBS):
        return False
    values = (a_of(action), b_of(action), c_of(action))
    for kind, value in zip(terms.VERBS[verb].kinds, values, strict=False):
        if kind == NUMBER:
            continue
        most = len(f.layout.lexicon.names(kind))
        if kind == "square":
            most = f.s.board.off
        if kind == "troop":
            most = terms.TYPES
        if value >= most:
            return False
    return True


def reasons(f: Facts, action: int) -> list[Reason]:
    """The reasons against an action of a seat that has to decide."""
    verb, a, b = verb_of(action), a_of(action), b_of(action)
    phase = f.phase
    if phase in LAYING and verb in LAYING[phase]:
        return placement.laying(f, verb, a, b)
    if phase == "deploy" and verb == terms.V_DEPLOY:
        return placement.deploy(f, a, b)
    if phase == "plan":
        found = planned(f, verb, a, b)
    elif phase == "quick" and verb == terms.V_ADD:
        found = plans.lay(f, a, b)
    elif phase == "orders" and verb in (terms.V_EXECUTE, terms.V_WITHDRAW):
        found = orders.order(f, a)
    elif phase == "pick" and verb == terms.V_PICK:
        found = orders.pick(f, a)
    elif phase == "regroup" and verb == terms.V_FILL:
        found = orders.fill(f, a)
    elif phase == "act":
        found = done_by_tower(f, verb, a, b, c_of(action))
    elif phase == "works" and verb in BUILDING:
        found = orders.work(f, verb, a, b)
    else:
        return [because("why-asked-else", f"phase:{phase}", rules=rules_now(f.s, phase))]
    return found


def planned(f: Facts, verb: int, a: int, b: int) -> list[Reason]:
    if verb == terms.V_DRAW:
        return plans.draw(f, a)
    if verb == terms.V_RECALL:
        return plans.recall(f, a)
    if verb == terms.V_LAY:
        return plans.lay(f, a, b)
    if verb == terms.V_CUBE:
        return plans.cube(f, a)
    if verb == terms.V_LOCK:
        return plans.lock(f)
    if verb in BACK:
        return plans.take_back(f, verb, a, b)
    return [because("why-asked-else", f"phase:{f.phase}", rules=rules_now(f.s, f.phase))]


def done_by_tower(f: Facts, verb: int, a: int, b: int, c: int) -> list[Reason]:
    if verb == terms.V_MOVE:
        return orders.move(f, a, b)
    if verb == terms.V_SWAP:
        return orders.swap(f, a, b)
    if verb in terms.ATTACK_KIND:
        return orders.attack(f, a, b, terms.ATTACK_KIND[verb])
    if verb == terms.V_DOUBLE:
        return orders.strike_two(f, a, b, c)
    if verb == terms.V_SPUR:
        return orders.spur(f, a)
    if verb in BUILDING:
        return orders.work(f, verb, a, b)
    if verb == terms.V_DONE:
        return [because("why-not-acted", f.tower(f.s.stack[TOWER]), rules=("KF-6.1.2",))]
    return [because("why-asked-else", f"phase:{f.phase}", rules=rules_now(f.s, f.phase))]
