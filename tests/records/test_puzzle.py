"""The puzzle of the day: the same for everybody, and in time every puzzle has its day."""

from __future__ import annotations

from datetime import date, timedelta

from vezerkar.core.registry import find_game, game_ids
from vezerkar.records.puzzle import puzzle_numbers, puzzle_of_the_day

DAY = date(2026, 11, 18)


def test_a_day_has_one_puzzle_and_the_next_day_another_game() -> None:
    assert puzzle_of_the_day(DAY) == puzzle_of_the_day(date(2026, 11, 18))
    week = [puzzle_of_the_day(DAY + timedelta(days)) for days in range(len(game_ids()))]
    assert {game for game, _ in week} == set(game_ids())


def test_every_puzzle_has_its_day() -> None:
    every = {(game, number) for game in game_ids() for number in puzzle_numbers(find_game(game))}
    most = max(len(puzzle_numbers(find_game(game))) for game in game_ids())
    days = range(most * len(game_ids()))
    assert {puzzle_of_the_day(DAY + timedelta(each)) for each in days} == every
