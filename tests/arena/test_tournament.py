"""Tournaments: every pair a duel, kept on disk, the same wherever it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import TypeVar

import pytest

from tests.commands.command_line import run
from vezerkar.arena import cluster
from vezerkar.arena.pool import run_here
from vezerkar.arena.tournament import (
    Line,
    Plan,
    everybody,
    plan_for,
    ratings,
    read_results,
    scores,
    tournament,
)
from vezerkar.commands import progress
from vezerkar.commands import tournament as command
from vezerkar.core.errors import DataError
from vezerkar.core.registry import find_game

T = TypeVar("T")
R = TypeVar("R")

GAME = find_game("memoir")
AGENTS = ["random", "recruit", "greedy"]


def plan(games: int = 2, seed: int = 5) -> Plan:
    return plan_for(GAME, everybody(AGENTS), games, ["vassieux"], seed=seed)


def test_every_pair_meets_and_is_rated() -> None:
    lines = tournament(plan(4))
    assert {pair: score.games for pair, score in scores(lines).items()} == {
        ("random", "recruit"): 4,
        ("random", "greedy"): 4,
        ("recruit", "greedy"): 4,
    }
    found = ratings(lines, anchor="random")
    assert found[0].name == "greedy"
    assert [each.points for each in found if each.name == "random"] == [0]


def test_nobody_is_credited_with_what_the_printed_rules_have_won() -> None:
    solo = plan_for(find_game("panzer"), [("random", "recruit")], 2, ["solo_narva"], seed=1)
    lines = tournament(solo)
    assert [line.winner for line in lines] == ["", ""]  # random and recruit lose to the rules
    assert scores(lines)["random", "recruit"].draws == 2


class Stopped(Exception):
    """Someone pressed Ctrl-C."""


def stop_after(count: int) -> Callable[[Line], None]:
    left = count

    def done(line: Line) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            raise Stopped

    return done


def test_a_tournament_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "results.jsonl"
    with pytest.raises(Stopped):
        tournament(plan(), path, done=stop_after(3))
    kept = read_results(path, plan())
    assert len(kept) == 3
    with path.open("a") as file:
        file.write('{"pair": ["random", "gre')  # killed while writing
    again: list[Line] = []
    lines = tournament(plan(), path, done=again.append)
    assert len(again) == 3
    assert lines == tournament(plan())
    assert read_results(path, plan()) == [*kept, *again]


def test_more_games_may_be_asked_for_later(tmp_path: Path) -> None:
    """The first ones are not played again, and who asks for fewer is told of these only."""
    path = tmp_path / "results.jsonl"
    few = tournament(plan(1), path)
    played: list[Line] = []
    more = tournament(plan(2), path, done=played.append)
    assert {line.number for line in played} == {1}
    assert more == tournament(plan(2))
    assert tournament(plan(1), path, done=played.append) == few
    assert len(played) == len(few)


def test_a_game_that_two_programs_have_played_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    tournament(plan(1), path)
    heading, *games = path.read_text().splitlines(keepends=True)
    path.write_text(heading + "".join(games * 2))
    assert tournament(plan(1), path) == tournament(plan(1))


def test_results_of_another_tournament_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    tournament(plan(1), path)
    before = path.read_text()
    with pytest.raises(DataError, match="results of other agents, games, rules or seeds"):
        tournament(plan(1, seed=6), path)
    assert path.read_text() == before


@pytest.mark.parametrize("spoiled", ["{}", "nothing", '{"pair": ["random", "gre'])
def test_a_spoiled_line_is_named(tmp_path: Path, spoiled: str) -> None:
    path = tmp_path / "results.jsonl"
    tournament(plan(1), path)
    with path.open("a") as file:
        file.write(f"{spoiled}\n")
    with pytest.raises(DataError, match=r"results\.jsonl: line 5: "):
        tournament(plan(1), path)


def test_a_cluster_that_does_not_come_up_is_one_clear_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def init(**words: object) -> None:
        raise Exception("The current node timed out during startup.\nLook at its logs.")

    monkeypatch.setattr(cluster, "_ray", lambda: SimpleNamespace(init=init))
    with pytest.raises(DataError, match=r"^no Ray cluster at 'local': .* during startup\.$"):
        cluster.Cluster("local")


def test_results_keep_their_order_whoever_finishes_first() -> None:
    def backwards(
        work: Callable[[T], R], tasks: Sequence[T], *, done: Callable[[R], None]
    ) -> list[R]:
        return run_here(work, tasks[::-1], done=done)[::-1]

    assert tournament(plan(), run=backwards) == tournament(plan())


def test_the_command_prints_ratings_and_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["memoir", "vassieux", "--agents", "random", "greedy", "--games", "2", "--jobs", "1"]
    assert run(command, "tournament", *words) == 0
    printed = capsys.readouterr().out
    assert "ratings, random being 0" in printed
    assert "2    │ 0      │ 0" in printed or "0    │ 2      │ 0" in printed


def test_progress_counts_what_was_played_before(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "LINE_EVERY_S", 0.0)
    words = ["memoir", "vassieux", "--agents", "random", "prior", "--jobs", "1"]
    words += ["--results", str(tmp_path / "results.jsonl")]
    run(command, "tournament", *words, "--games", "2")
    assert "1 of 2" in capsys.readouterr().err
    run(command, "tournament", *words, "--games", "3")
    told = capsys.readouterr().err
    assert "3 of 3" in told
    assert "1 of 3" not in told


def test_an_agent_cannot_be_named_twice() -> None:
    with pytest.raises(DataError, match="name at least two agents, each once"):
        run(command, "tournament", "memoir", "--agents", "random", "random")
