# hot: compiled by mypyc
"""All that the view of an action depends on, in one number: what is told alike is told once.

Before a move there may be a hundred units to pick, and most stand where they stood before.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vezerkar.games.hungary.rules.air import has_slot
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import F_PHASE, P_AIR, V_PICK, V_RESTORE

VERB: Final = 36  # the first bit of the verb in an action
UNIT: Final = 24  # and of the unit
UNIT_MASK: Final = 4095
IS_SPARE: Final = 0x800_0000_0000  # above the action: an aircraft that nothing is free for
PLACE: Final = 44  # the first bit of the hex of the unit, plus NO_HEX
NO_HEX: Final = 8  # places that are no hexes have negative numbers


def action_keys(s: Campaign, actions: list[int]) -> list[int]:
    """By action: the place of a unit that is picked, as it is named with it, and if it can fly."""
    assigns = s.stack[F_PHASE] == P_AIR
    keys: list[int] = []
    action: i64
    for action in actions:
        verb: i64 = action >> VERB
        if verb == V_PICK or verb == V_RESTORE:
            u: i64 = action >> UNIT & UNIT_MASK
            h: i64 = s.unit_hex[u]
            action |= h + NO_HEX << PLACE
            if assigns and not has_slot(s, u):
                action |= IS_SPARE
        keys.append(action)
    return keys
