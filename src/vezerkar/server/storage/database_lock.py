"""Only one server may run on a database of PostgreSQL: two would disagree about its tables."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import AsyncIterator, Callable
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vezerkar.core.errors import DataError
from vezerkar.server.logs import LOG
from vezerkar.server.storage.store import engine_of

LOCK_KEY: Final = 8_044_002  # any number that nobody else uses
MAX_NAME_CHARACTERS: Final = 63  # of an application, in PostgreSQL
CHECK_INTERVAL_S: Final = 10.0
TAKE_TRIES: Final = 20  # the database may not yet have noticed that the last server was killed
TAKE_RETRY_S: Final = 0.25
# Keep-alive: a server that was cut off must not hold the lock for hours.
_NAME: Final = text(
    "SELECT set_config('application_name', :name, false),"
    " set_config('tcp_keepalives_idle', '30', false)"
)
_TAKE: Final = text("SELECT pg_try_advisory_lock(:key)")
_HOLDER: Final = text(
    "SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)"
    " WHERE locktype = 'advisory' AND objid = :key AND granted"
    " AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


class DatabaseInUse(DataError):
    """Another server runs on the database."""


@contextlib.asynccontextmanager
async def database_lock(url: str) -> AsyncIterator[DatabaseLock]:
    """Hold the database while this server runs; others are told its host. A crash unlocks it.

    A database that was restarted has forgotten the lock, so it is taken again. If another server
    was faster, `on_lost` is called: this one has to stop.
    """
    name = f"vezerkar at {socket.gethostname()}, process {os.getpid()}"
    lock = DatabaseLock(engine_of(url), name)
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

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self.engine = engine
        self.name = name[:MAX_NAME_CHARACTERS]
        self.connection: AsyncConnection | None = None
        self.on_lost: Callable[[], None] = lambda: None

    async def take(self) -> None:
        connection = await self.engine.connect()
        try:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await _take(connection)
            await connection.execute(_NAME, {"name": self.name})
        except BaseException:
            await connection.close()
            raise
        self.connection = connection

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


async def _take(connection: AsyncConnection) -> None:
    for _ in range(TAKE_TRIES):
        if (await connection.execute(_TAKE, {"key": LOCK_KEY})).scalar():
            return
        await asyncio.sleep(TAKE_RETRY_S)
    holder = (await connection.execute(_HOLDER, {"key": LOCK_KEY})).scalar()
    raise DatabaseInUse(f"--database: the database is in use by {holder or 'another server'}")
