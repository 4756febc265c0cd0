"""What long matches may cost: every step that is played again is paid for by whoever asks."""

from __future__ import annotations

import asyncio

from vezerkar.server.limits import RequestLimits
from vezerkar.server.tables import Tables

TOO_MANY_STEPS = "too many long matches at once; wait a minute"


class StepBudget:
    """Counts the steps that a user, and an address, makes the server play again."""

    def __init__(self, tables: Tables, limits: RequestLimits) -> None:
        self.tables = tables
        self.limits = limits
        self._counting: dict[str, asyncio.Task[int]] = {}  # by table

    async def pay_for_table(self, table_id: str, user: str, address: str) -> None:
        """Pay for bringing a table back; one that is in memory, or elsewhere, costs nothing."""
        here = self.tables.is_in_memory(table_id)
        if not here and not await self.tables.node.is_elsewhere(table_id):
            self.pay(await self._steps_of(table_id), user, address)

    async def _steps_of(self, table_id: str) -> int:
        """The steps of a table; whoever comes to it at the same time shares the answer."""
        task = self._counting.get(table_id)
        if task is None:
            task = asyncio.create_task(self.tables.store.steps_to_replay(table_id))
            self._counting[table_id] = task
            task.add_done_callback(lambda _: self._counting.pop(table_id, None))
        return await asyncio.shield(task)

    def pay(self, steps: int, user: str, address: str) -> None:
        """Pay for so many steps, or be refused and told when to come again."""
        self.limits.address_steps.must_take(address, TOO_MANY_STEPS, steps)
        self.limits.user_steps.must_take(user, TOO_MANY_STEPS, steps)
