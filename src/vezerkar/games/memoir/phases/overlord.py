# hot: compiled by mypyc
"""Overlord: a chief hands out cards, and each field general acts with his own (M44-A3.10 to A3.16).

The battlefield has six subsections, two for each field general. A card handed out acts in one of
them, or in both of a general's; no subsection gets more than one card a turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, Phase, a_of, b_of, pack, verb_of
from vezerkar.games.memoir import terms
from vezerkar.games.memoir.events import E_COPIED, E_HANDED, E_NO_EFFECT, E_PLAYED
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.phases.orders import rally
from vezerkar.games.memoir.rules.cards import has_class
from vezerkar.games.memoir.rules.orders import QUOTA_BITS, orders_by_dice
from vezerkar.games.memoir.rules.overlord import (
    acts_in,
    chief_copies,
    copied_from_chief,
    copied_in,
    copied_recon,
    may_copy,
    may_copy_chief,
    may_give_more,
    uses_both,
    zones_free,
    zones_of,
)
from vezerkar.games.memoir.state import Battle

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

# The two zones of each section, as bits, from the left of the bottom side.
LEFT_ZONES: Final = 3
CENTRE_ZONES: Final = 12
RIGHT_ZONES: Final = 48


class Command(Phase[Battle]):
    """Which cards does the chief play or hand out? Secret, as every card from a hand."""

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
            found.append(pack(terms.V_DONE, 0, 0, 0))
        return found

    def add_uses(self, s: Battle, card: i64, found: list[int]) -> None:
        """Every way in which the chief may use a card now."""
        board = s.board
        effect = board.card_effect[card]
        if effect == terms.AMBUSH:
            return  # M44-K.18
        if effect == terms.AIR_POWER or effect == terms.BARRAGE:
            found.append(pack(terms.V_PLAY, card, 0, 0))  # M44-A3.16
        elif effect == terms.FINEST_HOUR:
            if not s.played:
                found.append(pack(terms.V_PLAY, card, 0, 0))  # played alone
        elif effect == terms.COUNTER_ATTACK:
            self.add_copies(s, card, found)
        else:
            self.add_zones(s, card, found)
            if board.card_recon[card] and board.recon_barrage & BIT[s.active]:
                found.append(pack(terms.V_BARRAGE_WITH, card, 0, 0))  # M44-F.18

    def add_copies(self, s: Battle, card: i64, found: list[int]) -> None:
        """The orders of the other side that Counter-Attack may repeat (M44-K.28)."""
        board = s.board
        copies = chief_copies(s)
        if len(copies) < 2:
            if may_copy_chief(s):
                found.append(pack(terms.V_PLAY, card, 0, 0))
        else:
            for order in copies:
                if may_copy(s, order):
                    found.append(pack(terms.V_COPY, card, order, 0))
        for zone in range(6):
            there = copied_in(s, zone)
            if there != terms.NO_CARD and zones_free(s, zones_of(s, there, zone)):
                found.append(pack(terms.V_HAND, card, zone, 0))
        if board.recon_barrage & BIT[s.active] and copied_recon(s) != terms.NO_CARD:
            found.append(pack(terms.V_BARRAGE_WITH, card, 0, 0))  # M44-F.18

    def add_zones(self, s: Battle, card: i64, found: list[int]) -> None:
        """The subsections in which a card may act: those of the section it names."""
        for zone in range(6):
            if not acts_in(s, card, s.active, zone):
                continue
            if uses_both(s, card) and zone % 2:
                continue  # one name for the pair is enough
            if zones_free(s, zones_of(s, card, zone)):
                found.append(pack(terms.V_HAND, card, zone, 0))

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == terms.V_DONE:
            s.pop()
            s.push(terms.P_DRAW)
            s.push(terms.P_GENERALS)
            return
        if not s.played:
            forget_last(s)
        card = a_of(action)
        s.play_from_hand(s.active, card)
        if s.events is not None:
            s.tell(E_PLAYED, [s.active, card])
        if verb == terms.V_HAND:
            hand_out(s, card, b_of(action))
        elif verb == terms.V_BARRAGE_WITH:
            barrage_with(s, seat, card)
        elif verb == terms.V_COPY:
            play_by_chief(s, seat, card, b_of(action))
        elif s.board.card_effect[card] == terms.COUNTER_ATTACK:
            play_by_chief(s, seat, card, copied_from_chief(s))
        else:
            play_by_chief(s, seat, card, card)


def forget_last(s: Battle) -> None:
    """A new turn of this side: what it played before can no longer be copied."""
    per_side = s.board.memory
    last = s.last[:]
    for z in range(per_side):
        last[s.active * per_side + z] = terms.NO_CARD
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
        if last[first + k] == terms.NO_CARD:
            last[first + k] = order
            break
    s.last = last


def hand_out(s: Battle, card: i64, zone: i64) -> None:
    """A card goes to the field general of a subsection."""
    order = card
    if s.board.card_effect[card] == terms.COUNTER_ATTACK:
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
    if board.card_effect[card] == terms.COUNTER_ATTACK:
        order = board.card_mirror[copied_recon(s)]
        if s.events is not None:
            s.tell(E_COPIED, [s.active, order])
    remember_of_chief(s, order)
    s.push(terms.P_BARRAGE, seat)


def play_by_chief(s: Battle, seat: i64, card: i64, order: i64) -> None:
    """Air Power, Barrage and Their Finest Hour, or a copy of them (M44-A3.16)."""
    board = s.board
    if order == terms.NO_CARD:
        if s.events is not None:
            s.tell(E_NO_EFFECT, [card])
        return
    if order != card and s.events is not None:
        s.tell(E_COPIED, [s.active, order])
    remember_of_chief(s, order)
    effect = board.card_effect[order]
    if effect == terms.AIR_POWER:
        dice: i64 = board.card_strike[order * 2 + s.active]
        s.push(terms.P_NAMING, dice + seat * frame.DICE_SEAT, board.card_targets[order])
    elif effect == terms.BARRAGE:
        s.push(terms.P_BARRAGE, seat)
    else:
        # Every general rolls for himself.
        s.plan = [order, LEFT_ZONES, order, CENTRE_ZONES, order, RIGHT_ZONES]


class Generals(Phase[Battle]):
    """The field generals act one after the other, left to right. Frame: cards carried out."""

    def proceed(self, s: Battle, chance: Chance) -> None:
        self.dismiss(s)
        done: i64 = s.stack[frame.GENERALS_DONE]
        i = self.next_card(s, done)
        if i < 0:
            s.general = -1
            s.card = s.board.ordinary
            s.pop()
            return
        s.stack[frame.GENERALS_DONE] = done | BIT[i]
        zones: i64 = s.plan[2 * i + 1]
        section: i64 = 0 if zones & LEFT_ZONES else (1 if zones & CENTRE_ZONES else 2)
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
            whole |= terms.ALL_UNITS << (QUOTA_BITS * z)
    if board.card_falls_back[order] and not has_class(s, board.card_classes[order]):
        s.card = board.ordinary
        s.push(terms.P_ORDER, whole, 1)
        return
    s.card = order
    if effect == terms.MEDICS:
        s.push(terms.P_HEAL)
    elif effect == terms.DIG_IN:
        s.push(terms.P_DIG, board.card_limit[order])
    elif effect == terms.FINEST_HOUR:
        s.push(terms.P_ORDER, whole, orders_by_dice(rally(s, chance)))
    elif board.card_limit[order]:
        s.push(terms.P_ORDER, whole, board.card_limit[order])
    elif board.card_whole[order]:
        s.push(terms.P_ORDER, whole)
    else:
        quota: i64 = max(board.card_quotas[order])
        packed: i64 = 0
        for z in range(6):
            if zones & BIT[z]:
                packed |= quota << (QUOTA_BITS * z)
        s.push(terms.P_ORDER, packed)
