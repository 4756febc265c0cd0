"""Lessons as data: a position, steps with what the guide says, and a goal that is checked.

docs/write-a-lesson.md shows how to write one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct, field

from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.files.ledger import Bilingual
from vezerkar.records.exercise import (
    Exercise,
    Patterns,
    WrongTry,
    fits,
    numbers_in,
    read_exercise,
    tries_said,
)

LESSONS_FOLDER: Final = "lessons"  # in the folder of a game: 1.toml, 2.toml ...


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson: any action that fits a pattern in `do` is the one meant.

    A pattern is an action in notation in which `*` stands for anything.
    """

    say: Bilingual
    do: Patterns
    otherwise: Bilingual = Bilingual()  # said to all who try something else
    wrong: tuple[WrongTry, ...] = ()
    point: tuple[str, ...] = ()  # the references that are pointed at, `unit:al05`
    show: tuple[str, ...] = ()  # overlays of the board that it speaks of, `zoc`


class LessonGoal(Struct, frozen=True, forbid_unknown_fields=True):
    """What must be true in the end, apart from the steps being done."""

    say: Bilingual
    gone: tuple[str, ...] = ()  # tokens that are no longer on a space of the board
    at: dict[str, str] = {}  # tokens, and the space each stands on
    score: dict[str, int] = {}  # by side: at least so many points
    winner: str = ""  # the side that has won


class Lesson(Exercise, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson of a game. If it is not `strict`, other actions are allowed between its steps."""

    about: Bilingual
    minutes: int
    goal: LessonGoal
    end: Bilingual  # said when the goal is reached
    step: Annotated[tuple[LessonStep, ...], Meta(min_length=1)]
    strict: bool = True
    # By step of the turn: explained whenever it comes up.
    guide: dict[str, Bilingual] = field(default_factory=dict)

    def sentences(self) -> list[tuple[str, Bilingual]]:
        found = [
            *super().sentences(),
            ("about", self.about),
            ("goal.say", self.goal.say),
            ("end", self.end),
        ]
        found += [(f"guide.{name}", text) for name, text in self.guide.items()]
        for number, step in enumerate(self.step, 1):
            found.append((f"step {number}.say", step.say))
            if self.strict:
                found.append((f"step {number}.otherwise", step.otherwise))
            found += tries_said(step.wrong, f"step {number}.wrong")
        return found


def lesson_numbers(game: Game) -> list[int]:
    """The numbers of a game's lessons, in the order they are learnt."""
    return numbers_in(game.folder / LESSONS_FOLDER)


def load_lesson(game: Game, number: int) -> Lesson:
    if number not in lesson_numbers(game):
        raise DataError(f"there is no lesson {number} of {game.id}")
    return read_lesson(game.folder / LESSONS_FOLDER / f"{number}.toml", game)


def read_lesson(path: Path, game: Game) -> Lesson:
    return read_exercise(path, game, Lesson)


def fits_step(step: LessonStep, action: str) -> bool:
    """Whether an action in notation is one that the step asks for."""
    return fits(step.do, action)
