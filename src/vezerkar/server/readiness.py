"""Whether the server can do its work: the database takes writes, is where it was, and has room."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from vezerkar.server.logs import LOG
from vezerkar.server.storage.heartbeat import beat, database_file
from vezerkar.server.storage.store import Store

MIN_FREE_BYTES: Final = 64 * 1024 * 1024
CHECK_TIMEOUT_S: Final = 5.0
CHECK_INTERVAL_S: Final = 1.0  # anybody may ask; the disk need not write for each of them

Identity = tuple[int, int]  # of a file, whatever its name


class Readiness:
    """Checks now and then; whoever asks in between is told what was found last."""

    def __init__(self, store: Store, data: Path) -> None:
        self.store = store
        self.file = database_file(store.engine)
        self.folder = self.file.parent if self.file else data
        self.opened = _identity(self.file)
        self._lock = asyncio.Lock()
        self._checked_at = -CHECK_INTERVAL_S
        self._fault = ""

    async def fault(self) -> str:
        """What keeps the server from its work, in one line; empty: nothing."""
        async with self._lock:
            if time.monotonic() - self._checked_at >= CHECK_INTERVAL_S:
                before, self._fault = self._fault, await self._check()
                self._checked_at = time.monotonic()
                if self._fault and self._fault != before:
                    LOG.error("the server is not ready: %s", self._fault)
            return self._fault

    async def _check(self) -> str:
        if _identity(self.file) != self.opened:
            # Writes would still succeed, into a file that nobody will ever find again.
            return "the database file was removed or replaced"
        try:
            async with asyncio.timeout(CHECK_TIMEOUT_S):
                await beat(self.store.engine)
        except TimeoutError:
            return "the database does not answer"
        except (SQLAlchemyError, OSError):
            return "the database cannot be written"
        free = await asyncio.to_thread(shutil.disk_usage, self.folder)
        return "the disk is almost full" if free.free < MIN_FREE_BYTES else ""


def _identity(path: Path | None) -> Identity | None:
    if path is None or not path.exists():
        return None
    found = path.stat()
    return (found.st_dev, found.st_ino)
