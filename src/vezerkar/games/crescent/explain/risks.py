"""What may cost a point: an order that is ended, or a tower put to work, too early (KF-3.3.4)."""

from __future__ import annotations

from typing import Final

from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import verb_of
from vezerkar.games.crescent import terms
from vezerkar.games.crescent.events import E_WITHDRAWN
from vezerkar.games.crescent.phases.frame import ACT_DONE, PHASE, PICK_PARTS
from vezerkar.games.crescent.phases.orders import SERVED, Pick
from vezerkar.games.crescent.phases.tower_actions import ACTED, BUILT
from vezerkar.games.crescent.state import Battle

WORKS: Final = (terms.V_RAMPART, terms.V_BRIDGE, terms.V_BLAST)
ATTACKS: Final = (*terms.ATTACK_KIND, terms.V_DOUBLE, terms.V_CANNON)


def may_fail(s: Battle, seat: int, action: int) -> bool:
    """Whether the order may be withdrawn after this action, which costs a point (KF-3.3.4).

    After building a tower steps no more (KF-6.30.2). If it has done nothing yet, the order is
    carried out only by an attack, and an explosion may drive its last target away.
    """
    if verb_of(action) == terms.V_FINISH:
        return ends_unserved(s, seat)
    if s.stack[PHASE] != terms.P_ACT or s.stack[ACT_DONE] & ACTED:
        return False
    verb = verb_of(action)
    if verb == terms.V_DONE:
        return s.stack[ACT_DONE] & BUILT != 0
    return verb in WORKS and leads_to_withdrawal(s, seat, action)


def ends_unserved(s: Battle, seat: int) -> bool:
    """Whether an order that is ended now was not carried out (KF-6.1.2, KF-6.2.2, KF-6.7.4)."""
    grey = s.laid[seat][s.army * terms.ARMY_PLACES + terms.GREY]
    if grey == terms.GENERAL_ATTACK and Pick().leaves_idle(s, seat):
        return True
    served = grey != terms.COMRADES or s.stack[PICK_PARTS] & SERVED
    return s.failed != 0 or not served


def leads_to_withdrawal(s: Battle, seat: int, action: int) -> bool:
    """Whether some way to step back from an explosion leaves the tower without an attack."""
    after = s.clone()
    after.events = []
    after.apply_unchecked(seat, action, Seeded(0))
    if any(event.kind == E_WITHDRAWN for event in after.events):
        return True
    if after.ending >= 0:
        return False
    if after.stack[PHASE] == terms.P_RETREAT:
        return any(
            leads_to_withdrawal(after, chooser, choice)
            for chooser in after.actors()
            for choice in after.legal_actions(chooser)
        )
    return after.stack[PHASE] == terms.P_ACT and not can_attack(after, seat)


def can_attack(s: Battle, seat: int) -> bool:
    return any(verb_of(action) in ATTACKS for action in s.legal_actions(seat))
