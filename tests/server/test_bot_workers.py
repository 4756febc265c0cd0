"""Computer players know what their seat knows, and their speed tells nothing."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from tests.table.hidden_hands import new_match, play
from vezerkar.agents.levels import LEVELS, agent_of_level
from vezerkar.core.errors import DataError
from vezerkar.server.bot_turns import Lost
from vezerkar.server.bot_workers import Task, Thinker, Thought, task_for, think
from vezerkar.server.chat import Talk
from vezerkar.server.config import Config
from vezerkar.server.connection import Viewer
from vezerkar.server.http_schema import Me
from vezerkar.server.live_table import LiveTable
from vezerkar.server.storage.rows import MatchRow, Seated
from vezerkar.table.journal import Chair, JournalEntry
from vezerkar.table.match import Match


@pytest.mark.parametrize("level", LEVELS)
def test_a_worker_finds_a_legal_action_from_its_task_alone(level: str) -> None:
    match = new_match()
    for step in range(3):
        seat = match.deciding()[0]
        assert think(task_for(match, seat, level)).action in match.state.legal_actions(seat)
        play(match, 25, seed=step + 1)


def test_a_task_does_not_hold_what_the_seat_cannot_see() -> None:
    """Two matches that differ only in the enemy's hand give tasks that cannot be told apart."""
    match = new_match()
    play(match, 12)
    seat = match.deciding()[0]
    state: Any = match.state
    guesses = [task_for(match, seat, "recruit").guess for _ in range(30)]
    assert len({tuple(guess) for guess in guesses}) > 20  # dealt anew each time
    true = state.freeze()
    assert sum(guess == true for guess in guesses) <= 1
    # The own hand is in all of them.
    own = [list(_thawed(match, guess).hands[seat]) for guess in guesses]
    assert all(hand == list(state.hands[seat]) for hand in own)


def _thawed(match: Match, guess: list[int]) -> Any:
    state: Any = match.state.clone()
    state.thaw(guess)
    return state


def test_an_unknown_level_is_told() -> None:
    with pytest.raises(DataError, match="there is no level 'field-marshal'"):
        agent_of_level("field-marshal", 1)


class NoStore:
    """Keeps nothing."""

    async def append(self, *_: object) -> None:
        return None


class BrokenStore:
    """Fails."""

    async def append(self, *_: object) -> None:
        raise OSError("the disk is full")


class AtOnce:
    """A thinker without processes; some thoughts take no time, some take a while."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def choose(self, task: Task) -> Thought:
        await asyncio.sleep(self.seconds)
        return think(task)

    async def despairs(self, task: Task) -> bool:
        return False


def at_a_window() -> Match:
    """A match in which somebody may answer an attack."""
    for seed in range(1, 50):
        match = new_match(bytes([seed]) * 32)
        for step in range(300):
            if match.over:
                break
            seat = match.deciding()[0]
            if match.scene(seat).prompt.kind == "reaction":
                if len(match.state.legal_actions(seat)) == 1:
                    return match
            play(match, 1, seed=seed * 1000 + step)
    raise AssertionError("nobody was ever attacked at close range")


def table_for(match: Match, chairs: list[Chair], seconds: float) -> LiveTable:
    row = MatchRow(
        id="t",
        game="memoir",
        scenario="pegasus-bridge",
        settings=match.session.settings,
        rules=1,
        digest="",
        secret=match.secret,
        seed_hash="",
        opening=match.session.opening,
        take_back=True,
        status="playing",
        host="u",
        replay=False,
        ply=match.ply,
        deciding=(),
        created="",
        changed="",
    )
    config = Config(Path(), pause=(0.15, 0.2))
    seated = [Seated(chair) for chair in chairs]
    store, thinker = cast(Any, NoStore()), cast(Thinker, AtOnce(seconds))
    talk = Talk("t", store, 0, [])
    return LiveTable(row, seated, match, 0, store, thinker, config, lambda _: None, talk)


@pytest.mark.parametrize("thought", [0.0, 0.1])
@pytest.mark.parametrize("kind", ["computer", "person"])
def test_a_window_passes_after_a_pause_whoever_sits_there(kind: str, thought: float) -> None:
    match = at_a_window()
    seat = match.deciding()[0]
    chairs = [Chair(name, "person", "u") for name in match.seats]
    if kind == "computer":
        chairs[seat] = Chair(match.seats[seat], "computer", level="recruit")

    async def story() -> float:
        table = table_for(match, chairs, thought)
        table.seated[seat] = replace(table.seated[seat], auto_pass=True)
        began, ply = time.monotonic(), match.ply
        table.driver.poke()
        while match.ply == ply:
            await asyncio.sleep(0.005)
        table.driver.stop()
        return time.monotonic() - began

    assert asyncio.run(story()) >= 0.15


def test_a_person_who_did_not_choose_so_is_asked(tmp_path: Path) -> None:
    match = at_a_window()
    chairs = [Chair(name, "person", "u") for name in match.seats]

    async def story() -> None:
        table = table_for(match, chairs, 0.0)
        assert table.driver.next_turn() is None
        assert table.driver.thinking() == ""

    asyncio.run(story())


def test_what_was_thought_for_another_moment_is_dropped() -> None:
    match = new_match()
    entries: list[JournalEntry] = play(match, 5)
    seat = match.deciding()[0]
    chairs = [Chair(name, "computer", level="recruit") for name in match.seats]

    async def story() -> None:
        table = table_for(match, chairs, 0.05)
        turn = table.driver.next_turn()
        assert turn is not None
        assert turn.seat == seat
        action = match.state.legal_actions(seat)[0]
        match._go_back(1)
        await table.driver._move(turn, action)
        assert match.ply == len(entries) - 1

    asyncio.run(story())


class Counting:
    """Wants to be told how often its seat has been asked."""

    def __init__(self) -> None:
        self.told: list[tuple[int, tuple[int, ...]]] = []

    async def choose(self, task: Task) -> Thought:
        self.told.append((task.seat, task.memo))
        return Thought(think(task).action, (task.memo[0] + 1 if task.memo else 1,))

    async def despairs(self, task: Task) -> bool:
        return False


def test_a_computer_is_told_what_it_wanted_to_remember_whoever_thinks_for_it() -> None:
    match = new_match()
    chairs = [Chair(name, "computer", level="recruit") for name in match.seats]
    counting = Counting()

    async def story() -> None:
        table = table_for(match, chairs, 0.0)
        table.thinker = cast(Thinker, counting)
        table.driver.poke()
        while len({seat for seat, _ in counting.told}) < 2 or len(counting.told) < 12:
            await asyncio.sleep(0.005)
        table.driver.stop()

    asyncio.run(story())
    for seat in range(2):
        own = [memo for told, memo in counting.told if told == seat]
        assert own == [(), *((number,) for number in range(1, len(own)))]


def test_a_table_that_could_not_be_stored_is_thrown_away_for_good() -> None:
    match = new_match()
    chairs = [Chair(name, "person", "u") for name in match.seats]

    async def story() -> None:
        table = table_for(match, chairs, 0.0)
        table.store = cast(Any, BrokenStore())
        dropped: list[LiveTable] = []
        table.drop = dropped.append
        viewer = Viewer(Me("u", "Éva", True))
        table.join(viewer)
        with pytest.raises(Lost):
            await table.keep(JournalEntry("resign", "axis"))
        assert (dropped, viewer.gone) == ([table], True)
        table.store = cast(Any, NoStore())  # the disk has room again, but this table is a wreck
        with pytest.raises(Lost):
            await table.keep(JournalEntry("resign", "axis"))

    asyncio.run(story())
