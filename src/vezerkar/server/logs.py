"""The log of the server: one JSON object a line."""

from __future__ import annotations

import json
import logging
import sys
from typing import Final

from vezerkar.server import metrics

LOG: Final = logging.getLogger("vezerkar")
_STANDARD_FIELDS: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "color_message",
    "asctime",
}


class LineCounter(logging.Handler):
    """Counts the lines of the log, so that errors are seen among the metrics."""

    def emit(self, record: logging.LogRecord) -> None:
        metrics.LOG_LINES.add(level=record.levelname.lower())


class JsonFormatter(logging.Formatter):
    """A log line as one JSON object: time, level, node, logger, text, and the extra fields."""

    def __init__(self, node: str = "") -> None:
        super().__init__()
        self.node = {"node": node} if node else {}

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            **self.node,
            "log": record.name,
            "text": record.getMessage(),
        }
        line |= {
            name: value for name, value in vars(record).items() if name not in _STANDARD_FIELDS
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def configure_logging(level: str = "info", node: str = "") -> None:
    """Write the log to standard error; `node` is in every line of it."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter(node))
    root = logging.getLogger()
    root.handlers[:] = [handler, LineCounter()]
    root.setLevel(level.upper())
    # uvicorn tells of every socket, too, without saying at which table.
    for name in ("aiosqlite", "alembic", "sqlalchemy", "asyncio", "websockets", "uvicorn"):
        logging.getLogger(name).setLevel(logging.WARNING)
