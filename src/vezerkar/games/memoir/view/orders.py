"""How many units a card in play orders, and how many orders were given."""

from __future__ import annotations

from vezerkar.games.memoir import terms
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.rules.orders import BY_DICE, QUOTA_BITS, QUOTA_MASK, USED_UP
from vezerkar.games.memoir.state import Battle


def count_orders(s: Battle) -> tuple[int, int]:
    """Orders given so far, and orders in all: 0 if there is no limit."""
    ordered = 0
    for mask in s.orders:
        ordered |= mask
    given = ordered.bit_count()
    return given, orders_in_all(s.stack[frame.ORDER_QUOTAS], s.stack[frame.ORDER_LIMIT], given)


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
