"""A backup of a running server, restored somewhere else, is played on."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.commands.command_line import run
from tests.server.app_client import AppServer, Guest, app_server
from tests.server.postgres import running_postgres
from vezerkar.commands import backup as backup_command
from vezerkar.commands import doctor as doctor_command
from vezerkar.commands import restore as restore_command
from vezerkar.core.errors import DataError
from vezerkar.server.backup import back_up, restore
from vezerkar.server.config import Config
from vezerkar.server.doctor import CheckResult, examine
from vezerkar.server.instance_lock import instance_lock
from vezerkar.server.storage.migrate import downgrade
from vezerkar.server.storage.store import make_engine

__all__ = ["app_server"]


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with running_postgres() as url:
        yield url


def played(server: AppServer, backup: Path) -> tuple[str, str]:
    """Play two steps, back the running server up, and play on; the cookie and the table."""
    with server.open() as client:
        guest = Guest(client)
        table = str(guest.create_table("alone", ["me"])["id"])
        with guest.at(table) as socket:
            assert socket.act("add")["ply"] == 1
            assert socket.act("add")["ply"] == 2
            found = asyncio.run(back_up(server.config(), backup))
            assert (found["matches"], found["journal"]) == (1, 2)
            assert socket.act("add")["ply"] == 3  # the server has not noticed
    return guest.cookie, table


def play_on(server: AppServer, cookie: str, table: str) -> None:
    """The same guest finds the table as it was, and it goes on; also after another start."""
    with server.open() as client, Guest(client, cookie).at(table) as socket:
        assert (socket.ply, len(socket.welcome["log"])) == (2, 2)
        assert socket.act("add")["ply"] == 3
    with server.open() as client, Guest(client, cookie).at(table) as socket:
        assert socket.ply == 3


def test_a_restored_backup_is_played_on(app_server: AppServer, tmp_path: Path) -> None:
    backup = tmp_path / "backup"
    cookie, table = played(app_server, backup)
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("backup*")] == ["backup"]
    other = AppServer(tmp_path / "other")
    asyncio.run(restore(other.config(), backup))
    play_on(other, cookie, table)
    # The old one is moved aside, with what it had played since.
    with pytest.raises(DataError, match="--replace moves it aside"):
        asyncio.run(restore(other.config(), backup))
    asyncio.run(restore(other.config(), backup, replace=True))
    assert len(list(other.data.glob("vezerkar.db.2*"))) == 1
    play_on(other, cookie, table)


def test_a_backup_goes_from_sqlite_to_postgresql_and_back(
    app_server: AppServer, tmp_path: Path, postgres: str
) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    cookie, table = played(app_server, first)
    asyncio.run(emptied(postgres))
    there = AppServer(tmp_path / "there", postgres)
    asyncio.run(restore(there.config(), first))
    found = asyncio.run(back_up(there.config(), second))
    assert (found["matches"], found["journal"]) == (1, 2)
    play_on(there, cookie, table)
    # What nodes of this database sign with is nothing to them in another one.
    assert asyncio.run(back_up(there.config(), tmp_path / "third"))["node_keys"] == 0
    with pytest.raises(DataError, match="holds something already; --replace"):
        asyncio.run(restore(there.config(), second))
    asyncio.run(restore(there.config(), second, replace=True))
    play_on(there, cookie, table)
    here = AppServer(tmp_path / "here")
    asyncio.run(restore(here.config(), second))
    play_on(here, cookie, table)
    assert all(each.good for each in asyncio.run(examine(there.config())))


async def emptied(url: str) -> None:
    engine = make_engine(url)
    await downgrade(engine)
    await engine.dispose()


def test_what_is_no_backup_is_one_line(app_server: AppServer, tmp_path: Path) -> None:
    backup = tmp_path / "backup"
    played(app_server, backup)
    data = ["--data", str(tmp_path / "other")]
    with pytest.raises(DataError, match="there is such a file already"):
        run(backup_command, "backup", str(backup), "--data", str(app_server.data))
    with pytest.raises(DataError, match="there is no server in"):
        run(backup_command, "backup", str(tmp_path / "new"), *data)
    text, database, damaged = tmp_path / "text", app_server.data / "vezerkar.db", tmp_path / "bad"
    text.write_text("no database at all")
    content = bytearray(backup.read_bytes())
    content[4096:8192] = bytes(4096)
    damaged.write_bytes(content)
    for path, told in (
        (tmp_path / "none", "there is no such file"),
        (text, "file is not a database"),
        (database, "is not a backup of Vezérkar"),
        (damaged, "damaged|malformed"),
    ):
        with pytest.raises(DataError, match=told):
            run(restore_command, "restore", str(path), *data)
    assert not (tmp_path / "other" / "vezerkar.db").exists()
    with instance_lock(app_server.data, "http://here/"), pytest.raises(DataError, match="in use"):
        run(restore_command, "restore", str(backup), "--replace", "--data", str(app_server.data))


def test_a_server_that_is_well_is_told_so(
    app_server: AppServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(app_server, tmp_path / "backup")
    assert run(doctor_command, "doctor", "--data", str(app_server.data)) == 0
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 6
    assert all(line.startswith("ok ") for line in printed)


def test_the_doctor_finds_what_is_wrong(app_server: AppServer, tmp_path: Path) -> None:
    _, table = played(app_server, tmp_path / "backup")
    database = app_server.data / "vezerkar.db"

    def wrong() -> list[CheckResult]:
        return [each for each in asyncio.run(examine(Config(app_server.data))) if not each.good]

    def change(statement: str) -> None:
        with sqlite3.connect(database) as connection:
            connection.execute(statement)

    database.chmod(0o640)
    assert [each.what for each in wrong()] == ["file modes"]
    database.chmod(0o600)
    late = (datetime.now(UTC) + timedelta(hours=1)).isoformat(timespec="milliseconds")
    change(f"UPDATE matches SET changed = '{late}', rules = 99, status = 'playing'")
    change("DELETE FROM journal WHERE number = 2")
    found = wrong()
    assert [each.what for each in found] == ["journals", "rules", "clock"]
    assert found[0].found == f"damaged: {table}"
    assert "wrong by 3" in found[2].found
    change("UPDATE alembic_version SET version_num = '0001'")
    assert [each.what for each in wrong()] == ["version"]
    database.write_bytes(b"x" * 9000)
    for name in ("-wal", "-shm"):
        database.with_name(database.name + name).unlink(missing_ok=True)
    assert [each.what for each in wrong()] == ["database"]
