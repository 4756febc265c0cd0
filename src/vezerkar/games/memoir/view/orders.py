"""How many units a card in play orders, and how many orders were given."""

from __future__ import annotations

from vezerkar.core.kernel import BIT, a_of, verb_of
from vezerkar.games.memoir import terms
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.rules.orders import (
    BY_DICE,
    QUOTA_BITS,
    QUOTA_MASK,
    USED_UP,
    classes_left,
    open_zones,
)
from vezerkar.games.memoir.state import Battle


def count_orders(s: Battle) -> tuple[int, int]:
    """Orders given so far, and orders in all: 0 if there is no limit.

    An order for a section in which nobody can take it is no order: it is not counted.
    """
    ordered = 0
    for mask in s.orders:
        ordered |= mask
    given = ordered.bit_count()
    most = orders_in_all(s.stack[frame.ORDER_QUOTAS], s.stack[frame.ORDER_LIMIT], given)
    return given, min(most, given + orders_to_come(s, ordered)) if most else 0


def orders_in_all(packed: int, orders: int, given: int) -> int:
    """How many units a card orders; 0 if there is no limit."""
    if orders == USED_UP:
        return given
    if 0 < orders < USED_UP:
        return given + orders
    if orders >= BY_DICE:
        dice = orders - BY_DICE
        return max(1, (dice & 15) + (dice >> 4 & 15) + (dice >> 8 & 15))
    total = 0
    while packed:
        quota = packed & QUOTA_MASK
        if quota == terms.ALL_UNITS:
            return 0
        total += quota
        packed >>= QUOTA_BITS
    return total


def orders_to_come(s: Battle, ordered: int) -> int:
    """How many units can be ordered yet, one after the other; in which order is all the same."""
    packed, orders = s.stack[frame.ORDER_QUOTAS], s.stack[frame.ORDER_LIMIT]
    found = 0
    for u in units_to_order(s):
        if packed and not s.board.zones[s.unit_hex[u]] & open_zones(s, packed, ordered):
            continue
        if orders >= BY_DICE:
            classes = classes_left(s, orders - BY_DICE, ordered)
            if not classes & BIT[s.board.unit_class[u]]:
                continue
        ordered |= BIT[u]
        found += 1
    return found


def units_to_order(s: Battle) -> list[int]:
    """The units that somebody can order now."""
    found = {
        a_of(action)
        for seat in s.actors()
        for action in s.legal_actions(seat)
        if verb_of(action) != terms.V_DONE
    }
    return sorted(found)
