"""`vezerkar backup FILE`: everything that a server has stored, in one file."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Mapping
from pathlib import Path

from vezerkar.commands import database


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser(
        "backup",
        help="write everything that a server has stored into a file",
        description="Write all accounts and matches into one file, from SQLite or PostgreSQL, while"
        " the server runs. The file holds secrets: it is for your eyes only.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the backup to write")
    database.add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the backup and say what it holds."""
    from vezerkar.server.backup import back_up

    found = asyncio.run(back_up(database.existing_config(args), args.file))
    print(f"{args.file}: {summary(found)}")
    return 0


def summary(rows: Mapping[str, int]) -> str:
    """What a backup holds.

    >>> summary({"users": 2, "matches": 5, "journal": 430})
    'accounts: 2, matches: 5, steps: 430'
    """
    return f"accounts: {rows['users']}, matches: {rows['matches']}, steps: {rows['journal']}"
