"""Somebody leaves for good: a login is ended, or an account is deleted."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from vezerkar.server.connection import Connection
from vezerkar.server.logs import LOG
from vezerkar.server.storage.logins import LoginRows
from vezerkar.server.tables import Tables

LOGINS_INTERVAL_S: Final = 5.0


def close_logins(tables: Tables, logins: Collection[str]) -> None:
    """Close the sockets of logins that were ended."""
    for connection in _connections(tables):
        if connection.login in logins:
            connection.close()


def _connections(tables: Tables) -> list[Connection]:
    found = [each for table in tables.in_memory() for each in table.audience]
    return [*found, *tables.kept.connections()]


async def watch_logins(tables: Tables) -> None:
    """Logins end at other nodes, too: close their sockets here, a little later."""
    while True:
        await asyncio.sleep(LOGINS_INTERVAL_S)
        logins = {each.login for each in _connections(tables) if each.login}
        try:
            ended = await LoginRows(tables.store.engine).ended_of(logins) if logins else []
        except (SQLAlchemyError, OSError) as error:
            LOG.warning("the logins cannot be checked: %s", type(error).__name__)
        else:
            close_logins(tables, ended)


async def close_tables(tables: Tables, matches: Collection[str]) -> None:
    """Throw tables away that were changed in the database: whoever comes next reads them again."""
    for table in tables.in_memory():
        if table.row.id in matches:
            async with table.lock:
                table.live.lost = True
                table.close()
    for match_id in matches:
        tables.kept.drop(match_id)
