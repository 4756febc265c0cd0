"""Workers on a Ray cluster, behind the same interface as processes of this machine.

If the cluster is gone, a worker becomes a process of this machine, until the cluster is back.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import threading
import time
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from vezerkar.core.errors import DataError
from vezerkar.core.registry import packs
from vezerkar.server.fair_queue import Job
from vezerkar.server.logs import LOG
from vezerkar.server.ray_jobs import BRIDGE_STARTED, RayAnswer, RayJob, run_bridge
from vezerkar.server.worker_pool import WorkerFailed, WorkerProcess

BRIDGE_START_S: Final = 60.0  # Ray takes a while
BRIDGE_END_S: Final = 5.0
RETRY_CLUSTER_S: Final = 30.0


class WorkerLost(Exception):
    """The machine or the process that did a job is gone; another one may do it."""


class ClusterGone(Exception):
    """There is no cluster to ask now."""


def must_have_ray() -> None:
    if find_spec("ray") is None:
        raise DataError("--ray: Ray is not installed; run `pip install vezerkar[cluster]`")


def _end(process: SpawnProcess) -> None:
    """A bridge whose pipe is closed says goodbye to the cluster and ends, unless it hangs."""
    process.join(BRIDGE_END_S)
    process.kill()


class RayBridge:
    """Asks a cluster through a process of its own, which is started anew when it is gone."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.retry_at = 0.0
        self._numbers = itertools.count(BRIDGE_STARTED + 1)
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._starting = asyncio.Lock()
        self._sending = threading.Lock()

    async def run(self, job: Job) -> Any:
        """Do a job on the cluster; WorkerLost, ClusterGone, or what a local worker would raise."""
        await self._start()
        number = next(self._numbers)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(job.deadline_s):
                await self._send(RayJob(number, job.work, job.given))
                return await answer
        except TimeoutError:
            with contextlib.suppress(ClusterGone):
                await self._send(RayJob(number, None))
            raise WorkerFailed(f"no answer within {job.deadline_s:g} s") from None
        finally:
            self._answers.pop(number, None)

    def close(self) -> None:
        """End the bridge; whoever waits for an answer is told that there is no cluster."""
        pipe, self._pipe = self._pipe, None
        process, self._process = self._process, None
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ClusterGone())
        if pipe is not None:
            pipe.close()
        if process is not None:
            threading.Thread(target=_end, args=(process,)).start()

    # The process

    async def _start(self) -> None:
        async with self._starting:
            if self._pipe is not None:
                return
            if time.monotonic() < self.retry_at:
                raise ClusterGone
            started = self._answers[BRIDGE_STARTED] = asyncio.get_running_loop().create_future()
            await asyncio.to_thread(self._spawn, asyncio.get_running_loop())
            try:
                await asyncio.wait_for(started, BRIDGE_START_S)
            except (TimeoutError, ClusterGone):
                LOG.error("no Ray cluster at %s; this machine thinks itself", self.address)
                self.retry_at = time.monotonic() + RETRY_CLUSTER_S
                self.close()
                raise ClusterGone from None
            LOG.info("computer players think on the cluster at %s", self.address)

    def _spawn(self, loop: asyncio.AbstractEventLoop) -> None:
        context = get_context("spawn")
        pipe, inner = context.Pipe()
        given = (inner, self.address, packs())
        process = context.Process(target=run_bridge, args=given, daemon=True)
        process.start()
        inner.close()
        self._pipe, self._process = pipe, process
        threading.Thread(target=self._read, args=(pipe, loop), daemon=True).start()

    def _read(self, pipe: Connection, loop: asyncio.AbstractEventLoop) -> None:
        with contextlib.suppress(EOFError, OSError, RuntimeError):  # the loop may be closed
            while True:
                loop.call_soon_threadsafe(self._answered, pipe.recv())
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(self._lost, pipe)

    def _answered(self, answer: RayAnswer) -> None:
        waiting = self._answers.get(answer.number)
        if waiting is None or waiting.done():
            return
        if answer.lost:
            waiting.set_exception(WorkerLost(answer.error))
        elif answer.error:
            waiting.set_exception(WorkerFailed(answer.error))
        else:
            waiting.set_result(answer.value)

    def _lost(self, pipe: Connection) -> None:
        if pipe is self._pipe:
            self.close()

    async def _send(self, job: RayJob) -> None:
        """A long record does not fit into a pipe at once: others go on meanwhile."""
        pipe = self._pipe
        if pipe is None:
            raise ClusterGone
        try:
            await asyncio.to_thread(self._send_now, pipe, job)
        except OSError:
            raise ClusterGone from None

    def _send_now(self, pipe: Connection, job: RayJob) -> None:
        with self._sending:
            pipe.send(job)


class RayWorker(WorkerProcess):
    """Takes one job at a time to the cluster, or does it here while there is none."""

    def __init__(self, bridge: RayBridge) -> None:
        super().__init__()
        self.bridge = bridge

    async def run(self, job: Job) -> Any:
        for _attempt in range(2):
            try:
                return await self.bridge.run(job)
            except WorkerLost as error:
                LOG.warning("a worker of the cluster is lost: %s", error)
            except ClusterGone:
                return await super().run(job)
        raise WorkerFailed("the worker was lost twice")
