"""`vezerkar capacity PLAYERS`: how many nodes so many people need, by the figures of a run."""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from vezerkar import HOME
from vezerkar.commands.arguments import at_least
from vezerkar.commands.load_figures import LoadFigures, read_figures
from vezerkar.core.errors import DataError

LAST_RUN: Final = HOME.parents[1] / "docs" / "scale.json"  # an installed package has none
LATENCY_GOALS_MS: Final = (30.0, 80.0, 150.0)  # for 50, 95 and 99 % of the actions
SHARES: Final = (0.5, 0.95, 0.99)
MAX_CPU_SHARE: Final = 0.7  # of a core: what is left is for a node that has just been lost
SIMULATED_S: Final = 600.0
MAX_NODES: Final = 100_000


@dataclass(frozen=True)
class Population:
    """What people do, on average, in the busiest hour."""

    players: int  # connected at once
    seats: float = 2.0  # people at a table
    watchers: float = 0.2  # and others who look on
    actions_per_min: float = 6.0  # of a table
    connects_per_h: float = 6.0  # of a socket: reloads, phones that wake up

    @property
    def tables(self) -> float:
        return self.players / self.seats

    @property
    def sockets(self) -> float:
        return self.players + self.watchers * self.tables

    @property
    def actions_per_s(self) -> float:
        return self.tables * self.actions_per_min / 60

    @property
    def connects_per_s(self) -> float:
        return self.sockets * self.connects_per_h / 3600


@dataclass(frozen=True)
class NodeForecast:
    """One of equal nodes in that hour."""

    nodes: int
    cpu_share: float  # of a core
    memory_bytes: float
    latencies_ms: Sequence[float]

    def is_enough(self, memory_bytes: float) -> bool:
        quick = all(
            found < goal for found, goal in zip(self.latencies_ms, LATENCY_GOALS_MS, strict=True)
        )
        return quick and self.cpu_share <= MAX_CPU_SHARE and self.memory_bytes <= memory_bytes


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    usual = Population(0)
    parser = commands.add_parser("capacity", help="say how many nodes so many people need")
    parser.add_argument("players", type=at_least(1), help="people connected at once")
    parser.add_argument(
        "--figures", metavar="FILE", type=Path, help="of `vezerkar load --keep` (docs/scale.json)"
    )
    parser.add_argument("--memory-gb", type=float, default=4.0, help="of a node (4)")
    parser.add_argument(
        "--actions-per-min", type=float, default=usual.actions_per_min, help="of a table (6)"
    )
    parser.add_argument("--seats", type=float, default=usual.seats, help="people at a table (2)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the forecast."""
    figures = read_figures(args.figures or LAST_RUN)
    people = Population(args.players, args.seats, actions_per_min=args.actions_per_min)
    found = nodes_for(people, figures, args.memory_gb * 1e9)
    latencies = " / ".join(f"{each:.0f}" for each in found.latencies_ms)
    print(
        f"{people.players:,} people: {people.tables:,.0f} tables, {people.sockets:,.0f} sockets,"
        f" {people.actions_per_s:,.0f} actions and {people.connects_per_s:,.0f} new sockets"
        " a second"
    )
    print(
        f"{found.nodes:,} {'node' if found.nodes == 1 else 'nodes, each'} with"
        f" {found.cpu_share:.0%} of a core,"
        f" {found.memory_bytes / 1e6:,.0f} MB, and actions told within {latencies} ms"
        " (50 / 95 / 99 %)"
    )
    return 0


def nodes_for(people: Population, figures: LoadFigures, memory_bytes: float) -> NodeForecast:
    """The fewest equal nodes that are quick enough and have room."""
    nodes = _least(people, figures, memory_bytes)
    while nodes <= MAX_NODES:
        found = forecast(people, figures, nodes)
        if found.is_enough(memory_bytes):
            return found
        nodes = max(nodes + 1, math.ceil(nodes * 1.02))
    raise DataError("no number of nodes is enough: a single action takes too long")


def _least(people: Population, figures: LoadFigures, memory_bytes: float) -> int:
    """What averages ask for; queues may ask for more."""
    cpu = figures.cpu_share(people.actions_per_s, people.connects_per_s) / MAX_CPU_SHARE
    room = max(1.0, memory_bytes - figures.empty_bytes)
    needed = figures.memory_bytes(people.tables, people.sockets) - figures.empty_bytes
    return max(1, math.ceil(cpu), math.ceil(needed / room))


def forecast(people: Population, figures: LoadFigures, nodes: int) -> NodeForecast:
    actions, connects = people.actions_per_s / nodes, people.connects_per_s / nodes
    return NodeForecast(
        nodes,
        figures.cpu_share(actions, connects),
        figures.memory_bytes(people.tables / nodes, people.sockets / nodes),
        simulate(figures, actions, connects),
    )


def simulate(
    figures: LoadFigures, actions_per_s: float, connects_per_s: float, seconds: float = SIMULATED_S
) -> list[float]:
    """How long actions take at a node that does one thing after the other; whoever comes waits.

    What happens comes at random, and so does how long it takes: most of it is short.
    """
    chance = random.Random(1)
    total = actions_per_s + connects_per_s
    now = busy_until = 0.0
    times: list[float] = []
    while total and now < seconds:
        now += chance.expovariate(total)
        is_action = chance.random() * total < actions_per_s
        mean_ms = figures.action_cpu_ms if is_action else figures.welcome_cpu_ms
        busy_until = max(now, busy_until) + chance.expovariate(1000 / mean_ms)
        if is_action:
            times.append(1000 * (busy_until - now))
    times.sort()
    return [times[int(share * (len(times) - 1))] if times else 0.0 for share in SHARES]
