"""R19: a server is killed again and again; what it acknowledged must be there afterwards."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import Final

from vezerkar.commands.charter_lines.line import Figure, judged, sized
from vezerkar.commands.rules import tests_folder

KILLS: Final = 1_000
FEWEST_KILLS: Final = 20


def measure(scale: float) -> Figure:
    count = max(FEWEST_KILLS, sized(KILLS, scale))
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.test_kill", str(count)],
        cwd=tests_folder().resolve().parent,
        capture_output=True,
        text=True,
    )
    told = re.search(r"\d+ kills, \d+ actions acknowledged, none lost", done.stdout)
    if told is None:
        return Figure(
            f"lost within {count} kills", judged(False, whole=True), (done.stderr[-500:],)
        )
    return Figure(told[0], judged(True, count >= KILLS))
