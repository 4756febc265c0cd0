"""Metrics for the operator, in the text format of Prometheus."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
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

    def set(self, value: float, **labels: str) -> None:
        self.values[tuple(sorted(labels.items()))] = value

    def total(self, **labels: str) -> float:
        """The sum of all values that have these labels."""
        wanted = set(labels.items())
        return sum(value for key, value in self.values.items() if wanted <= set(key))

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.text}"
        yield f"# TYPE {self.name} {self.kind}"
        for labels, value in self.values.items() or [((), 0.0)]:
            inside = ",".join(f'{name}="{word}"' for name, word in labels)
            yield f"{self.name}{{{inside}}} {value:.15g}" if inside else f"{self.name} {value:.15g}"


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

    def count(self) -> int:
        return sum(self.counts)

    def below_s(self, share: float) -> float:
        """The least bound of a bucket below which this share lies; 0 if nothing was measured."""
        wanted = share * self.count()
        for bound, below in zip(BUCKETS_S, accumulate(self.counts), strict=False):
            if below >= wanted:
                return bound if wanted else 0.0
        return BUCKETS_S[-1]

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
PASSED_ON: Final = Counter(
    "vezerkar_passed_on_total", "Sockets that were passed on to the node that has their table."
)
TABLES: Final = Counter("vezerkar_tables", "Tables in memory.", "gauge")
LAPSES: Final = Counter("vezerkar_lapses_total", "Times that this node lost all its leases.")
NODE: Final = Counter("vezerkar_node_info", "The name and the version of this node.", "gauge")
LEASES: Final = Counter("vezerkar_leases", "Tables that this node owns by a lease.", "gauge")
THINKING_QUEUE: Final = Counter("vezerkar_thinking_queue", "Decisions that wait, by pool.", "gauge")
THINKING_NOW: Final = Counter("vezerkar_thinking_now", "Decisions being made, by pool.", "gauge")
LOG_LINES: Final = Counter("vezerkar_log_lines_total", "Lines of the log, by level.")
SLOW: Final = Counter("vezerkar_slow_total", "Messages that took long, by type; see the log.")
CPU_S: Final = Counter("process_cpu_seconds_total", "Processor time of this process.")
MEMORY: Final = Counter("process_resident_memory_bytes", "Memory of this process.", "gauge")
DISK_FREE: Final = Counter("vezerkar_disk_free_bytes", "Room where the data are.", "gauge")
STARTED: Final = Counter("process_start_time_seconds", "When it was started.", "gauge")
ACTION_S: Final = Timer("vezerkar_action_seconds", "Time until everybody is told of an action.")
STORE_S: Final = Timer("vezerkar_store_seconds", "Time to store a journal entry.")
BOT_S: Final = Timer("vezerkar_thinking_seconds", "Time a computer player takes to decide.")
MESSAGE_S: Final = Timer("vezerkar_message_seconds", "Time to handle a socket message.")
ALL: Final = (
    NODE, ENTRIES, REQUESTS, MESSAGES, REFUSALS, DROPPED, SLOW, LOG_LINES, SOCKETS, PASSED_ON,
    TABLES, LEASES, LAPSES, THINKING_QUEUE, THINKING_NOW, CPU_S, MEMORY, DISK_FREE, STARTED,
    ACTION_S, STORE_S, BOT_S, MESSAGE_S,
)  # fmt: skip


def exposition() -> str:
    """All metrics as text."""
    return "".join(line + "\n" for metric in ALL for line in metric.lines())
