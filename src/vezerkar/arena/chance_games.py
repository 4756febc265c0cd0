"""Games that chances are learned from, played and kept in a folder.

A few games make a file, named by the seed and their numbers. What is there already is not played
again, so the work can be stopped at any time and gone on with.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Final, NamedTuple

import msgspec

from vezerkar.agents.calibration import clock
from vezerkar.agents.public_facts import public_facts
from vezerkar.agents.win_chance import balance
from vezerkar.arena.pool import Run
from vezerkar.arena.watching import Task, task_of, watch
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.registry import find_game
from vezerkar.learning.chance_rows import SeenGame, SeenPosition

GAMES_PER_FILE: Final = 10
MAX_POSITIONS_PER_GAME: Final = 16
FILE_ENDING: Final = ".games.gz"
GZIP_LEVEL: Final = 3


class Bundle(NamedTuple):
    """Games that go into one file."""

    tasks: tuple[Task, ...]
    path: Path
    until: float  # by the clock: what is not finished then is left


def play_games(
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
    for first in range(0, games, GAMES_PER_FILE):
        numbers = range(first, min(games, first + GAMES_PER_FILE))
        path = folder / f"{seed}-{first:06}{FILE_ENDING}"
        if not path.exists():
            tasks = tuple(task_of(game, number, seed) for number in numbers)
            bundles.append(Bundle(tasks, path, until))
    run(play_bundle, bundles, done=done)


def play_bundle(bundle: Bundle) -> int:
    """Play a few games and keep them; how many."""
    games = []
    for task in bundle.tasks:
        if time() > bundle.until:
            return 0
        games.append(seen_game(task))
    draft = bundle.path.with_suffix(f".{os.getpid()}")
    draft.write_bytes(gzip.compress(msgspec.msgpack.encode(games), GZIP_LEVEL))
    os.replace(draft, bundle.path)
    return len(games)


def seen_game(task: Task) -> SeenGame:
    """One game: its positions, and what can be seen of them."""
    game = find_game(task.game)
    seen, won = watch(task, MAX_POSITIONS_PER_GAME)
    positions = [
        SeenPosition(clock(game, s), round(balance(game, s), 5), rounded(public_facts(game, s)))
        for s in seen
    ]
    return SeenGame(task.number, task.scenario, won, positions)


def rounded(facts: dict[str, float]) -> dict[str, float]:
    """Facts in few digits: they take less room."""
    return {name: round(amount, 3) for name, amount in facts.items()}


def kept_games(folder: Path, seed: int) -> list[SeenGame]:
    """All games of a seed that were kept in a folder."""
    games: list[SeenGame] = []
    for path in sorted(folder.glob(f"{seed}-*{FILE_ENDING}")):
        try:
            packed = gzip.decompress(path.read_bytes())
            games += msgspec.msgpack.decode(packed, type=list[SeenGame])
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            raise DataError(f"{path}: these games cannot be read: delete the file") from error
    return games
