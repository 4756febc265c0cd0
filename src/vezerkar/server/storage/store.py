"""Users, matches, seats and journals in the database; only modules of this package talk to it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from copy import copy
from typing import Any, Final

from sqlalchemy import bindparam, delete, event, func, insert, or_, select, true, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from vezerkar.core.errors import DataError
from vezerkar.server.file_modes import FOLDER_MODE, close_database
from vezerkar.server.names import skeleton
from vezerkar.server.storage.file_writes import configure_sqlite
from vezerkar.server.storage.heartbeat import database_file
from vezerkar.server.storage.journal_write import ADD_ENTRY, SET_PROGRESS
from vezerkar.server.storage.leases import ADD_OWNER, TERM_S, Lease, Leases, must_hold
from vezerkar.server.storage.migrate import upgrade
from vezerkar.server.storage.moments import Moments
from vezerkar.server.storage.reader import Asked, RowReader
from vezerkar.server.storage.rows import (
    ChatLine,
    MatchProgress,
    MatchRow,
    User,
    entry_values,
    match_row,
    match_values,
    now,
    seat_of,
    seat_values,
)
from vezerkar.server.storage.schema import (
    ARCHIVED,
    CHAT,
    JOURNAL,
    MATCHES,
    MOMENTS,
    OWNERS,
    PREFERENCES,
    SEATS,
    SNAPSHOT_BLOCKS,
    SNAPSHOTS,
    USERS,
)
from vezerkar.server.storage.snapshots import Snapshots
from vezerkar.server.storage.stored_match import (
    StoredMatch,
    chat_of,
    journal_lengths,
    last_lines,
    matches_and_seats,
    new_length,
    read_journal,
    read_match,
)
from vezerkar.server.storage.writer import ADD_MATCH, Order, Writer
from vezerkar.table.journal import JournalEntry
from vezerkar.table.seats import TableSeat

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
# A node that stops in the middle of a transaction must not keep others from its tables.
SERVER_LIMITS: Final[Mapping[str, Any]] = {
    "command_timeout": 30,
    "server_settings": {"idle_in_transaction_session_timeout": f"{TERM_S * 1000:.0f}"},
}
NO_LIMITS: Final[Mapping[str, Any]] = {}
MAX_LISTED_TABLES: Final = 200
ADD_CHAT_LINE: Final = insert(CHAT)
ADD_SEAT: Final = insert(SEATS)
FIND_TOKEN: Final = select(SEATS.c.number, SEATS.c.user, SEATS.c.name).where(
    SEATS.c.match == bindparam("of_match"),
    SEATS.c.token == bindparam("hash"),
    SEATS.c.kind == "person",
)


class NameTaken(DataError):
    """The name belongs to another account."""


async def open_store(url: str) -> Store:
    """A store on a database that is created or upgraded first."""
    engine = make_engine(url)
    try:
        await upgrade(engine)
    except DataError:
        await engine.dispose()
        raise
    except (SQLAlchemyError, OSError) as error:
        await engine.dispose()
        reason = str(error).splitlines()[0]
        raise DataError(f"--database: the database cannot be opened: {reason}") from None
    if engine.dialect.name == "postgresql":
        await engine.dispose()  # a migration may take long, what a server asks may not
        engine = engine_of(url, SERVER_LIMITS)
    return Store(engine)


def make_engine(url: str) -> AsyncEngine:
    """The engine for a database URL; the file of SQLite is created, and closed to others."""
    engine = engine_of(url)
    path = database_file(engine)
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True, mode=FOLDER_MODE)
        close_database(path)
    return engine


def engine_of(url: str, limits: Mapping[str, Any] = NO_LIMITS) -> AsyncEngine:
    """The engine for a database URL; SQLite and PostgreSQL are supported."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise DataError("--database: expected a URL such as postgresql://host/name") from None
    kind = parsed.drivername.split("+")[0]
    if kind not in DRIVERS:
        raise DataError(f"--database: expected sqlite or postgresql, found '{kind}'")
    remote = kind != "sqlite"  # a network connection may have been cut
    engine = create_async_engine(
        parsed.set(drivername=DRIVERS[kind]),
        pool_pre_ping=remote,
        connect_args=dict(limits),
        hide_parameters=True,  # invitations, codes and dice are not for the log
    )
    if kind == "sqlite":
        event.listen(engine.sync_engine, "connect", configure_sqlite)
    return engine


class Store:
    """Users, matches, seats and journals in one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(engine)
        self.reader = RowReader(engine)
        self.moments = Moments(engine, self.reader)
        self.snapshots = Snapshots(engine, self.reader)
        postgres = engine.dialect.name == "postgresql"
        self.leases = Leases(engine) if postgres else None  # SQLite has one server
        self.lease: Lease | None = None

    def under(self, lease: Lease | None) -> Store:
        """This store for the owner of a match: it writes about it only while the lease holds."""
        if lease is None:
            return self
        found = copy(self)
        found.lease = lease
        found.moments = copy(self.moments)
        found.moments.lease = lease
        found.snapshots = copy(self.snapshots)
        found.snapshots.lease = lease
        return found

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction about a match; LeaseLost if another node owns it by now."""
        async with self.engine.begin() as connection:
            await must_hold(connection, [self.lease] if self.lease else [])
            yield connection

    async def close(self) -> None:
        await self.writer.close()
        await self.moments.close()
        await self.snapshots.close()
        await self.reader.close()
        await self.engine.dispose()

    # Users

    async def add_user(self, user: User) -> None:
        row = {
            "id": user.id,
            "name": user.name,
            "folded": skeleton(user.name),
            "password": user.password,
            "created": now(),
        }
        if await self.find_user(user.name) is not None:
            raise NameTaken(f"the name '{user.name}' is taken")
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(USERS).values(row))
        except IntegrityError:
            raise NameTaken(f"the name '{user.name}' is taken") from None

    async def find_user(self, name: str) -> User | None:
        """The account of a name, or of one that looks like it.

        Accounts that looked alike before that was forbidden are told apart by their letters.
        """
        letters = name.casefold()
        query = select(USERS).where(USERS.c.folded.in_([letters, skeleton(name)]))
        [rows] = await self.reader.rows(query)
        row = max(rows, key=lambda row: bool(row.folded == letters), default=None)
        return None if row is None else User(row.id, row.name, row.password)

    async def preferences(self, user: str) -> str:
        """What a user's page remembers, as JSON."""
        query = select(PREFERENCES.c.value).where(PREFERENCES.c.user == user)
        found = await self.reader.first(query)
        return str(found.value if found else "{}")

    async def set_preferences(self, user: str, value: str) -> None:
        row = {"value": value, "changed": now()}
        replace = update(PREFERENCES).where(PREFERENCES.c.user == user).values(row)
        for query in (replace, insert(PREFERENCES).values(user=user, **row), replace):
            # Two pages of a new user may both find nothing to replace: one of them tries again.
            with contextlib.suppress(IntegrityError):
                async with self.engine.begin() as connection:
                    if (await connection.execute(query)).rowcount:
                        return

    async def rename(self, user: str, old: str, name: str) -> None:
        """Rename a guest wherever they sit under the old name; see TableSeats.rename."""
        namesake = select(SEATS.c.match).where(SEATS.c.user == user, SEATS.c.name == name)
        theirs = SEATS.c.user == user, SEATS.c.name == old, SEATS.c.match.not_in(namesake)
        async with self.engine.begin() as connection:
            if self.leases:
                matches = (await connection.execute(select(SEATS.c.match).where(*theirs))).scalars()
                await self.leases.take_away(connection, list(matches))
            await connection.execute(update(SEATS).where(*theirs).values(name=name))

    # Matches

    async def add_match(
        self,
        row: MatchRow,
        seats: Iterable[TableSeat],
        entries: Sequence[JournalEntry] = (),
        lease: Lease | None = None,
    ) -> None:
        """A new match with its seats; a copy or a record brings its journal along."""
        orders: list[Order] = [(ADD_MATCH, match_values(row))]
        if lease:
            orders.append((ADD_OWNER, lease.row()))
        orders += [(ADD_SEAT, seat_values(row.id, n, seat)) for n, seat in enumerate(seats)]
        orders += [(ADD_ENTRY, entry_values(row.id, n, e)) for n, e in enumerate(entries, start=1)]
        await self.writer.write(orders)

    async def listed(self, ids: Sequence[str]) -> list[tuple[MatchRow, list[TableSeat]]]:
        """Some matches with their seats, in the order asked for."""
        matches, sitting = await self.reader.rows(*matches_and_seats(ids))
        rows = {row.id: row for row in matches}
        seats: dict[str, list[TableSeat]] = {}
        for seat in sitting:
            seats.setdefault(seat.match, []).append(seat_of(seat))
        return [(match_row(rows[each]), seats.get(each, [])) for each in ids if each in rows]

    async def match(self, match_id: str) -> tuple[MatchRow, list[TableSeat]] | None:
        found = await self.listed([match_id])
        return found[0] if found else None

    async def stored(self, match_id: str) -> StoredMatch | None:
        """What a table is brought back from."""
        return await read_match(self.reader, match_id)

    async def journal(self, match_id: str, after: int = 0) -> list[JournalEntry]:
        """The entries of a journal after a number."""
        return await read_journal(self.reader, match_id, after)

    async def append(
        self, match_id: str, number: int, entry: JournalEntry, progress: MatchProgress
    ) -> None:
        """Add an entry to a journal; when this returns it is safe on disk."""
        await self.append_all(match_id, number, [entry], progress)

    async def append_all(
        self, match_id: str, number: int, entries: Sequence[JournalEntry], progress: MatchProgress
    ) -> None:
        """Add entries to a journal, from a number on: all of them or none."""
        lines = [entry_values(match_id, n, entry) for n, entry in enumerate(entries, start=number)]
        orders: list[Order] = [(ADD_ENTRY, line) for line in lines]
        await self.writer.write([*orders, (SET_PROGRESS, progress.values(match_id))], self.lease)

    async def set_status(self, match_id: str, progress: MatchProgress) -> None:
        await self.writer.write([(SET_PROGRESS, progress.values(match_id))], self.lease)

    async def take_seats(self, match_id: str, numbers: Sequence[int], user: str, name: str) -> bool:
        """A person takes open seats, all or none; False if somebody was faster."""
        open_seats = update(SEATS).where(SEATS.c.match == match_id, SEATS.c.kind == "open")
        async with self._writing() as connection:
            for number in numbers:
                query = open_seats.where(SEATS.c.number == number).values(
                    kind="person", user=user, name=name, invitation="", code=""
                )
                if (await connection.execute(query)).rowcount != 1:
                    await connection.rollback()
                    return False
        return True

    async def find_code(self, code: str) -> tuple[str, str, str] | None:
        """The match, the seat and the invitation that a short code stands for."""
        columns = (SEATS.c.match, SEATS.c.seat, SEATS.c.invitation)
        query = select(*columns).where(SEATS.c.code == code, SEATS.c.kind == "open")
        row = await self.reader.first(query)
        return None if row is None else (row.match, row.seat, row.invitation)

    async def set_seat(self, match_id: str, number: int, **values: str | bool) -> None:
        """Change what belongs to the owner of a seat."""
        query = (
            update(SEATS).where(SEATS.c.match == match_id, SEATS.c.number == number).values(values)
        )
        async with self._writing() as connection:
            await connection.execute(query)

    async def find_token(self, match_id: str, token: str) -> tuple[int, str, str] | None:
        """The seat that the hash of a token is for, its owner and their name."""
        row = await self.reader.first(Asked(FIND_TOKEN, {"of_match": match_id, "hash": token}))
        return None if row is None else (row.number, row.user, row.name)

    async def delete_match(self, match_id: str) -> None:
        """Delete a match and everything that belongs to it."""
        async with self._writing() as connection:
            snapshots = SNAPSHOT_BLOCKS, SNAPSHOTS
            for table in (CHAT, MOMENTS, *snapshots, JOURNAL, SEATS, ARCHIVED, OWNERS):
                await connection.execute(delete(table).where(table.c.match == match_id))
            await connection.execute(delete(MATCHES).where(MATCHES.c.id == match_id))

    async def change_rules(
        self, match_id: str, number: int, entry: JournalEntry, rules: int, digest: str
    ) -> None:
        """A match goes on under other rules, which its journal says."""
        row = update(MATCHES).where(MATCHES.c.id == match_id)
        async with self._writing() as connection:
            await connection.execute(ADD_ENTRY, [entry_values(match_id, number, entry)])
            await connection.execute(row.values(rules=rules, digest=digest, kept=""))

    async def set_kept(self, match_id: str, rules: str) -> None:
        """A match cannot go on under these rules."""
        query = update(MATCHES).where(MATCHES.c.id == match_id).values(kept=rules)
        async with self._writing() as connection:
            await connection.execute(query)

    async def set_rematch(self, match_id: str, rematch: str) -> None:
        query = update(MATCHES).where(MATCHES.c.id == match_id).values(rematch=rematch)
        async with self._writing() as connection:
            await connection.execute(query)

    # Chat

    async def add_chat_line(self, match_id: str, number: int, line: ChatLine) -> None:
        await self.writer.write(
            [(ADD_CHAT_LINE, {"match": match_id, "number": number, **vars(line)})], self.lease
        )

    async def chat(self, match_id: str) -> tuple[int, list[ChatLine]]:
        """How many lines the chat of a table has, and the last of them in order."""
        [rows] = await self.reader.rows(last_lines(match_id))
        return chat_of(rows)

    # Lists

    async def matches_of(self, user: str) -> list[str]:
        """The matches that a user plays or hosts, those changed last first."""
        playing = select(SEATS.c.match).where(SEATS.c.user == user)
        query = (
            select(MATCHES.c.id)
            .where(or_(MATCHES.c.host == user, MATCHES.c.id.in_(playing)))
            .order_by(MATCHES.c.changed.desc())
            .limit(MAX_LISTED_TABLES)
        )
        [found] = await self.reader.rows(query)
        return [row[0] for row in found]

    async def count_unfinished(self, host: str) -> int:
        """How many matches of a host are not over."""
        query = (
            select(func.count())
            .select_from(MATCHES)
            .where(MATCHES.c.host == host, MATCHES.c.status != "over")
        )
        found = await self.reader.first(query)
        return int(found[0]) if found else 0

    async def open_to_all(self) -> list[str]:
        """Public matches with an open seat, the newest first."""
        with_room = select(SEATS.c.match).where(SEATS.c.kind == "open")
        query = (
            select(MATCHES.c.id)
            .where(MATCHES.c.status == "waiting", MATCHES.c.public == true())
            .where(MATCHES.c.id.in_(with_room))
            .order_by(MATCHES.c.created.desc())
            .limit(MAX_LISTED_TABLES)
        )
        [found] = await self.reader.rows(query)
        return [row[0] for row in found]

    async def playing(self) -> list[str]:
        """The running matches of people and computers: a computer may have to move."""
        with_computer, with_person = (
            select(SEATS.c.match).where(SEATS.c.kind == kind) for kind in ("computer", "person")
        )
        query = (
            select(MATCHES.c.id)
            .where(MATCHES.c.status == "playing")
            .where(MATCHES.c.id.in_(with_computer), MATCHES.c.id.in_(with_person))
            .order_by(MATCHES.c.changed.desc())
            .limit(MAX_LISTED_TABLES)
        )
        [found] = await self.reader.rows(query)
        return [row[0] for row in found]

    async def lengths(self, ids: Iterable[str]) -> dict[str, int]:
        """How many entries the journals of some matches have."""
        [found] = await self.reader.rows(journal_lengths(list(ids)))
        return {row.match: row.length for row in found}

    async def steps_to_replay(self, match_id: str) -> int:
        """How many entries of a journal are newer than the snapshot of its match."""
        found = await self.reader.first(new_length(match_id))
        return found[0] if found else 0
