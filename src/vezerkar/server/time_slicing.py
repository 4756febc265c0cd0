"""Long work on the event loop, in slices so short that nobody has to wait for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Final, TypeVar

SLICE_S: Final = 0.002
T = TypeVar("T")


async def in_slices(work: Iterator[T]) -> list[T]:
    """The results of long work.

    Rules never run in a thread beside the loop: they may share scratch buffers.
    """
    found, until = [], time.monotonic() + SLICE_S
    for result in work:
        found.append(result)
        if time.monotonic() > until:
            await asyncio.sleep(0)
            until = time.monotonic() + SLICE_S
    return found


async def last_in_slices(work: Iterator[T]) -> T:
    """The last result of long work."""
    return (await in_slices(work))[-1]
