"""Whole games: they end, nothing breaks on the way, nobody sees what he may not, greedy wins."""

from __future__ import annotations

import gc
import sys

import pytest

from tests.games.hungary.table import GAME
from vezerkar.agents import ask, find_agent
from vezerkar.arena.checks import PositionChecks
from vezerkar.core.chance import Seeded
from vezerkar.core.playout import next_seat, playout
from vezerkar.core.session import Session
from vezerkar.games.hungary.state import Campaign

AXIS = 0
TEAMS = {"axis_players": 2, "soviet_players": 3}
BLOCKS_OF_A_STATE = 4000


def test_a_campaign_that_takes_its_usual_course_is_even() -> None:
    """Whoever plays alike is not told for twelve turns that the Axis has lost."""
    chance, s = Seeded(3), GAME.new("puszta", {}, Seeded(3))
    agents = [find_agent("greedy", 5 + seat) for seat in range(2)]
    values: list[float] = []
    while s.waiting:
        seat = next(seat for seat in s.actors() if s.legal_actions(seat))
        s.apply(seat, ask(agents[seat], GAME, s, seat, chance), chance)
        if s.waiting:
            values.append(GAME.judge.value(s, AXIS))
    early = values[: len(values) * 2 // 3]
    assert abs(sum(early) / len(early)) < 0.3


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
