"""`vezerkar load`: what many tables and many people cost a server, in bytes and processor time."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from vezerkar.arena.speed.kept_run import this_machine
from vezerkar.commands.arguments import at_least
from vezerkar.commands.load_figures import (
    LoadFigures,
    compared,
    lines_of,
    read_figures,
    write_figures,
)
from vezerkar.core.errors import DataError
from vezerkar.core.registry import game_ids

if TYPE_CHECKING:  # other commands need not wait for the libraries of sockets
    from vezerkar.commands.load_people import LoadPeople
    from vezerkar.commands.load_server import LoadServer

WARM_UP_TABLES: Final = 20  # what all tables share is built by them
WARM_UP_SOCKETS: Final = 60
WARM_UP_S: Final = 2.0
WARM_UP_ACTIONS_PER_S: Final = 20.0
LAST_ANSWERS_S: Final = 1.0
SHARES: Final = (0.5, 0.95, 0.99)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("load", help="measure what tables and people cost a server")
    parser.add_argument("--tables", type=at_least(1), default=500, help="live tables (500)")
    parser.add_argument("--sockets", type=at_least(1), default=2000, help="at all of them (2000)")
    parser.add_argument("--rate", type=float, default=100.0, help="actions a second (100)")
    parser.add_argument("--seconds", type=float, default=20.0, help="of play (20)")
    parser.add_argument("--game", help="only tables of this game (all of them in turn)")
    parser.add_argument("--keep", metavar="FILE", type=Path, help="keep the figures as JSON")
    parser.add_argument(
        "--against", metavar="FILE", type=Path, help="say what kept figures foretold of this run"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure, print, keep and compare."""
    if args.game and args.game not in game_ids():
        raise DataError(f"--game: expected one of {', '.join(game_ids())}, found '{args.game}'")
    expected = read_figures(args.against) if args.against else None
    games = [args.game] if args.game else game_ids()
    figures = measure(LoadPlan(args.tables, args.sockets, args.rate, args.seconds, games))
    print("\n".join(lines_of(figures)))
    if expected:
        print("\n".join(compared(expected, figures)))
    if args.keep:
        write_figures(figures, args.keep)
    return 0


class LoadPlan(NamedTuple):
    """What a run consists of."""

    tables: int
    sockets: int
    rate: float  # actions a second
    seconds: float
    games: Sequence[str]


def measure(plan: LoadPlan) -> LoadFigures:
    """Start a server, and made-up people who use it."""
    from vezerkar.commands.load_server import LoadServer

    with tempfile.TemporaryDirectory() as folder:
        server = LoadServer(folder)
        server.start()
        try:
            return asyncio.run(_measure(server, plan))
        finally:
            server.stop()


class Cost(NamedTuple):
    """What a part of the run cost the server."""

    cpu_ms: float
    seconds: float
    grown_bytes: int


async def cost(server: LoadServer, work: Awaitable[object]) -> Cost:
    memory, cpu, began = server.memory_bytes(), server.cpu_s(), time.monotonic()
    await work
    seconds, used = time.monotonic() - began, server.cpu_s() - cpu
    server.settle()
    return Cost(1000 * used, seconds, server.memory_bytes() - memory)


async def _measure(server: LoadServer, plan: LoadPlan) -> LoadFigures:
    from vezerkar.commands.load_people import LoadPeople

    await _warm_up(LoadPeople(server.url), plan.games)
    server.settle()
    people, empty = LoadPeople(server.url), server.memory_bytes()
    made = await cost(server, people.make_tables(plan.tables, plan.games))
    begun = await cost(server, people.sit_down())
    come = await cost(server, people.come(plan.sockets))
    times: list[float] = []
    played = await cost(server, _play(people, plan, times))
    if not times or people.refusals:
        raise DataError(f"load: {len(times)} actions were told, {people.refusals} refused")
    times.sort()
    stop_s, back_s, back_cpu_s = await _restart(server, people)
    tables, sockets, actions = plan.tables, len(people.pages), people.actions
    return LoadFigures(
        machine=str(this_machine()),
        games=list(plan.games),
        tables=tables,
        sockets=sockets,
        actions=actions,
        seconds=plan.seconds,
        empty_bytes=empty,
        made_cpu_ms=made.cpu_ms / tables,
        made_per_s=tables / made.seconds,
        begun_cpu_ms=begun.cpu_ms / tables,
        waiting_bytes=made.grown_bytes / tables,
        idle_bytes=(made.grown_bytes + begun.grown_bytes) / tables,
        welcome_cpu_ms=come.cpu_ms / sockets,
        socket_bytes=come.grown_bytes / sockets,
        action_cpu_ms=played.cpu_ms / actions,
        played_bytes=(made.grown_bytes + begun.grown_bytes + played.grown_bytes) / tables,
        latencies_ms=[1000 * times[int(share * (len(times) - 1))] for share in SHARES],
        stop_s=stop_s,
        back_s=back_s,
        back_cpu_s=back_cpu_s,
    )


async def _warm_up(people: LoadPeople, games: Sequence[str]) -> None:
    await people.make_tables(WARM_UP_TABLES, games)
    await people.sit_down()
    await people.come(WARM_UP_SOCKETS)
    await people.play(WARM_UP_ACTIONS_PER_S, WARM_UP_S)
    people.leave()


async def _play(people: LoadPeople, plan: LoadPlan, times: list[float]) -> None:
    times += await people.play(plan.rate, plan.seconds)
    await asyncio.sleep(LAST_ANSWERS_S)


async def _restart(server: LoadServer, people: LoadPeople) -> tuple[float, float, float]:
    """Stop the server while everybody is connected, and start it again."""
    began = time.monotonic()
    server.stop()
    stopped = time.monotonic()
    people.leave()
    server.start()
    await people.connect()
    return stopped - began, time.monotonic() - stopped, server.cpu_s()
