"""What the readers of a match saw now and then, in the database."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from vezerkar.server.storage.finished_writes import FinishedWrites
from vezerkar.server.storage.leases import must_hold
from vezerkar.server.storage.reader import Asked
from vezerkar.server.storage.schema import MATCHES, MOMENTS, STILLS

_LAST: Final = select(func.max(MOMENTS.c.number).label("last")).where(
    MOMENTS.c.match == bindparam("of_match")
)


class MomentRow(NamedTuple):
    """What one reader saw after so many entries of the journal; the data are JSON."""

    number: int
    reader: int
    ply: int
    data: bytes


class Moments(FinishedWrites):
    """Adds moments and reads them again; boards and books are stored once for all matches."""

    async def add(self, match_id: str, still: bytes, rows: Sequence[MomentRow]) -> None:
        """Store a moment of all readers, with the board and the book of the match."""
        await self._finish(self._add(match_id, still, rows))

    async def _add(self, match_id: str, still: bytes, rows: Sequence[MomentRow]) -> None:
        still_id = await self._add_still(still)
        packed = await asyncio.to_thread(lambda: [zlib.compress(row.data) for row in rows])
        values = [
            {"match": match_id, **row._asdict(), "data": data}
            for row, data in zip(rows, packed, strict=True)
        ]
        at = MOMENTS.c.match == match_id, MOMENTS.c.number == rows[0].number
        match = update(MATCHES).where(MATCHES.c.id == match_id)
        async with self.engine.begin() as connection:
            await must_hold(connection, [self.lease] if self.lease else [])
            await connection.execute(delete(MOMENTS).where(*at))
            await connection.execute(insert(MOMENTS), values)
            await connection.execute(match.values(still=still_id))

    async def _add_still(self, data: bytes) -> str:
        """Store a board and a book; the id is the same for the same ones."""
        still = hashlib.sha256(data).hexdigest()
        if not await self._has_still(still):
            packed = await asyncio.to_thread(zlib.compress, data)
            with contextlib.suppress(IntegrityError):  # somebody else was faster
                async with self.engine.begin() as connection:
                    await connection.execute(insert(STILLS).values(id=still, data=packed))
        return still

    async def _has_still(self, still: str) -> bool:
        query = select(STILLS.c.id).where(STILLS.c.id == still)
        return await self.reader.first(query) is not None

    async def still(self, still: str) -> bytes | None:
        query = select(STILLS.c.data).where(STILLS.c.id == still)
        found = await self.reader.first(query)
        return None if found is None else zlib.decompress(found.data)

    async def last_number(self, match_id: str) -> int:
        """After how many entries of the journal the newest moment is; 0 if there is none."""
        found = await self.reader.first(last_moment(match_id))
        return found[0] or 0 if found else 0

    async def of(self, match_id: str) -> list[MomentRow]:
        """All moments of a match in order."""
        query = (
            select(MOMENTS)
            .where(MOMENTS.c.match == match_id)
            .order_by(MOMENTS.c.number, MOMENTS.c.reader)
        )
        [rows] = await self.reader.rows(query)
        data = await asyncio.to_thread(lambda: [zlib.decompress(row.data) for row in rows])
        return [
            MomentRow(row.number, row.reader, row.ply, each)
            for row, each in zip(rows, data, strict=True)
        ]


def last_moment(match_id: str) -> Asked:
    """The number of the newest moment, as a query."""
    return Asked(_LAST, {"of_match": match_id})
