"""`kill -9` in the middle of a match: whatever was acknowledged is there afterwards.

python -m tests.server.test_kill 1000    kill so often
"""

from __future__ import annotations

import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx2 as httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.postgres import free_port, running_postgres
from tests.server.running_server import NO_TLS, Json, LiveServer, Person, Socket

KILLS = 30  # a start takes a few hundredths of a second; a soak kills more often


def new_forker() -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.server.forker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        bufsize=1,
    )


class Forked(LiveServer):
    """A server that starts quickly, again and again, on the same port and data."""

    def __init__(
        self,
        data: Path,
        database: str = "",
        node: str = "",
        forker: subprocess.Popen[str] | None = None,
    ) -> None:
        super().__init__(data=data)
        self.port = free_port()
        self.database = database
        self.node = node
        self.pid = 0
        self.forker = forker or new_forker()

    def start(self) -> None:
        assert self.forker.stdin is not None
        assert self.forker.stdout is not None
        given = (self.data, self.port, self.database, self.node)
        print(*given, sep="\t", file=self.forker.stdin, flush=True)
        for line in self.forker.stdout:
            found = re.match(r"pid (\d+)", line)
            if found:
                self.pid = int(found[1])
            if line.startswith("Vezérkar is at"):
                return
            assert not line.startswith("failed"), line
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """Kill, and wait until nothing is left that holds the port."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> None:
        """Send a signal that ends it, and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, how)
            while True:
                os.kill(self.pid, 0)
                time.sleep(0.002)

    def stop(self) -> None:
        self.kill()
        close_forker(self.forker)


def close_forker(forker: subprocess.Popen[str]) -> None:
    assert forker.stdin is not None
    assert forker.stdout is not None
    forker.stdin.close()
    forker.stdout.close()
    forker.wait(20)


class Memory:
    """All that a page was sent of a match."""

    def __init__(self) -> None:
        self.ply = 0
        self.lines: dict[int, Json] = {}
        self.acknowledged = 0

    def check(self, socket: Socket) -> None:
        """Check that nothing that was sent is missing or different."""
        assert socket.ply >= self.ply, f"{self.ply} steps were told, {socket.ply} are left"
        socket.read_whole_log()
        for number, line in self.lines.items():
            assert outline(socket.log[number]) == outline(line)

    def note(self, socket: Socket) -> None:
        self.ply, self.lines = socket.ply, dict(socket.log)


class Killer:
    """Kills a server soon after some actions: while it computes, stores, answers or idles."""

    def __init__(self, server: Forked, pick: random.Random, acknowledged: int) -> None:
        self.at = acknowledged + pick.randint(1, 5)
        self.timer = threading.Timer(pick.uniform(0, 0.04), server.kill)

    def see(self, acknowledged: int) -> None:
        if acknowledged >= self.at and self.timer.ident is None:
            self.timer.start()


def play_until_killed(
    person: Person, table: str, memory: Memory, killer: Killer, pick: random.Random
) -> str:
    """Play random steps until the connection breaks; the table played at last."""
    try:
        with person.at(table) as socket:
            memory.check(socket)
            while True:
                memory.note(socket)
                if socket.over:
                    return new_table(person, memory)
                if socket.curtain:
                    socket.ask("look", seat=socket.curtain)
                answer = socket.act(pick.choice(socket.actions)["action"])
                assert answer["type"] in ("update", "welcome"), answer
                assert not answer.get("stale")
                memory.acknowledged += 1
                killer.see(memory.acknowledged)
    except (ConnectionClosed, ConnectionError, EOFError, InvalidHandshake):
        return table


def outline(line: Json) -> tuple[int, int, str]:
    """What a line of the log tells both seats and a hidden screen alike."""
    return line["number"], line["ply"], line["seat"]


def new_table(person: Person, memory: Memory) -> str:
    memory.ply, memory.lines = 0, {}
    return str(person.create_table({"axis": "me", "allies": "me"})["id"])


def kill_often(data: Path, kills: int, database: str = "") -> int:
    """Play on and on while the server is killed; how many actions were acknowledged."""
    pick, memory = random.Random(1), Memory()
    with Forked(data, database) as server:
        person = Person(server)
        table = new_table(person, memory)
        for _ in range(kills):
            killer = Killer(server, pick, memory.acknowledged)
            with contextlib.suppress(httpx.TransportError):  # killed while a table was created
                while killer.timer.ident is None or killer.timer.is_alive():
                    table = play_until_killed(person, table, memory, killer, pick)
            killer.timer.join()
            server.start()
            person = again(person)
        with person.at(table) as socket:
            memory.check(socket)
    return memory.acknowledged


def again(person: Person) -> Person:
    """The same person, with the same cookie, on a fresh connection."""
    cookie = person.cookie
    person.http.close()
    fresh = Person.__new__(Person)
    fresh.server = person.server
    fresh.http = httpx.Client(base_url=person.server.url, timeout=30, verify=NO_TLS)
    fresh.http.cookies.set("vezerkar", cookie)
    return fresh


@pytest.mark.early
def test_no_acknowledged_action_is_lost(tmp_path: Path) -> None:
    assert kill_often(tmp_path, KILLS) >= KILLS


@pytest.mark.early
def test_nor_with_postgresql(tmp_path: Path) -> None:
    with running_postgres() as url:
        assert kill_often(tmp_path, 10, url) >= 10
    assert not list(tmp_path.glob("*.db"))


if __name__ == "__main__":
    import tempfile

    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        count = int(sys.argv[1])
        acknowledged = kill_often(Path(folder), count)
    print(
        f"{count} kills, {acknowledged} actions acknowledged, none lost, "
        f"{time.monotonic() - began:.0f} s"
    )
