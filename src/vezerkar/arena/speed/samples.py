"""Samples of a game being played at random: which functions were under way, how often.

Interpreted rules are interrupted by a timer of the system and asked for their stack. Compiled rules
have no Python stack, so the profiler of Linux, `perf`, looks at them from outside.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from types import FrameType
from typing import Final

from vezerkar.arena.speed.flame_graph import Stack
from vezerkar.arena.speed.timing import WHOLE_GAME
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.playout import playout
from vezerkar.core.registry import find_game

SAMPLES_PER_S: Final = 499  # odd, so that nothing regular keeps step with it
STACK_BYTES: Final = 16_384  # of each sample that perf keeps
PACKAGE: Final = "vezerkar."
COMPILED_NAME: Final = re.compile(r"CPy(?:Def|Py)_(\w+)")
PLAYOUT: Final = "core.playout.playout"
OUTSIDE: Final = ("arena.speed.", "__main__")  # whoever plays is not what is measured


def play_at_random(game: Game, scenarios: list[str], seconds: float) -> None:
    """Random games of these scenarios in turn, for so many seconds of processor time."""
    seed = 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        s = game.new(scenarios[seed % len(scenarios)], {}, Seeded(seed))
        playout(s, Seeded(seed), Seeded(seed + 1), WHOLE_GAME)
        seed += 1


def sample_interpreted(game: Game, scenarios: list[str], seconds: float) -> Counter[Stack]:
    """Play in this process, which must be of the interpreted form."""
    if not hasattr(signal, "setitimer"):
        raise DataError("this system has no timer that a profile needs")
    stacks: Counter[Stack] = Counter()

    def look(number: int, frame: FrameType | None) -> None:
        stacks[stack_of(frame)] += 1

    play_at_random(game, scenarios, 0.0)  # what is built once is not measured
    before = signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, 1 / SAMPLES_PER_S, 1 / SAMPLES_PER_S)
    try:
        play_at_random(game, scenarios, seconds)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    return stacks


def stack_of(frame: FrameType | None) -> Stack:
    """The functions of the rules that are under way, the outermost first."""
    names: list[str] = []
    while frame is not None:
        module = frame.f_globals.get("__name__", "")
        name = f"{module.removeprefix(PACKAGE)}.{frame.f_code.co_qualname}"
        if name.startswith(OUTSIDE):
            break
        names.append(name)
        frame = frame.f_back
    return tuple(reversed(names))


def sample_compiled(game_id: str, scenarios: list[str], seconds: float) -> Counter[Stack]:
    """Play in a process of the compiled form, under perf."""
    if shutil.which("perf") is None:
        raise DataError("a profile of the compiled form needs `perf` (Debian: `linux-perf`)")
    with tempfile.TemporaryDirectory() as folder:
        data = str(Path(folder, "perf.data"))
        play = [sys.executable, "-m", "vezerkar.arena.speed.samples", game_id, str(seconds)]
        record = ["perf", "record", "-q", "-F", str(SAMPLES_PER_S), "-e", "cpu-clock:u"]
        record += ["--call-graph", f"dwarf,{STACK_BYTES}", "-o", data, "--", *play, *scenarios]
        environment = os.environ | {"VEZERKAR_FORM": "compiled"}
        done = subprocess.run(record, env=environment, capture_output=True, text=True)
        if done.returncode != 0:
            raise DataError(f"perf did not work: {done.stderr.strip().splitlines()[-1]}")
        script = ["perf", "script", "-i", data, "--no-inline", "-F", "ip,sym"]
        told = subprocess.run(script, capture_output=True, text=True, check=True)
    return perf_stacks(told.stdout.splitlines())


def perf_stacks(lines: Iterable[str]) -> Counter[Stack]:
    """What `perf script` tells: an address and a symbol a line, innermost first, a gap between.

    Only what happens below the playout counts, under the names of the sources.
    """
    stacks: Counter[Stack] = Counter()
    names: list[str] = []
    for line in [*lines, ""]:
        if line.strip():
            names.append(source_name(line.split(maxsplit=1)[-1].strip()))
        elif names:
            if PLAYOUT in names:
                stacks[tuple(reversed(names[: names.index(PLAYOUT) + 1]))] += 1
            names = []
    return stacks


def source_name(symbol: str) -> str:
    """The name that a function of C has in the sources, if it comes from there.

    >>> source_name("CPyDef_vezerkar___core___kernel___State___apply"), source_name("PyList_Append")
    ('core.kernel.State.apply', 'PyList_Append')
    """
    found = COMPILED_NAME.match(symbol)
    return found[1].replace("___", ".").removeprefix(PACKAGE) if found else symbol


if __name__ == "__main__":
    play_at_random(find_game(sys.argv[1]), sys.argv[3:], float(sys.argv[2]))
