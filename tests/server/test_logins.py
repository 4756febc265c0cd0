"""A login lasts until it is ended, and an ended one opens nothing, whoever has its cookie."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any, cast

import pytest
from itsdangerous import URLSafeTimedSerializer
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.app_client import AppServer, Guest, SocketClient, app_server
from tests.server.postgres import running_postgres
from vezerkar.server.accounts import Accounts
from vezerkar.server.app import make_app
from vezerkar.server.config import Config
from vezerkar.server.logins import guest_name, guest_of
from vezerkar.server.outbox import CLOSE_RECONNECT
from vezerkar.server.sockets import TableSockets

__all__ = ["app_server"]

PASSWORD = "correct horse"
ARGON2ID = "$argon2id$v=19$m=65536,t=3,p=4$"  # as RFC 9106 advises where memory is scarce
KEY = "k" * 64


def enter(guest: Guest, way: str, name: str = "Éva", password: str = PASSWORD) -> None:
    guest.ask("POST", f"/api/account/{way}", {"name": name, "password": password})


def test_a_password_is_hashed_as_slowly_as_it_should_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # the other tests hash quickly
    accounts = Accounts(cast(Any, None), cast(Any, None))
    assert accounts.hasher.hash(PASSWORD).startswith(ARGON2ID)


def is_nobody(client: TestClient, cookie: str, user: str, table: str) -> bool:
    """Whether a cookie is neither the user nor opens a socket as one."""
    other = Guest(client, cookie)
    if other.id == user or other.ask("GET", "/api/tables"):
        return False
    with pytest.raises(WebSocketDisconnect), Guest.silent(client, cookie).at(table):
        pass
    return True


def rows(server: AppServer, query: str) -> list[tuple[str, ...]]:
    with sqlite3.connect(server.data / "vezerkar.db") as connection:
        return connection.execute(query).fetchall()


# New ids


def test_a_cookie_is_worth_nothing_after_registration_login_and_logout(
    app_server: AppServer,
) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = str(guest.create_table("alone", ["me"])["id"])
        planted = guest.cookie
        enter(guest, "register")
        assert guest.ask("GET", "/api/tables")[0]["id"] == table
        first = guest.cookie
        assert is_nobody(client, planted, guest.id, table)
        with guest.at(table) as socket:
            assert socket.act("add")["ply"] == 1
        enter(guest, "login")
        second = guest.cookie
        assert len({planted, first, second}) == 3
        assert is_nobody(client, first, guest.id, table)
        guest.ask("POST", "/api/account/logout")
        assert is_nobody(client, second, guest.id, table)
    with app_server.open() as client:  # nor after a new start
        for cookie in (planted, first, second):
            assert is_nobody(client, cookie, guest.id, table)


def test_only_hashes_are_stored(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        planted = guest.cookie
        enter(guest, "register")
    stored = str(rows(app_server, "SELECT * FROM logins")) + str(
        rows(app_server, "SELECT * FROM audit")
    )
    assert guest.cookie not in stored
    assert planted not in stored


def test_nothing_is_stored_of_somebody_who_only_looks_around(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        assert guest.ask("GET", "/api/me")["name"] == guest_name(guest.id)
        assert guest_of(guest.cookie).id == guest.id
        assert rows(app_server, "SELECT * FROM logins") == []


# Lists


def test_logins_are_listed_and_ended(app_server: AppServer) -> None:
    with app_server.open() as client:
        here, there, other = Guest(client), Guest(client), Guest(client)
        assert here.ask("GET", "/api/account/logins") == []
        enter(here, "register")
        enter(there, "login")
        enter(other, "register", "Pál")
        table = str(there.create_table("alone", ["me"])["id"])
        listed = here.ask("GET", "/api/account/logins")
        assert [each["agent"] for each in listed] == ["testclient", "testclient"]
        assert sorted(each.get("here", False) for each in listed) == [False, True]
        (away,) = [each["id"] for each in listed if "here" not in each]
        assert other.ask("DELETE", f"/api/account/logins/{away}", None, 404)
        with there.at(table) as socket:
            left = here.ask("DELETE", f"/api/account/logins/{away}")
            assert [each["here"] for each in left] == [True]
            with pytest.raises(WebSocketDisconnect):
                socket.receive()
        assert is_nobody(client, there.cookie, here.id, table)
        assert here.ask("GET", "/api/me")["name"] == "Éva"


def test_a_new_password_ends_all_other_logins(app_server: AppServer) -> None:
    with app_server.open() as client:
        here, there = Guest(client), Guest(client)
        enter(here, "register")
        enter(there, "login")
        table = str(here.create_table("alone", ["me"])["id"])
        wrong = {"old": "wrong password", "new": "battery staple"}
        assert here.ask("PUT", "/api/account/password", wrong, 403)["key"] == "problem-login"
        short = {"old": PASSWORD, "new": "short"}
        assert here.ask("PUT", "/api/account/password", short, 400)["key"] == "problem-input"
        assert there.ask("GET", "/api/me")["name"] == "Éva"
        good = {"old": PASSWORD, "new": "battery staple"}
        here.ask("PUT", "/api/account/password", good)
        assert here.ask("GET", "/api/me")["name"] == "Éva"
        assert is_nobody(client, there.cookie, here.id, table)
        late = Guest(client)
        body = {"name": "Éva", "password": PASSWORD}
        assert late.ask("POST", "/api/account/login", body, 403)["key"] == "problem-login"
        enter(late, "login", password="battery staple")
        assert Guest(client).ask("PUT", "/api/account/password", good, 400)


# The end of an account


def receive_all(socket: SocketClient) -> None:
    while True:
        socket.receive()


def test_a_deleted_account_leaves_its_matches_to_the_others(app_server: AppServer) -> None:
    with app_server.open() as client:
        host, guest = Guest(client), Guest(client)
        first = guest.cookie
        enter(guest, "register", "Pál")
        table = host.create_table("four", ["me", "open", "recruit", "recruit"])
        guest.take(table, "bela")
        host.ask("POST", f"/api/tables/{table['id']}/start")
        with guest.at(table["id"]) as socket:
            socket.ask("say", text="hello", room="table")
        guest.ask("PUT", "/api/preferences", {"language": "hu"})
        before = guest.cookie
        wrong = guest.ask("POST", "/api/account/delete", {"password": "wrong password"}, 403)
        assert wrong["key"] == "problem-login"
        with host.at(table["id"]) as socket:
            me = guest.ask("POST", "/api/account/delete", {"password": PASSWORD})
            assert (me["guest"], me["id"] == guest.id) == (True, False)
            with pytest.raises(WebSocketDisconnect):  # everybody reads the table again
                receive_all(socket)
        with host.at(table["id"]) as socket:
            assert socket.welcome["table"]["seats"][1]["name"] == "Former player"
            assert [line["name"] for line in socket.welcome["chat"]] == ["Former player"]
        for cookie in (first, before):
            assert is_nobody(client, cookie, guest.id, table["id"])
        body = {"name": "Pál", "password": PASSWORD}
        assert guest.ask("POST", "/api/account/login", body, 403)
        enter(Guest(client), "register", "Pál")  # the name is free again
        for name in ("Former player", "former  PLAYER"):
            assert Guest(client).ask("PUT", "/api/me", {"name": name}, 400)
    for table_name in ("users", "seats", "preferences", "logins", "chat", "matches"):
        alive = f"SELECT * FROM {table_name}"
        if table_name == "logins":
            alive += " WHERE ended = ''"
        assert guest.id not in str(rows(app_server, alive))


@pytest.mark.usefixtures("app_server")
def test_the_life_of_an_account_on_postgresql(tmp_path: Path) -> None:
    with running_postgres() as url, AppServer(tmp_path / "data", url).open() as client:
        host, guest = Guest(client), Guest(client)
        guest.ask("PUT", "/api/me", {"name": "Nagy Pál"})
        planted = guest.cookie
        enter(guest, "register", "Pál")
        table = host.create_table("three", ["me", "open", "recruit"])
        guest.take(table, "bela")
        again = Guest(client)
        enter(again, "login", "pal")
        assert len(again.ask("GET", "/api/account/logins")) == 2
        again.ask("PUT", "/api/account/password", {"old": PASSWORD, "new": "battery staple"})
        assert len(again.ask("GET", "/api/account/logins")) == 1
        for cookie in (planted, guest.cookie):
            assert is_nobody(client, cookie, guest.id, table["id"])
        again.ask("POST", "/api/account/delete", {"password": "battery staple"})
        seats = host.ask("GET", f"/api/tables/{table['id']}")["seats"]
        assert seats[1]["name"] == "Former player"


# Cookies of earlier versions


def signed(user: str, name: str, guest: bool) -> str:
    return URLSafeTimedSerializer(KEY, salt="who").dumps([user, name, guest])


def test_an_old_cookie_is_exchanged_and_nobody_loses_a_table(app_server: AppServer) -> None:
    (app_server.data / "secret.key").write_text(KEY)
    old = signed("g0123456789abcdef01234567", "Nagy Éva", True)
    with app_server.open() as client:
        guest = Guest(client, old)
        assert guest.cookie != old
        assert (guest.id, guest.ask("GET", "/api/me")["name"]) == (
            "g0123456789abcdef01234567",
            "Nagy Éva",
        )
        table = guest.create_table("alone", ["me"])
        again = Guest(client, old)  # the answer was lost: the same cookie comes again
        assert again.cookie == guest.cookie
        with Guest.silent(client, old).at(table["id"]) as socket:  # a page left open
            assert socket.act("add")["ply"] == 1
        enter(guest, "register")
        assert is_nobody(client, old, guest.id, table["id"])
        assert is_nobody(client, again.cookie, guest.id, table["id"])
        assert guest.ask("GET", "/api/tables")[0]["id"] == table["id"]


def test_an_old_cookie_of_an_account_is_exchanged_until_it_is_ended(app_server: AppServer) -> None:
    (app_server.data / "secret.key").write_text(KEY)
    with app_server.open() as client:
        member = Guest(client)
        enter(member, "register")
        table = str(member.create_table("alone", ["me"])["id"])
        planted = signed(member.id, "Guest 1234", True)  # of the guest that became the account
        assert is_nobody(client, planted, member.id, table)
        old = signed(member.id, "Éva", False)
        assert Guest(client, old).id == member.id
        agents = [each["agent"] for each in member.ask("GET", "/api/account/logins")]
        assert agents == ["testclient", "testclient"]
        member.ask("PUT", "/api/account/password", {"old": PASSWORD, "new": "battery staple"})
        assert is_nobody(client, old, member.id, table)


def test_without_its_key_an_old_cookie_is_nobody(app_server: AppServer) -> None:
    with app_server.open() as client:
        assert Guest(client, signed("g0123", "Éva", True)).id != "g0123"


# By https


def test_by_https_the_cookie_is_for_this_host_only(tmp_path: Path) -> None:
    app = make_app(Config(tmp_path, secure=True, workers=1))
    with TestClient(app, base_url="https://127.0.0.1") as client:
        cookie = client.get("/api/me").headers["set-cookie"]
        assert cookie.startswith("__Host-vezerkar=")
        for word in ("Secure", "HttpOnly", "Path=/", "SameSite=lax"):
            assert word in cookie
        assert "domain" not in cookie.lower()
        me = client.get("/api/me").json()
        token = re.split("[=;]", cookie)[1]
        client.cookies.clear()
        plain = client.get("/api/me", headers={"cookie": f"vezerkar={token}"})
        assert plain.json()["id"] != me["id"]  # whoever could plant this one gains nothing


# Guessing


def test_guesses_are_counted_for_the_account_as_well(tmp_path: Path) -> None:
    config = Config(tmp_path, workers=1, pace=0.1, trusted_proxies=("testclient",))
    with TestClient(make_app(config), base_url="http://127.0.0.1") as client:

        def attempt(number: int, password: str) -> int:
            client.cookies.clear()
            return client.post(
                "/api/account/login",
                json={"name": "Éva", "password": password},
                headers={"x-forwarded-for": f"203.0.113.{number}"},  # each from elsewhere
            ).status_code

        new = {"name": "Éva", "password": PASSWORD}
        assert client.post("/api/account/register", json=new).status_code == 200
        for number in range(3):  # who knows it may come as often as they like
            assert attempt(number, PASSWORD) == 200
        codes = [attempt(number, "wrong password") for number in range(10, 13)]
        assert codes == [403, 403, 429]


def test_what_is_done_with_accounts_is_written_down(
    app_server: AppServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "vezerkar")
    with app_server.open() as client:
        guest = Guest(client)
        enter(guest, "register")
        account = guest.id
        guest.ask("POST", "/api/account/logout")
        for name in ("Éva", "nobody at all"):
            body = {"name": name, "password": "my secret guess"}
            guest.ask("POST", "/api/account/login", body, 403)
        enter(guest, "login")
    found = rows(app_server, "SELECT user, what, address FROM audit ORDER BY at")
    assert found == [
        (account, "register", "testclient"),
        (account, "logout", "testclient"),
        (account, "login failed", "testclient"),
        ("", "login failed", "testclient"),
        (account, "login", "testclient"),
    ]
    failed = [record for record in caplog.records if "login failed" in record.getMessage()]
    assert [record.levelname for record in failed] == ["WARNING", "WARNING"]
    assert "my secret guess" not in caplog.text + str(found)


def test_a_login_that_is_ended_while_its_socket_is_opened_is_not_served(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = TableSockets._find

    async def end_and_find(self: TableSockets, table_id: str) -> Any:
        login = await self.logins.find(guest.cookie)
        assert login is not None
        await self.logins.leave(login)
        return await find(self, table_id)

    with app_server.open() as client:
        guest = Guest(client)
        table = guest.create_table("alone", ["me"])["id"]
        monkeypatch.setattr(TableSockets, "_find", end_and_find)
        with guest.at(table) as socket, pytest.raises(WebSocketDisconnect) as closed:
            socket.ask("ping")
        assert closed.value.code == CLOSE_RECONNECT
