"""The speed of an answer in a reaction window tells nothing (ux acceptance point 11)."""

from __future__ import annotations

import asyncio
import random
import time
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

import pytest

from tests.server.test_bot_workers import at_a_window, table_for
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import State
from vezerkar.server.connection import Viewer
from vezerkar.server.http_schema import Me
from vezerkar.server.live_table import LiveTable
from vezerkar.server.reaction_delay import Windows
from vezerkar.table.journal import Chair
from vezerkar.table.match import Match

PAUSE = (0.6, 1.6)
MANY = 2000


def distance(first: Sequence[float], second: Sequence[float]) -> float:
    """Of Kolmogorov and Smirnov: how far two distributions are apart at most."""
    a, b = sorted(first), sorted(second)
    return max(abs(bisect_right(a, x) / len(a) - bisect_right(b, x) / len(b)) for x in (*a, *b))


def answers(thought: float, seed: int) -> list[float]:
    """How long after a window has opened an answer is told that took some thought."""
    windows, found = Windows(PAUSE, random.Random(seed)), []
    for number in range(MANY):
        opened = number * 10.0
        windows.see({1: (number, number)}, opened)
        found.append(windows.release(1, opened + thought) - opened)
    return found


def test_an_answer_at_once_and_one_after_thought_cannot_be_told_apart() -> None:
    at_once = answers(0.0, 1)
    assert PAUSE[0] <= min(at_once) < 0.61
    assert 1.59 < max(at_once) <= PAUSE[1]
    limit = 1.95 * (2 / MANY) ** 0.5  # exceeded once in a thousand by equal distributions
    for thought in (0.01, 0.2, 0.59):
        assert distance(at_once, answers(thought, 2)) < limit
        assert answers(thought, 1) == at_once
    # Whoever needs longer than any pause cannot be told from whoever needs a little less.
    assert min(answers(2.0, 3)) >= 2.0


def test_the_pause_is_drawn_when_the_window_opens_and_not_again() -> None:
    windows = Windows(PAUSE, random.Random(1))
    windows.see({0: (3, 3), 1: (3, 3)}, 100.0)
    first = windows.release(0, 100.1)
    windows.see({0: (3, 3), 1: (3, 3)}, 100.2)
    assert windows.release(0, 100.2) == first
    windows.see({0: (4, 4)}, 101.0)
    assert windows.release(0, 101.0) != first
    assert windows.release(1, 101.0) == 101.0  # its window is closed


def test_without_a_pause_nothing_waits() -> None:
    windows = Windows((0.0, 0.0))
    windows.see({0: (1, 1)}, 5.0)
    assert windows.release(0, 6.0) <= 6.0


# What a seat holds plays no part


def other_hand(match: Match, seat: int, wanted: int) -> State:
    """The same moment with another hand, one that can or cannot answer."""
    other = 1 - seat
    for number in range(1, 500):
        state = match.game.guess(match.state, other, Seeded(number))
        if (len(state.legal_actions(seat)) == 1) == (wanted == 1):
            return state
    raise AssertionError("no such hand was dealt")


def pauses_with(match: Match, seat: int, seed: int) -> list[float]:
    chairs = [Chair(name, "person", f"u{n}") for n, name in enumerate(match.seats)]

    async def story() -> list[float]:
        table = table_for(match, chairs, 0.0)
        table.driver.windows = Windows(PAUSE, random.Random(seed))
        found = []
        for number in range(50):
            table.driver.windows.until.clear()
            table.driver._see_windows()
            found.append(round(table.driver.windows.until[seat][1] - time.monotonic(), 1))
        return found

    return asyncio.run(story())


def test_the_pause_does_not_depend_on_the_hand() -> None:
    match = at_a_window()
    seat = match.deciding()[0]
    found = []
    for wanted in (1, 2):
        match.session.state = other_hand(match, seat, wanted)
        assert (len(match.state.legal_actions(seat)) == 1) == (wanted == 1)
        found.append(pauses_with(match, seat, seed=7))
    near = [abs(a - b) <= 0.11 for a, b in zip(*found, strict=True)]
    assert all(near)


@pytest.mark.parametrize("company", [True, False])
def test_a_person_who_answers_at_once_waits_where_others_play(company: bool) -> None:
    match = at_a_window()
    seat = match.deciding()[0]
    users = ["u", "other"] if company else ["u", "u"]
    chairs = [Chair(name, "person", user) for name, user in zip(match.seats, users, strict=True)]
    chairs[seat] = replace(chairs[seat], user="u")

    async def story() -> float:
        table = table_for(match, chairs, 0.0)  # pauses of 0.15 to 0.2 seconds
        table.driver.poke()
        began = time.monotonic()
        viewer = Viewer(Me("u", "Éva", True))
        await cast(Any, LiveTable.let_others_wonder)(table, viewer, match.seats[seat])
        return time.monotonic() - began

    waited = asyncio.run(story())
    assert waited >= 0.14 if company else waited < 0.1


def test_an_automatic_pass_can_be_called_off() -> None:
    match = at_a_window()
    seat, ply = match.deciding()[0], match.ply
    chairs = [Chair(name, "person", "u") for name in match.seats]

    async def story() -> int:
        table = table_for(match, chairs, 0.0)
        table.seated[seat] = replace(table.seated[seat], auto_pass=True)
        table.driver.poke()
        await asyncio.sleep(0.05)
        table.seated[seat] = replace(table.seated[seat], auto_pass=False)
        await asyncio.sleep(0.3)
        return match.ply

    assert asyncio.run(story()) == ply
