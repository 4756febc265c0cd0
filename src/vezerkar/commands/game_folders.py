"""The folders of the games: every one under `games` that has a ledger."""

from __future__ import annotations

from pathlib import Path

import vezerkar
from vezerkar.core.errors import DataError
from vezerkar.files.ledger import ENGLISH


def game_ids() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted(path.parent.name for path in (vezerkar.HOME / "games").glob(f"*/{ENGLISH}"))


def game_folder(game: str) -> Path:
    """The folder of a game; an unknown id lists the games there are."""
    if game not in game_ids():
        raise DataError(f"there is no game '{game}'; the games are: {', '.join(game_ids())}")
    return vezerkar.HOME / "games" / game
