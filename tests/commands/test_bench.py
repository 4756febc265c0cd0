"""`vezerkar bench`: measures both forms in turn, or says plainly that there is only one."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from tests.arena.speed.runs import kept_run
from tests.commands.command_line import run
from vezerkar.arena.speed import measuring, start_up
from vezerkar.arena.speed.kept_run import KeptRun, read_run, write_run
from vezerkar.arena.speed.measuring import MeasuredGame
from vezerkar.arena.speed.timing import Spread
from vezerkar.commands import bench
from vezerkar.commands.bench_tables import game_table
from vezerkar.commands.speed_page import speed_page
from vezerkar.core.errors import DataError

STEADY = Spread(1.0, 0.99, 1.01)
SLOW = Spread(2.0, 1.98, 2.02)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The interpreted form only, and as little of it as will do."""
    monkeypatch.setattr(bench, "optimisation_level", lambda: "")
    monkeypatch.setattr(bench, "ROUND_S", 0.3)
    monkeypatch.setattr(measuring, "GROWTH_S", 0.01)
    monkeypatch.setattr(start_up, "STARTS", 1)


@pytest.mark.usefixtures("quick")
def test_a_single_form_is_measured_and_said_to_be_single(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bench, "LAST_RUN", tmp_path / "none.json")
    page = tmp_path / "speed.md"
    words = ("--rounds", "1", "--write", str(page), "--keep", str(tmp_path / "kept.json"))
    game = "quartermaster"  # it has one scenario: all are measured
    assert run(bench, "bench", game, *words) == 0
    said = capsys.readouterr().out
    for row in ("decisions a second", "us a clone", "simulations a second"):
        assert row in said
    assert said.startswith("Machine: ")
    assert "compiled" not in said.split("Only the")[0]
    assert said.splitlines()[-1].startswith("Only the interpreted form exists")
    kept = read_run(tmp_path / "kept.json")
    assert kept == read_run(tmp_path / "speed.json")
    assert set(kept.games[game].costs) == {"interpreted"}
    assert page.read_text(encoding="utf-8") == speed_page(kept, "interpreted")


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which a decision takes one loop and a scene two."""
    made = kept_run(decision=STEADY, scene=SLOW)

    def measure(games: list[str], rounds: int) -> tuple[dict[str, MeasuredGame], KeptRun]:
        game = made.games["toy"]
        return {"toy": MeasuredGame(game, game.costs)}, made

    monkeypatch.setattr(bench, "measure", measure)


def kept_at(path: Path, made: KeptRun) -> str:
    write_run(made, path)
    return str(path)


@pytest.mark.usefixtures("measured")
def test_what_got_slower_than_in_a_kept_run_is_named_and_ends_in_1(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    before = kept_at(tmp_path / "before.json", kept_run(decision=STEADY, scene=STEADY))
    assert run(bench, "bench", "--against", before) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.startswith("slower")] == [
        "slower: toy, interpreted, scene: 2.00 times as long, noise up to 1.15",
        "slower: toy, compiled, scene: 2.00 times as long, noise up to 1.15",
    ]


@pytest.mark.usefixtures("measured")
def test_nothing_slower_ends_in_0(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    before = kept_at(tmp_path / "before.json", kept_run(decision=SLOW, scene=SLOW))
    assert run(bench, "bench", "--against", before) == 0
    assert "Nothing got slower by more than the noise (4 pieces" in capsys.readouterr().out


@pytest.mark.usefixtures("measured")
def test_the_run_of_the_documents_is_shown_beside_but_fails_nobody(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "speed.json"
    kept_at(path, kept_run("2", decision=STEADY, scene=STEADY))
    monkeypatch.setattr(bench, "LAST_RUN", path)
    assert run(bench, "bench") == 0
    said = capsys.readouterr().out
    assert "slower: toy, compiled, scene" in said
    assert "in another form" in said


@pytest.mark.usefixtures("measured")
def test_a_missing_file_or_folder_is_told_before_anything_is_measured(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="No such file"):
        run(bench, "bench", "--against", str(tmp_path / "none.json"))
    with pytest.raises(DataError, match="there is no such folder"):
        run(bench, "bench", "--keep", str(tmp_path / "none" / "run.json"))


def test_the_table_has_medians_spreads_ratios_and_the_kept_run() -> None:
    game = kept_run(decision=STEADY, a_reach=STEADY, greedy_game=SLOW).games["toy"]
    said = io.StringIO()
    Console(width=120, file=said).print(game_table("toy", MeasuredGame(game, game.costs), 5, {}))
    rows = [line.split("│") for line in said.getvalue().splitlines() if "│" in line]
    cells = {row[1].strip(): [cell.strip() for cell in row[2:5]] for row in rows}
    assert cells["decisions a second"] == ["0 ±  1 %", "1 ±  1 %", "10.00"]
    assert "us: a reach" in cells  # a piece that only this game has
    assert cells["s a game of greedy players"] == ["", "2.00 ±  1 %", ""]


def test_the_page_tells_ratios_and_how_it_was_made() -> None:
    scenes = kept_run(
        decision=STEADY, game=STEADY, scene_of_an_action=SLOW, welcome=SLOW, greedy_game=SLOW
    )
    page = speed_page(scenes, "both")
    assert "- Machine: an abacus, 2 cores, Python 3.11.7, Linux 6.1\n- Forms: both" in page
    assert "| decision | 10.0 ± 5 % |" in page
    assert "| welcome | 10.0 ± 5 % |" in page
    assert "| toy | 2.0 | 2.0 |" in page
    assert "| 1.20 | 1.50, grows |" in page
    assert "| toy | small, 100 spaces | large, 400 spaces | 1.50 |" in page
    assert "| toy | large | 2 |" in page
    assert "| toy | 1,800 | 7,000 | 2,000 |" in page
    assert "| `vezerkar.server` | 60 % |" in page
