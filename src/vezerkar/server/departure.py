"""Somebody leaves for good: a login is ended, or an account is deleted."""

from __future__ import annotations

from collections.abc import Collection

from vezerkar.server.connection import Connection
from vezerkar.server.tables import Tables


def close_logins(tables: Tables, logins: Collection[str]) -> None:
    """Close the sockets of logins that were ended; other nodes hear of it by themselves."""
    for connection in connections(tables):
        if connection.login in logins:
            connection.close()


def connections(tables: Tables) -> list[Connection]:
    """Everybody who is connected to a table of this server."""
    found = [each for table in tables.in_memory() for each in table.audience]
    return [*found, *tables.kept.connections()]


async def close_tables(tables: Tables, matches: Collection[str]) -> None:
    """Throw tables away that were changed in the database: whoever comes next reads them again."""
    for table in tables.in_memory():
        if table.row.id in matches:
            async with table.lock:
                table.live.lost = True
                table.close()
    for match_id in matches:
        tables.kept.drop(match_id)
