"""Measures a game in both forms, in turns of one run.

The order is reversed every other round, and the ratio of the forms is the median of the ratios of
all rounds: on a shared machine little else means much.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from typing import Final

from vezerkar.arena.speed.forms import COMPILED, INTERPRETED, FormProcess
from vezerkar.arena.speed.growth import Growth
from vezerkar.arena.speed.kept_run import GameRun
from vezerkar.arena.speed.memory import Memory
from vezerkar.arena.speed.timing import Spread, Stopwatch, Timing, spread

ROUND_S: Final = 2.0  # of one form
GROWTH_S: Final = 4.0
START: Final = "from vezerkar.core.registry import find_game; find_game({game!r}).scenarios()"
GREEDY_GAME: Final = "greedy game"
GREEDY_SEED: Final = 1
Round = Mapping[str, Mapping[str, Timing]]  # by form and piece


class MeasuredGame:
    """One game: what is kept of it, and the seconds, which only mean something on this machine."""

    def __init__(self, run: GameRun, seconds: dict[str, dict[str, Spread]]) -> None:
        self.run = run
        self.seconds = seconds  # by form and piece


def measure_game(
    game: str, forms: Sequence[str], rounds: int, step: Callable[[], None], round_s: float = ROUND_S
) -> MeasuredGame:
    """Measure one game; `step` is called after each round, and once more at the end."""
    with ExitStack() as stack:
        processes = [stack.enter_context(FormProcess(game, form)) for form in forms]
        done = []
        for number in range(rounds):
            order = processes if number % 2 == 0 else processes[::-1]
            done.append({process.form: take_turn(process, game, round_s) for process in order})
            step()
        best = processes[-1]
        growth = best.ask(f"growth {GROWTH_S}", Growth)
        memory = best.ask("memory", Memory)
        actions = best.ask("actions", float)
        costs, seconds = spreads(done, "loops"), spreads(done, "seconds")
        if best.form == COMPILED:  # interpreted it takes too long
            played = greedy_game(best, growth)
            costs[COMPILED][GREEDY_GAME] = spread([played.loops])
            seconds[COMPILED][GREEDY_GAME] = spread([played.seconds])
        step()
    run = GameRun(actions, costs, form_ratios(done), growth, memory)
    return MeasuredGame(run, seconds)


def take_turn(process: FormProcess, game: str, seconds: float) -> dict[str, Timing]:
    """All pieces of one form, and how long its program takes to start."""
    timings = process.ask(f"rates {seconds}", dict[str, Timing])
    return {**timings, "start": start_time(game, process.form)}


def start_time(game: str, form: str) -> Timing:
    """How long a program waits until it knows the scenarios of a game."""
    command = [sys.executable, "-c", START.format(game=game)]
    environment = os.environ | {"VEZERKAR_FORM": form}
    watch = Stopwatch(time.perf_counter)
    watch.time(lambda: subprocess.run(command, env=environment, check=True).returncode + 1, 100)
    return watch.each()


def greedy_game(process: FormProcess, growth: Growth) -> Timing:
    """A whole game between greedy players, in the scenario that has the longest games."""
    return process.ask(f"greedy {growth.longest().scenario} {GREEDY_SEED}", Timing)


def spreads(rounds: Sequence[Round], unit: str) -> dict[str, dict[str, Spread]]:
    """By form and piece: what the rounds gave, in `seconds` or in reference `loops`."""
    return {
        form: {
            piece: spread([getattr(each[form][piece], unit) for each in rounds]) for piece in pieces
        }
        for form, pieces in rounds[0].items()
    }


def form_ratios(rounds: Sequence[Round]) -> dict[str, Spread]:
    """By piece: how many times as fast the compiled form was, round by round."""
    if COMPILED not in rounds[0]:
        return {}
    return {
        piece: spread(
            [each[INTERPRETED][piece].loops / each[COMPILED][piece].loops for each in rounds]
        )
        for piece in rounds[0][INTERPRETED]
    }
