"""Processes that compute for the server. One that hangs or dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from pathlib import Path
from typing import Any, Final, TypeVar

from vezerkar.core.registry import add_pack, packs
from vezerkar.server.fair_queue import SERVER, Asker, FairQueue, Job
from vezerkar.server.logs import LOG

DEADLINE_S: Final = 60.0  # also for a new process, which has everything to import
LULL_S: Final = 0.25  # between two decisions of a computer that somebody waits for

T = TypeVar("T")


class WorkerFailed(Exception):
    """A worker did not answer in time, or died twice."""


def _start_worker(game_packs: list[tuple[str, Path]], nice: int) -> None:
    """A worker leaves interrupts to the server, and ends with it, however that ends."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    for game, path in game_packs:
        add_pack(game, path)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


class WorkerProcess:
    """One process, started when it is first needed."""

    def __init__(self, nice: int = 0) -> None:
        self.nice = nice
        self.outdated = False  # to be replaced when it has done what it is doing
        self.executor: ProcessPoolExecutor | None = None

    async def run(self, job: Job) -> Any:
        """Do a job; if the process dies of it another one tries, if it is too slow none does."""
        for _attempt in range(2):
            try:
                async with asyncio.timeout(job.deadline_s):
                    return await self._submit(job)
            except TimeoutError:
                self.kill()
                raise WorkerFailed(f"no answer within {job.deadline_s:g} s") from None
            except BrokenProcessPool:
                self.kill()
        raise WorkerFailed("the process died twice")

    def _submit(self, job: Job) -> asyncio.Future[Any]:
        if self.executor is None:
            given = (packs(), self.nice)
            self.executor = ProcessPoolExecutor(
                1, get_context("spawn"), initializer=_start_worker, initargs=given
            )
        return asyncio.get_running_loop().run_in_executor(self.executor, job.work, *job.given)

    def kill(self) -> None:
        """End the process, whatever it is doing; the next job gets a new one."""
        executor, self.executor = self.executor, None
        if executor is not None:
            # Python 3.14 has `kill_workers`; before that there is no public way.
            processes = list((executor._processes or {}).values())
            executor.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


def processes(count: int, nice: int = 0) -> list[WorkerProcess]:
    return [WorkerProcess(nice) for _ in range(count)]


class WorkerPool:
    """Some workers, and the jobs that wait for them.

    They are replaced by new ones once `awaited` exists: a compiled form of the rules, which only
    a new process can load.
    """

    def __init__(self, workers: Sequence[WorkerProcess], awaited: Path | None = None) -> None:
        self.awaited = awaited
        self.idle = list(workers)
        self.busy: set[WorkerProcess] = set()
        self.queue = FairQueue(len(workers))
        self.closed = False
        self._lull: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(
        self,
        work: Callable[..., T],
        *given: object,
        asker: Asker = SERVER,
        deadline_s: float = DEADLINE_S,
    ) -> T:
        """Run something in a worker, when it is its turn; the deadline counts from then on."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.add(Job(work, given, asker, deadline_s, result))
        self._start_jobs()
        return await result

    def _start_jobs(self) -> None:
        self._change_over()
        while self.idle and not self.closed and (job := self.queue.take()) is not None:
            worker = self.idle.pop()
            self.busy.add(worker)
            task = asyncio.create_task(self._do(worker, job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _do(self, worker: WorkerProcess, job: Job) -> None:
        """Do a job to its end, even if nobody wants the result any more: the worker is busy."""
        try:
            found = await worker.run(job)
        except Exception as error:
            if not job.result.done():
                job.result.set_exception(error)
        else:
            if not job.result.done():
                job.result.set_result(found)
        finally:
            self.queue.done(job)
            self.busy.remove(worker)
            self.idle.append(worker)
            if worker.outdated:
                worker.kill()
                worker.outdated = False
            if job.asker.person_waits and len(self.idle) + len(self.busy) == 1:
                self._expect_more()  # where there are several, one is free for them
            self._start_jobs()

    def _expect_more(self) -> None:
        """A turn has many decisions: a stranger's general must not come between them."""
        self._end_lull()
        self.queue.expects_more = True
        self._lull = asyncio.get_running_loop().call_later(LULL_S, self._go_on)

    def _end_lull(self) -> None:
        self.queue.expects_more = False
        if self._lull is not None:
            self._lull.cancel()

    def _go_on(self) -> None:
        self._end_lull()
        self._start_jobs()

    def _change_over(self) -> None:
        """Leave busy processes to finish what they are doing, and end the others."""
        if self.awaited is None or not self.awaited.is_file():
            return
        self.awaited = None
        for worker in self.idle:
            worker.kill()
        for worker in self.busy:
            worker.outdated = True
        LOG.info("computer players use the compiled rules from now on")

    def close(self) -> None:
        """End all processes; whoever still waits for one is told."""
        self.closed = True
        self._end_lull()
        for task in self._tasks:
            task.cancel()
        for worker in [*self.idle, *self.busy]:
            worker.kill()
        for job in [*self.queue.queued, *self.queue.running]:
            job.result.cancel()
