"""Copies every row of one database into another, whichever kinds they are."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vezerkar.core.errors import DataError
from vezerkar.server.storage.migrate import NEWEST_REVISION, revision_of
from vezerkar.server.storage.schema import (
    GUESSES,
    KNOWN_RULES,
    METADATA,
    NODE_KEYS,
    NODES,
    OWNERS,
    PRESENCE,
)

ROWS_AT_ONCE: Final = 500
# Worth nothing in another database.
OF_RUNNING_NODES: Final = (NODES, OWNERS, PRESENCE, GUESSES, KNOWN_RULES, NODE_KEYS)


async def copy_rows(source: AsyncEngine, target: AsyncEngine, replace: bool = False) -> None:
    """Copy all tables as they are at one moment; the target gets all of them or none.

    A target that holds something is refused, unless it shall be replaced.
    """
    async with source.connect() as old, target.begin() as new:
        if old.dialect.name == "postgresql":
            await old.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
        await _must_be_newest(old)
        for table in reversed(METADATA.sorted_tables):
            if replace or table in OF_RUNNING_NODES:
                await new.execute(delete(table))
            elif (await new.execute(select(func.count()).select_from(table))).scalar():
                raise DataError("the database holds something already; --replace replaces it")
        for table in [each for each in METADATA.sorted_tables if each not in OF_RUNNING_NODES]:
            rows = await old.stream(select(table))
            async for part in rows.mappings().partitions(ROWS_AT_ONCE):
                await new.execute(insert(table), [dict(row) for row in part])


async def _must_be_newest(connection: AsyncConnection) -> None:
    found = await connection.run_sync(revision_of)
    if found != NEWEST_REVISION:
        raise DataError(
            f"the database is of version {found or 'none'}, this program of {NEWEST_REVISION};"
            " use the program that the server runs with"
        )


async def counts(engine: AsyncEngine) -> dict[str, int]:
    """How many rows each table has."""
    async with engine.connect() as connection:
        return {
            table.name: (
                await connection.execute(select(func.count()).select_from(table))
            ).scalar_one()
            for table in METADATA.sorted_tables
        }
