"""All tables in memory. A table is read from its journal when somebody asks for it."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import secrets
import time
from collections.abc import Sequence
from typing import Final

from vezerkar.core.errors import DataError, VezerkarError
from vezerkar.core.kernel import OBSERVER
from vezerkar.records.record import reading
from vezerkar.server import match_rows, metrics, new_table, seating
from vezerkar.server.bot_workers import BotWorkers
from vezerkar.server.chat import Chat
from vezerkar.server.config import Config
from vezerkar.server.http_schema import CopyTable, Me, NewPosition, NewTable, TableInfo
from vezerkar.server.limits import HttpRefusal
from vezerkar.server.live_match import LiveMatch
from vezerkar.server.live_table import LiveTable
from vezerkar.server.logs import LOG
from vezerkar.server.storage.rows import ChatLine, MatchRow
from vezerkar.server.storage.store import Store
from vezerkar.server.summaries import table_info
from vezerkar.server.time_slicing import in_slices, last_in_slices
from vezerkar.table.hot_seat import Screen
from vezerkar.table.match import Match
from vezerkar.table.rematch import swapped

TABLE_IDLE_S: Final = 600.0  # before a table is unloaded
UNLOAD_INTERVAL_S: Final = 30.0
CLOSE_TIMEOUT_S: Final = 5.0  # for tables that are still being loaded


class Tables:
    """Finds, creates and unloads tables."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.config = config
        self.workers = BotWorkers(config.workers)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._background: asyncio.Task[None] | None = None

    async def open(self) -> None:
        playing = await self.store.playing()
        self._background = asyncio.create_task(self._run_background(playing))

    async def close(self) -> None:
        if self._background is not None:
            self._background.cancel()
            await asyncio.gather(self._background, return_exceptions=True)
        if self._loading:  # the database must not be closed while it is being read
            await asyncio.wait(self._loading.values(), timeout=CLOSE_TIMEOUT_S)
        for table in list(self._tables.values()):
            table.close()
        self.workers.close()
        await self.store.close()

    async def _run_background(self, playing: Sequence[str]) -> None:
        """Load tables where a computer may have to move, then unload what nobody uses."""
        for match_id in playing:
            await self._load_or_log(match_id)
        while True:
            await asyncio.sleep(UNLOAD_INTERVAL_S)
            limit = time.monotonic() - TABLE_IDLE_S
            for table in list(self._tables.values()):
                if table.is_idle_since(limit):
                    self._unload(table)

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

    # Finding

    async def find(self, match_id: str) -> LiveTable | None:
        """The table of an id, from memory or from its journal; None if there is none."""
        found = self._tables.get(match_id)
        if found is not None:
            found.used_at = time.monotonic()
            return found
        task = self._loading.get(match_id)
        if task is None:
            task = asyncio.create_task(self._load(match_id))
            self._loading[match_id] = task
            task.add_done_callback(lambda _: self._loading.pop(match_id, None))
        return await asyncio.shield(task)

    async def _load(self, match_id: str) -> LiveTable | None:
        found = await self.store.match(match_id)
        if found is None:
            return None
        row, seats = found
        entries = await self.store.journal(match_id)
        chat = await self.store.chat(match_id)
        match = await last_in_slices(match_rows.stored_match(row, seats, entries))
        return self._add(row, match, len(entries), *chat)

    def _add(
        self,
        row: MatchRow,
        match: Match,
        written: int,
        chat_count: int = 0,
        chat_lines: Sequence[ChatLine] = (),
    ) -> LiveTable:
        live = LiveMatch(row, match, written, self.store)
        chat = Chat(row.id, self.store, chat_count, chat_lines)
        table = LiveTable(live, chat, self.workers, self.config, self._unload)
        self._tables[row.id] = table
        metrics.TABLES.set(len(self._tables))
        table.bots.wake()
        return table

    async def of_user(self, user: str) -> list[TableInfo]:
        """The tables of a user, those changed last first."""
        return await self._infos(await self.store.matches_of(user), user)

    async def public(self, user: str) -> list[TableInfo]:
        """The public tables that wait for somebody other than this user."""
        found = await self._infos(await self.store.open_to_all(), user)
        return [info for info in found if not any(seat.mine for seat in info.seats)]

    async def _infos(self, ids: Sequence[str], user: str) -> list[TableInfo]:
        found = []
        for row, seats in await self.store.listed(ids):
            table = self._tables.get(row.id)
            # A match whose pack is not installed any more cannot be shown.
            with contextlib.suppress(VezerkarError):
                found.append(table.info(user) if table else table_info(row, seats, user))
        return found

    async def rename(self, user: Me, name: str) -> None:
        """Give a user a new name, in the database and at the tables in memory."""
        await self.store.rename(user.id, user.name, name)
        for table in list(self._tables.values()):
            if table.seats.of_user(user.id) or user.id in table.audience.users():
                seating.rename(table, user, name)

    # Creating

    async def create(self, user: Me, wanted: NewTable) -> LiveTable:
        """A new table; without open seats its match begins at once."""
        return await self._create(user, new_table.plan_scenario(user, wanted))

    async def create_from_position(self, user: Me, wanted: NewPosition) -> LiveTable:
        """A private table from a position."""
        return await self._create(user, new_table.plan_position(user, wanted))

    async def create_from_record(self, user: Me, text: str) -> LiveTable:
        """A table to replay a record at."""
        session = await last_in_slices(reading(text))
        entries = await in_slices(new_table.entries_of(session))
        return await self._create(user, new_table.plan_replay(session, entries))

    async def copy(self, user: Me, old: LiveTable, wanted: CopyTable) -> LiveTable:
        """A private table from a moment of another one: never more than the user may know.

        A finished match is open to everybody and is copied as it was. Of a match that goes on a
        seat gets what it knows, where hints are allowed; at a shared screen nobody gets anything.
        """
        match, row, mine = old.match, old.row, old.seats.of_user(user.id)
        seat = old.seats.number(wanted.seat) if wanted.seat else OBSERVER
        own = seat in mine and row.hints and not Screen(match, mine).shared
        if row.status != "over" and not (own and row.status == "playing"):
            raise HttpRefusal(403, "problem-copy", "this match can be copied when it is over")
        place = match.log.place(seat, wanted.ply)
        state = match.history.state_at(place)
        new_table.must_be_playable(state)
        seats = new_table.private_seats(user, match.game, state, wanted.seats, mine, old.seats)
        if row.status != "over":
            plan = new_table.plan_guessed_copy(match, place, seat, seats, row.pack)
        else:
            entries = (await in_slices(new_table.entries_of(match.session)))[:place]
            plan = new_table.plan_copy(match.session, entries, seats, row.pack, row.id)
        return await self._create(user, plan)

    async def take_handed(self, user: Me, ticket: str) -> LiveTable:
        """A table from the file that the server was started with: a record or a position."""
        known, text = self.config.handed
        if not known or not hmac.compare_digest(known.encode(), ticket.encode()):
            raise DataError("the server was started without such a file")
        if not text.lstrip().startswith("{"):
            return await self.create_from_position(user, NewPosition(text))
        session = await last_in_slices(reading(text))
        if not session.state.waiting:
            return await self.create_from_record(user, text)
        entries = await in_slices(new_table.entries_of(session))
        seats = new_table.private_seats(user, session.game, session.state)
        pack = new_table.pack_of(session.game)
        return await self._create(user, new_table.plan_copy(session, entries, seats, pack))

    async def rematch(self, user: Me, old: LiveTable) -> LiveTable:
        """The same match with sides swapped; whoever asks second gets the same table."""
        row = old.row
        again = await self.find(row.rematch) if row.rematch else None
        if again is not None:
            return again
        if not old.seats.of_user(user.id):
            raise DataError("only those who played can ask for a rematch")
        if row.status != "over" or row.replay:
            raise DataError("a rematch is possible only after the end of a match")
        plan = new_table.TablePlan(
            old.match.game,
            row.scenario,
            row.settings,
            swapped(old.seats, old.match.teams),
            row.pack,
            row.take_back,
            row.confirm_turn,
            hints=row.hints,
            start=row.start,
            opening=row.opening if row.branch else None,
            entries=(await self.store.journal(row.id))[: row.branch],
            origin=row.origin,
        )
        new = await self._create(user, plan)
        await old.live.set_rematch(new.row.id)
        old.audience.send_table()
        return new

    async def _create(self, user: Me, plan: new_table.TablePlan) -> LiveTable:
        row = match_rows.new_row(plan, user.id, self._new_secret(plan.game.id, plan.scenario))
        seats = new_table.with_invitations(plan)
        match = await last_in_slices(match_rows.new_match(row, seats, plan))
        row = match_rows.completed(row, match)
        await self.store.add_match(row, match.seats, plan.entries)
        return self._add(row, match, len(plan.entries))

    def _new_secret(self, game: str, scenario: str) -> bytes:
        if self.config.seed:
            return hashlib.sha256(f"{self.config.seed} {game} {scenario}".encode()).digest()
        return secrets.token_bytes(32)
