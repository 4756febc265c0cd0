"""`vezerkar bench GAME`: how fast are the rules, interpreted and compiled?

Both forms are measured in turns in one run, in two processes, the order reversed every other round;
the ratio is the median of the ratios of all rounds. On a shared machine nothing else means much.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from statistics import median
from typing import IO

from rich.console import Console
from rich.table import Table

import vezerkar
from vezerkar import _form
from vezerkar.commands.arguments import at_least
from vezerkar.commands.bench_serve import run_serve
from vezerkar.commands.progress import Meter
from vezerkar.core.errors import DataError
from vezerkar.core.registry import find_game

FORMS = ("interpreted", "compiled")
ROUND_S = 2.0  # of one form
START = "from vezerkar.core.registry import find_game; game = find_game({game!r}); game.scenarios()"
Rates = dict[str, float]


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("bench", help="measure the rules, interpreted and compiled")
    parser.add_argument("game", metavar="GAME", help="the game, for example memoir; or `serve`")
    parser.add_argument("--rounds", type=at_least(1), default=5, help="rounds of each form (5)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print the table."""
    if args.game == "serve":
        return run_serve()
    game = find_game(args.game)
    forms = [form for form in FORMS if form == "interpreted" or has_build()]
    workers = {form: Worker(args.game, form) for form in forms}
    rounds: list[dict[str, Rates]] = []
    try:
        with Meter("bench", args.rounds) as meter:
            for number in range(args.rounds):
                order = forms if number % 2 == 0 else forms[::-1]
                rounds.append({form: workers[form].turn() for form in order})
                meter.step()
    finally:
        for worker in workers.values():
            worker.close()
    show(game.id, forms, rounds, list(game.benchmarks))
    if len(forms) == 1:
        print("Only the interpreted form exists: `python3 dev.py compile` builds the other.")
    return 0


def has_build() -> bool:
    """Whether a compiled form of exactly these sources exists."""
    build = _form.builds(vezerkar.HOME) / _form.build_name(_form.hot_modules(vezerkar.HOME))
    return (build / _form.COMPLETE).is_file()


class Worker:
    """A process of one form that measures when asked."""

    def __init__(self, game: str, form: str) -> None:
        self.game = game
        self.environment = os.environ | {"VEZERKAR_FORM": form}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "vezerkar.arena.benchmark", game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=self.environment,
        )

    def turn(self) -> Rates:
        begin = time.perf_counter()
        code = START.format(game=self.game)
        subprocess.run([sys.executable, "-c", code], env=self.environment, check=True)
        start = time.perf_counter() - begin
        pipe_in, pipe_out = self.pipes()
        print(ROUND_S, file=pipe_in, flush=True)
        answer = pipe_out.readline()
        if not answer:
            raise DataError("a benchmark process stopped; see its message above")
        rates: Rates = json.loads(answer)
        return {**rates, "start": 1 / start}

    def pipes(self) -> tuple[IO[str], IO[str]]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        return self.process.stdin, self.process.stdout

    def close(self) -> None:
        for pipe in self.pipes():
            pipe.close()
        self.process.wait()


def show(
    game: str, forms: list[str], rounds: list[dict[str, Rates]], benchmarks: list[str]
) -> None:
    """The medians of each form, and of the ratios of each round."""
    table = Table(title=f"{game}: medians of {len(rounds)} rounds")
    table.add_column("")
    for form in forms:
        table.add_column(form, justify="right")
    if len(forms) == 2:
        table.add_column("ratio", justify="right")
    rows = [
        ("decisions a second", "decisions", 0.0),
        ("us a decision", "decisions", 1e6),
        ("games a second", "games", 0.0),
        ("us a clone", "clones", 1e6),
        *((f"us: {name}", name, 1e6) for name in benchmarks),
        ("simulations a second, 30 decisions", "simulations", 0.0),
        ("us a scene, built and encoded", "scenes", 1e6),
        ("s to start", "start", 1.0),
    ]
    for title, name, unit in rows:
        cells = [number(median(each[form][name] for each in rounds), unit) for form in forms]
        if len(forms) == 2:
            ratio = median(each[forms[1]][name] / each[forms[0]][name] for each in rounds)
            cells.append(f"{ratio:.2f}")
        table.add_row(title, *cells)
    Console().print(table)
    actions = rounds[0][forms[0]]["actions"]
    print(f"A decision has {actions:.1f} actions on average.")


def number(rate: float, unit: float) -> str:
    """A rate a second as it is, or the time that one takes.

    >>> number(40_000, 0), number(40_000, 1e6)
    ('40,000', '25.00')
    """
    return f"{unit / rate:,.2f}" if unit else f"{rate:,.0f}"
