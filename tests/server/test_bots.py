"""Programs at a table: tokens for seats, and the bot of the documentation."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.sync.server import ServerConnection, serve

from tests.server.app_client import AppServer, Guest, Json, SocketClient, app_server
from tests.server.running_server import LiveServer, Person
from vezerkar.cli import main
from vezerkar.commands.token import make_token
from vezerkar.server import limits
from vezerkar.server.app import make_app
from vezerkar.server.config import Config
from vezerkar.server.seat_token import token_hash

__all__ = ["app_server"]

BOT = Path(__file__).parents[2] / "docs/examples/bot.py"
TIMEOUT_S = 120.0


def socket(server: LiveServer, table: str) -> str:
    return f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"


def test_the_bot_of_the_documentation_plays_a_whole_game(server: LiveServer) -> None:
    person = Person(server)
    table = person.create_table({"axis": "recruit", "allies": "me"})
    path = f"api/tables/{table['id']}/seats/allies/token"
    token = person.post(path, status=201)["token"]
    command = [sys.executable, str(BOT), socket(server, table["id"]), token]
    played = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT_S, check=False)
    assert played.returncode == 0, played.stderr
    assert played.stdout.strip() in ("axis", "allies")
    assert person.get(f"api/tables/{table['id']}")["status"] == "over"


def test_the_bot_does_again_what_was_too_fast() -> None:
    done = []

    def table(line: ServerConnection) -> None:
        live: Json = {"actions": [{"action": "rest"}]}
        line.send(json.dumps({"type": "welcome", "ply": 3, "seat": "anna", "live": live}))
        done.append(json.loads(line.recv(TIMEOUT_S)))
        line.send(json.dumps({"type": "refused", "ref": 0, "text": {"key": "refused-too-fast"}}))
        done.append(json.loads(line.recv(TIMEOUT_S)))
        live = {"actions": [], "outcome": {"winner": "blue"}}
        line.send(json.dumps({"type": "update", "ply": 4, "live": live}))

    with serve(table, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"ws://127.0.0.1:{server.socket.getsockname()[1]}"
        command = [sys.executable, str(BOT), address, "token"]
        played = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    assert (played.stdout, played.stderr) == ("blue\n", "")
    assert done[0] == done[1]
    assert (done[0]["ply"], done[0]["action"]) == (3, "rest")


def test_the_bot_is_short_enough_to_be_read() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 30


def test_a_wrong_token_is_nobody(server: LiveServer) -> None:
    person = Person(server)
    table = person.create_table({"axis": "recruit", "allies": "me"})
    headers = {"Authorization": "Bearer wrong", "cookie": f"vezerkar={person.cookie}"}
    with pytest.raises(InvalidStatus, match="403"):
        connect(socket(server, table["id"]), additional_headers=headers)


def test_the_command_makes_a_token_beside_a_running_server(
    server: LiveServer, capsys: pytest.CaptureFixture[str]
) -> None:
    person = Person(server)
    table = person.create_table({"axis": "recruit", "allies": "me"})
    wanted = ["token", table["id"], "allies", "--data", str(server.data)]
    command = [sys.executable, "-m", "vezerkar.cli", *wanted]
    made = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert made.returncode == 0, made.stderr
    headers = {"Authorization": f"Bearer {made.stdout.strip()}"}
    with connect(
        socket(server, table["id"]), additional_headers=headers, max_size=None
    ) as connection:
        assert '"seat":"allies"' in str(connection.recv())
    for words, said in (
        (("nothing", "allies", "--data", str(server.data)), "there is no table 'nothing'"),
        ((table["id"], "axis", "--data", str(server.data)), "seats with a person: allies"),
        ((table["id"], "allies", "--data", "/nowhere"), "there is no server in /nowhere"),
    ):
        assert main(["token", *words]) == 2
        told = capsys.readouterr().err
        assert said in told
        assert told.count("\n") == 1


# What a token allows


@contextmanager
def program(client: TestClient, table: str, token: str) -> Iterator[SocketClient]:
    client.cookies.clear()
    headers = {"authorization": f"Bearer {token}"}
    address = f"ws://127.0.0.1/api/tables/{table}/socket"
    with client.websocket_connect(address, headers=headers) as session:
        yield SocketClient(session)


def is_nobody(client: TestClient, table: str, token: str) -> bool:
    """Whether a program cannot connect with a token."""
    try:
        with program(client, table, token):
            return False
    except WebSocketDisconnect:
        return True


def test_a_token_is_for_one_seat_of_its_owner(app_server: AppServer) -> None:
    with app_server.open() as client:
        host, other = Guest(client), Guest(client)
        table = host.create_table("four", ["me", "open", "me", "open"])
        for seat in ("bela", "dani"):
            other.take(table, seat)
        path = f"/api/tables/{table['id']}"
        host.ask("POST", f"{path}/start")
        assert host.ask("POST", f"{path}/seats/bela/token", {}, 403)["key"] == "refused-not-yours"
        token = host.ask("POST", f"{path}/seats/anna/token", {}, 201)["token"]
        told = host.ask("GET", path)["seats"]
        assert [seat.get("program", False) for seat in told] == [True, False, False, False]
        assert not any("program" in seat for seat in other.ask("GET", path)["seats"])
        with program(client, table["id"], token) as bot:
            assert bot.seat == "anna"
            for seat in ("cili", "bela"):  # its owner's other seat is not the program's
                refused = bot.ask("resign", seat=seat)
                assert refused["text"]["key"] == "refused-not-yours"
            host.ask("DELETE", f"{path}/seats/anna/token")
            with pytest.raises(WebSocketDisconnect):
                bot.ask("ping")
        assert is_nobody(client, table["id"], token)


def test_a_program_of_the_host_is_not_the_host(app_server: AppServer) -> None:
    with app_server.open() as client:
        host, other = Guest(client), Guest(client)
        table = host.create_table("four", ["me", "open", "me", "open"])
        path = f"/api/tables/{table['id']}"
        token = host.ask("POST", f"{path}/seats/anna/token", {}, 201)["token"]
        with program(client, table["id"], token) as bot:
            other.take(table, "bela")
            (told,) = [message for message in bot.quiet() if message["type"] == "table"]
            for info in (bot.welcome["table"], told["table"]):
                assert "host" not in info
                assert [seat.get("mine", False) for seat in info["seats"]] == [True] + [False] * 3
                assert not any("invitation" in seat or "code" in seat for seat in info["seats"])
        assert [bool(seat.get("code")) for seat in host.ask("GET", path)["seats"]][3]


def test_a_new_token_revokes_the_old_one_and_none_is_stored(app_server: AppServer) -> None:
    with app_server.open() as client:
        host = Guest(client)
        table = host.create_table("four", ["me", "recruit", "me", "recruit"])
        path = f"/api/tables/{table['id']}/seats/anna/token"
        first = host.ask("POST", path, {}, 201)["token"]
        second = host.ask("POST", path, {}, 201)["token"]
        assert is_nobody(client, table["id"], first)
        assert is_nobody(client, "another-table", second)
        with program(client, table["id"], second) as bot:
            assert bot.seat == "anna"
    stored = b"".join(path.read_bytes() for path in app_server.data.glob("vezerkar.db*"))
    assert second.encode() not in stored
    assert token_hash(second).encode() in stored


def test_a_token_made_beside_the_server_ends_the_older_one(app_server: AppServer) -> None:
    with app_server.open() as client:
        host = Guest(client)
        table = str(host.create_table("alone", ["me"])["id"])
        first = host.ask("POST", f"/api/tables/{table}/seats/anna/token", {}, 201)["token"]
        with program(client, table, first) as old:
            url = f"sqlite:///{app_server.data / 'vezerkar.db'}"
            second = asyncio.run(make_token(url, table, "anna"))
            assert is_nobody(client, table, first)
            with program(client, table, second) as new:
                assert new.act("add")["type"] == "update"
                with pytest.raises(WebSocketDisconnect):
                    old.ask("ping")
            with program(client, table, second) as again:  # the same token may be used twice
                assert again.ply == 1


def test_programs_are_counted_as_others_are(
    tmp_path: Path, app_server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = Config(tmp_path, reaction_delay_s=(0.0, 0.0), workers=1)
    with TestClient(make_app(config), base_url="http://127.0.0.1") as client:
        host = Guest(client)
        table = str(host.create_table("alone", ["me"])["id"])
        token = host.ask("POST", f"/api/tables/{table}/seats/anna/token", {}, 201)["token"]
        monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))  # no refill
        came = [not is_nobody(client, table, token) for _ in range(41)]
        assert came == [True] * 40 + [False]
