"""What an operator sees without asking anybody: metrics, slow messages, and the log."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, cast

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocket

from tests.server.app_client import AppServer, Guest, app_server
from tests.server.running_server import NO_TLS, LiveServer, Person
from vezerkar.server import live_match, logs, metrics, slow_messages, sockets
from vezerkar.server.app import make_app
from vezerkar.server.config import Config
from vezerkar.server.connection import Connection
from vezerkar.server.http_schema import Me
from vezerkar.server.metrics import Counter, Timer
from vezerkar.server.socket_schema import Done
from vezerkar.table.journal import JournalEntry

__all__ = ["app_server"]


def test_a_slow_action_is_logged_with_its_parts(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    append = live_match.LiveMatch.append

    async def slowly(self: live_match.LiveMatch, entry: JournalEntry) -> None:
        await asyncio.sleep(0.06)
        await append(self, entry)

    monkeypatch.setattr(slow_messages, "SLOW_MESSAGE_S", 0.05)
    monkeypatch.setattr(live_match.LiveMatch, "append", slowly)
    with app_server.open() as client, caplog.at_level(logging.INFO, "vezerkar"):
        guest = Guest(client)
        table = guest.create_table("alone", ["me"])["id"]
        with guest.at(table) as socket:
            socket.act(socket.live["actions"][0]["action"])
    slow = next(vars(r) for r in caplog.records if r.getMessage() == "a message was slow")
    assert (slow["type"], slow["table"]) == ("act", table)
    parts = {name for name in slow if name.endswith("_s")} - {"took_s"}
    assert parts == {"wait_s", "rules_s", "store_s", "tell_s", "computers_s", "rest_s"}
    assert 0.06 <= slow["store_s"] <= slow["took_s"]
    assert sum(slow[part] for part in parts) == pytest.approx(slow["took_s"], abs=0.01)
    came = next(vars(r) for r in caplog.records if r.getMessage() == "a socket is open")
    assert (came["table"], came["connection"]) == (table, slow["connection"])
    assert came["user"] == guest.id


def test_a_quick_action_is_not_logged(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(slow_messages, "SLOW_MESSAGE_S", 60.0)
    with app_server.open() as client:
        guest = Guest(client)
        with guest.at(guest.create_table("alone", ["me"])["id"]) as socket:
            socket.act(socket.live["actions"][0]["action"])
    assert "a message was slow" not in caplog.text


def test_metrics_count_what_happens(server: LiveServer) -> None:
    before = values(server)
    person = Person(server)
    table = person.create_table({"axis": "me", "allies": "me"})["id"]
    with person.at(table) as socket:
        socket.ask("look", seat=socket.curtain)
        socket.act()
        now = values(server)
        assert now["vezerkar_action_seconds_count"] == before["vezerkar_action_seconds_count"] + 1
        assert now["vezerkar_sockets"] == before["vezerkar_sockets"] + 1
    assert now["vezerkar_tables"] == before["vezerkar_tables"] + 1
    assert now["process_cpu_seconds_total"] > 0
    assert now["process_resident_memory_bytes"] > 10_000_000
    assert now['vezerkar_thinking_queue{pool="players"}'] == 0
    assert any(name.startswith("vezerkar_node_info{") for name in now)


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with LiveServer() as running:
        yield running


def values(server: LiveServer) -> dict[str, float]:
    lines = httpx.get(server.url + "metrics", verify=NO_TLS).text.splitlines()
    pairs = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return {name: float(value) for name, value in pairs}


def test_a_network_may_be_allowed_to_read_metrics(tmp_path: Path) -> None:
    config = Config(tmp_path, workers=1, metrics_for=("198.51.100.0/24",))
    for address, status in (("198.51.100.7", 200), ("203.0.113.7", 403), ("127.0.0.1", 200)):
        app = make_app(config)
        with TestClient(app, base_url="http://127.0.0.1", client=(address, 9)) as client:
            assert client.get("/metrics").status_code == status


def test_lines_of_the_log_are_json_with_the_node_and_are_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    before = metrics.LOG_LINES.total(level="error")
    logs.configure_logging(node="east")
    logs.LOG.error("a thing failed: %s", "x", extra={"table": "t1", "connection": "c1"})
    line = json.loads(capsys.readouterr().err)
    assert line["text"] == "a thing failed: x"
    assert (line["level"], line["node"]) == ("error", "east")
    assert (line["table"], line["connection"]) == ("t1", "c1")
    assert metrics.LOG_LINES.total(level="error") == before + 1


def test_a_timer_knows_below_what_a_share_lies() -> None:
    timer = Timer("t", "")
    assert timer.below_s(0.95) == 0.0
    for _ in range(95):
        timer.add(0.004)
    for _ in range(5):
        timer.add(9.0)
    assert timer.below_s(0.95) == 0.005
    assert timer.below_s(0.99) == metrics.BUCKETS_S[-1]


def test_a_counter_sums_by_labels() -> None:
    counter = Counter("c", "")
    counter.add(2, level="error", of="a")
    counter.add(3, level="error", of="b")
    counter.add(5, level="info", of="a")
    assert (counter.total(), counter.total(level="error")) == (10, 5)


def test_a_socket_does_not_hold_what_it_has_sent() -> None:
    """A task that waited for the next message once kept the last one: 80 kB a connection."""

    async def held() -> list[object]:
        connection, socket = Connection(Me("u", "U", True)), SentMessages()
        writing = sockets.write_all(cast(WebSocket, socket), connection)
        task = asyncio.create_task(writing)
        connection.send(Done(7))
        await socket.sent.wait()
        await asyncio.sleep(0)  # it waits for the next one
        found = [value for values in locals_of(writing) for value in values]
        task.cancel()
        return found

    found = asyncio.run(held())
    assert found
    assert not [value for value in found if isinstance(value, bytes | str)]


class SentMessages:
    """A socket that forgets what it sends."""

    def __init__(self) -> None:
        self.sent = asyncio.Event()

    async def send_text(self, text: str) -> None:
        self.sent.set()


def locals_of(coroutine: Any) -> Iterator[Iterable[object]]:
    """The variables of a coroutine, and of those that it waits for."""
    while hasattr(coroutine, "cr_frame"):
        yield list(coroutine.cr_frame.f_locals.values())
        coroutine = coroutine.cr_await
