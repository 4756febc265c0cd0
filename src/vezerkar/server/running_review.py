"""The review of one table while workers make it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from vezerkar.server import review
from vezerkar.server.bot_workers import BotWorkers


class RunningReview:
    """Made once, for everybody who asks."""

    def __init__(self, record: str, last: int, workers: BotWorkers) -> None:
        self.record = record
        self.points: list[review.CurvePoint] = []
        self.turnings: list[review.Turning] = []
        self.done, self.last = 0, last
        self._progressed = asyncio.Event()
        self._task = asyncio.create_task(self._run(workers))

    @property
    def failed(self) -> bool:
        done = self._task.done()
        return done and (self._task.cancelled() or self._task.exception() is not None)

    async def progress(self) -> AsyncIterator[tuple[int, int]]:
        """How far it is, until it is done; raises if it failed."""
        while not self._task.done():
            self._progressed.clear()
            waiter = asyncio.ensure_future(self._progressed.wait())
            await asyncio.wait({waiter, self._task}, return_when=asyncio.FIRST_COMPLETED)
            waiter.cancel()
            yield self.done, self.last
        await self._task

    async def _run(self, workers: BotWorkers) -> None:
        plan = await workers.plan_review(self.record)
        place, luck = 0, 0.0
        while place <= self.last:
            part = await workers.review_part(self.record, place, luck, plan.tries)
            *found, end = part.points
            self.points += found
            place, luck = end.place, end.luck
            self.done = min(place, self.last)
            self._progressed.set()
        self.turnings = review.turnings(self.points, plan.starts)
