"""`vezerkar bench [GAME]`: how fast are the rules in both forms, and what has become slower?"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from rich.console import Console

from vezerkar import HOME
from vezerkar.arena.speed.forms import COMPILED, INTERPRETED, optimisation_level
from vezerkar.arena.speed.kept_run import (
    Change,
    KeptRun,
    changes,
    read_run,
    this_machine,
    write_run,
)
from vezerkar.arena.speed.measuring import ROUND_S, MeasuredGame, measure_game
from vezerkar.arena.speed.start_up import measure_start_up
from vezerkar.commands.arguments import at_least
from vezerkar.commands.bench_nodes import run_nodes
from vezerkar.commands.bench_serve import run_serve
from vezerkar.commands.bench_tables import (
    game_table,
    growth_table,
    memory_table,
    scenario_table,
    start_up_table,
)
from vezerkar.commands.database import URL_VARIABLE
from vezerkar.commands.progress import Meter
from vezerkar.commands.speed_page import speed_page
from vezerkar.core.errors import DataError
from vezerkar.core.registry import find_game, game_ids

LAST_RUN: Final = HOME.parents[1] / "docs" / "speed.json"  # an installed package has none
MIN_TABLE_WIDTH: Final = 110  # narrower columns cannot be read


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("bench", help="measure the rules, interpreted and compiled")
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help="default: all of them; or `serve` for the server"
    )
    parser.add_argument(
        "--nodes",
        type=at_least(1),
        metavar="N",
        help="with `serve`: what an action costs with 1 to N nodes on a PostgreSQL",
    )
    parser.add_argument(
        "--database",
        default=os.environ.get(URL_VARIABLE, ""),
        metavar="URL",
        help=f"with --nodes: an empty database for it; also in {URL_VARIABLE}",
    )
    parser.add_argument("--rounds", type=at_least(1), default=5, help="rounds of each form (5)")
    parser.add_argument(
        "--against",
        metavar="FILE",
        type=Path,
        help="name what got slower than in a kept run; exit code 1 if anything did",
    )
    parser.add_argument("--keep", metavar="FILE", type=Path, help="keep the run as JSON")
    parser.add_argument(
        "--write",
        metavar="PAGE.md",
        type=Path,
        help="write a page of ratios, and keep the run beside it as PAGE.json",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure, print the tables, and compare."""
    if args.game == "serve":
        return run_nodes(args.nodes, args.database) if args.nodes else run_serve()
    before = earlier_run(args.against)
    for path in (args.keep, args.write):
        if path and not path.parent.is_dir():
            raise DataError(f"{path.parent}: there is no such folder")
    measured, now = measure([find_game(args.game).id] if args.game else game_ids(), args.rounds)
    found = list(changes(now, before)) if before else []
    show(measured, now, found)
    if args.keep:
        write_run(now, args.keep)
    if args.write:
        write_page(now, args.write)
    if before:
        compare(now, before, found, args.against or LAST_RUN)
    return int(bool(args.against) and any(change.is_slower for change in found))


def write_page(now: KeptRun, page: Path) -> None:
    """The page says what the run beside it says, digit for digit."""
    beside = page.with_suffix(".json")
    write_run(now, beside)
    page.write_text(speed_page(read_run(beside), forms_of(now)), encoding="utf-8")


def earlier_run(path: Path | None) -> KeptRun | None:
    """The run to compare with: the one that is named, else the one in the documents."""
    if path is None and not LAST_RUN.is_file():
        return None
    return read_run(path or LAST_RUN)


def measure(games: list[str], rounds: int) -> tuple[dict[str, MeasuredGame], KeptRun]:
    level = optimisation_level()
    forms = [INTERPRETED, COMPILED] if level else [INTERPRETED]
    with Meter("bench", len(games) * (rounds + 1)) as meter:
        measured = {game: measure_game(game, forms, rounds, meter.step, ROUND_S) for game in games}
    start_up = measure_start_up(forms[-1])
    runs = {game: one.run for game, one in measured.items()}
    return measured, KeptRun(this_machine(), level, rounds, runs, start_up)


def show(measured: dict[str, MeasuredGame], now: KeptRun, found: Iterable[Change]) -> None:
    console = Console(width=max(MIN_TABLE_WIDTH, Console().width))
    print(f"Machine: {now.machine}")
    print(f"Forms: {forms_of(now)}")
    for game, one in measured.items():
        mine = {(change.form, change.piece): change for change in found if change.game == game}
        console.print(game_table(game, one, now.rounds, mine))
        print(f"A decision has {one.run.actions:.1f} actions on average.")
        console.print(scenario_table(game, one.run.growth))
    console.print(growth_table(now))
    console.print(memory_table(now))
    console.print(start_up_table(now))
    if not now.level:
        print("Only the interpreted form exists: `python3 dev.py compile` builds the other.")


def forms_of(run: KeptRun) -> str:
    """
    >>> forms_of(KeptRun(this_machine(), "2", 5, {}, ()))
    'interpreted; compiled with -O2'
    """
    return INTERPRETED + (f"; {COMPILED} with -O{run.level}" if run.level else "")


def compare(now: KeptRun, before: KeptRun, found: list[Change], path: Path) -> None:
    """Say what got slower by more than the noise, and how far to trust it."""
    print(f"Against {path} ({before.machine}; {forms_of(before)}):")
    if (now.machine, now.level) != (before.machine, before.level):
        print("That run was made on another machine or in another form: trust large ratios only.")
    slower = sorted((one for one in found if one.is_slower), key=lambda one: -one.ratio)
    for one in slower:
        print(
            f"slower: {one.game}, {one.form}, {one.piece}: {one.ratio:.2f} times as long,"
            f" noise up to {1 + one.noise:.2f}"
        )
    if not slower:
        print(f"Nothing got slower by more than the noise ({len(found)} pieces compared).")
