"""The rules that an action comes from: those of its verb, unless its phase has rules of its own."""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import FRAME, verb_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    P_ADVANCE,
    P_AIR,
    P_ARRIVE,
    P_ATTACKERS,
    P_BREAK,
    P_DETOUR,
    P_DRIVE,
    P_EXPLOIT,
    P_EXPLOIT_GO,
    P_GROUP,
    P_SETUP,
    P_SETUP_TRUCK,
    P_SETUP_UNIT,
    P_SHORTAGE,
    V_DRIVE,
    V_HALT,
    V_JOIN,
    V_MOVE,
    V_OVER,
    V_PICK,
    V_PICK_TRUCK,
    V_PLACE,
    V_READY,
    V_ROUTE,
    VERBS,
)

Rules = tuple[str, ...]

# The same word means something else in these phases.
RULES_IN: Final[dict[tuple[int, int], Rules]] = {
    (P_SETUP, V_PICK): ("HU-13.0.1",),
    (P_SETUP, V_PICK_TRUCK): ("HU-13.0.5",),
    (P_SETUP_UNIT, V_PLACE): ("HU-13.0.1",),
    (P_SETUP_UNIT, V_HALT): ("HU-13.0.1",),
    (P_SETUP_TRUCK, V_DRIVE): ("HU-13.0.5",),
    (P_SETUP_TRUCK, V_HALT): ("HU-13.0.5",),
    (P_ARRIVE, V_PICK): ("HU-6.4.1",),
    (P_AIR, V_PICK): ("HU-9.2.1",),
    (P_GROUP, V_JOIN): ("HU-7.1.3",),
    (P_DRIVE, V_HALT): ("HU-5.8.1.8",),
    (P_ATTACKERS, V_JOIN): ("HU-8.1.6",),
    (P_ADVANCE, V_PICK): ("HU-8.5.2", "HU-8.5.3"),
    (P_BREAK, V_MOVE): ("HU-8.5.3", "HU-8.5.4", "HU-8.5.10"),
    (P_BREAK, V_HALT): ("HU-8.5.9",),
    (P_BREAK, V_ROUTE): ("HU-8.5.10", "HU-14.1"),
    (P_EXPLOIT, V_PICK): ("HU-8.6.1",),
    (P_EXPLOIT_GO, V_MOVE): ("HU-8.6.2", "HU-8.6.3"),
    (P_EXPLOIT_GO, V_HALT): ("HU-8.6.2",),
    (P_EXPLOIT_GO, V_ROUTE): ("HU-8.6.2", "HU-14.1"),
    (P_DETOUR, V_OVER): ("HU-8.5.10", "HU-8.6.2", "HU-14.1"),
    (P_SHORTAGE, V_READY): ("HU-5.3.5",),
}


def action_rules(s: Campaign, action: int) -> Rules:
    """The rules that govern an action at this moment."""
    return verb_rules(s.stack[-FRAME], verb_of(action))


def verb_rules(phase: int, verb: int) -> Rules:
    """What is cited for a verb in a phase."""
    return RULES_IN.get((phase, verb), VERBS[verb].rules)
