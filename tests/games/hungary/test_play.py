"""Whole games: they end, nothing breaks on the way, nobody sees what he may not, greedy wins."""

from __future__ import annotations

import gc
import sys

import pytest

from tests.games.hungary.table import GAME
from vezerkar.agents import ask, find_agent
from vezerkar.arena.checks import PositionChecks
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.playout import next_seat, playout
from vezerkar.core.session import Session
from vezerkar.games.hungary.ai.weights import judge_with
from vezerkar.games.hungary.state import Campaign

TEAMS = {"axis_players": 2, "soviet_players": 3}
BLOCKS_OF_A_STATE = 4000


@pytest.mark.parametrize("scenario", ["puszta", "konrad", "citadella"])
def test_random_games_end_and_are_sound(scenario: str) -> None:
    s = GAME.new(scenario, {}, Seeded(11))
    while s.waiting:
        playout(s, Seeded(12), Seeded(13), 60)
        GAME.check_invariants(s)
    assert s.ending >= 0


@pytest.mark.parametrize("settings", [{}, TEAMS, {"setup": "free"}])
def test_the_battery_finds_nothing_on_the_way(settings: dict[str, int | str]) -> None:
    session = Session(GAME, "puszta", settings, Seeded(21))
    battery = PositionChecks(session, Seeded(22))
    pick = Seeded(23)
    for n in range(240):
        seat = next_seat(session.state)
        actions = session.state.legal_actions(seat)
        session.apply(seat, actions[pick.below(len(actions))])
        if n % 3 == 0:
            battery.guesses_agree()
        if n % 48 == 0:
            battery.everything()


def test_greedy_beats_random_with_the_attacking_side() -> None:
    s = GAME.new("puszta", {}, Seeded(2))
    chance = Seeded(3)
    agents = [find_agent("random", 4), find_agent("greedy", 5)]
    while s.waiting:
        seat = next_seat(s)
        s.apply_unchecked(seat, ask(agents[GAME.teams(s)[seat]], GAME, s, seat, chance), chance)
    assert s.winner == 1


def test_long_play_needs_no_more_memory() -> None:
    """Blocks that are in use at the start of each turn and after each game: nothing piles up."""
    agent = find_agent("greedy", 3)
    s = GAME.new("puszta", {}, Seeded(1))
    assert isinstance(s, Campaign)
    after_turns: dict[int, int] = {}
    while s.turn < 4:
        seat = next_seat(s)
        s.apply_unchecked(seat, agent.choose(GAME, s, seat), Seeded(s.turn))
        if s.turn not in after_turns:
            after_turns[s.turn] = blocks()
    assert after_turns[4] - after_turns[2] < BLOCKS_OF_A_STATE
    after_games = []
    for seed in range(4):
        playout(GAME.new("puszta", {}, Seeded(seed)), Seeded(seed), Seeded(seed + 1), 9999)
        after_games.append(blocks())
    assert after_games[3] - after_games[1] < BLOCKS_OF_A_STATE


def blocks() -> int:
    gc.collect()
    return sys.getallocatedblocks()


def test_a_copy_shares_nothing_that_changes() -> None:
    s = GAME.new("puszta", {}, Seeded(1))
    playout(s, Seeded(2), Seeded(3), 90)
    assert isinstance(s, Campaign)
    t = s.clone()
    before = s.freeze()
    playout(t, Seeded(4), Seeded(5), 200)
    assert s.freeze() == before
    for name in Campaign.__slots__:
        assert hasattr(t, name)


def test_a_copy_stays_as_it_was_when_the_original_plays_on() -> None:
    """Copies share the lists of units until one of them changes a unit."""
    s = GAME.new("puszta", {}, Seeded(1))
    playout(s, Seeded(2), Seeded(3), 90)
    t = s.clone()
    before = s.freeze()
    playout(s, Seeded(4), Seeded(5), 200)
    assert t.freeze() == before


def test_the_judge_plans_for_the_side_that_is_asked() -> None:
    """While both sides plan in secret, the plan of one does not look at the front of the other."""
    s = GAME.new("puszta", {}, Seeded(1))
    assert s.actors() == [0, 1]
    s.apply_unchecked(1, s.legal_actions(1)[0], Seeded(2))
    both_plan = GAME.judge.priors_for(s, 1, s.legal_actions(1))
    s.apply_unchecked(0, s.legal_actions(0)[-1], Seeded(3))
    assert s.actors() == [1]
    assert GAME.judge.priors_for(s, 1, s.legal_actions(1)) == both_plan


def test_the_judge_asks_for_all_its_weights() -> None:
    with pytest.raises(DataError, match="expected exactly the weights"):
        judge_with({"scale": 1.0})
