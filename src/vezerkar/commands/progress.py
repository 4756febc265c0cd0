"""The progress of a long run: a bar on a terminal, else a line every few seconds."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

LINE_EVERY_S = 5.0


class Meter:
    """Counts what is done, on the error output."""

    def __init__(self, title: str, total: int, before: int = 0) -> None:
        self.title = title
        self.total = total
        self.count = before  # done in an earlier run
        self.started = self.told = time.monotonic()
        self.bar: Progress | None = None

    def __enter__(self) -> Self:
        if sys.stderr.isatty():
            # Without a thread of its own, so that other processes can be started at any time.
            self.bar = Progress(
                TextColumn("{task.description}"),
                BarColumn(),
                MofNCompleteColumn(),
                TimeRemainingColumn(),
                TextColumn("{task.fields[note]}"),
                console=Console(stderr=True),
                auto_refresh=False,
                transient=True,
            )
            self.bar.start()
            self.task = self.bar.add_task(
                self.title, total=self.total, completed=self.count, note=""
            )
        return self

    def step(self, note: str = "") -> None:
        """One more is done."""
        self.count += 1
        now = time.monotonic()
        if self.bar is not None:
            self.bar.update(self.task, completed=self.count, note=note)
            self.bar.refresh()
        elif now - self.told >= LINE_EVERY_S:
            self.told = now
            line = f"{self.title}: {self.count} of {self.total}, {now - self.started:.0f} s"
            print(f"{line}, {note}" if note else line, file=sys.stderr, flush=True)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.bar is not None:
            self.bar.stop()
