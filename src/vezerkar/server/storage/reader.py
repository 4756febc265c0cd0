"""Reads rows, several questions in one step."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Select
from sqlalchemy.ext.asyncio import AsyncEngine

from vezerkar.server.storage.file_reads import FileReads


class Asked(NamedTuple):
    """A statement that was made once, and the values of its parameters this time.

    When many people come back at once, making the same statement anew costs more than its answer.
    """

    statement: Select[Any]
    values: Mapping[str, Any]


Query = Select[Any] | Asked
Rows = Sequence[Any]  # with the columns as attributes, and as `_mapping`


class RowReader:
    """Asks a database; SQLite is asked in a thread of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.file = FileReads(engine) if engine.dialect.name == "sqlite" else None

    async def rows(self, *queries: Query) -> list[Rows]:
        """The rows that each question finds."""
        asked = [each if isinstance(each, Asked) else Asked(each, {}) for each in queries]
        if self.file is not None:
            return await self.file.rows(asked)
        async with self.engine.connect() as connection:
            return [(await connection.execute(*each)).all() for each in asked]

    async def first(self, query: Query) -> Any:
        """The first row that a question finds; None if there is none."""
        [found] = await self.rows(query)
        return found[0] if found else None

    async def close(self) -> None:
        if self.file is not None:
            await asyncio.to_thread(self.file.close)
