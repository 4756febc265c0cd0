# hot: compiled by mypyc
"""Decks are unordered until drawn: counts per kind of card, so there is no order to leak.

A pile is a list of counts, one for each kind of card. Where a rule puts cards on top, a second list
holds that known prefix, the next card to be drawn last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


def size(pile: list[int]) -> int:
    """How many cards a pile holds."""
    total: i64 = 0
    for count in pile:
        total += count
    return total


def is_empty(pile: list[int]) -> bool:
    for count in pile:
        if count:
            return False
    return True


def draw(pile: list[int], chance: Chance) -> int:
    """Take one card at random out of the pile and return its kind."""
    return draw_at(pile, chance.below(size(pile)))


def draw_at(pile: list[int], left: i64) -> int:
    """Take the card after `left` others, counted kind by kind, and return its kind."""
    for kind, count in enumerate(pile):
        left -= count
        if left < 0:
            pile[kind] = count - 1
            return kind
    raise ValueError("a card was drawn from an empty pile")


def draw_top(pile: list[int], top: list[int], chance: Chance) -> int:
    """Take the known top card if there is one, else a random card."""
    return top.pop() if top else draw(pile, chance)


def pour(source: list[int], target: list[int]) -> None:
    """Put all cards of one pile into another."""
    for kind in range(len(source)):
        target[kind] += source[kind]
        source[kind] = 0
