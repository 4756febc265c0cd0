"""All that a table is brought back from, read in one step; of a long journal its beginning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Select, bindparam, func, select

from vezerkar.server.storage.moments import last_moment
from vezerkar.server.storage.reader import Asked, RowReader, Rows
from vezerkar.server.storage.rows import ChatLine, MatchRow, entry_of, match_row, seat_of
from vezerkar.server.storage.schema import CHAT, JOURNAL, MATCHES, SEATS, SNAPSHOTS
from vezerkar.server.storage.snapshots import SnapshotRow, newest_snapshot, snapshot_row
from vezerkar.table.journal import JournalEntry
from vezerkar.table.seats import TableSeat

MAX_CHAT_LINES: Final = 100  # that are read again
ENTRIES_AT_ONCE: Final = 200  # of a journal: a long one must not hold everybody up
_MATCH: Final[Any] = bindparam("of_match")
_ROW: Final = select(MATCHES).where(MATCHES.c.id == _MATCH)
_SEATS: Final = select(SEATS).where(SEATS.c.match == _MATCH).order_by(SEATS.c.number)
_CHAT: Final = (
    select(CHAT)
    .where(CHAT.c.match == _MATCH)
    .order_by(CHAT.c.number.desc())
    .limit(bindparam("most"))
)
_JOURNAL: Final = (
    select(JOURNAL)
    .where(JOURNAL.c.match == _MATCH)
    .order_by(JOURNAL.c.number)
    .limit(bindparam("most"))
)
_AFTER: Final = _JOURNAL.where(JOURNAL.c.number > bindparam("after"))
_IN_SNAPSHOT: Final = func.coalesce(
    select(SNAPSHOTS.c.number).where(SNAPSHOTS.c.match == _MATCH).scalar_subquery(), 0
)
_AFTER_SNAPSHOT: Final = _JOURNAL.where(JOURNAL.c.number > _IN_SNAPSHOT)
_LENGTH: Final = select(func.count().label("length")).where(JOURNAL.c.match == _MATCH)
_NEW_LENGTH: Final = _LENGTH.where(JOURNAL.c.number > _IN_SNAPSHOT)


class StoredMatch(NamedTuple):
    """A match in the database."""

    row: MatchRow
    seats: list[TableSeat]
    chat: tuple[int, list[ChatLine]]  # how many lines there are, and the last of them
    snapshot: SnapshotRow | None
    moment_number: int  # after how many entries of the journal its newest moment is
    length: int  # of its journal
    entries: list[JournalEntry]  # ENTRIES_AT_ONCE at most: the first ones after the snapshot


async def read_match(reader: RowReader, match_id: str) -> StoredMatch | None:
    """A match of an id; None if there is none."""
    rows, seats, chat, snapshots, moments, lengths, entries = await reader.rows(
        Asked(_ROW, {"of_match": match_id}),
        Asked(_SEATS, {"of_match": match_id}),
        last_lines(match_id),
        newest_snapshot(match_id),
        last_moment(match_id),
        Asked(_LENGTH, {"of_match": match_id}),
        Asked(_AFTER_SNAPSHOT, {"of_match": match_id, "most": ENTRIES_AT_ONCE}),
    )
    if not rows:
        return None
    return StoredMatch(
        match_row(rows[0]),
        [seat_of(seat) for seat in seats],
        chat_of(chat),
        snapshot_row(snapshots[0]) if snapshots else None,
        moments[0][0] or 0,
        lengths[0].length,
        [entry_of(entry) for entry in entries],
    )


async def read_journal(reader: RowReader, match_id: str, after: int) -> list[JournalEntry]:
    """The entries of a journal after a number."""
    found: list[JournalEntry] = []
    while True:
        values = {"of_match": match_id, "most": ENTRIES_AT_ONCE, "after": after + len(found)}
        [part] = await reader.rows(Asked(_AFTER, values))
        found += [entry_of(row) for row in part]
        if len(part) < ENTRIES_AT_ONCE:
            return found


def new_length(match_id: str) -> Asked:
    """How many entries of a journal are newer than the snapshot of its match."""
    return Asked(_NEW_LENGTH, {"of_match": match_id})


def matches_and_seats(ids: Sequence[str]) -> tuple[Select[Any], Select[Any]]:
    seats = select(SEATS).where(SEATS.c.match.in_(ids)).order_by(SEATS.c.number)
    return select(MATCHES).where(MATCHES.c.id.in_(ids)), seats


def last_lines(match_id: str) -> Asked:
    """The last lines of a chat, the newest first."""
    return Asked(_CHAT, {"of_match": match_id, "most": MAX_CHAT_LINES})


def chat_of(rows: Rows) -> tuple[int, list[ChatLine]]:
    """How many lines a chat has, and the last of them in order."""
    lines = [ChatLine(r.room, r.team, r.name, r.seat, r.text, r.at) for r in reversed(rows)]
    return (rows[0].number if rows else 0), lines


def journal_lengths(ids: Sequence[str]) -> Select[Any]:
    counted = select(JOURNAL.c.match, func.count().label("length"))
    return counted.where(JOURNAL.c.match.in_(ids)).group_by(JOURNAL.c.match)
