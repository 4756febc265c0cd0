# hot: compiled by mypyc
"""Steps 1 and 5 of a turn: a card is played, a card is drawn; and the air drop before the first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core import decks
from vezerkar.core.kernel import BIT, Phase, a_of, pack, verb_of
from vezerkar.core.lists import plus
from vezerkar.games.memoir import terms
from vezerkar.games.memoir.events import E_COPIED, E_DROP_LOST, E_DROPPED, E_NO_EFFECT, E_PLAYED
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.phases.orders import rally
from vezerkar.games.memoir.phases.strikes import STRIKE_UNITS
from vezerkar.games.memoir.rules.cards import effective, has_class, may_strike_with_recon, plays
from vezerkar.games.memoir.rules.orders import QUOTA_BITS, QUOTA_MASK, orders_by_dice, zone_quotas
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import SUDDEN_DEATH

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


# The six steps of space/hexes.py in doubled columns and rows, shifted to be never negative.
DROP_X: Final = b"\x01\x03\x00\x04\x01\x03"
DROP_ROW: Final = b"\x00\x00\x01\x01\x02\x02"


class Play(Phase[Battle]):
    """Which card is played? Secret: it is asked even when there is only one."""

    def waiting(self, s: Battle) -> i64:
        return s.commanders() if s.hands[s.active] else 0

    def proceed(self, s: Battle, chance: Chance) -> None:
        """An empty hand, where cards ran out: the turn goes on to the draw (M44-5.8)."""
        s.replace(terms.P_DRAW)

    def actions(self, s: Battle, seat: i64) -> list[int]:
        found: list[int] = []
        hand = s.hands[s.active]
        before: i64 = -1
        for card in hand:
            if card == before:
                continue
            before = card
            if s.board.card_effect[card] == terms.AMBUSH and hand.count(card) < len(hand):
                continue  # M44-K.18
            if plays(s, seat, card):
                found.append(pack(terms.V_PLAY, card, 0, 0))
        self.add_other_uses(s, seat, found)
        return found

    def add_other_uses(self, s: Battle, seat: i64, found: list[int]) -> None:
        """Recon as an air strike or a barrage, where the scenario says so (M44-F.12, F.18)."""
        board = s.board
        barrages = board.recon_barrage & BIT[s.active] != 0
        if not barrages and not may_strike_with_recon(s):
            return
        for action in found[:]:
            card = a_of(action)
            if board.card_recon[effective(s, card)]:
                if may_strike_with_recon(s):
                    found.append(pack(terms.V_STRIKE_WITH, card, 0, 0))
                if barrages:
                    found.append(pack(terms.V_BARRAGE_WITH, card, 0, 0))

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        card = a_of(action)
        verb = verb_of(action)
        s.play_from_hand(s.active, card)
        s.replace(terms.P_DRAW)
        if s.events is not None:
            s.tell(E_PLAYED, [s.active, card])
        order = effective(s, card)
        remember(s, order)
        if verb == terms.V_STRIKE_WITH:
            strike_with_recon(s, seat, order)
        elif verb == terms.V_BARRAGE_WITH:
            s.push(terms.P_BARRAGE, seat)
        elif order == terms.NO_CARD:
            if s.events is not None:
                s.tell(E_NO_EFFECT, [card])
        else:
            if order != card and s.events is not None:
                s.tell(E_COPIED, [s.active, order])
            follow(s, seat, order, chance)


def remember(s: Battle, order: i64) -> None:
    """What a Counter-Attack of the other side would copy."""
    per_side = s.board.memory
    last = s.last[:]
    for z in range(per_side):
        last[s.active * per_side + z] = order
    s.last = last
    s.choose_zones(0)


def strike_with_recon(s: Battle, seat: i64, order: i64) -> None:
    """An air strike on a group of which one unit stands in the card's section (M44-F.12)."""
    packed = zone_quotas(s, s.active, s.board.card_quotas[order])
    zones: i64 = 0
    for z in range(3):
        if packed >> (QUOTA_BITS * z) & QUOTA_MASK:
            zones |= BIT[z]
    s.push(terms.P_NAMING, s.board.recon_strike_dice + seat * frame.DICE_SEAT, STRIKE_UNITS, zones)


def follow(s: Battle, seat: i64, order: i64, chance: Chance) -> None:
    """Do what the order says: push the phases it needs."""
    board = s.board
    effect = board.card_effect[order]
    if board.card_falls_back[order] and not has_class(s, board.card_classes[order]):
        s.card = board.ordinary  # M44-K.10
        s.push(terms.P_ORDER, 0, 1)
        return
    s.card = order
    if effect == terms.AIR_POWER:
        dice: i64 = board.card_strike[order * 2 + s.active]  # M44-K.12
        s.push(terms.P_NAMING, dice + seat * frame.DICE_SEAT, board.card_targets[order])  # M44-K.11
    elif effect == terms.BARRAGE:
        s.push(terms.P_BARRAGE, seat)
    elif effect == terms.MEDICS:
        s.push(terms.P_HEAL)
    elif effect == terms.FINEST_HOUR:
        s.push(terms.P_ORDER, 0, orders_by_dice(rally(s, chance)))
    elif effect == terms.DIG_IN:
        s.push(terms.P_DIG, board.card_limit[order])
    elif board.card_whole[order]:
        copied = s.last_zones[1 - s.active]
        if s.played[0] != order and copied:
            s.choose_zones(copied)
            s.push(terms.P_ORDER, copied)  # M44-K.29: the section the opponent chose
        else:
            s.push(terms.P_SECTION)
    elif board.card_limit[order]:
        s.push(terms.P_ORDER, 0, board.card_limit[order])
    else:
        s.push(terms.P_ORDER, zone_quotas(s, s.active, board.card_quotas[order]))


class Draw(Phase[Battle]):
    """The end of a turn, step by step. Frame: the next step. Nobody is asked."""

    def proceed(self, s: Battle, chance: Chance) -> None:
        step: i64 = s.stack[frame.DRAW_STEP]
        if step == frame.AMBUSH_AT_ONCE:
            s.pop()
            self.replace_ambush(s, chance)
            s.ambusher = terms.NO_SIDE
            return
        if step == 0:
            self.replace_ambush(s, chance)
        if step <= 1:
            s.stack[frame.DRAW_STEP] = 2
            self.replace_card(s, chance)
            if s.stack[frame.PHASE] != terms.P_DRAW:
                return  # one of two cards is kept first
        if step <= 2:
            self.extra_cards(s, chance)
        self.end_turn(s)

    def replace_ambush(self, s: Battle, chance: Chance) -> None:
        """M44-5.6: the owner of Ambush discards it and draws first."""
        if s.ambusher == terms.NO_SIDE:
            return
        s.played = [card for card in s.played if card != s.board.ambush]
        s.put_on_discards(s.ambusher, s.board.ambush)
        s.draw_card(s.ambusher, chance)

    def replace_card(self, s: Battle, chance: Chance) -> None:
        """M44-5.1: the played card is discarded, then a card is drawn; two after Recon (5.7)."""
        board = s.board
        for card in s.played:
            s.put_on_discards(s.active, card)
        s.played = []
        if board.overlord:
            self.refill_hand(s, chance)
            return
        if board.card_reshuffles[s.card] and board.reshuffles:
            s.reshuffle()  # M44-K.44
        if board.card_draw[s.card] < 2:
            s.draw_card(s.active, chance)
            return
        drawn: list[int] = []
        for i in range(2):
            card = s.next_card(chance)
            if card >= 0:
                drawn.append(card)
                s.tell_draw(s.active, card)
        if len(drawn) == 2:
            drawn.sort()
            s.drawn = drawn
            s.push(terms.P_KEEP)
        elif drawn:
            s.take_in_hand(s.active, drawn[0])

    def refill_hand(self, s: Battle, chance: Chance) -> None:
        """Overlord: the chief draws 2 cards, 3 after a Recon, up to the hand size (M44-A3.15)."""
        board = s.board
        cards: i64 = 2
        for i in range(0, len(s.plan), 2):
            if board.card_recon[s.plan[i]]:
                cards = 3
            if board.card_reshuffles[s.plan[i]] and i == 0 and board.reshuffles:
                s.reshuffle()  # M44-A3.16
        while cards > 0 and len(s.hands[s.active]) < board.hand_size[s.active]:
            s.draw_card(s.active, chance)
            cards -= 1

    def extra_cards(self, s: Battle, chance: Chance) -> None:
        """M44-F.4: some scenarios give a side more cards in its first turns."""
        board = s.board
        if board.extra_side != s.active:
            return
        own_turn = s.turn // 2 + 1
        if own_turn < 256 and own_turn in board.extra_turns:
            for i in range(board.extra_cards):
                s.draw_card(s.active, chance)

    def end_turn(self, s: Battle) -> None:
        board = s.board
        for goal in range(len(board.goal_mode)):
            if board.goal_mode[goal] == SUDDEN_DEATH and board.goal_side[goal] == s.active:
                if s.holds(goal):
                    s.pop()
                    s.win(terms.BY_SUDDEN_DEATH, s.active)  # M44-O.10
                    return
        if board.deck_winner != terms.NO_SIDE and decks.size(s.pile) == 0:
            s.pop()
            s.win(terms.BY_EMPTY_DECK, board.deck_winner)  # M44-F.10
            return
        s.turn += 1
        s.active = 1 - s.active
        s.clear_turn()
        s.begin_turn()


class Keep(Phase[Battle]):
    """Which of the two cards is kept? Secret: two equal cards must not show (M44-I.2)."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.board.chief[s.team(s.active)]]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        found = [pack(terms.V_KEEP, s.drawn[0], 0, 0)]
        if s.drawn[1] != s.drawn[0]:
            found.append(pack(terms.V_KEEP, s.drawn[1], 0, 0))
        return found

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        kept = a_of(action)
        given_up = s.drawn[1] if kept == s.drawn[0] else s.drawn[0]
        s.drawn = []
        s.take_in_hand(s.active, kept)
        s.put_on_discards(s.active, given_up)
        s.pop()


class Drop(Phase[Battle]):
    """Where do the airborne aim? (M44-F.5)"""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.board.chief[s.team(s.board.drop_side)]]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        board = s.board
        return [
            pack(terms.V_AIM, hex_number(board.width, col, row), 0, 0)
            for row in range(board.rows)
            for col in range(board.width - row % 2)
        ]

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        s.pop()
        for u in s.board.drops:
            h = scatter(s, a_of(action), chance)
            if h >= 0 and s.at[h] < 0 and s.board.landing[h]:
                s.set_men(u, s.board.unit_full[u])
                s.left = plus(s.left, s.board.drop_side, 1)
                s.put(u, h)
                if s.events is not None:
                    s.tell(E_DROPPED, [u, h])
            elif s.events is not None:
                s.tell(E_DROP_LOST, [u])
        s.score()


def hex_number(width: i64, col: i64, row: i64) -> i64:
    """As HexGrid.number, for a walk that may lead off the board."""
    return (2 * width + 1) * (row // 2) + (width + 1) * (row % 2) + col


def scatter(s: Battle, aim: i64, chance: Chance) -> i64:
    """A random walk from the aiming hex; -1 if it ends off the board."""
    width: i64 = s.board.width
    pair: i64 = 2 * width + 1
    row: i64 = aim // pair * 2
    col: i64 = aim % pair
    if col > width:
        row += 1
        col -= width + 1
    x: i64 = 2 * col + row % 2
    for i in range(s.board.drop_steps):
        step = chance.below(7)
        if step < 6:
            x += DROP_X[step] - 2
            row += DROP_ROW[step] - 1
    if row < 0 or row >= s.board.rows or x < 0:
        return -1
    col = x // 2
    if col >= width - row % 2:
        return -1
    return hex_number(width, col, row)
