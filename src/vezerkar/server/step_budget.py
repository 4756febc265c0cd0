"""What long matches may cost: every step that is played again is paid for by whoever asks."""

from __future__ import annotations

from vezerkar.server.limits import RequestLimits
from vezerkar.server.tables import Tables

TOO_MANY_STEPS = "too many long matches at once; wait a minute"


class StepBudget:
    """Counts the steps that a user, and an address, makes the server play again."""

    def __init__(self, tables: Tables, limits: RequestLimits) -> None:
        self.tables = tables
        self.limits = limits

    async def pay_for_table(self, table_id: str, user: str, address: str) -> None:
        """Pay for bringing a table back; one that is in memory, or elsewhere, costs nothing."""
        here = self.tables.is_in_memory(table_id)
        if not here and not await self.tables.node.is_elsewhere(table_id):
            store = self.tables.store
            lengths, snapshot = await store.lengths([table_id]), await store.snapshots.of(table_id)
            skipped = snapshot.number if snapshot else 0
            self.pay(max(0, lengths.get(table_id, 0) - skipped), user, address)

    def pay(self, steps: int, user: str, address: str) -> None:
        """Pay for so many steps, or be refused and told when to come again."""
        self.limits.address_steps.must_take(address, TOO_MANY_STEPS, steps)
        self.limits.user_steps.must_take(user, TOO_MANY_STEPS, steps)
