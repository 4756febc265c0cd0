"""Which job a worker takes next: those that people wait for, then each owner in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple


class Asker(NamedTuple):
    """For whom something is computed."""

    owner: str = ""  # the host of the table
    table: str = ""
    person_waits: bool = True  # somebody who plays is looking at the table


SERVER: Final = Asker()
REVIEWER: Final = Asker(person_waits=False)  # reviews, one at a time


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

    In the background, where nobody waits, an owner has at most one job done at a time, and one
    worker is kept free if there are several: tables of computers only cannot starve the others.
    """

    def __init__(self, workers: int) -> None:
        self.background_limit = max(1, workers - 1)
        self.expects_more = False  # a person will soon wait again: nothing begins behind them
        self.queued: list[Job] = []
        self.running: list[Job] = []
        self._turns = 0
        self._last_turn_of_owner: dict[str, int] = {}
        self._last_turn_of_table: dict[str, int] = {}

    def add(self, job: Job) -> None:
        self.queued.append(job)

    def take(self) -> Job | None:
        """The next job; None if there is none that may be done now."""
        self.queued = [job for job in self.queued if not job.result.done()]  # nobody wants them
        found = min(filter(self._may_run, self.queued), key=self._rank, default=None)
        if found is not None:
            self.queued.remove(found)
            self.running.append(found)
            self._note_turn(found.asker)
        return found

    def done(self, job: Job) -> None:
        self.running.remove(job)
        if not self.queued and not self.running:
            self._last_turn_of_owner.clear()  # nobody is owed anything
            self._last_turn_of_table.clear()

    def _may_run(self, job: Job) -> bool:
        if job.asker.person_waits:
            return True
        if self.expects_more:
            return False
        owners = [each.asker.owner for each in self.running if not each.asker.person_waits]
        return len(owners) < self.background_limit and job.asker.owner not in owners

    def _rank(self, job: Job) -> tuple[bool, int, int]:
        """Least first; among equals the one that came first."""
        asker = job.asker
        owner_turn = self._last_turn_of_owner.get(asker.owner, 0)
        return (not asker.person_waits, owner_turn, self._last_turn_of_table.get(asker.table, 0))

    def _note_turn(self, asker: Asker) -> None:
        self._turns += 1
        self._last_turn_of_owner[asker.owner] = self._turns
        self._last_turn_of_table[asker.table] = self._turns
