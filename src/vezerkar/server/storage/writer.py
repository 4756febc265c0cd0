"""Group commit: writes that arrive together share one transaction and one flush of the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncEngine

Order = tuple[Executable, dict[str, Any]]  # a statement, the same object each time, and its values
Job = tuple[Sequence[Order], asyncio.Future[None]]


class Writer:
    """Writes journals. A job is written whole or not at all."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.jobs: list[Job] = []
        self.task: asyncio.Task[None] | None = None

    async def write(self, orders: Sequence[Order]) -> None:
        """Returns when the orders are committed; raises what the database said."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.append((orders, future))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._work())
        await asyncio.shield(future)  # a caller that is cancelled does not stop the write

    async def close(self) -> None:
        """Wait until everything is written."""
        if self.task is not None:
            await self.task

    async def _work(self) -> None:
        while self.jobs:
            jobs, self.jobs = self.jobs, []
            try:
                await self._commit(jobs)
            except Exception:
                # One of them is wrong; the others must still be written.
                for job in jobs:
                    await self._alone(job)

    async def _alone(self, job: Job) -> None:
        try:
            await self._commit([job])
        except Exception as error:
            if not job[1].done():
                job[1].set_exception(error)

    async def _commit(self, jobs: Sequence[Job]) -> None:
        # Equal statements go to the database together, so the number of tables hardly matters.
        together: dict[Executable, list[dict[str, Any]]] = {}
        for orders, _ in jobs:
            for statement, values in orders:
                together.setdefault(statement, []).append(values)
        async with self.engine.begin() as connection:
            for statement, rows in together.items():
                await connection.execute(statement, rows)
        for _, future in jobs:
            if not future.done():
                future.set_result(None)
