"""Reading a stored match again: its journal repeated, with the chance results that were stored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vezerkar.core.chance import Script
from vezerkar.core.errors import DataError, VezerkarError
from vezerkar.core.kernel import OBSERVER
from vezerkar.table.journal import JournalEntry
from vezerkar.table.match import Match


def read(match: Match, entries: Sequence[JournalEntry]) -> None:
    """Repeat a journal."""
    for _ in reading(match, entries):
        pass


def reading(match: Match, entries: Sequence[JournalEntry]) -> Iterator[Match]:
    """The same, entry by entry, so that the caller can do other work in between."""
    for number, entry in enumerate(entries, start=1):
        try:
            _repeat(match, entry)
        except VezerkarError as error:
            raise DataError(f"journal: line {number}: {error}") from None
        yield match
    yield match


def _repeat(match: Match, entry: JournalEntry) -> None:
    seat = match.seats.number(entry.seat) if entry.seat else OBSERVER
    if entry.kind == "act":
        script = Script(list(entry.drawn))
        match.apply_with(seat, entry.action, script, entry.hidden)
        if script.left():
            raise DataError(f"{script.left()} chance results too many")
    elif entry.kind == "undo":
        match.go_back(entry.steps)
    elif entry.kind == "withdraw":
        _repeat_withdraw(match, [int(place) for place in entry.action.split()])
    elif entry.kind == "hold":
        match.hold(seat, entry.action)
    elif entry.kind == "release":
        match.held.pop(seat, None)
    elif entry.kind == "rules":
        match.history.note_other_rules()
    elif entry.kind == "end":
        match.end(entry.seat)
    else:
        match.resign(entry.seat)


def _repeat_withdraw(match: Match, places: Sequence[int]) -> None:
    fits = places and 0 <= places[0] <= places[-1] < match.ply
    trial = match.history.without(places) if fits else None
    if trial is None:
        raise DataError("these steps cannot be taken back")
    match.withdraw(places, trial)
