"""All that a table is brought back from, except its journal, read in one step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Select, func, select

from vezerkar.server.storage.moments import last_moment
from vezerkar.server.storage.reader import RowReader, Rows
from vezerkar.server.storage.rows import ChatLine, MatchRow, match_row, seat_of
from vezerkar.server.storage.schema import CHAT, JOURNAL, MATCHES, SEATS
from vezerkar.server.storage.snapshots import SnapshotRow, newest_snapshot, snapshot_row
from vezerkar.table.seats import TableSeat

MAX_CHAT_LINES: Final = 100  # that are read again


class StoredMatch(NamedTuple):
    """A match in the database; its journal may be long and is read on its own."""

    row: MatchRow
    seats: list[TableSeat]
    chat: tuple[int, list[ChatLine]]  # how many lines there are, and the last of them
    snapshot: SnapshotRow | None
    moment_number: int  # after how many entries of the journal its newest moment is
    length: int  # of its journal


async def read_match(reader: RowReader, match_id: str) -> StoredMatch | None:
    """A match of an id; None if there is none."""
    rows, seats, chat, snapshots, moments, lengths = await reader.rows(
        *matches_and_seats([match_id]),
        last_lines(match_id),
        newest_snapshot(match_id),
        last_moment(match_id),
        journal_lengths([match_id]),
    )
    if not rows:
        return None
    return StoredMatch(
        match_row(rows[0]),
        [seat_of(seat) for seat in seats],
        chat_of(chat),
        snapshot_row(snapshots[0]) if snapshots else None,
        moments[0][0] or 0,
        lengths[0].length if lengths else 0,
    )


def matches_and_seats(ids: Sequence[str]) -> tuple[Select[Any], Select[Any]]:
    seats = select(SEATS).where(SEATS.c.match.in_(ids)).order_by(SEATS.c.number)
    return select(MATCHES).where(MATCHES.c.id.in_(ids)), seats


def last_lines(match_id: str) -> Select[Any]:
    """The last lines of a chat, the newest first."""
    newest = CHAT.c.number.desc()
    return select(CHAT).where(CHAT.c.match == match_id).order_by(newest).limit(MAX_CHAT_LINES)


def chat_of(rows: Rows) -> tuple[int, list[ChatLine]]:
    """How many lines a chat has, and the last of them in order."""
    lines = [ChatLine(r.room, r.team, r.name, r.seat, r.text, r.at) for r in reversed(rows)]
    return (rows[0].number if rows else 0), lines


def journal_lengths(ids: Sequence[str]) -> Select[Any]:
    counted = select(JOURNAL.c.match, func.count().label("length"))
    return counted.where(JOURNAL.c.match.in_(ids)).group_by(JOURNAL.c.match)
