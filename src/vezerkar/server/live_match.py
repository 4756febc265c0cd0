"""A match in memory and its row in the database: every change is stored before it is told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from vezerkar.core.errors import DataError
from vezerkar.core.kernel import OBSERVER
from vezerkar.server import metrics
from vezerkar.server.standing import result_of, scores_of
from vezerkar.server.storage.rows import MatchProgress, MatchRow, now
from vezerkar.server.storage.store import Store
from vezerkar.table.journal import JournalEntry
from vezerkar.table.match import Match
from vezerkar.table.take_back import can_undo


class TableLost(Exception):
    """A step could not be stored: the table was thrown away and must be read again."""


class LiveMatch:
    """The one owner of a match, its row and the number of its stored journal entries."""

    def __init__(self, row: MatchRow, match: Match, written: int, store: Store) -> None:
        self.row = row
        self.match = match
        self.seats = match.seats
        self.written = written  # journal entries that are stored
        self.moment_number = 0  # how many there were at the newest stored moment
        self.snapshot_number = 0  # and at the newest snapshot
        self.store = store
        self.lost = False  # thrown away: nothing may be added to its journal any more
        self.on_lost: Callable[[], None] = lambda: None
        self.on_append: Callable[[], None] = lambda: None

    @property
    def playing(self) -> bool:
        return self.row.status == "playing"

    def computer_to_move(self) -> str:
        """The computer seat that has to decide now; empty if none has to."""
        for seat in self.match.deciding() if self.playing else ():
            if self.seats[seat].kind == "computer":
                return self.seats.ids[seat]
        return ""

    def free_steps(self, seat: int) -> int:
        """How many steps a seat may take back by itself."""
        if seat == OBSERVER or not self.playing:
            return 0
        return can_undo(self.match, self.seats.ids[seat])

    # The journal

    async def append(self, entry: JournalEntry) -> None:
        """Store an entry; if that fails nobody knows what is stored, so the table is read again."""
        if self.lost:
            raise TableLost
        progress = self._progress()
        with metrics.STORE_S.time():
            await self._or_lose(self.store.append(self.row.id, self.written + 1, entry, progress))
        self.written += 1
        self._set_progress(progress)
        metrics.ENTRIES.add(kind=entry.kind)
        self.on_append()

    async def start(self) -> None:
        if self.row.status != "waiting":
            raise DataError("the match has already started")
        progress = replace(self._progress(), status="playing")
        await self._or_lose(self.store.set_status(self.row.id, progress))
        self._set_progress(progress)

    async def set_rematch(self, rematch: str) -> None:
        await self.store.set_rematch(self.row.id, rematch)
        self.row = replace(self.row, rematch=rematch)

    def _progress(self) -> MatchProgress:
        status = "over" if self.match.over else self.row.status
        deciding = tuple(self.seats.ids[seat] for seat in self.match.deciding())
        # A list of tables must not reveal secret steps either.
        ply = self.match.ply_of(OBSERVER)
        same = (status, ply, deciding) == (self.row.status, self.row.ply, self.row.deciding)
        changed = self.row.changed if same else now()
        scores, result = scores_of(self.match), result_of(self.match)
        return MatchProgress(status, ply, deciding, changed, scores, result)

    def _set_progress(self, progress: MatchProgress) -> None:
        self.row = replace(
            self.row,
            status=progress.status,
            ply=progress.ply,
            deciding=progress.deciding,
            changed=progress.changed,
            scores=progress.scores,
            result=progress.result,
        )

    async def _or_lose(self, work: Awaitable[None]) -> None:
        try:
            await work
        except BaseException as error:
            self.lose()
            if isinstance(error, Exception):
                raise TableLost from error
            raise

    def lose(self) -> None:
        """Throw the table away; whoever comes next reads it again."""
        self.lost = True
        self.on_lost()

    # The seats

    async def take_seats(self, numbers: Sequence[int], user: str, name: str) -> bool:
        """A person takes open seats; False if somebody else was faster."""
        if not await self.store.take_seats(self.row.id, numbers, user, name):
            return False
        for number in numbers:
            self.seats.take(number, user, name)
        return True

    async def change_seat(self, number: int, **values: str | bool) -> None:
        """Change what belongs to the owner of a seat."""
        await self.store.set_seat(self.row.id, number, **values)
        self.seats.change(number, **values)
