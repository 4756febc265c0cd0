"""`vezerkar ladder`: plays the levels of games against each other and writes docs/ladder.md.

A ladder takes hours: games that are not asked for keep what the page told of them before, and every
game that is over is kept beside the page, so that another day or another machine may go on.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from vezerkar.arena.ladder import Ladder, climb, plans_of, results_in
from vezerkar.arena.pool import run_nothing
from vezerkar.arena.tournament import Line, played_before
from vezerkar.commands.arguments import at_least
from vezerkar.commands.duel import rate
from vezerkar.commands.page_sections import TITLE, kept_sections, write_sections
from vezerkar.commands.progress import Meter
from vezerkar.commands.workers import add_workers, workers
from vezerkar.core.registry import find_game, game_ids
from vezerkar.files.write import prepare_folder

HEAD = """# The ladder

How strong the computer players are, game by game. Made by `vezerkar ladder`; equal seeds give equal
games.

Ratings are on the scale of Elo: 100 points more win 64 of 100 games, 200 points 76, 400 points 91.
`random` takes any action and is 0, and the intervals are those of the distance from it; `greedy`
looks to the end of its turn, in A magyarországi csata to that of its step; the four levels are
those of the table. The time is that within which 95 of 100 decisions are made, on one core of the
machine that played. All pairs change sides, and their games are spread over all scenarios for two.
"""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("ladder", help="rate the levels of all games against each other")
    parser.add_argument("games", metavar="GAME", nargs="*", help="default: all games")
    parser.add_argument(
        "--each", type=at_least(2), default=200, help="games of each pair without the general (200)"
    )
    parser.add_argument(
        "--general",
        type=at_least(2),
        default=100,
        help="games of the general against each of the others, which take long (100)",
    )
    parser.add_argument("--seed", type=int, default=0, help="equal seeds give equal games (0)")
    parser.add_argument("--out", type=Path, default=Path("docs/ladder.md"), metavar="FILE")
    parser.add_argument(
        "--results",
        type=Path,
        default=Path("docs/ladder"),
        metavar="FOLDER",
        help="keep every game here and resume from it (docs/ladder)",
    )
    parser.add_argument(
        "--kept", action="store_true", help="play nothing: rate the games that are kept already"
    )
    add_workers(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, rate, write."""
    prepare_folder(args.out)  # before hours of games, not after them
    sections = kept_sections(args.out)
    numbers = f"--each {args.each} --general {args.general} --seed {args.seed}"
    numbers += " --kept" * args.kept
    for name in args.games or game_ids():
        game = find_game(name)
        plans = plans_of(game, args.each, args.general, args.seed)
        count = sum(len(plan.matches()) for plan in plans)
        before = [played_before(plan, results_in(args.results, game, plan)) for plan in plans]
        with workers(args) as where, Meter(game.id, count, sum(map(len, before))) as meter:

            def done(line: Line, meter: Meter = meter) -> None:
                meter.step(f"{line.winner or 'nobody'} won")

            runner = run_nothing if args.kept else where
            ladder = climb(game, plans, args.results, runner, done)
        sections[game.id] = section(ladder, numbers)
    write_sections(args.out, HEAD, sections)
    print(f"{args.out}: written")
    return 0


def section(ladder: Ladder, numbers: str) -> str:
    """The section of one game."""
    made_by = f"`vezerkar ladder {ladder.game} {numbers}`, version {ladder.version} of the rules"
    lines = [f"{TITLE}{ladder.game}\n", f"{made_by}\n"]
    lines += ["| player | rating | time |", "|---|---|---|"]
    for rung in ladder.rungs:
        each = rung.rating
        points = f"{each.points:+.0f} ± {each.spread:.0f}"
        lines.append(f"| {each.name} | {points} | {clock(rung.seconds)} |")
    lines += ["", "| the stronger | the weaker | won | lost | drawn | win rate (95 %) |"]
    lines.append("|---|---|---|---|---|---|")
    for (stronger, weaker), score in ladder.scores.items():
        counts = f"{score.wins} | {score.losses} | {score.draws}"
        lines.append(f"| {stronger} | {weaker} | {counts} | {rate(score)} |")
    return "\n".join(lines) + "\n"


def clock(seconds: float) -> str:
    """
    >>> clock(0.0123), clock(1.234)
    ('12 ms', '1.2 s')
    """
    return f"{seconds * 1000:.0f} ms" if seconds < 1 else f"{seconds:.1f} s"
