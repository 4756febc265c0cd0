"""`vezerkar bench serve`: how quickly a server answers while computers play many tables."""

from __future__ import annotations

import json
import math
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from vezerkar.commands.progress import Meter
from vezerkar.core.errors import DataError

COMPUTER_TABLES: Final = 200
MEASURED_S: Final = 20.0
ANSWER_TIMEOUT_S: Final = 60.0
SHUTDOWN_TIMEOUT_S: Final = 30.0
Json = dict[str, Any]


def run_serve(tables: int = COMPUTER_TABLES, seconds: float = MEASURED_S) -> int:
    """Start a server with computer tables, and measure a person's actions at one more."""
    with tempfile.TemporaryDirectory() as folder, bench_server(folder) as url:
        guest = BenchGuest(url)
        with Meter("tables", tables) as meter:
            for _ in range(tables):
                guest.create_table("sergeant", "sergeant")
                meter.step()
        before = guest.steps()
        began = time.monotonic()
        actions, pings = guest.play(guest.create_table("", ""), seconds)
        elapsed = time.monotonic() - began
        rate = (guest.steps() - before - len(actions)) / elapsed
        thinking = guest.mean("vezerkar_thinking_seconds")
    print(f"{tables} tables of computer players, measured for {elapsed:.0f} s:")
    _show("an action, until it is stored and answered", actions)
    _show("a ping", pings)
    print(f"steps of computer players: {rate:.0f} a second; each takes {thinking * 1000:.0f} ms")
    return 0


def _show(name: str, times: list[float]) -> None:
    if not times:
        raise DataError("nothing was measured: the server is too slow")
    times.sort()
    middle, late = times[len(times) // 2], times[int(len(times) * 0.99)]
    print(f"{name}: p50 {middle * 1000:.1f} ms, p99 {late * 1000:.1f} ms ({len(times)} times)")


@contextmanager
def bench_server(folder: str) -> Iterator[str]:
    with bench_process(folder) as (url, _):
        yield url


@contextmanager
def bench_process(folder: str, *arguments: str) -> Iterator[tuple[str, int]]:
    """A server for a measurement: its address, and its process."""
    command = [sys.executable, "-m", "vezerkar.cli", "serve", "--port", "0", "--data", folder]
    command += ["--pause", "0", "--pace", "0", "--workers", "2", *arguments]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        if found is None:
            raise DataError("the server does not start; try `vezerkar serve`")
        yield found[0], process.pid
    finally:
        process.terminate()
        process.wait(SHUTDOWN_TIMEOUT_S)


class BenchGuest:
    """A guest who creates tables and plays both sides of one."""

    def __init__(self, url: str) -> None:
        self.url = url
        with urllib.request.urlopen(url + "api/me") as answer:
            self.cookie = answer.headers["set-cookie"].split(";")[0]

    def create_table(self, axis: str, allies: str) -> str:
        """A table; an empty level is the guest."""
        seats = [
            {
                "seat": seat,
                "kind": "computer" if level else "person",
                "level": level,
                "mine": not level,
            }
            for seat, level in (("axis", axis), ("allies", allies))
        ]
        body = {"game": "memoir", "scenario": "pegasus-bridge", "seats": seats}
        request = urllib.request.Request(
            self.url + "api/tables", json.dumps(body).encode(), {"cookie": self.cookie}
        )
        with urllib.request.urlopen(request) as answer:
            return str(json.load(answer)["id"])

    def metrics(self) -> str:
        with urllib.request.urlopen(self.url + "metrics") as answer:
            return str(answer.read().decode())

    def steps(self) -> float:
        found = re.search(
            r'^vezerkar_steps_total\{kind="act"\} (\S+)', self.metrics(), re.MULTILINE
        )
        return float(found[1]) if found else 0.0

    def mean(self, name: str) -> float:
        text = self.metrics()
        total, count = (
            re.search(rf"^{name}_{part} (\S+)", text, re.M) for part in ("sum", "count")
        )
        return float(total[1]) / max(1.0, float(count[1])) if total and count else 0.0

    def ply(self, table: str) -> int:
        """How many steps a table has."""
        with self._connect(table) as socket:
            return _Page(socket).ply

    def play(
        self, table: str, seconds: float, max_actions: float = math.inf, every_s: float = 0.0
    ) -> tuple[list[float], list[float]]:
        """Act and ping in turn, no faster than `every_s`; how long each answer took."""
        actions: list[float] = []
        pings: list[float] = []
        with self._connect(table) as socket:
            page = _Page(socket)
            began = time.monotonic()
            end = began + seconds
            while time.monotonic() < end and len(actions) < max_actions and not page.over:
                if page.curtain:
                    page.ask("look", seat=page.curtain)
                pings.append(page.ask("ping"))
                action = page.actions[len(actions) % len(page.actions)]["action"]
                actions.append(page.ask("act", ply=page.ply, seat=page.seat, action=action))
                time.sleep(max(0.0, began + len(actions) * every_s - time.monotonic()))
        return actions, pings

    def _connect(self, table: str) -> Any:
        from websockets.sync.client import connect

        address = f"ws{self.url.removeprefix('http')}api/tables/{table}/socket"
        headers = {"cookie": self.cookie}
        return connect(address, additional_headers=headers, max_size=None, compression=None)


class _Page:
    """The little that a client has to remember."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.ref = 0
        self.ply = 0
        self.seat = self.curtain = ""
        self.actions: list[Json] = []
        self.over = False
        self._take(json.loads(socket.recv(ANSWER_TIMEOUT_S)))

    def ask(self, kind: str, **fields: object) -> float:
        """Send a message; the seconds until its answer."""
        self.ref += 1
        began = time.perf_counter()
        self.socket.send(json.dumps({"type": kind, "ref": self.ref, **fields}))
        while True:
            message = json.loads(self.socket.recv(ANSWER_TIMEOUT_S))
            self._take(message)
            if message.get("ref") == self.ref:
                return time.perf_counter() - began

    def _take(self, message: Json) -> None:
        if message["type"] == "welcome":
            self.seat, self.curtain = message["seat"], message.get("curtain", "")
            self.actions = []
        if message["type"] in ("welcome", "update"):
            self.ply = message["ply"]
            self.actions = message["live"].get("actions", self.actions)
            self.over = "outcome" in message["live"]
