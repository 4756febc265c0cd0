"""The kept tables in memory: see `kept_table`."""

from __future__ import annotations

from typing import Final

import msgspec

from vezerkar.records.record import FORMAT, Header, StepLine, unplayed_record
from vezerkar.server.chat import Chat
from vezerkar.server.connection import Connection
from vezerkar.server.kept_match import KeptMatch
from vezerkar.server.kept_table import KeptTable
from vezerkar.server.node import ServerNode
from vezerkar.server.storage.leases import OwnedElsewhere
from vezerkar.server.storage.store import Store
from vezerkar.server.time_slicing import in_slices
from vezerkar.table.journal import standing_acts
from vezerkar.table.seats import TableSeats

MAX_KEPT_TABLES: Final = 100  # in memory; they are quickly read again


class KeptTables:
    """Reads kept tables from the database, and forgets those that nobody looks at."""

    def __init__(self, store: Store, node: ServerNode) -> None:
        self.store = store
        self.node = node
        self._tables: dict[str, KeptTable] = {}

    def is_in_memory(self, match_id: str) -> bool:
        return match_id in self._tables

    def in_memory(self) -> list[KeptTable]:
        return list(self._tables.values())

    async def find(self, match_id: str) -> KeptTable | None:
        """The kept table of an id; None if there is no such match."""
        if match_id not in self._tables:
            table = await self._load(match_id)
            if table is None:
                return None
            self._tables.setdefault(match_id, table)  # somebody else may have been faster
            self._forget_unused()
        return self._tables[match_id]

    async def _load(self, match_id: str) -> KeptTable | None:
        lease = await self.node.take(match_id)
        store = self.store.under(lease)
        found = await store.match(match_id)
        if found is None:
            return None
        row, seats = found
        entries = await store.journal(match_id)
        moments = await store.moments.of(match_id)
        still = await store.moments.still(row.still)
        match = KeptMatch(row, TableSeats(seats), entries, moments, still)
        await in_slices(match.reading(moments))
        chat = Chat(match_id, store, *await store.chat(match_id))
        if not self.node.holds(lease):
            raise OwnedElsewhere
        if lease is not None:
            lease.on_lost = lambda: self.drop(match_id)
        return KeptTable(match, chat, store)

    def _forget_unused(self) -> None:
        unused = [key for key, table in self._tables.items() if not table.connections]
        unused.sort(key=lambda key: self._tables[key].used_at)
        for key in unused[: max(0, len(self._tables) - MAX_KEPT_TABLES)]:
            del self._tables[key]

    def connections(self) -> list[Connection]:
        """Everybody who looks at a kept match."""
        return [each for table in self._tables.values() for each in table.connections]

    def drop(self, match_id: str) -> None:
        """The match was deleted, or goes on: who is connected has to come again."""
        table = self._tables.pop(match_id, None)
        if table is not None:
            table.close()

    def drop_of(self, user: str) -> None:
        """Something about a user has changed: read their tables again."""
        for match_id, table in list(self._tables.items()):
            if table.seats.of_user(user):
                self.drop(match_id)

    def close(self) -> None:
        for match_id in list(self._tables):
            self.drop(match_id)


def record_of(table: KeptTable) -> str:
    """The record of a kept match, from its journal: no rules are needed for it."""
    row = table.row
    header = Header(
        FORMAT,
        row.game,
        row.scenario,
        dict(row.settings),
        row.rules,
        row.digest,
        list(row.opening),
        row.seed_hash,
        row.start or msgspec.UNSET,
    )
    acts = standing_acts(table.match.entries)
    steps = [StepLine(each.seat, each.action, list(each.drawn)) for each in acts]
    return unplayed_record(header, steps)
