"""The ladder: everybody against the next, kept on disk, told as a page."""

from __future__ import annotations

import shutil
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.json import decode

from tests.commands.command_line import run
from vezerkar import HOME
from vezerkar.agents import AGENTS
from vezerkar.agents.levels import LEVELS
from vezerkar.agents.random_agent import RandomAgent
from vezerkar.arena import ladder
from vezerkar.arena.ladder import GENERALS_PAIRS, QUICK_PAIRS, plans_of, results_in, thinking_time
from vezerkar.arena.tournament import Line, scores
from vezerkar.commands import ladder as command
from vezerkar.core.errors import DataError
from vezerkar.core.game import AI_FOLDER
from vezerkar.core.registry import find_game

GAME = find_game("memoir")
PAGE = HOME.parents[1] / "docs" / "ladder.md"
KEPT = HOME.parents[1] / "docs" / "ladder"


@pytest.fixture(autouse=True)
def quick_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that think no longer than a test can wait."""
    for level in LEVELS:
        monkeypatch.setitem(AGENTS, level, RandomAgent)
    monkeypatch.setattr(ladder, "TIMED_DECISIONS", 5)


def test_every_level_meets_its_neighbours_and_the_general_all_who_do_not_think() -> None:
    met = {frozenset(pair) for pair in (*QUICK_PAIRS, *GENERALS_PAIRS)}
    order = ["random", *LEVELS]
    assert all(frozenset(pair) in met for pair in pairwise(order))
    assert {frozenset(("general", "greedy")), frozenset(("general", "random"))} <= met
    assert frozenset(("officer", "greedy")) in met, "the officer must not be below greedy"
    quick, generals = plans_of(GAME, 4, 2)
    assert len(quick.matches()) == 4 * len(QUICK_PAIRS)
    assert len(generals.matches()) == 2 * len(GENERALS_PAIRS)


def test_a_solo_battle_says_nothing_of_two_players() -> None:
    quick, _ = plans_of(find_game("panzer"), 2, 2)
    assert len(quick.digests) == 6
    assert not any(scenario.startswith("solo") for scenario in quick.digests)


def test_a_ladder_is_written_as_a_page_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    page, kept = tmp_path / "docs" / "ladder.md", tmp_path / "kept"
    words = ["ladder", "memoir", "--each", "2", "--general", "2", "--jobs", "1", "--out", str(page)]
    assert run(command, *words, "--results", str(kept)) == 0
    text = page.read_text(encoding="utf-8")
    assert "`vezerkar ladder memoir --each 2 --general 2 --seed 0`, version " in text
    assert "## memoir" in text
    for player in ("random", "greedy", *LEVELS):
        assert f"| {player} | " in text
    played = lines_of(kept)
    assert [len(lines) for lines in played.values()] == [
        1 + 2 * len(GENERALS_PAIRS),
        1 + 2 * len(QUICK_PAIRS),
    ]
    for file, lines in played.items():
        file.write_text("\n".join(lines[:-3]) + "\n", encoding="utf-8")
    assert run(command, *words, "--results", str(kept)) == 0
    assert lines_of(kept) == played


def test_games_that_are_kept_are_rated_without_playing_more(tmp_path: Path) -> None:
    page, kept = tmp_path / "ladder.md", tmp_path / "kept"
    words = ["ladder", "memoir", "--jobs", "1", "--out", str(page), "--results", str(kept)]
    assert run(command, *words, "--each", "2", "--general", "2") == 0
    played = lines_of(kept)
    assert run(command, *words, "--each", "200", "--general", "100", "--kept") == 0
    assert lines_of(kept) == played
    assert "--each 200 --general 100 --seed 0 --kept`, version " in page.read_text(encoding="utf-8")


def test_games_that_are_not_played_keep_what_was_told_of_them(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    page.write_text("# Old\n\n## chess\n\ngone\n\n## memoir\n\nold\n\n## panzer\n\nkept\n")
    few = ["--each", "2", "--general", "2", "--jobs", "1", "--results", str(tmp_path / "kept")]
    assert run(command, "ladder", "memoir", "--out", str(page), *few) == 0
    text = page.read_text(encoding="utf-8")
    assert text.count("# The ladder") == text.count("## memoir") == 1
    assert text.endswith("\n\n## panzer\n\nkept\n")
    assert "old" not in text
    assert "chess" not in text


def test_a_page_that_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    page.write_bytes(b"\xff\xfe")
    words = ["ladder", "memoir", "--out", str(page), "--results", str(tmp_path / "kept")]
    with pytest.raises(DataError, match=r"ladder\.md: cannot be read"):
        run(command, *words)
    assert page.read_bytes() == b"\xff\xfe"


def lines_of(folder: Path) -> dict[Path, list[str]]:
    """The files of a folder by name, their first lines first and the rest in order."""
    texts = {file: file.read_text(encoding="utf-8").splitlines() for file in folder.iterdir()}
    return {file: [lines[0], *sorted(lines[1:])] for file, lines in sorted(texts.items())}


def test_the_page_tells_what_became_of_the_games_that_are_kept() -> None:
    page = PAGE.read_text(encoding="utf-8")
    told = {text.partition("\n")[0]: text for text in page.split("\n## ")[1:]}
    kept = [game for game in told if list(KEPT.glob(f"{name_of(game, told)}-general-*.jsonl"))]
    assert kept
    for game in kept:
        rows = [line.strip("| ").split(" | ") for line in told[game].splitlines()]
        counts = {(row[0], row[1]): row[2:5] for row in rows if len(row) == 6 and row[2].isdigit()}
        for pair, score in scores(kept_lines(name_of(game, told))).items():
            assert counts.pop(pair) == [str(score.wins), str(score.losses), str(score.draws)]
        assert not counts


def name_of(game: str, told: dict[str, str]) -> str:
    """How the files of a game begin: with the version of the rules that the page tells."""
    return f"{game}-{told[game].partition(', version ')[2].split()[0]}"


def kept_lines(name: str) -> list[Line]:
    texts = [file.read_text(encoding="utf-8") for file in KEPT.glob(f"{name}-*.jsonl")]
    return [decode(line, type=Line) for text in texts for line in text.splitlines()[1:]]


@pytest.mark.parametrize("file", ["levels.toml", "weights.toml", "priors.toml"])
def test_games_of_other_levels_or_weights_are_kept_apart(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("panzer")  # whose levels name a file of weights
    plan = plans_of(game, 2, 2)[0]
    before = results_in(tmp_path, game, plan)
    shutil.copytree(game.ai_folder, tmp_path / AI_FOLDER)
    monkeypatch.setattr(game, "folder", tmp_path)
    assert results_in(tmp_path, game, plan) == before
    with (tmp_path / AI_FOLDER / file).open("a", encoding="utf-8") as text:
        text.write("# changed\n")
    assert results_in(tmp_path, game, plan) != before


def test_games_of_other_rules_or_data_are_kept_apart(tmp_path: Path) -> None:
    plan = plans_of(GAME, 2, 2)[0]
    later = replace(plan, version=plan.version + 1)
    other = replace(plan, digests={**plan.digests, "pegasus-bridge": "0123"})
    assert len({results_in(tmp_path, GAME, each) for each in (plan, later, other)}) == 3


def test_the_time_is_that_of_decisions_with_a_choice() -> None:
    assert 0 < thinking_time(GAME, "random", 5) < thinking_time(GAME, "greedy", 5)
