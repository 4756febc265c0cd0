"""Puzzles as data: a position from a real game in which one action is clearly the best.

`vezerkar puzzles GAME` finds them, docs/make-puzzles.md shows how one is finished by hand.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct

from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.registry import find_game, game_ids
from vezerkar.files.ledger import Bilingual
from vezerkar.records.exercise import (
    Exercise,
    Patterns,
    WrongTry,
    numbers_in,
    read_exercise,
    tries_said,
)

PUZZLES_FOLDER: Final = "puzzles"  # in the folder of a game: 1.toml, 2.toml ...

PuzzleGoal = Literal["win", "take", "hold", "plan"]


class PuzzleSource(Struct, frozen=True, forbid_unknown_fields=True):
    """The game that a puzzle comes from: with these numbers it can be found again."""

    scenario: str
    seed: int
    levels: tuple[str, ...]  # of the players, by team
    decision: int  # its number in the game
    horizon: int  # stages that were played after each action
    tries: int  # of each action in `chances`
    lead: float  # of the best action over the next


class Puzzle(Exercise, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A puzzle of a game. The actions in `do` solve it; nothing tells them before that."""

    ask: Bilingual  # the question
    clue: Bilingual
    why: Bilingual  # why it works, and why the obvious action fails
    goal: PuzzleGoal
    seat: str  # that decides
    do: Patterns
    chances: dict[str, float]  # of the best actions, the obvious one among them
    found: PuzzleSource
    wrong: tuple[WrongTry, ...] = ()

    def seat_to_decide(self, game: Game, state: State) -> int:
        return game.seats(state).index(self.seat)

    def sentences(self) -> list[tuple[str, Bilingual]]:
        found = [*super().sentences(), ("ask", self.ask), ("clue", self.clue), ("why", self.why)]
        return found + tries_said(self.wrong)


def puzzle_of_the_day(day: date) -> tuple[str, int]:
    """The same for everybody: the games take turns, and so do the puzzles of each."""
    games = game_ids()
    for step in range(len(games)):
        turn, at = divmod(day.toordinal() + step, len(games))
        numbers = puzzle_numbers(find_game(games[at]))
        if numbers:
            return games[at], numbers[turn % len(numbers)]
    raise DataError("no game has puzzles")


def puzzle_numbers(game: Game) -> list[int]:
    """The numbers of a game's puzzles."""
    return numbers_in(game.folder / PUZZLES_FOLDER)


def load_puzzle(game: Game, number: int) -> Puzzle:
    if number not in puzzle_numbers(game):
        raise DataError(f"there is no puzzle {number} of {game.id}")
    return read_puzzle(game.folder / PUZZLES_FOLDER / f"{number}.toml", game)


def read_puzzle(path: Path, game: Game) -> Puzzle:
    return read_exercise(path, game, Puzzle)
