"""R16 and R17: how soon everybody is told of an action at many tables, and what these cost."""

from __future__ import annotations

from functools import cache
from typing import Final

from vezerkar.commands.charter_lines.line import Figure, judged, sized
from vezerkar.commands.load import SHARES, LoadPlan
from vezerkar.commands.load import measure as measure_load
from vezerkar.commands.load_figures import LoadFigures
from vezerkar.core.registry import game_ids

LIVE_TABLES: Final = 500
FEWEST_TABLES: Final = 20  # fewer say nothing
SOCKETS_PER_TABLE: Final = 4
ACTIONS_PER_S: Final = 100.0
MEASURED_S: Final = 20.0
LATENCY_MS: Final = {0.5: 30.0, 0.95: 80.0, 0.99: 150.0}  # by share of the actions
IDLE_TABLE_BYTES: Final = 100_000
PLAYED_TABLE_BYTES: Final = 400_000  # with its sockets


@cache
def _run(scale: float) -> LoadFigures:
    """One run for both lines."""
    tables = max(FEWEST_TABLES, sized(LIVE_TABLES, scale))
    rate = ACTIONS_PER_S * tables / LIVE_TABLES
    plan = LoadPlan(tables, SOCKETS_PER_TABLE * tables, rate, MEASURED_S, game_ids())
    return measure_load(plan)


def measure_latency(scale: float) -> Figure:
    found = _run(scale)
    latencies = dict(zip(SHARES, found.latencies_ms, strict=True))
    text = " / ".join(f"{ms:.0f}" for ms in found.latencies_ms)
    rate = found.actions / found.seconds
    kept = all(latencies[share] < limit for share, limit in LATENCY_MS.items())
    return Figure(
        f"{text} ms until all were told, with {found.tables} tables, {found.sockets} sockets and"
        f" {rate:.0f} actions a second",
        judged(kept, found.tables >= LIVE_TABLES),
    )


def measure_memory(scale: float) -> Figure:
    found = _run(scale)
    played = found.played_bytes + SOCKETS_PER_TABLE * found.socket_bytes
    kept = found.idle_bytes <= IDLE_TABLE_BYTES and played <= PLAYED_TABLE_BYTES
    return Figure(
        f"{found.idle_bytes / 1000:,.0f} kB an idle table, {played / 1000:,.0f} kB one that is"
        f" played, with {SOCKETS_PER_TABLE} sockets; {found.sockets} sockets at once",
        judged(kept, found.tables >= LIVE_TABLES),
    )
