"""Why not? The true reasons why an action that somebody tried is not legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vezerkar.core.kernel import a_of, b_of, c_of, verb_of
from vezerkar.core.notation import NUMBER
from vezerkar.games.crescent import terms
from vezerkar.games.crescent.explain import (
    orders,
    placement,
    plans,
    preactions,
    towers,
    works,
)
from vezerkar.games.crescent.explain.citations import rules_now
from vezerkar.games.crescent.explain.facts import Facts
from vezerkar.games.crescent.explain.reasons import because
from vezerkar.games.crescent.phases.frame import PHASE
from vezerkar.games.crescent.state import Battle
from vezerkar.scene.scene import Reason

# By phase and verb: who answers why it is refused; the values are those of the action.
ANSWERS: Final[dict[tuple[int, int], Callable[[Facts, int, int, int], list[Reason]]]] = {
    (terms.P_GARRISON, terms.V_GARRISON): placement.garrison,
    (terms.P_DEPLOY, terms.V_DEPLOY): placement.deploy,
    (terms.P_TERRAIN, terms.V_TERRAIN): placement.terrain,
    (terms.P_TERRAIN, terms.V_PIECE): placement.river,
    (terms.P_TERRAIN, terms.V_ENOUGH): placement.enough,
    (terms.P_SITE, terms.V_SITE): placement.site,
    (terms.P_PIECE, terms.V_PIECE): placement.piece,
    (terms.P_PIECE, terms.V_FACE): placement.face,
    (terms.P_PLAN, terms.V_DRAW): plans.draw,
    (terms.P_PLAN, terms.V_RECALL): plans.recall,
    (terms.P_PLAN, terms.V_LAY): plans.lay,
    (terms.P_PLAN, terms.V_CUBE): plans.cube,
    (terms.P_PLAN, terms.V_LOCK): plans.lock,
    (terms.P_PLAN, terms.V_PUT_BACK): plans.put_back,
    (terms.P_PLAN, terms.V_THROW_BACK): plans.throw_back,
    (terms.P_PLAN, terms.V_LIFT): plans.lift,
    (terms.P_PLAN, terms.V_UNCUBE): plans.uncube,
    (terms.P_PLAN, terms.V_RESTART): plans.restart,
    (terms.P_POST, terms.V_POST): placement.post,
    (terms.P_REINFORCE, terms.V_REINFORCE): preactions.reinforce,
    (terms.P_PREACTIONS, terms.V_ANNOUNCE): preactions.announce,
    (terms.P_STRATAGEM, terms.V_UNLOAD): preactions.unload,
    (terms.P_ESPIONAGE, terms.V_SPY): preactions.spy,
    (terms.P_VICTIM, terms.V_GIVE_UP): preactions.give_up,
    (terms.P_TERROR, terms.V_SCARE): preactions.scare,
    (terms.P_QUICK, terms.V_ADD): preactions.add,
    (terms.P_SUPPORT, terms.V_SUPPORT): preactions.support,
    (terms.P_SUPPORT, terms.V_RESERVE): preactions.reserve,
    (terms.P_MESSENGER, terms.V_TRANSFER): preactions.transfer,
    (terms.P_ORDERS, terms.V_EXECUTE): orders.order,
    (terms.P_ORDERS, terms.V_WITHDRAW): orders.order,
    (terms.P_PICK, terms.V_PICK): orders.pick,
    (terms.P_PICK, terms.V_FILL): orders.fill,
    (terms.P_PICK, terms.V_FINISH): orders.finish,
    (terms.P_REGROUP, terms.V_SHIFT): orders.shift,
    (terms.P_REGROUP, terms.V_FILL): orders.fill,
    (terms.P_FINISH, terms.V_FILL): orders.fill,
    (terms.P_ACT, terms.V_MOVE): towers.move,
    (terms.P_ACT, terms.V_SPUR): towers.spur,
    (terms.P_ACT, terms.V_SWAP): towers.swap,
    (terms.P_ACT, terms.V_MELEE): towers.melee,
    (terms.P_ACT, terms.V_SHOOT): towers.shoot,
    (terms.P_ACT, terms.V_STAND): towers.stand,
    (terms.P_ACT, terms.V_DOUBLE): towers.strike_two,
    (terms.P_ACT, terms.V_CANNON): towers.cannonade,
    (terms.P_ACT, terms.V_DONE): towers.done,
    (terms.P_ACT, terms.V_RAMPART): works.rampart,
    (terms.P_ACT, terms.V_BRIDGE): works.bridge,
    (terms.P_ACT, terms.V_BLAST): works.blast,
    (terms.P_WORKS, terms.V_RAMPART): works.rampart,
    (terms.P_WORKS, terms.V_BRIDGE): works.bridge,
    (terms.P_WORKS, terms.V_BLAST): works.blast,
    (terms.P_WORKS, terms.V_DONE): works.done,
    (terms.P_BLOODBATH, terms.V_SACRIFICE): towers.attacker,
    (terms.P_BLOODBATH, terms.V_SPARE): towers.attacker,
    (terms.P_RETREAT, terms.V_RETREAT): towers.retreat,
    (terms.P_ENTER, terms.V_ENTER): towers.enter,
}


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
    rules = rules_now(s, f.phase)
    if is_known(f, action):
        answer = ANSWERS.get((s.stack[PHASE], verb_of(action)))
        if answer is None:
            return [because("why-asked-else", f"phase:{f.phase}", rules=rules)]
        found = answer(f, a_of(action), b_of(action), c_of(action))
    return found or [because("why-no-such-thing", rules=rules)]


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
