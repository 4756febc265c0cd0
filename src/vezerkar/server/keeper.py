"""Stores moments and snapshots of a match now and then, beside the play."""

from __future__ import annotations

import asyncio
from typing import Final

from vezerkar.server.live_match import LiveMatch
from vezerkar.server.logs import LOG
from vezerkar.server.moments import store_moment
from vezerkar.server.snapshots import store_snapshot

ENTRIES_BETWEEN_MOMENTS: Final = 40  # of the journal
ENTRIES_BETWEEN_SNAPSHOTS: Final = 100


class Keeper:
    """Looks after what is stored of one table; play never waits for it to be written."""

    def __init__(self, live: LiveMatch, lock: asyncio.Lock) -> None:
        self.live = live
        self.lock = lock  # of the table
        self.saving = asyncio.Lock()  # one snapshot after the other
        self.task: asyncio.Task[None] | None = None

    def note_step(self) -> None:
        """Something was added to the journal: perhaps it is time for a moment."""
        due = self._unstored() >= ENTRIES_BETWEEN_MOMENTS or self.live.match.over
        if due and not self.is_busy():
            self.task = asyncio.create_task(self.store())

    def note_loaded(self) -> None:
        """A long match without a snapshot gets one at once: the next time it comes back sooner."""
        if self._needs_snapshot() and not self.is_busy():
            self.task = asyncio.create_task(self._store_snapshot())

    def is_busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def stop(self) -> None:
        task, self.task = self.task, None
        if task is not None:
            task.cancel()

    async def store(self) -> None:
        """Store the present moment, unless nothing has happened since the last one."""
        try:
            async with self.lock:
                if self._unstored() and self.live.row.status != "waiting" and not self.live.lost:
                    await store_moment(self.live)
        except Exception:
            LOG.exception("a moment could not be stored", extra={"table": self.live.row.id})
        await self._store_snapshot()

    async def _store_snapshot(self) -> None:
        try:
            async with self.saving:
                if self._needs_snapshot():
                    await store_snapshot(self.live, self.lock)
        except Exception:
            LOG.exception("a snapshot could not be stored", extra={"table": self.live.row.id})

    def _unstored(self) -> int:
        """How much has been added to the journal since the last moment."""
        return self.live.written - self.live.moment_number

    def _needs_snapshot(self) -> bool:
        return self.live.written - self.live.snapshot_number >= ENTRIES_BETWEEN_SNAPSHOTS
