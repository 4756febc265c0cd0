"""Lessons at the server: their tables, and what the page is told of them."""

from __future__ import annotations

import re
from functools import lru_cache

from vezerkar.agents.levels import LEVELS
from vezerkar.core.game import Game
from vezerkar.core.kernel import OBSERVER, State
from vezerkar.core.registry import find_game
from vezerkar.files.ledger import LANGUAGES, Bilingual
from vezerkar.records.lesson import (
    Lesson,
    LessonStep,
    lesson_dice_key,
    lesson_numbers,
    load_lesson,
    start_of,
)
from vezerkar.records.position import write_position
from vezerkar.server.connection import Connection
from vezerkar.server.http_schema import (
    LessonInfo,
    LessonStepInfo,
    Me,
    ScenarioPreview,
    SeatPlan,
    WrongTryInfo,
)
from vezerkar.server.live_table import LiveTable
from vezerkar.server.new_table import TablePlan, private_seats
from vezerkar.server.permissions import viewed_seat
from vezerkar.server.socket_schema import AskLesson, LessonIs
from vezerkar.server.summaries import preview_of
from vezerkar.table.lesson_progress import progress


def lesson_number(text: str) -> int:
    """The number in an address; 0, which no lesson has, if it is none."""
    return int(text) if re.fullmatch("[0-9]{1,3}", text) else 0


def plan_lesson(user: Me, game_id: str, number: int) -> TablePlan:
    """The table of a lesson: the user plays the team to decide, the weakest computer the rest."""
    game = find_game(game_id)
    lesson = load_lesson(game, number)
    state = start_of(lesson)
    scenario, settings = game.setup_of(state)
    seats = private_seats(user, game, state, _seat_plans(game, state))
    start, secret = write_position(game, state), lesson_dice_key(lesson)
    return TablePlan(game, scenario, settings, seats, start=start, secret=secret)


def _seat_plans(game: Game, state: State) -> list[SeatPlan]:
    teams, names = game.teams(state), game.seats(state)
    learner = teams[state.actors()[0]]
    return [
        SeatPlan(name, "person", mine=True)
        if team == learner
        else SeatPlan(name, "computer", next(iter(LEVELS)))
        for name, team in zip(names, teams, strict=True)
    ]


@lru_cache(maxsize=16)
def lesson_infos(game_id: str) -> list[LessonInfo]:
    """All lessons of a game as the page shows them."""
    game = find_game(game_id)
    return [_info(number, load_lesson(game, number)) for number in lesson_numbers(game)]


def _info(number: int, lesson: Lesson) -> LessonInfo:
    return LessonInfo(
        number,
        _texts(lesson.title),
        _texts(lesson.about),
        _texts(lesson.goal.say),
        _texts(lesson.end),
        lesson.minutes,
        [_step_info(step) for step in lesson.step],
        lesson.strict,
        {name: _texts(text) for name, text in lesson.guide.items()},
    )


def _step_info(step: LessonStep) -> LessonStepInfo:
    wrong = [WrongTryInfo(one.do, _texts(one.say)) for one in step.wrong]
    return LessonStepInfo(_texts(step.say), step.do, _texts(step.otherwise), wrong, step.point)


def _texts(text: Bilingual) -> dict[str, str]:
    return {language: text.of(language) for language in LANGUAGES}


@lru_cache(maxsize=64)
def lesson_preview(game_id: str, number: int) -> ScenarioPreview:
    """The position that a lesson begins with, as an observer sees it."""
    game = find_game(game_id)
    return preview_of(game.scene(start_of(load_lesson(game, number)), OBSERVER))


def how_far(table: LiveTable, connection: Connection, asked: AskLesson) -> LessonIs:
    """How far the learner at a table has come."""
    seat = viewed_seat(table, connection, asked.seat)
    found = progress(table.match, load_lesson(table.match.game, asked.number), seat)
    return LessonIs(asked.ref, found.done, found.reached, found.missed)
