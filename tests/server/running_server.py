"""A server in a process of its own, and clients that use it as pages do."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import ssl
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx2 as httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.server_process import ServerProcess

Json = dict[str, Any]
TIMEOUT_S = 180.0  # of every wait: it ends as soon as what it waits for has come
# Nobody here shows a certificate, and to read those of all authorities costs 0.02 s a client.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
SEED = os.environ.get("VEZERKAR_TEST_SEED", "1")  # of all dice and computer players


class LiveServer:
    """`vezerkar serve` in a process of its own, with a temporary data folder and a free port."""

    def __init__(
        self,
        *arguments: str,
        data: Path | None = None,
        pace: str = "0",
        form: str = "",  # as the test itself, or `auto`: compiled where it can be
    ) -> None:
        self.temporary = data is None
        self.data = data or Path(tempfile.mkdtemp(prefix="vezerkar-"))
        self.arguments = ["--pause", "0", "--workers", "1", "--pace", pace, "--seed", SEED]
        self.arguments += arguments
        self.form = form
        self.port = 0
        self.process: ServerProcess | None = None
        self.log: list[str] = []

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
        if self.temporary:
            shutil.rmtree(self.data, ignore_errors=True)

    def start(self) -> None:
        """Start, or start again on the same port, and wait until it answers."""
        words = ["serve", "--port", str(self.port), "--data", str(self.data), *self.arguments]
        self.process = ServerProcess(
            words, os.environ | ({"VEZERKAR_FORM": self.form} if self.form else {})
        )
        threading.Thread(target=self._collect, args=(self.process.stderr,), daemon=True).start()
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)/", line)
        assert found, f"the server did not start: {''.join(self.log)}"
        self.port = int(found[1])
        assert httpx.get(self.url + "healthz", verify=NO_TLS).text == "ok\n"

    def _collect(self, lines: Any) -> None:
        for line in lines:
            self.log.append(line)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(TIMEOUT_S)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(TIMEOUT_S)


class Person:
    """A guest with a cookie."""

    def __init__(self, server: LiveServer) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=TIMEOUT_S, verify=NO_TLS)
        self.get("api/me")

    @property
    def cookie(self) -> str:
        return self.http.cookies["vezerkar"]

    def get(self, path: str) -> Any:
        response = self.http.get(path)
        assert response.status_code == 200, response.text
        return response.json()

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        response = self.http.post(path, json=body if body is not None else {})
        assert response.status_code == status, response.text
        return response.json()

    def create_table(self, seats: Mapping[str, str], **more: object) -> Json:
        """A new table: `me`, `open` or a computer level for each seat."""
        plans = [_plan(seat, who) for seat, who in seats.items()]
        body = {"game": "memoir", "scenario": "pegasus-bridge", "seats": plans, **more}
        found: Json = self.post("api/tables", body, 201)
        if "--node" in self.server.arguments:
            self.get(f"api/tables/{found['id']}")  # whoever is asked for a new table has it
        return found

    @contextmanager
    def at(self, table: str) -> Iterator[Socket]:
        """A socket at a table, after its welcome."""
        with connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket",
            additional_headers={"cookie": f"vezerkar={self.cookie}"},
            max_size=None,
            compression=None,
        ) as connection:
            yield Socket(connection)


def _plan(seat: str, who: str) -> Json:
    if who == "me":
        return {"seat": seat, "kind": "person", "mine": True}
    return {"seat": seat, "kind": "open" if who == "open" else "computer", "level": who}


class Socket:
    """What a page knows of a table: it merges updates as the page does."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.ref = 0
        self.ply = 0
        self.seat = ""
        self.live: Json = {}
        self.welcome: Json = {}
        self.log: dict[int, Json] = {}
        self.undo = 0
        self.curtain = ""
        self.seen: list[str] = []  # every message as it came
        self.until("welcome")

    def receive(self, timeout: float = TIMEOUT_S) -> Json:
        text = str(self.connection.recv(timeout))
        self.seen.append(text)
        message: Json = json.loads(text)
        if message["type"] in ("welcome", "update"):
            self._take(message)
        return message

    def _take(self, message: Json) -> None:
        if message["type"] == "welcome":
            self.welcome, self.live, self.log = message, {}, {}
            self.seat, self.curtain = message["seat"], message.get("curtain", "")
        self.ply = message["ply"]
        self.undo = message.get("undo", 0)
        self.live |= message["live"]
        self.log |= {line["number"]: line for line in message["log"]}

    def read_whole_log(self) -> None:
        """Ask for the lines before those that came with the welcome, page by page."""
        while first := min(self.log, default=0):
            page = self.ask("log", before=first)["log"]
            self.log |= {line["number"]: line for line in page}

    def send(self, kind: str, **fields: object) -> int:
        self.ref += 1
        self.connection.send(json.dumps({"type": kind, "ref": self.ref, **fields}))
        return self.ref

    def ask(self, kind: str, **fields: object) -> Json:
        """Send a request and wait for its answer."""
        ref = self.send(kind, **fields)
        return self.wait(lambda message: message.get("ref") == ref)

    def wait(self, wanted: Callable[[Json], bool]) -> Json:
        end = time.monotonic() + TIMEOUT_S
        while time.monotonic() < end:
            message = self.receive()
            if wanted(message):
                return message
        raise AssertionError("the message did not come")

    def until(self, kind: str) -> Json:
        return self.wait(lambda message: message["type"] == kind)

    # Playing

    @property
    def actions(self) -> Sequence[Json]:
        found: Sequence[Json] = self.live.get("actions", [])
        return found

    @property
    def over(self) -> bool:
        return "outcome" in self.live

    def act(self, action: str | None = None) -> Json:
        wanted = action or self.actions[0]["action"]
        return self.ask("act", ply=self.ply, seat=self.seat, action=wanted)

    def until_asked(self) -> None:
        """Wait until there is something to choose, or the match is over."""
        while not self.actions and not self.over:
            self.receive()
