"""How often something may be done: counted here, and by all nodes together if there are more."""

from __future__ import annotations

import math

from vezerkar.server.limits import Buckets, too_fast
from vezerkar.server.storage.guess_rows import GuessRows
from vezerkar.server.storage.store import Store


class SharedLimit:
    """Whoever goes from one node to the other must not be allowed more."""

    def __init__(self, kind: str, here: Buckets, store: Store, shared: bool) -> None:
        self.here = here
        counts = shared and here.rate > 0
        self.everywhere = GuessRows(store.engine, kind, here.burst, here.rate) if counts else None

    async def must_take(self, key: str, sentence: str) -> None:
        """Count one, or refuse it and say when to come again."""
        self.here.must_take(key, sentence)
        wait_s = await self.everywhere.take(key) if self.everywhere else 0.0
        if wait_s:
            raise too_fast(sentence, max(1, math.ceil(wait_s)))

    async def give_back(self, key: str) -> None:
        """The last one does not count, such as a guess that was right."""
        self.here.give_back(key)
        if self.everywhere:
            await self.everywhere.give_back(key)
