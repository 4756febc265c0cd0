"""What a judge thinks of a position, as a chance of winning."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import measure_chances
from vezerkar.agents.calibration import CALIBRATION_FILE, chance_from_value, chance_of, slope_of
from vezerkar.core.registry import find_game, game_ids


@pytest.mark.parametrize("name", game_ids())
def test_every_game_has_measured_chances(name: str) -> None:
    game = find_game(name)
    assert (game.ai_folder / CALIBRATION_FILE).is_file()
    values = [-1.0, -0.6, -0.1, 0.0, 0.1, 0.6, 1.0]
    chances = [chance_of(game, value) for value in values]
    assert chances == sorted(set(chances))
    assert (chances[0], chances[3], chances[-1]) == (0.0, 0.5, 1.0)
    for mine, theirs in zip(chances, reversed(chances), strict=True):
        assert mine + theirs == pytest.approx(1.0)  # one of the two wins


def test_a_steeper_slope_is_surer() -> None:
    assert chance_from_value(1.0, 0.5) == pytest.approx(0.75)
    assert chance_from_value(2.0, 0.5) == pytest.approx(0.9)
    assert chance_from_value(0.5, 0.5) < 0.75


def test_the_slope_that_fits_is_found() -> None:
    """Of a hundred positions judged 0.5, ninety were won: a judge that is too cautious."""
    judged = [(0.5, 1.0)] * 90 + [(0.5, 0.0)] * 10
    best = min(measure_chances.SLOPES, key=lambda slope: measure_chances.surprise(slope, judged))
    assert best == pytest.approx(2.0)
    assert measure_chances.surprise(best, judged) < measure_chances.surprise(1.0, judged)


def test_a_game_without_measured_chances_is_taken_as_judged(tmp_path: Path) -> None:
    assert slope_of(tmp_path) == 1.0
