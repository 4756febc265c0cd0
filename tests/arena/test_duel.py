"""Duels: fair, repeatable, and honest about what they prove."""

from __future__ import annotations

import json
from functools import partial

import pytest

from tests.commands.command_line import run
from vezerkar.agents import ask, find_agent
from vezerkar.agents.levels import LevelAgent
from vezerkar.agents.search import NO_TIME_LIMIT_S
from vezerkar.agents.search_agent import SearchAgent
from vezerkar.agents.turn_agent import TurnAgent
from vezerkar.arena.duel import Fixture, Score, duel, fixture, play, seated
from vezerkar.arena.pool import run_all
from vezerkar.arena.stats import wilson
from vezerkar.commands import duel as command
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game

GAME = find_game("memoir")
PAIR = ("random", "random")


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    one = duel(GAME, PAIR, 6, ["vassieux", "mortain"], seed=3)
    two = duel(GAME, PAIR, 6, ["vassieux", "mortain"], seed=3, run=partial(run_all, jobs=2))
    assert one == two
    assert one.standings[0].games == 6
    assert duel(GAME, PAIR, 6, ["vassieux", "mortain"], seed=4) != one


def test_sides_are_exchanged_every_other_game_with_the_same_cards_and_dice() -> None:
    games = [fixture(GAME, ("greedy", "random"), i, ["a", "b"], {}, 7, 10) for i in range(4)]
    assert [each.agents for each in games] == [("greedy", "random"), ("random", "greedy")] * 2
    assert [each.scenario for each in games] == ["a", "a", "b", "b"]
    assert games[0].seed == games[1].seed != games[2].seed
    assert games[0].agent_seeds == games[1].agent_seeds[::-1]


def test_an_agent_against_itself_is_no_better_than_itself() -> None:
    """Equal agents in an exchanged pair would play the same game twice, were it not for seeds."""
    result = duel(GAME, PAIR, 4, ["pegasus-bridge"], seed=1)
    first, second = result.standings
    assert (first.wins, first.losses, first.draws) == (second.losses, second.wins, second.draws)
    assert set(first.by_side) == {"axis", "allies"}
    assert sum(score.games for score in first.by_side.values()) == first.games


def test_a_game_over_the_limit_is_a_draw_and_told() -> None:
    short = Fixture("memoir", "pegasus-bridge", {}, PAIR, 1, (1, 2), limit=5)
    assert play(short).cut_off
    result = duel(GAME, PAIR, 2, ["pegasus-bridge"], limit=5)
    assert result.cut_off == 2
    assert [each.draws for each in result.standings] == [2, 2]


def test_teams_play_as_one() -> None:
    settings = {"axis_players": 3, "allies_players": 2}
    result = duel(GAME, PAIR, 2, ["vassieux"], settings)
    assert set(result.standings[0].by_side) == {"axis", "allies"}


def test_partners_are_alike_but_do_not_share_their_thoughts() -> None:
    players = seated(("general", "random"), (5, 6), (0, 1, 0))
    assert [each.name for each in players] == ["general", "random", "general"]
    assert len(set(map(id, players))) == 3


def test_in_the_arena_no_clock_cuts_thinking_short() -> None:
    """On a slow machine the same games only take longer; at a table people wait."""
    s = GAME.new("pegasus-bridge", {}, Seeded(3))
    (unhurried,), time_limited = seated(["general"], [5], [0]), find_agent("general", 5)
    limits = []
    for player in (unhurried, time_limited):
        ask(player, GAME, s, next_seat(s), Seeded(1))
        assert isinstance(player, LevelAgent)
        assert isinstance(player.thinker, SearchAgent | TurnAgent)
        limits.append(player.thinker.budget.seconds)
    assert limits[0] == NO_TIME_LIMIT_S > limits[1]


def test_wilson_intervals_agree_with_published_values() -> None:
    # Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for points, games, low, high in [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ]:
        found = wilson(points, games)
        assert found[0] == pytest.approx(low, abs=5e-5)
        assert found[1] == pytest.approx(high, abs=5e-5)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(20, 20)[1] == 1.0


def test_a_draw_is_half_a_win() -> None:
    assert Score(wins=1, losses=1, draws=2).rate == 0.5
    assert Score().rate == 0.0


def test_the_command_prints_a_table_and_one_json_object_last(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("duel", "memoir", "vassieux", "--agents", "random", "random", "--games", "2")
    assert run(command, *words, "--jobs", "1", "--json") == 0
    lines = capsys.readouterr().out.splitlines()
    assert any("win rate" in line for line in lines)
    found = json.loads(lines[-1])
    assert list(found) == ["game", "scenario", "agents"]
    assert (found["game"], found["scenario"]) == ("memoir", "vassieux")
    assert [list(agent) for agent in found["agents"]] == [["name", "wins", "losses", "draws"]] * 2
    assert sum(agent["wins"] + agent["draws"] / 2 for agent in found["agents"]) == 2


def test_without_a_scenario_the_games_go_over_all_of_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    real = play

    def spy(task: Fixture) -> object:
        seen.append(task.scenario)
        return real(task)

    monkeypatch.setattr("vezerkar.arena.duel.play", spy)
    words = ("duel", "memoir", "--agents", "random", "random", "--games", "4", "--jobs", "1")
    assert run(command, *words, "--json") == 0
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert found["scenario"] is None
    assert len(set(seen)) == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "there is no game 'chess'"),
        (("memoir", "waterloo"), "there is no scenario 'waterloo'"),
        (("memoir", "--agents", "random", "oracle"), "there is no agent 'oracle'; the agents are:"),
        (("memoir", "--setting", "weather=rain"), "there is no setting 'weather'"),
        (("memoir", "--setting", "match"), "expected name=value, found 'match'"),
    ],
)
def test_bad_input_is_one_clear_line(words: tuple[str, ...], said: str) -> None:
    with pytest.raises(DataError, match=said):
        run(command, "duel", *words, "--games", "2", "--jobs", "1")


def test_in_a_solo_battle_only_who_sits_there_is_counted() -> None:
    panzer = find_game("panzer")
    result = duel(panzer, ("random", "random"), 4, ["solo_smolensk"], limit=4000)
    for standing in result.standings:
        assert standing.games == 2  # the other two games were played without it
        assert list(standing.by_side) == ["german"]
        assert standing.by_side["german"].games == 2
