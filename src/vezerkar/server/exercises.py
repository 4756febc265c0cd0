"""What lessons and puzzles share at the server: their tables and their thumbnails."""

from __future__ import annotations

import re

from vezerkar.agents.levels import LEVELS
from vezerkar.core.game import Game
from vezerkar.core.kernel import OBSERVER
from vezerkar.files.ledger import LANGUAGES, Bilingual
from vezerkar.records.exercise import Exercise
from vezerkar.records.position import write_position
from vezerkar.server.http_schema import Me, ScenarioPreview, SeatPlan
from vezerkar.server.new_table import TablePlan, private_seats
from vezerkar.server.summaries import preview_of


def number_in(text: str) -> int:
    """The number in an address; 0, which no lesson and no puzzle has, if it is none."""
    return int(text) if re.fullmatch("[0-9]{1,3}", text) else 0


def plan_exercise(user: Me, game: Game, exercise: Exercise) -> TablePlan:
    """Its table: the user plays the team to decide, the weakest computer the rest."""
    state = exercise.start()
    scenario, settings = game.setup_of(state)
    teams = game.teams(state)
    learner = teams[exercise.seat_to_decide(game, state)]
    plans = [
        SeatPlan(name, "person", mine=True)
        if team == learner
        else SeatPlan(name, "computer", next(iter(LEVELS)))
        for name, team in zip(game.seats(state), teams, strict=True)
    ]
    seats = private_seats(user, game, state, plans)
    start, secret = write_position(game, state), exercise.dice_key()
    return TablePlan(game, scenario, settings, seats, start=start, secret=secret)


def preview_exercise(game: Game, exercise: Exercise) -> ScenarioPreview:
    """The position that it begins with, as an observer sees it."""
    return preview_of(game.scene(exercise.start(), OBSERVER))


def texts(text: Bilingual) -> dict[str, str]:
    """A sentence by language."""
    return {language: text.of(language) for language in LANGUAGES}
