"""R18: many tables are made within a few seconds."""

from __future__ import annotations

import tempfile
import time
import urllib.error
from typing import Final

from vezerkar.commands.bench_serve import BenchGuest, bench_server
from vezerkar.commands.charter_lines.line import Figure, judged

BURST_TABLES: Final = 1_000
BURST_S: Final = 10.0


def measure(scale: float) -> Figure:
    made = errors = 0
    with tempfile.TemporaryDirectory() as folder, bench_server(folder) as url:
        guest = BenchGuest(url)
        began = time.monotonic()
        while made + errors < BURST_TABLES and time.monotonic() - began < BURST_S:
            try:
                guest.create_table("", "")
                made += 1
            except urllib.error.HTTPError:
                errors += 1
        seconds = time.monotonic() - began
    text = f"{made:,} tables in {seconds:.1f} s from one client, {errors} errors"
    return Figure(text, judged(not errors and made >= BURST_TABLES, whole=True))
