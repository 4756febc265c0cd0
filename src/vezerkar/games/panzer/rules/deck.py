# hot: compiled by mypyc
"""Cards drawn, flipped, searched out of decks and discarded, and how many are left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core import decks
from vezerkar.core.kernel import BIT
from vezerkar.core.lists import with_list
from vezerkar.games.panzer.events import E_DISCARDED, E_DREW, E_DREW_CARD, E_FLIPPED, E_RESHUFFLED
from vezerkar.games.panzer.state import SIZE_BITS, Front
from vezerkar.games.panzer.terms import ACTION_DECK, NO_CARD

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


def next_card(s: Front, deck: i64, chance: Chance) -> i64:
    """The next card of a deck; -1 if deck and discards are empty (PG-6.1.8)."""
    if deck < ACTION_DECK and s.top[deck]:
        top = s.top[deck][:]
        card = top.pop()
        s.top = with_list(s.top, deck, top)
        return card
    if s.pile_size(deck) == 0:
        left: i64 = decks.size(s.discards[deck])
        if left == 0:
            return NO_CARD
        decks.pour(s.own_discards(deck), s.own_pile(deck))
        s.pile_sizes += left * BIT[SIZE_BITS * deck]
        if s.events is not None:
            s.tell(E_RESHUFFLED, [deck])
    kind = decks.draw_at(s.own_pile(deck), chance.below(s.pile_size(deck)))
    s.pile_sizes -= BIT[SIZE_BITS * deck]
    return s.board.deck_first[deck] + kind


def draw_card(s: Front, side: i64, deck: i64, chance: Chance) -> bool:
    """Draw a card into a hand; its owner sees which."""
    card = next_card(s, deck, chance)
    if card == NO_CARD:
        return False
    s.hold(side, card)
    if s.events is not None:
        s.tell(E_DREW_CARD, [side, card], s.audience(side))
    return True


def flip(s: Front, chance: Chance) -> i64:
    """Turn the top action card over for its tactical modifier (PG-5.4.18, PG-6.1.8)."""
    card = next_card(s, ACTION_DECK, chance)
    if card == NO_CARD:
        return 0
    s.put_on_discards(ACTION_DECK, card)
    tactic = s.board.tactic[card]
    if s.events is not None:
        s.tell(E_FLIPPED, [card, tactic])
    return tactic


def toss(s: Front, side: i64, card: i64) -> None:
    """A card goes from a hand onto its discard pile."""
    s.drop(side, card)
    s.put_on_discards(side if card < s.board.units else ACTION_DECK, card)
    if s.events is not None:
        s.tell(E_DISCARDED, [side, card])


def left_in(s: Front, deck: i64) -> i64:
    """How many cards a deck can give, its discards counted (PG-6.1.8)."""
    known: i64 = len(s.top[deck]) if deck < ACTION_DECK else 0
    return known + s.pile_size(deck) + decks.size(s.discards[deck])


def has_cards(s: Front, deck: i64) -> bool:
    """Whether a deck can give a card."""
    return s.pile_size(deck) > 0 or left_in(s, deck) > 0


def actions_held(s: Front, side: i64) -> i64:
    """How many action cards a hand holds: their backs show it (PG-6.1.10)."""
    units = s.board.units
    held: i64 = 0
    for card in s.hands[side]:
        if card >= units:
            held += 1
    return held


def take_from_pile(s: Front, deck: i64, card: i64) -> None:
    """A card is taken out of a deck."""
    pile = s.piles[deck][:]
    pile[card - s.board.deck_first[deck]] -= 1
    s.set_pile(deck, pile)


def search_out(s: Front, deck: i64, card: i64) -> None:
    """A card is searched out of a deck, from its known top if no other copy is left."""
    if s.piles[deck][card - s.board.deck_first[deck]] > 0:
        take_from_pile(s, deck, card)
        return
    top = s.top[deck][:]
    top.remove(card)
    s.top = with_list(s.top, deck, top)


def in_deck(s: Front, deck: i64) -> list[int]:
    """The different cards of a deck, whatever their order."""
    first = s.board.deck_first[deck]
    found: list[int] = []
    card: i64 = first
    for count in s.piles[deck]:
        if count > 0 or (deck < ACTION_DECK and card in s.top[deck]):
            found.append(card)
        card += 1
    return found


def draw_from(s: Front, side: i64, deck: i64, count: i64, chance: Chance) -> None:
    """A deck that cannot be renewed gives fewer cards (PG-6.1.4)."""
    if s.pile_size(deck) < count:
        left = left_in(s, deck)
        if left < count:
            count = left
    if count and s.events is not None:
        s.tell(E_DREW, [side, deck, count])
    for i in range(count):
        draw_card(s, side, deck, chance)
