"""Games that something is learned from, played and kept in a folder.

A few games make a file, named by the seed and their numbers. What is there already is not played
again, so the work can be stopped at any time and gone on with.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from vezerkar.arena.pool import Run
from vezerkar.arena.watching import Task, task_of
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game

GZIP_LEVEL: Final = 3
G = TypeVar("G")


class KindOfGames(NamedTuple):
    """What is kept of a game, and how it is played."""

    ending: str  # of the names of its files
    games_per_file: int
    play: Callable[[Task], Any]


class Bundle(NamedTuple):
    """Games that go into one file."""

    kind: KindOfGames
    tasks: tuple[Task, ...]
    path: Path
    until: float  # by the clock: what is not finished then is left


def play_games(
    kind: KindOfGames,
    game: Game,
    games: int,
    seed: int,
    folder: Path,
    seconds: float,
    run: Run,
    done: Callable[[int], None],
) -> None:
    """Play what is missing, as long as there is time."""
    until = time() + seconds
    bundles = []
    for first in range(0, games, kind.games_per_file):
        numbers = range(first, min(games, first + kind.games_per_file))
        path = folder / f"{seed}-{first:06}{kind.ending}"
        if not path.exists():
            tasks = tuple(task_of(game, number, seed) for number in numbers)
            bundles.append(Bundle(kind, tasks, path, until))
    run(play_bundle, bundles, done=done)


def play_bundle(bundle: Bundle) -> int:
    """Play a few games and keep them; how many."""
    games = []
    for task in bundle.tasks:
        if time() > bundle.until:
            return 0
        games.append(bundle.kind.play(task))
    draft = bundle.path.with_suffix(f".{os.getpid()}")
    draft.write_bytes(gzip.compress(msgspec.msgpack.encode(games), GZIP_LEVEL, mtime=0))
    os.replace(draft, bundle.path)
    return len(games)


def kept_games(folder: Path, seed: int, ending: str, of: type[G]) -> list[G]:
    """All games of a seed that were kept in a folder."""
    games: list[G] = []
    for path in sorted(folder.glob(f"{seed}-*{ending}")):
        try:
            packed = gzip.decompress(path.read_bytes())
            games += msgspec.msgpack.decode(packed, type=list[of])  # type: ignore[valid-type]
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            raise DataError(f"{path}: these games cannot be read: delete the file") from error
    return games
