"""`vezerkar duel GAME [SCENARIO] --agents A B`: which of two computer players is better?"""

from __future__ import annotations

import argparse
import json

from rich.console import Console
from rich.table import Table

from vezerkar.agents import AGENTS
from vezerkar.arena.duel import Played, Result, Score, duel
from vezerkar.commands.arguments import at_least, chosen_scenarios, chosen_settings
from vezerkar.commands.progress import Meter
from vezerkar.commands.workers import add_workers, workers
from vezerkar.core.registry import find_game

MIN_TABLE_WIDTH = 110  # narrower columns cannot be read


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("duel", help="let two computer players play many games")
    parser.add_argument("game", metavar="GAME", help="the game, for example memoir")
    parser.add_argument(
        "scenario", metavar="SCENARIO", nargs="?", help="default: all of them in turn"
    )
    parser.add_argument(
        "--agents",
        nargs=2,
        metavar=("A", "B"),
        default=("greedy", "random"),
        help=f"two of: {', '.join(AGENTS)}",
    )
    parser.add_argument("--games", type=at_least(1), default=100, help="how many games (100)")
    parser.add_argument("--seed", type=int, default=0, help="equal seeds give equal games (0)")
    parser.add_argument(
        "--setting", action="append", metavar="NAME=VALUE", help="a setting of the game"
    )
    add_workers(parser)
    parser.add_argument("--json", action="store_true", help="the last line is one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the duel and print the table."""
    game = find_game(args.game)
    scenarios = chosen_scenarios(game, args.scenario)
    settings = chosen_settings(game, args.setting)

    with workers(args) as where, Meter("duel", args.games) as meter:

        def done(played: Played) -> None:
            meter.step()

        result = duel(
            game,
            (args.agents[0], args.agents[1]),
            args.games,
            scenarios,
            settings,
            seed=args.seed,
            run=where,
            done=done,
        )
    show(result, args.games)
    if args.json:
        print(json.dumps(as_json(result)))
    return 0


def show(result: Result, games: int) -> None:
    where = result.scenario or "all scenarios"
    sides = list(result.standings[0].by_side)
    table = Table(title=f"{result.game}, {where}: {games} games")
    for title in ("agent", "wins", "losses", "draws", "win rate (95 %)"):
        table.add_column(title)
    for side in sides:
        table.add_column(f"as {side}")
    for standing in result.standings:
        counts = (standing.wins, standing.losses, standing.draws)
        by_side = [rate(standing.by_side.get(side, Score())) for side in sides]
        table.add_row(standing.name, *map(str, counts), rate(standing), *by_side)
    Console(width=max(MIN_TABLE_WIDTH, Console().width)).print(table)
    print(f"{result.decisions} decisions")
    if result.cut_off:
        print(f"{result.cut_off} games did not end and count as draws")


def rate(score: Score) -> str:
    """
    >>> rate(Score(wins=3, losses=1))
    '75.0 % (30.1 - 95.4)'
    """
    if not score.games:
        return "-"
    low, high = score.interval
    return f"{100 * score.rate:.1f} % ({100 * low:.1f} - {100 * high:.1f})"


def as_json(result: Result) -> dict[str, object]:
    return {
        "game": result.game,
        "scenario": result.scenario,
        "agents": [
            {"name": s.name, "wins": s.wins, "losses": s.losses, "draws": s.draws}
            for s in result.standings
        ],
    }
