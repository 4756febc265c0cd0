"""Where the time of a message goes; one that took long is told in the log, part by part."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from vezerkar.server import metrics
from vezerkar.server.logs import LOG

SLOW_MESSAGE_S: Final = 0.25
ACTION_KINDS: Final = ("act", "computer")


class Trace:
    """The parts of some work, in the order in which they were done."""

    def __init__(self) -> None:
        self.began = self._marked = time.perf_counter()
        self.parts_s: dict[str, float] = {}

    def mark(self, part: str) -> None:
        """What was done since the last mark belongs to this part."""
        now = time.perf_counter()
        self.parts_s[part] = self.parts_s.get(part, 0.0) + now - self._marked
        self._marked = now

    def seconds(self) -> float:
        return time.perf_counter() - self.began


@contextmanager
def traced(kind: str, table: str, connection: str = "") -> Iterator[Trace]:
    """Measure the work for one message, or for one action of a computer."""
    trace = Trace()
    try:
        yield trace
    finally:
        seconds = trace.seconds()
        if kind in ACTION_KINDS:
            metrics.ACTION_S.add(seconds)
        if seconds >= SLOW_MESSAGE_S:
            metrics.SLOW.add(type=kind)
            trace.mark("rest")
            parts = {f"{part}_s": round(spent, 4) for part, spent in trace.parts_s.items()}
            about = {"type": kind, "table": table, "connection": connection}
            LOG.warning("a message was slow", extra={**about, "took_s": round(seconds, 4), **parts})
