"""What a step shows to each reader, worked out and encoded once for all who see the same."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from msgspec.structs import replace

from vezerkar.server import log_view
from vezerkar.server.connection import NO_CHANGES, Connection, Counts, changes_between
from vezerkar.server.live_match import LiveMatch
from vezerkar.server.outbox import Waiting, encoded
from vezerkar.server.shown import Seen, Shown
from vezerkar.server.socket_schema import Live, LogLine, Update


class View(NamedTuple):
    """What a reader sees after the step."""

    live: Live
    log: list[LogLine]
    counts: Counts


class Told(NamedTuple):
    """The update for whoever was shown `before`, which is held so that its id stays its own."""

    before: Live
    update: Update
    message: Waiting
    is_news: bool  # it says more than the counts


class Telling:
    """One step, told to the readers of a table.

    It has the lines of the log from `first` on. A reader who knows of none of the lines that were
    `struck` has no line that changed.
    """

    def __init__(self, live: LiveMatch, shown: Shown, first: int, struck: Collection[int]) -> None:
        self.live = live
        self.shown = shown
        self.first = first
        self.struck = struck
        self.thinking = live.computer_to_move()
        self._views: dict[Seen, View] = {}
        self._told: dict[tuple[Seen, int], Told] = {}

    def tell(self, connection: Connection, seen: Seen, ref: int) -> None:
        """Send a reader what is new to them; who asked for the step is answered in any case."""
        view, before = self._view(seen), connection.shown
        told = self._told_after(seen, before)
        counts_changed = connection.note_shown(view.live, view.counts)
        # Nobody is even told that somebody else has planned something in secret.
        if ref:
            connection.send(replace(told.update, ref=ref))
        elif told.is_news or counts_changed:
            connection.send_encoded(told.message)

    def _view(self, seen: Seen) -> View:
        found = self._views.get(seen)
        if found is None:
            seat, match = seen[0], self.live.match
            knows = log_view.knows_any(self.live, self.struck, seat)
            log = log_view.log_from(self.live, self.first, seat) if knows else []
            counts = match.ply_of(seat), self.live.free_steps(seat), self.thinking
            found = self._views[seen] = View(self.shown.live(seen), log, counts)
        return found

    def _told_after(self, seen: Seen, before: Live) -> Told:
        key = (seen, id(before))
        found = self._told.get(key)
        if found is None:
            view = self._view(seen)
            ply, undo, thinking = view.counts
            changes = changes_between(before, view.live)
            update = Update(ply, changes, view.log, undo, thinking=thinking)
            is_news = bool(view.log) or changes != NO_CHANGES
            found = self._told[key] = Told(before, update, encoded(update), is_news)
        return found
