# hot: compiled by mypyc
"""What is hidden from whom, and a deal of the hidden cards that agrees with what a seat knows.

How many unit and action cards a side holds is open: their backs differ and draws are announced.
Purchases of the set-up stay secret until they are placed, cards on top of a deck for good.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core import decks
from vezerkar.core.kernel import BIT
from vezerkar.core.lists import changed, with_list
from vezerkar.games.panzer.rules.deck import in_deck
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import (
    ACTION_DECK,
    NO_CARD,
    P_BUY,
    P_PLACE,
    PHASE,
    PLACE_TURN,
    UNIT_SLOTS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

PURCHASES_ON_AVERAGE: Final = 6  # a guess stops buying with one chance in so many
CHEAPEST_UNIT: Final = 2  # prestige
ANY_COST: Final = 99


def sees(s: Front, seat: i64, side: i64) -> bool:
    """Whether a seat sees a side's hand (PG-6.1.10); a non-player side has none."""
    if side == s.board.npc:
        return True
    return seat >= 0 and s.board.seat[side] == seat


def unseen(s: Front, seat: i64) -> int:
    """How many cards a seat cannot see; units, discards and played cards are open."""
    hidden: i64 = decks.size(s.piles[ACTION_DECK])
    for side in range(2):
        own = sees(s, seat, side)
        if s.turn or not own:  # one's own set-up units are chosen from all there are
            hidden += decks.size(s.piles[side]) + len(s.bought[side]) + len(s.top[side])
        if not own:
            hidden += len(s.hands[side]) - len(s.known[side])
            if s.pledge[side] != NO_CARD:
                hidden += 1
    return hidden


def guess(s: Front, seat: i64, chance: Chance) -> Front:
    """The same battle with all cards that the seat cannot see dealt anew."""
    t = s.clone()
    hidden = [side for side in range(2) if not sees(s, seat, side)]
    for side in hidden:
        gather(t, side)
    for side in hidden:
        deal_side(t, side, s, chance)
    if t.waiting and t.waiting & (t.waiting - 1) == 0:
        t.settle(chance)  # a secret phase stays where it is; only its actions are made again
    return t


def gather(t: Front, side: i64) -> None:
    """Everything secret of a side goes back into its decks."""
    board = t.board
    first = board.deck_first
    own, common = t.piles[side][:], t.piles[ACTION_DECK][:]
    for card in secret_hand(t, side):
        if card < board.units:
            own[card - first[side]] += 1
        else:
            common[card - first[ACTION_DECK]] += 1
    for card in t.bought[side] + t.top[side]:
        own[card - first[side]] += 1
    t.hands = with_list(t.hands, side, t.known[side])
    t.top = with_list(t.top, side, [])
    t.set_pile(side, own)
    t.set_pile(ACTION_DECK, common)


def secret_hand(t: Front, side: i64) -> list[int]:
    """The cards in a hand that the enemy has not seen."""
    known = t.known[side][:]
    secret: list[int] = []
    for card in t.hands[side]:
        if card in known:
            known.remove(card)
        else:
            secret.append(card)
    return secret


def most_laid(s: Front, seat: i64, side: i64) -> int:
    """The most that a card of a side can be worth face down, as far as a seat knows (PG-7.12.1)."""
    if side == s.board.npc:
        return max(s.board.battle)  # it turns the top card of the deck (PG-9.2.0.9)
    held = s.hands[side] if sees(s, seat, side) else possible_hand(s, seat, side)
    most: i64 = 0
    for card in held:
        if s.board.battle[card] > most:
            most = s.board.battle[card]
    return most


def possible_hand(s: Front, seat: i64, side: i64) -> list[int]:
    """Every card that may be in a hand that a seat does not see; how many of each kind is open."""
    units = s.board.units
    found = s.known[side][:]
    for card in secret_hand(s, side):
        deck = side if card < units else ACTION_DECK
        found += in_deck(s, deck)
        for other in range(2):
            if not sees(s, seat, other):
                found += [c for c in secret_hand(s, other) if (c < units) == (card < units)]
    return found


def deal_side(t: Front, side: i64, s: Front, chance: Chance) -> None:
    """As many cards of each kind as a side has come out of its decks again."""
    first = t.board.deck_first
    own, common = t.piles[side][:], t.piles[ACTION_DECK][:]
    if t.turn == 0:
        rebuy(t, side, own, chance)
    restack(t, side, own, len(s.top[side]), chance)
    hand = t.known[side][:]
    for card in secret_hand(s, side):
        if card < t.board.units:
            hand.append(first[side] + decks.draw(own, chance))
        else:
            hand.append(first[ACTION_DECK] + decks.draw(common, chance))
    hand.sort()
    t.hands = with_list(t.hands, side, hand)
    t.set_pile(side, own)
    t.set_pile(ACTION_DECK, common)
    repledge(t, side, chance)


def rebuy(t: Front, side: i64, own: list[int], chance: Chance) -> None:
    """Other purchases of the set-up, within what the side had to spend."""
    board = t.board
    if not is_buying(t):
        return
    purse, placed = board.purse[side], 0
    for u in range(UNIT_SLOTS):
        if t.unit_tile[u] >= 0 and board.side[t.unit_card[u]] == side:
            purse -= board.cost[t.unit_card[u]]
            placed += 1
    placing = t.stack[PHASE] == P_PLACE
    must = placing and t.waiting & BIT[side] != 0  # who is asked to place a unit has one
    most = board.most_units[side]
    if placing and not must and t.stack[PLACE_TURN] == 1:
        most = placed  # the first has placed everything when the second is asked
    bought: list[int] = []
    while placed + len(bought) < most:
        if bought and chance.below(PURCHASES_ON_AVERAGE) == 0:
            break
        if not bought and not must and chance.below(PURCHASES_ON_AVERAGE) == 0:
            break
        card = affordable(t, side, own, purse, chance)
        if card == NO_CARD:
            break
        own[card - board.deck_first[side]] -= 1
        purse -= board.cost[card]
        bought.append(card)
    t.bought = with_list(t.bought, side, bought)
    t.purse = changed(t.purse, side, purse)


def is_buying(t: Front) -> bool:
    """Whether purchases of the set-up are still secret."""
    return t.stack[PHASE] in (P_BUY, P_PLACE)


def affordable(t: Front, side: i64, own: list[int], purse: i64, chance: Chance) -> int:
    """A random card of a deck that costs no more than this; NO_CARD if there is none."""
    first = t.board.deck_first[side]
    left = own[:]
    for kind in range(len(left)):
        if t.board.cost[first + kind] > purse:
            left[kind] = 0
    if decks.size(left) == 0:
        return NO_CARD
    return first + decks.draw(left, chance)


def restack(t: Front, side: i64, own: list[int], count: i64, chance: Chance) -> None:
    """Other cards on top of the deck, within the limit of the second choice (PG-9.1.0.5)."""
    board = t.board
    left = board.stack_limit[side]
    top: list[int] = []
    for i in range(count):
        reserve = CHEAPEST_UNIT * (count - i - 1)
        card = affordable(t, side, own, left - reserve, chance)
        if card == NO_CARD:
            card = affordable(t, side, own, ANY_COST, chance)
        own[card - board.deck_first[side]] -= 1
        left -= board.cost[card]
        top.append(card)
    t.top = with_list(t.top, side, top)


def repledge(t: Front, side: i64, chance: Chance) -> None:
    """A card laid face down may be any of the hand, or the bluff (PG-7.12.1)."""
    if t.pledge[side] != NO_CARD:
        hand = t.hands[side]
        at = chance.below(len(hand) + 1)
        t.pledge = changed(t.pledge, side, hand[at] if at < len(hand) else t.board.bluff)
