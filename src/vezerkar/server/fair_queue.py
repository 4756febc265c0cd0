"""Who is thought for next: people who wait first, then each owner in turn, then each table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple


class Asker(NamedTuple):
    """For whom something is computed."""

    owner: str = ""  # the host of the table
    table: str = ""
    waits: bool = True  # a person who plays is looking at the table


SERVER: Final = Asker()


@dataclass(eq=False)
class Job:
    """Something to compute, and where its result is awaited."""

    work: Callable[..., Any]
    given: tuple[object, ...]
    asker: Asker
    deadline_s: float
    result: asyncio.Future[Any]


class FairQueue:
    """Jobs that wait for one of so many workers, and those that are being done.

    Where nobody waits, an owner has one job done at a time, and such jobs leave one worker free
    where there are several: thirty tables of computers must not silence all others.
    """

    def __init__(self, workers: int) -> None:
        self.unawaited_limit = max(1, workers - 1)
        self.waiting: list[Job] = []
        self.running: list[Job] = []
        self._turns = 0
        self._served: dict[tuple[str, str], int] = {}  # of an owner, of a table: its last turn

    def add(self, job: Job) -> None:
        self.waiting.append(job)

    def take(self) -> Job | None:
        """The next job; None if there is none that may be done now."""
        self.waiting = [job for job in self.waiting if not job.result.done()]  # nobody wants them
        found = min(filter(self._may_run, self.waiting), key=self._rank, default=None)
        if found is not None:
            self.waiting.remove(found)
            self.running.append(found)
            self._note_turn(found.asker)
        return found

    def done(self, job: Job) -> None:
        self.running.remove(job)
        if not self.waiting and not self.running:
            self._served.clear()  # nobody is owed anything

    def _may_run(self, job: Job) -> bool:
        if job.asker.waits:
            return True
        unawaited = [each.asker.owner for each in self.running if not each.asker.waits]
        return len(unawaited) < self.unawaited_limit and job.asker.owner not in unawaited

    def _rank(self, job: Job) -> tuple[bool, int, int]:
        """Least first; among equals the one that came first."""
        asker, served = job.asker, self._served
        own, table = served.get(("", asker.owner), 0), served.get((asker.owner, asker.table), 0)
        return (not asker.waits, own, table)

    def _note_turn(self, asker: Asker) -> None:
        self._turns += 1
        self._served[("", asker.owner)] = self._turns
        self._served[(asker.owner, asker.table)] = self._turns
