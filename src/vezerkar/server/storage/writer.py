"""Group commit: writes that arrive together share one transaction and one flush of the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vezerkar.server.storage.direct_writes import DirectWrites
from vezerkar.server.storage.leases import Lease

Order = tuple[Executable, dict[str, Any]]  # a statement, the same object each time, and its values


class WriteJob(NamedTuple):
    """Orders that belong together, and the lease under which they are written, if there is one."""

    orders: Sequence[Order]
    lease: Lease | None
    future: asyncio.Future[None]


class Writer:
    """Writes journals. A job is written whole or not at all.

    It keeps a connection: to take one from the pool costs as much as to write. If anything fails,
    the next one comes from the pool again, which looks whether it works.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.jobs: list[WriteJob] = []
        self.task: asyncio.Task[None] | None = None
        self.connection: AsyncConnection | None = None
        postgres = engine.dialect.name == "postgresql"
        self.direct = DirectWrites(engine.dialect) if postgres else None

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
        await self._give_connection_back()

    async def _give_connection_back(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.close()

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
        if self.connection is None:
            self.connection = await self.engine.connect()
        try:
            if self.direct is None:
                await _write_one_by_one(self.connection, together)
            else:
                leases = [job.lease for job in jobs if job.lease]
                await self.direct.write(self.connection, leases, together)
        except BaseException:
            if self.direct is not None:
                await self.connection.invalidate()  # SQLAlchemy does not know what it did
            await self._give_connection_back()
            raise
        for job in jobs:
            if not job.future.done():
                job.future.set_result(None)


async def _write_one_by_one(
    connection: AsyncConnection, together: Mapping[Executable, list[dict[str, Any]]]
) -> None:
    """SQLite has one server, and no leases."""
    async with connection.begin():
        for statement, rows in together.items():
            await connection.execute(statement, rows)
