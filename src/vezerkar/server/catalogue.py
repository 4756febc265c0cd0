"""The list of games, cached in the data folder.

Loading every scenario of every game takes seconds, and nobody wants to wait for them before the
first page. The cache is used as long as no file of the games and packs has changed.
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
from vezerkar.server.summaries import game_infos, loading_games
from vezerkar.server.time_slicing import in_slices

CACHE_FILE: Final = "games.json"
GAMES_FOLDER: Final = PACKAGE.rpartition(".")[2]
COVER_FILE: Final = "cover.toml"  # in the folder of a game
CACHE_FORMAT: Final = 2


@lru_cache(maxsize=1)
def covers() -> list[Cover]:
    """The covers of the games; no game is loaded for them."""
    found = []
    for game in game_ids():
        path = vezerkar.HOME / GAMES_FOLDER / game / COVER_FILE
        if path.is_file():
            found.append(replace(convert(read_toml(path), Cover, str(path)), id=game))
    return found


class CachedGames(msgspec.Struct):
    """What the cache file holds, and for which files of games and packs it is true."""

    key: str
    games: list[GameInfo]


class Catalogue:
    """Reads and caches the list of games."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / CACHE_FILE
        self.games: list[GameInfo] | None = None
        self.work: asyncio.Task[list[GameInfo]] | None = None

    async def infos(self) -> list[GameInfo]:
        """All games: from the cache if it is up to date, else loaded now, once for all who ask."""
        if self.games is None:
            self.games = self._read()
        if self.games is not None:
            return self.games
        if self.work is None or self.work.done():
            self.work = asyncio.create_task(self._load())
        return await asyncio.shield(self.work)

    async def _load(self) -> list[GameInfo]:
        await in_slices(loading_games())
        self.games = game_infos()
        self._write(self.games)
        return self.games

    def _read(self) -> list[GameInfo] | None:
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            cached = msgspec.json.decode(self.path.read_bytes(), type=CachedGames)
            if cached.key == key_of_games():
                return cached.games
        return None

    def _write(self, games: list[GameInfo]) -> None:
        draft = self.path.with_name(f"{CACHE_FILE}.{os.getpid()}")
        with contextlib.suppress(OSError):  # then only the next start takes longer
            draft.write_bytes(msgspec.json.encode(CachedGames(key_of_games(), games)))
            os.replace(draft, self.path)


def key_of_games() -> str:
    """Changes whenever a file of a game or a pack does, or the computer levels."""
    total = sha256(f"{CACHE_FORMAT} {game_ids()} {list(LEVELS)}".encode())
    roots = [vezerkar.HOME / GAMES_FOLDER, *(path for _, path in packs())]
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
