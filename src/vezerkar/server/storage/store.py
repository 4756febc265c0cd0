"""The only place that speaks to the database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, event, func, insert, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from vezerkar.core.errors import DataError
from vezerkar.core.game import Value
from vezerkar.server.storage.migrate import upgrade
from vezerkar.server.storage.tables import CHAIRS, JOURNAL, MATCHES, USERS
from vezerkar.server.storage.writer import Writer
from vezerkar.table.match import Chair, Entry

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
LISTED: Final = 200  # tables in a list, newest first
ADD_LINE: Final = insert(JOURNAL)
SET_MARK: Final = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("of_match"))
    .values({name: bindparam(name) for name in ("status", "ply", "deciding", "changed")})
)


class NameTaken(DataError):
    """Somebody has this name already."""


@dataclass(frozen=True)
class User:
    """Someone with an account."""

    id: str
    name: str
    password: str


@dataclass(frozen=True)
class MatchRow:
    """All that is stored of a match beside its chairs and its journal."""

    id: str
    game: str
    scenario: str
    options: Mapping[str, Value]
    rules: int
    digest: str
    secret: bytes
    seed_hash: str
    opening: tuple[int, ...]
    take_back: bool
    status: str
    host: str
    replay: bool
    ply: int
    deciding: tuple[str, ...]
    created: str
    changed: str


@dataclass(frozen=True)
class Mark:
    """Where a match stands, so that a list of tables need not play them all again."""

    status: str
    ply: int
    deciding: tuple[str, ...]

    def values(self, match_id: str) -> dict[str, Any]:
        """For SET_MARK."""
        return {
            "of_match": match_id,
            "status": self.status,
            "ply": self.ply,
            "deciding": " ".join(self.deciding),
            "changed": now(),
        }


@dataclass(frozen=True)
class Seated:
    """A chair and the invitation that lets somebody take it."""

    chair: Chair
    invitation: str = ""


def now() -> str:
    """The time, as it is stored."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


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
    engine = create_async_engine(parsed.set(drivername=DRIVERS[kind]), pool_pre_ping=remote)
    if kind == "sqlite":
        event.listen(engine.sync_engine, "connect", _settle_sqlite)
    return engine


def _settle_sqlite(connection: Any, _record: object) -> None:
    """Readers do not wait for the writer; what is committed stays, also when power fails."""
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
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

    # Matches

    async def add_match(
        self, row: MatchRow, chairs: Sequence[Seated], entries: Sequence[Entry] = ()
    ) -> None:
        """A new match with its chairs; a record that is opened brings its journal along."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(MATCHES).values(_match_values(row)))
            await connection.execute(
                insert(CHAIRS), [_chair_values(row.id, n, c) for n, c in enumerate(chairs)]
            )
            if entries:
                lines = [_line(row.id, n, e) for n, e in enumerate(entries, start=1)]
                await connection.execute(insert(JOURNAL), lines)

    async def listed(self, ids: Sequence[str]) -> list[tuple[MatchRow, list[Seated]]]:
        """Some matches with their chairs, in the order asked for."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(MATCHES).where(MATCHES.c.id.in_(ids)))
            rows = {row.id: row for row in found.all()}
            query = select(CHAIRS).where(CHAIRS.c.match.in_(ids)).order_by(CHAIRS.c.number)
            chairs: dict[str, list[Seated]] = {}
            for chair in (await connection.execute(query)).all():
                chairs.setdefault(chair.match, []).append(_seated(chair))
        return [(_match_row(rows[each]), chairs.get(each, [])) for each in ids if each in rows]

    async def match(self, match_id: str) -> tuple[MatchRow, list[Seated]] | None:
        found = await self.listed([match_id])
        return found[0] if found else None

    async def journal(self, match_id: str) -> list[Entry]:
        query = select(JOURNAL).where(JOURNAL.c.match == match_id).order_by(JOURNAL.c.number)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [_entry(row) for row in rows]

    async def append(self, match_id: str, number: int, entry: Entry, mark: Mark) -> None:
        """Add a line to a journal; when this returns it is safe on disk."""
        line = _line(match_id, number, entry)
        await self.writer.write([(ADD_LINE, line), (SET_MARK, mark.values(match_id))])

    async def set_status(self, match_id: str, mark: Mark) -> None:
        await self.writer.write([(SET_MARK, mark.values(match_id))])

    async def sit(self, match_id: str, number: int, chair: Chair) -> bool:
        """Take an open chair; False if somebody was faster."""
        query = (
            update(CHAIRS)
            .where(CHAIRS.c.match == match_id, CHAIRS.c.number == number, CHAIRS.c.kind == "open")
            .values(kind=chair.kind, user=chair.user, name=chair.name, invitation="")
        )
        async with self.engine.begin() as connection:
            return (await connection.execute(query)).rowcount == 1

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


# Rows and back


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _match_values(row: MatchRow) -> dict[str, Any]:
    values = dict(vars(row))
    values["options"] = _json(dict(row.options))
    values["opening"] = _json(row.opening)
    values["deciding"] = " ".join(row.deciding)
    return values


def _match_row(row: Any) -> MatchRow:
    values = dict(row._mapping)
    values["options"] = msgspec.json.decode(row.options)
    values["opening"] = tuple(msgspec.json.decode(row.opening))
    values["deciding"] = tuple(row.deciding.split())
    values["secret"] = bytes(row.secret)
    return MatchRow(**values)


def _chair_values(match_id: str, number: int, seated: Seated) -> dict[str, Any]:
    return {
        "match": match_id,
        "number": number,
        "invitation": seated.invitation,
        **vars(seated.chair),
    }


def _seated(row: Any) -> Seated:
    return Seated(Chair(row.seat, row.kind, row.user, row.name, row.level), row.invitation)


def _line(match_id: str, number: int, entry: Entry) -> dict[str, Any]:
    return {
        "match": match_id,
        "number": number,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action,
        "drawn": _json(entry.drawn),
        "steps": entry.steps,
        "at": now(),
    }


def _entry(row: Any) -> Entry:
    drawn = tuple(msgspec.json.decode(row.drawn))
    return Entry(row.kind, row.seat, row.action, drawn, row.steps)
