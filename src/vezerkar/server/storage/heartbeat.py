"""A row that is written to find out whether the database can be written."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncEngine

from vezerkar.server.storage.rows import now
from vezerkar.server.storage.schema import HEARTBEAT

ROW: Final = 1  # the only one


async def beat(engine: AsyncEngine) -> None:
    """Write the time; raises what the database says."""
    async with engine.begin() as connection:
        at = now()
        query = update(HEARTBEAT).where(HEARTBEAT.c.id == ROW).values(at=at)
        if not (await connection.execute(query)).rowcount:
            await connection.execute(insert(HEARTBEAT).values(id=ROW, at=at))


def database_file(engine: AsyncEngine) -> Path | None:
    """The file of an SQLite database; None for any other."""
    name = engine.url.database
    is_file = engine.dialect.name == "sqlite" and name not in (None, "", ":memory:")
    return Path(str(name)) if is_file else None
