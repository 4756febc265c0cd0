"""How many tables that are not over somebody may host, and what those can do who have so many."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from tests.server.app_client import AppServer, Guest, app_server
from tests.server.running_server import LiveServer, Person
from tests.server.test_admin import registered
from vezerkar.server.app import make_app

__all__ = ["app_server"]
TOO_MANY = "problem-too-many-tables"


def opened(server: AppServer, **limits: int) -> TestClient:
    return TestClient(make_app(server.config(**limits)), base_url="http://127.0.0.1")


def refused(guest: Guest) -> Any:
    seats = [{"seat": "anna", "kind": "person", "mine": True}]
    body = {"game": "made_up", "scenario": "alone", "seats": seats}
    return guest.ask("POST", "/api/tables", body, 409)


def test_a_guest_with_too_many_tables_deletes_one(app_server: AppServer) -> None:
    with opened(app_server, guest_tables=2) as client:
        host, other = Guest(client), Guest(client)
        tables = [host.create_table("alone", ["me"]) for _ in range(2)]
        assert (refused(host)["key"], refused(host)["args"]) == (TOO_MANY, {"limit": 2})
        other.create_table("alone", ["me"])  # which is nobody else's business
        host.ask("DELETE", f"/api/tables/{tables[0]['id']}")
        host.create_table("alone", ["me"])
        assert refused(host)["key"] == TOO_MANY


def test_who_has_too_many_tables_plays_on_at_all_of_them(app_server: AppServer) -> None:
    with opened(app_server, guest_tables=2) as client:
        host, other = Guest(client), Guest(client)
        mine = host.create_table("three", ["me", "open", "recruit"])
        waiting = host.create_table("three", ["me", "open", "recruit"])
        theirs = other.create_table("three", ["me", "open", "recruit"])
        other.take(mine, mine["seats"][1]["seat"])
        host.ask("POST", f"/api/tables/{mine['id']}/start", {})
        host.take(theirs, theirs["seats"][1]["seat"])  # a guest at it, not its host
        assert refused(host)["key"] == TOO_MANY
        other.take(waiting, waiting["seats"][1]["seat"])
        host.ask("POST", f"/api/tables/{waiting['id']}/start", {})
        for table in (mine, waiting):
            with host.at(table["id"]) as socket:
                assert socket.ask("say", text="hello", room="table")["type"] == "done"


def test_a_match_that_is_over_makes_room(app_server: AppServer) -> None:
    with opened(app_server, guest_tables=1) as client:
        host = Guest(client)
        table = host.create_table("alone", ["me"])
        with host.at(table["id"]) as socket:
            assert refused(host)["key"] == TOO_MANY
            socket.ask("resign", seat=socket.seat)
        assert host.ask("GET", f"/api/tables/{table['id']}")["status"] == "over"
        record = client.get(f"/api/tables/{table['id']}/record").content
        host.create_table("alone", ["me"])
        assert refused(host)["key"] == TOO_MANY
        # A record is over from the beginning.
        cookie = {"cookie": f"vezerkar={host.cookie}"}
        assert client.post("/api/records", content=record, headers=cookie).status_code == 201


def test_an_account_may_have_more_and_0_is_no_limit(app_server: AppServer) -> None:
    with opened(app_server, guest_tables=1, account_tables=2) as client:
        host = Guest(client)
        host.create_table("alone", ["me"])
        assert refused(host)["args"] == {"limit": 1}
        registered(host, "Nagy Éva").create_table("alone", ["me"])
        assert refused(host)["args"] == {"limit": 2}
    with opened(app_server, account_tables=0) as client:
        Guest(client, host.cookie).create_table("alone", ["me"])


def test_the_operator_says_how_many() -> None:
    with LiveServer("--guest-tables", "1") as server:
        host = Person(server)
        host.create_table({"axis": "me", "allies": "me"})
        seats = [{"seat": seat, "kind": "person", "mine": True} for seat in ("axis", "allies")]
        body = {"game": "memoir", "scenario": "pegasus-bridge", "seats": seats}
        assert host.post("api/tables", body, 409)["args"] == {"limit": 1}
