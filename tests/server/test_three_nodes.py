"""Three nodes behind a proxy, and programs that play through it while nodes die.

Nodes are killed, stopped, put to sleep past their term and cut off from the database. Afterwards
the journals are compared with what every program remembers: each acknowledged action is there, once
and in order, every node shows every seat the same, and no seat ever saw other cards than those that
the rules show it at that moment.

python -m tests.server.test_three_nodes KILLS TABLES
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import httpx2 as httpx
import pytest
from msgspec import to_builtins
from sqlalchemy import select
from sqlalchemy.engine import make_url

from tests.server.database_link import DatabaseLink, database_link
from tests.server.node_proxy import node_proxy
from tests.server.postgres import running_postgres
from tests.server.running_server import NO_TLS
from tests.server.table_program import RETRY_S, Json, TableProgram
from tests.server.test_kill import Forked, close_forker, new_forker
from vezerkar.server.match_rows import opened_match
from vezerkar.server.storage.leases import TERM_S
from vezerkar.server.storage.schema import JOURNAL
from vezerkar.server.storage.store import Store, engine_of
from vezerkar.table.reading import reading
from vezerkar.table.views import scene_of

PAST_TERM_S = TERM_S + 1.0
BETWEEN_FAULTS_S = 0.6
REQUEST_TIMEOUT_S = 5.0
SEAT_IDS = ("axis", "allies")


class Cluster(NamedTuple):
    """Three nodes; the last one reaches its database through a link that can be cut."""

    nodes: Sequence[Forked]
    database: str
    link: DatabaseLink


@contextlib.contextmanager
def running_cluster(data: Path) -> Iterator[Cluster]:
    forker = new_forker()
    with contextlib.ExitStack() as stack:
        stack.callback(close_forker, forker)
        database = stack.enter_context(running_postgres())
        url = make_url(database)
        assert url.port is not None
        link = stack.enter_context(database_link(url.port))
        cut = url.set(port=link.port).render_as_string()
        nodes = [
            Forked(data / name, cut if name == "c" else database, name, forker) for name in "abc"
        ]
        for node in nodes:
            node.start()
            stack.callback(node.kill)
        yield Cluster(nodes, database, link)


# Faults


async def kill(node: Forked) -> None:
    """It starts again at once: what it had is free."""
    await asyncio.to_thread(node.kill)
    await asyncio.to_thread(node.start)


async def kill_for_long(node: Forked) -> None:
    """Others take its tables over."""
    await asyncio.to_thread(node.kill)
    await asyncio.sleep(PAST_TERM_S)
    await asyncio.to_thread(node.start)


async def restart(node: Forked) -> None:
    """As in an update."""
    await asyncio.to_thread(node.end, signal.SIGTERM)
    await asyncio.to_thread(node.start)


async def put_to_sleep(node: Forked) -> None:
    """It sleeps past its term, and wakes up with tables that others have."""
    os.kill(node.pid, signal.SIGSTOP)
    await asyncio.sleep(PAST_TERM_S)
    os.kill(node.pid, signal.SIGCONT)


async def make_trouble(cluster: Cluster, kills: int, pick: random.Random) -> None:
    """So many kills, and each of the other faults now and then, at least once."""
    others = [kill_for_long, put_to_sleep, restart]
    for number in range(kills):
        await asyncio.sleep(pick.uniform(0, BETWEEN_FAULTS_S))
        await kill(pick.choice(cluster.nodes))
        if number % 10 == 0:
            for fault in others:
                await fault(pick.choice(cluster.nodes))
                await asyncio.sleep(pick.uniform(0, BETWEEN_FAULTS_S))
            cluster.link.cut = True
            await asyncio.sleep(PAST_TERM_S)
            cluster.link.cut = False


# Tables


async def ask(client: httpx.AsyncClient, method: str, path: str, body: object = None) -> Json:
    """A request that is repeated until a node answers it.

    If an answer was lost the request may have been carried out: then it is refused the second time.
    """
    repeated = False
    while True:
        with contextlib.suppress(httpx.TransportError):
            answer = await client.request(method, path, json=body)
            if answer.status_code < 500:
                assert repeated or answer.status_code in (200, 201), answer.text
                found: Json = answer.json()
                return found
        repeated = True
        await asyncio.sleep(RETRY_S)


@contextlib.asynccontextmanager
async def guest(port: int) -> AsyncIterator[httpx.AsyncClient]:
    address = f"http://127.0.0.1:{port}/"
    async with httpx.AsyncClient(
        base_url=address, timeout=REQUEST_TIMEOUT_S, verify=NO_TLS
    ) as client:
        await ask(client, "GET", "api/me")
        yield client


async def new_programs(port: int, pick: random.Random) -> list[TableProgram]:
    """A table of two guests, and a program for each of them."""
    async with guest(port) as host, guest(port) as other:
        seats = [
            {"seat": "axis", "kind": "person", "mine": True},
            {"seat": "allies", "kind": "open"},
        ]
        body = {"game": "memoir", "scenario": "pegasus-bridge", "seats": seats}
        made = await ask(host, "POST", "api/tables", body)
        table, invitation = made["id"], {"invitation": made["seats"][1]["invitation"]}
        await ask(other, "POST", f"api/tables/{table}/seats/allies", invitation)
        await ask(host, "POST", f"api/tables/{table}/start")
        return [
            TableProgram(table, seat, client.cookies["vezerkar"], random.Random(pick.random()))
            for seat, client in zip(SEAT_IDS, (host, other), strict=True)
        ]


async def play_tables(
    port: int, pick: random.Random, done: asyncio.Event, played: list[TableProgram]
) -> None:
    """Play one table after the other."""
    while not done.is_set():
        programs = await new_programs(port, pick)
        played += programs
        async with asyncio.TaskGroup() as group:
            for program in programs:
                group.create_task(program.play(port, done))


# The check


async def journals(database: str) -> dict[str, list[tuple[int, str, str]]]:
    """What is stored of all matches: number, seat and action of every line."""
    engine = engine_of(database)
    columns = (JOURNAL.c.match, JOURNAL.c.number, JOURNAL.c.seat, JOURNAL.c.action)
    found: dict[str, list[tuple[int, str, str]]] = {}
    async with engine.connect() as connection:
        query = select(*columns).order_by(JOURNAL.c.match, JOURNAL.c.number)
        for match, number, seat, action in (await connection.execute(query)).all():
            found.setdefault(match, []).append((number, seat, action))
    await engine.dispose()
    return found


def must_agree(program: TableProgram, journal: list[tuple[int, str, str]]) -> None:
    """All that was acknowledged, once, in order; and at most what was not answered yet."""
    stored = [action for _, seat, action in journal if seat == program.seat]
    expected = list(program.acknowledged)
    if program.unanswered is not None and len(stored) > len(expected):
        expected.append(program.unanswered.action)
    assert stored == expected, f"{program.table} {program.seat}"


async def visible_cards(store: Store, table: str) -> list[set[tuple[int, str]]]:
    """By seat and ply: the cards that a match shows, played again from its journal alone."""
    found = await store.match(table)
    assert found is not None
    match = opened_match(*found)
    visible: list[set[tuple[int, str]]] = [set() for _ in SEAT_IDS]
    for _ in chain([None], reading(match, await store.journal(table))):
        for seat, shown in enumerate(visible):
            zones = to_builtins(scene_of(match, seat).zones)
            shown.add((match.ply_of(seat), json.dumps(zones, sort_keys=True)))
    return visible


async def must_have_seen_no_more(database: str, programs: Sequence[TableProgram]) -> None:
    store = Store(engine_of(database))
    for table in {program.table for program in programs}:
        visible = await visible_cards(store, table)
        for program in programs:
            if program.table == table:
                assert program.seen <= visible[SEAT_IDS.index(program.seat)], f"{table}: a leak"
    await store.close()


async def shown_by(node: Forked, programs: Sequence[TableProgram]) -> list[Json]:
    """What a node that has all tables shows every seat: what lasts of a match, not who is here."""
    found = []
    for program in programs:
        welcome = await program.welcome_at(node.port)
        assert welcome["seat"] == program.seat
        found.append({name: welcome[name] for name in ("ply", "still", "live", "log")})
    return found


async def shown_by_each(cluster: Cluster, programs: Sequence[TableProgram]) -> list[list[Json]]:
    """Every node in turn is alone, and reads all tables from the database."""
    found = []
    for node in cluster.nodes:
        others = [each for each in cluster.nodes if each is not node]
        for each in others:
            await asyncio.to_thread(each.end, signal.SIGTERM)
        found.append(await shown_by(node, programs))
        for each in others:
            await asyncio.to_thread(each.start)
    return found


async def play_through(cluster: Cluster, kills: int, tables: int) -> list[TableProgram]:
    """Play while there is trouble, then check everything; whoever has played."""
    pick, done, played = random.Random(1), asyncio.Event(), list[TableProgram]()
    ports = [node.port for node in cluster.nodes]
    async with node_proxy(ports) as proxy, asyncio.TaskGroup() as group:
        for _ in range(tables):
            group.create_task(play_tables(proxy.port, pick, done, played))
        await make_trouble(cluster, kills, pick)
        done.set()
    stored = await journals(cluster.database)
    for program in played:
        journal = stored.get(program.table, [])
        assert [number for number, _, _ in journal] == list(range(1, len(journal) + 1))
        must_agree(program, journal)
    await must_have_seen_no_more(cluster.database, played)
    first, *others = await shown_by_each(cluster, played)
    assert all(other == first for other in others)
    return played


@pytest.mark.early
def test_nothing_is_lost_or_doubled_while_nodes_die(tmp_path: Path) -> None:
    with running_cluster(tmp_path) as cluster:
        played = asyncio.run(play_through(cluster, kills=4, tables=4))
    assert all(program.breaks for program in played)  # everybody felt it
    assert sum(len(program.acknowledged) for program in played) > 40


@pytest.mark.soak
def test_nor_while_they_die_often(tmp_path: Path) -> None:
    with running_cluster(tmp_path) as cluster:
        played = asyncio.run(play_through(cluster, kills=300, tables=60))
    assert sum(len(program.acknowledged) for program in played) > 6000


if __name__ == "__main__":
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, running_cluster(Path(folder)) as running:
        everybody = asyncio.run(play_through(running, int(sys.argv[1]), int(sys.argv[2])))
    total = sum(len(program.acknowledged) for program in everybody)
    lost = sum(program.breaks for program in everybody)
    print(f"{total} actions at {len(everybody) // 2} tables, {lost} connections lost,", end=" ")
    print(f"nothing lost or doubled, {time.monotonic() - began:.0f} s")
