"""What a judge thinks of a position, as a chance of winning."""

from __future__ import annotations

from pathlib import Path

import pytest

from vezerkar.agents import calibration
from vezerkar.agents.calibration import (
    CALIBRATION_FILE,
    Calibration,
    calibration_of,
    chance_of,
    measured_in,
)
from vezerkar.agents.chance_fit import Fit, ScenarioFit, chance_from_value
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.registry import find_game, game_ids

VALUES = [-1.0, -0.6, -0.1, 0.0, 0.1, 0.6, 1.0]


@pytest.mark.parametrize("name", game_ids())
def test_every_game_has_measured_chances(name: str) -> None:
    game = find_game(name)
    assert (game.ai_folder / CALIBRATION_FILE).is_file()
    for info in game.scenarios():
        s = game.new(info.id, {}, Seeded(0))
        chances = [chance_of(game, s, 0, value) for value in VALUES]
        assert chances == sorted(set(chances))
        assert (chances[0], chances[-1]) == (0.0, 1.0)
        for value, mine in zip(VALUES, chances, strict=True):
            assert mine + chance_of(game, s, 1, -value) == pytest.approx(1.0)  # one of the two wins


@pytest.mark.parametrize("name", game_ids())
def test_every_scenario_was_measured_as_it_is(name: str) -> None:
    game = find_game(name)
    for info in game.scenarios():
        measured = measured_in(game, info.id)
        assert measured is not None, info.id
        assert measured.side in game.seats(game.new(info.id, {}, Seeded(0)))


def test_a_steeper_slope_is_surer() -> None:
    assert chance_from_value(1.0, 0.5) == pytest.approx(0.75)
    assert chance_from_value(2.0, 0.5) == pytest.approx(0.9)
    assert chance_from_value(0.5, 0.5) < 0.75


def test_an_offset_favours_a_side_and_fades() -> None:
    fit = Fit(stages=(1.0, 11.0), slope=(1.0, 3.0), offset=(1.0, 0.0))
    assert fit.chance(0.0, 1) > 0.7 > 0.3 > fit.chance(0.0, 1, sign=-1)
    assert 0.5 < fit.chance(0.0, 6) < fit.chance(0.0, 1)
    assert fit.chance(0.0, 11) == fit.chance(0.0, 40) == 0.5
    assert fit.chance(0.5, 11) == pytest.approx(chance_from_value(3.0, 0.5))


@pytest.fixture
def one_sided(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Pegasus Bridge, as if its first seat won much more often."""
    game = find_game("memoir")
    s = game.new("pegasus-bridge", {}, Seeded(0))
    fit = Fit((1.0, 20.0), (1.0, 1.0), (1.0, 1.0))
    bridge = ScenarioFit(game.digest("pegasus-bridge"), game.seats(s)[0], 100, fit)
    old = ScenarioFit("0123", game.seats(s)[0], 100, fit)
    made = Calibration(2.0, 1, 1, {"pegasus-bridge": bridge, "sainte-mere-eglise": old})
    monkeypatch.setattr(calibration, "calibration_of", lambda folder: made)
    monkeypatch.setattr(calibration, "net_of", lambda folder: None)
    measured_in.cache_clear()
    return game


def test_the_offset_of_a_scenario_is_for_one_side_and_against_the_other(one_sided: Game) -> None:
    s = one_sided.new("pegasus-bridge", {}, Seeded(0))
    first = one_sided.teams(s)[0]
    assert chance_of(one_sided, s, first, 0.0) == pytest.approx(0.731, abs=0.001)
    assert chance_of(one_sided, s, 1 - first, 0.0) == pytest.approx(0.269, abs=0.001)
    measured_in.cache_clear()


@pytest.mark.parametrize(
    ("scenario", "settings"),
    [("sainte-mere-eglise", {}), ("pegasus-bridge", {"match": "two_battles"})],
)
def test_other_data_and_two_battles_fall_back_on_one_slope(
    one_sided: Game, scenario: str, settings: dict[str, str]
) -> None:
    s = one_sided.new(scenario, settings, Seeded(0))
    assert chance_of(one_sided, s, 0, 0.0) == 0.5
    assert chance_of(one_sided, s, 0, 0.5) == pytest.approx(0.9)
    measured_in.cache_clear()


def test_a_game_without_measured_chances_is_taken_as_judged(tmp_path: Path) -> None:
    assert calibration_of(tmp_path) == Calibration(slope=1.0)
