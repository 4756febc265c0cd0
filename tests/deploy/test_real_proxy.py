"""People play through the real Caddy and are counted by the real Prometheus, while nodes restart.

Both read the files of `deploy`; only the addresses in them are those of this machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect

from tests.needs import missing
from tests.server.postgres import free_port, running_postgres
from tests.server.running_server import LiveServer
from tests.server.table_program import TableProgram
from tests.server.test_three_nodes import SEAT_IDS, journals, must_agree
from vezerkar import HOME
from vezerkar.server.logins import HTTPS_COOKIE_NAME

DEPLOY: Final = HOME.parents[1] / "deploy"
NAMES: Final = ("east", "west", "north")
START_TIMEOUT_S: Final = 30.0
ACTIONS_BETWEEN_RESTARTS: Final = 20
# Caddy asks its own authority for the certificate, and leaves the rest of this machine alone.
HERE: Final = "{\n\tadmin off\n\thttp_port %d\n\tskip_install_trust\n\tlocal_certs\n}\n"
# Nothing has gone wrong, and nobody thinks: there is nothing to be shown.
QUIET: Final = ("slow", "refused", "dropped", "thinking", "log_lines")


def of_this_machine(text: str, nodes: Sequence[LiveServer]) -> str:
    for name, node in zip(NAMES, nodes, strict=True):
        text = text.replace(f"{name}:8044", f"127.0.0.1:{node.port}")
    return text


@contextlib.contextmanager
def running(program: str, folder: Path, *words: str, **variables: str) -> Iterator[None]:
    found = shutil.which(program)
    if found is None:
        raise missing(f"{program} is not installed (Debian, Ubuntu: `apt install {program}`)")
    with open(folder / f"{program}.log", "wb") as log:
        home = {"HOME": str(folder), "PATH": "/usr/bin:/bin", **variables}
        process = subprocess.Popen([found, *words], env=home, stdout=log, stderr=log)
    try:
        yield
    finally:
        process.terminate()
        process.wait(START_TIMEOUT_S)


@contextlib.contextmanager
def three_nodes(database: str, folder: Path) -> Iterator[Sequence[LiveServer]]:
    with contextlib.ExitStack() as stack:
        words = ("--database", database, "--https", "--trusted-proxy", "127.0.0.1")
        yield [
            stack.enter_context(LiveServer("--node", name, *words, data=folder / name))
            for name in NAMES
        ]


@contextlib.contextmanager
def running_caddy(nodes: Sequence[LiveServer], folder: Path) -> Iterator[int]:
    port = free_port()
    file = folder / "Caddyfile"
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    file.write_text(HERE % free_port() + of_this_machine(text, nodes), encoding="utf-8")
    words = ("run", "--config", str(file), "--adapter", "caddyfile")
    with running("caddy", folder, *words, VEZERKAR_DOMAIN=f"localhost:{port}"):
        until(lambda: httpx.get(f"https://localhost:{port}/readyz", verify=False).text == "ok\n")
        yield port


@contextlib.contextmanager
def running_prometheus(nodes: Sequence[LiveServer], folder: Path) -> Iterator[str]:
    port = free_port()
    file = folder / "prometheus.yaml"
    text = (DEPLOY / "prometheus.yaml").read_text(encoding="utf-8")
    file.write_text(of_this_machine(text, nodes).replace("10s", "1s"), encoding="utf-8")
    shutil.copy(DEPLOY / "alerts.yaml", folder)
    address = f"127.0.0.1:{port}"
    storage = f"--storage.tsdb.path={folder / 'metrics'}"
    words = (f"--config.file={file}", storage, f"--web.listen-address={address}")
    with running("prometheus", folder, *words):
        until(lambda: len(asked(address, "up == 1")) == len(nodes))
        yield address


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + START_TIMEOUT_S
    while True:
        with contextlib.suppress(httpx.HTTPError):
            if is_so():
                return
        assert time.monotonic() < end, "it did not come in time"
        time.sleep(0.2)


def asked(prometheus: str, query: str) -> list[Any]:
    found = httpx.get(f"http://{prometheus}/api/v1/query", params={"query": query}).json()
    assert found["status"] == "success", query
    result: list[Any] = found["data"]["result"]
    return result


class SecureProgram(TableProgram):
    """Comes as a page does: encrypted, with the cookie that only https carries."""

    def connect(self, port: int) -> connect:
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        return connect(
            f"wss://localhost:{port}/api/tables/{self.table}/socket",
            additional_headers={"cookie": f"{HTTPS_COOKIE_NAME}={self.cookie}"},
            ssl=context,
            ping_interval=None,
            max_size=None,
            proxy=None,
        )


def new_programs(port: int) -> list[SecureProgram]:
    """A table of two guests who came by https, and a program for each of them."""
    address = f"https://localhost:{port}/"
    with (
        httpx.Client(base_url=address, verify=False) as host,
        httpx.Client(base_url=address, verify=False) as other,
    ):
        for client in (host, other):
            assert client.get("api/me").status_code == 200
        seats = [
            {"seat": "axis", "kind": "person", "mine": True},
            {"seat": "allies", "kind": "open"},
        ]
        body = {"game": "memoir", "scenario": "pegasus-bridge", "seats": seats}
        made = host.post("api/tables", json=body).json()
        table, invitation = made["id"], {"invitation": made["seats"][1]["invitation"]}
        other.post(f"api/tables/{table}/seats/allies", json=invitation).raise_for_status()
        host.post(f"api/tables/{table}/start").raise_for_status()
        return [
            SecureProgram(table, seat, client.cookies[HTTPS_COOKIE_NAME], random.Random(seat))
            for seat, client in zip(SEAT_IDS, (host, other), strict=True)
        ]


async def restart_one_by_one(
    nodes: Sequence[LiveServer], programs: Sequence[TableProgram], done: asyncio.Event
) -> None:
    def taken() -> int:
        return sum(len(program.acknowledged) for program in programs)

    for node in nodes:
        before = taken()
        await asyncio.to_thread(node.stop)
        while taken() < before + ACTIONS_BETWEEN_RESTARTS:  # with two nodes
            await asyncio.sleep(0.05)
        await asyncio.to_thread(node.start)
        await asyncio.sleep(0.5)
    done.set()


async def play(port: int, nodes: Sequence[LiveServer], programs: Sequence[TableProgram]) -> None:
    done = asyncio.Event()
    async with asyncio.timeout(180), asyncio.TaskGroup() as group:
        for program in programs:
            group.create_task(program.play(port, done))
        group.create_task(restart_one_by_one(nodes, programs, done))


def shown_on_the_dashboard() -> list[str]:
    text = (DEPLOY / "grafana" / "provisioning" / "dashboards" / "vezerkar.json").read_text()
    return [target["expr"] for panel in json.loads(text)["panels"] for target in panel["targets"]]


def counted(nodes: Sequence[LiveServer], name: str) -> list[int]:
    """A metric of each node."""
    texts = [httpx.get(f"{node.url}metrics", verify=False).text for node in nodes]
    found = [re.search(rf"^{name} (\d+)", text, re.MULTILINE) for text in texts]
    return [int(each[1]) if each else 0 for each in found]


async def everybody_comes(port: int, programs: Sequence[SecureProgram]) -> None:
    for program in programs:
        async with program.connect(port) as socket:
            assert json.loads(await socket.recv())["type"] == "welcome"


@pytest.mark.soak
def test_caddy_sends_people_to_the_node_that_has_their_table(tmp_path: Path) -> None:
    with (
        running_postgres() as database,
        three_nodes(database, tmp_path) as nodes,
        running_caddy(nodes, tmp_path) as port,
    ):
        programs = [program for _ in range(12) for program in new_programs(port)]
        asyncio.run(everybody_comes(port, programs))
        assert counted(nodes, "vezerkar_passed_on_total") == [0, 0, 0]
        tables = counted(nodes, "vezerkar_tables")
        assert sum(tables) == 12
        assert max(tables) < 12  # else one of them would do all the work


@pytest.mark.soak
def test_a_rolling_restart_behind_caddy_is_felt_by_nobody_and_seen_by_prometheus(
    tmp_path: Path,
) -> None:
    with (
        running_postgres() as database,
        three_nodes(database, tmp_path) as nodes,
        running_caddy(nodes, tmp_path) as port,
        running_prometheus(nodes, tmp_path) as prometheus,
    ):
        programs = [program for _ in range(3) for program in new_programs(port)]
        asyncio.run(play(port, nodes, programs))
        stored = asyncio.run(journals(database))
        until(lambda: len(asked(prometheus, "up == 1")) == len(nodes))
        loud = [each for each in shown_on_the_dashboard() if not re.search("|".join(QUIET), each)]
        assert len(loud) > 10
        for query in loud:
            assert asked(prometheus, query), query
    for program in programs:
        must_agree(program, stored[program.table])
