"""The speed of a reply in a reaction window reveals nothing."""

from __future__ import annotations

import asyncio
import random
import time
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.server.test_bot_workers import at_a_window, table_for
from tests.table.test_own_passes import UK, USSR, about_to_build, build
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import State
from vezerkar.server.actions import delay_reaction_reply
from vezerkar.server.connection import Connection
from vezerkar.server.http_schema import Me
from vezerkar.server.reaction_delay import ReactionDelays
from vezerkar.table.match import Match
from vezerkar.table.seats import TableSeat

DELAY_RANGE_S = (0.6, 1.6)
SAMPLES = 2000


def distance(first: Sequence[float], second: Sequence[float]) -> float:
    """The Kolmogorov-Smirnov distance of two distributions."""
    a, b = sorted(first), sorted(second)
    return max(abs(bisect_right(a, x) / len(a) - bisect_right(b, x) / len(b)) for x in (*a, *b))


def answers(thought: float, seed: int) -> list[float]:
    """When replies that took some time to decide are told, counted from the opening."""
    delays, found = ReactionDelays(DELAY_RANGE_S, random.Random(seed)), []
    for number in range(SAMPLES):
        opened = number * 10.0
        delays.set_open({1: (number, number)}, opened)
        found.append(delays.reply_time(1, opened + thought) - opened)
    return found


def test_quick_and_slow_replies_cannot_be_told_apart() -> None:
    at_once = answers(0.0, 1)
    assert DELAY_RANGE_S[0] <= min(at_once) < 0.61
    assert 1.59 < max(at_once) <= DELAY_RANGE_S[1]
    limit = 1.95 * (2 / SAMPLES) ** 0.5  # exceeded once in a thousand by equal distributions
    for thought in (0.01, 0.2, 0.59):
        assert distance(at_once, answers(thought, 2)) < limit
        assert answers(thought, 1) == at_once
    # Replies slower than any delay cannot be told apart either.
    assert min(answers(2.0, 3)) >= 2.0


def test_the_delay_is_drawn_once_when_the_window_opens() -> None:
    delays = ReactionDelays(DELAY_RANGE_S, random.Random(1))
    delays.set_open({0: (3, 3), 1: (3, 3)}, 100.0)
    first = delays.reply_time(0, 100.1)
    delays.set_open({0: (3, 3), 1: (3, 3)}, 100.2)
    assert delays.reply_time(0, 100.2) == first
    delays.set_open({0: (4, 4)}, 101.0)
    assert delays.reply_time(0, 101.0) != first
    assert delays.reply_time(1, 101.0) == 101.0  # its window is closed


def test_without_a_delay_nothing_waits() -> None:
    delays = ReactionDelays((0.0, 0.0))
    delays.set_open({0: (1, 1)}, 5.0)
    assert delays.reply_time(0, 6.0) <= 6.0


# The delay does not depend on what a seat holds


def other_hand(match: Match, seat: int, wanted: int) -> State:
    """The same moment with another hand, one that can or cannot answer."""
    other = 1 - seat
    for number in range(1, 500):
        state = match.game.guess(match.state, other, Seeded(number))
        if (len(state.legal_actions(seat)) == 1) == (wanted == 1):
            return state
    raise AssertionError("no such hand was dealt")


def delays_with(match: Match, seat: int, seed: int) -> list[float]:
    seats = [TableSeat(name, "person", f"u{n}") for n, name in enumerate(match.seats.ids)]

    async def story() -> list[float]:
        table = table_for(match, seats, 0.0)
        table.bots.delays = ReactionDelays(DELAY_RANGE_S, random.Random(seed))
        found = []
        for number in range(50):
            table.bots.delays.until.clear()
            table.bots.update_delays()
            found.append(round(table.bots.delays.until[seat][1] - time.monotonic(), 1))
        return found

    return asyncio.run(story())


def test_the_delay_does_not_depend_on_the_hand() -> None:
    match = at_a_window()
    seat = match.deciding()[0]
    found = []
    for wanted in (1, 2):
        match.session.state = other_hand(match, seat, wanted)
        assert (len(match.state.legal_actions(seat)) == 1) == (wanted == 1)
        found.append(delays_with(match, seat, seed=7))
    near = [abs(a - b) <= 0.11 for a, b in zip(*found, strict=True)]
    assert all(near)


@pytest.mark.parametrize("company", [True, False])
def test_a_person_who_answers_at_once_waits_where_others_play(company: bool) -> None:
    match = at_a_window()
    seat = match.deciding()[0]
    users = ["u", "other"] if company else ["u", "u"]
    seats = [
        TableSeat(name, "person", user) for name, user in zip(match.seats.ids, users, strict=True)
    ]
    seats[seat] = replace(seats[seat], user="u")

    async def story() -> float:
        table = table_for(match, seats, 0.0)  # delays of 0.15 to 0.2 seconds
        table.bots.wake()
        began = time.monotonic()
        connection = Connection(Me("u", "Éva", True))
        await delay_reaction_reply(table, connection, match.seats.ids[seat])
        return time.monotonic() - began

    waited = asyncio.run(story())
    assert waited >= 0.14 if company else waited < 0.1


def test_an_automatic_pass_can_be_cancelled() -> None:
    match = at_a_window()
    seat, ply = match.deciding()[0], match.ply
    seats = [TableSeat(name, "person", "u") for name in match.seats.ids]

    async def story() -> int:
        table = table_for(match, seats, 0.0)
        table.seats.change(seat, auto_pass=True)
        table.bots.wake()
        await asyncio.sleep(0.05)
        table.seats.change(seat, auto_pass=False)
        await asyncio.sleep(0.3)
        return match.ply

    assert asyncio.run(story()) == ply


@pytest.mark.parametrize("company", [True, False])
def test_against_computers_alone_ones_own_seats_pass_unseen(company: bool) -> None:
    match = about_to_build("uk_loyal_to_the_crown")
    build(match)
    seats = list(match.seats)
    if company:
        seats[0] = TableSeat(seats[0].seat, "person", "other", "Pál")

    async def story() -> list[int]:
        await table_for(match, seats, 0.0).bots.pass_unseen()
        return match.deciding()

    assert asyncio.run(story()) == [UK if company else USSR]
