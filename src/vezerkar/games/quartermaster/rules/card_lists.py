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
    at: i64 = len(copy)
    while at > 0 and copy[at - 1] > card:
        at -= 1
    copy.insert(at, card)
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
