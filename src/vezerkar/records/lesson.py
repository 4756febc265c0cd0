"""Lessons as data: a position, steps with what the guide says, and a goal that is checked.

docs/write-a-lesson.md shows how to write one.
"""

from __future__ import annotations

import hashlib
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Annotated, Any, Final

import tomli_w
from msgspec import Meta, Struct

from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.files.ledger import Bilingual
from vezerkar.files.toml import convert, read_toml
from vezerkar.records.position import read_position

LESSONS_FOLDER: Final = "lessons"  # in the folder of a game: 1.toml, 2.toml ...

Patterns = Annotated[tuple[str, ...], Meta(min_length=1)]


class WrongTry(Struct, frozen=True, forbid_unknown_fields=True):
    """Actions that a learner is likely to try, and why they are not the ones meant."""

    do: Patterns
    say: Bilingual


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson: any action that fits a pattern in `do` is the one meant.

    A pattern is an action in notation in which `*` stands for anything.
    """

    say: Bilingual
    do: Patterns
    otherwise: Bilingual = Bilingual()  # said to all who try something else
    wrong: tuple[WrongTry, ...] = ()
    point: tuple[str, ...] = ()  # the references that are pointed at, `unit:al05`


class LessonGoal(Struct, frozen=True, forbid_unknown_fields=True):
    """What must be true in the end, apart from the steps being done."""

    say: Bilingual
    gone: tuple[str, ...] = ()  # tokens that are no longer on a space of the board
    at: dict[str, str] = {}  # tokens, and the space each stands on
    score: dict[str, int] = {}  # by side: at least so many points
    winner: str = ""  # the side that has won


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson of a game. If it is not `strict`, other actions are allowed between its steps."""

    title: Bilingual
    about: Bilingual
    minutes: int
    goal: LessonGoal
    end: Bilingual  # said when the goal is reached
    step: Annotated[tuple[LessonStep, ...], Meta(min_length=1)]
    position: dict[str, Any]
    strict: bool = True
    seed: int = 1  # the dice and the cards of the lesson are the same for everybody
    guide: dict[str, Bilingual] = {}  # by step of the turn: explained whenever it comes up

    @property
    def position_text(self) -> str:
        return tomli_w.dumps(self.position)


def lesson_numbers(game: Game) -> list[int]:
    """The numbers of a game's lessons, in the order they are learnt."""
    return sorted(int(path.stem) for path in (game.folder / LESSONS_FOLDER).glob("*.toml"))


def load_lesson(game: Game, number: int) -> Lesson:
    if number not in lesson_numbers(game):
        raise DataError(f"there is no lesson {number} of {game.id}")
    return read_lesson(game.folder / LESSONS_FOLDER / f"{number}.toml", game)


def read_lesson(path: Path, game: Game) -> Lesson:
    """The lesson in a file; every sentence of it stands in both languages."""
    raw = read_toml(path)
    if isinstance(raw.get("position"), dict):
        raw["position"] = {"game": game.id, **raw["position"]}
    lesson = convert(raw, Lesson, str(path))
    for place, text in _sentences(lesson):
        if not (text.en.strip() and text.hu.strip()):
            raise DataError(f"{path}: {place}: expected a sentence in English and in Hungarian.")
    return lesson


def _sentences(lesson: Lesson) -> list[tuple[str, Bilingual]]:
    found = [
        ("title", lesson.title),
        ("about", lesson.about),
        ("goal.say", lesson.goal.say),
        ("end", lesson.end),
    ]
    found += [(f"guide.{name}", text) for name, text in lesson.guide.items()]
    for number, step in enumerate(lesson.step, 1):
        found.append((f"step {number}.say", step.say))
        if lesson.strict:
            found.append((f"step {number}.otherwise", step.otherwise))
        found += [(f"step {number}.wrong", one.say) for one in step.wrong]
    return found


def lesson_dice_key(lesson: Lesson) -> bytes:
    """What decides the dice of a lesson, the same for everybody: it takes the place of a secret."""
    return hashlib.sha256(f"lesson {lesson.seed}".encode()).digest()


def start_of(lesson: Lesson) -> State:
    """The position that a lesson begins with."""
    return read_position(lesson.position_text, "position")[1]


def fits_step(step: LessonStep, action: str) -> bool:
    """Whether an action in notation is one that the step asks for."""
    return any(fnmatchcase(action, pattern) for pattern in step.do)
