# hot: compiled by mypyc
"""What a command card is worth now, in medals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT
from vezerkar.games.memoir.ai.unit_values import Weights, damage, flags, quick_use
from vezerkar.games.memoir.rules.cards import effective
from vezerkar.games.memoir.rules.combat import is_adjacent
from vezerkar.games.memoir.rules.overlord import copied_from_chief, copied_in
from vezerkar.games.memoir.terms import (
    AIR_POWER,
    ALL_UNITS,
    BARRAGE,
    COUNTER_ATTACK,
    DIG_IN,
    FINEST_HOUR,
    MEDICS,
    NO_CARD,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.memoir.state import Battle

DIG_IN_VALUE: Final = 0.08
ANYWHERE: Final = 3  # a section that stands for the whole board


def card_worth(s: Battle, w: Weights, card: i64) -> float:
    """What the active side gains if it plays a card now."""
    board = s.board
    order = effective(s, card)
    if board.overlord and board.card_effect[card] == COUNTER_ATTACK:
        order = copied_from_chief(s)
    return order_worth(s, w, order)


def order_worth(s: Battle, w: Weights, order: i64) -> float:
    """What an order is worth to the active side, with whichever card it is given."""
    board = s.board
    if order == NO_CARD:
        return 0.0
    effect = board.card_effect[order]
    if effect == AIR_POWER:
        return best_strike(s, w, board.card_strike[order * 2 + s.active], board.card_targets[order])
    if effect == BARRAGE:
        return best_barrage(s, w)
    if effect == DIG_IN:
        return DIG_IN_VALUE * float(min(board.card_limit[order], s.left[s.active]))
    if effect == MEDICS:
        return most_lost(s, w, len(s.hands[s.active]))
    if effect == FINEST_HOUR:
        dice: i64 = len(s.hands[s.active])
        return orders_worth(s, w, order, ANYWHERE, dice * 2 // 3)
    if board.card_whole[order]:
        best = 0.0
        for section in range(3):
            worth = section_worth(s, w, order, section)
            if worth > best:
                best = worth
        return best
    if board.card_limit[order]:
        return orders_worth(s, w, order, ANYWHERE, board.card_limit[order])
    total = w.recon if board.card_draw[order] > 1 else 0.0
    quotas = board.card_quotas[order]
    for section in range(3):
        if quotas[section]:
            total += orders_worth(s, w, order, section, quotas[section])
    return total


def section_worth(s: Battle, w: Weights, card: i64, section: i64) -> float:
    """What a card that orders all units of a section gains there."""
    return orders_worth(s, w, card, section, ALL_UNITS)


def card_in_zones(s: Battle, w: Weights, card: i64, zone: i64) -> float:
    """Overlord: what a card gains in a subsection."""
    board = s.board
    if board.card_effect[card] == COUNTER_ATTACK:
        card = copied_in(s, zone)
    limit: i64 = board.card_limit[card]
    if limit == 0:
        limit = max(board.card_quotas[card])
    uses: list[float] = []
    zones = BIT[zone]
    if board.card_limit[card]:
        zones = BIT[zone - zone % 2] | BIT[zone - zone % 2 + 1]
    u: i64
    for u in board.units[s.active]:
        h: i64 = s.unit_hex[u]
        if h >= 0 and board.zones[h] & zones and fits(s, u, card):
            uses.append(quick_use(s, w, u, card))
    return best_of(uses, limit if limit else ALL_UNITS)


def orders_worth(s: Battle, w: Weights, card: i64, section: i64, limit: i64) -> float:
    """What the most useful units of a section could do with a card."""
    board = s.board
    side = s.active
    uses: list[float] = []
    u: i64
    for u in board.units[side]:
        h: i64 = s.unit_hex[u]
        if h < 0 or (section != ANYWHERE and s.own_section(side, h) != section):
            continue
        if fits(s, u, card):
            uses.append(quick_use(s, w, u, card))
    return best_of(uses, limit)


def fits(s: Battle, u: i64, card: i64) -> bool:
    """Whether a card is for such a unit (M44-K.27, K.36)."""
    board = s.board
    if not board.card_classes[card] & BIT[board.unit_class[u]]:
        return False
    contact: i64 = board.card_adjacent[card]
    return contact == 0 or is_adjacent(s, u) == (contact == 1)


def best_of(worths: list[float], limit: i64) -> float:
    """The sum of the best few."""
    if len(worths) > limit:
        worths.sort(reverse=True)
    total = 0.0
    for i in range(len(worths)):
        if i >= limit:
            break
        total += worths[i]
    return total


def best_strike(s: Battle, w: Weights, dice: i64, most: i64) -> float:
    """An air strike on a group of enemy units that stand together."""
    board = s.board
    best = 0.0
    t: i64
    for t in board.units[1 - s.active]:
        h: i64 = s.unit_hex[t]
        if h < 0:
            continue
        total = damage(s, w, t, dice, True) + flags(s, w, t, dice, False)
        others: i64 = 1
        for k in range(6):
            u: i64 = s.at[board.near[h * 6 + k]]
            if u >= 0 and others < most and board.unit_side[u] != s.active:
                total += damage(s, w, u, dice, True) + flags(s, w, u, dice, False)
                others += 1
        if total > best:
            best = total
    return best


def best_barrage(s: Battle, w: Weights) -> float:
    """The enemy unit that the dice hurt most."""
    dice: i64 = s.board.barrage_dice[s.active]
    best = 0.0
    t: i64
    for t in s.board.units[1 - s.active]:
        if s.unit_hex[t] >= 0:
            worth = damage(s, w, t, dice, False) + flags(s, w, t, dice, False)
            if worth > best:
                best = worth
    return best


def most_lost(s: Battle, w: Weights, dice: i64) -> float:
    """The unit that medics and mechanics help most: half of the dice bring a figure back."""
    board = s.board
    best = 0.0
    u: i64
    for u in board.units[s.active]:
        lost: i64 = board.unit_full[u] - s.unit_men[u]
        if s.unit_hex[u] < 0 or lost == 0:
            continue
        back = float(dice) / 2.0
        if back > float(lost):
            back = float(lost)
        worth = w.figure * back + w.kill * back / float(1 + s.unit_men[u]) / 2.0
        if worth > best:
            best = worth
    return best
