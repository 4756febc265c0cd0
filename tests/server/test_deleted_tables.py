"""A host deletes a table: it is gone for everybody, and nothing of it stays."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import func, select
from starlette.websockets import WebSocketDisconnect

from tests.server.app_client import AppServer, Guest, app_server
from vezerkar.server.storage.schema import CHAT, JOURNAL, MATCHES, SEATS
from vezerkar.server.storage.store import engine_of

__all__ = ["app_server"]


def rows(server: AppServer) -> list[int]:
    """How many rows there are of matches, and of what belongs to them."""

    async def count() -> list[int]:
        engine = engine_of(server.config().url)
        async with engine.connect() as connection:
            found = [
                (await connection.execute(select(func.count()).select_from(table))).scalar_one()
                for table in (MATCHES, SEATS, JOURNAL, CHAT)
            ]
        await engine.dispose()
        return found

    return asyncio.run(count())


def test_a_deleted_table_is_gone_for_everybody(app_server: AppServer) -> None:
    with app_server.open() as client:
        host = Guest(client)
        table = str(host.create_table("alone", ["me"])["id"])
        with host.at(table) as socket:
            socket.act("add")
            socket.ask("say", text="hello", room="table")
            assert rows(app_server) == [1, 1, 1, 1]
            assert host.ask("DELETE", f"/api/tables/{table}") == []
            with pytest.raises(WebSocketDisconnect):
                socket.receive()
        assert host.ask("GET", f"/api/tables/{table}", status=404)["key"] == "problem-no-table"
        assert host.ask("DELETE", f"/api/tables/{table}", status=404)["key"] == "problem-no-table"
    assert rows(app_server) == [0, 0, 0, 0]


def test_only_the_host_deletes_a_table_and_none_that_others_played_at(
    app_server: AppServer,
) -> None:
    with app_server.open() as client:
        host, other = Guest(client), Guest(client)
        table = host.create_table("three", ["me", "open", "recruit"])
        path = f"/api/tables/{table['id']}"
        assert other.ask("DELETE", path, status=403)["key"] == "problem-delete-host"
        other.take(table, table["seats"][1]["seat"])
        assert host.ask("DELETE", path, status=409)["key"] == "problem-delete-others"
        host.ask("POST", f"{path}/start", {})
        with other.at(table["id"]) as socket:
            socket.ask("resign", seat=table["seats"][1]["seat"])
        assert host.ask("DELETE", path, status=409)["key"] == "problem-delete-others"


def test_an_open_seat_keeps_no_table(app_server: AppServer) -> None:
    with app_server.open() as client:
        host = Guest(client)
        table = host.create_table("three", ["me", "open", "recruit"])
        assert host.ask("DELETE", f"/api/tables/{table['id']}") == []
