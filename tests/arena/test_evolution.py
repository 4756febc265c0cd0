"""Evolution of weights: repeatable, fair to both sides, and it mends what was spoiled."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.commands.command_line import run
from vezerkar.arena.evolution import Generation, WeightsTrial, common, evolve, family_of, try_out
from vezerkar.arena.tuning import Weights
from vezerkar.commands import tune as command
from vezerkar.core.registry import find_game
from vezerkar.evaluation.weights import PRIOR_WEIGHTS
from vezerkar.files.toml import read_toml

GAME = find_game("memoir")
WEIGHTS: Weights = {name: float(n) for name, n in read_toml(GAME.ai_folder / PRIOR_WEIGHTS).items()}
SPOILED = {**WEIGHTS, "attack": 0.01, "kill": 0.01, "take": 0.01}
FIELDS = ("pegasus-bridge", "vassieux")


def test_a_family_surrounds_its_parent() -> None:
    steps = family_of(WEIGHTS, 6, Random(1))
    assert len(steps) == 6
    for name in WEIGHTS:
        assert sum(step[name] for step in steps) == pytest.approx(0)


def test_weights_that_are_kept_do_not_move() -> None:
    evolved = evolve(GAME, WEIGHTS, FIELDS[:1], 1, 2, 2, 7, keep=["scale"])
    assert evolved["scale"] == WEIGHTS["scale"]
    assert evolved["attack"] != WEIGHTS["attack"]


def test_the_better_half_has_a_say_and_the_best_most() -> None:
    steps = [{"a": 1.0}, {"a": 2.0}, {"a": -5.0}, {"a": 9.0}]
    assert common(steps, [0.9, 0.6, 0.1, 0.2])["a"] == pytest.approx(1.0, abs=0.3)
    assert common(steps, [0.6, 0.9, 0.1, 0.2])["a"] > common(steps, [0.9, 0.6, 0.1, 0.2])["a"]


def test_equal_weights_win_half_of_the_games() -> None:
    assert try_out(WeightsTrial("memoir", FIELDS, WEIGHTS, WEIGHTS, 8, 3, "prior")) == 0.5


def test_good_weights_beat_spoiled_ones_whatever_the_side() -> None:
    rate = try_out(WeightsTrial("memoir", FIELDS, WEIGHTS, SPOILED, 16, 3, "prior"))
    assert rate > 0.6
    assert try_out(
        WeightsTrial("memoir", FIELDS, SPOILED, WEIGHTS, 16, 3, "prior")
    ) == pytest.approx(1 - rate)


def test_equal_seeds_evolve_alike() -> None:
    told: list[Generation] = []
    runs = [evolve(GAME, WEIGHTS, FIELDS[:1], 2, 2, 2, 7, done=told.append) for _ in range(2)]
    assert runs[0] == runs[1] != WEIGHTS
    assert [each.number for each in told] == [0, 1, 0, 1]
    assert told[1].weights == runs[0]


def test_the_command_evolves_priors(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    words = ["memoir", "vassieux", "--evolve", "--out", str(path), "--family", "2", "--jobs", "1"]
    assert run(command, "tune", *words, "--games", "10", "--steps", "1") == 0
    assert read_toml(path) != WEIGHTS
    GAME.judge_with(read_toml(path))
