"""`vezerkar load`: what many tables and many people cost a server, in bytes and processor time."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from vezerkar.commands.arguments import at_least
from vezerkar.core.errors import DataError
from vezerkar.core.registry import game_ids

WARM_UP_TABLES: Final = 20  # what all tables share is built by them
SHARES: Final = (0.5, 0.95, 0.99)


class LoadFigures(Struct, frozen=True):
    """What a run measured. CPU is that of the server's own process, bytes those it holds."""

    machine: str
    games: list[str]
    tables: int
    sockets: int
    actions: int
    seconds: float
    empty_bytes: int  # a server with hardly a table
    made_cpu_ms: float  # to make a table
    made_per_s: float
    seated_cpu_ms: float  # to begin its match: all seats are taken
    waiting_bytes: float  # of a table that was made; nobody is connected
    idle_bytes: float  # and whose match has begun
    come_cpu_ms: float  # for a socket, until it has its welcome
    socket_bytes: float
    action_cpu_ms: float
    played_bytes: float  # of a table after these actions, without its sockets
    latencies_ms: list[float]  # until everybody has been told: half of the actions, 95 %, 99 %
    back_s: float  # from the order to stop until everybody is back
    back_cpu_s: float


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("load", help="measure what tables and people cost a server")
    parser.add_argument("--tables", type=at_least(1), default=500, help="live tables (500)")
    parser.add_argument("--sockets", type=at_least(1), default=2000, help="at all of them (2000)")
    parser.add_argument("--rate", type=float, default=100.0, help="actions a second (100)")
    parser.add_argument("--seconds", type=float, default=20.0, help="of play (20)")
    parser.add_argument("--game", help="only tables of this game (all of them in turn)")
    parser.add_argument("--database", default="", metavar="URL", help="as of `vezerkar serve`")
    parser.add_argument("--keep", metavar="FILE", type=Path, help="keep the figures as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure, print, and keep."""
    games = [args.game] if args.game else game_ids()
    if args.game and args.game not in game_ids():
        raise DataError(f"load: there is no game '{args.game}'")
    with tempfile.TemporaryDirectory() as folder:
        figures = measure(folder, games, args)
    for line in lines_of(figures):
        print(line)
    if args.keep:
        args.keep.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")
    return 0


def measure(folder: str, games: Sequence[str], args: argparse.Namespace) -> LoadFigures:
    """A server of its own, and made-up people who use it."""
    from vezerkar.commands.load_server import LoadServer

    server = LoadServer(folder, *(["--database", args.database] if args.database else []))
    server.start()
    try:
        return asyncio.run(_measure(server, games, args))
    finally:
        server.stop()


async def _measure(server, games, args):  # type: ignore
    from vezerkar.arena.speed.kept_run import this_machine
    from vezerkar.commands.load_people import LoadPeople

    warm = LoadPeople(server.url)
    await warm.make_tables(WARM_UP_TABLES, games)
    await warm.sit_down()
    await warm.come(3 * WARM_UP_TABLES)
    await warm.play(20, 2)
    await warm.leave()
    people = LoadPeople(server.url)
    server.settle()
    m0, c0, t0 = server.memory_bytes(), server.cpu_s(), time.monotonic()
    await people.make_tables(args.tables, games)
    c1, t1 = server.cpu_s(), time.monotonic()
    server.settle()
    m1, c1b = server.memory_bytes(), server.cpu_s()
    await people.sit_down()
    c2 = server.cpu_s()
    server.settle()
    m2, c2b = server.memory_bytes(), server.cpu_s()
    await people.come(args.sockets)
    c3 = server.cpu_s()
    server.settle()
    m3, c3b = server.memory_bytes(), server.cpu_s()
    times = await people.play(args.rate, args.seconds)
    await asyncio.sleep(1)
    c4 = server.cpu_s()
    server.settle()
    m4 = server.memory_bytes()
    n, s, a = args.tables, len(people.pages), max(1, len(times))
    acts = sum(p.ref for p in people.pages)
    t5 = time.monotonic()
    await people.leave()
    server.stop()
    server.start()
    await people.connect()
    t6 = time.monotonic()
    c6 = server.cpu_s()
    times.sort()
    print("refusals", sum(p.refusals for p in people.pages))
    return LoadFigures(
        this_machine(),
        list(games),
        n,
        s,
        acts,
        args.seconds,
        m0,
        1000 * (c1 - c0) / n,
        n / (t1 - t0),
        1000 * (c2 - c1b) / n,
        (m1 - m0) / n,
        (m2 - m0) / n,
        1000 * (c3 - c2b) / s,
        (m3 - m2) / s,
        1000 * (c4 - c3b) / max(1, acts),
        (m4 - m0 - (m3 - m2)) / n,
        [1000 * times[int(q * (len(times) - 1))] for q in SHARES],
        t6 - t5,
        c6,
    )


def lines_of(f: LoadFigures) -> list[str]:
    return [f"{k}: {getattr(f, k)}" for k in f.__struct_fields__]
