# hot: compiled by mypyc
"""Cards of a kind are alike: sorted lists of them, with one more or one less, as new lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def without(cards: list[int], card: i64) -> list[int]:
    """The same cards without one of a kind."""
    copy = cards[:]
    for at, held in enumerate(cards):
        if held == card:
            copy.pop(at)
            return copy
    raise ValueError("there is no such card")


def with_card(cards: list[int], card: i64) -> list[int]:
    """The same sorted cards and one more."""
    copy = cards[:]
    sort_in(copy, card)
    return copy


def sort_in(cards: list[int], card: i64) -> None:
    """Put a card in its place among sorted cards, behind those of its kind."""
    low: i64 = 0
    high: i64 = len(cards)
    while low < high:
        middle = (low + high) >> 1
        if cards[middle] > card:
            high = middle
        else:
            low = middle + 1
    cards.insert(low, card)


def kinds_of(cards: list[int]) -> list[int]:
    """The different kinds among some sorted cards."""
    found: list[int] = []
    last: i64 = -1
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found
