"""Runs one command as the command line would."""

from __future__ import annotations

import argparse
from types import ModuleType


def run(command: ModuleType, *words: str) -> int:
    """The exit code of a command given these words."""
    parser = argparse.ArgumentParser()
    command.add(parser.add_subparsers(required=True))
    args = parser.parse_args(words)
    code: int = args.run(args)
    return code
