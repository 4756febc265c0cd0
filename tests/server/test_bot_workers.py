"""Computer players know only what their seat knows, and their speed reveals nothing."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any, cast

import pytest

from tests.agents.hasty_levels import in_haste
from tests.table.hidden_hands import new_match, play
from vezerkar.agents.levels import LEVELS, agent_of_level, check_level
from vezerkar.core.errors import DataError
from vezerkar.core.registry import find_game
from vezerkar.server.bot_workers import (
    BotChoice,
    BotTask,
    BotWorkers,
    choose_action,
    task_for,
)
from vezerkar.server.chat import Chat
from vezerkar.server.config import Config
from vezerkar.server.connection import Connection
from vezerkar.server.fair_queue import SERVER, Asker
from vezerkar.server.http_schema import Me
from vezerkar.server.live_match import LiveMatch, TableLost
from vezerkar.server.live_table import LiveTable
from vezerkar.server.storage.rows import MatchRow
from vezerkar.server.worker_pool import WorkerPool, processes
from vezerkar.table.journal import JournalEntry
from vezerkar.table.match import Match
from vezerkar.table.seats import TableSeat, TableSeats
from vezerkar.table.views import scene_of


@pytest.mark.parametrize("level", LEVELS)
def test_a_worker_finds_a_legal_action_from_its_task_alone(
    level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match()
    in_haste(match.game, tmp_path, monkeypatch)
    for step in range(3):
        seat = match.deciding()[0]
        assert choose_action(task_for(match, seat, level)).action in match.state.legal_actions(seat)
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


def test_an_unknown_level_is_an_error() -> None:
    with pytest.raises(DataError, match="there is no level 'field-marshal'"):
        agent_of_level("field-marshal", 1)


def test_a_level_may_play_in_a_style_of_its_game() -> None:
    check_level(find_game("memoir"), "general+bold")
    with pytest.raises(DataError, match="there is no style 'wild'; the styles are: cautious"):
        check_level(find_game("memoir"), "general+wild")
    match = new_match()
    task = task_for(match, match.deciding()[0], "recruit+bold", repeatable=True)
    assert choose_action(task) == choose_action(task)
    assert choose_action(task).action in match.state.legal_actions(task.seat)


class NoStore:
    """Stores nothing."""

    async def append(self, *_: object) -> None:
        return None


class BrokenStore:
    """Fails to store anything."""

    async def append(self, *_: object) -> None:
        raise OSError("the disk is full")


class AtOnce:
    """Workers without processes; a decision takes so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def choose(self, task: BotTask, asker: Asker = SERVER) -> BotChoice:
        await asyncio.sleep(self.seconds)
        return choose_action(task)

    async def is_lost(self, task: BotTask, asker: Asker = SERVER) -> bool:
        return False


def at_a_window() -> Match:
    """A match in which somebody may answer an attack."""
    for seed in range(1, 50):
        match = new_match(bytes([seed]) * 32)
        for step in range(300):
            if match.over:
                break
            seat = match.deciding()[0]
            if scene_of(match, seat).prompt.kind == "reaction":
                if len(match.state.legal_actions(seat)) == 1:
                    return match
            play(match, 1, seed=seed * 1000 + step)
    raise AssertionError("nobody was ever attacked at close range")


def table_for(match: Match, seats: list[TableSeat], seconds: float) -> LiveTable:
    row = MatchRow(
        id="t",
        game=match.game.id,
        scenario=match.session.scenario,
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
    config = Config(Path(), reaction_delay_s=(0.15, 0.2))
    match.seats = TableSeats(seats)
    store, workers = cast(Any, NoStore()), cast(BotWorkers, AtOnce(seconds))
    chat = Chat("t", store, 0, [])
    return LiveTable(LiveMatch(row, match, 0, store), chat, workers, config, lambda _: None)


@pytest.mark.parametrize("thought", [0.0, 0.1])
@pytest.mark.parametrize("kind", ["computer", "person"])
def test_a_reaction_window_passes_after_a_delay_whoever_sits_there(
    kind: str, thought: float
) -> None:
    match = at_a_window()
    seat = match.deciding()[0]
    seats = [TableSeat(name, "person", "u") for name in match.seats.ids]
    if kind == "computer":
        seats[seat] = TableSeat(match.seats.ids[seat], "computer", level="recruit")

    async def story() -> float:
        table = table_for(match, seats, thought)
        table.seats.change(seat, auto_pass=True)
        began, ply = time.monotonic(), match.ply
        table.bots.wake()
        while match.ply == ply:
            await asyncio.sleep(0.005)
        table.bots.stop()
        return time.monotonic() - began

    assert asyncio.run(story()) >= 0.15


def test_a_person_who_did_not_choose_so_is_asked(tmp_path: Path) -> None:
    match = at_a_window()
    seats = [TableSeat(name, "person", "u") for name in match.seats.ids]

    async def story() -> None:
        table = table_for(match, seats, 0.0)
        assert table.bots.next_turn() is None
        assert table.live.computer_to_move() == ""

    asyncio.run(story())


def test_a_decision_for_another_moment_is_dropped() -> None:
    match = new_match()
    entries: list[JournalEntry] = play(match, 5)
    seat = match.deciding()[0]
    seats = [TableSeat(name, "computer", level="recruit") for name in match.seats.ids]

    async def story() -> None:
        table = table_for(match, seats, 0.05)
        table.audience.add(Connection(Me("o", "Ottó", True)))
        turn = table.bots.next_turn()
        assert turn is not None
        assert turn.seat == seat
        action = match.state.legal_actions(seat)[0]
        match.history.go_back(1)
        await table.bots.apply(turn, action)
        assert match.ply == len(entries) - 1

    asyncio.run(story())


class Counting:
    """Counts in its memo how often its seat has been asked."""

    def __init__(self) -> None:
        self.told: list[tuple[int, tuple[int, ...]]] = []

    async def choose(self, task: BotTask, asker: Asker = SERVER) -> BotChoice:
        self.told.append((task.seat, task.memo))
        return BotChoice(choose_action(task).action, (task.memo[0] + 1 if task.memo else 1,))

    async def is_lost(self, task: BotTask, asker: Asker = SERVER) -> bool:
        return False


def test_a_computer_gets_its_memo_back_whichever_worker_runs_it() -> None:
    match = new_match()
    seats = [TableSeat(name, "computer", level="recruit") for name in match.seats.ids]
    counting = Counting()

    async def story() -> None:
        table = table_for(match, seats, 0.0)
        table.bots.workers = cast(BotWorkers, counting)
        table.join(Connection(Me("o", "Ottó", True)))  # nobody plays, so somebody has to watch
        while len({seat for seat, _ in counting.told}) < 2 or len(counting.told) < 12:
            await asyncio.sleep(0.005)
        table.bots.stop()

    asyncio.run(story())
    for seat in range(2):
        own = [memo for told, memo in counting.told if told == seat]
        assert own == [(), *((number,) for number in range(1, len(own)))]


def test_a_table_that_could_not_be_stored_is_unloaded_for_good() -> None:
    match = new_match()
    seats = [TableSeat(name, "person", "u") for name in match.seats.ids]

    async def story() -> None:
        table = table_for(match, seats, 0.0)
        table.live.store = cast(Any, BrokenStore())
        dropped: list[LiveTable] = []
        table.on_close = dropped.append
        connection = Connection(Me("u", "Éva", True))
        table.join(connection)
        with pytest.raises(TableLost):
            await table.live.append(JournalEntry("resign", "axis"))
        assert (dropped, connection.closed) == ([table], True)
        table.live.store = cast(Any, NoStore())  # the disk has room again: too late for this one
        with pytest.raises(TableLost):
            await table.live.append(JournalEntry("resign", "axis"))

    asyncio.run(story())


def test_workers_are_replaced_when_the_rules_are_compiled(tmp_path: Path) -> None:
    """What the old ones are doing they finish."""
    compiled = tmp_path / "complete"

    async def work() -> list[int]:
        pool = WorkerPool(processes(1), compiled)
        first = await pool.run(os.getpid)
        same = await pool.run(os.getpid)
        slow = asyncio.create_task(pool.run(slow_getpid))
        await asyncio.sleep(0.1)
        compiled.write_text("1 tools")
        new = await pool.run(os.getpid)
        found = [first, same, await slow, new, await pool.run(os.getpid)]
        pool.close()
        return found

    first, same, slow, new, later = asyncio.run(work())
    assert first == same == slow
    assert new == later != first


def slow_getpid() -> int:
    time.sleep(0.5)
    return os.getpid()
