"""Rows of logins, and the audit of what was done with accounts."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import bindparam, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from vezerkar.server.storage.notifications import tell
from vezerkar.server.storage.reader import Asked, RowReader
from vezerkar.server.storage.rows import now
from vezerkar.server.storage.schema import AUDIT, LOGINS, USERS

_LOGIN: Final = select(LOGINS).where(LOGINS.c.id == bindparam("of_login"))
_USER: Final = select(LOGINS.c.user).where(LOGINS.c.id == bindparam("of_login"))
_ACCOUNTS: Final = select(USERS.c.id).where(
    or_(USERS.c.id == bindparam("of_user"), USERS.c.id.in_(_USER))
)
USED_STEP_S: Final = 3600.0  # `used` is written only as often


@dataclass(frozen=True)
class LoginRow:
    """A browser in which somebody is known."""

    id: str
    user: str
    name: str
    guest: bool
    agent: str = ""
    made: str = ""
    used: str = ""
    ended: str = ""


class LoginRows:
    def __init__(self, engine: AsyncEngine, reader: RowReader) -> None:
        self.engine = engine
        self.reader = reader

    async def find(self, login_id: str) -> LoginRow | None:
        row = await self.reader.first(Asked(_LOGIN, {"of_login": login_id}))
        return None if row is None else LoginRow(**row._mapping)

    async def find_with_accounts(
        self, login_id: str, user: str
    ) -> tuple[LoginRow | None, frozenset[str]]:
        """A login, and which ones are accounts: its user, and this one."""
        values = {"of_login": login_id, "of_user": user}
        rows, accounts = await self.reader.rows(
            Asked(_LOGIN, {"of_login": login_id}), Asked(_ACCOUNTS, values)
        )
        row = LoginRow(**rows[0]._mapping) if rows else None
        return row, frozenset(account.id for account in accounts)

    async def of_user(self, user: str) -> list[LoginRow]:
        """Those that last, the one used last first."""
        query = (
            select(LOGINS)
            .where(LOGINS.c.user == user, LOGINS.c.ended == "")
            .order_by(LOGINS.c.used.desc())
        )
        [rows] = await self.reader.rows(query)
        return [LoginRow(**row._mapping) for row in rows]

    async def some(self, ids: Iterable[str]) -> list[LoginRow]:
        """Some logins, as far as they are stored, also ended ones."""
        query = select(LOGINS).where(LOGINS.c.id.in_(list(ids)))
        [rows] = await self.reader.rows(query)
        return [LoginRow(**row._mapping) for row in rows]

    async def add(self, row: LoginRow) -> None:
        """Add a row; two requests may come with the same cookie at once, and one is enough."""
        with contextlib.suppress(IntegrityError):
            at = now()
            values = vars(row) | {"made": row.made or at, "used": row.used or at}
            async with self.engine.begin() as connection:
                await connection.execute(insert(LOGINS).values(values))

    async def end(self, ids: Sequence[str]) -> None:
        query = update(LOGINS).where(LOGINS.c.id.in_(ids)).values(ended=now())
        async with self.engine.begin() as connection:
            await connection.execute(query)
            await tell(connection, "logins", ids)

    async def end_for_good(self, row: LoginRow) -> None:
        """End a login, also one that was never stored: its token must not be a guest's again."""
        await self.add(row)
        await self.end([row.id])

    async def rename(self, row: LoginRow) -> None:
        """The guest of a login has a new name."""
        await self.add(row)
        query = update(LOGINS).where(LOGINS.c.id == row.id).values(name=row.name)
        async with self.engine.begin() as connection:
            await connection.execute(query)
            await tell(connection, "logins", [row.id])

    async def use(self, row: LoginRow) -> None:
        """Note now and then that a login is being used; on a full disk it works all the same."""
        at = now()
        age = datetime.fromisoformat(at) - datetime.fromisoformat(row.used)
        if abs(age.total_seconds()) > USED_STEP_S:
            query = update(LOGINS).where(LOGINS.c.id == row.id).values(used=at)
            with contextlib.suppress(SQLAlchemyError):
                async with self.engine.begin() as connection:
                    await connection.execute(query)

    async def audit(self, user: str, what: str, address: str) -> None:
        """Write down what somebody did with an account."""
        row = {
            "id": secrets.token_urlsafe(16),
            "at": now(),
            "user": user,
            "what": what,
            "address": address[:80],
        }
        async with self.engine.begin() as connection:
            await connection.execute(insert(AUDIT).values(row))
