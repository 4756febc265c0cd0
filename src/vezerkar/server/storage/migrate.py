"""Bring a database to the newest form, or back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 8_044_001  # any number of our own: servers that start together migrate one by one


async def upgrade(engine: AsyncEngine, revision: str = "head") -> None:
    """Run all migrations up to a revision."""
    async with engine.begin() as connection:
        await connection.run_sync(_run, command.upgrade, revision)


async def downgrade(engine: AsyncEngine, revision: str = "base") -> None:
    """Undo all migrations down to a revision."""
    async with engine.begin() as connection:
        await connection.run_sync(_run, command.downgrade, revision)


def _run(connection: Connection, direction: object, revision: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    assert callable(direction)
    direction(config, revision)
