"""Whatever a client sends: unless it is an action of that seat at that moment, nothing changes."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vezerkar.core.chance import Script, Seeded
from vezerkar.core.errors import ActionError, IllegalAction, ParseError, WrongTurn
from vezerkar.core.kernel import State, pack
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game
from vezerkar.core.session import Session

GAME = find_game("memoir")
TABLES = (
    ("pegasus-bridge", ()),
    ("mont-mouchet", (("axis_players", 2), ("allies_players", 3))),
    ("omaha-beach-overlord", (("allies_players", 4),)),
)
LENGTH = 120

tables = st.integers(0, len(TABLES) - 1)
moments = st.integers(0, LENGTH - 1)
seats = st.integers(-3, 9)
values = st.integers(0, 4095)
actions = st.one_of(
    st.integers(),
    st.builds(pack, st.integers(0, 40), values, values, values),
)


@cache
def game_in_progress(table: int) -> Session:
    """A game played at random for a while; its states are those before each step."""
    scenario, chosen = TABLES[table]
    session = Session(GAME, scenario, dict(chosen), Seeded(table))
    pick = Seeded(table + 1)
    for _ in range(LENGTH):
        seat = next_seat(session.state)
        legal = session.state.legal_actions(seat)
        session.apply(seat, legal[pick.below(len(legal))])
    return session


def moment(table: int, number: int) -> State:
    return game_in_progress(table).steps[number].before


def snapshot(s: State) -> tuple[list[int], int, list[int]]:
    return s.freeze(), s.waiting, s.actions


@given(tables, moments, seats, actions)
@settings(max_examples=300, deadline=None)
def test_mere_numbers_are_refused(table: int, number: int, seat: int, action: int) -> None:
    s = moment(table, number)
    if action in s.legal_actions(seat):
        return
    before = snapshot(s)
    with pytest.raises(IllegalAction if seat in s.actors() else WrongTurn):
        s.apply(seat, action, Script([]))
    assert snapshot(s) == before


@given(tables, moments, seats)
@settings(max_examples=150, deadline=None)
def test_the_actions_of_another_seat_are_refused(table: int, number: int, seat: int) -> None:
    s = moment(table, number)
    before = snapshot(s)
    for actor in s.actors():
        for action in s.legal_actions(actor)[:3]:
            if action not in s.legal_actions(seat):
                with pytest.raises(ActionError):
                    s.apply(seat, action, Script([]))
    assert snapshot(s) == before


@given(tables, moments, moments)
@settings(max_examples=150, deadline=None)
def test_the_actions_of_another_moment_are_refused(table: int, now: int, then: int) -> None:
    """A stale click: it was legal once, or will be; refused by the session with its reasons."""
    step = game_in_progress(table).steps[then]
    s = moment(table, now)
    session = Session.from_state(GAME, s, Script([]))
    if step.action in s.legal_actions(step.seat):
        return
    before = snapshot(s)
    with pytest.raises(ActionError):
        session.apply_text(step.seat, GAME.notation(s).spell(step.action))
    assert session.state is s
    assert not session.steps
    assert snapshot(s) == before


words = st.sampled_from([form.word for form in GAME.verbs])
arguments = st.sampled_from(
    ["al01", "ax02", "G5", "A1", "z1", "left", "recon_left", "none", "7", "-1"]
)
texts = st.one_of(
    st.text(max_size=40),
    st.builds(lambda word, rest: " ".join([word, *rest]), words, st.lists(arguments, max_size=4)),
)


@given(tables, moments, texts)
@settings(max_examples=300, deadline=None)
def test_any_text_is_an_action_or_refused(table: int, number: int, text: str) -> None:
    s = moment(table, number)
    seat = next_seat(s)
    session = Session.from_state(GAME, s, Seeded(1))
    before = snapshot(s)
    try:
        session.apply_text(seat, text)
    except (ParseError, IllegalAction):
        assert session.state is s
        assert not session.steps
    else:
        assert GAME.notation(s).parse(text) in s.legal_actions(seat)
    assert snapshot(s) == before  # a step makes a new state; this one stays as it is
