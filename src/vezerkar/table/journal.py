"""What a match is stored as: the entries of its journal, and the refusals of the table."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Literal

import msgspec

from vezerkar.core.chance import Chance, Fair
from vezerkar.core.errors import ActionError
from vezerkar.core.session import Step


class Refusal(ActionError):
    """Something that cannot be done at this table, with the key of its sentence."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(text)
        self.key = key


class Stale(ActionError):
    """The action was meant for an earlier moment of the match."""


class JournalEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of a match's journal.

    `withdraw` takes single steps back, whose places among the steps are in `action`; `hold` keeps
    an action until it is confirmed, `release` drops it.
    """

    kind: Literal["act", "undo", "withdraw", "hold", "release", "resign"]
    seat: str
    action: str = ""
    drawn: tuple[int, ...] = ()
    steps: int = 0


@dataclass(frozen=True)
class LoggedStep:
    """A step as the log keeps it; a step that was taken back stays, struck out.

    Readers are observers and then the seats, in that order: `hidden` has a bit for each reader who
    has learned nothing from the step, `plies` says how many steps each of them knew after it.
    """

    step: Step
    plies: tuple[int, ...]
    hidden: int = 0
    undone: bool = False
    confirmed: bool = False  # it was held back and then confirmed


def chance_of_line(secret: bytes, line: int) -> Chance:
    """The chance results of one line of the log, so that each line can be checked by itself.

    Line 0 is the set-up. Steps that are taken back keep their number: a step that is tried again
    gets different results, and nobody can know them beforehand.
    """
    return Fair(hashlib.sha256(secret + line.to_bytes(8, "big")).digest())
