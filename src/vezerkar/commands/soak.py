"""`vezerkar soak GAME`: play many games of all kinds, and check every position."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from vezerkar.arena.pool import cores
from vezerkar.arena.soak import WHO, Finding, soak
from vezerkar.commands.arguments import at_least, chosen_scenarios
from vezerkar.commands.progress import Meter
from vezerkar.core.errors import DataError
from vezerkar.core.registry import find_game


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("soak", help="play many games and check every position")
    parser.add_argument(
        "game", metavar="GAME", nargs="?", default="memoir", help="the game (memoir)"
    )
    parser.add_argument("--games", type=at_least(1), default=200, help="how many games (200)")
    parser.add_argument("--jobs", type=at_least(1), help="processes; default: one per core")
    parser.add_argument("--seed", type=at_least(0), default=0, help="of the first game (0)")
    parser.add_argument("--scenario", metavar="SCENARIO", help="default: all of them in turn")
    parser.add_argument("--agents", choices=WHO, default="mixed", help="who plays (mixed)")
    parser.add_argument("--out", type=Path, default=Path(), help="where to write failing games")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play; print the faults, and the totals in the last line."""
    game = find_game(args.game)
    scenarios = chosen_scenarios(game, args.scenario)
    out: Path = args.out
    if not out.is_dir():
        raise DataError(f"--out: there is no folder '{out}'")
    faults = 0
    with Meter("soak", args.games) as meter:

        def done(finding: Finding) -> None:
            nonlocal faults
            faults += bool(finding.fault)
            meter.step(f"{faults} faults")

        outcome = soak(
            game, args.games, scenarios, args.agents, args.seed, args.jobs or cores(), done
        )
    for finding in outcome.faults:
        report(finding, out)
    count = len(outcome.faults)
    print(f"{game.id}: {outcome.games} games, {outcome.decisions} decisions, {count} faults")
    return 1 if count else 0


def report(finding: Finding, out: Path) -> None:
    """One line about a fault, and the game that led to it as a file."""
    trial = finding.trial
    path = out / f"soak-fault-{trial.seed}.jsonl"
    path.write_text(finding.record, encoding="utf-8")
    settings = ", ".join(f"{name}={value}" for name, value in trial.settings.items())
    line = f"seed {trial.seed}, {trial.scenario}"
    line += f" ({settings})" if settings else ""
    print(
        f"{line}: after {finding.decisions} decisions: {finding.fault}; see {path}", file=sys.stderr
    )
