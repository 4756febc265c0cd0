"""A server says that it cannot do its work; that it is alive is another question."""

from __future__ import annotations

import resource
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient

from tests.server.app_client import AppServer, app_server
from vezerkar.server import readiness
from vezerkar.server.storage.heartbeat import database_file
from vezerkar.server.storage.store import make_engine

__all__ = ["app_server"]


@pytest.fixture(autouse=True)
def every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is remembered from one question to the next."""
    monkeypatch.setattr(readiness, "CHECK_INTERVAL_S", 0.0)


def ready(client: TestClient) -> tuple[int, str]:
    answer = client.get("/readyz")
    assert client.get("/healthz").text == "ok\n"
    return answer.status_code, answer.text.strip()


def test_a_database_that_was_deleted_is_found(
    app_server: AppServer, caplog: pytest.LogCaptureFixture
) -> None:
    path = app_server.data / "vezerkar.db"
    with app_server.open() as client:
        path.rename(path.with_name("elsewhere.db"))
        assert ready(client) == (503, "the database file was removed or replaced")
        shutil.copy(path.with_name("elsewhere.db"), path)
        assert ready(client) == (503, "the database file was removed or replaced")
    assert caplog.text.count("the server is not ready") == 1


def test_a_disk_that_is_full_is_found(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with app_server.open() as client:
        with monkeypatch.context() as patch:
            patch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=1000))
            assert ready(client) == (503, "the disk is almost full")
        assert ready(client) == (200, "ok")


def test_a_database_that_takes_no_writes_is_found(app_server: AppServer) -> None:
    with app_server.open() as client:
        with no_room():
            assert ready(client) == (503, "the database cannot be written")
        assert ready(client) == (200, "ok")


@contextmanager
def no_room() -> Iterator[None]:
    """No file of this process can grow, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_who_asks_often_is_told_what_was_found_last(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "CHECK_INTERVAL_S", 1.0)
    monkeypatch.setattr(readiness, "time", SimpleNamespace(monotonic=lambda: 100.0))
    beats = []

    async def count(_: object) -> None:
        beats.append(1)

    monkeypatch.setattr(readiness, "beat", count)
    with app_server.open() as client:
        assert [ready(client) for _ in range(5)] == [(200, "ok")] * 5
    assert len(beats) == 1


def test_the_path_of_a_database_is_known(tmp_path: Path) -> None:
    path = tmp_path / "vezerkar.db"
    assert database_file(make_engine(f"sqlite:///{path}")) == path
    assert database_file(make_engine("postgresql://somebody@localhost/none")) is None
