"""Backups: one SQLite file with everything, from any database and into any database."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from vezerkar.core.errors import DataError
from vezerkar.server.config import Config, make_folder
from vezerkar.server.file_modes import KEY_FILE, SQLITE_SUFFIXES, make_private_file
from vezerkar.server.instance_lock import instance_lock
from vezerkar.server.storage.copying import copy_rows, counts
from vezerkar.server.storage.database_lock import database_lock
from vezerkar.server.storage.migrate import upgrade
from vezerkar.server.storage.rows import now
from vezerkar.server.storage.store import make_engine, open_store

# What a backup holds besides the tables of the database: when it was made, and the key.
NOTES_TABLE: Final = "backup"


# Making one


async def back_up(config: Config, path: Path) -> dict[str, int]:
    """Write a backup beside a running server; how many rows of each table it has."""
    if path.exists():
        raise DataError(f"{path}: there is such a file already")
    draft = path.with_name(f"{path.name}.part")
    remove_database(draft)
    make_private_file(draft)
    try:
        if config.database and not config.database.startswith("sqlite"):
            await _copy_from_server(config.database, draft)
        else:
            _copy_file(_file_of(config), draft)
        _write_notes(draft, config.data)
        must_be_sound(draft)
        found = await _counts(draft)
        _flush(draft)
        os.replace(draft, path)
    except (sqlite3.Error, SQLAlchemyError, OSError) as error:
        raise DataError(f"{path}: the backup cannot be made: {_first_line(error)}") from None
    finally:
        remove_database(draft)
    return found


def _file_of(config: Config) -> Path:
    return Path(config.url.partition(":///")[2])


def _copy_file(source: Path, target: Path) -> None:
    """SQLite's own online backup: what is committed, as of one moment, while others write."""
    if not source.is_file():
        raise DataError(f"{source}: there is no database")
    with closing(_connect(source)) as old, closing(_connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # a backup is one file


async def _copy_from_server(url: str, target: Path) -> None:
    source, file = make_engine(url), make_engine(f"sqlite:///{target}")
    try:
        await upgrade(file)
        await copy_rows(source, file)
    finally:
        await source.dispose()
        await file.dispose()
    with closing(_connect(target)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


def _write_notes(path: Path, data: Path) -> None:
    key = data / KEY_FILE
    notes = {
        "made": now(),
        "key": key.read_text(encoding="ascii") if key.exists() else "",
    }
    with closing(_connect(path)) as connection, connection:
        connection.execute(f"CREATE TABLE {NOTES_TABLE} (name TEXT PRIMARY KEY, value TEXT)")
        connection.executemany(f"INSERT INTO {NOTES_TABLE} VALUES (?, ?)", notes.items())


# Restoring one


async def restore(config: Config, path: Path, replace: bool = False) -> dict[str, int]:
    """Put a backup in the place of a database that is empty, or that shall be replaced."""
    make_folder(config.data)
    draft = config.data / f"restored-{os.getpid()}.part"
    remove_database(draft)
    make_private_file(draft)
    try:
        notes = read_notes(path)
        _copy_file(path, draft)
        with closing(_connect(draft)) as connection, connection:
            connection.execute(f"DROP TABLE {NOTES_TABLE}")
        store = await open_store(f"sqlite:///{draft}")  # a backup of an earlier version is upgraded
        await store.close()
        found = await _counts(draft)
        if config.database and not config.database.startswith("sqlite"):
            await _copy_to_server(draft, config.database, replace)
        else:
            _put_in_place(config, draft, replace)
        _restore_key(config.data, notes["key"])
    except (sqlite3.Error, SQLAlchemyError, OSError) as error:
        raise DataError(f"{path}: the backup cannot be restored: {_first_line(error)}") from None
    finally:
        remove_database(draft)
    return found


def read_notes(path: Path) -> dict[str, str]:
    """What a backup says of itself; DataError if it is none, or damaged."""
    if not path.is_file():
        raise DataError(f"{path}: there is no such file")
    must_be_sound(path)
    with closing(_connect(path)) as connection:
        try:
            return dict(connection.execute(f"SELECT name, value FROM {NOTES_TABLE}").fetchall())
        except sqlite3.Error:
            raise DataError(f"{path}: this database is not a backup of Vezérkar") from None


async def _copy_to_server(draft: Path, url: str, replace: bool) -> None:
    file = make_engine(f"sqlite:///{draft}")
    try:
        async with database_lock(url):  # not while a server runs on it
            store = await open_store(url)
            try:
                await copy_rows(file, store.engine, replace)
            finally:
                await store.close()
    finally:
        await file.dispose()


def _put_in_place(config: Config, draft: Path, replace: bool) -> None:
    target = _file_of(config)
    with instance_lock(config.data, "vezerkar restore"):
        if target.exists() and not replace:
            raise DataError(f"{target}: there is a database already; --replace moves it aside")
        if target.exists():
            aside = target.with_name(f"{target.name}.{time.strftime('%Y%m%d-%H%M%S')}")
            for suffix in SQLITE_SUFFIXES:
                beside = target.with_name(target.name + suffix)
                if beside.exists():
                    os.replace(beside, aside.with_name(aside.name + suffix))
        with closing(_connect(draft)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
        _flush(draft)
        os.replace(draft, target)


def _restore_key(data: Path, key: str) -> None:
    path = data / KEY_FILE
    if key and not path.exists():
        make_private_file(path)
        path.write_text(key, encoding="ascii")


# Files


def must_be_sound(path: Path) -> None:
    """DataError if SQLite finds the file damaged."""
    try:
        with closing(_connect(path)) as connection:
            found = [row[0] for row in connection.execute("PRAGMA integrity_check(1)")]
            orphans = connection.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.Error as error:
        raise DataError(f"{path}: the database cannot be read: {error}") from None
    if found != ["ok"] or orphans:
        raise DataError(f"{path}: the database is damaged: {orphans or found[0]}")


async def _counts(path: Path) -> dict[str, int]:
    engine = make_engine(f"sqlite:///{path}")
    try:
        return await counts(engine)
    finally:
        await engine.dispose()
        with closing(_connect(path)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=10)


def _flush(path: Path) -> None:
    """When this returns the file is safe on disk."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def remove_database(path: Path) -> None:
    for suffix in (*SQLITE_SUFFIXES, "-journal"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or ["?"])[0]
