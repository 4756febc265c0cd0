"""`vezerkar serve`: the table for browsers, bots and everyone else."""

from __future__ import annotations

import argparse
from pathlib import Path

from vezerkar.commands.arguments import add_packs, at_least
from vezerkar.core.errors import DataError


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("serve", help="serve the table to browsers")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (127.0.0.1)")
    parser.add_argument("--port", type=at_least(0), default=8044, help="port (8044); 0: any free")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where everything is kept")
    parser.add_argument("--database", default="", metavar="URL", help="else SQLite in the folder")
    parser.add_argument("--origin", action="append", metavar="URL", help="pages also allowed")
    parser.add_argument("--https", action="store_true", help="behind a proxy that speaks https")
    parser.add_argument("--workers", type=at_least(1), help="processes for computer players")
    parser.add_argument(
        "--pack",
        action="append",
        metavar="[GAME=]PATH",
        help="data of one's own that can be chosen for a new table",
    )
    parser.add_argument(
        "--pause", metavar="FROM-TO", default="0.6-1.6", help="seconds of an automatic pass"
    )
    parser.add_argument(
        "--pace", type=float, default=1.0, help="how many times the usual rate limits; 0: none"
    )
    parser.add_argument(
        "--seed", default="", help="for tests: every table of a battle gets the same dice"
    )
    parser.add_argument(
        "--open", action=argparse.BooleanOptionalAction, default=False, help="open a browser"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    # The server's libraries take a while to import; no other command waits for them.
    from vezerkar.server.config import Config, data_folder
    from vezerkar.server.run import serve

    if args.port > 65535:
        raise DataError(f"--port: expected a number up to 65535, found {args.port}")
    add_packs(args.pack)
    usual = Config(args.data or data_folder())
    config = Config(
        data=usual.data,
        database=args.database,
        host=args.host,
        origins=tuple(args.origin or ()),
        secure=args.https,
        pause=pause(args.pause),
        workers=args.workers or usual.workers,
        pace=max(0.0, args.pace),
        seed=args.seed,
    )
    return serve(config, args.port, args.open)


def pause(text: str) -> tuple[float, float]:
    """A span of seconds.

    >>> pause("0.6-1.6")
    (0.6, 1.6)
    """
    least, dash, most = text.partition("-")
    try:
        found = float(least), float(most if dash else least)
    except ValueError:
        found = (-1.0, -1.0)
    if not 0 <= found[0] <= found[1] <= 60:
        raise DataError(f"--pause: expected seconds such as 0.6-1.6, found '{text}'")
    return found
