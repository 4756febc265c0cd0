"""The league: many kinds of opponents, and a record against each of them."""

from __future__ import annotations

import pytest

from tests.commands.command_line import run
from vezerkar.arena.league import league_plan, members, records
from vezerkar.arena.tournament import Line, tournament
from vezerkar.commands import league as command
from vezerkar.core.errors import DataError
from vezerkar.core.registry import find_game, game_ids

GAME = find_game("memoir")


@pytest.mark.parametrize("name", game_ids())
def test_the_league_has_players_of_many_kinds(name: str) -> None:
    league = members(find_game(name))
    assert {"random", "thumb", "greedy", "greedy+cautious", "general-0.2"} <= set(league)
    assert len(set(league)) == len(league) >= 10


def test_a_player_meets_every_member_but_itself() -> None:
    plan = league_plan(GAME, ["greedy"], 2)
    assert [one for one, _ in plan.pairs] == ["greedy"] * len(plan.pairs)
    assert {two for _, two in plan.pairs} == set(members(GAME)) - {"greedy"}
    both = league_plan(GAME, ["general"], 2, among=True, against=["random", "thumb"])
    assert both.pairs == (("general", "random"), ("general", "thumb"), ("random", "thumb"))


def test_a_record_has_a_mean_and_a_hardest_member() -> None:
    lines = [
        Line(("new", "random"), 0, "new", 9),
        Line(("new", "random"), 1, "new", 9),
        Line(("new", "greedy"), 0, "new", 9),
        Line(("new", "greedy"), 1, "greedy", 9),
        Line(("random", "greedy"), 0, "greedy", 9),
    ]
    [record] = records(lines, ["new"])
    assert record.mean == 0.75
    assert record.hardest == "greedy"


def test_the_rule_of_thumb_is_no_fool() -> None:
    [record] = records(tournament(league_plan(GAME, ["thumb"], 20, against=["random"])), ["thumb"])
    assert record.mean > 0.7


def test_the_command_prints_a_table_for_each_player(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--against", "thumb", "greedy+bold", "--games", "2")
    assert run(command, "league", "memoir", "random", *words) == 0
    said = capsys.readouterr().out
    assert "random: " in said
    assert "greedy+bold" in said
    with pytest.raises(DataError, match="'nobody' is not in the league; its members: random"):
        run(command, "league", "memoir", "random", "--against", "nobody")
