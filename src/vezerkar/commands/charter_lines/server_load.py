"""R16: how soon a person's action is answered while computers play many tables."""

from __future__ import annotations

import tempfile
from typing import Final

from vezerkar.commands.bench_serve import BenchGuest, bench_server
from vezerkar.commands.charter_lines.line import Figure, Verdict, judged, sized

LIVE_TABLES: Final = 500
FEWEST_TABLES: Final = 20  # fewer say nothing
MEASURED_S: Final = 10.0
LATENCY_MS: Final = {0.5: 30.0, 0.95: 80.0, 0.99: 150.0}  # by share of the actions


def measure(scale: float) -> Figure:
    tables = max(FEWEST_TABLES, sized(LIVE_TABLES, scale))
    with tempfile.TemporaryDirectory() as folder, bench_server(folder) as url:
        guest = BenchGuest(url)
        for _ in range(tables):
            guest.create_table("sergeant", "sergeant")
        actions, _ = guest.play(guest.create_table("", ""), MEASURED_S)
    if not actions:
        return Figure(f"{tables} tables: no action was answered", Verdict.MISSED)
    times = sorted(1000 * seconds for seconds in actions)
    found = {share: times[int(share * (len(times) - 1))] for share in LATENCY_MS}
    text = " / ".join(f"{ms:.0f}" for ms in found.values())
    kept = all(found[share] < limit for share, limit in LATENCY_MS.items())
    verdict = judged(kept, tables >= LIVE_TABLES)
    return Figure(f"{text} ms with {tables} tables of computers, to one client", verdict)
