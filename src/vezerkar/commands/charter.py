"""`vezerkar charter`: measure what the project promises about itself."""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import vezerkar
from vezerkar.core.errors import DataError
from vezerkar.files.write import write_whole

EVERY_DAY_SCALE: Final = 0.001


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("charter", help="measure what the project promises about itself")
    parser.add_argument("lines", metavar="LINE", nargs="*", help="such as R21; default: all")
    parser.add_argument(
        "--scale",
        type=float,
        default=EVERY_DAY_SCALE,
        help=f"share of the tries that are promised ({EVERY_DAY_SCALE}); 1 takes a night",
    )
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help="write a page; lines not measured keep theirs"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print line by line; a promise that is not kept is told, and is no error."""
    # Imported only now: lines start servers and play matches, other commands need none of that.
    from vezerkar.arena.speed.kept_run import this_machine
    from vezerkar.commands.charter_lines.all_lines import CHARTER
    from vezerkar.commands.charter_page import Taken, charter_page, read_page, totals

    if not 0 < args.scale <= 1:
        raise DataError("--scale: expected more than 0 and at most 1")
    known = {line.id: line for line in CHARTER}
    for name in args.lines:
        if name not in known:
            raise DataError(f"there is no line '{name}'; the lines are: {', '.join(known)}")
    taken = read_page(args.write) if args.write else {}
    machine, measured = str(this_machine()), []
    for line in (known[name] for name in args.lines or known):
        figure = line.measure(args.scale)
        measured.append(figure)
        print(f"{line.id} {line.subject}: {figure.text} ({figure.verdict.value.strip('*')})")
        for detail in figure.details:
            print(f"    {detail}")
        sys.stdout.flush()
        if args.write:  # after every line: what was measured is kept if a later one is stopped
            day = datetime.now(UTC).date().isoformat()
            taken[line.id] = Taken(figure, day, machine, vezerkar.FORM, f"{args.scale:g}")
            write_whole(args.write, charter_page(CHARTER, taken))
    print(totals(measured))
    return 0
