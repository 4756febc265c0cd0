"""Lessons at the server: their tables, and what the page is told of them."""

from __future__ import annotations

from functools import lru_cache

from vezerkar.core.registry import find_game
from vezerkar.records.lesson import Lesson, LessonStep, lesson_numbers, load_lesson
from vezerkar.server.connection import Connection
from vezerkar.server.exercises import plan_exercise, preview_exercise, texts
from vezerkar.server.http_schema import (
    LessonInfo,
    LessonStepInfo,
    Me,
    ScenarioPreview,
    WrongTryInfo,
)
from vezerkar.server.live_table import LiveTable
from vezerkar.server.new_table import TablePlan
from vezerkar.server.permissions import viewed_seat
from vezerkar.server.socket_schema import AskLesson, LessonIs
from vezerkar.table.lesson_progress import progress


def plan_lesson(user: Me, game_id: str, number: int) -> TablePlan:
    """The table of a lesson."""
    game = find_game(game_id)
    return plan_exercise(user, game, load_lesson(game, number))


@lru_cache(maxsize=16)
def lesson_infos(game_id: str) -> list[LessonInfo]:
    """All lessons of a game as the page shows them."""
    game = find_game(game_id)
    return [_info(number, load_lesson(game, number)) for number in lesson_numbers(game)]


def _info(number: int, lesson: Lesson) -> LessonInfo:
    return LessonInfo(
        number,
        texts(lesson.title),
        texts(lesson.about),
        texts(lesson.goal.say),
        texts(lesson.end),
        lesson.minutes,
        [_step_info(step) for step in lesson.step],
        lesson.strict,
        {name: texts(text) for name, text in lesson.guide.items()},
    )


def _step_info(step: LessonStep) -> LessonStepInfo:
    wrong = [WrongTryInfo(one.do, texts(one.say)) for one in step.wrong]
    otherwise = texts(step.otherwise)
    return LessonStepInfo(texts(step.say), step.do, otherwise, wrong, step.point, step.show)


@lru_cache(maxsize=64)
def lesson_preview(game_id: str, number: int) -> ScenarioPreview:
    """The position that a lesson begins with, as an observer sees it."""
    game = find_game(game_id)
    return preview_exercise(game, load_lesson(game, number))


def how_far(table: LiveTable, connection: Connection, asked: AskLesson) -> LessonIs:
    """How far the learner at a table has come."""
    seat = viewed_seat(table, connection, asked.seat)
    found = progress(table.match, load_lesson(table.match.game, asked.number), seat)
    return LessonIs(asked.ref, found.done, found.reached, found.missed)
