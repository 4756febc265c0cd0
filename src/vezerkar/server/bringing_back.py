"""Brings a stored match back: from its newest snapshot, from its journal, or under other rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vezerkar.core.errors import DataError
from vezerkar.server import match_rows
from vezerkar.server.live_match import LiveMatch
from vezerkar.server.logs import LOG
from vezerkar.server.rules_change import bring_over, must_stand_as_stored
from vezerkar.server.snapshots import form_of, restored_match
from vezerkar.server.storage.rows import MatchRow
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import StoredMatch
from vezerkar.server.time_slicing import last_in_slices
from vezerkar.table.journal import JournalEntry
from vezerkar.table.match import Match
from vezerkar.table.reading import reading


async def bring_back(stored: StoredMatch, store: Store) -> LiveMatch:
    """A stored match, under the rules installed now."""
    row, seats, last = stored.row, stored.seats, stored.moment_number
    current = match_rows.is_current(row)
    if current:
        live = await _from_snapshot(stored, store)
        if live is not None:
            return live
    entries = await _journal(stored, store, after=0)
    if current:
        work = _going_on(match_rows.opened_match(row, seats), 0, entries, last)
        try:
            return _live(row, await last_in_slices(work), len(entries), last, store)
        except Exception:
            LOG.exception("a match fails under its own rules", extra={"table": row.id})
    row, match = await bring_over(row, seats, entries, store)
    last = await store.moments.last_number(row.id)
    return _live(row, match, len(entries) + 1, last, store)


async def _from_snapshot(stored: StoredMatch, store: Store) -> LiveMatch | None:
    """The match of its newest snapshot and the rest of its journal; None if that cannot be read."""
    row, snapshot, last = stored.row, stored.snapshot, stored.moment_number
    if snapshot is None or snapshot.form != form_of(row):
        return None
    try:
        blocks = await store.snapshots.blocks_of(row.id)
        match = await last_in_slices(restored_match(row, stored.seats, snapshot, blocks, last))
        entries = await _journal(stored, store, after=snapshot.number)
        if snapshot.number + len(entries) != stored.length:
            raise DataError("snapshot: its journal is shorter")
        match = await last_in_slices(_going_on(match, snapshot.number, entries, last))
        must_stand_as_stored(row, match)
    except Exception:  # whatever is wrong with it, the journal has everything
        LOG.exception("a snapshot cannot be read", extra={"table": row.id})
        return None
    live = _live(row, match, stored.length, last, store)
    live.snapshot_number = snapshot.number
    return live


async def _journal(stored: StoredMatch, store: Store, after: int) -> list[JournalEntry]:
    """The entries after a number; of most matches all of them have been read already."""
    known = stored.snapshot.number if stored.snapshot else 0
    if after == known and known + len(stored.entries) == stored.length:
        return stored.entries
    return await store.journal(stored.row.id, after)


def _going_on(
    match: Match, number: int, entries: Sequence[JournalEntry], last_moment: int
) -> Iterator[Match]:
    """Play the entries after a number; what changed after the last moment is known then."""
    for done, _ in enumerate(reading(match, entries), start=number + 1):
        if done == last_moment:
            match.log.forget_changes()
        yield match


def _live(row: MatchRow, match: Match, written: int, last_moment: int, store: Store) -> LiveMatch:
    live = LiveMatch(row, match, written, store)
    live.moment_number = last_moment
    return live
