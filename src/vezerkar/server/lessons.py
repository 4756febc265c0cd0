"""Lessons: positions of a game that the page explains step by step."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from vezerkar.agents.levels import LEVELS
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.registry import find_game
from vezerkar.records.position import read_position
from vezerkar.server.http_schema import NewPosition, SeatPlan

LESSONS_FOLDER: Final = "lessons"  # in the folder of a game; a position for each number
_NUMBER: Final = re.compile(r"[1-9][0-9]?")


def lesson_file(game: Game, number: str) -> Path:
    return game.folder / LESSONS_FOLDER / f"{number}.toml"


def placed_lessons(game: Game) -> list[int]:
    """The lessons that begin with a position of their own, not with a scenario."""
    return sorted(int(path.stem) for path in (game.folder / LESSONS_FOLDER).glob("*.toml"))


def lesson_table(game_id: str, number: str) -> NewPosition:
    """The table of a lesson: the user plays the team to decide, the weakest computer the rest."""
    game = find_game(game_id)
    path = lesson_file(game, number)
    if not _NUMBER.fullmatch(number) or not path.is_file():
        raise DataError(f"there is no position for lesson {number} of {game_id}")
    text = path.read_text(encoding="utf-8")
    _, state = read_position(text, str(path.name))
    teams, names = game.teams(state), game.seats(state)
    learner = teams[state.actors()[0]]
    seats = [
        SeatPlan(name, "person", mine=True)
        if team == learner
        else SeatPlan(name, "computer", next(iter(LEVELS)))
        for name, team in zip(names, teams, strict=True)
    ]
    return NewPosition(text, seats)
