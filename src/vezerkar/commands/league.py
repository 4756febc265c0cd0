"""`vezerkar league GAME [PLAYER ...]`: how do players do against many kinds of opponents?"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from vezerkar.arena.league import Record, league_plan, records
from vezerkar.arena.tournament import Line, played_before, ratings, tournament
from vezerkar.commands.arguments import at_least
from vezerkar.commands.duel import MIN_TABLE_WIDTH, rate
from vezerkar.commands.progress import Meter
from vezerkar.commands.workers import add_workers, workers
from vezerkar.core.registry import find_game


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("league", help="measure players against many kinds of opponents")
    parser.add_argument("game", metavar="GAME", help="the game, for example memoir")
    parser.add_argument(
        "players", metavar="PLAYER", nargs="*", default=["general"], help="default: general"
    )
    parser.add_argument(
        "--against", nargs="+", metavar="MEMBER", default=(), help="only these members"
    )
    parser.add_argument(
        "--among", action="store_true", help="the members play each other, too, and all are rated"
    )
    parser.add_argument("--games", type=at_least(2), default=100, help="games per pair (100)")
    parser.add_argument("--seed", type=int, default=0, help="equal seeds give equal games (0)")
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="keep every game in FILE and resume from it"
    )
    add_workers(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play what is missing and print the tables."""
    game = find_game(args.game)
    plan = league_plan(game, args.players, args.games, args.seed, args.among, args.against)
    before = len(played_before(plan, args.results))
    with workers(args) as where, Meter("league", len(plan.matches()), before) as meter:

        def done(line: Line) -> None:
            meter.step(f"{line.winner or 'nobody'} won")

        lines = tournament(plan, args.results, where, done)
    console = Console(width=max(MIN_TABLE_WIDTH, Console().width))
    for record in records(lines, args.players):
        console.print(score_table(record))
    if args.among:
        console.print(rating_table(lines, game.id))
    return 0


def score_table(record: Record) -> Table:
    """How a player did against each member; the hardest of them is marked."""
    table = Table(title=f"{record.player}: {100 * record.mean:.1f} % on average")
    for column in ("against", "wins", "losses", "draws", "win rate (95 %)"):
        table.add_column(column)
    for member, score in record.scores.items():
        mark = " *" if member == record.hardest else ""
        counts = (score.wins, score.losses, score.draws)
        table.add_row(member + mark, *map(str, counts), rate(score))
    return table


def rating_table(lines: Sequence[Line], title: str) -> Table:
    table = Table(title=f"{title}: ratings, random being 0")
    for column in ("player", "rating", "95 %", "games"):
        table.add_column(column)
    for each in ratings(lines, "random"):
        table.add_row(each.name, f"{each.points:+.0f}", f"± {each.spread:.0f}", str(each.games))
    return table
