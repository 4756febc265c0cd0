"""How long battles take: measured by tools/measure_lengths.py, told as minutes."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Final

from msgspec import Struct

from vezerkar.core.game import Game
from vezerkar.files.toml import convert, read_toml
from vezerkar.records.starter import load_starter

LENGTH_FILE: Final = "length.toml"  # in the ai folder of a game
STARTER: Final = "starter"  # the battle that begins with the position of the starter
OWN_DECISION_S: Final = 9.0  # what a person takes for a decision, looking and undoing included
WATCHED_DECISION_S: Final = 1.2  # what the page takes to show a decision of the computer
ROUNDED_MINUTES: Final = 5  # more would pretend to be exact


class Length(Struct, frozen=True, forbid_unknown_fields=True):
    """Medians of some games in which the computer played both sides, on data with this digest."""

    data: str
    games: int
    turns: int
    decisions: dict[str, int]  # by side
    wins: dict[str, float]  # by side: its share of the games

    def minutes(self, side: str) -> int:
        """How long a person who leads a side against the computer plays."""
        own = self.decisions.get(side, 0)
        watched = sum(self.decisions.values()) - own
        seconds = own * OWN_DECISION_S + watched * WATCHED_DECISION_S
        return max(1, round(seconds / 60 / ROUNDED_MINUTES)) * ROUNDED_MINUTES


@lru_cache(maxsize=16)
def lengths(game: Game) -> dict[str, Length]:
    """What was measured of a game's battles, and of its starter."""
    path = game.ai_folder / LENGTH_FILE
    return convert(read_toml(path), dict[str, Length], str(path)) if path.is_file() else {}


def length_of(game: Game, battle: str) -> Length | None:
    """What was measured of a battle; nothing if its data have changed since."""
    known = lengths(game).get(battle)
    return known if known and known.data == digest_of(game, battle) else None


def digest_of(game: Game, battle: str) -> str:
    """Changes with the data of a battle, and with the position of a starter."""
    if battle != STARTER:
        return game.digest(battle)
    starter = load_starter(game)
    text = starter.position_text if starter else ""
    scenario = starter.position["scenario"] if starter else ""
    return hashlib.sha256(f"{game.digest(scenario)}{text}".encode()).hexdigest()[:16]
