# hot: compiled by mypyc
"""Overlord: a chief hands out cards, and each field general acts with his own (M44-A3.10 to A3.16).

The battlefield has six subsections, two for each field general. A card handed out acts in one of
them, or in both of a general's; no subsection gets more than one card a turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.games.memoir.phases.orders import ALL_UNITS, QUOTA_BITS, rally
from vezerkar.games.memoir.phases.strikes import DICE_SEAT
from vezerkar.games.memoir.phases.turns import has_class, orders_by_dice
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import (
    AIR_POWER,
    AMBUSH,
    BARRAGE,
    COUNTER_ATTACK,
    DIG_IN,
    E_COPIED,
    E_HANDED,
    E_NO_EFFECT,
    E_PLAYED,
    FINEST_HOUR,
    MEDICS,
    NO_CARD,
    P_BARRAGE,
    P_DIG,
    P_DRAW,
    P_GENERALS,
    P_HEAL,
    P_NAMING,
    P_ORDER,
    V_BARRAGE_WITH,
    V_COPY,
    V_DONE,
    V_HAND,
    V_PLAY,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

MOST_CARDS: Final = 3  # M44-A3.14


class Command(Phase[Battle]):
    """Which cards does the chief play or hand out? Secret, as any choice from a hand."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.board.chief[s.team(s.active)]]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        found: list[int] = []
        hand = s.hands[s.active]
        if may_give_more(s):
            before: i64 = -1
            for card in hand:
                if card != before:
                    before = card
                    self.add_uses(s, card, found)
        if s.played or not found:
            found.append(pack(V_DONE, 0, 0, 0))
        return found

    def add_uses(self, s: Battle, card: i64, found: list[int]) -> None:
        """Every way in which the chief may use a card now."""
        board = s.board
        effect = board.card_effect[card]
        if effect == AMBUSH:
            return  # M44-K.18
        if effect == AIR_POWER or effect == BARRAGE:
            found.append(pack(V_PLAY, card, 0, 0))  # M44-A3.16
        elif effect == FINEST_HOUR:
            if not s.played:
                found.append(pack(V_PLAY, card, 0, 0))  # played alone
        elif effect == COUNTER_ATTACK:
            self.add_copies(s, card, found)
        else:
            self.add_zones(s, card, found)
            if board.card_recon[card] and board.recon_barrage & BIT[s.active]:
                found.append(pack(V_BARRAGE_WITH, card, 0, 0))  # M44-F.18

    def add_copies(self, s: Battle, card: i64, found: list[int]) -> None:
        """The orders of the other side that Counter-Attack may repeat (M44-K.28)."""
        board = s.board
        copies = chief_copies(s)
        if len(copies) < 2:
            if may_copy_chief(s):
                found.append(pack(V_PLAY, card, 0, 0))
        else:
            for order in copies:
                if may_copy(s, order):
                    found.append(pack(V_COPY, card, order, 0))
        for zone in range(6):
            there = copied_in(s, zone)
            if there != NO_CARD and zones_free(s, zones_of(s, there, zone)):
                found.append(pack(V_HAND, card, zone, 0))
        if board.recon_barrage & BIT[s.active] and copied_recon(s) != NO_CARD:
            found.append(pack(V_BARRAGE_WITH, card, 0, 0))  # M44-F.18

    def add_zones(self, s: Battle, card: i64, found: list[int]) -> None:
        """The subsections in which a card may act: those of the section it names."""
        for zone in range(6):
            if not acts_in(s, card, s.active, zone):
                continue
            if uses_both(s, card) and zone % 2:
                continue  # one name for the pair is enough
            if zones_free(s, zones_of(s, card, zone)):
                found.append(pack(V_HAND, card, zone, 0))

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == V_DONE:
            s.pop()
            s.push(P_DRAW)
            s.push(P_GENERALS)
            return
        if not s.played:
            forget_last(s)
        card = a_of(action)
        s.play_from_hand(s.active, card)
        if s.events is not None:
            s.tell(E_PLAYED, [s.active, card])
        if verb == V_HAND:
            hand_out(s, card, b_of(action))
        elif verb == V_BARRAGE_WITH:
            barrage_with(s, seat, card)
        elif verb == V_COPY:
            play_by_chief(s, seat, card, b_of(action))
        elif s.board.card_effect[card] == COUNTER_ATTACK:
            play_by_chief(s, seat, card, copied_from_chief(s))
        else:
            play_by_chief(s, seat, card, card)


def may_give_more(s: Battle) -> bool:
    """M44-A3.14: at most three cards, one stays in hand, and Their Finest Hour is played alone."""
    if len(s.played) - (1 if s.ambusher < 2 else 0) >= MOST_CARDS or len(s.hands[s.active]) < 2:
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


def forget_last(s: Battle) -> None:
    """A new turn of this side: what it played before can no longer be copied."""
    per_side = s.board.memory
    last = s.last[:]
    for z in range(per_side):
        last[s.active * per_side + z] = NO_CARD
    s.last = last


def remember_in(s: Battle, order: i64, zones: i64) -> None:
    """What a Counter-Attack of the other side would copy, by subsection."""
    board = s.board
    last = s.last[:]
    for z in range(board.zone_count):
        if zones & BIT[z]:
            last[s.active * board.memory + z] = order
    s.last = last


def remember_of_chief(s: Battle, order: i64) -> None:
    """What it would copy of the cards that the chief plays himself: one does not hide another."""
    board = s.board
    last = s.last[:]
    first: i64 = s.active * board.memory
    for k in range(board.zone_count, board.memory):
        if last[first + k] == NO_CARD:
            last[first + k] = order
            break
    s.last = last


def hand_out(s: Battle, card: i64, zone: i64) -> None:
    """A card goes to the field general of a subsection."""
    order = card
    if s.board.card_effect[card] == COUNTER_ATTACK:
        order = s.board.card_mirror[copied_in(s, zone)]  # M44-K.28
        if s.events is not None:
            s.tell(E_COPIED, [s.active, order])
    zones = zones_of(s, order, zone)
    remember_in(s, order, zones)
    s.plan = [*s.plan, order, zones]
    if s.events is not None:
        s.tell(E_HANDED, [s.active, order, zone])


def barrage_with(s: Battle, seat: i64, card: i64) -> None:
    """A Recon, or a copy of one, is played as Barrage and stays a Recon for a copy (M44-F.18)."""
    board = s.board
    order = card
    if board.card_effect[card] == COUNTER_ATTACK:
        order = board.card_mirror[copied_recon(s)]
        if s.events is not None:
            s.tell(E_COPIED, [s.active, order])
    remember_of_chief(s, order)
    s.push(P_BARRAGE, seat)


def play_by_chief(s: Battle, seat: i64, card: i64, order: i64) -> None:
    """Air Power, Barrage and Their Finest Hour, or a copy of them (M44-A3.16)."""
    board = s.board
    if order == NO_CARD:
        if s.events is not None:
            s.tell(E_NO_EFFECT, [card])
        return
    if order != card and s.events is not None:
        s.tell(E_COPIED, [s.active, order])
    remember_of_chief(s, order)
    effect = board.card_effect[order]
    if effect == AIR_POWER:
        dice: i64 = board.card_strike[order * 2 + s.active]
        s.push(P_NAMING, dice + seat * DICE_SEAT, board.card_targets[order])
    elif effect == BARRAGE:
        s.push(P_BARRAGE, seat)
    else:
        s.plan = [order, 3, order, 12, order, 48]  # every general rolls for himself


class Generals(Phase[Battle]):
    """The field generals act one after the other, left to right. Frame: cards carried out."""

    def proceed(self, s: Battle, chance: Chance) -> None:
        self.dismiss(s)
        done: i64 = s.stack[-3]
        i = self.next_card(s, done)
        if i < 0:
            s.general = -1
            s.card = s.board.ordinary
            s.pop()
            return
        s.stack[-3] = done | BIT[i]
        zones: i64 = s.plan[2 * i + 1]
        section: i64 = 0 if zones & 3 else (1 if zones & 12 else 2)
        s.general = section if s.active == s.board.bottom else 2 - section
        follow_general(s, s.plan[2 * i], zones, chance)

    def next_card(self, s: Battle, done: i64) -> i64:
        """The card of the leftmost subsection, seen by its side, that has not been carried out."""
        best: i64 = -1
        for i in range(len(s.plan) // 2):
            if done & BIT[i]:
                continue
            leftmost = s.active == s.board.bottom
            if best < 0 or (s.plan[2 * i + 1] < s.plan[2 * best + 1]) == leftmost:
                best = i
        return best

    def dismiss(self, s: Battle) -> None:
        """Units that have had their orders do nothing more this turn (M44-2.4).

        The next card counts its own orders only, where its units stand then (M44-2.8, A3.14).
        """
        for mask in s.orders:
            s.moved |= mask
            s.fought |= mask
        s.orders = [0] * len(s.orders)


def follow_general(s: Battle, order: i64, zones: i64, chance: Chance) -> None:
    """A field general carries out a card in his subsections."""
    board = s.board
    effect = board.card_effect[order]
    whole: i64 = 0
    for z in range(6):
        if zones & BIT[z]:
            whole |= ALL_UNITS << (QUOTA_BITS * z)
    if board.card_falls_back[order] and not has_class(s, board.card_classes[order]):
        s.card = board.ordinary
        s.push(P_ORDER, whole, 1)
        return
    s.card = order
    if effect == MEDICS:
        s.push(P_HEAL)
    elif effect == DIG_IN:
        s.push(P_DIG, board.card_limit[order])
    elif effect == FINEST_HOUR:
        s.push(P_ORDER, whole, orders_by_dice(rally(s, chance)))
    elif board.card_limit[order]:
        s.push(P_ORDER, whole, board.card_limit[order])
    elif board.card_whole[order]:
        s.push(P_ORDER, whole)
    else:
        quota: i64 = max(board.card_quotas[order])
        packed: i64 = 0
        for z in range(6):
            if zones & BIT[z]:
                packed |= quota << (QUOTA_BITS * z)
        s.push(P_ORDER, packed)
