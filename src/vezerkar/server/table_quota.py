"""How many tables that are not over somebody may host: each is stored until it is deleted.

Whoever has so many plays on at all of them and is only refused a new one. Several requests at once
may get past the limit together; how many there are is limited elsewhere.
"""

from __future__ import annotations

from vezerkar.server.config import Config
from vezerkar.server.http_schema import Me
from vezerkar.server.limits import HttpRefusal
from vezerkar.server.storage.store import Store


async def must_have_room(store: Store, config: Config, user: Me) -> None:
    """Refuse a new table to a host who has too many."""
    limit = config.guest_tables if user.guest else config.account_tables
    if limit and await store.count_unfinished(user.id) >= limit:
        text = f"{limit} tables are not over; delete or finish one first"
        raise HttpRefusal(409, "problem-too-many-tables", text, limit=limit)
