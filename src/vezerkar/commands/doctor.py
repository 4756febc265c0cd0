"""`vezerkar doctor`: is everything well with the database, the files, the disk and the clock?"""

from __future__ import annotations

import argparse
import asyncio

from vezerkar.commands import database


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser(
        "doctor",
        help="look a server over",
        description="Look over the database, versions, file modes, the disk and the clock, also"
        " while the server runs. Nothing is changed; the exit code is 1 if something is wrong.",
    )
    database.add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print a line for everything that was looked at."""
    from vezerkar.server.doctor import examine

    findings = asyncio.run(examine(database.existing_config(args)))
    for each in findings:
        print(f"{'ok   ' if each.good else 'WRONG'} {each.what}: {each.found}")
    return 0 if all(each.good for each in findings) else 1
