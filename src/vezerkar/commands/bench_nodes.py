"""`vezerkar bench serve --nodes N`: what an action costs with one node, with two, with N.

On one machine more nodes give no more speed. So the processor time of all nodes is counted: if it
grows little with their number, more machines do give more speed.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from vezerkar.commands.bench_serve import BenchGuest, bench_process
from vezerkar.core.errors import DataError

BENCH_TABLES: Final = 36
WARM_UP_ACTIONS: Final = 10
MEASURED_ACTIONS: Final = 50  # at each table
EVERY_S: Final = 0.6  # a table acts no oftener: a machine that is full measures its own queues
PLAY_TIMEOUT_S: Final = 300.0
IDLE_SHARE: Final = 0.05  # of a core: less than this is rest
IDLE_LOOK_S: Final = 1.0
RESTING_LOOK_S: Final = 5.0
PROCESS_TIMES: Final = slice(11, 13)  # after the name in /proc/PID/stat: user and system


class BenchNode(NamedTuple):
    url: str
    process: int


class NodesRun(NamedTuple):
    """One measurement: how many nodes, and whether people came to the node that has their table."""

    nodes: int
    own_door: bool
    seconds: float
    times: list[float]  # of each action, until it was stored and answered
    cpu_s: float  # of all nodes
    resting: float  # what all nodes use when nobody plays, of a core

    @property
    def cpu_of_action_s(self) -> float:
        """What an action adds to nodes at rest."""
        return max(0.0, self.cpu_s - self.resting * self.seconds) / len(self.times)


def run_nodes(nodes: int, database: str) -> int:
    """Measure with one node, with two, up to so many, and print what each cost."""
    if not database.startswith("postgres"):
        raise DataError("bench serve --nodes: expected --database postgresql://..., an empty one")
    if not Path("/proc/self/stat").is_file():
        raise DataError("bench serve --nodes: processor time is counted on Linux only")
    runs = [run for count in range(1, nodes + 1) for run in measure_nodes(count, database)]
    Console().print(nodes_table(runs))
    return 0


def measure_nodes(count: int, database: str) -> list[NodesRun]:
    """Play at the doors of the owners, and, if there are several nodes, at other doors."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        nodes = [
            BenchNode(
                *stack.enter_context(
                    bench_process(
                        f"{folder}/{n}",
                        "--database",
                        database,
                        "--node",
                        f"bench-{n}",
                        "--seed",
                        "1",
                    )
                )
            )
            for n in range(count)
        ]
        return [_measure(nodes, own) for own in ((True, False) if count > 1 else (True,))]


def _measure(nodes: Sequence[BenchNode], own_door: bool) -> NodesRun:
    """The same tables each time, spread over all nodes."""
    guests, tables = [], []
    for number in range(BENCH_TABLES):
        guest = BenchGuest(nodes[number % len(nodes)].url)
        tables.append(guest.create_table("", ""))
        guest.ply(tables[-1])  # whoever is asked for a new table has it
        if not own_door:
            guest.url = nodes[(number + 1) % len(nodes)].url
        guests.append(guest)
    _play(guests, tables, WARM_UP_ACTIONS)
    resting = _wait_for_rest(nodes)
    before, began = cpu_s(nodes), time.monotonic()
    times = _play(guests, tables, MEASURED_ACTIONS)
    seconds, spent = time.monotonic() - began, cpu_s(nodes) - before
    return NodesRun(len(nodes), own_door, seconds, times, spent, resting)


def _play(guests: Sequence[BenchGuest], tables: Sequence[str], actions: int) -> list[float]:
    def play(guest: BenchGuest, table: str) -> list[float]:
        return guest.play(table, PLAY_TIMEOUT_S, actions, EVERY_S)[0]

    with ThreadPoolExecutor(len(tables)) as pool:
        return [one for times in pool.map(play, guests, tables) for one in times]


def _wait_for_rest(nodes: Sequence[BenchNode]) -> float:
    """A node loads all games when it starts; what the nodes use when they have done, of a core."""
    before = cpu_s(nodes)
    while True:
        time.sleep(IDLE_LOOK_S)
        before, last = cpu_s(nodes), before
        if before - last < IDLE_SHARE * IDLE_LOOK_S * len(nodes):
            time.sleep(RESTING_LOOK_S)
            return (cpu_s(nodes) - before) / RESTING_LOOK_S


def cpu_s(nodes: Sequence[BenchNode]) -> float:
    """The processor time that nodes have used, as Linux counts it."""
    ticks = 0
    for node in nodes:
        stat = Path(f"/proc/{node.process}/stat").read_text(encoding="utf-8")
        ticks += sum(int(each) for each in stat.rpartition(")")[2].split()[PROCESS_TIMES])
    return ticks / os.sysconf("SC_CLK_TCK")


def nodes_table(runs: Sequence[NodesRun]) -> Table:
    table = Table(title=f"{BENCH_TABLES} tables, {MEASURED_ACTIONS} actions at each")
    for title in ("nodes", "door", "actions a second", "p50 ms", "p95 ms", "CPU ms", "growth"):
        table.add_column(title, justify="left" if title == "door" else "right")
    for run in runs:
        ordered = sorted(run.times)
        middle, late = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)]
        table.add_row(
            str(run.nodes),
            "of the owner" if run.own_door else "another",
            f"{len(ordered) / run.seconds:.0f}",
            f"{middle * 1000:.1f}",
            f"{late * 1000:.1f}",
            f"{run.cpu_of_action_s * 1000:.2f}",
            growth(run, runs[0]),
        )
    resting = max(run.resting / run.nodes for run in runs)
    table.caption = (
        "CPU: processor time of all nodes for an action and a ping, without the database and "
        f"without what a node uses at rest (up to {resting:.1%} of a core)"
    )
    return table


def growth(run: NodesRun, first: NodesRun) -> str:
    """How much more an action costs than with one node."""
    if not first.cpu_of_action_s:
        return "-"
    return f"{run.cpu_of_action_s / first.cpu_of_action_s - 1:+.0%}"
