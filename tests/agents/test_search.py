"""The search: repeatable, honest, and better than its priors alone."""

from __future__ import annotations

from collections import Counter

import pytest

from vezerkar.agents import ask
from vezerkar.agents.search import Budget
from vezerkar.agents.search_agent import SearchAgent
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat, playout
from vezerkar.core.registry import find_game

GAME = find_game("memoir")
QUICK = Budget(tries=24)


def position(seed: int, decisions: int) -> State:
    """Some position of a game, reached at random."""
    s = GAME.new("pegasus-bridge", {}, Seeded(seed))
    playout(s, Seeded(seed), Seeded(seed + 1), decisions)
    return s


@pytest.mark.parametrize("decisions", [0, 7, 20])
def test_equal_seeds_and_tries_give_equal_choices(decisions: int) -> None:
    s = position(3, decisions)
    seat = next_seat(s)
    choices = [ask(SearchAgent(5, QUICK), GAME, s, seat, Seeded(1)) for _ in range(3)]
    assert len(set(choices)) == 1
    assert choices[0] in s.legal_actions(seat)


def choices_in(s: State, seat: int) -> Counter[int]:
    """How often a search takes each action, whatever the deals and its own seed."""
    return Counter(ask(SearchAgent(i, QUICK), GAME, s, seat, Seeded(i)) for i in range(12))


@pytest.mark.parametrize("decisions", [0, 9, 25])
def test_positions_that_a_seat_cannot_tell_apart_are_played_alike(decisions: int) -> None:
    s = position(11, decisions)
    seat = next_seat(s)
    other = GAME.guess(s, seat, Seeded(99))
    assert other.fingerprint() != s.fingerprint()
    assert choices_in(s, seat) == choices_in(other, seat)


def test_a_search_does_not_change_the_position() -> None:
    s = position(4, 10)
    before = s.fingerprint()
    ask(SearchAgent(5, QUICK), GAME, s, next_seat(s), Seeded(1))
    assert s.fingerprint() == before


def test_a_search_stops_when_its_time_is_up() -> None:
    s = position(3, 0)
    patient = Budget(tries=10_000_000, seconds=0.05)
    assert ask(SearchAgent(5, patient), GAME, s, next_seat(s), Seeded(1)) in s.legal_actions(
        next_seat(s)
    )


def test_what_was_found_out_about_later_steps_of_a_turn_is_not_thrown_away() -> None:
    s = position(3, 0)
    seat = next_seat(s)
    agent = SearchAgent(5, Budget(tries=200))
    s.apply(seat, ask(agent, GAME, s, seat, Seeded(1)), Seeded(2))
    assert next_seat(s) == seat
    known = agent.taken.nodes if agent.taken else None
    assert known
    ask(agent, GAME, s, seat, Seeded(1))
    assert agent.taken is not None
    assert any(agent.taken.nodes is each.nodes for each in known.values())
