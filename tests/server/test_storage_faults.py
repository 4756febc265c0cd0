"""The database is slow or fails while others connect: nobody stays at an unsaved table."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from tests.server.app_client import AppServer, Guest, app_server
from vezerkar.server.live_table import LiveTable
from vezerkar.server.outbox import CLOSE_RECONNECT
from vezerkar.server.storage.store import Store
from vezerkar.server.tables import Tables

__all__ = ["app_server"]

TIMEOUT_S = 20.0


class Delay:
    """Blocks the next call of a method of the store until it is released; then it may fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, name: str, fails: bool) -> None:
        self.begun, self.go = threading.Event(), threading.Event()
        work = getattr(Store, name)

        async def held(store: Store, *args: Any, **more: Any) -> Any:
            if not self.begun.is_set():
                self.begun.set()
                assert await asyncio.to_thread(self.go.wait, TIMEOUT_S)
                if fails:
                    raise OSError("the disk is full")
            return await work(store, *args, **more)

        monkeypatch.setattr(Store, name, held)

    def wait(self) -> None:
        assert self.begun.wait(TIMEOUT_S)


@contextmanager
def line(client: TestClient, table: str, **headers: str) -> Iterator[WebSocketTestSession]:
    """A socket before its welcome."""
    client.cookies.clear()
    address = f"ws://127.0.0.1/api/tables/{table}/socket"
    with client.websocket_connect(address, headers=headers) as session:
        yield session


def closed(session: WebSocketTestSession) -> int:
    """The code with which a socket is closed before any message."""
    with pytest.raises(WebSocketDisconnect) as end:
        session.receive_text()
    return int(end.value.code)


def alone(guest: Guest) -> str:
    return str(guest.create_table("alone", ["me"])["id"])


def test_who_connects_while_a_step_is_lost_has_to_connect_again(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table, cookie = alone(guest), f"vezerkar={guest.cookie}"
        with guest.at(table) as first:
            delay = Delay(monkeypatch, "append", fails=True)
            act = {"type": "act", "ply": 0, "seat": "anna", "action": "add"}
            first.session.send_text(json.dumps({"ref": 1, **act}))
            delay.wait()
            first.session.send_text(json.dumps({"ref": 2, **act}))  # waits for its turn
            with line(client, table, cookie=cookie) as second:
                delay.go.set()
                assert closed(second) == CLOSE_RECONNECT
            assert closed(first.session) == CLOSE_RECONNECT
        with guest.at(table) as again:
            assert (again.ply, again.welcome["log"]) == (0, [])
            assert again.act("add")["ply"] == 1


def test_a_request_that_waits_for_a_lost_table_finds_the_true_one(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with app_server.open() as client, ThreadPoolExecutor(1) as other:
        guest = Guest(client)
        path = f"/api/tables/{alone(guest)}"
        with guest.at(path.split("/")[-1]) as socket:
            step = Delay(monkeypatch, "append", fails=True)
            token = Delay(monkeypatch, "set_seat", fails=False)
            act = {"type": "act", "ref": 1, "ply": 0, "seat": "anna", "action": "add"}
            socket.session.send_text(json.dumps(act))
            step.wait()
            finding = noticed(monkeypatch)
            asked = other.submit(guest.ask, "POST", f"{path}/seats/anna/token", {}, 201)
            assert finding.wait(TIMEOUT_S)
            step.go.set()
            token.wait()
            assert "program" not in guest.ask("GET", path)["seats"][0]  # it is read again
            token.go.set()
            assert asked.result(TIMEOUT_S)["token"]
            assert guest.ask("GET", path)["seats"][0]["program"]


def test_a_token_revoked_while_its_program_connects_opens_nothing(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with app_server.open() as client, ThreadPoolExecutor(1) as other:
        guest = Guest(client)
        table = alone(guest)
        path = f"/api/tables/{table}/seats/anna/token"
        token = guest.ask("POST", path, {}, 201)["token"]
        delay = Delay(monkeypatch, "set_seat", fails=False)
        voided = other.submit(guest.ask, "DELETE", path)
        delay.wait()
        with line(client, table, authorization=f"Bearer {token}") as program:
            delay.go.set()
            assert closed(program) == CLOSE_RECONNECT
        assert voided.result(TIMEOUT_S)["id"] == table


def test_one_table_that_cannot_be_read_keeps_no_other_from_going_on(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        tables = [
            str(guest.create_table("three", ["me", "recruit", "recruit"])["id"]) for _ in range(2)
        ]
    seen: list[str] = []
    both = threading.Event()

    async def broken(store: Store, match_id: str) -> Any:
        seen.append(match_id)
        if len(seen) == len(tables):
            both.set()
        raise OSError("the disk is gone")

    monkeypatch.setattr(Store, "stored", broken)
    with app_server.open():
        assert both.wait(TIMEOUT_S)
    assert set(seen) == set(tables)


def noticed(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Set when somebody next looks for a table."""
    event, find = threading.Event(), Tables.find

    async def told(tables: Tables, match_id: str) -> LiveTable | None:
        event.set()
        return await find(tables, match_id)

    monkeypatch.setattr(Tables, "find", told)
    return event
