"""Computer players think on a real cluster of Ray, and play on when it is gone."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable

import pytest

from tests.table.hidden_hands import new_match, play
from vezerkar.records.record import write_record
from vezerkar.server import ray_workers
from vezerkar.server.bot_workers import BotWorkers, choose_action, hint_for, task_for
from vezerkar.server.fair_queue import REVIEWER, Asker
from vezerkar.server.worker_pool import WorkerFailed

PERSON = Asker("éva", "t", True)


def machine_process() -> int:
    return os.getpid()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail() -> None:
    raise ValueError("no such thing")


def sleep_long() -> None:
    time.sleep(600)


def with_cluster(story: Callable[[BotWorkers], Awaitable[None]], address: str = "local") -> None:
    async def run() -> None:
        workers = BotWorkers(1, ray=address)
        try:
            await story(workers)
        finally:
            workers.close()

    asyncio.run(run())


def test_a_cluster_chooses_what_a_process_chooses_and_survives_what_goes_wrong() -> None:
    """In one test: Ray takes many seconds to start."""
    pytest.importorskip("ray")
    match = new_match()
    tasks = []
    for step in range(4):
        tasks.append(task_for(match, match.deciding()[0], "sergeant", repeatable=True))
        play(match, 10, seed=step + 1)
    record = write_record(match.session)

    async def story(workers: BotWorkers) -> None:
        for task in tasks:
            assert await workers.choose(task, PERSON) == choose_action(task)
        assert await workers.hint(tasks[0], PERSON) == hint_for(tasks[0])
        assert (await workers.plan_review(record)).tries > 0
        pool, order = workers.players, []

        async def ask(name: str, asker: Asker) -> None:
            await pool.run(machine_process, asker=asker)
            order.append(name)

        # A person who waits comes before a review that was there first.
        await asyncio.gather(
            *(ask("first", PERSON), ask("review", REVIEWER), ask("person", PERSON))
        )
        assert order == ["first", "person", "review"]

        with pytest.raises(WorkerFailed, match="lost twice"):
            await pool.run(die)
        with pytest.raises(WorkerFailed, match="no such thing"):
            await pool.run(fail)
        with pytest.raises(WorkerFailed, match="no answer within 1 s"):
            await pool.run(sleep_long, deadline_s=1.0)
        assert await workers.choose(tasks[0], PERSON) == choose_action(tasks[0])

        bridge = workers.bridge
        assert bridge is not None
        assert bridge._process is not None
        thinking = asyncio.create_task(pool.run(sleep_long, deadline_s=5.0))
        await asyncio.sleep(0.1)
        bridge.retry_at = time.monotonic() + 600  # the cluster does not come back
        bridge._process.terminate()
        # This machine does the job from its beginning, within the same deadline.
        with pytest.raises(WorkerFailed, match="no answer within 5 s"):
            await thinking
        assert await workers.choose(tasks[1], PERSON) == choose_action(tasks[1])
        assert bridge._process is None

    with_cluster(story)


def test_without_a_cluster_this_machine_thinks_itself(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pytest.importorskip("ray")
    monkeypatch.setattr(ray_workers, "BRIDGE_START_S", 5.0)
    match = new_match()
    task = task_for(match, match.deciding()[0], "recruit", repeatable=True)

    async def story(workers: BotWorkers) -> None:
        assert await workers.choose(task, PERSON) == choose_action(task)
        assert "no Ray cluster at 127.0.0.1:1" in caplog.text
        began = time.monotonic()
        assert await workers.choose(task, PERSON) == choose_action(task)
        assert time.monotonic() - began < ray_workers.BRIDGE_START_S  # it is not tried again

    with_cluster(story, "127.0.0.1:1")
