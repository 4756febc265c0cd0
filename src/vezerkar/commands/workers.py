"""Where the games of a command are played: in processes of this machine, or on a cluster."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from vezerkar.arena.cluster import Cluster
from vezerkar.arena.pool import Run, cores, run_all
from vezerkar.commands.arguments import at_least


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Add the arguments `--jobs` and `--ray`."""
    parser.add_argument("--jobs", type=at_least(1), help="processes; default: one per core")
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on a Ray cluster ('local' starts one here); needs the extra `cluster`",
    )


@contextmanager
def workers(args: argparse.Namespace) -> Iterator[Run]:
    """The runner that `--jobs` and `--ray` ask for."""
    if args.ray is None:
        yield partial(run_all, jobs=args.jobs or cores())
    else:
        with Cluster(args.ray) as cluster:
            yield cluster
