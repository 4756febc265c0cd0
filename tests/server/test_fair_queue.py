"""One guest with thirty tables of computers does not silence the computers of others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from vezerkar.server.fair_queue import Asker, FairQueue, Job


def in_a_loop(story: Callable[[], None]) -> None:
    async def run() -> None:
        story()

    asyncio.run(run())


def job(owner: str, table: str = "", waits: bool = False) -> Job:
    result = asyncio.get_running_loop().create_future()
    return Job(print, (), Asker(owner, table, waits), 1.0, result)


def served(queue: FairQueue, count: int) -> list[str]:
    """The tables of the next jobs, each done before the next is taken."""
    found = []
    for _ in range(count):
        taken = queue.take()
        assert taken is not None
        found.append(taken.asker.table)
        queue.done(taken)
    return found


def test_a_person_who_waits_comes_first() -> None:
    def story() -> None:
        queue = FairQueue(1)
        for number in range(30):
            queue.add(job("greedy", f"g{number}"))
        queue.add(job("éva", "e", waits=True))
        assert served(queue, 2) == ["e", "g0"]

    in_a_loop(story)


def test_owners_take_turns_and_so_do_their_tables() -> None:
    def story() -> None:
        queue = FairQueue(1)
        for table in ("g1", "g1", "g2", "g3"):
            queue.add(job("greedy", table, waits=True))
        for table in ("e1", "e1"):
            queue.add(job("éva", table, waits=True))
        assert served(queue, 6) == ["g1", "e1", "g2", "e1", "g3", "g1"]

    in_a_loop(story)


def test_where_nobody_waits_an_owner_has_one_at_a_time_and_one_worker_stays_free() -> None:
    def story() -> None:
        queue = FairQueue(3)
        first, second = job("greedy", "g1"), job("greedy", "g2")
        for each in (first, second, job("éva", "e"), job("ottó", "o")):
            queue.add(each)
        assert queue.take() is first
        taken = queue.take()
        assert taken is not None
        assert taken.asker.table == "e"
        assert queue.take() is None  # the third worker is for somebody who waits
        queue.add(job("ida", "i", waits=True))
        assert served(queue, 1) == ["i"]
        queue.done(taken)
        assert served(queue, 1) == ["o"]
        assert queue.take() is None
        queue.done(first)
        assert queue.take() is second

    in_a_loop(story)


def test_what_nobody_wants_any_more_is_left_out() -> None:
    def story() -> None:
        queue = FairQueue(1)
        gone = job("éva", "e1")
        queue.add(gone)
        queue.add(job("éva", "e2"))
        gone.result.cancel()
        assert served(queue, 1) == ["e2"]
        assert queue.take() is None

    in_a_loop(story)
