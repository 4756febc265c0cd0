"""The page of the operator: who may see it, what it says, and draining a node."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed

from tests.server.app_client import AppServer, Guest, app_server
from tests.server.postgres import running_postgres
from tests.server.running_server import TIMEOUT_S, LiveServer, Person
from vezerkar.server.app import make_app
from vezerkar.server.outbox import CLOSE_RECONNECT

__all__ = ["app_server"]
PASSWORD = "correct horse"


def registered(guest: Guest, name: str) -> Guest:
    guest.ask("POST", "/api/account/register", {"name": name, "password": PASSWORD})
    return guest


def opened(server: AppServer, *operators: str) -> TestClient:
    app = make_app(server.config(operators=operators))
    return TestClient(app, base_url="http://127.0.0.1", client=("127.0.0.1", 9))


def test_nobody_but_an_operator_learns_that_it_is_there(app_server: AppServer) -> None:
    with opened(app_server, "Kovács Anna") as client:
        guest, other = Guest(client), registered(Guest(client), "Nagy Éva")
        nothing = guest.ask("GET", "/api/nothing", status=404)
        for each in (guest, other):
            for method, path in (
                ("GET", "/api/admin"),
                ("GET", "/api/admin/nodes/@"),
                ("POST", "/api/admin/nodes/@/drain"),
            ):
                assert each.ask(method, path, {}, 404) == nothing
        operator = registered(guest, "Kovács Anna")
        assert len(operator.ask("GET", "/api/admin")["nodes"]) == 1


def test_a_guest_who_is_only_called_so_is_no_operator(app_server: AppServer) -> None:
    with opened(app_server, "Anna") as client:
        guest = Guest(client)
        guest.ask("PUT", "/api/me", {"name": "Anna"})
        guest.ask("GET", "/api/admin", status=404)


def test_a_server_alone_shows_its_tables_and_cannot_be_drained(app_server: AppServer) -> None:
    with opened(app_server, "Anna") as client:
        operator = registered(Guest(client), "Anna")
        table = operator.create_table("alone", ["me"])
        operator.create_table("alone", ["me"])
        info = operator.ask("GET", "/api/admin")
        assert [(each["name"], each["tables"]) for each in info["nodes"]] == [("", 2)]
        assert info["can_drain"] is False
        with operator.at(table["id"]) as socket:
            socket.act(socket.live["actions"][0]["action"])
            load = operator.ask("GET", "/api/admin/nodes/@")
            first = load["busiest"][0]
            assert (first["id"], first["game"], first["sockets"]) == (table["id"], "made_up", 1)
            assert load["sockets"] >= 1
            assert load["actions"] >= 1
            assert load["memory_bytes"] > 10_000_000
            assert load["cpu_s"] > 0
        operator.ask("POST", "/api/admin/nodes/@/drain", {}, 409)
        operator.ask("GET", "/api/admin/nodes/west", status=404)


def test_a_node_is_drained_through_another_one(tmp_path: Path) -> None:
    with running_postgres() as url, two_nodes(url, tmp_path) as (east, west):
        anna = Person(east)
        anna.post("api/account/register", {"name": "Anna", "password": PASSWORD})
        at_west = Person(west)
        table = at_west.create_table({"axis": "me", "allies": "me"})["id"]
        nodes = anna.get("api/admin")["nodes"]
        assert [(each["name"], each["alive"], each["tables"]) for each in nodes] == [
            ("east", True, 0), ("west", True, 1),
        ]  # fmt: skip
        assert anna.get("api/admin/nodes/west")["busiest"][0]["id"] == table
        with at_west.at(table) as socket:
            anna.post("api/admin/nodes/west/drain")
            with pytest.raises(ConnectionClosed) as closed:
                socket.wait(lambda message: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == CLOSE_RECONNECT
        assert west.process is not None
        assert west.process.wait(TIMEOUT_S) == 0  # nobody need start it again
        info = anna.get("api/admin")
        assert [each["name"] for each in info["nodes"]] == ["east"]
        anna.post("api/admin/nodes/east/drain", status=409)
        west.process = None


@contextmanager
def two_nodes(url: str, data: Path) -> Iterator[tuple[LiveServer, LiveServer]]:
    """Two nodes with one operator."""
    words = ("--database", url, "--operator", "Anna", "--node")
    with (
        LiveServer(*words, "east", data=data / "east") as east,
        LiveServer(*words, "west", data=data / "west") as west,
    ):
        yield east, west
