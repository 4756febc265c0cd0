"""Group commit: writes that arrive together share one transaction and one flush of the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import Executable, insert
from sqlalchemy.ext.asyncio import AsyncEngine

from vezerkar.server.storage.file_writes import FileWrites
from vezerkar.server.storage.leases import Lease
from vezerkar.server.storage.schema import MATCHES

if TYPE_CHECKING:
    from vezerkar.server.storage.postgres_writes import PostgresWrites

ADD_MATCH: Final = insert(MATCHES)  # comes before all that belongs to the match
Order = tuple[Executable, dict[str, Any]]  # a statement, the same object each time, and its values


class WriteJob(NamedTuple):
    """Orders that belong together, and the lease under which they are written, if there is one."""

    orders: Sequence[Order]
    lease: Lease | None
    future: asyncio.Future[None]


def _postgres_writes(engine: AsyncEngine) -> PostgresWrites:
    # Its driver is imported only where it is needed: a server with SQLite starts sooner.
    from vezerkar.server.storage.postgres_writes import PostgresWrites

    return PostgresWrites(engine)


class Writer:
    """Writes what belongs to matches. A job is written whole or not at all."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.jobs: list[WriteJob] = []
        self.task: asyncio.Task[None] | None = None
        postgres = engine.dialect.name == "postgresql"
        self.database = _postgres_writes(engine) if postgres else FileWrites(engine)

    async def write(self, orders: Sequence[Order], lease: Lease | None = None) -> None:
        """Returns when the orders are committed; raises what the database said."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.append(WriteJob(orders, lease, future))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._work())
        await asyncio.shield(future)  # a caller that is cancelled does not stop the write

    async def close(self) -> None:
        """Wait until everything is written."""
        if self.task is not None:
            await self.task
        await self.database.close()

    async def _work(self) -> None:
        while self.jobs:
            jobs, self.jobs = self.jobs, []
            try:
                await self._commit(jobs)
            except Exception:
                # One of them is wrong; the others must still be written.
                for job in jobs:
                    await self._alone(job)

    async def _alone(self, job: WriteJob) -> None:
        try:
            await self._commit([job])
        except Exception as error:
            if not job.future.done():
                job.future.set_exception(error)

    async def _commit(self, jobs: Sequence[WriteJob]) -> None:
        # Equal statements go to the database together, so the number of tables hardly matters.
        together: dict[Executable, list[dict[str, Any]]] = {}
        for job in jobs:
            for statement, values in job.orders:
                together.setdefault(statement, []).append(values)
        if ADD_MATCH in together:
            together = {ADD_MATCH: together[ADD_MATCH], **together}
        await self.database.write([job.lease for job in jobs if job.lease], together)
        for job in jobs:
            if not job.future.done():
                job.future.set_result(None)
