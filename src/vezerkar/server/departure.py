"""Somebody leaves for good: a login is ended, or an account is deleted."""

from __future__ import annotations

from collections.abc import Collection

from vezerkar.server.tables import Tables


def close_logins(tables: Tables, logins: Collection[str]) -> None:
    """Close the sockets of logins that were ended."""
    found = [each for table in tables.in_memory() for each in table.audience]
    for connection in [*found, *tables.kept.connections()]:
        if connection.login in logins:
            connection.close()


async def close_tables(tables: Tables, matches: Collection[str]) -> None:
    """Throw tables away that were changed in the database: whoever comes next reads them again."""
    for table in tables.in_memory():
        if table.row.id in matches:
            async with table.lock:
                table.live.lost = True
                table.close()
    for match_id in matches:
        tables.kept.drop(match_id)
