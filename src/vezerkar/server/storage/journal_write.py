"""Steps of matches, and the look at their leases, in one statement of PostgreSQL.

As a transaction of its own it takes one round trip instead of five, and a node that stops can leave
nothing open. A takeover that has not been committed yet is waited for, by `FOR SHARE`, and then
seen; one that comes later waits for this statement.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import Column, Integer, bindparam, insert, update

from vezerkar.server.storage.leases import Lease, refuse
from vezerkar.server.storage.schema import JOURNAL, MATCHES, OWNERS
from vezerkar.server.storage.statements import Rows, Together

ADD_ENTRY: Final = insert(JOURNAL)
PROGRESS_COLUMNS: Final = ("status", "ply", "deciding", "changed", "scores", "result")
SET_PROGRESS: Final = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("of_match"))
    .values({name: bindparam(name) for name in PROGRESS_COLUMNS})
)
_LEASE_COLUMNS: Final = ("match", "incarnation", "fence")
_ENTRY_COLUMNS: Final = tuple(column.name for column in JOURNAL.columns)


def _unnested(columns: Sequence[Column[Any]], names: Sequence[str], first: int) -> str:
    """Rows whose columns are parameters from a number on, one array each."""
    arrays = ", ".join(
        f"${number}::{'bigint' if isinstance(column.type, Integer) else 'text'}[]"
        for number, column in enumerate(columns, start=first)
    )
    return f"unnest({arrays}) AS given({', '.join(names)})"


def _statement() -> str:
    leases = [OWNERS.c[name] for name in _LEASE_COLUMNS]
    progress = [MATCHES.c.id, *(MATCHES.c[name] for name in PROGRESS_COLUMNS)]
    entry_from = 1 + len(leases)
    progress_from = entry_from + len(_ENTRY_COLUMNS)
    entries, lease_names = ", ".join(_ENTRY_COLUMNS), ", ".join(_LEASE_COLUMNS)
    changes = ", ".join(f"{name} = given.{name}" for name in PROGRESS_COLUMNS)
    return f"""
        WITH held AS MATERIALIZED (
            SELECT {lease_names} FROM owners WHERE match = ANY($1::text[]) FOR SHARE
        ), lost AS MATERIALIZED (
            SELECT given.match FROM {_unnested(leases, _LEASE_COLUMNS, 1)}
            WHERE ({", ".join(f"given.{name}" for name in _LEASE_COLUMNS)})
                NOT IN (SELECT {lease_names} FROM held)
        ), added AS (
            INSERT INTO journal ({entries})
            SELECT {entries} FROM {_unnested(list(JOURNAL.columns), _ENTRY_COLUMNS, entry_from)}
            WHERE NOT EXISTS (SELECT FROM lost)
        ), moved AS (
            UPDATE matches SET {changes}
            FROM {_unnested(progress, ("of_match", *PROGRESS_COLUMNS), progress_from)}
            WHERE matches.id = given.of_match AND NOT EXISTS (SELECT FROM lost)
        )
        SELECT match FROM lost
    """


_WRITE: Final = _statement()


def is_journal_write(together: Together) -> bool:
    """Whether nothing but steps and where they lead is to be written."""
    return all(statement in (ADD_ENTRY, SET_PROGRESS) for statement in together)


async def write_journal(driver: Any, leases: Collection[Lease], together: Together) -> None:
    """Write everything, or nothing and raise LeaseLost."""
    owned = [lease.row() for lease in leases]
    # A match that has gone on twice stands where its last step led.
    progress = {row["of_match"]: row for row in together.get(SET_PROGRESS, ())}
    lost = await driver.fetch(
        _WRITE,
        *_arrays(owned, _LEASE_COLUMNS),
        *_arrays(together.get(ADD_ENTRY, ()), _ENTRY_COLUMNS),
        *_arrays(list(progress.values()), ("of_match", *PROGRESS_COLUMNS)),
    )
    refuse(leases, {row[0] for row in lost})


def _arrays(rows: Rows, names: Sequence[str]) -> list[list[Any]]:
    return [[row[name] for row in rows] for name in names]
