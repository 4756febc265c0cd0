"""Which node owns which table: a lease with a number that grows, in PostgreSQL.

A node lives while its heartbeat is younger than the term, by the clock of the database; then its
tables are free. But nothing is safe because of a clock. Whoever writes about a match locks the row
of its owner and compares the number first (`must_hold`). So a node that takes the table over either
waits until the line is there and reads it, or was first, and the line is refused.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from sqlalchemy import ARRAY, String, any_, bindparam, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vezerkar.core.errors import DataError
from vezerkar.server.storage.notifications import tell
from vezerkar.server.storage.schema import MATCHES, OWNERS

TERM_S: Final = 6.0  # after its last heartbeat a node counts as dead
NOBODY: Final = ""  # in place of an incarnation: the table was given back
FIRST_FENCE: Final = 1
KEY_BYTES: Final = 32
DATABASE_CLOCK: Final = "statement_timestamp()"
ADD_OWNER: Final = insert(OWNERS)  # a new match belongs to the node that makes it
_OWNED: Final = select(OWNERS.c.match, OWNERS.c.incarnation, OWNERS.c.fence).where(
    OWNERS.c.match == any_(bindparam("matches", type_=ARRAY(String)))
)
HELD: Final = _OWNED.with_for_update(read=True)  # a takeover waits until this is over
_ADD_RULES: Final = text(
    "INSERT INTO known_rules (incarnation, rules) VALUES (:incarnation, :rules)"
    " ON CONFLICT DO NOTHING"
)
_MAKE_KEY: Final = text(
    "INSERT INTO node_keys (number, key) VALUES (1, :key) ON CONFLICT DO NOTHING"
)
_KEY_AND_TIME: Final = text(
    f"SELECT key, CAST(EXTRACT(EPOCH FROM {DATABASE_CLOCK}) AS FLOAT) FROM node_keys"
)
_FORGET_THE_DEAD: Final = [
    text(f"DELETE FROM {table} WHERE incarnation NOT IN (SELECT incarnation FROM nodes)")
    for table in ("presence", "known_rules")
]
_TAKE_AWAY: Final = text(
    "UPDATE owners SET incarnation = '' WHERE match = ANY(:matches)"
    " AND incarnation NOT IN ('', :mine) RETURNING match"
).bindparams(bindparam("matches", type_=ARRAY(String)))


def is_alive(clock: str) -> str:
    """The condition, in SQL, that a node was heard within the term."""
    return f"nodes.heartbeat > {clock} - interval '{TERM_S} seconds'"


class LeaseLost(Exception):
    """Another node owns the table by now: nothing was written."""


class OwnedElsewhere(DataError):
    """Another node owns the table; its address, if it is known."""

    def __init__(self, address: str = "") -> None:
        super().__init__("this table is with another server")
        self.address = address


class Lease:
    """The right to write about a match, as long as nobody has a newer one."""

    def __init__(self, match: str, incarnation: str, fence: int) -> None:
        self.match = match
        self.incarnation = incarnation
        self.fence = fence
        self.on_lost: Callable[[], None] = lambda: None

    def values(self) -> tuple[str, str, int]:
        """As the row of its owner has them."""
        return self.match, self.incarnation, self.fence

    def row(self) -> dict[str, str | int]:
        return {"match": self.match, "incarnation": self.incarnation, "fence": self.fence}


async def lost_of(engine: AsyncEngine, leases: Collection[Lease]) -> list[Lease]:
    """Those of some leases that are lost already."""
    async with engine.connect() as connection:
        matches = [lease.match for lease in leases]
        rows = (await connection.execute(_OWNED, {"matches": matches})).all()
    held = {(row.match, row.incarnation, row.fence) for row in rows}
    return [lease for lease in leases if lease.values() not in held]


async def must_hold(connection: AsyncConnection, leases: Collection[Lease]) -> None:
    """Refuse a transaction unless all these leases hold until it is over."""
    if leases:
        rows = await connection.execute(HELD, {"matches": matches_of(leases)})
        refuse_lost(leases, rows)


def matches_of(leases: Collection[Lease]) -> list[str]:
    """In order, so that two transactions never wait for each other."""
    return sorted({lease.match for lease in leases})


def refuse_lost(leases: Collection[Lease], rows: Iterable[Sequence[object]]) -> None:
    """Raise LeaseLost unless the rows of the owners, locked, are those of the leases."""
    held = {tuple(row) for row in rows}
    refuse(leases, {lease.match for lease in leases if lease.values() not in held})


def refuse(leases: Iterable[Lease], matches: Collection[str]) -> None:
    """Raise LeaseLost if any of these matches are lost."""
    lost = [lease for lease in leases if lease.match in matches]
    for lease in lost:
        lease.on_lost()
    if lost:
        raise LeaseLost(f"the lease of {lost[0].match} is lost")


async def _add_rules(connection: AsyncConnection, incarnation: str, rules: Collection[str]) -> None:
    if rules:
        rows = [{"incarnation": incarnation, "rules": each} for each in rules]
        await connection.execute(_ADD_RULES, rows)


class Leases:
    """What a node asks of the database about itself, and about the tables it wants."""

    def __init__(self, engine: AsyncEngine, clock: str = DATABASE_CLOCK) -> None:
        self.engine = engine
        self.incarnation = NOBODY  # one uninterrupted life of this node
        self.rules: Collection[str] = ()  # that this node knows; see `known_rules`
        alive = is_alive(clock)
        owner_lives = (
            f"EXISTS (SELECT 1 FROM nodes WHERE nodes.incarnation = owners.incarnation AND {alive})"
        )
        self._register = text(
            "INSERT INTO nodes (name, incarnation, address, heartbeat)"
            f" VALUES (:name, :incarnation, :address, {clock})"
            " ON CONFLICT (name) DO UPDATE SET incarnation = excluded.incarnation,"
            " address = excluded.address, heartbeat = excluded.heartbeat"
        )
        self._renew = text(
            f"UPDATE nodes SET heartbeat = {clock} WHERE incarnation = :incarnation AND {alive}"
        )
        self._leave = text("DELETE FROM nodes WHERE incarnation = :incarnation")
        self._take = text(
            "INSERT INTO owners (match, incarnation, fence)"
            f" SELECT id, CAST(:incarnation AS VARCHAR), {FIRST_FENCE}"
            " FROM matches WHERE id = :match"
            " ON CONFLICT (match) DO UPDATE"
            " SET incarnation = excluded.incarnation, fence = owners.fence + 1"
            f" WHERE owners.incarnation = :incarnation OR NOT {owner_lives}"
            " RETURNING fence"
        )
        self._other_owner = text(
            "SELECT address FROM owners JOIN nodes USING (incarnation)"
            f" WHERE match = :match AND incarnation <> :incarnation AND {alive}"
        )
        self._who_knows = text(
            "SELECT address FROM known_rules JOIN nodes USING (incarnation)"
            f" WHERE rules = :rules AND incarnation <> :incarnation AND {alive}"
            " ORDER BY random() LIMIT 1"
        )
        self._give_back = text(
            "UPDATE owners SET incarnation = ''"
            " WHERE match = :match AND incarnation = :incarnation AND fence = :fence"
        )
        self._orphans = text(
            "SELECT match FROM owners JOIN matches ON id = match"
            f" WHERE incarnation <> '' AND status = 'playing' AND NOT {owner_lives}"
        )

    # This node

    async def register(self, name: str, address: str, incarnation: str) -> None:
        """Begin a life; what an earlier one of this name owned is free."""
        values = {"name": name, "address": address, "incarnation": incarnation}
        async with self.engine.begin() as connection:
            await connection.execute(self._register, values)
            await connection.execute(_MAKE_KEY, {"key": secrets.token_bytes(KEY_BYTES)})
            await _add_rules(connection, incarnation, self.rules)
        self.incarnation = incarnation

    async def tell_rules(self, rules: Collection[str]) -> None:
        """Tell which rules this node knows, in this life and in those after it."""
        self.rules = rules
        async with self.engine.begin() as connection:
            await _add_rules(connection, self.incarnation, rules)

    async def renew(self) -> bool:
        """Tell that this node lives; False if it came too late: its life is over."""
        async with self.engine.begin() as connection:
            found = await connection.execute(self._renew, {"incarnation": self.incarnation})
            return found.rowcount == 1

    async def key_and_time(self) -> tuple[bytes, float]:
        """What all nodes sign with, and what time it is for all of them."""
        async with self.engine.connect() as connection:
            key, time_s = (await connection.execute(_KEY_AND_TIME)).one()
        return bytes(key), float(time_s)

    async def leave(self) -> None:
        """End this life: everything it owns is free at once, and others are told."""
        async with self.engine.begin() as connection:
            await connection.execute(self._leave, {"incarnation": self.incarnation})
            await tell(connection, "nodes")

    async def forget_the_dead(self) -> None:
        """Throw away what nodes that are gone have said about themselves."""
        async with self.engine.begin() as connection:
            for forget in _FORGET_THE_DEAD:
                await connection.execute(forget)

    # Tables

    def first(self, match_id: str) -> Lease:
        """The lease of a match that is about to be made here; see `ADD_OWNER`."""
        return Lease(match_id, self.incarnation, FIRST_FENCE)

    async def take(self, match_id: str) -> Lease | None:
        """Own a table from now on; None if there is no such match.

        Whatever is known of it has to be read after this.
        """
        while True:  # an owner may die, or come, between two questions
            address = await self.other_owner(match_id)
            if address is not None:
                raise OwnedElsewhere(address)
            lease = await self._try_to_take(match_id)
            if lease is not None or not await self._is_there(match_id):
                return lease

    async def _is_there(self, match_id: str) -> bool:
        query = select(MATCHES.c.id).where(MATCHES.c.id == match_id)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def _try_to_take(self, match_id: str) -> Lease | None:
        mine = self.incarnation
        values = {"match": match_id, "incarnation": mine}
        async with self.engine.begin() as connection:
            fence = (await connection.execute(self._take, values)).scalar()
        return Lease(match_id, mine, fence) if fence else None

    async def other_owner(self, match_id: str) -> str | None:
        """The address of another node that owns a table; None if none does."""
        values = {"match": match_id, "incarnation": self.incarnation}
        async with self.engine.connect() as connection:
            address: str | None = (await connection.execute(self._other_owner, values)).scalar()
        return address

    async def who_knows(self, rules: str) -> str | None:
        """The address of another node that knows some rules; None if none does."""
        values = {"rules": rules, "incarnation": self.incarnation}
        async with self.engine.connect() as connection:
            address: str | None = (await connection.execute(self._who_knows, values)).scalar()
        return address

    async def give_back(self, lease: Lease) -> None:
        """Anybody may take the table, unless this node has taken it anew."""
        match, incarnation, fence = lease.values()
        values = {"match": match, "incarnation": incarnation, "fence": fence}
        async with self.engine.begin() as connection:
            await connection.execute(self._give_back, values)

    async def orphans(self) -> list[str]:
        """Matches that go on, and whose node has died or left."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(self._orphans)).scalars())

    async def take_away(self, connection: AsyncConnection, matches: Sequence[str]) -> None:
        """Something about these matches is written without their owners, who must read it again."""
        values = {"matches": sorted(matches), "mine": self.incarnation}
        taken = (await connection.execute(_TAKE_AWAY, values)).scalars().all()
        if taken:
            await tell(connection, "tables", taken)
