"""Looks a server over without changing anything: database, versions, file modes, disk, clock."""

from __future__ import annotations

import shutil
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy import func, or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vezerkar.core.errors import DataError, VezerkarError
from vezerkar.core.registry import find_game
from vezerkar.server.backup import must_be_sound
from vezerkar.server.config import Config
from vezerkar.server.file_modes import KEY_FILE, SQLITE_SUFFIXES, is_open_to_others
from vezerkar.server.readiness import MIN_FREE_BYTES
from vezerkar.server.storage.heartbeat import database_file
from vezerkar.server.storage.migrate import NEWEST_REVISION, revision_of
from vezerkar.server.storage.schema import HEARTBEAT, JOURNAL, MATCHES, SEATS
from vezerkar.server.storage.store import engine_of

MAX_CLOCK_ERROR_S: Final = 5.0
MAX_NAMED: Final = 5  # faults of one kind that are told by name


@dataclass(frozen=True)
class CheckResult:
    """What was looked at, what was found, and whether it is as it should be."""

    what: str
    found: str
    good: bool = True


async def examine(config: Config) -> list[CheckResult]:
    """Everything that was looked at, in order."""
    found = [*_disk(config.data), *_modes(config)]
    engine = engine_of(config.url)
    try:
        found += await _database(engine)
    except (SQLAlchemyError, OSError) as error:
        reason = (str(error).splitlines() or ["?"])[0]
        found.append(CheckResult("database", f"it cannot be read: {reason}", False))
    finally:
        await engine.dispose()
    return found


# Files


def _disk(data: Path) -> Iterator[CheckResult]:
    free = shutil.disk_usage(data).free
    yield CheckResult("disk", f"{free // 2**20} MiB free", free >= MIN_FREE_BYTES)


def _modes(config: Config) -> Iterator[CheckResult]:
    paths = [config.data, config.data / KEY_FILE]
    file = database_file(engine_of(config.url))
    paths += [file.with_name(file.name + suffix) for suffix in SQLITE_SUFFIXES] if file else []
    is_open = [path for path in paths if path.exists() and is_open_to_others(path)]
    for path in is_open:
        yield CheckResult("file modes", f"{path} is open to other users of this machine", False)
    if not is_open:
        yield CheckResult("file modes", "closed to other users of this machine")


# The database


async def _database(engine: AsyncEngine) -> list[CheckResult]:
    file = database_file(engine)
    if file is not None:
        try:
            must_be_sound(file)
        except DataError as error:
            return [CheckResult("database", str(error), False)]
    async with engine.connect() as connection:
        revision = await connection.run_sync(revision_of)
        good = revision == NEWEST_REVISION
        found = [CheckResult("version", f"database {revision}, program {NEWEST_REVISION}", good)]
        if good:
            for check in CHECKS:
                found.append(await check(connection))
    return found


async def _journals(connection: AsyncConnection) -> CheckResult:
    """Every journal goes from 1 to its end, and every match has its seats."""
    gaps = (
        select(JOURNAL.c.match)
        .group_by(JOURNAL.c.match)
        .having(or_(func.min(JOURNAL.c.number) != 1, func.max(JOURNAL.c.number) != func.count()))
    )
    empty = select(MATCHES.c.id).where(MATCHES.c.id.not_in(select(SEATS.c.match)))
    bad = [row[0] for query in (gaps, empty) for row in (await connection.execute(query)).all()]
    if bad:
        return CheckResult("journals", f"damaged: {_named(bad)}", False)
    count = (await connection.execute(select(func.count()).select_from(MATCHES))).scalar_one()
    return CheckResult("journals", f"{count} matches, none with a gap")


async def _rules(connection: AsyncConnection) -> CheckResult:
    """Running matches that this program cannot continue: other rules, or a pack that is missing."""
    query = select(MATCHES.c.id, MATCHES.c.game, MATCHES.c.pack, MATCHES.c.rules)
    rows = (await connection.execute(query.where(MATCHES.c.status == "playing"))).all()
    bad = [row.id for row in rows if not _is_known(row.game, row.pack, row.rules)]
    if bad:
        return CheckResult("rules", f"cannot continue with this program: {_named(bad)}", False)
    return CheckResult("rules", f"{len(rows)} running matches, all of rules that are installed")


def _is_known(game: str, pack: str, rules: int) -> bool:
    try:
        return find_game(game, pack).version == rules
    except VezerkarError:
        return False


async def _clock(connection: AsyncConnection) -> CheckResult:
    """The clock is not behind what is stored, nor far from that of another machine."""
    here = datetime.now(UTC)
    newest = select(func.max(MATCHES.c.changed)).union_all(select(func.max(HEARTBEAT.c.at)))
    times = [row[0] for row in (await connection.execute(newest)).all() if row[0]]
    behind = max(((_time(each) - here).total_seconds() for each in times), default=0.0)
    if connection.dialect.name == "postgresql":
        there = (await connection.execute(select(func.clock_timestamp()))).scalar_one()
        behind = max(behind, abs((there - here).total_seconds()))
    if behind > MAX_CLOCK_ERROR_S:
        return CheckResult("clock", f"it is wrong by {behind:.0f} s or more", False)
    return CheckResult("clock", here.isoformat(timespec="seconds"))


CHECKS: Final[tuple[Callable[[AsyncConnection], Awaitable[CheckResult]], ...]] = (
    _journals,
    _rules,
    _clock,
)


def _time(text: str) -> datetime:
    return datetime.fromisoformat(text)


def _named(ids: list[str]) -> str:
    more = f" and {len(ids) - MAX_NAMED} more" if len(ids) > MAX_NAMED else ""
    return ", ".join(ids[:MAX_NAMED]) + more
