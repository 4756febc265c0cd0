"""Who may run on a database of PostgreSQL: one server, or nodes with different names.

A restore is alone like a server without a name.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

from sqlalchemy import TextClause, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vezerkar.core.errors import DataError
from vezerkar.server.logs import LOG
from vezerkar.server.storage.store import engine_of

LOCK_KEY: Final = 8_044_002  # any number that nobody else uses
NAME_LOCK_KEY: Final = 8_044_003  # with the hash of a name
MAX_NAME_CHARACTERS: Final = 63  # of an application, in PostgreSQL
CHECK_INTERVAL_S: Final = 10.0
TAKE_TRIES: Final = 20  # the database may not yet have noticed that the last server was killed
TAKE_RETRY_S: Final = 0.25
# Keep-alive: a server that was cut off must not hold the lock for hours.
_NAME: Final = text(
    "SELECT set_config('application_name', :name, false),"
    " set_config('tcp_keepalives_idle', '30', false)"
)
_TAKE_ALONE: Final = text("SELECT pg_try_advisory_lock(:key)")
_TAKE_SHARED: Final = text("SELECT pg_try_advisory_lock_shared(:key)")
_TAKE_NAME: Final = text("SELECT pg_try_advisory_lock(:key, hashtext(:name))")
_HOLDER: Final = text(
    "SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)"
    " WHERE locktype = 'advisory' AND :key IN (classid::bigint, objid::bigint) AND granted"
    " AND pg_locks.pid <> pg_backend_pid()"
    " AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


class DatabaseInUse(DataError):
    """Another server runs on the database."""


@contextlib.asynccontextmanager
async def database_lock(url: str, node: str = "") -> AsyncIterator[DatabaseLock]:
    """Hold the database while this server runs; others are told its host. A crash unlocks it.

    A node shares it with nodes of other names.

    A database that was restarted has forgotten the lock, so it is taken again. If another server
    was faster, `on_lost` is called: this one has to stop.
    """
    name = f"vezerkar at {socket.gethostname()}, process {os.getpid()}"
    lock = DatabaseLock(engine_of(url), name, node)
    if lock.engine.dialect.name != "postgresql":
        yield lock  # a file is locked with its folder: see `instance_lock`
        return
    await _take_or_tell(lock)
    keeper = asyncio.create_task(_keep(lock))
    try:
        yield lock
    finally:
        keeper.cancel()
        await asyncio.gather(keeper, return_exceptions=True)
        await lock.release()
        await lock.engine.dispose()


async def _take_or_tell(lock: DatabaseLock) -> None:
    try:
        await lock.take()
    except DataError:
        await lock.engine.dispose()
        raise
    except (SQLAlchemyError, OSError) as error:
        await lock.engine.dispose()
        reason = str(error).splitlines()[0]
        raise DataError(f"--database: the database cannot be opened: {reason}") from None


async def _keep(lock: DatabaseLock) -> None:
    while True:
        await asyncio.sleep(CHECK_INTERVAL_S)
        try:
            await lock.check()
        except DatabaseInUse as error:
            LOG.error("this server stops: %s", error)
            lock.on_lost()
            return
        except (SQLAlchemyError, OSError) as error:
            LOG.warning("the lock of the database cannot be checked: %s", type(error).__name__)


class DatabaseLock:
    """A lock that lasts as long as the connection that took it."""

    def __init__(self, engine: AsyncEngine, name: str, node: str = "") -> None:
        self.engine = engine
        self.node = node
        self.name = name[:MAX_NAME_CHARACTERS]
        self.connection: AsyncConnection | None = None
        self.on_lost: Callable[[], None] = lambda: None

    async def take(self) -> None:
        connection = await self.engine.connect()
        try:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await self._take_all(connection)
            await connection.execute(_NAME, {"name": self.name})
        except BaseException:
            await connection.close()
            raise
        self.connection = connection

    async def _take_all(self, connection: AsyncConnection) -> None:
        if not self.node:
            await _take(connection, _TAKE_ALONE, {"key": LOCK_KEY})
            return
        await _take(connection, _TAKE_SHARED, {"key": LOCK_KEY})
        await _take(connection, _TAKE_NAME, {"key": NAME_LOCK_KEY, "name": self.node})

    async def check(self) -> None:
        """See whether the lock is still held; if the connection was cut, take it again."""
        try:
            if self.connection is not None:
                await self.connection.execute(text("SELECT 1"))
                return
        except (SQLAlchemyError, OSError):
            await self.release()
        await self.take()

    async def release(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.invalidate()  # ends the session, and the lock with it
                await connection.close()


async def _take(connection: AsyncConnection, take: TextClause, values: dict[str, Any]) -> None:
    for _ in range(TAKE_TRIES):
        if (await connection.execute(take, values)).scalar():
            return
        await asyncio.sleep(TAKE_RETRY_S)
    holder = (await connection.execute(_HOLDER, {"key": values["key"]})).scalar()
    raise DatabaseInUse(f"--database: the database is in use by {holder or 'another server'}")
