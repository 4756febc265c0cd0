"""What lessons and puzzles share: a numbered file with a position, sentences, and wrong tries."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Annotated, Any, TypeVar

import tomli_w
from msgspec import Meta, Struct

from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.files.ledger import Bilingual
from vezerkar.files.toml import convert, read_toml
from vezerkar.records.position import read_position

Patterns = Annotated[tuple[str, ...], Meta(min_length=1)]
E = TypeVar("E", bound="Exercise")


class WrongTry(Struct, frozen=True, forbid_unknown_fields=True):
    """Actions that somebody is likely to try, and why they are not the ones meant."""

    do: Patterns
    say: Bilingual


class Exercise(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position of a game to learn something from; whoever learns plays the team to decide."""

    title: Bilingual
    position: dict[str, Any]
    seed: int = 1  # the dice and the cards are the same for everybody

    @property
    def position_text(self) -> str:
        return tomli_w.dumps(self.position)

    def start(self) -> State:
        """The position that it begins with."""
        return read_position(self.position_text, "position")[1]

    def seat_to_decide(self, game: Game, state: State) -> int:
        """The seat of whoever learns: the first that is asked."""
        return state.actors()[0]

    def dice_key(self) -> bytes:
        """What decides the dice, the same for everybody: it takes the place of a secret."""
        return hashlib.sha256(f"lesson {self.seed}".encode()).digest()

    def sentences(self) -> list[tuple[str, Bilingual]]:
        """All that is said, with the name of the field."""
        return [("title", self.title)]


def numbers_in(folder: Path) -> list[int]:
    """The numbers of the files 1.toml, 2.toml ... of a folder, in order."""
    return sorted(int(path.stem) for path in folder.glob("*.toml"))


def read_exercise(path: Path, game: Game, kind: type[E]) -> E:
    """What is in a file; every sentence of it stands in both languages."""
    raw = read_toml(path)
    if isinstance(raw.get("position"), dict):
        raw["position"] = {"game": game.id, **raw["position"]}
    found = convert(raw, kind, str(path))
    for place, text in found.sentences():
        if not (text.en.strip() and text.hu.strip()):
            raise DataError(f"{path}: {place}: expected a sentence in English and in Hungarian.")
    return found


def fits(patterns: Sequence[str], action: str) -> bool:
    """Whether an action in notation fits one of the patterns, in which `*` stands for anything."""
    return any(fnmatchcase(action, pattern) for pattern in patterns)


def tries_said(wrong: Iterable[WrongTry], place: str = "wrong") -> list[tuple[str, Bilingual]]:
    """What is said to wrong tries, as `Exercise.sentences` wants it."""
    return [(place, one.say) for one in wrong]
