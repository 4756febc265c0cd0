"""`vezerkar calibrate`: measures what values mean in games won, and writes docs/calibration.md.

The numbers go to `ai/calibration.toml` of each game, where hints, reviews and resigning find them.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import tomli_w
from msgspec import to_builtins

from vezerkar.agents.calibration import CALIBRATION_FILE
from vezerkar.arena.calibrating import ALL, Calibrated, Judged, LogLoss, calibrate
from vezerkar.commands.arguments import at_least
from vezerkar.commands.page_sections import TITLE, kept_sections, write_sections
from vezerkar.commands.progress import Meter
from vezerkar.commands.reliability_curve import draw_curve
from vezerkar.commands.workers import add_workers, workers
from vezerkar.core.registry import find_game, game_ids
from vezerkar.files.write import prepare_folder, write_whole

HEAD = """# What chances are worth

A judge gives a position a value; what that means in games won was measured, scenario by scenario,
on games of the league: `random`, `thumb`, `prior`, and `greedy` in all its styles, who meet by lot.
Made by `vezerkar calibrate`; equal seeds give equal numbers.

The tables show the mean log loss on games that nothing was learned from: how much their results
surprise. An even chance for everything makes 0.693, and less is better. *Frequency* knows only how
often a side wins the scenario; *one slope* knows the value of the position, and one slope for the
whole game; *calibrated* has slopes and offsets for each scenario, early and late in a battle;
*learned* adds the network of the game (`vezerkar learn`), which was trained on other games; where a
game has one, players are told its chances. The gains are those over one slope, and of the network
over the calibrated judge. A drawn game counts as half a victory and leaves a loss of at least 0.693
whatever is told. The curves show how many positions with a given chance were won: the closer to the
diagonal, the better.
"""
NOTE = "# Made by `vezerkar calibrate`; agents/calibration.py says what it means.\n"


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("calibrate", help="measure what values mean in games won")
    parser.add_argument("games", metavar="GAME", nargs="*", help="default: all games")
    parser.add_argument(
        "--each", type=at_least(20), default=2000, help="games over all scenarios (2000)"
    )
    parser.add_argument("--seed", type=int, default=0, help="equal seeds give equal numbers (0)")
    parser.add_argument("--page", type=Path, default=Path("docs/calibration.md"), metavar="FILE")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        help="write GAME.toml here instead of the folder of the game",
    )
    add_workers(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, fit, write."""
    prepare_folder(args.page)
    sections = kept_sections(args.page)
    for name in args.games or game_ids():
        game = find_game(name)
        file = args.out / f"{name}.toml" if args.out else game.ai_folder / CALIBRATION_FILE
        picture = args.page.with_suffix("") / f"{name}.svg"
        for path in (file, picture):
            prepare_folder(path)
        with workers(args) as where, Meter(name, args.each) as meter:

            def done(found: list[Judged], meter: Meter = meter) -> None:
                meter.step(f"{len(found)} positions")

            made = calibrate(game, args.each, args.seed, where, done)
        write_whole(file, NOTE + tomli_w.dumps(to_builtins(made.calibration)))
        write_whole(picture, draw_curve(made.curve))
        numbers = f"--each {args.each} --seed {args.seed}"
        sections[name] = section(name, made, numbers, f"{picture.parent.name}/{picture.name}")
    write_sections(args.page, HEAD, sections)
    print(f"{args.page}: written")
    return 0


def section(name: str, made: Calibrated, numbers: str, picture: str) -> str:
    """The section of one game."""
    known = made.calibration
    of = f"{known.positions} positions of {known.games} games"
    lines = [
        f"{TITLE}{name}\n",
        f"`vezerkar calibrate {name} {numbers}`: {of}\n",
        f"![How many positions with a given chance were won]({picture})\n",
        "| scenario | positions | frequency | one slope | calibrated | gain | learned | gain |",
        "|---|---|---|---|---|---|---|---|",
        *(row(scenario, loss) for scenario, loss in made.losses.items()),
    ]
    return "\n".join(lines) + "\n"


def row(scenario: str, loss: LogLoss) -> str:
    """A row of the table; gains are how much less surprise is left."""
    losses = f"{loss.frequency:.3f} | {loss.one_slope:.3f} | {loss.calibrated:.3f}"
    gain = percent(loss.calibrated, loss.one_slope)
    learned = "– | –"
    if loss.learned is not None:
        learned = f"{loss.learned:.3f} | {percent(loss.learned, loss.calibrated)}"
    name = "**all**" if scenario == ALL else scenario
    return f"| {name} | {loss.positions} | {losses} | {gain} | {learned} |"


def percent(loss: float, before: float) -> str:
    return f"{100 * (1 - loss / before):.1f} %"
