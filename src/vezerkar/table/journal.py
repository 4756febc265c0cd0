"""What a match is stored as: the entries of its journal, and where their chance comes from."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from vezerkar.core.chance import Chance, Fair

UNKNOWN: Final = -1  # from whom a step was hidden, where nobody has written it down


class JournalEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of a match's journal.

    `withdraw` takes single steps back, whose places among the steps are in `action`; `hold` keeps
    an action until it is confirmed, `release` drops it. `end` is an end that all sides agreed on,
    `rules` says that the match goes on under other rules from here on. `hidden` has a bit for each
    reader who has learned nothing from an `act`: to find that out again takes many scenes.
    """

    kind: Literal["act", "undo", "withdraw", "hold", "release", "resign", "end", "rules"]
    seat: str
    action: str = ""
    drawn: tuple[int, ...] = ()
    steps: int = 0
    hidden: int = UNKNOWN


def chance_of_line(secret: bytes, line: int) -> Chance:
    """The chance results of one line of the log, so that each line can be checked by itself.

    Line 0 is the set-up. Steps that are taken back keep their number: a step that is tried again
    gets different results, and nobody can know them beforehand.
    """
    return Fair(hashlib.sha256(secret + line.to_bytes(8, "big")).digest())


def standing_acts(entries: Sequence[JournalEntry]) -> list[JournalEntry]:
    """The steps of a journal that were not taken back; no rules are needed to find them."""
    found: list[JournalEntry] = []
    for entry in entries:
        if entry.kind == "act":
            found.append(entry)
        elif entry.kind == "undo":
            del found[len(found) - entry.steps :]
        elif entry.kind == "withdraw":
            gone = {int(place) for place in entry.action.split()}
            found = [each for place, each in enumerate(found) if place not in gone]
    return found
