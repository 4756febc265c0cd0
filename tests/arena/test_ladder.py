"""The ladder: everybody against the next, kept on disk, told as a page."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from tests.commands.command_line import run
from vezerkar.agents import AGENTS
from vezerkar.agents.levels import LEVELS
from vezerkar.agents.random_agent import RandomAgent
from vezerkar.arena import ladder
from vezerkar.arena.ladder import PAIRS, plan_of, results_in, thinking_time
from vezerkar.commands import ladder as command
from vezerkar.core.registry import find_game

GAME = find_game("memoir")


@pytest.fixture(autouse=True)
def quick_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that think no longer than a test can wait."""
    for level in LEVELS:
        monkeypatch.setitem(AGENTS, level, RandomAgent)
    monkeypatch.setattr(ladder, "WATCHED", 5)


def test_every_level_meets_its_neighbours_and_the_general_all_who_do_not_think() -> None:
    met = {frozenset(pair) for pair in PAIRS}
    order = ["random", *LEVELS]
    assert all(frozenset(pair) in met for pair in pairwise(order))
    assert {frozenset(("general", "greedy")), frozenset(("general", "random"))} <= met
    assert len(plan_of(GAME, 2).matches()) == 2 * len(PAIRS)


def test_a_ladder_is_written_as_a_page_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    page, kept = tmp_path / "docs" / "ladder.md", tmp_path / "kept"
    words = ["ladder", "memoir", "--each", "2", "--jobs", "1", "--out", str(page)]
    assert run(command, *words, "--results", str(kept)) == 0
    text = page.read_text(encoding="utf-8")
    assert "## memoir" in text
    for player in ("random", "greedy", *LEVELS):
        assert f"| {player} | " in text
    [results] = kept.iterdir()
    played = results.read_text(encoding="utf-8").splitlines()
    assert len(played) == 1 + 2 * len(PAIRS)
    results.write_text("\n".join(played[:-3]) + "\n", encoding="utf-8")
    assert run(command, *words, "--results", str(kept)) == 0
    assert sorted(results.read_text(encoding="utf-8").splitlines()) == sorted(played)


def test_other_levels_or_weights_begin_another_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = results_in(tmp_path, GAME)
    (tmp_path / "levels.toml").write_text("# others", encoding="utf-8")
    monkeypatch.setattr(GAME, "folder", tmp_path)
    assert results_in(tmp_path, GAME) != before


def test_the_time_is_that_of_decisions_with_a_choice() -> None:
    assert 0 < thinking_time(GAME, "random", 5) < thinking_time(GAME, "greedy", 5)
