"""`vezerkar profile GAME`: a flame graph of where the time of random games goes."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from vezerkar import FORM
from vezerkar.arena.speed.flame_graph import flame_graph
from vezerkar.arena.speed.samples import sample_compiled, sample_interpreted
from vezerkar.commands.arguments import at_least, chosen_scenarios
from vezerkar.core.errors import DataError
from vezerkar.core.registry import find_game

PROFILE_S: Final = 10


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("profile", help="draw where the time of random games goes")
    parser.add_argument("game", metavar="GAME", help="the game, for example memoir")
    parser.add_argument(
        "scenario", metavar="SCENARIO", nargs="?", help="default: all of them in turn"
    )
    parser.add_argument(
        "--seconds", type=at_least(1), default=PROFILE_S, help=f"how long to play ({PROFILE_S})"
    )
    parser.add_argument(
        "--output", metavar="FILE.svg", type=Path, help="the flame graph (GAME-FORM.svg)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, and write the flame graph of the form that is in use."""
    game = find_game(args.game)
    scenarios = chosen_scenarios(game, args.scenario)
    if FORM == "compiled":
        stacks = sample_compiled(game.id, scenarios, args.seconds)
    else:
        stacks = sample_interpreted(game, scenarios, args.seconds)
    if not stacks:
        raise DataError("no samples were taken: play longer, with --seconds")
    where = args.scenario or "all scenarios"
    title = f"{game.id}, {where}, {FORM}: {stacks.total()} samples of random games"
    output = args.output or Path(f"{game.id}-{FORM}.svg")
    output.write_text(flame_graph(stacks, title), encoding="utf-8")
    print(f"{output}: {stacks.total()} samples")
    return 0
