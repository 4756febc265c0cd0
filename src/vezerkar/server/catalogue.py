"""The list of games, at hand before any game is: it is kept in the data folder from the last time.

To lay out every board of every game takes seconds, and nobody wants to wait for them before the
first page. What is kept is used as long as no file of the games and packs has changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

import vezerkar
from vezerkar.agents.levels import LEVELS
from vezerkar.core.registry import PACKAGE, game_ids, packs
from vezerkar.files.toml import convert, read_toml
from vezerkar.server.http_schema import Cover, GameInfo
from vezerkar.server.summaries import game_infos, laying_out
from vezerkar.server.time_slicing import in_slices

FILE: Final = "games.json"
GAMES: Final = PACKAGE.rpartition(".")[2]
COVER: Final = "cover.toml"  # beside the ledger of a game
FORMAT: Final = 1


@lru_cache(maxsize=1)
def covers() -> list[Cover]:
    """What is told of the games at once; none of them is loaded for it."""
    found = []
    for game in game_ids():
        path = vezerkar.HOME / GAMES / game / COVER
        if path.is_file():
            found.append(replace(convert(read_toml(path), Cover, str(path)), id=game))
    return found


class Kept(msgspec.Struct):
    """What the file holds, and for which files of games and packs it is true."""

    key: str
    games: list[GameInfo]


class Shelf:
    """Reads and keeps the list of games."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.games: list[GameInfo] | None = None
        self.work: asyncio.Task[list[GameInfo]] | None = None

    async def infos(self) -> list[GameInfo]:
        """All games; from the file if it is true, else laid out now, once for all who ask."""
        if self.games is None:
            self.games = self._read()
        if self.games is not None:
            return self.games
        if self.work is None or self.work.done():
            self.work = asyncio.create_task(self._lay_out())
        return await asyncio.shield(self.work)

    async def _lay_out(self) -> list[GameInfo]:
        await in_slices(laying_out())
        self.games = game_infos()
        self._keep(self.games)
        return self.games

    def _read(self) -> list[GameInfo] | None:
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            kept = msgspec.json.decode(self.path.read_bytes(), type=Kept)
            if kept.key == key_of_games():
                return kept.games
        return None

    def _keep(self, games: list[GameInfo]) -> None:
        draft = self.path.with_name(f"{FILE}.{os.getpid()}")
        with contextlib.suppress(OSError):  # the next start takes longer, that is all
            draft.write_bytes(msgspec.json.encode(Kept(key_of_games(), games)))
            os.replace(draft, self.path)


def key_of_games() -> str:
    """Changes whenever a file of a game or of a pack does, or a level of computers comes along."""
    total = sha256(f"{FORMAT} {game_ids()} {list(LEVELS)}".encode())
    roots = [vezerkar.HOME / GAMES, *(path for _, path in packs())]
    for root in roots:
        for path in sorted(_files(root)):
            status = path.stat()
            total.update(f"{path}\n{status.st_mtime_ns} {status.st_size}\n".encode())
    return total.hexdigest()


def _files(root: Path) -> Iterator[Path]:
    if root.is_file():
        yield root
    for folder, _, names in os.walk(root):
        for name in names:
            if name.endswith((".py", ".toml", ".ftl")):
                yield Path(folder, name)
