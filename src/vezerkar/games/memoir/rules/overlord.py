# hot: compiled by mypyc
"""Overlord: how many cards a chief may use, where each acts, and what Counter-Attack copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT
from vezerkar.games.memoir.terms import FINEST_HOUR, NO_CARD, NO_SIDE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.memoir.state import Battle

MOST_CARDS_A_TURN: Final = 3  # M44-A3.14


def may_give_more(s: Battle) -> bool:
    """M44-A3.14: at most three cards, one stays in hand, and Their Finest Hour is played alone."""
    if (
        len(s.played) - (1 if s.ambusher != NO_SIDE else 0) >= MOST_CARDS_A_TURN
        or len(s.hands[s.active]) < 2
    ):
        return False
    for i in range(0, len(s.plan), 2):
        if s.board.card_effect[s.plan[i]] == FINEST_HOUR:
            return False
    return True


def uses_both(s: Battle, order: i64) -> bool:
    """Tactic cards with orders and cards for all sections use both subsections of a general."""
    board = s.board
    quotas = board.card_quotas[order]
    if quotas[0] and quotas[1] and quotas[2]:
        return True
    return quotas[0] == 0 and quotas[1] == 0 and quotas[2] == 0 and not board.card_whole[order]


def acts_in(s: Battle, card: i64, side: i64, zone: i64) -> bool:
    """Whether a card of a side is for the section in which a subsection lies."""
    board = s.board
    quotas = board.card_quotas[card]
    section: i64 = zone // 2
    own: i64 = section if side == board.bottom else 2 - section
    return quotas[own] > 0 or (quotas[0] == 0 and quotas[1] == 0 and quotas[2] == 0)


def zones_of(s: Battle, order: i64, zone: i64) -> i64:
    """Mask of the subsections in which an order acts when it is given for one of them."""
    if uses_both(s, order):
        first: i64 = zone - zone % 2
        return BIT[first] | BIT[first + 1]
    return BIT[zone]


def zones_free(s: Battle, zones: i64) -> bool:
    for i in range(1, len(s.plan), 2):
        if s.plan[i] & zones:
            return False
    return True


def copied_in(s: Battle, zone: i64) -> i64:
    """The order the other side gave in the same part of the board in its last turn."""
    board = s.board
    order: i64 = s.last[(1 - s.active) * board.memory + zone]
    if order == NO_CARD:
        for chiefs in chief_orders(s):
            if is_recon(s, chiefs) and acts_in(s, chiefs, 1 - s.active, zone):
                order = chiefs  # played as Barrage, but a Recon all the same
                break
    if order != NO_CARD and uses_both(s, order) and zone % 2:
        return NO_CARD  # named by the first subsection of the pair
    return order


def chief_orders(s: Battle) -> list[int]:
    """The cards that the other chief played himself in his last turn, each kind once."""
    board = s.board
    found: list[int] = []
    first: i64 = (1 - s.active) * board.memory
    for k in range(board.zone_count, board.memory):
        order = s.last[first + k]
        if order != NO_CARD and order not in found:
            found.append(order)
    return found


def chief_copies(s: Battle) -> list[int]:
    """Of these the ones that may be copied anywhere; a Recon stays a Recon (M44-F.18)."""
    found: list[int] = []
    for order in chief_orders(s):
        if not is_recon(s, order):
            found.append(order)
    return found


def copied_from_chief(s: Battle) -> i64:
    """The card that a Counter-Attack of the chief copies where he need not choose."""
    copies = chief_copies(s)
    return copies[0] if copies else NO_CARD


def copied_recon(s: Battle) -> i64:
    """A Recon of the other side's last turn, however it was played; NO_CARD if there was none."""
    per_side = s.board.memory
    for z in range(per_side):
        order: i64 = s.last[(1 - s.active) * per_side + z]
        if is_recon(s, order):
            return order
    return NO_CARD


def is_recon(s: Battle, order: i64) -> bool:
    return order != NO_CARD and s.board.card_recon[order] != 0


def may_copy_chief(s: Battle) -> bool:
    """Whether the chief may play a Counter-Attack himself: as the other chief's card, or as none.

    Their Finest Hour is played alone, a copy of it as well (M44-A3.16). Where there is nothing to
    copy the card is played without effect (M44-1.4, K.31).
    """
    order = copied_from_chief(s)
    return nothing_to_copy(s) if order == NO_CARD else may_copy(s, order)


def may_copy(s: Battle, order: i64) -> bool:
    """Whether a card of the other chief may be copied in this turn, too."""
    return s.board.card_effect[order] != FINEST_HOUR or not s.played


def nothing_to_copy(s: Battle) -> bool:
    """Whether the other side gave no order at all in its last turn."""
    per_side = s.board.memory
    for z in range(per_side):
        if s.last[(1 - s.active) * per_side + z] != NO_CARD:
            return False
    return True
