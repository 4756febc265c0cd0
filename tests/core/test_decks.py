"""Decks: counts of cards, drawn with exactly the right chances."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vezerkar.core.chance import Script, Seeded
from vezerkar.core.decks import draw, draw_top, is_empty, pour, size

piles = st.lists(st.integers(0, 5), min_size=1, max_size=8)


@given(piles)
def test_a_pile_is_as_large_as_its_counts(pile: list[int]) -> None:
    assert size(pile) == sum(pile)
    assert is_empty(pile) == (size(pile) == 0)


@given(piles.filter(any))
def test_every_card_is_equally_likely_to_be_drawn(pile: list[int]) -> None:
    drawn = Counter(draw(pile[:], Script([result])) for result in range(size(pile)))
    assert drawn == Counter({kind: count for kind, count in enumerate(pile) if count})


def test_two_draws_have_the_exact_chances_of_drawing_without_putting_back() -> None:
    """Two cards of kind 0, one of kind 1, one of kind 3."""
    found: Counter[tuple[int, int]] = Counter()
    for first in range(4):
        for second in range(3):
            pile = [2, 1, 0, 1]
            script = Script([first, second])
            found[draw(pile, script), draw(pile, script)] += 1
    chances = {pair: Fraction(count, 12) for pair, count in found.items()}
    one_pair = Fraction(1, 6)
    assert chances == {
        (0, 0): one_pair,
        (0, 1): one_pair,
        (0, 3): one_pair,
        (1, 0): one_pair,
        (3, 0): one_pair,
        (1, 3): Fraction(1, 12),
        (3, 1): Fraction(1, 12),
    }


@given(piles, st.integers(0, 2**32))
def test_drawing_all_cards_gives_each_exactly_once(pile: list[int], seed: int) -> None:
    chance = Seeded(seed)
    left = pile[:]
    drawn = Counter(draw(left, chance) for _ in range(size(pile)))
    assert [drawn[kind] for kind in range(len(pile))] == pile
    assert size(left) == 0


def test_an_empty_pile_gives_no_card() -> None:
    with pytest.raises(ValueError, match="empty pile"):
        draw([0, 0], Seeded(1))


def test_the_known_top_is_drawn_first_and_uses_no_chance() -> None:
    pile, top, script = [0, 3], [7, 5], Script([2])
    assert [draw_top(pile, top, script) for _ in range(2)] == [5, 7]
    assert (pile, top, script.left()) == ([0, 3], [], 1)
    assert draw_top(pile, top, script) == 1
    assert (pile, script.left()) == ([0, 2], 0)


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1, max_size=8))
def test_pouring_moves_all_cards(pairs: list[tuple[int, int]]) -> None:
    source, target = [a for a, _ in pairs], [b for _, b in pairs]
    pour(source, target)
    assert source == [0] * len(pairs)
    assert target == [a + b for a, b in pairs]
