"""Chances are fitted to results, and measured on games that nothing was learned from."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.commands.command_line import run
from vezerkar.agents.calibration import Calibration
from vezerkar.agents.chance_fit import chance_from_value
from vezerkar.arena.calibrating import (
    ALL,
    Judged,
    fit,
    fit_slope,
    fitted,
    judge,
    kept_aside,
    log_loss,
)
from vezerkar.arena.watching import Task
from vezerkar.commands import calibrate as command
from vezerkar.core.registry import find_game
from vezerkar.files.toml import convert, read_toml


def played(
    games: int, slope: float, offset: float, scenario: str = "pegasus-bridge"
) -> list[Judged]:
    """Positions of games that were won exactly as often as a slope and an offset say."""
    lot = Random(7)
    found = []
    for game in range(games):
        for stage in range(1, 11):
            value = lot.uniform(-0.9, 0.9)
            won = lot.random() < chance_from_value(slope, value, offset)
            found.append(Judged(scenario, game, stage, value, float(won)))
    return found


def test_the_slope_that_fits_is_found() -> None:
    """Of ten positions judged 0.5, nine were won: a judge that is too cautious."""
    judged = [Judged("", 0, 1, 0.5, 1.0)] * 9000 + [Judged("", 0, 1, 0.5, 0.0)] * 1000

    def loss(slope: float) -> float:
        return log_loss(judged, lambda each: chance_from_value(slope, each.value))

    best = fit_slope(judged)
    assert best == pytest.approx(2.0, abs=0.05)
    assert loss(best) < min(loss(1.0), loss(3.0))


def test_slopes_and_offsets_of_a_scenario_are_found_again() -> None:
    found = fit(played(800, 1.5, 0.8), usual=1.0)
    assert found.stages == (1.0, 10.0)
    assert found.slope == pytest.approx((1.5, 1.5), abs=0.25)
    assert found.offset == pytest.approx((0.8, 0.8), abs=0.25)


def test_few_games_change_little() -> None:
    found = fit(played(1, 1.5, 3.0), usual=1.0)
    assert found.slope == pytest.approx((1.0, 1.0), abs=0.3)
    assert max(map(abs, found.offset)) < 0.4


def test_an_offset_makes_one_sided_scenarios_less_surprising() -> None:
    games = 300
    one, two = played(games, 1.0, 1.5), played(games, 1.0, -1.5, "sainte-mere-eglise")
    found = one + [each._replace(game=each.game + games) for each in two]
    made = fitted(find_game("memoir"), found, kept_aside(2 * games, 0))
    assert made.losses[ALL].calibrated < 0.9 * made.losses[ALL].one_slope
    assert made.losses[ALL].positions == 2 * games  # ten positions of every tenth game
    well_known = [each for each in made.curve if each.positions > 60]
    assert len(well_known) > 3
    for each in well_known:
        assert each.won == pytest.approx(each.chance, abs=0.15)
    known = made.calibration.scenarios
    assert known["pegasus-bridge"].fit.offset[0] * known["sainte-mere-eglise"].fit.offset[0] < 0


def test_games_kept_aside_are_a_tenth_drawn_by_lot() -> None:
    aside = kept_aside(200, 3)
    assert len(aside) == 20
    assert aside == kept_aside(200, 3) != kept_aside(200, 4)


def test_a_watched_game_is_the_same_for_the_same_seed() -> None:
    task = Task("memoir", "pegasus-bridge", 1, 0)
    found = judge(task)
    assert found == judge(task) != judge(task._replace(seed=1))
    assert len({each.won for each in found}) == 1
    assert [each.stage for each in found] == sorted(each.stage for each in found)


def test_the_command_writes_numbers_a_page_and_a_picture(tmp_path: Path) -> None:
    page = tmp_path / "docs" / "calibration.md"
    words = ("--each", "20", "--jobs", "1", "--page", str(page), "--out", str(tmp_path))
    assert run(command, "calibrate", "memoir", *words) == 0
    made = convert(read_toml(tmp_path / "memoir.toml"), Calibration, "memoir.toml")
    assert made.games == 20
    assert set(made.scenarios) <= {each.id for each in find_game("memoir").scenarios()}
    text = page.read_text(encoding="utf-8")
    assert "`vezerkar calibrate memoir --each 20 --seed 0`" in text
    assert "| **all** |" in text
    assert "<svg" in (tmp_path / "docs" / "calibration" / "memoir.svg").read_text(encoding="utf-8")
