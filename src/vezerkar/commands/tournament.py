"""`vezerkar tournament GAME --agents A B C`: how strong are these computer players?"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from vezerkar.agents import AGENTS
from vezerkar.arena.tournament import (
    Line,
    everybody,
    neighbours,
    plan_for,
    played_before,
    ratings,
    scores,
    tournament,
)
from vezerkar.commands.arguments import at_least, chosen_scenarios, chosen_settings
from vezerkar.commands.duel import MIN_TABLE_WIDTH, rate
from vezerkar.commands.progress import Meter
from vezerkar.commands.workers import add_workers, workers
from vezerkar.core.errors import DataError
from vezerkar.core.registry import find_game


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("tournament", help="rate several computer players")
    parser.add_argument("game", metavar="GAME", help="the game, for example memoir")
    parser.add_argument(
        "scenario", metavar="SCENARIO", nargs="?", help="default: all of them in turn"
    )
    parser.add_argument(
        "--agents",
        nargs="+",
        metavar="A",
        default=["random", "greedy"],
        help=f"two or more of these, weakest first: {', '.join(AGENTS)}",
    )
    parser.add_argument(
        "--neighbours", action="store_true", help="play only neighbours in this list"
    )
    parser.add_argument("--games", type=at_least(1), default=100, help="games per pair (100)")
    parser.add_argument("--seed", type=int, default=0, help="equal seeds give equal games (0)")
    parser.add_argument(
        "--setting", action="append", metavar="NAME=VALUE", help="a setting of the game"
    )
    parser.add_argument(
        "--results",
        type=Path,
        metavar="FILE",
        help="keep every game in FILE and resume from it",
    )
    add_workers(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the tournament and print the table."""
    game = find_game(args.game)
    if len(set(args.agents)) < 2 or len(set(args.agents)) < len(args.agents):
        raise DataError("--agents: name at least two agents, each once")
    meeting = (neighbours if args.neighbours else everybody)(args.agents)
    scenarios = chosen_scenarios(game, args.scenario)
    settings = chosen_settings(game, args.setting)
    plan = plan_for(game, meeting, args.games, scenarios, settings, args.seed)
    before = len(played_before(plan, args.results))
    with workers(args) as where, Meter("tournament", len(plan.matches()), before) as meter:

        def done(line: Line) -> None:
            meter.step(f"{line.winner or 'nobody'} won")

        lines = tournament(plan, args.results, where, done)
    show(lines, game.id, args.agents[0])
    return 0


def show(lines: Sequence[Line], title: str, anchor: str) -> None:
    """Print the ratings and the score of each pair."""
    strengths = Table(title=f"{title}: ratings, {anchor} being 0")
    for column in ("agent", "rating", "95 %", "games"):
        strengths.add_column(column)
    for each in ratings(lines, anchor):
        strengths.add_row(each.name, f"{each.points:+.0f}", f"± {each.spread:.0f}", str(each.games))
    results = Table(title="pairs")
    for column in ("first", "second", "wins", "losses", "draws", "win rate (95 %)"):
        results.add_column(column)
    for (one, two), score in scores(lines).items():
        counts = (score.wins, score.losses, score.draws)
        results.add_row(one, two, *map(str, counts), rate(score))
    console = Console(width=max(MIN_TABLE_WIDTH, Console().width))
    console.print(strengths)
    console.print(results)
