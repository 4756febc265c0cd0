"""Records of other versions, played again as far as the rules installed now allow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from vezerkar.core.errors import DataError
from vezerkar.core.session import Session
from vezerkar.records.record import StepLine, header_of, reading, steps_of
from vezerkar.server.limits import NUL
from vezerkar.server.match_rows import installed_rules
from vezerkar.server.storage.rows import MatchRow
from vezerkar.table.journal import JournalEntry

MAX_DIGEST_CHARS: Final = 80
MAX_RULES_VERSION: Final = 1 << 31


class OldRecord:
    """A record as text, what of it could be played, and what is left."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.header = header_of(text)
        self.steps: list[StepLine] = []
        self.session: Session | None = None
        self.error = ""  # why it does not go on
        if len(self.header.data) > MAX_DIGEST_CHARS or self.header.rules >= MAX_RULES_VERSION:
            raise DataError("record: line 1: there is no such version")

    def playing(self) -> Iterator[None]:
        """Step by step; a record that cannot even begin is refused."""
        for step in steps_of(self.text):
            self.steps.append(step)
            yield
        try:
            for session in reading(self.text, any_version=True):
                self.session = session
                yield
        except DataError as error:
            if self.session is None:
                raise
            self.error = str(error)

    def must_session(self) -> Session:
        if self.session is None:
            raise DataError("record: it has not been played")
        return self.session

    def rest(self) -> list[JournalEntry]:
        """The steps that cannot be played any more, as they were written."""
        session = self.must_session()
        known = session.game.seats(session.state)
        rest = self.steps[len(session.steps) :]
        if any(step.seat not in known or NUL in step.action for step in rest):
            raise DataError("record: some of its steps cannot be read")
        return [JournalEntry("act", each.seat, each.action, tuple(each.chance)) for each in rest]

    def row_of(self, row: MatchRow) -> MatchRow:
        """The row of a table where nobody can play on, with the version of the record."""
        header = self.header
        return replace(
            row,
            rules=header.rules,
            digest=header.data,
            kept=installed_rules(row),
            ply=len(self.steps),
        )
