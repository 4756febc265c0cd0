"""Where the time goes before the first table is there: imports by module, and reading the data."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

# What a server needs: itself, and every game with its scenarios.
START: Final = """
import time
import vezerkar.server.app
from vezerkar.core.registry import find_game, game_ids
games = [find_game(name) for name in game_ids()]
begin = time.perf_counter()
for game in games:
    game.scenarios()
print(time.perf_counter() - begin)
"""
IMPORTED: Final = re.compile(r"import time:\s*(\d+) \|\s*\d+ \|\s*(\S+)")
OURS: Final = "vezerkar"
DATA: Final = "scenarios of all games"
STARTS: Final = 3
SHOWN: Final = 12  # groups; the others are added up
OTHERS: Final = "others"


class StartUpPart(Struct, frozen=True):
    """A group of modules, and its share of the time."""

    name: str
    share: float


def measure_start_up(form: str) -> tuple[StartUpPart, ...]:
    """Several starts, the quickest of each part; the largest parts first."""
    starts = [_start(form) for _ in range(STARTS)]
    times = Counter({name: min(start[name] for start in starts) for name in starts[0]})
    total = sum(times.values())
    parts = [StartUpPart(name, spent / total) for name, spent in times.most_common(SHOWN)]
    return (*parts, StartUpPart(OTHERS, 1 - sum(part.share for part in parts)))


def _start(form: str) -> Counter[str]:
    """Microseconds by part, of a process of its own."""
    command = [sys.executable, "-X", "importtime", "-c", START]
    environment = os.environ | {"VEZERKAR_FORM": form}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    times = import_times(done.stderr.splitlines())
    times[DATA] = int(float(done.stdout) * 1e6)
    return times


def import_times(lines: Iterable[str]) -> Counter[str]:
    """Microseconds by group, from what `-X importtime` says; each module without what it imports.

    >>> lines = ["import time:       200 |        900 | vezerkar.games.memoir.state",
    ...          "import time:       100 |        100 |   vezerkar.games.memoir.cards"]
    >>> import_times(lines)
    Counter({'vezerkar.games.memoir': 300})
    """
    times: Counter[str] = Counter()
    for line in lines:
        if found := IMPORTED.fullmatch(line.rstrip()):
            times[group_of(found[2])] += int(found[1])
    return times


def group_of(module: str) -> str:
    """The room of one of our modules, the package of any other.

    >>> group_of("vezerkar.core.kernel"), group_of("msgspec.json")
    ('vezerkar.core', 'msgspec')
    """
    parts = module.split(".")
    if parts[0] != OURS:
        return parts[0]
    return ".".join(parts[: 3 if parts[1:2] == ["games"] else 2])
