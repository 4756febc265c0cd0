"""Tuning: weights that come nearer to what becomes of positions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import cast

import pytest

from tests.commands.command_line import run
from vezerkar.agents import check_agent, find_agent
from vezerkar.arena.duel import duel
from vezerkar.arena.tuning import Sample, Tuned, error, even_handed, gather, tune
from vezerkar.commands import tune as command
from vezerkar.core.errors import DataError
from vezerkar.core.judge import Judge
from vezerkar.core.kernel import State
from vezerkar.core.registry import find_game
from vezerkar.files.toml import read_toml

GAME = find_game("memoir")
WEIGHTS = {name: float(each) for name, each in read_toml(GAME.ai_folder / "weights.toml").items()}


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
    aside = [each for each in samples if each.aside]
    even = even_handed(make(spoiled), [each for each in samples if not each.aside])
    assert tuned.control == pytest.approx(error(make(tuned.weights), aside, tuned.given))
    assert tuned.control < error(make(spoiled), aside, even)
    assert all(tuned.weights[name] > 0 for name in spoiled)


def test_a_fifth_of_the_games_is_kept_aside_not_always_of_the_same_scenario() -> None:
    names = [entry.id for entry in GAME.scenarios()][:5]
    samples = gather(GAME, names, 40, "random", seed=1)
    aside = {(each.game, each.scenario) for each in samples if each.aside}
    assert len(aside) == 8
    assert len({scenario for _, scenario in aside}) > 2


class Blind:
    """A judge that sees nothing: every position is the same lead of team 0."""

    def __init__(self, lead: float) -> None:
        self.lead = lead

    def value(self, s: State, team: int) -> float:
        return self.lead / (1 + self.lead)


def test_what_a_scenario_gives_to_a_side_is_not_learned_as_a_worth_of_positions() -> None:
    state = some_games(1)[0].state

    def course(scenario: str, won: int) -> list[Sample]:
        results = [1.0] * won + [-1.0] * (10 - won)
        return [
            Sample(state, result, n, scenario, aside)
            for n, result in enumerate(results)
            for aside in (False, True)
        ]

    samples = course("nearly lost", 2) + course("even", 5)
    given = even_handed(cast(Judge, Blind(1.0)), samples)
    assert given["nearly lost"] < given["even"] == pytest.approx(-1.0, abs=0.01)
    met: list[Tuned] = []
    tune(
        lambda weights: cast(Judge, Blind(weights["lead"])),
        {"lead": 1.0},
        samples,
        steps=30,
        done=met.append,
    )
    assert met[-1].weights["lead"] == pytest.approx(1.0, abs=0.1)


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


@pytest.mark.parametrize("word", ["'great'", "true", "[1.0]"])
def test_a_weight_that_is_no_number_is_named(tmp_path: Path, word: str) -> None:
    path = tmp_path / "spoiled.toml"
    text = (GAME.ai_folder / "weights.toml").read_text(encoding="utf-8")
    path.write_text(re.sub(r"(?m)^scale = .*", f"scale = {word}", text), encoding="utf-8")
    out = str(tmp_path / "x.toml")
    with pytest.raises(DataError, match=r"spoiled\.toml: scale: expected a number, got"):
        run(command, "tune", "memoir", "--start", str(path), "--out", out)
    with pytest.raises(DataError, match=r"spoiled\.toml: scale: expected a number, got"):
        duel(GAME, (f"greedy@{path}", "greedy"), 2, ["vassieux"])


def test_levels_with_weights_of_their_own_are_not_tried_with_others(tmp_path: Path) -> None:
    game = find_game("quartermaster")
    file, out = game.ai_folder / "weights.toml", str(tmp_path / "x.toml")
    with pytest.raises(DataError, match="'officer' has weights of its own in quartermaster"):
        check_agent(game, f"officer@{file}")
    check_agent(game, f"greedy@{file}")
    with pytest.raises(DataError, match="--agent: 'general' has weights of its own in panzer"):
        run(command, "tune", "panzer", "--evolve", "--agent", "general", "--out", out)


def test_a_place_for_the_weights_is_looked_for_before_games_are_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DataError, match="the folder cannot be made"):
        run(command, "tune", "memoir", "--out", str(tmp_path / "file" / "x.toml"))
