"""Why not? The true reasons why an action that a person tried is not among the actions."""

from __future__ import annotations

from vezerkar.core.kernel import a_of, b_of, c_of, verb_of
from vezerkar.core.notation import NUMBER
from vezerkar.games.crescent.explain import deeds, plans, sites
from vezerkar.games.crescent.explain.facts import Facts
from vezerkar.games.crescent.explain.reasons import REASONS as REASONS
from vezerkar.games.crescent.explain.reasons import because
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    MELEE,
    SHOT,
    STANDING_SHOT,
    TYPES,
    V_ADD,
    V_BLAST,
    V_BRIDGE,
    V_CANNON,
    V_CUBE,
    V_DEPLOY,
    V_DONE,
    V_DOUBLE,
    V_DRAW,
    V_ENOUGH,
    V_EXECUTE,
    V_FILL,
    V_LAY,
    V_LIFT,
    V_LOCK,
    V_MELEE,
    V_MOVE,
    V_PICK,
    V_PIECE,
    V_PUT_BACK,
    V_RAMPART,
    V_RECALL,
    V_RESTART,
    V_SHOOT,
    V_SITE,
    V_SPUR,
    V_STAND,
    V_SWAP,
    V_TERRAIN,
    V_THROW_BACK,
    V_UNCUBE,
    V_WITHDRAW,
    VERBS,
)
from vezerkar.scene.scene import Reason

# The rules that say what is asked in each phase.
PHASE_RULES = {
    "garrison": ("KF-7.2.2",),
    "terrain": ("KF-7.0.2",),
    "site": ("KF-7.0.2",),
    "piece": ("KF-7.0.2",),
    "deploy": ("KF-1.13",),
    "plan": ("KF-0.5", "KF-3.1.10"),
    "post": ("KF-5.6.10",),
    "reinforce": ("KF-6.27.1",),
    "preactions": ("KF-2.9.5",),
    "stratagem": ("KF-6.13.1",),
    "espionage": ("KF-6.14.1",),
    "victim": ("KF-6.14.2",),
    "terror": ("KF-6.20.1",),
    "quick": ("KF-6.22.1",),
    "support": ("KF-6.22.3",),
    "messenger": ("KF-6.26.1",),
    "orders": ("KF-3.2.4",),
    "pick": ("KF-2.1.6",),
    "act": ("KF-6.1.2",),
    "works": ("KF-6.3.1",),
    "regroup": ("KF-6.8.1",),
    "finish": ("KF-6.17.2",),
    "bloodbath": ("KF-6.19.1",),
    "retreat": ("KF-2.7.10",),
    "enter": ("KF-6.5.3",),
}
ATTACKS = {V_MELEE: MELEE, V_SHOOT: SHOT, V_STAND: STANDING_SHOT}
LAYING = {"terrain": (V_TERRAIN, V_PIECE, V_ENOUGH), "site": (V_SITE,), "piece": (V_PIECE,)}
BACK = (V_PUT_BACK, V_THROW_BACK, V_LIFT, V_UNCUBE, V_RESTART)
BUILDING = (V_RAMPART, V_BRIDGE, V_BLAST, V_CANNON)


def rules_now(s: Battle, phase: str) -> tuple[str, ...]:
    """The rules of the question: works are those of a grey card, or of the green one beside it."""
    if phase == "regroup" and deeds.must_fill(s):
        return ("KF-6.17.2",)
    return ("KF-6.30.2",) if phase == "works" and s.stack[-2] else PHASE_RULES[phase]


def explain(s: Battle, seat: int, action: int) -> list[Reason]:
    """Why an action is not among the actions of a seat; empty if it is.

    Only what the seat may know is told: who is not asked learns no more than who is.
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
    """Reasons that hold whatever the action is."""
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
    if not 0 <= verb < len(VERBS):
        return False
    values = (a_of(action), b_of(action), c_of(action))
    for kind, value in zip(VERBS[verb].kinds, values, strict=False):
        if kind == NUMBER:
            continue
        most = len(f.layout.lexicon.names(kind))
        if kind == "square":
            most = f.s.board.off
        if kind == "troop":
            most = TYPES
        if value >= most:
            return False
    return True


def reasons(f: Facts, action: int) -> list[Reason]:
    """The reasons against an action of the seat that is asked."""
    verb, a, b = verb_of(action), a_of(action), b_of(action)
    phase = f.phase
    if phase in LAYING and verb in LAYING[phase]:
        return sites.laying(f, verb, a, b)
    if phase == "deploy" and verb == V_DEPLOY:
        return plans.deploy(f, a, b)
    if phase == "plan":
        found = planned(f, verb, a, b)
    elif phase == "quick" and verb == V_ADD:
        found = plans.lay(f, a, b)
    elif phase == "orders" and verb in (V_EXECUTE, V_WITHDRAW):
        found = deeds.order(f, a)
    elif phase == "pick" and verb == V_PICK:
        found = deeds.pick(f, a)
    elif phase == "regroup" and verb == V_FILL:
        found = deeds.fill(f, a)
    elif phase == "act":
        found = done_by_tower(f, verb, a, b, c_of(action))
    elif phase == "works" and verb in BUILDING:
        found = deeds.work(f, verb, a, b)
    else:
        return [because("why-asked-else", f"phase:{phase}", rules=rules_now(f.s, phase))]
    return found


def planned(f: Facts, verb: int, a: int, b: int) -> list[Reason]:
    if verb == V_DRAW:
        return plans.draw(f, a)
    if verb == V_RECALL:
        return plans.recall(f, a)
    if verb == V_LAY:
        return plans.lay(f, a, b)
    if verb == V_CUBE:
        return plans.cube(f, a)
    if verb == V_LOCK:
        return plans.lock(f)
    if verb in BACK:
        return plans.take_back(f, verb, a, b)
    return [because("why-asked-else", f"phase:{f.phase}", rules=rules_now(f.s, f.phase))]


def done_by_tower(f: Facts, verb: int, a: int, b: int, c: int) -> list[Reason]:
    if verb == V_MOVE:
        return deeds.move(f, a, b)
    if verb == V_SWAP:
        return deeds.swap(f, a, b)
    if verb in ATTACKS:
        return deeds.attack(f, a, b, ATTACKS[verb])
    if verb == V_DOUBLE:
        return deeds.strike_two(f, a, b, c)
    if verb == V_SPUR:
        return deeds.spur(f, a)
    if verb in BUILDING:
        return deeds.work(f, verb, a, b)
    if verb == V_DONE:
        return [because("why-not-acted", f.tower(f.s.stack[-3]), rules=("KF-6.1.2",))]
    return [because("why-asked-else", f"phase:{f.phase}", rules=rules_now(f.s, f.phase))]
