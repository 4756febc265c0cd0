"""Many people at many tables, as a server sees them: made-up pages in one process."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.json import Decoder

from vezerkar.commands.load_socket import LoadSocket, open_socket
from vezerkar.core.errors import DataError

WELCOME_TIMEOUT_S: Final = 120.0
SOCKETS_AT_ONCE: Final = 50  # that are being opened
MAKERS: Final = 4  # connections that make tables side by side
BATTLES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "crescent": ("open_field", ("ottoman", "christian")),
    "hungary": ("puszta", ("axis", "soviet")),
    "memoir": ("pegasus-bridge", ("axis", "allies")),
    "panzer": ("stalingrad", ("german", "soviet")),
    "quartermaster": ("world-war", ("germany", "uk", "japan", "ussr", "italy", "usa")),
}


class _ActionSeen(Struct, frozen=True):
    action: str


class _LiveSeen(Struct, frozen=True):
    actions: list[_ActionSeen] | None = None
    outcome: Any = None


class _MessageSeen(Struct, frozen=True):
    """The little that a made-up page reads of a message."""

    type: str
    ref: int = 0
    ply: int = 0
    seat: str = ""
    live: _LiveSeen | None = None


_DECODER: Final = Decoder(_MessageSeen)


class LoadGuest:
    """Somebody with a cookie."""

    def __init__(self, url: str) -> None:
        self.cookie = ""
        self._host = urlsplit(url).netloc
        self._http = http.client.HTTPConnection(self._host)
        self.ask("GET", "/api/me")

    def again(self) -> LoadGuest:
        """The same guest, with a connection of its own."""
        found = LoadGuest.__new__(LoadGuest)
        found.cookie, found._host = self.cookie, self._host
        found._http = http.client.HTTPConnection(self._host)
        return found

    def ask(self, method: str, path: str, body: object = None) -> Any:
        headers = {"cookie": self.cookie} if self.cookie else {}
        data = None if body is None else json.dumps(body).encode()
        try:
            self._http.request(method, path, data, headers)
            answer = self._http.getresponse()
        except (http.client.HTTPException, ConnectionError):
            # The server closes a connection that was not used for some seconds.
            self._http.close()
            self._http.request(method, path, data, headers)
            answer = self._http.getresponse()
        found = answer.read()
        if answer.status >= 300:
            raise DataError(f"{path}: the server answered {answer.status}: {found.decode()[:200]}")
        self.cookie = (answer.headers["set-cookie"] or self.cookie).split(";")[0]
        return json.loads(found)

    def create_table(self, game: str) -> Any:
        """A table with this guest at its first seat, and open ones."""
        scenario, seats = BATTLES[game]
        plans = [
            {"seat": seat, "kind": "person", "mine": True} if not number
            else {"seat": seat, "kind": "open"}
            for number, seat in enumerate(seats)
        ]  # fmt: skip
        body = {"game": game, "scenario": scenario, "seats": plans, "public": True}
        return self.ask("POST", "/api/tables", body)


class LoadTable:
    """A table, everybody who looks at it, and the action that is on its way."""

    def __init__(self, id: str, game: str) -> None:
        self.id = id
        self.game = game
        self.pages: list[LoadPage] = []
        self.began = self.heard = 0.0  # when the last action was sent, and last heard of
        self.answered = True

    def actor(self) -> LoadPage | None:
        return next((page for page in self.pages if page.actions), None)

    def latency_s(self) -> float | None:
        """From the last action until the last of them was told; None if there was none."""
        return self.heard - self.began if self.answered and self.began else None


class LoadPage:
    """One socket at a table."""

    def __init__(self, table: LoadTable, cookie: str) -> None:
        self.table = table
        self.cookie = cookie
        self.ply = self.ref = 0
        self.seat = ""
        self.actions: list[_ActionSeen] = []
        self.here = asyncio.Event()
        self.refusals = 0
        self.socket: LoadSocket | None = None

    async def open(self, url: str) -> None:
        """Connect, and wait for the welcome."""
        self.here.clear()
        path = f"/api/tables/{self.table.id}/socket"
        async with asyncio.timeout(WELCOME_TIMEOUT_S):
            self.socket = await open_socket(url, path, self.cookie, self._read)
            await self.here.wait()

    def close(self) -> None:
        if self.socket is not None:
            self.socket.abort()

    def act(self, choice: int) -> None:
        """Take one of the actions."""
        assert self.socket is not None
        action = self.actions[choice % len(self.actions)].action
        self.ref += 1
        self.table.answered = False
        message = {
            "type": "act", "ref": self.ref, "ply": self.ply, "seat": self.seat, "action": action,
        }  # fmt: skip
        self.table.began = time.perf_counter()
        self.socket.send_text(json.dumps(message).encode())

    def _read(self, data: bytes) -> None:
        self._take(_DECODER.decode(data))

    def _take(self, message: _MessageSeen) -> None:
        if message.type in ("welcome", "update"):
            self.ply = message.ply
            self.table.heard = time.perf_counter()
        if message.type == "welcome":
            self.seat, self.actions = message.seat, []
            self.here.set()
        if message.live is not None:
            self.actions = self.actions if message.live.actions is None else message.live.actions
            self.actions = [] if message.live.outcome is not None else self.actions
        if message.ref and message.ref == self.ref:
            self.table.answered = True
            self.refusals += message.type == "refused"


class LoadPeople:
    """Everybody: they make tables, come to them, and act at a steady rate."""

    def __init__(self, url: str) -> None:
        self.url = url
        most = max(len(seats) for _, seats in BATTLES.values())
        self.guests = [LoadGuest(url) for _ in range(most)]
        self.tables: list[LoadTable] = []
        self._random = random.Random(1)

    async def make_tables(self, count: int, games: Sequence[str]) -> None:
        """Make so many tables, the games in turn."""
        wanted = [games[number % len(games)] for number in range(count)]
        parts = [wanted[first::MAKERS] for first in range(MAKERS)]
        made = await asyncio.gather(*(asyncio.to_thread(self._make, part) for part in parts))
        self.tables += [table for part in made for table in part]

    def _make(self, games: Sequence[str]) -> list[LoadTable]:
        host = self.guests[0].again()
        return [LoadTable(host.create_table(game)["id"], game) for game in games]

    async def sit_down(self) -> None:
        """Take all open seats, and begin the matches."""
        parts = [self.tables[first::MAKERS] for first in range(MAKERS)]
        await asyncio.gather(*(asyncio.to_thread(self._sit, part) for part in parts))

    def _sit(self, tables: Sequence[LoadTable]) -> None:
        guests = [guest.again() for guest in self.guests]
        for table in tables:
            for guest, seat in list(zip(guests, BATTLES[table.game][1], strict=False))[1:]:
                guest.ask("POST", f"/api/tables/{table.id}/seats/{seat}", {"invitation": ""})
            guests[0].ask("POST", f"/api/tables/{table.id}/start", {})

    async def come(self, sockets: int) -> None:
        """One socket for each seat, and as many who watch as it takes."""
        for table in self.tables:
            seats = len(BATTLES[table.game][1])
            table.pages = [LoadPage(table, guest.cookie) for guest in self.guests[:seats]]
        watcher = LoadGuest(self.url).cookie
        missing = sockets - sum(len(table.pages) for table in self.tables)
        for number in range(max(0, missing)):
            table = self.tables[number % len(self.tables)]
            table.pages.append(LoadPage(table, watcher))
        await self.connect()

    @property
    def pages(self) -> list[LoadPage]:
        return [page for table in self.tables for page in table.pages]

    @property
    def actions(self) -> int:
        """How many were sent."""
        return sum(page.ref for page in self.pages)

    @property
    def refusals(self) -> int:
        return sum(page.refusals for page in self.pages)

    async def connect(self) -> None:
        """Connect all pages, some at a time."""
        slots = asyncio.Semaphore(SOCKETS_AT_ONCE)

        async def one(page: LoadPage) -> None:
            async with slots:
                await page.open(self.url)

        await asyncio.gather(*(one(page) for page in self.pages))

    async def play(self, rate: float, seconds: float) -> list[float]:
        """Act at a steady rate all over the tables; how long each action took to be told."""
        times: list[float] = []
        began = time.perf_counter()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
            table = self._random.choice(self.tables)
            actor = table.actor()
            if actor is None or not table.answered:
                continue
            before = table.latency_s()
            times += [] if before is None else [before]
            actor.act(self._random.randrange(1 << 30))
        return times

    def leave(self) -> None:
        for page in self.pages:
            page.close()
