"""Snapshots of a match: made beside the play, and read when the match is brought back."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct

from vezerkar import HOME, _form
from vezerkar.core.errors import DataError
from vezerkar.server import match_rows
from vezerkar.server.live_match import LiveMatch
from vezerkar.server.storage.rows import MatchRow
from vezerkar.server.storage.snapshots import BlockRow, SnapshotRow
from vezerkar.server.time_slicing import in_slices
from vezerkar.table.log import LoggedStep
from vezerkar.table.match import Match
from vezerkar.table.seats import TableSeat
from vezerkar.table.snapshot import (
    BLOCK_LINES,
    Block,
    Standpoint,
    pack,
    restoring,
    standpoint_of,
    unpacked_lines,
)

SNAPSHOT_FORM: Final = 1  # raise it when the data below mean something else


class SnapshotData(Struct, frozen=True):
    """What is stored of a match besides the lines of its log."""

    standpoint: Standpoint
    moment_number: int  # how many entries there were at the newest moment
    changed_from: int  # the first line that is not in that moment


def form_of(row: MatchRow) -> str:
    """The rules, data and program that can read a snapshot of a match."""
    return f"{SNAPSHOT_FORM} {row.rules} {row.digest} {_program()}"


@cache
def _program() -> str:
    """Frozen states and events mean something only to the very program that wrote them."""
    return _form.digest(_form.hot_modules(HOME))


# Making


class SnapshotPlan:
    """A match at one moment: the lines are never changed, only replaced, so play can go on."""

    def __init__(self, live: LiveMatch) -> None:
        log = live.match.log
        self.match_id, self.number, self.form = live.row.id, live.written, form_of(live.row)
        self.data = SnapshotData(standpoint_of(live.match), live.moment_number, log.changed_from)
        self.first_block = log.unsaved_from // BLOCK_LINES
        self.lines = log.lines[self.first_block * BLOCK_LINES :]


async def store_snapshot(live: LiveMatch, lock: asyncio.Lock) -> None:
    """Store where the match stands now; the lock of the table is held only to look."""
    log = live.match.log
    async with lock:
        if live.lost:
            return
        plan, first = SnapshotPlan(live), log.unsaved_from
        log.unsaved_from = len(log.lines)
    try:
        blocks = [await _packed(plan, start) for start in range(0, len(plan.lines), BLOCK_LINES)]
        data = zlib.compress(msgspec.msgpack.encode(plan.data))
        row = SnapshotRow(plan.number, plan.form, data)
        await live.store.snapshots.replace(plan.match_id, row, blocks)
    except BaseException:
        log.unsaved_from = min(log.unsaved_from, first)
        raise
    live.snapshot_number = plan.number


async def _packed(plan: SnapshotPlan, start: int) -> BlockRow:
    lines: Sequence[LoggedStep] = plan.lines[start : start + BLOCK_LINES]
    parts = await in_slices(unpacked_lines(lines))
    return BlockRow(plan.first_block + start // BLOCK_LINES, *await asyncio.to_thread(pack, parts))


# Bringing back


def restored_match(
    row: MatchRow,
    seats: Iterable[TableSeat],
    snapshot: SnapshotRow,
    blocks: Sequence[BlockRow],
    last_moment: int,
) -> Iterator[Match]:
    """A stored match where its snapshot was made, block by block."""
    data = msgspec.msgpack.decode(zlib.decompress(snapshot.data), type=SnapshotData)
    match = match_rows.opened_match(row, seats)
    yield match
    if [block.block for block in blocks] != list(range(len(blocks))):
        raise DataError("snapshot: some of its blocks are missing")
    yield from restoring(match, data.standpoint, (Block(b.lines, b.states) for b in blocks))
    if last_moment == snapshot.number:
        match.log.forget_changes()
    elif last_moment == data.moment_number:
        match.log.changed_from = data.changed_from
