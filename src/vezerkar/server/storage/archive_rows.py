"""Tables that somebody has put away: they stay as they are, in a list of their own."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from vezerkar.server.storage.schema import ARCHIVED


async def set_archived(engine: AsyncEngine, user: str, match_id: str, archived: bool) -> None:
    """Put a table away, or take it out again."""
    async with engine.begin() as connection:
        await connection.execute(
            delete(ARCHIVED).where(ARCHIVED.c.user == user, ARCHIVED.c.match == match_id)
        )
        if archived:
            await connection.execute(insert(ARCHIVED).values(user=user, match=match_id))


async def archived_by(engine: AsyncEngine, user: str) -> set[str]:
    """The matches that a user has put away."""
    query = select(ARCHIVED.c.match).where(ARCHIVED.c.user == user)
    async with engine.connect() as connection:
        return set((await connection.execute(query)).scalars())
