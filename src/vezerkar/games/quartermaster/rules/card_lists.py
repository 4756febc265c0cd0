# hot: compiled by mypyc
"""Cards of a kind are alike: sorted lists of them, with one more or one less, as new lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def without(cards: list[int], card: i64) -> list[int]:
    """The same cards without one of a kind."""
    copy = cards[:]
    copy.remove(card)
    return copy


def with_card(cards: list[int], card: i64) -> list[int]:
    """The same sorted cards and one more."""
    copy = cards[:]
    low: i64 = 0
    high: i64 = len(copy)
    while low < high:  # the first place behind which all cards are larger
        middle = (low + high) // 2
        if copy[middle] > card:
            high = middle
        else:
            low = middle + 1
    copy.insert(low, card)
    return copy


def kinds_of(cards: list[int]) -> list[int]:
    """The different kinds among some sorted cards."""
    found: list[int] = []
    last: i64 = -1
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found
