# hot: compiled by mypyc
"""Cards taken out of decks: searched out by name, or drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.lists import with_list
from vezerkar.games.panzer.events import E_DREW
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import ACTION_DECK

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


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
        left = s.left_in(deck)
        if left < count:
            count = left
    if count and s.events is not None:
        s.tell(E_DREW, [side, deck, count])
    for i in range(count):
        s.draw(side, deck, chance)
