"""What every version wrote still works: it goes on, or is kept and can be looked at.

`make.py` makes the archive of a version. Nothing in one is ever made again.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.archive.make import FIXTURES, Json, places, write_archive
from tests.server.app_client import Guest, InProcessWorkers
from vezerkar.core.registry import game_ids
from vezerkar.server import tables
from vezerkar.server.app import make_app
from vezerkar.server.config import Config

FIRST_OTHERWISE_MADE = "v0_1"  # see test_version_0_1
ARCHIVES = sorted(f for f in FIXTURES.iterdir() if f.name != FIRST_OTHERWISE_MADE)
RECORDS = [path for folder in ARCHIVES for path in sorted((folder / "records").iterdir())]


def open_archive(folder: Path, data: Path, patch: pytest.MonkeyPatch) -> TestClient:
    """A server of today on a database of then."""
    database = sqlite3.connect(data / "vezerkar.db")
    database.executescript((folder / "database.sql").read_text(encoding="utf-8"))
    database.close()
    patch.setattr(tables, "BotWorkers", InProcessWorkers)
    config = Config(data, reaction_delay_s=(0.0, 0.0), workers=1, pace=0)
    return TestClient(make_app(config), base_url="http://127.0.0.1")


@pytest.fixture(scope="module", params=ARCHIVES, ids=lambda folder: folder.name)
def opened(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Guest, Json]]:
    folder, data = request.param, tmp_path_factory.mktemp("old")
    expected = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
    with pytest.MonkeyPatch.context() as patch, open_archive(folder, data, patch) as client:
        yield Guest(client, expected["cookie"]), expected


@pytest.mark.parametrize("game", game_ids())
def test_a_running_table_goes_on_or_is_kept(game: str, opened: tuple[Guest, Json]) -> None:
    guest, expected = opened
    then = expected["tables"][game]
    with guest.at(then["id"]) as socket:
        assert socket.seat == then["seat"]
        assert places(socket.live) == then["tokens"]
        if socket.welcome["table"].get("kept"):
            assert socket.ask("resign", seat=then["seat"])["table"]["status"] == "over"
        else:
            assert socket.act(socket.live["actions"][0]["action"])["type"] == "update"


def test_a_match_that_was_over_is_looked_at_and_exported(opened: tuple[Guest, Json]) -> None:
    guest, expected = opened
    table = expected["over"]["id"]
    with guest.at(table) as socket:
        assert places(socket.live) == expected["over"]["tokens"]
        assert socket.ask("past", seat="*", ply=0)["type"] == "past"
    record = guest.client.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    assert guest.client.post("/api/records", content=record.text).status_code == 201


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_record_can_be_looked_at(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = path.read_text(encoding="utf-8")
    monkeypatch.setattr(tables, "BotWorkers", InProcessWorkers)
    with TestClient(make_app(Config(tmp_path, pace=0)), base_url="http://127.0.0.1") as client:
        made = client.post("/api/records", content=text)
        assert made.status_code == 201, made.text
        with Guest(client).at(made.json()["id"]) as socket:
            assert socket.welcome["table"]["ply"] == text.count("\n") - 2


def test_the_archive_of_the_present_version_can_be_made_and_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_archive(tmp_path / "now")
    data = tmp_path / "data"
    data.mkdir()
    expected = json.loads((tmp_path / "now" / "expected.json").read_text(encoding="utf-8"))
    with open_archive(tmp_path / "now", data, monkeypatch) as client:
        guest = Guest(client, expected["cookie"])
        listed = guest.ask("GET", "/api/tables")
        assert {each["id"] for each in listed} >= {t["id"] for t in expected["tables"].values()}
