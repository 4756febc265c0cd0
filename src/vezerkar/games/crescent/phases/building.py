# hot: compiled by mypyc
"""Carries out what was chosen to be built or blown up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import a_of, b_of, c_of, verb_of
from vezerkar.games.crescent.events import E_BRIDGE, E_RAMPART
from vezerkar.games.crescent.phases.combat import blast
from vezerkar.games.crescent.terms import BRIDGE, RAMPART, V_BRIDGE, V_RAMPART

if TYPE_CHECKING:
    from vezerkar.games.crescent.state import Battle


def build(s: Battle, action: int) -> None:
    """A rampart, a bridge or an explosion."""
    verb = verb_of(action)
    t, q = a_of(action), b_of(action)
    if verb == V_RAMPART:
        s.set_work(q, RAMPART + c_of(action))
        if s.events is not None:
            s.tell(E_RAMPART, [t, q, c_of(action)])
    elif verb == V_BRIDGE:
        s.set_work(q, BRIDGE)
        if s.events is not None:
            s.tell(E_BRIDGE, [t, q])
    else:
        blast(s, t, q)
