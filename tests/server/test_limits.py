"""Forged, malformed, too big, too fast: the server refuses, says why, and stays up."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from vezerkar.server import limits
from vezerkar.server.app import make_app
from vezerkar.server.config import Config
from vezerkar.server.limits import MAX_BODY_BYTES, MAX_MESSAGE_BYTES, Bucket, Buckets
from vezerkar.server.logs import JsonFormatter
from vezerkar.server.static_files import StaticFiles

HOME = "http://127.0.0.1"


def client_of(app: Any, folder: Path) -> TestClient:
    return TestClient(app, base_url=HOME, raise_server_exceptions=False)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("the page")
    (page / "assets" / "a1.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    config = Config(tmp_path / "data", reaction_delay_s=(0, 0), workers=1, page=page)
    with client_of(make_app(config), tmp_path) as found:
        found.get("/api/me")
        yield found


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing refills: what is too fast on an idle machine is so on a busy one."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))


def create_table(client: TestClient, **seats: str) -> str:
    plans = [{"seat": seat, "kind": kind, "mine": kind == "person"} for seat, kind in seats.items()]
    body = {"game": "memoir", "scenario": "pegasus-bridge", "seats": plans}
    response = client.post("/api/tables", json=body)
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def socket(client: TestClient, table: str, **headers: str) -> WebSocketTestSession:
    address = f"ws://127.0.0.1/api/tables/{table}/socket"
    return client.websocket_connect(address, headers=headers)


def ask(session: WebSocketTestSession, message: Any) -> Any:
    session.send_text(message if isinstance(message, str) else json.dumps(message))
    return session.receive_json()


# Messages


def test_forged_messages_are_refused_and_change_nothing(client: TestClient) -> None:
    table = create_table(client, axis="person", allies="person")
    with socket(client, table) as session:
        session.receive_json()
        for raw in ("", "{", "[]", "null", '{"type":"act"}', '{"type":"rob","ref":1}', "[" * 5000):
            assert ask(session, raw)["text"]["key"] == "refused-unreadable"
        first = ask(session, {"type": "look", "ref": 1, "seat": "allies"})
        assert first["type"] == "welcome"
        good = first["live"]["actions"][0]["action"]
        act = {"type": "act", "ref": 7, "ply": 0, "seat": "allies", "action": good}
        for change, key in (
            ({"seat": "moon"}, "refused-request"),
            ({"seat": "axis"}, "refused-curtain"),
            ({"action": "dance"}, "refused-notation"),
            ({"action": "play moon"}, "refused-notation"),
            ({"action": "\0"}, "refused-notation"),
            ({"action": good + " " + "x" * 3000}, "refused-notation"),
        ):
            answer = ask(session, act | change)
            assert (answer["type"], answer["ref"]) == ("refused", 7)
            assert answer["text"]["key"] == key
        assert ask(session, act | {"ply": 10**30})["stale"]
        assert ask(session, act | {"ply": -1})["stale"]
        assert (
            ask(session, {"type": "past", "ref": 2, "seat": "", "ply": 9**9})["type"] == "refused"
        )
        assert ask(session, act)["ply"] == 1


def test_an_illegal_action_is_refused_with_its_reasons(client: TestClient) -> None:
    table = create_table(client, axis="person", allies="person")
    with socket(client, table) as session:
        session.receive_json()
        scene = ask(session, {"type": "look", "ref": 1, "seat": "allies"})
        held = {action["action"] for action in scene["live"]["actions"]}
        cards = [entry["id"] for entry in scene["still"]["book"] if entry["id"][:5] == "card:"]
        action = next(f"play {card[5:]}" for card in cards if f"play {card[5:]}" not in held)
        act = {"type": "act", "ref": 3, "ply": 0, "seat": "allies", "action": action}
        answer = ask(session, act)
        assert answer["text"]["key"] == "refused-illegal"
        assert any(reason["message"]["rules"] for reason in answer["reasons"])


def test_the_cookie_of_another_does_not_open_a_seat(client: TestClient) -> None:
    table = create_table(client, axis="person", allies="person")
    client.cookies.clear()
    client.get("/api/me")
    with socket(client, table) as session:
        assert session.receive_json()["seat"] == ""
        for message in (
            {"type": "act", "ref": 1, "ply": 0, "seat": "allies", "action": "x"},
            {"type": "resign", "ref": 1, "seat": "allies"},
            {"type": "undo", "ref": 1, "ply": 0, "seat": "allies"},
            {"type": "ask-undo", "ref": 1, "seat": "allies", "to": 0},
            {"type": "answer-undo", "ref": 1, "seat": "allies", "yes": True},
            {"type": "past", "ref": 1, "seat": "allies", "ply": 0},
            {"type": "look", "ref": 1, "seat": "allies"},
            {"type": "auto-pass", "ref": 1, "seat": "allies", "on": True},
        ):
            assert ask(session, message)["text"]["key"] == "refused-not-yours"
    assert client.get(f"/api/tables/{table}/record").status_code == 403


def test_a_forged_cookie_is_nobody(client: TestClient) -> None:
    table = create_table(client, axis="person", allies="person")
    mine = client.get("/api/me").json()["id"]
    good = client.cookies["vezerkar"]
    client.cookies.clear()
    client.cookies.set("vezerkar", good[:-2] + ("AA" if good[-2:] != "AA" else "BB"))
    assert client.get("/api/me").json()["id"] != mine
    client.cookies.clear()
    with pytest.raises(WebSocketDisconnect), socket(client, table):
        pass


# Sizes and rates


def test_too_big_is_refused(client: TestClient) -> None:
    answer = client.post("/api/tables", content=b" " * (MAX_BODY_BYTES + 1))
    assert (answer.status_code, answer.json()["key"]) == (413, "problem-too-big")
    table = create_table(client, axis="person", allies="person")
    with socket(client, table) as session:
        session.receive_json()
        session.send_text("x" * (MAX_MESSAGE_BYTES + 1))
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_json()
        assert closed.value.code == 1009


@pytest.mark.usefixtures("no_time_passes")
def test_too_fast_is_refused_and_in_the_end_closed(client: TestClient) -> None:
    table = create_table(client, axis="person", allies="person")
    with socket(client, table) as session:
        session.receive_json()
        for number in range(400):
            session.send_text(json.dumps({"type": "ping", "ref": number}))
        keys: list[str] = []
        with pytest.raises(WebSocketDisconnect) as closed:
            keys.extend(_keys(session))
        assert closed.value.code == 1008
        assert "refused-too-fast" in keys


@pytest.mark.usefixtures("no_time_passes")
def test_what_came_too_fast_is_answered_by_its_number(client: TestClient) -> None:
    table = create_table(client, axis="person", allies="person")
    with socket(client, table) as session:
        session.receive_json()
        for number in range(1, 81):
            session.send_text(json.dumps({"type": "ping", "ref": number}))
        answers = [session.receive_json() for _ in range(80)]
    assert {answer["ref"] for answer in answers} == set(range(1, 81))
    assert answers[-1]["text"]["key"] == "refused-too-fast"


@pytest.mark.usefixtures("no_time_passes")
def test_chat_has_a_rate_limit(client: TestClient) -> None:
    table = create_table(client, axis="person", allies="person")
    with socket(client, table) as session:
        session.receive_json()
        heard = 0
        for ref in range(1, 16):
            answer = ask(session, {"type": "say", "ref": ref, "text": "x"})
            if answer["type"] == "said":
                heard, answer = heard + 1, session.receive_json()
        assert answer["text"]["key"] == "refused-too-fast"
        assert 10 <= heard < 15


def _keys(session: WebSocketTestSession) -> Iterator[str]:
    while True:
        yield session.receive_json().get("text", {}).get("key", "")


def test_addresses_have_buckets_of_their_own() -> None:
    buckets = Buckets(burst=2, rate=0.001, pace=1)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    assert all(Buckets(burst=1, rate=1, pace=0).take("a") for _ in range(9))
    bucket = Bucket(1, 1e9)
    assert all(bucket.take() for _ in range(9))


@pytest.mark.usefixtures("no_time_passes")
def test_requests_and_logins_are_counted(tmp_path: Path) -> None:
    with client_of(make_app(Config(tmp_path, workers=1, pace=0.2)), tmp_path) as client:
        body = {"name": "nobody", "password": "wrong password"}
        codes = [client.post("/api/account/login", json=body).status_code for _ in range(4)]
        assert codes == [403, 403, 429, 429]
        codes = [client.get("/api/me").status_code for _ in range(100)]
        assert codes == sorted(codes)
        assert (codes[0], codes[-1]) == (200, 429)


@pytest.mark.usefixtures("no_time_passes")
def test_who_came_too_fast_is_told_when_to_come_again(tmp_path: Path) -> None:
    with client_of(make_app(Config(tmp_path, workers=1, pace=0.1)), tmp_path) as client:
        body = {"name": "nobody", "password": "wrong password"}
        first, second = (client.post("/api/account/login", json=body) for _ in range(2))
        assert "retry-after" not in first.headers
        assert (second.status_code, second.headers["retry-after"]) == (429, "50")
        codes = [client.get("/healthz") for _ in range(31)]
        assert codes[-1].headers["retry-after"] == "1"


def test_a_body_that_ends_too_soon_is_no_fault_of_the_server(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    """The caller hangs up in the middle: `http.disconnect` comes instead of the rest."""
    messages = iter(
        [{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}]
    )
    sent: list[Any] = []

    async def receive() -> Any:
        return next(messages)

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/account/login",
        "raw_path": b"/api/account/login",
        "query_string": b"",
        "headers": [(b"host", b"127.0.0.1")],
        "client": ("127.0.0.1", 9),
    }
    assert client.portal is not None
    client.portal.call(client.app, scope, receive, send)
    assert sent[0]["status"] == 400
    assert caplog.records == []


# Origins, hosts, headers


def test_other_pages_cannot_use_the_server(client: TestClient) -> None:
    table = create_table(client, axis="person", allies="person")
    for origin in ("http://evil.example", "null", "http://127.0.0.1.evil.example"):
        assert_strange_origin(client, origin)
        with pytest.raises(WebSocketDisconnect), socket(client, table, origin=origin):
            pass
    with socket(client, table, origin=HOME) as session:
        assert session.receive_json()["type"] == "welcome"
    assert client.post("/api/account/logout", headers={"origin": HOME}).status_code == 200
    assert_strange_host(client, "rebound.example")


def assert_strange_origin(client: TestClient, origin: str) -> None:
    answer = client.post("/api/account/logout", headers={"origin": origin})
    assert (answer.status_code, answer.json()["key"]) == (403, "problem-origin")


def assert_strange_host(client: TestClient, host: str) -> None:
    answer = client.get("/api/me", headers={"host": host})
    assert (answer.status_code, answer.json()["key"]) == (421, "problem-host")


def test_an_address_that_is_none_is_refused_like_a_strange_one(client: TestClient) -> None:
    table = create_table(client, axis="person", allies="person")
    for host in ("[", "[::1", "a]"):
        assert_strange_host(client, host)
        with pytest.raises(WebSocketDisconnect), socket(client, table, host=host):
            pass
    for origin in ("http://[", "http://[::1"):
        assert_strange_origin(client, origin)
        with pytest.raises(WebSocketDisconnect), socket(client, table, origin=origin):
            pass


def test_every_answer_has_the_security_headers(client: TestClient) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/healthz", "/assets/none.js"):
        headers = client.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "strict-transport-security" not in headers  # it would lock out plain http
    client.cookies.clear()
    cookie = client.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    app = make_app(Config(tmp_path, secure=True, workers=1))
    with client_of(app, tmp_path) as client:
        headers = client.get("/api/me").headers
        assert "Secure" in headers["set-cookie"]
        assert headers["strict-transport-security"] == "max-age=31536000"


def test_errors_tell_nothing_of_the_inside(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr("vezerkar.server.catalogue.game_infos", broken)
    answer = client.get("/api/games")
    assert answer.status_code == 500
    assert answer.json()["key"] == "problem-server"
    assert "secret" not in answer.text


def test_bad_bodies_are_refused(client: TestClient) -> None:
    for body, key in (
        ("{", "problem-body"),
        ("[]", "problem-body"),
        ('{"game": "chess", "scenario": "x", "seats": []}', "problem-input"),
        ('{"game": "memoir", "scenario": "x", "seats": []}', "problem-input"),
        ('{"game": "memoir", "scenario": "pegasus-bridge", "seats": []}', "problem-input"),
    ):
        answer = client.post("/api/tables", content=body)
        assert (answer.status_code, answer.json()["key"]) == (400, key)
    assert client.delete("/api/me").status_code == 405
    assert client.get("/api/tables/none").json()["key"] == "problem-no-table"
    with socket(client, "none") as session, pytest.raises(WebSocketDisconnect) as closed:
        session.receive_json()
    assert closed.value.code == 4404


# The page


def test_the_page_is_served_for_its_own_addresses_only(client: TestClient) -> None:
    for path in ("/", "/t/abc", "/new/memoir", "/rules/memoir/M44-4.3", "/t/a.b?at=3"):
        assert client.get(path).text == "the page"
    assert "immutable" in client.get("/assets/a1.js").headers["cache-control"]
    for path in ("/assets/none.js", "/assets/deep/none.js", "/favicon.ico", "/robots.txt"):
        assert client.get(path).status_code == 404
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
        assert "secret" not in client.get(path).text
    assert StaticFiles(None).folder is None


def test_names_that_no_file_can_have_are_not_there(client: TestClient) -> None:
    for path in ("/%00", "/" + "a" * 300, "/t/" + "a" * 5000, "/t/%00"):
        assert client.get(path).text == "the page"
    for path in ("/%00.js", "/assets/%00", "/assets/" + "a" * 300, "/" + "a" * 300 + ".js"):
        assert client.get(path).status_code == 404


def test_the_log_is_json() -> None:
    record = logging.makeLogRecord({"msg": "a table %s", "args": ("x",), "table": "t1"})
    line = json.loads(JsonFormatter().format(record))
    assert (line["text"], line["table"]) == ("a table x", "t1")
