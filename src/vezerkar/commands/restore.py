"""`vezerkar restore FILE`: puts a backup in the place of a database."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from vezerkar.commands import database
from vezerkar.commands.backup import summary


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser(
        "restore",
        help="restore a backup",
        description="Restore a backup into SQLite or PostgreSQL, wherever it was made. Stop the"
        " server first.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a file of `vezerkar backup`")
    parser.add_argument(
        "--replace",
        action="store_true",
        help="replace a database that is there (SQLite: it is moved aside; PostgreSQL: deleted)",
    )
    database.add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Restore the backup and say what it held."""
    from vezerkar.server.backup import restore
    from vezerkar.server.config import Config, data_folder

    config = Config(args.data or data_folder(), database=database.database_url(args))
    found = asyncio.run(restore(config, args.file, args.replace))
    print(f"restored: {summary(found)}")
    return 0
