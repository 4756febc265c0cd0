"""Tuning: weights that come nearer to what becomes of positions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.commands.command_line import run
from vezerkar.agents import find_agent
from vezerkar.arena.tuning import Sample, error, gather, tune
from vezerkar.commands import tune as command
from vezerkar.core.data import read_toml
from vezerkar.core.errors import DataError
from vezerkar.core.kernel import Judge
from vezerkar.core.registry import find_game

GAME = find_game("memoir")
WEIGHTS = {name: float(each) for name, each in read_toml(GAME.folder / "weights.toml").items()}


def some_games(count: int) -> list[Sample]:
    return gather(GAME, ["pegasus-bridge", "vassieux"], count, "random", seed=2)


def test_positions_are_gathered_at_the_ends_of_turns_with_the_result_of_their_game() -> None:
    samples = some_games(4)
    assert {each.game for each in samples} == {0, 1, 2, 3}
    for number in range(4):
        turns = [GAME.judge.turn(each.state) for each in samples if each.game == number]
        assert turns == sorted(set(turns))
        assert len({each.result for each in samples if each.game == number}) == 1
    assert {each.result for each in samples} <= {-1.0, 0.0, 1.0}


def test_spoiled_weights_come_nearer_to_the_results_and_keep_their_signs() -> None:
    samples = some_games(10)
    spoiled = {**WEIGHTS, "scale": 0.2, "figure": 3.0}

    def make(weights: Mapping[str, float]) -> Judge:
        return GAME.judge_with(weights)

    tuned = tune(make, spoiled, samples, steps=6, batch=100)
    aside = [each for each in samples if each.game % 5 == 0]
    assert tuned.control == pytest.approx(error(make(tuned.weights), aside))
    assert tuned.control < error(make(spoiled), aside)
    assert all(tuned.weights[name] > 0 for name in spoiled)


def test_the_command_writes_a_file_that_an_agent_can_use(tmp_path: Path) -> None:
    path = tmp_path / "new.toml"
    words = ["memoir", "vassieux", "--out", str(path), "--agent", "random"]
    assert run(command, "tune", *words, "--games", "10", "--steps", "1") == 0
    assert set(read_toml(path)) == set(WEIGHTS)
    assert "# a figure" in path.read_text(encoding="utf-8")
    agent = find_agent(f"greedy@{path}", 1)
    assert agent.name == f"greedy@{path}"


def test_weights_of_something_else_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.toml"
    path.write_text("courage = 1.0\n")
    with pytest.raises(DataError, match="expected exactly the weights of the judge"):
        run(command, "tune", "memoir", "--start", str(path), "--out", str(tmp_path / "x.toml"))
