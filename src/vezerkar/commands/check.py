"""`vezerkar check PACK`: says of a pack of data, or of one scenario, exactly what is wrong."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Callable
from pathlib import Path

from vezerkar.commands.game_folders import game_folder
from vezerkar.core.errors import DataError


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("check", help="check a pack of data or a scenario file")
    parser.add_argument("pack", type=Path, metavar="PACK", help="a pack folder or a scenario file")
    parser.add_argument("--game", default="memoir", help="the game it is for (memoir)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print `ok` and what the pack holds, or every fault on a line of its own."""
    game_folder(args.game)
    pack: Path = args.pack
    if not pack.exists():
        raise DataError(f"{pack}: there is no such folder or file.")
    data = importlib.import_module(f"vezerkar.games.{args.game}.schema.load")
    check_pack: Callable[[Path], list[str]] = data.check_pack
    faults = check_pack(pack)
    for fault in faults:
        print(fault, file=sys.stderr)
    if faults:
        return 2
    count_pack: Callable[[Path], dict[str, int]] = data.count_pack
    counts = ", ".join(f"{name}: {count}" for name, count in count_pack(pack).items())
    print(f"ok: {pack} ({counts})")
    return 0
