"""Long work on the loop, in slices so short that nobody has to wait for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Final, TypeVar

SLICE: Final = 0.002  # seconds of long work at a time
T = TypeVar("T")


async def in_slices(work: Iterator[T]) -> list[T]:
    """The results of long work.

    Rules never run in a thread beside the loop: they may share scratch paper.
    """
    found, until = [], time.monotonic() + SLICE
    for result in work:
        found.append(result)
        if time.monotonic() > until:
            await asyncio.sleep(0)
            until = time.monotonic() + SLICE
    return found
