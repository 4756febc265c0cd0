"""Writes in PostgreSQL by its driver, on a connection that is kept.

To take one from the pool costs as much as to write. If anything fails, the next one comes from the
pool again, which looks whether it works.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from asyncpg import IntegrityConstraintViolationError as BrokenConstraint
from asyncpg import InterfaceError, PostgresError
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vezerkar.server.storage.journal_write import is_journal_write, write_journal
from vezerkar.server.storage.leases import HELD, Lease, matches_of, refuse_lost
from vezerkar.server.storage.statements import Statements, Together


class PostgresWrites:
    """One transaction at a time, with a look at the leases in it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.statements = Statements(engine.dialect)
        self.connection: AsyncConnection | None = None

    async def write(self, leases: Collection[Lease], together: Together) -> None:
        if self.connection is None:
            self.connection = await self.engine.connect()
        try:
            driver = await self.driver_of(self.connection)
            if leases and is_journal_write(together):
                await write_journal(driver, leases, together)
            else:
                await self._transaction(driver, leases, together)
        except BaseException as error:
            await self.connection.invalidate()  # SQLAlchemy does not know what it did
            await self.close()
            if isinstance(error, PostgresError | InterfaceError):
                kind = IntegrityError if isinstance(error, BrokenConstraint) else DBAPIError
                raise kind("a direct write", None, error, hide_parameters=True) from None
            raise

    async def _transaction(
        self, driver: Any, leases: Collection[Lease], together: Together
    ) -> None:
        async with driver.transaction():
            if leases:
                rows = await driver.fetch(self.statements.of(HELD).text, matches_of(leases))
                refuse_lost(leases, rows)
            for statement, rows in together.items():
                made = self.statements.of(statement, list(rows[0]))
                await driver.executemany(made.text, made.values(rows))

    async def driver_of(self, connection: AsyncConnection) -> Any:
        return (await connection.get_raw_connection()).driver_connection

    async def close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.close()
