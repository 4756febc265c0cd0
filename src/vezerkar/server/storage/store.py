"""The only place that speaks to the database."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import bindparam, event, func, insert, or_, select, true, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from vezerkar.core.errors import DataError
from vezerkar.server.storage.migrate import upgrade
from vezerkar.server.storage.rows import (
    Mark,
    MatchRow,
    Seated,
    Spoken,
    User,
    chair_values,
    entry_of,
    line_values,
    match_row,
    match_values,
    now,
    seated_of,
)
from vezerkar.server.storage.schema import CHAIRS, CHAT, JOURNAL, MATCHES, SETTINGS, USERS
from vezerkar.server.storage.writer import Order, Writer
from vezerkar.table.journal import Chair, JournalEntry

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
LISTED: Final = 200  # tables in a list, newest first
SPOKEN: Final = 100  # lines of chat that are read again
ADD_LINE: Final = insert(JOURNAL)
ADD_SPOKEN: Final = insert(CHAT)
SET_MARK: Final = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("of_match"))
    .values({name: bindparam(name) for name in ("status", "ply", "deciding", "changed")})
)


class NameTaken(DataError):
    """Somebody has this name already."""


async def open_store(url: str) -> Store:
    """A store on a database that is made or brought up to date first."""
    engine = make_engine(url)
    try:
        await upgrade(engine)
    except (SQLAlchemyError, OSError) as error:
        await engine.dispose()
        reason = str(error).splitlines()[0]
        raise DataError(f"--database: the database cannot be opened: {reason}") from None
    return Store(engine)


def make_engine(url: str) -> AsyncEngine:
    """The engine for a database address; only SQLite and PostgreSQL are known."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise DataError("--database: expected an address such as postgresql://host/name") from None
    kind = parsed.drivername.split("+")[0]
    if kind not in DRIVERS:
        raise DataError(f"--database: expected sqlite or postgresql, found '{kind}'")
    if kind == "sqlite" and parsed.database:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    remote = kind != "sqlite"  # a connection over the network may have been cut
    engine = create_async_engine(
        parsed.set(drivername=DRIVERS[kind]),
        pool_pre_ping=remote,
        hide_parameters=True,  # invitations, codes and dice are not for the log
    )
    if kind == "sqlite":
        event.listen(engine.sync_engine, "connect", _settle_sqlite)
    return engine


def _settle_sqlite(connection: Any, _record: object) -> None:
    """Readers do not wait for the writer; what is committed stays, also when power fails."""
    cursor = connection.cursor()
    for line in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


class Store:
    """Users, matches, chairs and journals in one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(engine)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    async def alive(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(select(1))
        except (SQLAlchemyError, OSError):
            return False
        return True

    # Users

    async def add_user(self, user: User) -> None:
        row = {
            "id": user.id,
            "name": user.name,
            "folded": user.name.casefold(),
            "password": user.password,
            "created": now(),
        }
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(USERS).values(row))
        except IntegrityError:
            raise NameTaken(f"the name '{user.name}' is taken") from None

    async def find_user(self, name: str) -> User | None:
        query = select(USERS).where(USERS.c.folded == name.casefold())
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else User(row.id, row.name, row.password)

    async def has_account(self, user: str) -> bool:
        """Whether an id is that of an account; its guest's cookie may still be about."""
        query = select(USERS.c.id).where(USERS.c.id == user)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def settings(self, user: str) -> str:
        """What a page has left here for a user, as JSON."""
        query = select(SETTINGS.c.value).where(SETTINGS.c.user == user)
        async with self.engine.connect() as connection:
            return str((await connection.execute(query)).scalar() or "{}")

    async def keep_settings(self, user: str, value: str) -> None:
        row = {"value": value, "changed": now()}
        replace = update(SETTINGS).where(SETTINGS.c.user == user).values(row)
        for query in (replace, insert(SETTINGS).values(user=user, **row), replace):
            # Two pages of a new user may both find nothing to replace: one of them comes again.
            with contextlib.suppress(IntegrityError):
                async with self.engine.begin() as connection:
                    if (await connection.execute(query)).rowcount:
                        return

    async def rename(self, user: str, old: str, name: str) -> None:
        """A guest has another name, wherever they sit under the old one.

        Chairs of one user with different names are people at one screen: they stay different.
        """
        namesake = select(CHAIRS.c.match).where(CHAIRS.c.user == user, CHAIRS.c.name == name)
        query = (
            update(CHAIRS)
            .where(CHAIRS.c.user == user, CHAIRS.c.name == old, CHAIRS.c.match.not_in(namesake))
            .values(name=name)
        )
        async with self.engine.begin() as connection:
            await connection.execute(query)

    # Matches

    async def add_match(
        self, row: MatchRow, chairs: Sequence[Seated], entries: Sequence[JournalEntry] = ()
    ) -> None:
        """A new match with its chairs; a record that is opened brings its journal along."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(MATCHES).values(match_values(row)))
            await connection.execute(
                insert(CHAIRS), [chair_values(row.id, n, c) for n, c in enumerate(chairs)]
            )
            if entries:
                lines = [line_values(row.id, n, e) for n, e in enumerate(entries, start=1)]
                await connection.execute(insert(JOURNAL), lines)

    async def listed(self, ids: Sequence[str]) -> list[tuple[MatchRow, list[Seated]]]:
        """Some matches with their chairs, in the order asked for."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(MATCHES).where(MATCHES.c.id.in_(ids)))
            rows = {row.id: row for row in found.all()}
            query = select(CHAIRS).where(CHAIRS.c.match.in_(ids)).order_by(CHAIRS.c.number)
            chairs: dict[str, list[Seated]] = {}
            for chair in (await connection.execute(query)).all():
                chairs.setdefault(chair.match, []).append(seated_of(chair))
        return [(match_row(rows[each]), chairs.get(each, [])) for each in ids if each in rows]

    async def match(self, match_id: str) -> tuple[MatchRow, list[Seated]] | None:
        found = await self.listed([match_id])
        return found[0] if found else None

    async def journal(self, match_id: str) -> list[JournalEntry]:
        query = select(JOURNAL).where(JOURNAL.c.match == match_id).order_by(JOURNAL.c.number)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [entry_of(row) for row in rows]

    async def append(self, match_id: str, number: int, entry: JournalEntry, mark: Mark) -> None:
        """Add a line to a journal; when this returns it is safe on disk."""
        await self.append_all(match_id, number, [entry], mark)

    async def append_all(
        self, match_id: str, number: int, entries: Sequence[JournalEntry], mark: Mark
    ) -> None:
        """Add lines to a journal, from a number on: all of them or none."""
        lines = [line_values(match_id, n, entry) for n, entry in enumerate(entries, start=number)]
        orders: list[Order] = [(ADD_LINE, line) for line in lines]
        await self.writer.write([*orders, (SET_MARK, mark.values(match_id))])

    async def set_status(self, match_id: str, mark: Mark) -> None:
        await self.writer.write([(SET_MARK, mark.values(match_id))])

    async def sit(self, match_id: str, chairs: Mapping[int, Chair]) -> bool:
        """Take open chairs, all or none; False if somebody was faster."""
        open_ones = update(CHAIRS).where(CHAIRS.c.match == match_id, CHAIRS.c.kind == "open")
        async with self.engine.begin() as connection:
            for number, chair in chairs.items():
                query = open_ones.where(CHAIRS.c.number == number).values(
                    kind=chair.kind, user=chair.user, name=chair.name, invitation="", code=""
                )
                if (await connection.execute(query)).rowcount != 1:
                    await connection.rollback()
                    return False
        return True

    async def find_code(self, code: str) -> tuple[str, str, str] | None:
        """The match, the seat and the invitation that a short code stands for."""
        columns = (CHAIRS.c.match, CHAIRS.c.seat, CHAIRS.c.invitation)
        query = select(*columns).where(CHAIRS.c.code == code, CHAIRS.c.kind == "open")
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.match, row.seat, row.invitation)

    async def set_chair(self, match_id: str, number: int, **values: str | bool) -> None:
        """Change what belongs to the owner of a chair."""
        query = (
            update(CHAIRS)
            .where(CHAIRS.c.match == match_id, CHAIRS.c.number == number)
            .values(values)
        )
        async with self.engine.begin() as connection:
            await connection.execute(query)

    async def find_token(self, match_id: str, token: str) -> tuple[int, str, str] | None:
        """The chair that the hash of a token is for, its owner and their name."""
        query = select(CHAIRS.c.number, CHAIRS.c.user, CHAIRS.c.name).where(
            CHAIRS.c.match == match_id, CHAIRS.c.token == token, CHAIRS.c.kind == "person"
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.number, row.user, row.name)

    async def set_rematch(self, match_id: str, rematch: str) -> None:
        query = update(MATCHES).where(MATCHES.c.id == match_id).values(rematch=rematch)
        async with self.engine.begin() as connection:
            await connection.execute(query)

    # Chat

    async def add_spoken(self, match_id: str, number: int, spoken: Spoken) -> None:
        await self.writer.write(
            [(ADD_SPOKEN, {"match": match_id, "number": number, **vars(spoken)})]
        )

    async def spoken(self, match_id: str) -> tuple[int, list[Spoken]]:
        """How many lines were said at a table, and the last of them in order."""
        query = (
            select(CHAT)
            .where(CHAT.c.match == match_id)
            .order_by(CHAT.c.number.desc())
            .limit(SPOKEN)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()[::-1]
        lines = [Spoken(r.room, r.team, r.name, r.seat, r.text, r.at) for r in rows]
        return (rows[-1].number if rows else 0), lines

    # Lists

    async def matches_of(self, user: str) -> list[str]:
        """The matches that a user plays or has laid out, those changed last first."""
        seated = select(CHAIRS.c.match).where(CHAIRS.c.user == user)
        query = (
            select(MATCHES.c.id)
            .where(or_(MATCHES.c.host == user, MATCHES.c.id.in_(seated)))
            .order_by(MATCHES.c.changed.desc())
            .limit(LISTED)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def open_to_all(self) -> list[str]:
        """Public matches that wait for somebody, the newest first."""
        with_room = select(CHAIRS.c.match).where(CHAIRS.c.kind == "open")
        query = (
            select(MATCHES.c.id)
            .where(MATCHES.c.status == "waiting", MATCHES.c.public == true())
            .where(MATCHES.c.id.in_(with_room))
            .order_by(MATCHES.c.created.desc())
            .limit(LISTED)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def playing(self) -> list[str]:
        """The matches that are going on and have a computer player: it may have to move."""
        query = (
            select(MATCHES.c.id)
            .where(MATCHES.c.status == "playing")
            .where(MATCHES.c.id.in_(select(CHAIRS.c.match).where(CHAIRS.c.kind == "computer")))
            .order_by(MATCHES.c.changed.desc())
            .limit(LISTED)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def lengths(self, ids: Iterable[str]) -> dict[str, int]:
        """How many lines the journals of some matches have."""
        query = (
            select(JOURNAL.c.match, func.count())
            .where(JOURNAL.c.match.in_(list(ids)))
            .group_by(JOURNAL.c.match)
        )
        async with self.engine.connect() as connection:
            return {row[0]: row[1] for row in (await connection.execute(query)).all()}
