"""What one connection may cost: a share of a core, however few or many messages that is."""

from __future__ import annotations

import asyncio
import types
from collections.abc import Callable, Coroutine, Generator
from time import thread_time
from typing import Any, Final

from vezerkar.server.limits import Bucket

SHARE: Final = 0.1  # of a core
BURST_S: Final = 3.0  # of a core, at once
LONGEST_PAUSE_S: Final = 5.0
Clock = Callable[[], float]


class ConnectionCost:
    """Pays for the work of a connection's messages; whoever has used up the share is read later."""

    def __init__(self, pace: float, clock: Clock = thread_time) -> None:
        self.left = Bucket(BURST_S * pace, SHARE * pace) if pace else None
        self.clock = clock

    async def pay_for(self, work: Coroutine[Any, Any, None]) -> None:
        """Do the work of one message; the next one is not read before this one is paid for."""
        used_s = await measured(work, self.clock)
        owed_s = self.left.spend(used_s) if self.left is not None else 0
        if owed_s > 0:
            await asyncio.sleep(min(owed_s, LONGEST_PAUSE_S))


@types.coroutine
def measured(work: Coroutine[Any, Any, None], clock: Clock) -> Generator[Any, Any, float]:
    """The seconds of a core that some work takes, without those in which it waits for others."""
    used_s, go_on, given = 0.0, work.send, None
    while True:
        began = clock()
        try:
            awaited = go_on(given)
        except StopIteration:
            return used_s + clock() - began
        used_s += clock() - began
        try:
            go_on, given = work.send, (yield awaited)
        except BaseException as error:  # also that it is cancelled
            go_on, given = work.throw, error
