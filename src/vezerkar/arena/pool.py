"""Many games on many cores: the same results whatever the number of processes."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import blake2b
from multiprocessing import active_children
from typing import Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Run(Protocol):
    """Does all tasks somewhere: in this process, in others, on other machines."""

    def __call__(
        self, work: Callable[[T], R], tasks: Sequence[T], *, done: Callable[[R], None]
    ) -> list[R]:
        """The results in the order of the tasks; `done` is called as each comes in."""


def cores() -> int:
    """How many processes can really run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0)) or 1
    return os.cpu_count() or 1


def seed_for(*parts: int | str) -> int:
    """A seed that depends on all parts, and on nothing else.

    >>> seed_for(1, "dice") == seed_for(1, "dice") != seed_for(2, "dice")
    True
    """
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")


def run_here(work: Callable[[T], R], tasks: Sequence[T], *, done: Callable[[R], None]) -> list[R]:
    """Do all tasks one after the other in this process."""
    results = []
    for task in tasks:
        results.append(work(task))
        done(results[-1])
    return results


def run_nothing(
    work: Callable[[T], R], tasks: Sequence[T], *, done: Callable[[R], None]
) -> list[R]:
    """Leave all tasks undone: what was done before is enough."""
    return []


def run_all(
    work: Callable[[T], R], tasks: Sequence[T], jobs: int, done: Callable[[R], None]
) -> list[R]:
    """Do all tasks, in other processes if jobs > 1; results in the order of the tasks.

    `done` is called in this process for each result as it comes in. An interrupt ends everything at
    once, after `done` has been called for what is finished.
    """
    if jobs <= 1 or len(tasks) <= 1:
        return run_here(work, tasks, done=done)
    others = active_children()
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), initializer=_leave_interrupts)
    futures = [pool.submit(work, task) for task in tasks]
    untold = set(futures)
    try:
        for future in as_completed(futures):
            untold.remove(future)
            done(future.result())
    except BaseException as error:
        finished = [future for future in untold if future.done()]
        pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            if process not in others:
                process.terminate()  # its games are not needed any more
        if isinstance(error, KeyboardInterrupt):
            for future in finished:
                done(future.result())
        raise
    pool.shutdown()
    return [future.result() for future in futures]


def _leave_interrupts() -> None:
    """An interrupt is for the process that started the games: it stops them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
