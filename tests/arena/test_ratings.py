"""Ratings: what results say about strength, and how sure they are."""

from __future__ import annotations

from math import log10

import pytest

from vezerkar.arena.ratings import rate


def points(**won: float) -> dict[tuple[str, str], float]:
    """`ab=3`: a won three points against b."""
    return {(pair[0], pair[1]): each for pair, each in won.items()}


def test_a_win_rate_becomes_a_difference_on_the_scale_of_elo() -> None:
    strong, weak = rate(points(ab=7500, ba=2500), anchor="b")
    assert (strong.name, weak.name, weak.points) == ("a", "b", 0)
    assert strong.points == pytest.approx(400 * log10(3), abs=0.1)


def test_differences_add_up_over_a_third_player() -> None:
    found = {each.name: each.points for each in rate(points(ab=640, ba=360, bc=640, cb=360))}
    step = 400 * log10(640 / 360)
    assert found["a"] - found["b"] == pytest.approx(step, abs=0.5)
    assert found["a"] - found["c"] == pytest.approx(2 * step, abs=1)
    assert sum(found.values()) == pytest.approx(0, abs=1e-6)


def test_more_games_make_ratings_surer() -> None:
    few, many = (rate(points(ab=6 * n, ba=4 * n))[0] for n in (1, 100))
    # Ten times as sure after a hundred times as many games.
    assert few.spread / many.spread == pytest.approx(10, rel=0.1)
    assert (few.games, many.games) == (10, 1000)


def test_the_interval_of_two_players_is_the_textbook_one() -> None:
    strong, _ = rate(points(ab=500, ba=500))
    # Variance of the log odds of 1,000 even games is 1 / 250; each has half of the difference.
    assert strong.spread == pytest.approx(1.96 * 173.72 * (1 / 250) ** 0.5 / 2, rel=0.01)


def test_with_an_anchor_the_interval_is_that_of_the_distance_from_it() -> None:
    strong, middle, weak = rate(points(ab=500, ba=500, bc=300, cb=100), anchor="c")
    assert (weak.name, weak.points, weak.spread) == ("c", 0, 0)
    step = 1 / 400 / 0.75 / 0.25  # the variance of the log odds of what b and c played
    assert middle.spread == pytest.approx(1.96 * 173.72 * step**0.5, rel=0.01)
    assert strong.spread == pytest.approx(1.96 * 173.72 * (step + 1 / 250) ** 0.5, rel=0.01)


def test_who_never_lost_is_strong_but_not_infinitely() -> None:
    strong, weak = rate(points(ab=200, ba=0))
    assert 800 < strong.points - weak.points < 1200
