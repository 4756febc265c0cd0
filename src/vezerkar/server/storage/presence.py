"""Who is connected to which table, for the lists of other nodes.

A node writes what has changed since it last wrote. Rows of a node that has died count for nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ARRAY, String, bindparam, delete, text
from sqlalchemy.ext.asyncio import AsyncEngine

from vezerkar.server.storage.leases import DATABASE_CLOCK, is_alive
from vezerkar.server.storage.schema import PRESENCE

Present = frozenset[tuple[str, str]]  # matches, and users who are there
NOBODY_PRESENT: Final[Present] = frozenset()
_COME: Final = text(
    'INSERT INTO presence (match, "user", incarnation) VALUES (:match, :user, :incarnation)'
    ' ON CONFLICT (match, "user") DO UPDATE SET incarnation = excluded.incarnation'
)
_GO: Final = delete(PRESENCE).where(
    PRESENCE.c.match == bindparam("of_match"),
    PRESENCE.c.user == bindparam("of_user"),
    PRESENCE.c.incarnation == bindparam("mine"),  # another node may have the table by now
)
_AT: Final = text(
    'SELECT match, "user" FROM presence JOIN nodes USING (incarnation)'
    f" WHERE match = ANY(:matches) AND {is_alive(DATABASE_CLOCK)}"
).bindparams(bindparam("matches", type_=ARRAY(String)))


class PresenceRows:
    """What one node has written about who is at its tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.incarnation = ""
        self.written = NOBODY_PRESENT

    async def write(self, incarnation: str, present: Present) -> None:
        """Write who came and who went; a new life of the node begins with nobody."""
        if incarnation != self.incarnation:
            self.incarnation, self.written = incarnation, NOBODY_PRESENT
        came, gone = sorted(present - self.written), sorted(self.written - present)
        if not came and not gone:
            return
        async with self.engine.begin() as connection:
            if gone:
                rows = [{"of_match": m, "of_user": u, "mine": incarnation} for m, u in gone]
                await connection.execute(_GO, rows)
            if came:
                news = [{"match": m, "user": u, "incarnation": incarnation} for m, u in came]
                await connection.execute(_COME, news)
        self.written = present

    async def at(self, matches: Sequence[str]) -> dict[str, set[str]]:
        """Who is at some tables, as their nodes said last."""
        found: dict[str, set[str]] = {}
        async with self.engine.connect() as connection:
            for match, user in (await connection.execute(_AT, {"matches": list(matches)})).all():
                found.setdefault(match, set()).add(user)
        return found
