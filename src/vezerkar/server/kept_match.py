"""A match whose rules are not installed any more, as its moments and its journal tell it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from vezerkar.core.kernel import OBSERVER
from vezerkar.scene.scene import Board, Message, Prompt, Scene, Seat
from vezerkar.server.connection import LIVE_FIELDS, live_of
from vezerkar.server.moments import Moment, MomentLog
from vezerkar.server.socket_schema import Live, LogLine, Still
from vezerkar.server.storage.moments import MomentRow
from vezerkar.server.storage.rows import MatchRow
from vezerkar.table.decorations import (
    after_agreement,
    after_resignation,
    all_seeing,
    with_cards_of,
)
from vezerkar.table.journal import JournalEntry, standing_acts
from vezerkar.table.seats import TableSeats

UNKNOWN_STILL: Final = Still(Board("square", 1, 1, ()), ())


@dataclass
class Reader:
    """What one seat, or observers, saw: their log, and the scenes of some moments in order."""

    lines: dict[int, LogLine] = field(default_factory=dict)  # by number
    moments: list[tuple[int, bytes]] = field(default_factory=list)  # with the ply of each

    def add(self, ply: int, moment: bytes) -> None:
        """The next moment; older ones that were taken back since are not to be seen again."""
        log = msgspec.json.decode(moment, type=MomentLog).log
        struck = [line.ply for line in log if line.undone]
        while self.moments and struck and self.moments[-1][0] >= min(struck):
            self.moments.pop()
        self.lines |= {line.number: line for line in log}
        self.moments.append((ply, moment))

    @property
    def ply(self) -> int:
        """How many steps the reader knew of at the last moment."""
        return self.moments[-1][0]

    def last_scene(self) -> Live:
        return self.scene_at(self.ply)

    def scene_at(self, ply: int) -> Live:
        """The newest scene that is not newer than a ply, or the first one."""
        older = [moment for at, moment in self.moments if at <= ply]
        moment = older[-1] if older else self.moments[0][1]
        return msgspec.json.decode(moment, type=Moment).live


class KeptMatch:
    """Tells each reader what they saw. What came after the last moment is told as notation."""

    def __init__(
        self,
        row: MatchRow,
        seats: TableSeats,
        entries: Sequence[JournalEntry],
        moments: Sequence[MomentRow],
        still: bytes | None,
    ) -> None:
        self.row = row
        self.seats = seats
        self.entries = list(entries)
        self.still = UNKNOWN_STILL if still is None else msgspec.json.decode(still, type=Still)
        self.readers = {reader: Reader() for reader in range(OBSERVER, len(seats))}
        told = standing_acts(entries[: moments[-1].number if moments else 0])
        self._untold = standing_acts(entries)[len(told) :]
        self.teams: tuple[int, ...] = ()

    def reading(self, moments: Sequence[MomentRow]) -> Iterator[None]:
        """Read the moments, one by one; nothing can be shown before."""
        for each in moments:
            self.readers[each.reader].add(each.ply, each.data)
            yield
        for reader in self.readers.values():
            if not reader.moments:
                reader.add(0, msgspec.json.encode(Moment(_nothing_known(self.seats), [])))
        self.teams = tuple(seat.team for seat in self.readers[OBSERVER].last_scene().seats or ())

    @property
    def over(self) -> bool:
        return self.row.status == "over"

    def add(self, entry: JournalEntry) -> None:
        """Somebody resigned, or all agreed on the end: nothing else can happen any more."""
        self.entries.append(entry)

    # What a reader may know

    def ply(self, reader: int) -> int:
        return self.readers[reader].ply + len(self._untold_for(reader))

    def log(self, reader: int) -> list[LogLine]:
        """The log that was stored, and after it what is known only as notation."""
        stored = [line for _, line in sorted(self.readers[reader].lines.items())]
        number = stored[-1].number + 1 if stored else 0
        ply = self.readers[reader].ply
        return stored + [
            LogLine(number + n, ply + n + 1, entry.seat, (_notation(entry),))
            for n, entry in enumerate(self._untold_for(reader))
        ]

    def live(self, reader: int, also: Sequence[int] = ()) -> Live:
        """What a reader saw last, with the cards of other seats that the same person holds."""
        scene, *others = (self._scene(self.readers[n].last_scene()) for n in (reader, *also))
        return live_of(self._ended(with_cards_of(scene, others)))

    def past(self, reader: int, ply: int) -> Live:
        """What a reader saw at a ply, or at the last stored moment before it."""
        if ply >= self.ply(reader):
            return self.live(reader)
        return self.readers[reader].scene_at(ply)

    def open_past(self, ply: int) -> Live:
        """The same with everybody's cards and plans revealed, for when the match is over."""
        scenes = [self._scene(self.past(reader, ply)) for reader in self.readers]
        return live_of(all_seeing(scenes[0], scenes[1:]))

    def _untold_for(self, reader: int) -> list[JournalEntry]:
        """Of what was not stored nobody knows how much was secret: each seat is told its own."""
        if self.over:
            return self._untold
        seat = self.seats.ids[reader] if reader != OBSERVER else ""
        return [entry for entry in self._untold if entry.seat == seat]

    def _scene(self, live: Live) -> Scene:
        return Scene(
            self.row.game,
            self.row.scenario,
            board=self.still.board,
            book=self.still.book,
            **{name: getattr(live, name) for name in LIVE_FIELDS},
        )

    def _ended(self, scene: Scene) -> Scene:
        """The scene with the end of the match, if it came after the last moment."""
        if scene.outcome is not None:
            return scene
        for entry in self.entries:
            if entry.kind == "resign":
                return after_resignation(scene, self.teams[self.seats.number(entry.seat)])
            if entry.kind == "end":
                return after_agreement(scene)
        return scene


def _notation(entry: JournalEntry) -> Message:
    return Message("log-notation", {"text": entry.action})


def _nothing_known(seats: TableSeats) -> Live:
    """Instead of a scene, where nothing was stored and nothing can be played again."""
    shown = tuple(Seat(each, each, number) for number, each in enumerate(seats.ids))
    prompt = Prompt(Message("kept-nothing-known"), "wait")
    return live_of(Scene("", "", "", "", shown, UNKNOWN_STILL.board, (), (), (), (), prompt))
