"""The command line: one command for each module of `commands`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

from vezerkar.core.errors import VezerkarError

COMMANDS = (
    "play",
    "serve",
    "token",
    "backup",
    "restore",
    "doctor",
    "duel",
    "tournament",
    "ladder",
    "league",
    "calibrate",
    "learn",
    "tune",
    "soak",
    "bench",
    "load",
    "capacity",
    "charter",
    "profile",
    "positions",
    "replay",
    "rules",
    "check",
    "lesson",
    "puzzles",
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; bad input is one line on the error output and exit code 2."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        args = parser(*given[:1]).parse_args(given)
        return int(args.run(args))
    except VezerkarError as error:
        print(f"vezerkar: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        print("vezerkar: stopped", file=sys.stderr)
        return 130


def parser(command: str = "") -> argparse.ArgumentParser:
    """The parser of one command, which loads nothing of the others, or of all of them."""
    top = argparse.ArgumentParser(prog="vezerkar", description="Historical wargames on one table.")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for name in (command,) if command in COMMANDS else COMMANDS:
        import_module(f"vezerkar.commands.{name}").add(commands)
    return top


if __name__ == "__main__":
    sys.exit(main())
