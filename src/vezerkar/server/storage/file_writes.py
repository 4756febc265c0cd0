"""Writes in SQLite: a transaction is one step of a thread of its own.

Its asynchronous driver changes threads several times for every statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from vezerkar.server.storage.leases import Lease
from vezerkar.server.storage.statements import Statements, Together


def configure_sqlite(connection: Any, _record: object = None) -> None:
    """Readers do not wait for the writer; what is committed survives a power failure."""
    cursor = connection.cursor()
    for line in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


class FileWrites:
    """One transaction at a time; SQLite has one server, and no leases."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.path = engine.url.database or ""
        self.statements = Statements(engine.dialect)
        self.connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writer")

    async def write(self, leases: Collection[Lease], together: Together) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, together)

    def _write(self, together: Together) -> None:
        try:
            connection = self.connection = self.connection or self._connect()
            connection.execute("BEGIN IMMEDIATE")
            for statement, rows in together.items():
                made = self.statements.of(statement, list(rows[0]))
                connection.executemany(made.text, made.values(rows))
            connection.execute("COMMIT")
        except BaseException as error:
            self._disconnect()  # which rolls back; the next one opens the file again
            if isinstance(error, sqlite3.Error):
                raise as_known(error) from None
            raise

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None)
        configure_sqlite(connection)
        return connection

    def _disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.close()

    async def close(self) -> None:
        """The next write opens the file again."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)


def as_known(error: sqlite3.Error) -> DBAPIError:
    """As SQLAlchemy calls it."""
    kind = IntegrityError if isinstance(error, sqlite3.IntegrityError) else OperationalError
    return kind("a direct statement", None, error, hide_parameters=True)
