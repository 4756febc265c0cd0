"""Somebody deletes their account in the middle of a match: the others can go on or end it."""

from __future__ import annotations

import pytest

from tests.server.app_client import AppServer, Guest, Json, app_server

__all__ = ["app_server"]
PASSWORD = "correct horse"


def left_table(host: Guest, other: Guest) -> Json:
    """A running match of two people; the second has deleted their account."""
    table = host.create_table("three", ["me", "open", "recruit"])
    other.ask("POST", "/api/account/register", {"name": "Nagy Pál", "password": PASSWORD})
    other.take(table, table["seats"][1]["seat"])
    host.ask("POST", f"/api/tables/{table['id']}/start", {})
    other.ask("POST", "/api/account/delete", {"password": PASSWORD})
    told: Json = host.ask("GET", f"/api/tables/{table['id']}")
    return told


def test_a_computer_plays_on_for_somebody_who_left(app_server: AppServer) -> None:
    with app_server.open() as client:
        host = Guest(client)
        table = left_table(host, Guest(client))
        assert [seat.get("left", False) for seat in table["seats"]] == [False, True, False]
        path = f"/api/tables/{table['id']}/seats/{table['seats'][1]['seat']}/computer"
        told = host.ask("POST", path, {"level": "recruit"})
        assert told["seats"][1]["kind"] == "computer"
        assert "left" not in told["seats"][1]
    with app_server.open() as client:  # it is stored, and told to whoever comes later
        host.client = client
        with host.at(table["id"]) as socket:
            assert socket.welcome["table"]["seats"][1]["level"] == "recruit"
            line = socket.welcome["chat"][-1]
            assert (line["name"], line["text"]) == ("", "told-computer")
            assert line["seat"] == table["seats"][1]["seat"]


def test_the_others_may_end_a_match_that_somebody_left(app_server: AppServer) -> None:
    with app_server.open() as client:
        host = Guest(client)
        table = left_table(host, Guest(client))
        path = f"/api/tables/{table['id']}/seats/{table['seats'][1]['seat']}/resign"
        told = host.ask("POST", path, {})
        assert (told["status"], told["winners"]) == ("over", [table["seats"][0]["seat"]])
        assert host.ask("POST", path, {}, 409)["key"] == "refused-over"


@pytest.mark.parametrize("way", ["computer", "resign"])
def test_nobody_decides_for_a_seat_that_is_held(way: str, app_server: AppServer) -> None:
    with app_server.open() as client:
        host, stranger = Guest(client), Guest(client)
        table = left_table(host, Guest(client))
        seats = [seat["seat"] for seat in table["seats"]]
        body = {"level": "recruit"}
        for who, seat in ((host, seats[0]), (host, seats[2]), (stranger, seats[1])):
            path = f"/api/tables/{table['id']}/seats/{seat}/{way}"
            assert who.ask("POST", path, body, 403)["key"] == "refused-not-yours"
