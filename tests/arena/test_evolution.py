"""Evolution of weights: repeatable, fair to both sides, and it mends what was spoiled."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.commands.command_line import run
from vezerkar.arena.evolution import (
    FARTHEST,
    PRIORS,
    VALUES,
    Generation,
    Terms,
    Weights,
    WeightsTrial,
    drawn,
    evolve,
    slope,
    try_out,
)
from vezerkar.commands import tune as command
from vezerkar.core.errors import DataError
from vezerkar.core.registry import find_game
from vezerkar.evaluation.weights import PRIOR_WEIGHTS
from vezerkar.files.toml import read_toml

GAME = find_game("memoir")
PLAIN: Weights = read_toml(GAME.ai_folder / PRIOR_WEIGHTS)
WEIGHTS = {of + name: float(n) for of in (PRIORS, VALUES) for name, n in PLAIN.items()}
# By priors alone, which is quick, in the shortest battle.
TERMS = Terms("memoir", ("vassieux",), agent="prior")


def step_to(**weights: float) -> Weights:
    """A step that changes these priors only."""
    return {name: weights.get(name.removeprefix(PRIORS), 0.0) for name in WEIGHTS}


def test_a_trial_draws_its_own_step_and_leaves_what_is_kept() -> None:
    terms = replace(TERMS, keep=frozenset({"priors.scale"}))
    first, second = (drawn(terms, WEIGHTS, seed).step for seed in (1, 2))
    assert first["priors.scale"] == second["priors.scale"] == 0.0
    assert first["priors.attack"] != second["priors.attack"]
    assert first["values.scale"] != 0.0


def test_a_step_that_wins_pulls_and_one_that_loses_pushes_back() -> None:
    trials = [WeightsTrial(TERMS, "", "", {}, {"a": length}, 0) for length in (0.1, -0.2)]
    assert slope(trials, [(1.0, 0.0), (0.5, 0.5)])["a"] > 0
    assert slope(trials, [(0.5, 0.5), (1.0, 0.0)])["a"] < 0
    assert slope(trials, [(0.5, 0.5), (0.5, 0.5)])["a"] == 0


def test_no_weight_leaps() -> None:
    trials = [WeightsTrial(TERMS, "", "", {}, {"a": 100.0}, 0)]
    assert slope(trials, [(1.0, 0.0)])["a"] == FARTHEST


def test_a_step_of_no_length_wins_half_of_the_games_against_itself() -> None:
    trial = WeightsTrial(TERMS, "vassieux", "itself", WEIGHTS, step_to(), 3)
    assert try_out(trial) == (0.5, 0.5)


def test_spoiled_weights_are_pulled_back() -> None:
    """Along the step attack and kill are worth something again, against it even less."""
    spoiled = {**WEIGHTS, "priors.attack": 0.05, "priors.kill": 0.05, "priors.take": 0.05}
    step = step_to(attack=3.0, kill=3.0, take=3.0)
    trials = [WeightsTrial(TERMS, "vassieux", "itself", spoiled, step, seed) for seed in range(3)]
    found = slope(trials, [try_out(each) for each in trials])
    assert found["priors.attack"] > 0 == found["priors.danger"]


def test_a_member_of_the_league_plays_by_the_weights_of_its_own() -> None:
    """What is tried moves one side only: both ways of a step of no length come to the same."""
    trial = WeightsTrial(TERMS, "vassieux", "thumb", WEIGHTS, step_to(), 3)
    ahead, back = try_out(trial)
    assert ahead == back
    useless = step_to(**dict.fromkeys(PLAIN, -9.0))
    assert try_out(replace(trial, step=useless))[0] < 1.0


def test_equal_seeds_evolve_alike() -> None:
    told: list[Generation] = []
    runs = [evolve(TERMS, WEIGHTS, 2, 8, 7, done=told.append) for _ in range(2)]
    assert runs[0] == runs[1] != WEIGHTS
    assert [each.number for each in told] == [0, 1, 0, 1]
    assert told[1].weights == runs[0]


def test_the_command_evolves_priors_and_values(tmp_path: Path) -> None:
    priors, values = tmp_path / "priors.toml", tmp_path / "values.toml"
    words = ["memoir", "vassieux", "--evolve", "--out", str(priors), "--values", str(values)]
    words += ["--against", "itself", "prior", "--keep", "priors.scale", "--agent", "prior"]
    assert run(command, "tune", *words, "--jobs", "1", "--games", "10", "--steps", "2") == 0
    for file in (priors, values):
        GAME.judge_with(read_toml(file))
        assert "# a figure" in file.read_text(encoding="utf-8")
    assert read_toml(priors)["scale"] == PLAIN["scale"]
    assert read_toml(priors)["attack"] != PLAIN["attack"]


@pytest.mark.parametrize(
    "words", [("--against", "nobody"), ("--keep", "scales"), ("--start", "no-such-file.toml")]
)
def test_a_name_that_is_not_there_is_refused(tmp_path: Path, words: tuple[str, str]) -> None:
    out = tmp_path / "priors.toml"
    with pytest.raises(DataError, match=words[1]):
        run(command, "tune", "memoir", "--evolve", "--out", str(out), *words)
    assert not out.exists()
