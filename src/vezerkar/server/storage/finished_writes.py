"""Writes beside the play that are finished once they have begun."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

from sqlalchemy.ext.asyncio import AsyncEngine

from vezerkar.server.storage.leases import Lease
from vezerkar.server.storage.reader import RowReader


class FinishedWrites:
    """What stores something beside the play, as the owner of a match."""

    def __init__(self, engine: AsyncEngine, reader: RowReader) -> None:
        self.engine = engine
        self.reader = reader
        self.lease: Lease | None = None  # see `Store.under`
        self._writing: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Wait until everything is written."""
        if self._writing:
            await asyncio.wait(self._writing)

    async def _finish(self, work: Coroutine[None, None, None]) -> None:
        """Write, whatever happens to the caller.

        If it is cancelled the write goes on: a connection that is left in the middle of it would
        never be closed.
        """
        task = asyncio.create_task(work)
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        await asyncio.shield(task)
