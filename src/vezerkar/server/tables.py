"""All tables in memory. A table is read from its journal when somebody asks for it."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import secrets
import time
from collections.abc import Iterator, Sequence
from typing import Final

from vezerkar.core.chance import promise
from vezerkar.core.errors import DataError, VezerkarError
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.registry import find_game
from vezerkar.records.position import write_position
from vezerkar.records.record import digest_of, reading
from vezerkar.server import new_table, seating, watch
from vezerkar.server.bot_workers import Thinker
from vezerkar.server.chat import Talk
from vezerkar.server.config import Config
from vezerkar.server.http_schema import CopyTable, Me, NewPosition, NewTable, TableInfo
from vezerkar.server.limits import Refuse
from vezerkar.server.live_table import LiveTable
from vezerkar.server.storage.rows import MatchRow, Seated, Spoken, now
from vezerkar.server.storage.store import Store
from vezerkar.server.summaries import table_info
from vezerkar.server.time_slicing import in_slices
from vezerkar.table.hot_seat import Screen
from vezerkar.table.journal import Chair, JournalEntry
from vezerkar.table.match import Match
from vezerkar.table.rematch import swapped

IDLE: Final = 600.0  # seconds after which a table that nobody looks at leaves the memory
SWEEP: Final = 30.0


class Hub:
    """Finds, makes and forgets tables."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.config = config
        self.thinker = Thinker(config.workers)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self.sweeper is not None:
            self.sweeper.cancel()
        for table in list(self.tables.values()):
            table.driver.stop()
            for viewer in list(table.viewers):
                viewer.close()
        self.thinker.close()
        await self.store.close()

    async def _sweep(self) -> None:
        """Wake the computers of a server that was stopped, then forget what nobody uses."""
        for match_id in await self.store.playing():
            await self._wake(match_id)
        while True:
            await asyncio.sleep(SWEEP)
            limit = time.monotonic() - IDLE
            for table in list(self.tables.values()):
                busy = table.viewers or table.lock.locked() or table.driver.next_turn()
                if not busy and table.used < limit:
                    self.drop(table)

    async def _wake(self, match_id: str) -> None:
        """Whatever is wrong with one table, the others are woken."""
        try:
            await self.find(match_id)
        except VezerkarError:
            pass  # its pack or its rules are not here any more
        except Exception:
            watch.LOG.exception("a table cannot be woken", extra={"table": match_id})

    def drop(self, table: LiveTable) -> None:
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
            watch.TABLES.set(len(self.tables))

    # Finding

    async def find(self, match_id: str) -> LiveTable | None:
        """The table of an id, from memory or from its journal; None if there is none."""
        found = self.tables.get(match_id)
        if found is not None:
            found.used = time.monotonic()
            return found
        task = self.loading.get(match_id)
        if task is None:
            task = asyncio.create_task(self._load(match_id))
            self.loading[match_id] = task
            task.add_done_callback(lambda _: self.loading.pop(match_id, None))
        return await asyncio.shield(task)

    async def _load(self, match_id: str) -> LiveTable | None:
        found = await self.store.match(match_id)
        if found is None:
            return None
        row, seated = found
        entries = await self.store.journal(match_id)
        spoken = await self.store.spoken(match_id)
        match = (await in_slices(_rebuilding(row, seated, entries)))[-1]
        return self._place(row, seated, match, len(entries), *spoken)

    def _place(
        self,
        row: MatchRow,
        seated: list[Seated],
        match: Match,
        written: int,
        said: int = 0,
        spoken: Sequence[Spoken] = (),
    ) -> LiveTable:
        talk = Talk(row.id, self.store, said, spoken)
        table = LiveTable(
            row, seated, match, written, self.store, self.thinker, self.config, self.drop, talk
        )
        self.tables[row.id] = table
        watch.TABLES.set(len(self.tables))
        table.driver.poke()
        return table

    async def listed(self, user: str) -> list[TableInfo]:
        """The tables of a user, those changed last first."""
        return await self._infos(await self.store.matches_of(user), user)

    async def listed_for_all(self, user: str) -> list[TableInfo]:
        """The public tables that wait for somebody else than this user."""
        found = await self._infos(await self.store.open_to_all(), user)
        return [info for info in found if not any(seat.mine for seat in info.seats)]

    async def _infos(self, ids: Sequence[str], user: str) -> list[TableInfo]:
        found = []
        for row, seated in await self.store.listed(ids):
            table = self.tables.get(row.id)
            # A match whose pack is not here any more cannot be shown.
            with contextlib.suppress(VezerkarError):
                found.append(table.info(user) if table else table_info(row, seated, user))
        return found

    async def rename(self, user: Me, name: str) -> None:
        await self.store.rename(user.id, user.name, name)
        for table in list(self.tables.values()):
            if table.seats_of(user.id) or any(each.user.id == user.id for each in table.viewers):
                seating.rename(table, user, name)

    # Making

    async def lay(self, user: Me, wanted: NewTable) -> LiveTable:
        """A new table; without open seats its match begins at once."""
        return await self._new(user, new_table.battle(user, wanted))

    async def lay_position(self, user: Me, wanted: NewPosition) -> LiveTable:
        """A table of one's own from a position."""
        return await self._new(user, new_table.position(user, wanted))

    async def copy(self, user: Me, old: LiveTable, wanted: CopyTable) -> LiveTable:
        """A table of one's own from a moment of another one: never more than one may know.

        What is over is open to everybody and is copied as it was. Of a match that goes on a seat
        gets what it knows, where advice is allowed; behind a curtain nobody gets anything.
        """
        match, row, mine = old.match, old.row, old.seats_of(user.id)
        seat = match.seat_number(wanted.seat) if wanted.seat else OBSERVER
        own = seat in mine and row.hints and not Screen(match, mine).shared
        if row.status != "over" and not (own and row.status == "playing"):
            raise Refuse(403, "problem-copy", "this match can be copied when it is over")
        place = match.log.place(seat, wanted.ply)
        state = match.state_at(place)
        new_table.must_go_on(state)
        chairs = new_table.private_chairs(user, match.game, state, wanted.seats, mine, match.chairs)
        if row.status != "over":
            layout = new_table.copy_as_known(match, place, seat, chairs, row.pack)
        else:
            entries = (await in_slices(new_table.steps_of(match.session)))[:place]
            layout = new_table.copy_of_steps(match.session, entries, chairs, row.pack, row.id)
        return await self._new(user, layout)

    async def take_handed(self, user: Me, ticket: str) -> LiveTable:
        """What the server was handed when it started: a record or a position."""
        known, text = self.config.handed
        if not known or not hmac.compare_digest(known.encode(), ticket.encode()):
            raise DataError("the server was started without such a file")
        if not text.lstrip().startswith("{"):
            return await self.lay_position(user, NewPosition(text))
        session = (await in_slices(reading(text)))[-1]
        if not session.state.waiting:
            return await self.open_record(user, text)
        entries = await in_slices(new_table.steps_of(session))
        chairs = new_table.private_chairs(user, session.game, session.state)
        return await self._new(
            user, new_table.copy_of_steps(session, entries, chairs, new_table.pack_of(session.game))
        )

    async def rematch(self, user: Me, old: LiveTable) -> LiveTable:
        """The same match with sides swapped; whoever asks second is led to the same table."""
        again = await self.find(old.row.rematch) if old.row.rematch else None
        if again is not None:
            return again
        if not old.seats_of(user.id):
            raise DataError("only those who played can ask for a rematch")
        if old.row.status != "over" or old.row.replay:
            raise DataError("there is a rematch only after the end of a match")
        row = old.row
        layout = new_table.TablePlan(
            old.match.game,
            row.scenario,
            row.settings,
            swapped([each.chair for each in old.seated], old.match.teams),
            row.pack,
            row.take_back,
            row.confirm_turn,
            hints=row.hints,
            start=row.start,
            opening=row.opening if row.branch else None,
            entries=(await self.store.journal(row.id))[: row.branch],
            origin=row.origin,
        )
        new = await self._new(user, layout)
        await old.set_rematch(new.row.id)
        return new

    async def _new(self, user: Me, layout: new_table.TablePlan) -> LiveTable:
        game, scenario = layout.game, layout.scenario
        secret = self._secret(game.id, scenario)
        match = (await in_slices(layout.match(secret).reading(layout.entries)))[-1]
        ready = all(chair.kind != "open" for chair in layout.chairs)
        row = MatchRow(
            id=secrets.token_urlsafe(12),
            game=game.id,
            scenario=scenario,
            settings=dict(match.session.settings),
            rules=game.version,
            digest=digest_of(game, scenario),
            secret=secret,
            seed_hash=promise(secret),
            opening=match.session.opening,
            take_back=layout.take_back,
            status="playing" if ready else "waiting",
            host=user.id,
            replay=False,
            ply=match.ply_of(OBSERVER),
            deciding=tuple(match.seats[seat] for seat in match.deciding()),
            created=now(),
            changed=now(),
            public=layout.public,
            confirm_turn=layout.confirm_turn,
            pack=layout.pack,
            start=layout.start,
            origin=layout.origin,
            branch=len(layout.entries),
            hints=layout.hints,
        )
        seated = new_table.with_invitations(layout.chairs, layout.persons)
        await self.store.add_match(row, seated, layout.entries)
        return self._place(row, seated, match, len(layout.entries))

    def _secret(self, game: str, scenario: str) -> bytes:
        if self.config.seed:
            return hashlib.sha256(f"{self.config.seed} {game} {scenario}".encode()).digest()
        return secrets.token_bytes(32)

    async def open_record(self, user: Me, text: str) -> LiveTable:
        """A record to look at: all seats of a match that nobody plays."""
        session = (await in_slices(reading(text)))[-1]
        game = session.game
        chairs = [Chair(seat, "open") for seat in game.seats(session.state)]
        entries = await in_slices(new_table.steps_of(session))
        row = MatchRow(
            id=secrets.token_urlsafe(12),
            game=game.id,
            scenario=session.scenario,
            settings=dict(session.settings),
            rules=game.version,
            digest=digest_of(game, session.scenario),
            secret=b"",
            seed_hash="",
            opening=session.opening,
            take_back=False,
            status="over",
            host=user.id,
            replay=True,
            ply=len(entries),
            deciding=(),
            created=now(),
            changed=now(),
            pack=new_table.pack_of(game),
            start=write_position(game, session.start) if session.start is not None else "",
        )
        seated = [Seated(chair) for chair in chairs]
        await self.store.add_match(row, seated, entries)
        match = (await in_slices(_rebuilding(row, seated, entries)))[-1]
        return self._place(row, seated, match, len(entries))


def _rebuilding(
    row: MatchRow, seated: Sequence[Seated], entries: Sequence[JournalEntry]
) -> Iterator[Match]:
    """Play a stored match again; it is pinned to its rules and data."""
    game = find_game(row.game, row.pack)
    if row.rules != game.version or row.digest != digest_of(game, row.scenario):
        raise DataError("this match was begun with other rules or data than are here now")
    chairs = [each.chair for each in seated]
    match = Match(
        game,
        row.scenario,
        row.settings,
        chairs,
        row.secret,
        row.take_back,
        row.opening,
        row.confirm_turn,
        new_table.start_of(row.start, row.pack),
    )
    return match.reading(entries)
