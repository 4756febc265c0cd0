"""A search may value what its tries lead to by the chances that were learned."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.agents.hasty_levels import in_haste
from tests.agents.twins import twins
from vezerkar.agents import calibration, chance_values
from vezerkar.agents.agent import Agent
from vezerkar.agents.chance_values import valued_by_chances
from vezerkar.agents.levels import agent_of_level
from vezerkar.agents.random_agent import RandomAgent
from vezerkar.agents.search import Budget
from vezerkar.agents.search_agent import SearchAgent
from vezerkar.agents.styles import with_style
from vezerkar.agents.tree import Style
from vezerkar.agents.turn_agent import TurnAgent
from vezerkar.agents.win_chance import chance_as_it_stands
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat, playout
from vezerkar.core.registry import find_game

STYLE = Style(width=3, horizon=1, explore=0.3, trust=4.0, clear=9.0, widen=0.0)
BY_CHANCES = ("memoir", "quartermaster")  # whose generals value by chances


def begun(game: Game, decisions: int = 30) -> State:
    s = game.new(game.scenarios()[0].id, {}, Seeded(3))
    playout(s, Seeded(4), Seeded(5), decisions)
    while len(s.legal_actions(next_seat(s))) < 2:
        playout(s, Seeded(6), Seeded(7), 1)
    return s


def test_a_value_is_the_chance_of_the_first_team_seen_from_a_team() -> None:
    game = find_game("memoir")
    s = begun(game)
    judge, chance = valued_by_chances(game, s), chance_as_it_stands(game, s)
    assert judge.value(s, 0) == pytest.approx(2.0 * chance - 1.0)
    assert judge.value(s, 1) == -judge.value(s, 0) != 0.0
    assert judge.value(s, 0) != pytest.approx(game.judge.value(s, 0))


def test_actions_and_turns_are_those_of_the_judge() -> None:
    game = find_game("memoir")
    s = begun(game)
    seat = next_seat(s)
    judge, actions = valued_by_chances(game, s), s.legal_actions(seat)
    assert judge.priors_for(s, seat, actions) == game.judge.priors_for(s, seat, actions)
    assert (judge.turn(s), judge.stage(s, seat)) == (game.judge.turn(s), game.judge.stage(s, seat))


def test_a_player_with_another_judge_asks_for_the_same_chances() -> None:
    game = find_game("memoir")
    s = begun(game)
    bold = with_style(game, "bold")
    assert bold.judge.value(s, 0) != game.judge.value(s, 0)
    assert chance_as_it_stands(bold, s) == chance_as_it_stands(game, s)


def test_a_battle_that_is_over_is_worth_its_result() -> None:
    game = find_game("memoir")
    s = begun(game)
    judge = valued_by_chances(game, s)
    playout(s, Seeded(1), Seeded(2), 100_000)
    assert judge.value(s, s.winner) == 1.0 == -judge.value(s, 1 - s.winner)


def test_a_battle_that_nothing_was_learned_of_is_valued_by_the_judge(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find_game("memoir")
    s = begun(game)
    monkeypatch.setattr(calibration, "net_of", lambda _: None)
    assert valued_by_chances(game, s) is game.judge


@pytest.mark.parametrize("chances", [True, False])
@pytest.mark.parametrize("kind", [SearchAgent, TurnAgent])
def test_only_a_player_who_is_told_to_asks_for_chances(
    kind: type[Agent], chances: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, asked = find_game("memoir"), []

    def counted(game: Game, s: State) -> float:
        asked.append(s)
        return 0.5

    monkeypatch.setattr(chance_values, "chance_as_it_stands", counted)
    s, budget = begun(game), Budget(4)
    agent: Agent = SearchAgent(1, budget, STYLE, chances)
    if kind is TurnAgent:
        agent = TurnAgent(1, budget, 3, 1, RandomAgent(1), chances)
    agent.choose(game, s, next_seat(s))
    assert bool(asked) == chances


@pytest.mark.parametrize("name", BY_CHANCES)
def test_a_general_who_values_by_chances_does_not_see_what_is_hidden(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game(name)
    in_haste(game, tmp_path, monkeypatch)
    seen = []
    for s in twins(game, game.scenarios()[0].id):
        seat = next_seat(s)
        guess = game.guess(s, seat, Seeded(1))
        seen.append(agent_of_level("general", 1).choose(game, guess, seat))
    assert seen[0] == seen[1]
