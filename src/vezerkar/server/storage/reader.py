"""Reads rows, several questions in one step."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Row, Select, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

Rows = Sequence[Row[Any]]


class RowReader:
    """Asks a database; SQLite is asked in a thread of its own.

    Its asynchronous driver changes threads several times for every question, and when many people
    come back at once, that costs ten times what SQLite needs for the answer.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._thread: ThreadPoolExecutor | None = None
        if engine.dialect.name == "sqlite":
            self._thread = ThreadPoolExecutor(1, "reader")
            self._file = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
            event.listen(self._file, "connect", _set_read_only)

    async def rows(self, *queries: Select[Any]) -> list[Rows]:
        """The rows that each question finds."""
        if self._thread is not None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._read_file, queries)
        async with self.engine.connect() as connection:
            return [(await connection.execute(query)).all() for query in queries]

    async def first(self, query: Select[Any]) -> Row[Any] | None:
        """The first row that a question finds; None if there is none."""
        [found] = await self.rows(query)
        return found[0] if found else None

    async def close(self) -> None:
        if self._thread is not None:
            await asyncio.to_thread(self._thread.shutdown)
            self._file.dispose()

    def _read_file(self, queries: Sequence[Select[Any]]) -> list[Rows]:
        with self._file.connect() as connection:
            return [connection.execute(query).all() for query in queries]


def _set_read_only(connection: Any, _record: object) -> None:
    for line in ("busy_timeout=10000", "query_only=ON"):
        connection.execute(f"PRAGMA {line}")
