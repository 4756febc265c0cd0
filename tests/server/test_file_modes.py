"""Nobody else on the machine can read the database or the key."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from vezerkar.core.errors import DataError
from vezerkar.server.app import make_app
from vezerkar.server.config import Config, make_folder
from vezerkar.server.storage import open_store

pytestmark = pytest.mark.skipif(os.name != "posix", reason="this system has no file modes")


@pytest.fixture(autouse=True)
def careless_umask() -> Iterator[None]:
    """New files would be open to everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def run_once(data: Path) -> dict[str, int]:
    """The modes of the files of a server while it runs."""
    with TestClient(make_app(Config(data, workers=1)), base_url="http://127.0.0.1") as client:
        client.get("/api/me")
        return {path.name: mode(path) for path in data.iterdir() if path.name != "games.json"}


def test_a_new_server_closes_everything_to_others(tmp_path: Path) -> None:
    data = tmp_path / "new"
    found = run_once(data)
    assert mode(data) == 0o700
    assert found.keys() >= {"vezerkar.db", "vezerkar.db-wal", "vezerkar.db-shm"}
    assert set(found.values()) == {0o600}


def test_what_was_open_is_closed_and_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    data = tmp_path / "old"
    run_once(data)
    data.chmod(0o755)
    (data / "secret.key").write_text("k" * 64)  # of an earlier version
    for name in ("vezerkar.db", "secret.key"):
        (data / name).chmod(0o644)
    assert set(run_once(data).values()) == {0o600}
    assert mode(data) == 0o700
    told = [record.getMessage() for record in caplog.records if "is closed" in record.getMessage()]
    assert [line.split(" was open")[0] for line in told] == [
        str(data), str(data / "vezerkar.db"), str(data / "secret.key"),
    ]  # fmt: skip


def test_a_folder_of_somebody_else_is_told_and_left_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    home = tmp_path / "home"
    home.mkdir(mode=0o755)
    make_folder(home)  # nothing says that it is a data folder
    assert mode(home) == 0o755
    (home / "secret.key").write_text("")
    home.chmod(0o1777)  # as /tmp is
    make_folder(home)
    assert mode(home) == 0o1777
    assert caplog.text.count("a data folder should be 0700") == 2


def test_a_database_that_cannot_be_opened_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="the file cannot be opened: is a directory"):
        asyncio.run(open_store(f"sqlite:///{tmp_path}"))
