"""What other nodes write, as far as it concerns people and tables here; and what they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from vezerkar.server.departure import close_logins, connections
from vezerkar.server.known_rules import known_rules
from vezerkar.server.logins import Logins
from vezerkar.server.logs import LOG
from vezerkar.server.storage.guess_rows import forget_old
from vezerkar.server.storage.leases import Lease, Leases, lost_of
from vezerkar.server.storage.logins import LoginRow
from vezerkar.server.storage.notifications import Listener, News
from vezerkar.server.storage.presence import Present
from vezerkar.server.tables import Tables

PRESENCE_INTERVAL_S: Final = 1.0


class OtherNodes:
    """Runs beside the play, where there are several nodes."""

    def __init__(self, tables: Tables, logins: Logins, leases: Leases) -> None:
        self.tables = tables
        self.logins = logins
        self.leases = leases
        self.engine = tables.store.engine
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        listener = Listener(self.engine, self.hear, self.look_at_everything)
        self._tasks = [
            asyncio.create_task(listener.run()),
            asyncio.create_task(self._write_presence()),
            asyncio.create_task(self._tell_rules()),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # What others write

    async def hear(self, news: News) -> None:
        match news.topic:
            case "logins":
                await self._look_at_logins(set(news.ids))
            case "tables":
                ids = set(news.ids)
                await self._look_at_leases([each for each in self._held() if each.match in ids])
            case "nodes":
                self.tables.look_for_orphans()

    async def look_at_everything(self) -> None:
        """Nobody knows what was told while nobody listened."""
        self.logins.changed()
        here = {each.login for each in connections(self.tables) if each.login}
        rows = await self.logins.rows.some(here) if here else []
        close_logins(self.tables, {row.id for row in rows if row.ended})
        await self._look_at_leases(self._held())
        self.tables.look_for_orphans()
        await self.leases.forget_the_dead()
        await forget_old(self.engine)

    async def _look_at_logins(self, ids: set[str]) -> None:
        """Logins were ended, or their guests have new names: who has them comes again."""
        self.logins.changed()
        names = {each.login: each.user.name for each in connections(self.tables)}
        rows = await self.logins.rows.some(ids & names.keys()) if ids & names.keys() else []
        close_logins(self.tables, {row.id for row in rows if _differs(row, names[row.id])})

    async def _look_at_leases(self, leases: Collection[Lease]) -> None:
        """Tables that were taken away have to be read again."""
        for lease in await lost_of(self.engine, leases) if leases else []:
            lease.on_lost()

    def _held(self) -> list[Lease]:
        stores = [table.live.store for table in self.tables.in_memory()]
        stores += [table.store for table in self.tables.kept.in_memory()]
        return [store.lease for store in stores if store.lease]

    # What others read

    async def _write_presence(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_INTERVAL_S)
            try:
                if self.tables.node.alive:
                    await self.tables.presence.write(self.leases.incarnation, self._present())
            except (SQLAlchemyError, OSError) as error:
                LOG.warning("nobody can be told who is here: %s", type(error).__name__)

    async def _tell_rules(self) -> None:
        """In a thread, because games take a while to load; a new life tells them by itself."""
        try:
            await self.leases.tell_rules(await asyncio.to_thread(known_rules))
        except Exception:
            LOG.exception("nobody can be told which rules are known here")

    def _present(self) -> Present:
        """Who sits at a table here and looks at it."""
        return frozenset(
            (table.row.id, user)
            for table in self.tables.in_memory()
            for user in table.audience.users()
            if table.seats.of_user(user)
        )


def _differs(row: LoginRow, name: str) -> bool:
    return bool(row.ended) or (row.guest and row.name != name)
