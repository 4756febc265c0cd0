"""`vezerkar check PACK`: checks a pack of data or one scenario, and lists every fault."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from vezerkar.core.errors import DataError
from vezerkar.core.registry import find_game


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("check", help="check a pack of data or a scenario file")
    parser.add_argument("pack", type=Path, metavar="PACK", help="a pack folder or a scenario file")
    parser.add_argument("--game", default="memoir", help="the game it is for (memoir)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print `ok` and what the pack holds, or every fault on a line of its own."""
    game = find_game(args.game)
    pack: Path = args.pack
    if not pack.exists():
        raise DataError(f"{pack}: there is no such folder or file.")
    faults = game.check_pack(pack)
    for fault in faults:
        print(fault, file=sys.stderr)
    if faults:
        return 2
    counts = ", ".join(f"{name}: {count}" for name, count in game.count_pack(pack).items())
    print(f"ok: {pack} ({counts})")
    return 0
