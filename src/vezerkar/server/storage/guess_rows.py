"""What is counted by all nodes together, above all guesses: token buckets in the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

MAX_KEY_CHARS: Final = 200
KEPT_HOURS: Final = 1  # every bucket is full again long before
_NOW: Final = "statement_timestamp()"
_LEFT: Final = (
    "least(CAST(:burst AS float), guesses.remaining"
    f" + extract(epoch FROM {_NOW} - guesses.at) * CAST(:rate AS float))"
)
_TAKE: Final = text(
    "INSERT INTO guesses (key, remaining, at)"
    f" VALUES (:key, CAST(:burst AS float) - 1, {_NOW})"
    f" ON CONFLICT (key) DO UPDATE SET remaining = {_LEFT} - 1, at = {_NOW}"
    f" WHERE {_LEFT} >= 1 RETURNING remaining"
)
_REMAINING: Final = text(f"SELECT {_LEFT} FROM guesses WHERE key = :key")
_GIVE_BACK: Final = text("UPDATE guesses SET remaining = remaining + 1 WHERE key = :key")
_FORGET: Final = text(f"DELETE FROM guesses WHERE at < {_NOW} - interval '{KEPT_HOURS} hour'")


class GuessRows:
    """Buckets of one kind: `burst` at once, and `rate` a second after that."""

    def __init__(self, engine: AsyncEngine, kind: str, burst: float, rate: float) -> None:
        self.engine = engine
        self.kind = kind
        self.values = {"burst": burst, "rate": rate}

    async def take(self, key: str) -> float:
        """Take one; 0, or the seconds after which there is one again."""
        values = {"key": self._key(key), **self.values}
        async with self.engine.begin() as connection:
            if (await connection.execute(_TAKE, values)).first() is not None:
                return 0.0
            remaining = (await connection.execute(_REMAINING, values)).scalar() or 0.0
        return max(0.0, 1 - float(remaining)) / self.values["rate"]

    async def give_back(self, key: str) -> None:
        """The last one of this key does not count."""
        async with self.engine.begin() as connection:
            await connection.execute(_GIVE_BACK, {"key": self._key(key)})

    def _key(self, key: str) -> str:
        return f"{self.kind} {key}"[:MAX_KEY_CHARS]


async def forget_old(engine: AsyncEngine) -> None:
    """Forget buckets that are full again."""
    async with engine.begin() as connection:
        await connection.execute(_FORGET)
