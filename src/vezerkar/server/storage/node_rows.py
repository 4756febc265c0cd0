"""The nodes on one database, as it knows them: for the operator."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from vezerkar.server.storage.leases import DATABASE_CLOCK, TERM_S

_NODES: Final = text(
    "SELECT name, address, incarnation,"
    f" CAST(EXTRACT(EPOCH FROM {DATABASE_CLOCK} - heartbeat) AS FLOAT) AS silence_s,"
    " (SELECT COUNT(*) FROM owners WHERE owners.incarnation = nodes.incarnation) AS tables"
    " FROM nodes ORDER BY name"
)


class NodeRow(NamedTuple):
    """A node: where it is, when it was last heard of, and how many tables it owns."""

    name: str
    address: str
    incarnation: str
    silence_s: float
    tables: int

    @property
    def alive(self) -> bool:
        return self.silence_s < TERM_S


async def read_nodes(engine: AsyncEngine) -> list[NodeRow]:
    async with engine.connect() as connection:
        return [NodeRow(*row) for row in (await connection.execute(_NODES)).all()]
