"""What every game needs to read and write its positions: fields, numbers, the stack of frames."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TypeVar

from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError, ParseError
from vezerkar.core.kernel import FRAME, State
from vezerkar.core.notation import Form

S = TypeVar("S", bound=State)
MAX_NUMBER_LENGTH = 12  # digits and sign of a number


@contextmanager
def field(name: str) -> Iterator[None]:
    """Put the name of the field before whatever is wrong inside."""
    try:
        yield
    except (ParseError, DataError) as error:
        raise DataError(f"position: {name}: {error}") from None


def within(name: str, number: int, least: int, most: int) -> int:
    """The number itself, if a game can have it."""
    if not least <= number <= most:
        raise DataError(f"position: {name}: expected {least} to {most}, found {number}")
    return number


def whole_number(word: str) -> int:
    """
    >>> whole_number("-3")
    -3
    """
    if word.isascii() and word.removeprefix("-").isdigit() and len(word) <= MAX_NUMBER_LENGTH:
        return int(word)
    raise ParseError(f"'{word}' is not a number")


def settle(s: S, seats: Sequence[str], seed: int, check: Callable[[S], None]) -> None:
    """Run a position on to its first decision; DataError if its parts contradict each other."""
    try:
        check(s)
        s.settle(Seeded(seed))
        check(s)
    except (AssertionError, ParseError) as error:
        raise DataError(f"position: it is not possible: {error}") from None
    except (IndexError, ValueError, KeyError):
        raise DataError("position: stack: these frames do not fit the position") from None
    if s.waiting and not any(s.legal_actions(seat) for seat in s.actors()):
        asked = ", ".join(seats[seat] for seat in s.actors())
        raise DataError(f"position: stack: {asked} would have no action")


def write_frames(
    forms: Sequence[Form], stack: Sequence[int], spell: Callable[[str, int], str]
) -> list[str]:
    """A stack as text, the frame on top last; `spell` names a value of a kind."""
    out = []
    for i in range(0, len(stack), FRAME):
        form = forms[stack[i]]
        values = stack[i + 1 : i + FRAME]
        words = [spell(kind, value) for kind, value in zip(form.kinds, values, strict=False)]
        out.append(" ".join([form.word, *words]))
    return out


def read_frames(
    forms: Sequence[Form],
    lines: Sequence[str],
    parse: Callable[[str, str], int],
    whole: bool = False,
) -> list[int]:
    """The stack that a text describes; values left out are 0, unless lines have to be `whole`."""
    by_word = {form.word: i for i, form in enumerate(forms)}
    stack: list[int] = []
    for line in lines:
        words = line.split()
        phase = by_word.get(words[0]) if words else None
        if phase is None:
            raise ParseError(f"there is no phase '{line}'; the phases are: {', '.join(by_word)}")
        kinds = forms[phase].kinds
        missing = len(kinds) - len(words) + 1
        if missing < 0 or (whole and missing):
            wanted = " ".join([words[0], *(f"<{kind}>" for kind in kinds)])
            raise ParseError(f"expected '{wanted}', found '{line}'")
        values = [parse(kind, word) for kind, word in zip(kinds, words[1:], strict=False)]
        stack += [phase, *values, *[0] * (FRAME - 1 - len(values))]
    return stack


def check_order(
    forms: Sequence[Form], stack: Sequence[int], stands_on: Mapping[str, Sequence[str]]
) -> None:
    """ParseError if one of the frames can never lie on the one below it; '' is the bottom."""
    below = ""
    for i in range(0, len(stack), FRAME):
        word = forms[stack[i]].word
        if below not in stands_on.get(word, ()):
            place = f"on '{below}'" if below else "at the bottom"
            raise ParseError(f"'{word}' cannot stand {place}")
        below = word
