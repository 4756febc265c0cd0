"""Writes in PostgreSQL by its driver: SQLAlchemy takes twice the time of all the rest."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from asyncpg import IntegrityConstraintViolationError as BrokenConstraint
from asyncpg import InterfaceError, PostgresError
from sqlalchemy import Executable
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.elements import ClauseElement

from vezerkar.server.storage.leases import HELD, Lease, matches_of, refuse_lost

Rows = Sequence[Mapping[str, Any]]


class DirectWrites:
    """Statements as the driver takes them, each made once."""

    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect
        self._made: dict[Executable, tuple[str, list[str]]] = {}

    async def write(
        self,
        connection: AsyncConnection,
        leases: Collection[Lease],
        together: Mapping[Executable, Rows],
    ) -> None:
        """One transaction. If it fails, the connection must not be used again."""
        driver = await self.driver_of(connection)
        try:
            async with driver.transaction():
                if leases:
                    text, _ = self._statement(HELD, [])
                    refuse_lost(leases, await driver.fetch(text, matches_of(leases)))
                for statement, rows in together.items():
                    text, names = self._statement(statement, list(rows[0]))
                    await driver.executemany(text, [[row[name] for name in names] for row in rows])
        except (PostgresError, InterfaceError) as error:
            kind = IntegrityError if isinstance(error, BrokenConstraint) else DBAPIError
            raise kind("a direct write", None, error, hide_parameters=True) from None

    async def driver_of(self, connection: AsyncConnection) -> Any:
        return (await connection.get_raw_connection()).driver_connection

    def _statement(self, statement: Executable, columns: list[str]) -> tuple[str, list[str]]:
        """Its text, and the names of its values in their order."""
        found = self._made.get(statement)
        if found is None:
            assert isinstance(statement, ClauseElement)
            compiled = statement.compile(dialect=self.dialect, column_keys=columns or None)
            names: list[str] = getattr(compiled, "positiontup", None) or []
            found = self._made[statement] = (str(compiled), names)
        return found
