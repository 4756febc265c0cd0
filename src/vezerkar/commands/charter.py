"""`vezerkar charter`: measure what the project promises about itself."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

import vezerkar
from vezerkar.core.errors import DataError

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
    parser.add_argument("--write", type=Path, metavar="FILE", help="write a page with every line")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print line by line; a promise that is not kept is told, and is no error."""
    # Imported only now: lines start servers and play matches, other commands need none of that.
    from vezerkar.arena.speed.kept_run import this_machine
    from vezerkar.commands.charter_lines.all_lines import CHARTER
    from vezerkar.commands.charter_page import charter_page, totals

    if args.write and args.lines:
        raise DataError("--write: the page has every line; name none")
    if not 0 < args.scale <= 1:
        raise DataError("--scale: expected more than 0 and at most 1")
    known = {line.id: line for line in CHARTER}
    for name in args.lines:
        if name not in known:
            raise DataError(f"there is no line '{name}'; the lines are: {', '.join(known)}")
    results = []
    for line in (known[name] for name in args.lines or known):
        figure = line.figure(args.scale)
        results.append((line, figure))
        print(f"{line.id} {line.subject}: {figure.text} ({figure.verdict.value.strip('*')})")
        sys.stdout.flush()
    print(totals(results))
    if args.write:
        page = charter_page(results, str(this_machine()), vezerkar.FORM, args.scale)
        args.write.write_text(page, encoding="utf-8")
    return 0
