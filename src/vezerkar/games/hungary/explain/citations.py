"""The rules that an action comes from: those of its verb, unless its phase has rules of its own."""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import verb_of
from vezerkar.games.hungary import terms
from vezerkar.games.hungary.phases.arrivals import F_CROWDED_HQ, F_REASON, REBUILT
from vezerkar.games.hungary.state import Campaign

Rules = tuple[str, ...]

# One word, but not one rule: it depends on the side, or on what has gone before.
DOUBLED: Final[Rules] = ("HU-7.4.1", "HU-7.4.3")
BY_RAIL: Final[Rules] = ("HU-7.4.7", "HU-7.4.8")
EXCHANGE: Final[Rules] = ("HU-10.5.2",)  # in mid-exchange: one air unit too many
ARRIVES_AT: Final[Rules] = ("HU-6.4.6",)
REBUILT_AT: Final[Rules] = ("HU-6.3.16",)

# The same word means something else in these phases.
RULES_IN: Final[dict[tuple[int, int], Rules]] = {
    (terms.P_SETUP, terms.V_PICK): ("HU-13.0.1",),
    (terms.P_SETUP, terms.V_PICK_TRUCK): ("HU-13.0.5",),
    (terms.P_SETUP_UNIT, terms.V_PLACE): ("HU-13.0.1",),
    (terms.P_SETUP_UNIT, terms.V_HALT): ("HU-13.0.1",),
    (terms.P_SETUP_TRUCK, terms.V_DRIVE): ("HU-13.0.5",),
    (terms.P_SETUP_TRUCK, terms.V_HALT): ("HU-13.0.5",),
    (terms.P_ARRIVE, terms.V_PICK): ("HU-6.4.1",),
    (terms.P_TRANSFER, terms.V_BASE): ("HU-10.5.1", "HU-10.5.2"),
    (terms.P_REBASE, terms.V_BASE): ("HU-10.6.7",),
    (terms.P_AIR, terms.V_PICK): ("HU-9.2.1",),
    (terms.P_GROUP, terms.V_JOIN): ("HU-7.1.3",),
    (terms.P_DRIVE, terms.V_HALT): ("HU-5.8.1.8",),
    (terms.P_ATTACKERS, terms.V_JOIN): ("HU-8.1.6",),
    (terms.P_ADVANCE, terms.V_PICK): ("HU-8.5.2", "HU-8.5.3"),
    (terms.P_BREAK, terms.V_MOVE): ("HU-8.5.3", "HU-8.5.4", "HU-8.5.10"),
    (terms.P_BREAK, terms.V_HALT): ("HU-8.5.9",),
    (terms.P_BREAK, terms.V_ROUTE): ("HU-8.5.10", "HU-14.1"),
    (terms.P_EXPLOIT, terms.V_PICK): ("HU-8.6.1",),
    (terms.P_EXPLOIT_GO, terms.V_MOVE): ("HU-8.6.2", "HU-8.6.3"),
    (terms.P_EXPLOIT_GO, terms.V_HALT): ("HU-8.6.2",),
    (terms.P_EXPLOIT_GO, terms.V_ROUTE): ("HU-8.6.2", "HU-14.1"),
    (terms.P_DETOUR, terms.V_OVER): ("HU-8.5.10", "HU-8.6.2", "HU-14.1"),
    (terms.P_SHORTAGE, terms.V_READY): ("HU-5.3.5",),
}


def action_rules(s: Campaign, action: int) -> Rules:
    """The rules that govern an action at this moment."""
    phase, verb = s.stack[terms.F_PHASE], verb_of(action)
    if verb == terms.V_OPERATE:
        return DOUBLED if s.active == terms.SOVIET else BY_RAIL
    if phase == terms.P_TRANSFER and verb == terms.V_BASE and s.stack[F_CROWDED_HQ]:
        return EXCHANGE
    if phase == terms.P_HANGAR:
        return REBUILT_AT if s.stack[F_REASON] == REBUILT else ARRIVES_AT
    return verb_rules(phase, verb)


def verb_rules(phase: int, verb: int) -> Rules:
    """The rules cited for a verb in a phase."""
    return RULES_IN.get((phase, verb), terms.VERBS[verb].rules)
