"""Two servers on one database: the second is refused, unless both are nodes with names."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.postgres import running_postgres
from vezerkar.core.errors import DataError
from vezerkar.server.config import Config
from vezerkar.server.run import _lock
from vezerkar.server.storage import database_lock as locking
from vezerkar.server.storage.database_lock import DatabaseInUse, DatabaseLock, database_lock
from vezerkar.server.storage.store import engine_of


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with running_postgres() as url:
        yield url


@pytest.fixture(autouse=True)
def no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locking, "TAKE_TRIES", 1)
    monkeypatch.setattr(locking, "TAKE_RETRY_S", 0.0)


async def cut_off(lock: DatabaseLock, by: AsyncEngine) -> None:
    """End the session of a lock, as a restart of the database would."""
    assert lock.connection is not None
    pid = (await lock.connection.execute(text("SELECT pg_backend_pid()"))).scalar()
    end = text("SELECT pg_terminate_backend(:pid, 5000)")
    async with by.connect() as connection:
        await connection.execute(end, {"pid": pid})


def test_the_second_server_is_told_who_has_the_database(postgres: str) -> None:
    async def story() -> None:
        async with database_lock(postgres):
            with pytest.raises(DatabaseInUse, match=f"vezerkar at .*, process {os.getpid()}"):
                await database_lock(postgres).__aenter__()
        async with database_lock(postgres):
            pass

    asyncio.run(story())


def test_nodes_share_the_database_if_their_names_differ(postgres: str) -> None:
    async def story() -> None:
        async with database_lock(postgres, "a"), database_lock(postgres, "b"):
            for refused in ("a", "b", ""):
                with pytest.raises(DatabaseInUse, match=f"process {os.getpid()}"):
                    await database_lock(postgres, refused).__aenter__()
        async with database_lock(postgres):
            with pytest.raises(DatabaseInUse, match=f"process {os.getpid()}"):
                await database_lock(postgres, "a").__aenter__()

    asyncio.run(story())


def test_a_lock_that_the_database_forgot_is_taken_again(postgres: str) -> None:
    async def story() -> None:
        first, second = engine_of(postgres), engine_of(postgres)
        lock = DatabaseLock(first, "the first")
        await lock.take()
        await lock.check()
        await cut_off(lock, second)
        await lock.check()
        other = DatabaseLock(second, "the second")
        with pytest.raises(DatabaseInUse, match="the first"):
            await other.take()
        await cut_off(lock, second)
        await other.take()
        with pytest.raises(DatabaseInUse, match="the second"):
            await lock.check()
        await other.release()
        await first.dispose()
        await second.dispose()

    asyncio.run(story())


def test_a_server_whose_database_another_one_took_stops(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def taken(lock: DatabaseLock) -> None:
        raise DatabaseInUse("by another server")

    async def story() -> None:
        stopped = asyncio.Event()
        monkeypatch.setattr(locking, "CHECK_INTERVAL_S", 0.0)
        monkeypatch.setattr(DatabaseLock, "check", taken)
        async with database_lock(postgres) as lock:
            lock.on_lost = stopped.set
            await stopped.wait()

    asyncio.run(story())


def test_a_file_that_was_named_is_locked_from_every_data_folder(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'elsewhere' / 'tables.db'}"
    one, two = Config(tmp_path / "one", url), Config(tmp_path / "two", url)
    with _lock(one, "http://here/"):
        with pytest.raises(DataError, match="in use by a server at http://here/"):
            _lock(two, "http://there/").__enter__()
        with _lock(Config(tmp_path / "two", url.replace("tables", "others")), "http://there/"):
            pass
    with _lock(two, "http://there/"):
        pass
