"""Puzzles at the server: what the page is told of them, and whether a try is right.

The solution leaves the server only after a right try, or when somebody gives up.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime
from functools import lru_cache

from vezerkar.core.errors import DataError
from vezerkar.core.registry import find_game
from vezerkar.records.exercise import fits
from vezerkar.records.puzzle import Puzzle, load_puzzle, puzzle_numbers, puzzle_of_the_day
from vezerkar.server.exercises import plan_exercise, preview_exercise, texts
from vezerkar.server.http_schema import (
    Me,
    PuzzleInfo,
    PuzzleOfTheDay,
    PuzzleSolution,
    PuzzleVerdict,
    ScenarioPreview,
)
from vezerkar.server.new_table import TablePlan


def plan_puzzle(user: Me, game_id: str, number: int) -> TablePlan:
    """The table of a puzzle; a hint there would be its solution."""
    game = find_game(game_id)
    return replace(plan_exercise(user, game, _load(game.id, number)), hints=False)


@lru_cache(maxsize=16)
def puzzle_infos(game_id: str) -> list[PuzzleInfo]:
    """All puzzles of a game, without their solutions."""
    return [_info(number, _load(game_id, number)) for number in puzzle_numbers(find_game(game_id))]


@lru_cache(maxsize=64)
def puzzle_preview(game_id: str, number: int) -> ScenarioPreview:
    return preview_exercise(find_game(game_id), _load(game_id, number))


def judge_try(game_id: str, number: int, action: str) -> PuzzleVerdict:
    """Whether an action solves a puzzle; if not, why, as far as that gives nothing away."""
    puzzle = _load(game_id, number)
    chance = puzzle.chances.get(action)
    if fits(puzzle.do, action):
        return PuzzleVerdict(True, chance, solution=_solution(puzzle))
    said = next((texts(one.say) for one in puzzle.wrong if fits(one.do, action)), {})
    return PuzzleVerdict(False, chance, said)


def solution_of(game_id: str, number: int) -> PuzzleSolution:
    """For those who give up."""
    return _solution(_load(game_id, number))


def todays_puzzle(day: str) -> PuzzleOfTheDay:
    """The puzzle of a day, such as 2026-11-18; of today where none is named."""
    try:
        when = date.fromisoformat(day) if day else datetime.now(UTC).date()
    except ValueError:
        raise DataError(f"'{day}' is no day; expected one such as 2026-11-18") from None
    game, number = puzzle_of_the_day(when)
    return PuzzleOfTheDay(when.isoformat(), game, _info(number, _load(game, number)))


@lru_cache(maxsize=64)
def _load(game_id: str, number: int) -> Puzzle:
    return load_puzzle(find_game(game_id), number)


def _info(number: int, puzzle: Puzzle) -> PuzzleInfo:
    title, ask, clue = puzzle.title, puzzle.ask, puzzle.clue
    return PuzzleInfo(number, puzzle.goal, puzzle.seat, texts(title), texts(ask), texts(clue))


def _solution(puzzle: Puzzle) -> PuzzleSolution:
    return PuzzleSolution(puzzle.do, texts(puzzle.why), puzzle.chances)
