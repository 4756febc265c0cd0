"""Make the archive of this version: `python -m tests.archive.make`, once, at its release.

It holds records of all games and the database of a server with running tables, in
`tests/fixtures/v<major>_<minor>`. `test_archive` opens every archive with the present code.
"""

from __future__ import annotations

import json
import random
import sqlite3
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
from starlette.testclient import TestClient

from tests.server.app_client import Guest, InProcessWorkers, SocketClient
from vezerkar.agents.levels import LEVELS
from vezerkar.agents.random_agent import RandomAgent
from vezerkar.core.chance import Seeded
from vezerkar.core.registry import find_game, game_ids
from vezerkar.core.session import Session
from vezerkar.records.record import save_record
from vezerkar.server import keeper, tables
from vezerkar.server.app import make_app
from vezerkar.server.config import Config

Json = dict[str, Any]
FIXTURES: Final = Path(__file__).parents[1] / "fixtures"
RECORD_STEPS: Final = 40
TABLE_STEPS: Final = 16
SEED: Final = "archive"


def main() -> int:
    project = tomllib.loads((FIXTURES.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    version = project["project"]["version"].split(".")
    folder = FIXTURES / f"v{version[0]}_{version[1]}"
    if folder.exists():
        print(f"{folder} exists: an archive is never made again", file=sys.stderr)
        return 1
    write_archive(folder)
    print(folder)
    return 0


def write_archive(folder: Path) -> None:
    """Records, a database, and what the present version shows of its tables."""
    (folder / "records").mkdir(parents=True)
    for game in game_ids():
        save_record(_played(game), folder / "records" / f"{game}.jsonl")
    with tempfile.TemporaryDirectory() as name, pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "BotWorkers", InProcessWorkers)
        patch.setitem(LEVELS, "recruit", RandomAgent)
        patch.setattr(keeper, "ENTRIES_BETWEEN_MOMENTS", TABLE_STEPS // 2)
        expected = _play_tables(Path(name))
        database = sqlite3.connect(Path(name) / "vezerkar.db")
        text = "".join(line + "\n" for line in database.iterdump())
        database.close()
    (folder / "database.sql").write_text(text, encoding="utf-8")
    lines = json.dumps(expected, ensure_ascii=False, indent=1, sort_keys=True)
    (folder / "expected.json").write_text(lines + "\n", encoding="utf-8")


def _played(game_id: str) -> Session:
    """A game from its beginning, of any legal actions."""
    game, pick = find_game(game_id), random.Random(SEED)
    session = Session(game, game.scenarios()[0].id, {}, Seeded(1))
    while session.state.waiting and len(session.steps) < RECORD_STEPS:
        seat = session.state.actors()[0]
        session.apply(seat, pick.choice(session.state.legal_actions(seat)))
    return session


def _play_tables(data: Path) -> Json:
    """A table of one person against computers in every game, and one that is over."""
    config = Config(data, workers=1, seed=SEED, pace=0, reaction_delay_s=(0.0, 0.0))
    found: Json = {"tables": {}}
    with TestClient(make_app(config), base_url="http://127.0.0.1") as client:
        guest = Guest(client)
        for game in game_ids():
            found["tables"][game] = _play_table(guest, game)
        found["over"] = _resigned(guest)
        found["cookie"] = guest.cookie
    return found


def _play_table(guest: Guest, game: str) -> Json:
    table = _new_table(guest, game)
    with guest.at(table) as socket:
        pick = random.Random(SEED)
        for _ in range(TABLE_STEPS):
            _wait_for_turn(socket)
            socket.act(pick.choice(socket.live["actions"])["action"])
        _wait_for_turn(socket)
        return {"id": table, "seat": socket.seat, "tokens": places(socket.live)}


def _resigned(guest: Guest) -> Json:
    table = _new_table(guest, game_ids()[0])
    with guest.at(table) as socket:
        _wait_for_turn(socket)
        socket.act(socket.live["actions"][0]["action"])
        socket.ask("resign", seat=socket.seat)
        return {"id": table, "tokens": places(socket.live)}


def _new_table(guest: Guest, game_id: str) -> str:
    game = find_game(game_id)
    scenario = game.scenarios()[0].id
    names = game.seats(game.new(scenario, {}, Seeded(0)))
    seats: list[Json] = [
        {"seat": name, "kind": "computer", "level": "recruit"} for name in names[1:]
    ]
    seats.append({"seat": names[0], "kind": "person", "mine": True})
    body = {"game": game_id, "scenario": scenario, "seats": seats}
    return str(guest.ask("POST", "/api/tables", body, 201)["id"])


def _wait_for_turn(socket: SocketClient) -> None:
    while not socket.live["actions"]:
        socket.receive()


def places(live: Json) -> list[str]:
    """What lies where."""
    return sorted(f"{each['id']} {each['kind']} {each['space']}" for each in live["tokens"])


if __name__ == "__main__":
    sys.exit(main())
