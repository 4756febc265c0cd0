"""Long work on the event loop, in slices so short that nobody has to wait for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary

SLICE_S: Final = 0.002
T = TypeVar("T")

# By event loop: whose turn it is. Long works take turns, so that many of them together leave as
# much time to everybody else as one of them.
_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


async def in_slices(work: Iterator[T]) -> list[T]:
    """The results of long work.

    Rules never run in a thread beside the loop: they may share scratch buffers.
    """
    turn = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    found: list[T] = []
    while True:
        async with turn:
            if _one_slice(work, found):
                return found
            await asyncio.sleep(0)  # before the next turn: all who wait for the loop come first


async def last_in_slices(work: Iterator[T]) -> T:
    """The last result of long work."""
    return (await in_slices(work))[-1]


def _one_slice(work: Iterator[T], found: list[Any]) -> bool:
    """Work for a slice of time; True when everything is done."""
    until = time.monotonic() + SLICE_S
    for result in work:
        found.append(result)
        if time.monotonic() > until:
            return False
    return True
