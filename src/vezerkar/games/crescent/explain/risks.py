"""What may cost a point: works after which a tower can neither step nor attack (KF-6.1.2)."""

from __future__ import annotations

from typing import Final

from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import verb_of
from vezerkar.games.crescent import terms
from vezerkar.games.crescent.events import E_WITHDRAWN
from vezerkar.games.crescent.phases.frame import ACT_DONE, PHASE
from vezerkar.games.crescent.phases.tower_actions import ACTED, BUILT
from vezerkar.games.crescent.state import Battle

WORKS: Final = (terms.V_RAMPART, terms.V_BRIDGE, terms.V_BLAST)
ATTACKS: Final = (*terms.ATTACK_KIND, terms.V_DOUBLE, terms.V_CANNON)


def may_fail(s: Battle, seat: int, action: int) -> bool:
    """Whether the order may be withdrawn after this action, which costs a point (KF-3.3.4).

    After building a tower steps no more (KF-6.30.2). If it has done nothing yet, the order is
    carried out only by an attack, and an explosion may drive its last target away.
    """
    if s.stack[PHASE] != terms.P_ACT or s.stack[ACT_DONE] & ACTED:
        return False
    verb = verb_of(action)
    if verb == terms.V_DONE:
        return s.stack[ACT_DONE] & BUILT != 0
    return verb in WORKS and leads_to_withdrawal(s, seat, action)


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
