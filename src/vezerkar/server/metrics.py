"""Metrics for the operator, in the text format of Prometheus."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

BUCKETS_S: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Counter:
    """A number by labels: how often something happened, or how much there is of it."""

    def __init__(self, name: str, text: str, kind: str = "counter") -> None:
        self.name, self.text, self.kind = name, text, kind
        self.values: dict[tuple[tuple[str, str], ...], float] = {}

    def add(self, amount: float = 1, **labels: str) -> None:
        key = tuple(sorted(labels.items()))
        self.values[key] = self.values.get(key, 0) + amount

    def set(self, value: float) -> None:
        self.values[()] = value

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.text}"
        yield f"# TYPE {self.name} {self.kind}"
        for labels, value in self.values.items() or [((), 0.0)]:
            inside = ",".join(f'{name}="{word}"' for name, word in labels)
            yield f"{self.name}{{{inside}}} {value:g}" if inside else f"{self.name} {value:g}"


class Timer:
    """A histogram of durations."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        self.counts = [0] * (len(BUCKETS_S) + 1)
        self.total = 0.0

    @contextmanager
    def time(self) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - began)

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS_S, seconds)] += 1
        self.total += seconds

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.text}"
        yield f"# TYPE {self.name} histogram"
        below = 0
        for bucket, count in zip((*BUCKETS_S, "+Inf"), self.counts, strict=True):
            below += count
            yield f'{self.name}_bucket{{le="{bucket}"}} {below}'
        yield f"{self.name}_sum {self.total:g}"
        yield f"{self.name}_count {below}"


ENTRIES: Final = Counter("vezerkar_steps_total", "Journal entries written, by kind.")
REQUESTS: Final = Counter("vezerkar_requests_total", "HTTP requests, by status.")
MESSAGES: Final = Counter("vezerkar_messages_total", "Socket messages received, by type.")
REFUSALS: Final = Counter("vezerkar_refused_total", "Refused requests and messages, by reason.")
DROPPED: Final = Counter("vezerkar_dropped_total", "Connections ended at once, by reason.")
SOCKETS: Final = Counter("vezerkar_sockets", "Open sockets.", "gauge")
TABLES: Final = Counter("vezerkar_tables", "Tables in memory.", "gauge")
LAPSES: Final = Counter("vezerkar_lapses_total", "Times that this node lost all its leases.")
STORE_S: Final = Timer("vezerkar_store_seconds", "Time to store a journal entry.")
BOT_S: Final = Timer("vezerkar_thinking_seconds", "Time a computer player takes to decide.")
MESSAGE_S: Final = Timer("vezerkar_message_seconds", "Time to handle a socket message.")
ALL: Final = (
    ENTRIES, REQUESTS, MESSAGES, REFUSALS, DROPPED, SOCKETS, TABLES, LAPSES, STORE_S, BOT_S,
    MESSAGE_S,
)  # fmt: skip


def exposition() -> str:
    """All metrics as text."""
    return "".join(line + "\n" for metric in ALL for line in metric.lines())
