"""Learning chances: games are kept, rows are made of them, what was trained is what is written."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.agents.test_chance_net import RECORD
from tests.commands.command_line import run
from vezerkar.agents.chance_fit import Fit
from vezerkar.agents.chance_net import ChanceNet
from vezerkar.arena.calibrating import by_scenario
from vezerkar.arena.chance_games import CHANCE_GAMES, FILE_ENDING, seen_games
from vezerkar.arena.chance_learning import as_net, divided, judged_in
from vezerkar.arena.kept_games import play_games
from vezerkar.arena.pool import run_here
from vezerkar.commands import learn as command
from vezerkar.core.errors import DataError
from vezerkar.core.registry import find_game
from vezerkar.files.toml import convert, read_toml
from vezerkar.learning.chance_rows import Columns, SeenGame, SeenPosition
from vezerkar.learning.chance_training import Trained, bounds, bounds_by_scenario, chances_of

SCENARIOS = ("pegasus-bridge", "omaha-beach")
FITS = {name: Fit((1.0, 5.0), (1.2, 0.8), (0.3, -0.1)) for name in SCENARIOS}
NEURONS = 3


def made_up_games(count: int) -> list[SeenGame]:
    lot = Random(5)
    games = []
    for number in range(count):
        positions = [
            SeenPosition(
                stage,
                lot.uniform(-0.9, 0.9),
                {"seat score first": float(lot.randrange(4)), "always": 7.0, "at d5 second": 2.0}
                | ({"track turn": float(stage)} if stage > 1 else {})
                | ({"at e4 first": float(lot.randrange(1, 5))} if lot.random() < 0.5 else {}),
            )
            for stage in range(1, 6)
        ]
        games.append(SeenGame(number, SCENARIOS[number % 2], float(lot.random() < 0.5), positions))
    return games


def test_rows_hold_what_was_seen_and_leave_out_what_never_changes() -> None:
    games = made_up_games(8)
    columns = Columns(games)
    assert columns.facts == ["seat score first", "track turn"]
    assert columns.scenarios == ["omaha-beach", "pegasus-bridge"]
    rows = columns.rows(games, FITS)
    first = games[0].positions[0]
    assert rows.facts[0].tolist() == [first.facts["seat score first"], 0.0]
    assert rows.won[:5].tolist() == [games[0].won] * 5
    assert rows.scenarios[0] == 1
    assert rows.progress[:5].tolist() == [0.0, 0.25, 0.5, 0.75, 1.0]
    at = columns.places[1].index("at e4 first")
    assert rows.places[0, at] == first.facts.get("at e4 first", 0.0)


def test_a_game_is_either_learned_from_or_kept_aside() -> None:
    games = made_up_games(300)
    sets = divided(games, seed=2)
    numbers = [{game.number for game in few} for few in sets]
    assert len(set.union(*numbers)) == sum(map(len, numbers)) == 300
    assert len(numbers[0]) > 200
    assert min(map(len, numbers)) > 10


@pytest.fixture
def written(tmp_path: Path) -> tuple[ChanceNet, Trained, Columns, list[SeenGame]]:
    """A network with numbers drawn by lot, written to a file and read again."""
    games = made_up_games(20)
    columns = Columns(games)
    rows = columns.rows(games, FITS)
    draw = np.random.default_rng(3)
    facts, places = len(columns.facts), rows.places.shape[1]

    def some(*shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
        return draw.normal(size=shape).astype(np.float32)

    net = Trained(
        np.array([FITS[name].slope for name in columns.scenarios], np.float32),
        some(2, 2),
        bounds(rows.facts),
        some(facts),
        some(facts, NEURONS),
        some(NEURONS),
        some(NEURONS),
        bounds_by_scenario(rows, 2),
        some(2, places),
        (0.3, 1.0),
        [2],
        [0.5, 0.4],
    )
    made = as_net(find_game("memoir"), RECORD, columns, net, FITS, by_scenario(judged_in(games)))
    file = tmp_path / "chances.toml"
    file.write_text("".join(command.text_of(made)), encoding="utf-8")
    return convert(read_toml(file), ChanceNet, file.name), net, columns, games


def test_what_is_written_tells_the_same_chances_as_what_was_trained(
    written: tuple[ChanceNet, Trained, Columns, list[SeenGame]],
) -> None:
    read, net, columns, games = written
    told = [
        read.scenarios[game.scenario].fit.chance(
            each.value, each.stage, 1, read.lean(game.scenario, each.facts)
        )
        for game in games
        for each in game.positions
    ]
    assert told == pytest.approx(chances_of(net, columns.rows(games, FITS)).tolist(), abs=0.005)
    assert read.record == RECORD


def test_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    game = find_game("panzer")
    told: list[int] = []
    play_games(CHANCE_GAMES, game, 2, 5, tmp_path, 600.0, run_here, told.append)
    assert told == [2]
    [file] = tmp_path.glob(f"*{FILE_ENDING}")
    before = file.read_bytes()
    play_games(CHANCE_GAMES, game, 2, 5, tmp_path, 600.0, run_here, told.append)
    assert told == [2]
    games = seen_games(tmp_path, 5)
    assert [each.number for each in games] == [0, 1]
    assert all(each.positions for each in games)
    assert file.read_bytes() == before
    assert seen_games(tmp_path, 6) == []


def test_no_game_is_begun_when_time_is_up(tmp_path: Path) -> None:
    told: list[int] = []
    play_games(CHANCE_GAMES, find_game("panzer"), 2, 5, tmp_path, -1.0, run_here, told.append)
    assert told == [0]
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_games_that_is_broken_is_named(tmp_path: Path) -> None:
    (tmp_path / f"5-000000{FILE_ENDING}").write_bytes(b"no games")
    with pytest.raises(DataError, match="5-000000"):
        seen_games(tmp_path, 5)


def test_without_torch_the_command_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(DataError, match=r"needs PyTorch: pip install vezerkar\[learn\]"):
        run(command, "learn", "panzer", "--keep", str(tmp_path))
    assert list(tmp_path.iterdir()) == []
