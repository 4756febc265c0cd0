"""A worker that hangs or dies is replaced, and the match goes on with a quick decision."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any, cast

import pytest

from tests.server.test_bot_workers import table_for
from tests.table.hidden_hands import new_match
from vezerkar.server.bot_workers import (
    BotChoice,
    BotTask,
    BotWorkers,
    likeliest_action,
    seconds_of,
    task_for,
)
from vezerkar.server.connection import Connection
from vezerkar.server.fair_queue import SERVER, Asker, Job
from vezerkar.server.http_schema import Me
from vezerkar.server.worker_pool import WorkerFailed, WorkerPool, WorkerProcess, processes
from vezerkar.table.seats import TableSeat

LONG_S = 3600.0


def hang() -> None:
    time.sleep(LONG_S)


def die_once(mark: str) -> int:
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(1)
    return os.getpid()


def die() -> None:
    os._exit(1)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_worker_that_hangs_or_dies_is_replaced(tmp_path: Path) -> None:
    async def story() -> None:
        pool = WorkerPool(processes(1))
        first = await pool.run(os.getpid)
        with pytest.raises(WorkerFailed, match=r"no answer within 0\.01 s"):
            await pool.run(hang, deadline_s=0.01)
        second = await pool.run(os.getpid)
        assert second != first
        while is_running(first):
            await asyncio.sleep(0.01)
        assert await pool.run(die_once, str(tmp_path / "mark")) not in (first, second)
        with pytest.raises(WorkerFailed, match="died twice"):
            await pool.run(die)
        assert await pool.run(os.getpid) not in (first, second)
        pool.close()

    asyncio.run(story())


def test_a_pool_that_is_closed_ends_even_what_hangs() -> None:
    async def story() -> None:
        pool = WorkerPool(processes(1))
        jobs = [asyncio.create_task(pool.run(hang)) for _ in range(2)]
        await asyncio.sleep(0)
        pool.close()
        found = await asyncio.gather(*jobs, return_exceptions=True)
        assert all(isinstance(each, asyncio.CancelledError) for each in found)

    asyncio.run(story())


class Steered(WorkerProcess):
    """A worker without a process that finishes a job when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.doing: list[str] = []
        self.go = asyncio.Event()

    async def run(self, job: Job) -> None:
        self.doing.append(job.asker.table)
        await self.go.wait()
        self.go.clear()


def test_thirty_tables_of_generals_do_not_silence_a_recruit() -> None:
    async def story() -> None:
        pool, worker = WorkerPool(processes(1)), Steered()
        pool.idle = [worker]
        generals = [
            asyncio.create_task(pool.run(hang, asker=Asker("greedy", f"g{number}", False)))
            for number in range(30)
        ]
        await asyncio.sleep(0)
        recruit = asyncio.create_task(pool.run(hang, asker=Asker("éva", "recruit", True)))
        await asyncio.sleep(0)
        worker.go.set()
        await generals[0]
        worker.go.set()
        await recruit
        assert worker.doing[:2] == ["g0", "recruit"]
        pool.close()
        await asyncio.gather(*generals, return_exceptions=True)

    asyncio.run(story())


def test_a_recruit_waits_for_one_general_in_a_whole_turn() -> None:
    async def story() -> None:
        pool, worker = WorkerPool(processes(1)), Steered()
        pool.idle = [worker]
        generals = [
            asyncio.create_task(pool.run(hang, asker=Asker("greedy", f"g{number}", False)))
            for number in range(3)
        ]
        for _ in range(3):
            recruit = asyncio.create_task(pool.run(hang, asker=Asker("éva", "recruit", True)))
            while not recruit.done():
                worker.go.set()
                await asyncio.sleep(0)
        while len(worker.doing) < 5:  # nobody waits any more
            await asyncio.sleep(0.01)
        assert worker.doing[:5] == ["g0", "recruit", "recruit", "recruit", "g1"]
        pool.close()
        await asyncio.gather(*generals, return_exceptions=True)

    asyncio.run(story())


def test_the_deadline_of_a_decision_comes_from_its_level() -> None:
    match = new_match()
    seat = match.deciding()[0]
    assert seconds_of(task_for(match, seat, "recruit")) == 0
    assert seconds_of(task_for(match, seat, "general")) > 1


def test_a_quick_decision_is_the_likeliest_one() -> None:
    match = new_match()
    seat = match.deciding()[0]
    task = task_for(match, seat, "general")
    actions = match.state.legal_actions(seat)
    priors = match.game.judge.priors_for(match.state, seat, actions)
    assert likeliest_action(task).action == actions[priors.index(max(priors))]


class Hanging:
    """Workers that fail; `quick`: but for quick decisions."""

    def __init__(self, quick: bool) -> None:
        self.quick = quick

    async def choose(self, task: BotTask, asker: Asker = SERVER) -> BotChoice:
        raise WorkerFailed("no answer within 1 s")

    async def choose_quickly(self, task: BotTask, asker: Asker = SERVER) -> BotChoice:
        if not self.quick:
            raise WorkerFailed("the process died twice")
        return likeliest_action(task)

    async def is_lost(self, task: BotTask, asker: Asker = SERVER) -> bool:
        raise WorkerFailed("no answer within 1 s")


@pytest.mark.parametrize("quick", [True, False])
def test_a_match_goes_on_when_its_computers_hang(
    quick: bool, caplog: pytest.LogCaptureFixture
) -> None:
    match = new_match()
    seat = match.deciding()[0]
    seats = [TableSeat(name, "person", "u") for name in match.seats.ids]
    seats[seat] = TableSeat(match.seats.ids[seat], "computer", level="general")
    actions = match.state.legal_actions(seat)
    expected = likeliest_action(task_for(match, seat, "general")).action if quick else actions[0]
    text = match.game.notation(match.state).spell(expected)

    async def story() -> Connection:
        table = table_for(match, seats, 0.0)
        table.bots.workers = cast(BotWorkers, Hanging(quick))
        connection = Connection(Me("u", "Éva", True))
        table.audience.add(connection)
        assert await cast(Any, table.bots)._play_once()
        return connection

    connection = asyncio.run(story())
    assert match.ply > 0
    assert match.already_applied(match.seats.ids[seat], 0, text)
    notices = [each.data for each in connection.outbox.waiting if b'"type":"notice"' in each.data]
    assert len(notices) == 1
    assert b"notice-quick-decision" in notices[0]
    assert "a computer player failed" in caplog.text


def test_computers_do_not_play_among_themselves_while_nobody_watches() -> None:
    match = new_match()
    seats = [TableSeat(name, "computer", level="general") for name in match.seats.ids]

    async def story() -> None:
        table = table_for(match, seats, 0.0)
        table.bots.wake()
        assert not table.bots.task
        assert table.is_idle_since(time.monotonic() + 1)  # and so it is unloaded
        watcher = Connection(Me("o", "Ottó", True))
        table.join(watcher)
        assert table.bots.next_turn() is not None
        table.bots.stop()
        table.leave(watcher)
        assert not table.bots.next_turn()

    asyncio.run(story())
