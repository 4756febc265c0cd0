"""What version 0.1 wrote still works: records, positions, a database with running tables.

Everything in `fixtures/v0_1` was made by that version and is never made again.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.app_client import Guest, InProcessWorkers, SocketClient
from vezerkar.records.position import load_position, read_position, write_position
from vezerkar.records.record import load_record, read_record, write_record
from vezerkar.server import tables
from vezerkar.server.app import make_app
from vezerkar.server.config import Config

Json = dict[str, Any]
OLD = Path(__file__).parent / "fixtures" / "v0_1"
EXPECTED: Json = json.loads((OLD / "expected.json").read_text(encoding="utf-8"))
GAMES = ("memoir", "crescent", "quartermaster", "panzer", "hungary")


# Records and positions


@pytest.mark.parametrize("path", sorted((OLD / "records").iterdir()), ids=lambda path: path.stem)
def test_an_old_record_is_replayed_and_written_anew(path: Path) -> None:
    old = path.read_text(encoding="utf-8")
    assert '"options"' in old.splitlines()[0]
    session = load_record(path)
    new = write_record(session)
    assert '"settings"' in new.splitlines()[0]
    assert '"options"' not in new
    assert new.splitlines()[-1] == old.splitlines()[-1]  # the end, with its fingerprint
    assert read_record(new).state.fingerprint() == session.state.fingerprint()


@pytest.mark.parametrize("path", sorted((OLD / "positions").iterdir()), ids=lambda path: path.stem)
def test_an_old_position_is_read_and_written_anew(path: Path) -> None:
    game, state = load_position(path)
    new = write_position(game, state)
    assert "[options]" not in new
    assert read_position(new)[1].fingerprint() == state.fingerprint()


# The server


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server of today on the data folder of then."""
    database = sqlite3.connect(tmp_path / "vezerkar.db")
    database.executescript((OLD / "database.sql").read_text(encoding="utf-8"))
    database.close()
    (tmp_path / "secret.key").write_text(EXPECTED["secret_key"], encoding="ascii")
    monkeypatch.setattr(tables, "BotWorkers", InProcessWorkers)
    config = Config(tmp_path, reaction_delay_s=(0.0, 0.0), workers=1, pace=0)
    with TestClient(make_app(config), base_url="http://127.0.0.1") as client:
        yield client


@pytest.fixture
def guest(client: TestClient) -> Guest:
    return Guest(client, EXPECTED["cookie_guest"])


ID = itemgetter("id")


def without_scores(token: dict[str, Any]) -> dict[str, Any]:
    marks = [mark for mark in token.get("marks", ()) if not mark.startswith("scores-")]
    return {k: v for k, v in token.items() if k != "marks"} | ({"marks": marks} if marks else {})


def pieces(tokens: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What stands where; what is destroyed tells its values since, and a piece what it scores."""
    tokens = [without_scores(token) for token in tokens]
    bare = [{k: v for k, v in token.items() if k != "values"} for token in tokens]
    gone = [token["space"].startswith("destroyed") for token in tokens]
    return sorted((b if g else t for b, g, t in zip(bare, gone, tokens, strict=True)), key=ID)


@pytest.mark.parametrize("game", GAMES)
def test_a_running_table_goes_on(game: str, guest: Guest) -> None:
    then = EXPECTED["tables"][game]
    with guest.at(then["id"]) as socket:
        if socket.welcome.get("curtain"):
            socket.ask("look", seat=then["seat"])
        assert socket.seat == then["seat"]
        assert socket.ply >= then["ply"]  # a computer may have planned in secret meanwhile
        # Which of a stack lies on top may change; who stands where may not.
        assert pieces(socket.live["tokens"]) == pieces(then["tokens"])
        assert [each["action"] for each in socket.live["actions"]] == then["options"]
        assert socket.welcome["notes"] == "Watch the bridge."
        assert socket.welcome["chat"][0]["text"] == "Jó játékot!"
        assert socket.act(then["options"][0])["type"] == "update"


def test_the_settings_of_a_table_are_still_known(guest: Guest) -> None:
    table = guest.ask("GET", f"/api/tables/{EXPECTED['tables']['memoir']['id']}")
    assert table["settings"]["hill_los"] == "over_lower"


def test_the_token_of_a_program_still_lets_it_play(client: TestClient) -> None:
    then = EXPECTED["tables"]["memoir"]
    headers = {"authorization": f"Bearer {then['token']}"}
    client.cookies.clear()
    address = f"ws://127.0.0.1/api/tables/{then['id']}/socket"
    with client.websocket_connect(address, headers=headers) as session:
        socket = SocketClient(session)
        assert socket.seat == then["seat"]
        assert socket.act(then["options"][0])["ply"] > then["ply"]


def test_what_the_page_remembered_is_still_known(guest: Guest) -> None:
    stored = {"language": "hu", "confirm": True}
    assert guest.ask("GET", "/api/preferences") == stored


def test_an_invitation_and_its_code_are_still_good(client: TestClient) -> None:
    then = EXPECTED["waiting"]
    friend = Guest(client)
    path = f"/api/tables/{then['id']}/seats/allies"
    assert friend.ask("POST", path, {"invitation": then["invitation"]})["id"] == then["id"]
    other = Guest(client)
    assert other.ask("POST", "/api/seats", {"code": then["code"]}, 403)


def test_a_locked_seat_stays_locked(guest: Guest) -> None:
    then = EXPECTED["shared"]
    with guest.at(then["id"]) as socket:
        assert socket.ask("look", seat=then["locked"])["type"] == "refused"
        assert socket.ask("look", seat=then["locked"], code="1944")["type"] == "welcome"


def test_a_finished_match_has_its_record(client: TestClient, guest: Guest) -> None:
    then = EXPECTED["over"]
    record = client.get(f"/api/tables/{then['id']}/record").text
    assert record.splitlines()[1:] == then["record"].splitlines()[1:]
    assert guest.ask("POST", f"/api/tables/{then['id']}/copy", {"ply": 2, "seat": "allies"}, 201)
    client.cookies.clear()
    again = client.post("/api/records", content=then["record"].encode())
    assert again.status_code == 201, again.text


def test_copies_and_positions_are_still_there(guest: Guest) -> None:
    copy = guest.ask("GET", f"/api/tables/{EXPECTED['copy']['id']}")
    assert copy["origin"] == EXPECTED["copy"]["origin"]
    assert guest.ask("GET", f"/api/tables/{EXPECTED['position']['id']}")["placed"]


def test_an_account_is_still_known_by_cookie_and_password(client: TestClient) -> None:
    then = EXPECTED["account"]
    member = Guest(client, then["cookie"])
    assert (member.id, member.ask("GET", "/api/me")["name"]) == (then["id"], then["name"])
    given = {"name": then["name"], "password": then["password"]}
    assert Guest(client).ask("POST", "/api/account/login", given)["id"] == then["id"]
