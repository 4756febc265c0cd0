"""The starter of a game: a position that shows it at its best, for those who have never played it.

What is hard for a beginner lies behind it: armies are bought and placed, first hands are chosen.
"""

from __future__ import annotations

from typing import Any, Final

import tomli_w
from msgspec import Struct

from vezerkar.core.game import Game
from vezerkar.files.ledger import Bilingual
from vezerkar.files.toml import convert, read_toml

STARTER_FILE: Final = "starter.toml"  # in the folder of a game


class Starter(Struct, frozen=True, forbid_unknown_fields=True):
    """It goes by the name of its scenario; the newcomer plays the side that decides first."""

    about: Bilingual
    position: dict[str, Any]

    @property
    def scenario(self) -> str:
        return str(self.position["scenario"])

    @property
    def position_text(self) -> str:
        return tomli_w.dumps(self.position)


def load_starter(game: Game) -> Starter | None:
    """The starter of a game, if it has one."""
    path = game.folder / STARTER_FILE
    if not path.is_file():
        return None
    starter = convert(read_toml(path), Starter, str(path))
    starter.position["game"] = game.id
    return starter
