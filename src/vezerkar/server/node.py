"""This server among those that share a database: what it owns, and that it lives.

Where there is only one server, on SQLite, it owns everything and nothing is asked.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from vezerkar.server import metrics
from vezerkar.server.logs import LOG
from vezerkar.server.node_signature import NodeSigner
from vezerkar.server.storage.leases import TERM_S, Lease, Leases, OwnedElsewhere

RENEWAL_INTERVAL_S: Final = TERM_S / 3
RENEWAL_TIMEOUT_S: Final = TERM_S / 4
# It stops before others may take its tables. This is politeness: they are safe without it.
SILENCE_BEFORE_LAPSE_S: Final = TERM_S * 0.75


async def _nothing() -> None:
    pass


class ServerNode:
    """Takes tables for this server, and renews its life beside the play."""

    def __init__(self, leases: Leases | None, name: str = "", address: str = "") -> None:
        self.leases = leases
        self.name = name
        self.address = address
        self.signer = NodeSigner()
        self.finish: Callable[[], Awaitable[None]] = _nothing  # write nothing more
        self.send_away: Callable[[], None] = lambda: None  # everybody has to connect again
        self.drain: Callable[[], None] = lambda: None  # stop the server as politely as it can be
        self.alive = False
        self.leaving = False
        self._renewal: asyncio.Task[None] | None = None
        self._lapse_timer: asyncio.TimerHandle | None = None
        self._lapses_at = 0.0

    async def open(self) -> None:
        if self.leases is not None:
            await self._begin(self.leases)
            self._renewal = asyncio.create_task(self._keep_alive(self.leases))

    async def leave(self) -> None:
        """Give everything back at once: others take the tables over, and nothing is lost."""
        if self.leaving:
            return
        self.leaving = True
        try:
            await self.finish()
        except Exception:
            LOG.exception("the tables could not be finished")
        if self._renewal is not None:
            self._renewal.cancel()
            await asyncio.gather(self._renewal, return_exceptions=True)
        self._stop_timer()
        if self.leases is not None and self.alive:
            try:
                async with asyncio.timeout(RENEWAL_TIMEOUT_S):
                    await self.leases.leave()
            except (SQLAlchemyError, OSError, TimeoutError) as error:
                LOG.warning("the leases run out by themselves: %s", type(error).__name__)
        self.send_away()

    # Tables

    async def take(self, match_id: str) -> Lease | None:
        """Own a table, before anything of it is read; None where there is only one server."""
        self._must_take_tables()
        return await self.leases.take(match_id) if self.leases else None

    def first(self, match_id: str) -> Lease | None:
        """The lease of a match that is about to be made."""
        self._must_take_tables()
        return self.leases.first(match_id) if self.leases else None

    def _must_take_tables(self) -> None:
        if self.leaving or (self.leases and not self.alive):
            raise OwnedElsewhere

    def holds(self, lease: Lease | None) -> bool:
        """Whether a table that was read under a lease may be shown: not if others may have it."""
        self.look_at_clock()
        if self.leases is None or lease is None:
            return True
        lives = self.alive and not self.leaving
        return lives and lease.incarnation == self.leases.incarnation

    async def who_knows(self, rules: str) -> str | None:
        """The address of another node that knows some rules; None if none does."""
        return await self.leases.who_knows(rules) if self.leases else None

    async def is_elsewhere(self, match_id: str) -> bool:
        """Whether another node owns a table that this one does not have in memory."""
        return self.leases is not None and await self.leases.other_owner(match_id) is not None

    async def give_back(self, lease: Lease | None) -> None:
        if self.leases is not None and lease is not None:
            await self.leases.give_back(lease)

    async def orphans(self) -> list[str]:
        """Matches that go on, and that nobody looks after any more."""
        return await self.leases.orphans() if self.leases and self.alive else []

    # Its life

    async def _begin(self, leases: Leases) -> None:
        began = time.monotonic()
        await leases.register(self.name, self.address, secrets.token_hex(16))
        self.signer.sender = leases.incarnation
        self.signer.learn(*await leases.key_and_time())
        self.alive = True
        self._expect_silence(began)

    async def _keep_alive(self, leases: Leases) -> None:
        while True:
            await asyncio.sleep(RENEWAL_INTERVAL_S)
            try:
                async with asyncio.timeout(RENEWAL_TIMEOUT_S):
                    await self._renew(leases)
            except (SQLAlchemyError, OSError, TimeoutError) as error:
                LOG.warning("the leases cannot be renewed: %s", type(error).__name__)

    async def _renew(self, leases: Leases) -> None:
        """Live on; after a lapse a new life begins."""
        began = time.monotonic()
        if self.alive and await leases.renew():
            self._expect_silence(began)
            self.signer.learn(*await leases.key_and_time())
            return
        if self.alive:
            self._lapse()
        await self._begin(leases)

    def _expect_silence(self, began: float) -> None:
        """The database has heard of this node, not before `began`: count from then."""
        self._stop_timer()
        self._lapses_at = began + SILENCE_BEFORE_LAPSE_S
        left = self._lapses_at - time.monotonic()
        self._lapse_timer = asyncio.get_running_loop().call_later(left, self._lapse)

    def look_at_clock(self) -> None:
        """A node that has slept may be asked something before its timer is heard."""
        if self.alive and time.monotonic() > self._lapses_at:
            self._lapse()

    def _stop_timer(self) -> None:
        if self._lapse_timer is not None:
            self._lapse_timer.cancel()

    def _lapse(self) -> None:
        """Others may own its tables by now, or soon: everybody has to connect again."""
        LOG.error("this node has lost its leases", extra={"node": self.name})
        metrics.LAPSES.add()
        self._stop_timer()
        self.alive = False
        self.send_away()
