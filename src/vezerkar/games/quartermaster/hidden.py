# hot: compiled by mypyc
"""What is hidden from whom, and a deal of the hidden cards that agrees with what a seat knows.

A country knows its own hand, Responses and discards, and so which cards are left in its draw deck;
of every other country it knows what lay face up (QG-16.1 to 16.11).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.lists import with_list
from vezerkar.games.quartermaster.rules.card_lists import without
from vezerkar.games.quartermaster.state import SEEN, War
from vezerkar.games.quartermaster.terms import COUNTRIES, RESPONSE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


def unseen(s: War, seat: i64) -> int:
    """How many cards a seat cannot see: others' hidden cards, and the order of its own deck."""
    total: i64 = 0
    for c in range(COUNTRIES):
        total += len(s.decks[c])
        if c != seat:
            total += len(s.hands[c]) + len(s.aside[c]) + len(s.responses[c]) + len(s.hidden[c])
            total += secret_cards(s.tops[c]) + secret_cards(s.bottoms[c])
    return total


def secret_cards(cards: list[int]) -> i64:
    """How many known cards of a deck only their owner knows."""
    total: i64 = 0
    for card in cards:
        if not card & SEEN:
            total += 1
    return total


def guess(s: War, seat: i64, chance: Chance) -> War:
    """The same game with all cards that the seat cannot see dealt anew."""
    t = s.clone()
    for c in range(COUNTRIES):
        if c != seat:
            deal_anew(t, c, chance)
    if t.waiting and t.waiting & (t.waiting - 1) == 0:
        t.settle(chance)  # a secret phase stays where it is; only its actions are made again
    return t


def deal_anew(t: War, c: i64, chance: Chance) -> None:
    """Mix the hidden cards of a country; a face-down card on the table is always a Response."""
    pool = t.hands[c] + t.aside[c] + t.responses[c] + t.hidden[c] + t.decks[c]
    pool += [card for card in t.tops[c] + t.bottoms[c] if not card & SEEN]
    pool.sort()
    laid: list[int] = []
    for i in range(len(t.responses[c])):
        able = [card for card in pool if t.board.card_type[card] == RESPONSE]
        card = able[chance.below(len(able))]
        pool = without(pool, card)
        laid.append(card)
    t.responses = with_list(t.responses, c, laid)
    t.hands = with_list(t.hands, c, deal(pool, len(t.hands[c]), chance))
    t.aside = with_list(t.aside, c, deal(pool, len(t.aside[c]), chance))
    t.hidden = with_list(t.hidden, c, deal(pool, len(t.hidden[c]), chance))
    t.tops = with_list(t.tops, c, refill(t.tops[c], pool, chance))
    t.bottoms = with_list(t.bottoms, c, refill(t.bottoms[c], pool, chance))
    t.decks = with_list(t.decks, c, pool)


def deal(pool: list[int], cards: i64, chance: Chance) -> list[int]:
    """Take so many cards out of a pool, sorted."""
    dealt: list[int] = []
    for i in range(cards):
        dealt.append(pool.pop(chance.below(len(pool))))
    dealt.sort()
    return dealt


def refill(known: list[int], pool: list[int], chance: Chance) -> list[int]:
    """The same places of a deck: cards that all have seen stay, the others are dealt anew."""
    found: list[int] = []
    for card in known:
        found.append(card if card & SEEN else pool.pop(chance.below(len(pool))))
    return found
