"""Accounts that change: a new password, and the end of an account."""

from __future__ import annotations

from sqlalchemy import delete, false, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from vezerkar.server.names import FORMER_NAME
from vezerkar.server.storage.leases import Leases
from vezerkar.server.storage.notifications import tell
from vezerkar.server.storage.rows import User, now
from vezerkar.server.storage.schema import (
    ARCHIVED,
    CHAT,
    LOGINS,
    MATCHES,
    PREFERENCES,
    SEATS,
    USERS,
)


async def account(engine: AsyncEngine, user: str) -> User | None:
    query = select(USERS).where(USERS.c.id == user)
    async with engine.connect() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else User(row.id, row.name, row.password)


async def set_password(engine: AsyncEngine, user: str, password: str) -> None:
    query = update(USERS).where(USERS.c.id == user).values(password=password)
    async with engine.begin() as connection:
        await connection.execute(query)


async def delete_account(
    engine: AsyncEngine, user: User, leases: Leases | None = None
) -> list[str]:
    """Delete an account; its matches stay without its name. The ids of those matches."""
    sat = select(SEATS.c.match).where(SEATS.c.user == user.id)
    async with engine.begin() as connection:
        query = select(MATCHES.c.id).where(or_(MATCHES.c.host == user.id, MATCHES.c.id.in_(sat)))
        matches = list((await connection.execute(query)).scalars())
        if leases:
            await leases.take_away(connection, matches)
        said = update(CHAT).where(CHAT.c.name == user.name, CHAT.c.match.in_(sat))
        await connection.execute(said.values(name=FORMER_NAME))
        private = {"notes": "", "lock": "", "token": "", "auto_pass": false()}
        seats = update(SEATS).where(SEATS.c.user == user.id)
        await connection.execute(seats.values(user="", name=FORMER_NAME, **private))
        await connection.execute(update(MATCHES).where(MATCHES.c.host == user.id).values(host=""))
        for table in (PREFERENCES, ARCHIVED):
            await connection.execute(delete(table).where(table.c.user == user.id))
        # Their tokens must never be anybody's again.
        logins = update(LOGINS).where(LOGINS.c.user == user.id)
        ended = logins.values(name="", agent="", ended=now()).returning(LOGINS.c.id)
        await tell(connection, "logins", (await connection.execute(ended)).scalars().all())
        await connection.execute(delete(USERS).where(USERS.c.id == user.id))
    return matches
