"""What nodes tell each other through PostgreSQL: that something was written, never what it was.

A notification goes out when the transaction that sends it is committed, to whoever listens at that
moment, and is stored nowhere. So it holds ids only, and whoever hears it reads the database. A node
that did not listen for a while does not know what it missed: it looks at everything once.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vezerkar.server.logs import LOG

CHANNEL: Final = "vezerkar"
IDS_AT_ONCE: Final = 100  # of 64 characters: PostgreSQL takes less than 8,000 bytes
CHECK_INTERVAL_S: Final = 3.0  # whether the listening connection is still there
CHECK_TIMEOUT_S: Final = 2.0
POLL_INTERVAL_S: Final = 30.0  # a notification that was lost without a trace is made good then
RETRY_S: Final = 2.0
_NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', :news)")

Topic = Literal["logins", "tables", "nodes"]


class News(Struct, frozen=True):
    """Something was written about these."""

    topic: Topic
    ids: list[str] = []


async def tell(connection: AsyncConnection, topic: Topic, ids: Sequence[str] = ()) -> None:
    """Tell all nodes, once this transaction is committed; a database of one server tells nobody."""
    if connection.dialect.name != "postgresql":
        return
    for first in range(0, max(1, len(ids)), IDS_AT_ONCE):
        news = News(topic, list(ids[first : first + IDS_AT_ONCE]))
        await connection.execute(_NOTIFY, {"news": msgspec.json.encode(news).decode()})


class Listener:
    """Hears what is told, on a connection of its own that is opened again whenever it is lost."""

    def __init__(
        self,
        engine: AsyncEngine,
        hear: Callable[[News], Awaitable[None]],
        look_at_everything: Callable[[], Awaitable[None]],
    ) -> None:
        self.engine = engine
        self.hear = hear
        self.look_at_everything = look_at_everything

    async def run(self) -> None:
        while True:
            try:
                await self._listen()
            except (SQLAlchemyError, OSError) as error:
                LOG.warning("other nodes cannot be heard: %s", type(error).__name__)
            except Exception:  # of the driver, or of whoever hears
                LOG.exception("other nodes cannot be heard")
            await asyncio.sleep(RETRY_S)

    async def _listen(self) -> None:
        connection = await self.engine.connect()
        try:
            heard: asyncio.Queue[str] = asyncio.Queue()
            driver: Any = (await connection.get_raw_connection()).driver_connection
            await driver.add_listener(CHANNEL, lambda *news: heard.put_nowait(news[-1]))
            while True:
                await self.look_at_everything()
                await self._hear_until(time.monotonic() + POLL_INTERVAL_S, heard, driver)
        finally:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.invalidate()  # nobody else may get a connection that listens
                await connection.close()

    async def _hear_until(self, end: float, heard: asyncio.Queue[str], driver: Any) -> None:
        while time.monotonic() < end:
            try:
                news = await asyncio.wait_for(heard.get(), CHECK_INTERVAL_S)
            except TimeoutError:
                await driver.execute("SELECT 1", timeout=CHECK_TIMEOUT_S)
            else:
                await self.hear(msgspec.json.decode(news, type=News))
