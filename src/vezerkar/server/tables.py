"""The tables in memory. A table is read from its journal when somebody asks for it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakMethod

from msgspec.structs import replace

from vezerkar.core.errors import VezerkarError
from vezerkar.server import match_rows, metrics, seating
from vezerkar.server.bot_workers import BotWorkers
from vezerkar.server.bringing_back import bring_back
from vezerkar.server.chat import Chat
from vezerkar.server.config import Config
from vezerkar.server.http_schema import Me, TableInfo
from vezerkar.server.kept_table import KeptTable
from vezerkar.server.kept_tables import KeptTables
from vezerkar.server.known_rules import must_be_ours
from vezerkar.server.limits import HttpRefusal
from vezerkar.server.live_match import LiveMatch
from vezerkar.server.live_table import LiveTable, call_if_there
from vezerkar.server.logs import LOG
from vezerkar.server.node import ServerNode
from vezerkar.server.readiness import Readiness
from vezerkar.server.storage.archive_rows import archived_by
from vezerkar.server.storage.leases import OwnedElsewhere
from vezerkar.server.storage.presence import PresenceRows
from vezerkar.server.storage.rows import ChatLine
from vezerkar.server.storage.store import Store
from vezerkar.server.summaries import table_info

TABLE_IDLE_S: Final = 600.0  # before a table is unloaded
UNLOAD_INTERVAL_S: Final = 30.0
LAST_MOMENTS_TIMEOUT_S: Final = 1.0  # a restart must not take longer
CLOSE_TIMEOUT_S: Final = 5.0  # for tables that are still being loaded


class Tables:
    """Finds, loads and unloads tables."""

    def __init__(self, store: Store, config: Config, node: ServerNode | None = None) -> None:
        self.store = store
        self.config = config
        self.node = node or ServerNode(store.leases, config.node, config.node_address)
        self.node.finish = self._finish
        self.node.send_away = self._lose_all
        self.readiness = Readiness(store, config.data)
        self.workers = BotWorkers(config.workers, config.patience, config.ray)
        self.kept = KeptTables(store, self.node)
        self.presence = PresenceRows(store.engine)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._background: asyncio.Task[None] | None = None
        self._node_left = asyncio.Event()

    async def open(self) -> None:
        await self.node.open()
        playing = await self.store.playing()
        self._background = asyncio.create_task(self._run_background(playing))

    async def close(self) -> None:
        await self.node.leave()
        if self._loading:  # the database must not be closed while it is being read
            await asyncio.wait(self._loading.values(), timeout=CLOSE_TIMEOUT_S)
        self._lose_all()
        self.workers.close()
        await self.store.close()

    async def _finish(self) -> None:
        """Nothing is written after this: the tables may be given to other nodes."""
        if self._background is not None:
            self._background.cancel()
            await asyncio.gather(self._background, return_exceptions=True)
        for table in self.in_memory():
            table.bots.stop()
        await self._store_moments()
        for table in self.in_memory():
            table.live.lost = True
        await self.store.writer.close()

    def _lose_all(self) -> None:
        for table in self.in_memory():
            table.live.lose()
        self.kept.close()

    async def _store_moments(self) -> None:
        """Store what everybody sees now, as far as there is time: the next version may differ."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_MOMENTS_TIMEOUT_S):
                for table in self.in_memory():
                    await table.keeper.store()

    async def _run_background(self, playing: Sequence[str]) -> None:
        """Load tables where a computer may have to move, then unload what nobody uses."""
        for match_id in playing:
            await self._load_or_log(match_id)
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._node_left.wait(), UNLOAD_INTERVAL_S)
            self._node_left.clear()
            try:
                await self._unload_idle(time.monotonic() - TABLE_IDLE_S)
                await self._take_orphans()
            except Exception:
                LOG.exception("the tables cannot be looked after")

    def look_for_orphans(self) -> None:
        """A node has left: do not wait until the next time to look after the tables."""
        self._node_left.set()

    async def _take_orphans(self) -> None:
        """Go on with matches whose node has died or left: a computer may have to move."""
        for match_id in await self.node.orphans():
            await self._load_or_log(match_id)

    async def _unload_idle(self, limit: float) -> None:
        for table in self.in_memory():
            if table.is_idle_since(limit):
                await table.keeper.store()
                if table.is_idle_since(limit):
                    self._unload(table)
                    await self.node.give_back(table.live.store.lease)

    async def _load_or_log(self, match_id: str) -> None:
        """Whatever is wrong with one table, the others are loaded."""
        try:
            await self.find(match_id)
        except VezerkarError:
            pass  # its pack or its rules are not installed any more
        except Exception:
            LOG.exception("a table cannot be loaded", extra={"table": match_id})

    def _unload(self, table: LiveTable) -> None:
        if self._tables.get(table.row.id) is table:
            del self._tables[table.row.id]
            metrics.TABLES.set(len(self._tables))

    def is_in_memory(self, match_id: str) -> bool:
        known = match_id in self._tables or match_id in self._loading
        return known or self.kept.is_in_memory(match_id)

    def in_memory(self) -> list[LiveTable]:
        return list(self._tables.values())

    # Finding

    async def find(self, match_id: str) -> LiveTable | None:
        """The table of an id, from memory or from its journal; None if there is none."""
        self.node.look_at_clock()
        found = self._tables.get(match_id)
        if found is not None and not found.lost:
            found.used_at = time.monotonic()
            return found
        task = self._loading.get(match_id)
        if task is None:
            task = asyncio.create_task(self._load(match_id))
            self._loading[match_id] = task
            task.add_done_callback(lambda _: self._loading.pop(match_id, None))
        return await asyncio.shield(task)

    async def find_or_refuse(self, match_id: str) -> LiveTable:
        table = await self.find(match_id)
        if table is None:
            raise HttpRefusal(404, "problem-no-table", "there is no such table")
        return table

    async def look_at(self, match_id: str) -> LiveTable | KeptTable | None:
        """The table of an id, also of a match that cannot go on; None if there is none."""
        if not self.kept.is_in_memory(match_id):
            with contextlib.suppress(match_rows.OtherRules):
                return await self.find(match_id)
        return await self.kept.find(match_id)

    async def look_at_or_refuse(self, match_id: str) -> LiveTable | KeptTable:
        table = await self.look_at(match_id)
        if table is None:
            raise HttpRefusal(404, "problem-no-table", "there is no such table")
        return table

    @asynccontextmanager
    async def any_locked(self, match_id: str) -> AsyncIterator[LiveTable | KeptTable]:
        """A table under its lock, also of a match that cannot go on."""
        found = await self.look_at_or_refuse(match_id)
        if isinstance(found, KeptTable):
            async with found.lock:
                yield found
        else:
            async with self.locked(match_id) as table:
                yield table

    @asynccontextmanager
    async def locked(self, match_id: str) -> AsyncIterator[LiveTable]:
        """A table under its lock; one that was thrown away meanwhile is read again."""
        while True:
            table = await self.find_or_refuse(match_id)
            async with table.lock:
                if not table.lost:
                    yield table
                    return

    async def _load(self, match_id: str) -> LiveTable | None:
        if self.config.node:
            await self._must_be_ours(match_id)
        lease = await self.node.take(match_id)  # before anything is read
        store = self.store.under(lease)
        stored = await store.stored(match_id)
        if stored is None:
            return None
        match_rows.must_not_be_kept(stored.row)
        live = await bring_back(stored, store)
        if not self.node.holds(lease):  # meanwhile others may have played on
            raise OwnedElsewhere
        return self.add(live, *stored.chat)

    async def _must_be_ours(self, match_id: str) -> None:
        """Leave a table that nobody has to a node that knows its rules, if this one does not."""
        found = await self.store.match(match_id)
        if found is not None and not await self.node.is_elsewhere(match_id):
            await must_be_ours(found[0], self.node)

    def add(
        self, live: LiveMatch, chat_count: int = 0, chat_lines: Sequence[ChatLine] = ()
    ) -> LiveTable:
        """Keep a table in memory; its computers begin to play."""
        if live.store.lease is not None:
            lose = WeakMethod(live.lose)  # see LiveTable: no cycles
            live.store.lease.on_lost = lambda: call_if_there(lose())
        chat = Chat(live.row.id, live.store, chat_count, chat_lines)
        table = LiveTable(live, chat, self.workers, self.config, self._unload)
        self._tables[live.row.id] = table
        metrics.TABLES.set(len(self._tables))
        table.bots.wake()
        table.keeper.note_loaded()
        return table

    async def add_new(self, live: LiveMatch) -> LiveTable:
        """A match that was made here; where there are other nodes, its table is nobody's yet.

        Whoever made it comes through the door to which the proxy sends everybody of that table.
        """
        table = self.add(live)
        if self.config.node:
            live.lose()
            await self.node.give_back(live.store.lease)
        return table

    async def delete(self, table: LiveTable | KeptTable) -> None:
        """Delete a table for good; its lock is held. Who is connected has to leave."""
        store = table.store if isinstance(table, KeptTable) else table.live.store
        await store.delete_match(table.row.id)
        if isinstance(table, KeptTable):
            self.kept.drop(table.row.id)
        else:
            table.live.lost = True
            table.close()

    async def of_user(self, user: str) -> list[TableInfo]:
        """The tables of a user, those changed last first."""
        found = await self._infos(await self.store.matches_of(user), user)
        away = await archived_by(self.store.engine, user)
        return [replace(each, archived=True) if each.id in away else each for each in found]

    async def public(self, user: str) -> list[TableInfo]:
        """The public tables that wait for somebody other than this user."""
        found = await self._infos(await self.store.open_to_all(), user)
        return [info for info in found if not any(seat.mine for seat in info.seats)]

    async def _infos(self, ids: Sequence[str], user: str) -> list[TableInfo]:
        found = []
        elsewhere = [each for each in ids if each not in self._tables]
        present = await self.presence.at(elsewhere) if self.config.node and elsewhere else {}
        for row, seats in await self.store.listed(ids):
            table = self._tables.get(row.id)
            # A match whose pack is not installed any more cannot be shown.
            with contextlib.suppress(VezerkarError):
                here = present.get(row.id, ())
                found.append(table.info(user) if table else table_info(row, seats, user, here))
        return found

    async def rename(self, user: Me, name: str) -> None:
        """Give a user a new name, in the database and at the tables in memory."""
        await self.store.rename(user.id, user.name, name)
        for table in list(self._tables.values()):
            if table.seats.of_user(user.id) or user.id in table.audience.users():
                seating.rename(table, user, name)
        self.kept.drop_of(user.id)
