"""Learning a policy: tries are kept, rows are made of them, what was trained is what is written."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.commands.command_line import run
from vezerkar.agents.action_facts import names_of
from vezerkar.agents.catalog import catalog_at
from vezerkar.agents.policy_net import Policy, PolicyNet
from vezerkar.arena import policy_games
from vezerkar.arena.kept_games import play_games
from vezerkar.arena.policy_games import FILE_ENDING, POLICY_GAMES, tried_games
from vezerkar.arena.policy_learning import learn_policy
from vezerkar.arena.pool import run_here
from vezerkar.commands import learn as command
from vezerkar.core.errors import DataError
from vezerkar.core.registry import find_game
from vezerkar.files.toml import convert, read_toml
from vezerkar.learning import policy_training
from vezerkar.learning.policy_rows import (
    Seen,
    TriedAction,
    TriedDecision,
    TriedGame,
    action_rows,
    columns_of,
    differences,
)

GAME = find_game("panzer")
NAMES = names_of(catalog_at(GAME.ai_folder))
GOOD, VERB, RARE = 40, 60, 80  # places
SECRET_GAIN = 0.2


def made_up_games(count: int) -> list[TriedGame]:
    """Games in which a look sees half of what an action is worth, and a number tells the rest."""
    lot = Random(5)

    def action() -> TriedAction:
        look, good = lot.uniform(-0.3, 0.3), float(lot.random() < 0.5)
        worth = look + SECRET_GAIN * good
        seen = Seen([VERB, GOOD], [1.0, good]) if good else Seen([VERB], [1.0])
        tries = [worth + lot.uniform(-0.05, 0.05) for _ in range(2)]
        return TriedAction(seen, lot.uniform(-0.1, 0.1), look, tries)

    return [
        TriedGame(
            number,
            "made-up",
            [
                TriedDecision(Seen([0], [3.0]), [action() for _ in range(lot.randrange(2, 6))])
                for _ in range(6)
            ],
        )
        for number in range(count)
    ]


def test_rows_hold_what_was_tried() -> None:
    games = made_up_games(50)
    games[0].decisions[0].actions[0].seen = Seen([VERB, RARE], [1.0, 1.0])
    columns = columns_of(games, len(NAMES))
    assert columns == [0, GOOD, VERB, len(NAMES) - 1]
    rows = action_rows(games, columns, len(NAMES))
    first = games[0].decisions[0]
    assert rows.decisions[:2].tolist() == [0, len(first.actions)]
    one = first.actions[1]
    good = float(GOOD in one.seen.places)
    assert rows.numbers[1].tolist() == pytest.approx([3.0, good, 1.0, one.prior])
    assert rows.looks[1] == pytest.approx(one.look)
    assert rows.results[1] == pytest.approx(sum(one.results) / 2)
    assert rows.decisions[-1] == len(rows.looks)


def test_differences_are_taken_within_a_decision() -> None:
    amounts = np.array([1.0, 3.0, 10.0, 20.0, 60.0], np.float32)
    assert differences(amounts, np.array([0, 2, 5])).tolist() == [-1, 1, -20, -10, 30]


def test_a_slope_is_what_a_small_step_changes() -> None:
    """Each slope against the change that it foretells."""
    rows = action_rows(made_up_games(4), [0, GOOD, VERB, len(NAMES) - 1], len(NAMES))
    looks = differences(rows.looks, rows.decisions)
    goals = differences(rows.results, rows.decisions)
    lesson = policy_training.Differences(
        rows.numbers.astype(np.float64), looks.astype(np.float64), goals, rows.decisions
    )
    draw = np.random.default_rng(1)
    net = policy_training.new_net(lesson, draw)
    net = {name: numbers.astype(np.float64) for name, numbers in net.items()}
    net["outputs"] += 0.5

    def missed() -> float:
        told = policy_training.told(net, lesson)[0]
        return float(((differences(told, lesson.starts) - lesson.goals) ** 2).mean())

    slopes = policy_training.slopes(net, lesson)
    for name, numbers in net.items():
        flat, slope = numbers.reshape(-1), slopes[name].reshape(-1)
        for place in range(0, len(flat), 5):
            before, step = missed(), 1e-6
            flat[place] += step
            assert (missed() - before) / step == pytest.approx(slope[place], abs=1e-4)
            flat[place] -= step


def test_what_a_look_does_not_see_is_learned_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policy_training, "LEARNING_RATE", 0.01)  # few games, so few steps
    games = made_up_games(120)
    net = learn_policy(GAME, games, seed=1)
    result = net.record.result
    assert result.looked < 0.8 < 0.95 < result.learned
    assert result.decisions + 6 < sum(len(game.decisions) for game in games) / 5
    assert net == learn_policy(GAME, games, seed=1) != learn_policy(GAME, games, seed=2)
    file = tmp_path / "policy.toml"
    file.write_text("".join(command.policy_text(net)), encoding="utf-8")
    assert convert(read_toml(file), PolicyNet, file.name) == net
    policy = Policy(GAME, net)
    plain, good = policy.neurons.totals({0: 3.0}, [{VERB: 1.0}, {VERB: 1.0, GOOD: 1.0}])
    assert good - plain == pytest.approx(SECRET_GAIN, abs=0.03)
    low, high = policy.neurons.totals({0: 3.0}, [{len(NAMES) - 1: -0.1}, {len(NAMES) - 1: 0.1}])
    assert high - low == pytest.approx(0.0, abs=0.03)  # priors say nothing here


def test_tries_are_kept_and_learned_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small part of a real game: what was seen is what a seat sees, and both sides differ."""
    monkeypatch.setattr(policy_games, "MAX_DECISIONS", 40)
    monkeypatch.setattr(policy_games, "SHARE", 0.3)
    told: list[int] = []
    play_games(POLICY_GAMES, GAME, 1, 5, tmp_path, 600.0, run_here, told.append)
    [file] = tmp_path.glob(f"*{FILE_ENDING}")
    before = file.read_bytes()
    play_games(POLICY_GAMES, GAME, 1, 5, tmp_path, 600.0, run_here, told.append)
    assert told == [1]
    [game] = tried_games(tmp_path, 5)
    assert game.decisions
    for decision in game.decisions:
        assert 2 <= len(decision.actions) <= policy_games.LIKELY + policy_games.OTHERS
        assert all(len(each.results) == policy_games.TRIES for each in decision.actions)
        assert all(max(each.seen.places) < len(NAMES) for each in decision.actions)
    file.unlink()
    play_games(POLICY_GAMES, GAME, 1, 5, tmp_path, 600.0, run_here, told.append)
    assert file.read_bytes() == before


def test_too_few_games_are_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="2 games are too few"):
        learn_policy(GAME, made_up_games(2), seed=1)


def test_the_command_writes_a_policy_beside_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games = made_up_games(120)
    monkeypatch.setattr(policy_games, "tried_games", lambda folder, seed: games)
    file = tmp_path / "out.toml"
    words = (
        "--policy",
        "--keep",
        str(tmp_path),
        "--out",
        str(file),
        "--seconds",
        "1",
        "--jobs",
        "1",
    )
    monkeypatch.setattr("vezerkar.commands.learn.play_games", lambda *_: None)
    assert run(command, "learn", "panzer", *words) == 0
    assert f"{file}: written" in capsys.readouterr().out
    assert convert(read_toml(file), PolicyNet, file.name).record.games == len(games)
