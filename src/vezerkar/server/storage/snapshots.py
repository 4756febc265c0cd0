"""The newest snapshot of each match, in the database."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from vezerkar.server.storage.finished_writes import FinishedWrites
from vezerkar.server.storage.leases import must_hold
from vezerkar.server.storage.reader import Asked
from vezerkar.server.storage.schema import SNAPSHOT_BLOCKS, SNAPSHOTS

_NEWEST: Final = select(SNAPSHOTS).where(SNAPSHOTS.c.match == bindparam("of_match"))


class BlockRow(NamedTuple):
    """Some lines of a log and the states before them, compressed."""

    block: int
    lines: bytes
    states: bytes


class SnapshotRow(NamedTuple):
    """A snapshot after so many entries of the journal; `form` says who can read it."""

    number: int
    form: str
    data: bytes


class Snapshots(FinishedWrites):
    """Replaces snapshots and reads them again."""

    async def replace(self, match_id: str, row: SnapshotRow, blocks: Sequence[BlockRow]) -> None:
        """Put a snapshot in the place of the last one; blocks that did not change are left out."""
        await self._finish(self._replace(match_id, row, blocks))

    async def _replace(self, match_id: str, row: SnapshotRow, blocks: Sequence[BlockRow]) -> None:
        values = [{"match": match_id, **block._asdict()} for block in blocks]
        first = min((block.block for block in blocks), default=None)
        with contextlib.suppress(IntegrityError):  # the match was deleted meanwhile
            async with self.engine.begin() as connection:
                await must_hold(connection, [self.lease] if self.lease else [])
                await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.match == match_id))
                await connection.execute(insert(SNAPSHOTS).values(match=match_id, **row._asdict()))
                if first is not None:
                    changed = SNAPSHOT_BLOCKS.c.match == match_id, SNAPSHOT_BLOCKS.c.block >= first
                    await connection.execute(delete(SNAPSHOT_BLOCKS).where(*changed))
                    await connection.execute(insert(SNAPSHOT_BLOCKS), values)

    async def of(self, match_id: str) -> SnapshotRow | None:
        row = await self.reader.first(newest_snapshot(match_id))
        return None if row is None else snapshot_row(row)

    async def blocks_of(self, match_id: str) -> list[BlockRow]:
        """The blocks of a snapshot in order."""
        query = (
            select(SNAPSHOT_BLOCKS)
            .where(SNAPSHOT_BLOCKS.c.match == match_id)
            .order_by(SNAPSHOT_BLOCKS.c.block)
        )
        [rows] = await self.reader.rows(query)
        return [BlockRow(row.block, bytes(row.lines), bytes(row.states)) for row in rows]


def newest_snapshot(match_id: str) -> Asked:
    return Asked(_NEWEST, {"of_match": match_id})


def snapshot_row(row: Any) -> SnapshotRow:
    return SnapshotRow(row.number, row.form, bytes(row.data))
