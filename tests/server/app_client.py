"""A server inside the test process that offers the made-up game, and clients for it."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from tests.server.running_server import SEED
from tests.table import made_up_game
from vezerkar.agents.hint import Hint
from vezerkar.agents.levels import LEVELS
from vezerkar.agents.random_agent import RandomAgent
from vezerkar.core import registry
from vezerkar.server import review, tables
from vezerkar.server.app import make_app
from vezerkar.server.bot_workers import BotChoice, BotTask, choose_action, hint_for
from vezerkar.server.config import Config
from vezerkar.server.fair_queue import SERVER, Asker
from vezerkar.server.file_modes import DATABASE_FILE
from vezerkar.server.storage import open_store

Json = dict[str, Any]


class InProcessWorkers:
    """Decides at once, in this process: the made-up game exists nowhere else."""

    def __init__(self, workers: int, patience: float = 0.0, ray: str = "") -> None:
        self.tasks: list[BotTask] = []

    async def choose(self, task: BotTask, asker: Asker = SERVER) -> BotChoice:
        self.tasks.append(task)
        return choose_action(task)

    async def is_lost(self, task: BotTask, asker: Asker = SERVER) -> bool:
        return False

    async def hint(self, task: BotTask, asker: Asker = SERVER) -> Hint:
        self.tasks.append(task)
        return hint_for(task)

    async def plan_review(self, record: str) -> review.ReviewPlan:
        return review.plan_review(record)

    async def review_part(
        self, record: str, first: int, luck: float, tries: int
    ) -> review.ReviewPart:
        return review.review_part(record, first, luck, tries)

    def jobs(self) -> dict[str, tuple[int, int]]:
        return {}

    def close(self) -> None:
        pass


@pytest.fixture
def app_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AppServer:
    """A server that can be started again and again on the same data."""
    known = registry.game_ids()
    monkeypatch.setattr(registry, "game_ids", lambda: [*known, made_up_game.GAME.id])
    monkeypatch.setitem(sys.modules, f"vezerkar.games.{made_up_game.GAME.id}", made_up_game)
    monkeypatch.setattr(tables, "BotWorkers", InProcessWorkers)
    monkeypatch.setitem(LEVELS, "recruit", RandomAgent)
    return AppServer(tmp_path)


@cache
def new_database() -> bytes:
    """The file that a server makes in an empty folder: the same for every test."""

    async def make(path: Path) -> None:
        store = await open_store(f"sqlite:///{path}")
        await store.close()

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, DATABASE_FILE)
        asyncio.run(make(path))
        return path.read_bytes()


class AppServer:
    def __init__(self, data: Path, database: str = "") -> None:
        self.data = data
        self.database = database

    def config(self, **more: Any) -> Config:
        return Config(
            self.data,
            self.database,
            workers=1,
            seed=SEED,
            **{"pace": 0, "reaction_delay_s": (0.0, 0.0), **more},
        )

    @contextmanager
    def open(
        self, reaction_delay_s: tuple[float, float] = (0.0, 0.0), handed: tuple[str, str] = ("", "")
    ) -> Iterator[TestClient]:
        """One run of the server; a further one finds what the first has stored."""
        config = self.config(reaction_delay_s=reaction_delay_s, handed=handed)
        file = self.data / DATABASE_FILE
        if not self.database and not file.exists():
            self.data.mkdir(exist_ok=True)
            file.write_bytes(new_database())
        with TestClient(make_app(config), base_url="http://127.0.0.1") as client:
            yield client


class Guest:
    """A user with a cookie of their own."""

    def __init__(self, client: TestClient, cookie: str = "") -> None:
        self.client = client
        self.cookie = cookie
        self.id = self.ask("GET", "/api/me")["id"]

    @classmethod
    def silent(cls, client: TestClient, cookie: str) -> Guest:
        """Somebody with a cookie who has not asked anything yet."""
        found = cls.__new__(cls)
        found.client, found.cookie = client, cookie
        return found

    def ask(self, method: str, path: str, body: object = None, status: int = 0) -> Any:
        self.client.cookies.clear()
        headers = {"cookie": f"vezerkar={self.cookie}"} if self.cookie else {}
        answer = self.client.request(method, path, json=body, headers=headers)
        assert answer.status_code == (status or answer.status_code), answer.text
        assert status or answer.status_code < 300, answer.text
        self.cookie = answer.cookies.get("vezerkar") or self.cookie
        return answer.json()

    def create_table(self, scenario: str, seats: Sequence[str], **more: object) -> Json:
        """A table: `me`, `open`, a name at a shared screen, or `recruit` for each seat."""
        plans = [_plan(s, who) for s, who in zip(made_up_game.NAMES, seats, strict=False)]
        body = {"game": "made_up", "scenario": scenario, "seats": plans, **more}
        found: Json = self.ask("POST", "/api/tables", body, 201)
        return found

    def take(self, table: Json, seat: str) -> None:
        token = next(s["invitation"] for s in table["seats"] if s["seat"] == seat)
        self.ask("POST", f"/api/tables/{table['id']}/seats/{seat}", {"invitation": token})

    @contextmanager
    def at(self, table: str) -> Iterator[SocketClient]:
        self.client.cookies.clear()
        address = f"ws://127.0.0.1/api/tables/{table}/socket"
        headers = {"cookie": f"vezerkar={self.cookie}"}
        with self.client.websocket_connect(address, headers=headers) as session:
            yield SocketClient(session)


def _plan(seat: str, who: str) -> Json:
    if who == "open":
        return {"seat": seat, "kind": "open"}
    if who == "recruit":
        return {"seat": seat, "kind": "computer", "level": who}
    return {"seat": seat, "kind": "person", "mine": True, "name": "" if who == "me" else who}


class SocketClient:
    """A socket that keeps every message as it came."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.seen: list[str] = []
        self.ref = 0
        self.welcome = self.live = self.receive()
        self.live = dict(self.welcome["live"])

    def receive(self) -> Json:
        text = self.session.receive_text()
        self.seen.append(text)
        message: Json = json.loads(text)
        if message["type"] in ("welcome", "update"):
            self.ply = message["ply"]
            if message["type"] == "welcome":
                self.welcome, self.live = message, {}
                self.seat = message["seat"]
            self.live |= message["live"]
        return message

    def ask(self, kind: str, **fields: object) -> Json:
        self.ref += 1
        self.session.send_text(json.dumps({"type": kind, "ref": self.ref, **fields}))
        while True:
            message = self.receive()
            if message.get("ref") == self.ref:
                return message

    def act(self, action: str, seat: str = "") -> Json:
        return self.ask("act", ply=self.ply, seat=seat or self.seat, action=action)

    def quiet(self) -> list[Json]:
        """What has come unasked, up to now."""
        before = len(self.seen)
        assert self.ask("ping")["type"] == "done"
        return [json.loads(text) for text in self.seen[before:-1]]
