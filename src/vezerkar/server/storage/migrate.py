"""Upgrade a database to the newest revision, or downgrade it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from vezerkar.core.errors import DataError

MIGRATIONS_FOLDER: Final = Path(__file__).parent / "migrations"
NEWEST_REVISION: Final = "0015"
# Nodes of two neighbouring versions share a database: a migration only ever adds, so that this
# program can work with the next one, whatever that will be.
NEXT_REVISION: Final = f"{int(NEWEST_REVISION) + 1:04}"
ADVISORY_LOCK_KEY: Final = 8_044_001  # any number that nobody else uses


async def upgrade(engine: AsyncEngine, revision: str = "head") -> None:
    """Run all migrations up to a revision."""
    async with engine.begin() as connection:
        await connection.run_sync(_run, "upgrade", revision)


async def downgrade(engine: AsyncEngine, revision: str = "base") -> None:
    """Revert all migrations down to a revision."""
    async with engine.begin() as connection:
        await connection.run_sync(_run, "downgrade", revision)


def _run(connection: Connection, direction: str, revision: str) -> None:
    # Servers that start at the same time on a new database must not create it twice.
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK_KEY})
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    found = revision_of(connection)
    if found > NEXT_REVISION:
        raise DataError(
            f"--database: the database is of a newer version ({found}) than this program"
            f" ({NEWEST_REVISION}); install the newer program"
        )
    if direction == "upgrade" and revision == "head" and found >= NEWEST_REVISION:
        return
    # Imported only when needed: it takes longer than everything else at the start of a server.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS_FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    {"upgrade": command.upgrade, "downgrade": command.downgrade}[direction](config, revision)


def revision_of(connection: Connection) -> str:
    """The revision of a database; empty for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or ""
