"""A table in memory: its match, everyone connected to it, and its computer players.

Everything that changes a table is done under its lock, and is stored before anybody is told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final
from weakref import WeakMethod

from vezerkar.server import log_view
from vezerkar.server.audience import Audience
from vezerkar.server.bot_turns import BotTurns
from vezerkar.server.bot_workers import BotWorkers
from vezerkar.server.chat import Chat
from vezerkar.server.config import Config
from vezerkar.server.connection import Connection
from vezerkar.server.http_schema import TableInfo
from vezerkar.server.keeper import Keeper
from vezerkar.server.limits import Buckets
from vezerkar.server.live_match import LiveMatch
from vezerkar.server.resignation import ResignOffer
from vezerkar.server.running_review import RunningReview
from vezerkar.server.storage.rows import MatchRow

LOCK_GUESSES_BURST: Final = 5  # wrong codes at once
LOCK_GUESSES_PER_S: Final = 0.2


class LiveTable:
    """Puts the parts of a table together; what people do there is in `actions`."""

    def __init__(
        self,
        live: LiveMatch,
        chat: Chat,
        workers: BotWorkers,
        config: Config,
        on_close: Callable[[LiveTable], None],
    ) -> None:
        self.live = live
        self.match = live.match
        self.seats = live.seats
        self.workers = workers
        self.config = config
        self.on_close = on_close
        self.lock = asyncio.Lock()
        self.resign_offer = ResignOffer()
        self.audience = Audience(live, chat, self.resign_offer)
        self.bots = BotTurns(live, self.audience, self.resign_offer, self.lock, workers, config)
        # Counted for the seat: a new connection must not bring new attempts.
        self.lock_guesses = Buckets(LOCK_GUESSES_BURST, LOCK_GUESSES_PER_S)
        self.hint_memos: dict[int, tuple[int, ...]] = {}  # by seat: what the last hint meant to do
        self.review: RunningReview | None = None
        self.keeper = Keeper(live, self.lock)
        self.used_at = time.monotonic()
        # Weak: a table in a cycle would stay until the collector comes, which is seldom.
        close = WeakMethod(self.close)
        live.on_lost = lambda: call_if_there(close())
        note = WeakMethod(self.keeper.note_step)
        live.on_append = lambda: call_if_there(note())

    @property
    def row(self) -> MatchRow:
        return self.live.row

    @property
    def lost(self) -> bool:
        return self.live.lost

    def info(self, user: str) -> TableInfo:
        return self.audience.info(user)

    def is_idle_since(self, limit: float) -> bool:
        """Whether nobody has used the table since then and nothing is left to do."""
        busy = (
            len(self.audience)
            or self.lock.locked()
            or self.keeper.is_busy()
            or self.bots.next_turn()
        )
        return not busy and self.used_at < limit

    async def admit(self, connection: Connection) -> None:
        """Somebody connects; a program's token may have been revoked while it waited."""
        if connection.only is not None:
            if await self.live.store.find_token(self.row.id, connection.token) is None:
                connection.close()
                return
            # `vezerkar token` may have made it while the server was running.
            self.know_token(connection.only, connection.token)
        await log_view.prepare_newest(self.live, self.audience.screen_of(connection).seat)
        self.join(connection)

    def join(self, connection: Connection) -> None:
        """Somebody joins; if the table was thrown away meanwhile, they have to connect again."""
        if self.lost:
            connection.close()
            return
        self.used_at = time.monotonic()
        self.audience.add(connection)
        self.bots.wake()

    def leave(self, connection: Connection) -> None:
        self.used_at = time.monotonic()
        self.audience.remove(connection)

    def know_token(self, seat: int, token: str) -> None:
        """A seat has this token from now on; programs with another one have to leave."""
        self.seats.change(seat, token=token)
        self.audience.close_other_programs(seat, token)

    async def start(self) -> None:
        await self.live.start()
        self.audience.restart()
        self.bots.wake()

    def close(self) -> None:
        """Unload the table: everyone has to connect again."""
        self.on_close(self)
        self.bots.stop()
        self.keeper.stop()
        self.audience.close()


def call_if_there(method: Callable[[], None] | None) -> None:
    """Call what a weak reference gave, unless it is gone."""
    if method is not None:
        method()
