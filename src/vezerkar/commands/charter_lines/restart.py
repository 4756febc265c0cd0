"""R20: from the order to stop until the table is there again after a restart."""

from __future__ import annotations

import tempfile
import time
from typing import Final

from vezerkar.commands.bench_serve import BenchGuest, bench_server
from vezerkar.commands.charter_lines.line import Figure, judged

RESTART_S: Final = 2.0
PLAYED_S: Final = 2.0


def measure(scale: float) -> Figure:
    with tempfile.TemporaryDirectory() as folder:
        with bench_server(folder) as url:
            guest = BenchGuest(url)
            table = guest.create_table("", "")
            guest.play(table, PLAYED_S)
            before = guest.ply(table)
            began = time.monotonic()
        with bench_server(folder) as url:
            guest.url = url
            after = guest.ply(table)
            seconds = time.monotonic() - began
    text = f"{seconds:.1f} s, {before - after} of {before} actions lost"
    return Figure(text, judged(seconds < RESTART_S and before == after, whole=True))
