"""What an operator sees: numbers for Prometheus, and one JSON object a line in the log."""

from __future__ import annotations

import json
import logging
import sys
import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

LOG: Final = logging.getLogger("vezerkar")
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Counter:
    """How often something happened, by one label."""

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
    """How long something took, as a histogram."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    @contextmanager
    def time(self) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - began)

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.text}"
        yield f"# TYPE {self.name} histogram"
        below = 0
        for bucket, count in zip((*BUCKETS, "+Inf"), self.counts, strict=True):
            below += count
            yield f'{self.name}_bucket{{le="{bucket}"}} {below}'
        yield f"{self.name}_sum {self.total:g}"
        yield f"{self.name}_count {below}"


ACTIONS: Final = Counter("vezerkar_steps_total", "Lines added to journals.")
REQUESTS: Final = Counter("vezerkar_requests_total", "HTTP requests by status.")
MESSAGES: Final = Counter("vezerkar_messages_total", "Socket messages from pages by type.")
REFUSED: Final = Counter("vezerkar_refused_total", "What was refused, by reason.")
SOCKETS: Final = Counter("vezerkar_sockets", "Open sockets.", "gauge")
TABLES: Final = Counter("vezerkar_tables", "Tables in memory.", "gauge")
STORE: Final = Timer("vezerkar_store_seconds", "Until a line of a journal is stored.")
THINKING: Final = Timer("vezerkar_thinking_seconds", "Until a computer player has decided.")
HANDLING: Final = Timer("vezerkar_message_seconds", "Until a socket message is dealt with.")
ALL: Final = (
    ACTIONS, REQUESTS, MESSAGES, REFUSED, SOCKETS, TABLES, STORE, THINKING, HANDLING
)  # fmt: skip


def exposition() -> str:
    """All numbers in the text form of Prometheus."""
    return "".join(line + "\n" for metric in ALL for line in metric.lines())


_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "color_message", "asctime"}


class JsonLines(logging.Formatter):
    """A log line as one JSON object: time, level, what, and whatever was added."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "log": record.name,
            "text": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def begin_log(level: str = "info") -> None:
    """Write the log to the error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("aiosqlite", "alembic", "sqlalchemy", "asyncio", "websockets", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.WARNING)
