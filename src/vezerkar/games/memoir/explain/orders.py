"""Why a unit cannot be ordered, dug in or restored (chapter 2 of the rulebook and the cards)."""

from __future__ import annotations

from dataclasses import dataclass

from vezerkar.core.kernel import BIT
from vezerkar.games.memoir.explain.facts import Facts, terrain
from vezerkar.games.memoir.explain.moments import (
    not_mine,
    ordered_before,
    other_commander,
    wrong_moment,
)
from vezerkar.games.memoir.explain.reasons import because
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.phases.orders import Order
from vezerkar.games.memoir.rules.combat import is_adjacent
from vezerkar.games.memoir.rules.orders import (
    BY_DICE,
    QUOTA_BITS,
    QUOTA_MASK,
    USED_UP,
    classes_left,
    in_generals_zones,
    open_zones,
    zone_quotas,
)
from vezerkar.games.memoir.terms import INFANTRY, ORDERS, P_ORDER, SANDBAGS, V_ORDER
from vezerkar.scene.scene import Reason

ORDER = Order()


@dataclass(frozen=True)
class Limits:
    """How many units a card orders: quotas by zone, and orders anywhere or by dice."""

    quotas: int
    orders: int


def order(f: Facts, u: int) -> list[Reason]:
    """Why the card does not order a unit, or does no longer."""
    if f.current != P_ORDER:
        return [*wrong_moment(f, V_ORDER), *just_given(f, u)]
    found = not_mine(f, u)
    if found:
        return found
    if (all_orders(f) | f.s.fought) & BIT[u]:
        return [ordered_before(f, u)]
    limits = Limits(f.s.stack[frame.ORDER_QUOTAS], f.s.stack[frame.ORDER_LIMIT])
    return against_limits(f, u, limits) or not_commanded(f, u)


def against_limits(f: Facts, u: int, limits: Limits) -> list[Reason]:
    """What the card says against ordering a unit."""
    found = [*wrong_class(f, u), *wrong_contact(f, u), *wrong_place(f, u, limits.quotas)]
    if limits.orders == USED_UP:
        found.append(orders_given(f))
    return found + no_symbol(f, u, limits.orders)


def just_given(f: Facts, u: int) -> list[Reason]:
    """The last order has just been given, and the step was over by itself: what the card says."""
    s, board, card = f.s, f.board, f.s.card
    if s.moved | s.fought or s.general >= 0 or not_mine(f, u) or all_orders(f) & BIT[u]:
        return []
    if board.card_effect[card] != ORDERS:
        return []
    if board.card_limit[card]:
        given = all_orders(f).bit_count()
        return against_limits(f, u, Limits(0, USED_UP if given >= board.card_limit[card] else 0))
    if board.card_whole[card]:
        return against_limits(f, u, Limits(s.last_zones[s.active], 0))
    return against_limits(f, u, Limits(zone_quotas(s, s.active, board.card_quotas[card]), 0))


def all_orders(f: Facts) -> int:
    """Mask of the units ordered by anybody."""
    mask = 0
    for orders in f.s.orders:
        mask |= orders
    return mask


def wrong_class(f: Facts, u: int) -> list[Reason]:
    """The card is for infantry, armor or artillery only."""
    card = f.s.card
    if f.board.card_classes[card] & BIT[f.board.unit_class[u]]:
        return []
    args = (f.unit(u), f.class_name(u), f.card(card))
    return [because("why-wrong-class", *args, rules=f.card_rules(card), anchors=[f.card(card)])]


def wrong_contact(f: Facts, u: int) -> list[Reason]:
    """The card is only for units next to an enemy, or only for others (M44-K.27, K.36)."""
    card = f.s.card
    contact = f.board.card_adjacent[card]
    if contact == 0 or is_adjacent(f.s, u) == (contact == 1):
        return []
    rules = f.card_rules(card)
    if contact == 1:
        return [because("why-needs-contact", f.unit(u), f.card(card), rules=rules)]
    return [
        because(
            "why-needs-distance",
            f.unit(u),
            f.unit(enemy),
            f.card(card),
            rules=rules,
            anchors=[f.unit(enemy)],
        )
        for enemy in f.enemies_next_to(u)
    ]


def wrong_place(f: Facts, u: int, packed: int) -> list[Reason]:
    """The card names no section of the unit, or its orders there are all given."""
    zones = f.board.zones[f.place(u)]
    if not packed:
        return []
    rules = ("M44-C.2", "M44-2.8", *f.card_rules(f.s.card))
    if zones.bit_count() > 1:
        rules = ("M44-2.3", *rules)
    if not quota(packed, zones):
        return [because("why-wrong-section", f.unit(u), f.card(f.s.card), rules=rules)]
    if open_zones(f.s, packed, all_orders(f)) & zones:
        return []
    given = [f.unit(v) for v in f.board.units[f.s.active] if all_orders(f) & BIT[v]]
    args = (f.unit(u), f.card(f.s.card), quota(packed, zones))
    return [because("why-section-full", *args, rules=("M44-2.7", *rules), anchors=given)]


def quota(packed: int, zones: int) -> int:
    """Orders that a card has for a set of zones."""
    count = 0
    zone = 0
    while packed:
        if zones >> zone & 1:
            count += packed & QUOTA_MASK
        packed >>= QUOTA_BITS
        zone += 1
    return count


def no_symbol(f: Facts, u: int, orders: int) -> list[Reason]:
    """Their Finest Hour: the dice have no symbol left for such a unit (M44-K.42)."""
    if orders < BY_DICE:
        return []
    if classes_left(f.s, orders - BY_DICE, all_orders(f)) & BIT[f.board.unit_class[u]]:
        return []
    return [because("why-no-symbol", f.unit(u), f.class_name(u), rules=("M44-K.42",))]


def orders_given(f: Facts) -> Reason:
    """Everything that the card orders is ordered."""
    card = f.card(f.s.card)
    given = [f.unit(v) for v in f.board.units[f.s.active] if all_orders(f) & BIT[v]]
    rules = f.card_rules(f.s.card)
    return because("why-orders-given", card, len(given), rules=rules, anchors=given)


def not_commanded(f: Facts, u: int) -> list[Reason]:
    """In a team: another member orders the units of this section (M44-A3.8)."""
    s = f.s
    alone = len(f.board.team_seats[s.team(s.active)]) == 1
    if alone or ORDER.is_mine(s, f.seat, f.place(u), s.stack[frame.ORDER_QUOTAS]):
        return []
    owner = s.seat_in_charge(s.active, f.place(u))
    return [other_commander(f, u, owner, ("M44-A3.8", "M44-A3.3"))]


# Dig In, and Medics & Mechanics


def dig(f: Facts, u: int) -> list[Reason]:
    """Why a unit gets no sandbags (M44-K.33, K.34)."""
    found = not_mine(f, u)
    if found:
        return found
    s, h = f.s, f.place(u)
    if f.board.unit_class[u] != INFANTRY:
        found.append(because("why-dig-infantry", f.unit(u), rules=("M44-K.33",)))
    found += no_place_to_dig(f, u, h)
    found += other_section(f, u)
    if not found and s.fought & BIT[u]:
        found.append(ordered_before(f, u))
    owner = s.seat_in_charge(s.active, h)
    if not found and s.general < 0 and owner != f.seat:
        found.append(other_commander(f, u, owner, ("M44-A3.8",)))
    return found


def no_place_to_dig(f: Facts, u: int, h: int) -> list[Reason]:
    """The sea, sandbags or a sea wall that are there, or other ground that takes no sandbags."""
    firm = f.board.firm[h * 2 + f.board.unit_side[u]]
    if not firm and not f.s.works[h] & SANDBAGS:
        return []
    unit, place = f.unit(u), f.hex(h)
    if f.board.ocean[h]:
        return [because("why-dig-water", unit, place, rules=("M44-K.34",))]
    name = f.what(h, lambda t: not t.dig_in)
    if firm and f.layout.data.terrain[name].like != "sandbags":
        args = (unit, place, terrain(name))
        return [because("why-dig-ground", *args, rules=("M44-K.34",), anchors=[place])]
    rules = ("M44-K.34", "M44-F.8") if firm else ("M44-K.34",)
    return [because("why-dig-twice", unit, place, rules=rules, anchors=[place])]


def heal(f: Facts, u: int) -> list[Reason]:
    """Why medics and mechanics do not restore a unit (M44-K.39)."""
    found = not_mine(f, u)
    if found:
        return found
    if f.s.unit_men[u] == f.board.unit_full[u]:
        found.append(because("why-heal-unhurt", f.unit(u), rules=("M44-K.39",)))
    found += other_section(f, u)
    if not found and f.s.fought & BIT[u]:
        found.append(ordered_before(f, u))
    return found


def other_section(f: Facts, u: int) -> list[Reason]:
    """Overlord: a field general's card acts in his own section."""
    if f.s.general < 0 or in_generals_zones(f.s, f.place(u)):
        return []
    section = f.section(f.s.general)
    return [because("why-other-section", f.unit(u), section, rules=("M44-A3.13", "M44-A3.14"))]
