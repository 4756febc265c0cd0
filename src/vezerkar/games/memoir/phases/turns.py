# hot: compiled by mypyc
"""Steps 1 and 5 of a turn: a card is played, a card is drawn; and the air drop before the first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core import decks
from vezerkar.core.kernel import BIT, Phase, a_of, pack, verb_of
from vezerkar.core.lists import plus
from vezerkar.games.memoir.phases.orders import BY_DICE, rally, zone_quotas
from vezerkar.games.memoir.phases.strikes import DICE_SEAT, STRIKE_UNITS
from vezerkar.games.memoir.state import SUDDEN_DEATH, Battle
from vezerkar.games.memoir.terms import (
    AIR_POWER,
    AMBUSH,
    ARMOR,
    BARRAGE,
    BY_EMPTY_DECK,
    BY_SUDDEN_DEATH,
    COUNTER_ATTACK,
    DIG_IN,
    E_COPIED,
    E_DROP_LOST,
    E_DROPPED,
    E_NO_EFFECT,
    E_PLAYED,
    FINEST_HOUR,
    HITS_CLASS,
    INFANTRY,
    MEDICS,
    NO_CARD,
    P_BARRAGE,
    P_DIG,
    P_DRAW,
    P_HEAL,
    P_KEEP,
    P_NAMING,
    P_ORDER,
    P_SECTION,
    STAR,
    V_AIM,
    V_BARRAGE_WITH,
    V_KEEP,
    V_PLAY,
    V_STRIKE_WITH,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


# The six steps of space/hexes.py in doubled columns and rows, shifted to be never negative.
DROP_X: Final = b"\x01\x03\x00\x04\x01\x03"
DROP_ROW: Final = b"\x00\x00\x01\x01\x02\x02"


class Play(Phase[Battle]):
    """Which card is played? A secret choice: it is never taken silently."""

    def waiting(self, s: Battle) -> i64:
        return s.commanders() if s.hands[s.active] else 0

    def proceed(self, s: Battle, chance: Chance) -> None:
        """An empty hand, where cards ran out: the turn goes on to the draw (M44-5.8)."""
        s.pop()
        s.push(P_DRAW)

    def actions(self, s: Battle, seat: i64) -> list[int]:
        found: list[int] = []
        hand = s.hands[s.active]
        before: i64 = -1
        for card in hand:
            if card == before:
                continue
            before = card
            if s.board.card_effect[card] == AMBUSH and hand.count(card) < len(hand):
                continue  # M44-K.18
            if plays(s, seat, card):
                found.append(pack(V_PLAY, card, 0, 0))
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
                    found.append(pack(V_STRIKE_WITH, card, 0, 0))
                if barrages:
                    found.append(pack(V_BARRAGE_WITH, card, 0, 0))

    def take(self, s: Battle, seat: i64, action: int, chance: Chance) -> None:
        card = a_of(action)
        verb = verb_of(action)
        s.play_from_hand(s.active, card)
        s.pop()
        s.push(P_DRAW)
        if s.events is not None:
            s.tell(E_PLAYED, [s.active, card])
        order = effective(s, card)
        remember(s, order)
        if verb == V_STRIKE_WITH:
            strike_with_recon(s, seat, order)
        elif verb == V_BARRAGE_WITH:
            s.push(P_BARRAGE, seat)
        elif order == NO_CARD:
            if s.events is not None:
                s.tell(E_NO_EFFECT, [card])
        else:
            if order != card and s.events is not None:
                s.tell(E_COPIED, [s.active, order])
            follow(s, seat, order, chance)


def plays(s: Battle, seat: i64, card: i64) -> bool:
    """In a team the section's commander plays its cards, the chief all others (M44-A3.8)."""
    board = s.board
    team = s.team(s.active)
    if len(board.team_seats[team]) == 1:
        return True
    quotas = board.card_quotas[card]
    sections = 0
    owner: i64 = board.chief[team]
    for section in range(3):
        if quotas[section]:
            sections += 1
            if sections == 1:
                owner = board.post[team][section]
    if sections != 1:
        owner = board.chief[team]
    return owner == seat


def effective(s: Battle, card: i64) -> i64:
    """The order that a card gives here and now; NO_CARD if it does nothing."""
    board = s.board
    effect = board.card_effect[card]
    if effect == AMBUSH:
        return NO_CARD  # only playable when nothing else is left in the hand
    if effect == COUNTER_ATTACK:
        copied: i64 = s.last[(1 - s.active) * board.memory]
        if copied == NO_CARD:
            return NO_CARD  # M44-K.31
        return board.card_mirror[copied]  # M44-K.28, K.30
    return board.card_becomes[card]  # M44-F.19


def remember(s: Battle, order: i64) -> None:
    """What a Counter-Attack of the other side would copy."""
    per_side = s.board.memory
    last = s.last[:]
    for z in range(per_side):
        last[s.active * per_side + z] = order
    s.last = last
    s.choose_zones(0)


def may_strike_with_recon(s: Battle) -> bool:
    """M44-F.12: while a unit of the side stands on one of the named hexes."""
    board = s.board
    if board.recon_strike_side != s.active:
        return False
    for h in board.recon_strike_hexes:
        u: i64 = s.at[h]
        if u >= 0 and board.unit_side[u] == s.active:
            return True
    return False


def strike_with_recon(s: Battle, seat: i64, order: i64) -> None:
    """An air strike on a group of which one unit stands in the card's section (M44-F.12)."""
    packed = zone_quotas(s, s.active, s.board.card_quotas[order])
    zones: i64 = 0
    for z in range(3):
        if packed >> (4 * z) & 15:
            zones |= BIT[z]
    s.push(P_NAMING, s.board.recon_strike_dice + seat * DICE_SEAT, STRIKE_UNITS, zones)


def follow(s: Battle, seat: i64, order: i64, chance: Chance) -> None:
    """Do what the order says: push the phases it needs."""
    board = s.board
    effect = board.card_effect[order]
    if board.card_falls_back[order] and not has_class(s, board.card_classes[order]):
        s.card = board.ordinary  # M44-K.10
        s.push(P_ORDER, 0, 1)
        return
    s.card = order
    if effect == AIR_POWER:
        dice: i64 = board.card_strike[order * 2 + s.active]  # M44-K.12
        s.push(P_NAMING, dice + seat * DICE_SEAT, board.card_targets[order])  # M44-K.11
    elif effect == BARRAGE:
        s.push(P_BARRAGE, seat)
    elif effect == MEDICS:
        s.push(P_HEAL)
    elif effect == FINEST_HOUR:
        s.push(P_ORDER, 0, orders_by_dice(rally(s, chance)))
    elif effect == DIG_IN:
        s.push(P_DIG, board.card_limit[order])
    elif board.card_whole[order]:
        copied = s.last_zones[1 - s.active]
        if s.played[0] != order and copied:
            s.choose_zones(copied)
            s.push(P_ORDER, copied)  # M44-K.29: the section the opponent chose
        else:
            s.push(P_SECTION)
    elif board.card_limit[order]:
        s.push(P_ORDER, 0, board.card_limit[order])
    else:
        s.push(P_ORDER, zone_quotas(s, s.active, board.card_quotas[order]))


def has_class(s: Battle, classes: i64) -> bool:
    """Whether the active side has a unit of these classes anywhere on the board."""
    for u in s.board.units[s.active]:
        if s.unit_hex[u] >= 0 and classes & BIT[s.board.unit_class[u]]:
            return True
    return False


def orders_by_dice(faces: list[int]) -> i64:
    """M44-K.42: infantry symbols, armor symbols and stars as one number of a frame."""
    infantry: i64 = 0
    armor: i64 = 0
    stars: i64 = 0
    for face in faces:
        if face == STAR:
            stars += 1
        elif HITS_CLASS[face] == INFANTRY:
            infantry += 1
        elif HITS_CLASS[face] == ARMOR:
            armor += 1
    return BY_DICE + infantry + 16 * armor + 256 * stars


class Draw(Phase[Battle]):
    """The end of a turn, step by step. Frame: the next step. Nobody is asked."""

    def proceed(self, s: Battle, chance: Chance) -> None:
        step: i64 = s.stack[-3]
        s.stack[-3] = step + 1
        if step == 0:
            self.replace_ambush(s, chance)
        elif step == 1:
            self.replace_card(s, chance)
        elif step == 2:
            self.extra_cards(s, chance)
        elif step == 3:
            s.pop()
            self.end_turn(s)
        else:
            s.pop()
            self.replace_ambush(s, chance)
            s.ambusher = 2

    def replace_ambush(self, s: Battle, chance: Chance) -> None:
        """M44-5.6: the owner of Ambush discards it and draws first."""
        if s.ambusher == 2:
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
            s.push(P_KEEP)
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
                    s.win(BY_SUDDEN_DEATH, s.active)  # M44-O.10
                    return
        if board.deck_winner < 2 and decks.size(s.pile) == 0:
            s.win(BY_EMPTY_DECK, board.deck_winner)  # M44-F.10
            return
        s.turn += 1
        s.active = 1 - s.active
        s.clear_turn()
        s.push_turn()


class Keep(Phase[Battle]):
    """Which of the two cards is kept? Secret: two equal cards must not show (M44-I.2)."""

    def waiting(self, s: Battle) -> i64:
        return BIT[s.board.chief[s.team(s.active)]]

    def actions(self, s: Battle, seat: i64) -> list[int]:
        found = [pack(V_KEEP, s.drawn[0], 0, 0)]
        if s.drawn[1] != s.drawn[0]:
            found.append(pack(V_KEEP, s.drawn[1], 0, 0))
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
            pack(V_AIM, hex_number(board.width, col, row), 0, 0)
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
