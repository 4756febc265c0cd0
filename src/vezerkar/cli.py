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
    try:
        args = parser().parse_args(arguments)
        return int(args.run(args))
    except VezerkarError as error:
        print(f"vezerkar: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        print("vezerkar: stopped", file=sys.stderr)
        return 130


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="vezerkar", description="Historical wargames on one table.")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for name in COMMANDS:
        import_module(f"vezerkar.commands.{name}").add(commands)
    return top


if __name__ == "__main__":
    sys.exit(main())
