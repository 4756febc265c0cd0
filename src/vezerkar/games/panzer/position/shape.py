"""What the text of a position may say, and the words for what a unit has done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Generic, Literal, TypeVar

from msgspec import Struct

from vezerkar.core.errors import DataError, ParseError
from vezerkar.core.kernel import FRAME
from vezerkar.core.notation import Form, Lexicon
from vezerkar.games.panzer.forms import FRAMES
from vezerkar.games.panzer.pieces import Side

T = TypeVar("T")

# Words after a unit, with the mask of the state that they stand for.
DEEDS: Final = (
    "moved",
    "fired",
    "spent",
    "fresh",
    "extra",
    "acted",
    "prep",
    "granted",
    "longer",
    "dug",
)
STORMS: Final = ("snow", "mud", "fog")
FIGHT: Final = (
    "attacker",
    "defender",
    "returning",
    "fired",
    "fire",
    "target",
    "attacker_beside",
    "defender_beside",
    "dug",
    "attacker_floor",
    "defender_floor",
    "prevent",
    "no_retreat",
    "dead",
    "stands",
    "terrain",
    "bonus",
    "tile",
    "gone",
    "starter",
)


class BySide(Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """Something of each side."""

    german: T | None = None
    soviet: T | None = None

    def of(self, side: int) -> T | None:
        return self.soviet if side else self.german


class Piles(Struct, frozen=True, forbid_unknown_fields=True):
    """Discard piles by deck."""

    german: list[str] = []
    soviet: list[str] = []
    actions: list[str] = []
    command: list[str] = []
    firing: list[str] = []
    target: list[str] = []


class Over(Struct, frozen=True, forbid_unknown_fields=True):
    ending: str
    winner: Side


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A position; what is left out is as at the start of a quiet turn."""

    game: str
    scenario: str
    turn: int = 2
    active: Side | Literal[""] = ""
    first: Side | Literal[""] = ""
    row: str = ""
    phase: str = "operations"
    units: dict[str, str] = {}
    control: BySide[list[str]] = BySide()
    prestige: BySide[int] = BySide()
    ammo: BySide[int] = BySide()
    points: BySide[int] = BySide()
    kills: BySide[int] = BySide()
    scored: list[int] | None = None
    purse: BySide[int] = BySide()
    hands: BySide[list[str]] = BySide()
    known: BySide[list[str]] = BySide()
    bought: BySide[list[str]] = BySide()
    top: BySide[list[str]] = BySide()
    pledge: BySide[str] = BySide()
    discards: Piles = Piles()
    weather: list[Literal["snow", "mud", "fog"]] = []
    traps: list[Side] = []
    bonus: int = 0
    discount: int = 0
    free_ranged: bool = False
    hq_used: bool = False
    table: list[str] = []
    npc_cards: list[str] = []
    fight: dict[str, int | str] = {}
    support: list[str] = []
    sheet: list[str] = []
    stack: list[str] | None = None
    over: Over | None = None


@contextmanager
def field(name: str) -> Iterator[None]:
    """Whatever is wrong inside is wrong in this field of the position."""
    try:
        yield
    except (DataError, ParseError) as error:
        raise DataError(f"position: {name}: {error}") from None


def within(name: str, value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        raise DataError(f"position: {name}: expected a number from {least} to {most}, got {value}")
    return value


def whole_number(word: str) -> int:
    """A number that may be negative; ParseError if it is none."""
    if word.removeprefix("-").isdigit() and word.isascii() and len(word) <= 12:
        return int(word)
    raise ParseError(f"'{word}' is not a number")


def write_stack(stack: list[int], lexicon: Lexicon) -> list[str]:
    """The stack as text, the frame on top last."""
    out = []
    for i in range(0, len(stack), FRAME):
        form = FRAMES[stack[i]]
        values = stack[i + 1 : i + FRAME]
        words = [lexicon.name(k, v) for k, v in zip(form.kinds, values, strict=False)]
        out.append(" ".join([form.word, *words]))
    return out


def read_stack(lines: list[str], lexicon: Lexicon) -> list[int]:
    """The stack that a text describes; ParseError says what was expected."""
    by_word = {form.word: i for i, form in enumerate(FRAMES)}
    stack: list[int] = []
    for line in lines:
        words = line.split()
        phase = by_word.get(words[0]) if words else None
        if phase is None:
            raise ParseError(f"there is no phase '{line}'; the phases are: {', '.join(by_word)}")
        stack += [phase, *_values(FRAMES[phase], words[1:], lexicon)]
    return stack


def _values(form: Form, words: list[str], lexicon: Lexicon) -> list[int]:
    if len(words) > len(form.kinds):
        raise ParseError(f"'{form.word}' takes {len(form.kinds)} values, not {len(words)}")
    values = [
        whole_number(word) if kind == "number" else lexicon.number(kind, word)
        for kind, word in zip(form.kinds, words, strict=False)
    ]
    return values + [0] * (FRAME - 1 - len(values))
