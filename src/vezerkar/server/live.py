"""A table that somebody sits at or watches: one match in memory, and everyone who sees it.

All that happens at a table happens under its lock, and is stored before anybody is told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime

import msgspec

from vezerkar.core.errors import DataError
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.scene import Scene
from vezerkar.server import watch
from vezerkar.server.config import Config
from vezerkar.server.driver import Driver, Lost
from vezerkar.server.infos import table_info
from vezerkar.server.protocol import (
    Live,
    LogLine,
    OverlayIs,
    Past,
    Said,
    Still,
    TableChanged,
    TableInfo,
    Update,
    Welcome,
)
from vezerkar.server.storage.store import Mark, MatchRow, Seated, Store, now
from vezerkar.server.thinking import Thinker
from vezerkar.server.viewer import Viewer, live_of
from vezerkar.table.curtain import Screen
from vezerkar.table.match import Chair, Entry, Match, Refusal, Stale


class LiveTable:
    """A match in memory with its viewers."""

    def __init__(
        self,
        row: MatchRow,
        seated: list[Seated],
        match: Match,
        written: int,
        store: Store,
        thinker: Thinker,
        config: Config,
        drop: Callable[[LiveTable], None],
    ) -> None:
        self.row = row
        self.seated = seated
        self.match = match
        self.written = written  # lines of the journal that are stored
        self.store = store
        self.thinker = thinker
        self.config = config
        self.drop = drop
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.driver = Driver(self)
        self.used = time.monotonic()
        self.lost = False  # thrown away: nothing may be added to its journal any more
        self.rematch = ""  # the table of the next match

    # Who sees what

    def info(self, user: str) -> TableInfo:
        present = {viewer.user.id for viewer in self.viewers}
        info = table_info(self.row, self.seated, user, present)
        return msgspec.structs.replace(info, rematch=self.rematch) if self.rematch else info

    def seats_of(self, user: str) -> list[int]:
        return [
            number
            for number, each in enumerate(self.seated)
            if each.chair.kind == "person" and each.chair.user == user
        ]

    def screen_of(self, viewer: Viewer) -> Screen:
        """What a viewer may look at; before the match begins nobody sees a hand."""
        if viewer.screen is None:
            waiting = self.row.status == "waiting" or self.row.replay
            viewer.screen = Screen(self.match, [] if waiting else self.seats_of(viewer.user.id))
        return viewer.screen

    def may_show(self, viewer: Viewer, seat: int) -> bool:
        return self.row.replay or self.screen_of(viewer).may_show(seat)

    def join(self, viewer: Viewer) -> None:
        """Somebody comes to the table."""
        self.used = time.monotonic()
        newcomer = viewer.user.id not in {each.user.id for each in self.viewers}
        self.viewers.add(viewer)
        self.welcome(viewer)
        if self.match.asks is not None:
            viewer.send(self.changed(viewer))
        if newcomer:
            self.tell_table(but=viewer)
        self.driver.poke()

    def leave(self, viewer: Viewer) -> None:
        self.used = time.monotonic()
        self.viewers.discard(viewer)
        if viewer.user.id not in {each.user.id for each in self.viewers}:
            self.tell_table()

    # Telling

    def welcome(self, viewer: Viewer, stale: bool = False, ref: int = 0) -> None:
        """Send everything at once."""
        screen = self.screen_of(viewer)
        scene = self.match.scene(screen.seat)
        curtain = screen.waiting
        viewer.send(
            Welcome(
                table=self.info(viewer.user.id),
                ply=self.match.ply,
                seat=scene.seat,
                still=Still(scene.board, scene.book),
                live=viewer.whole(scene),
                log=[self.log_line(n, screen.seat) for n in range(len(self.match.lines))],
                undo=self.free_steps(screen.seat),
                stale=stale,
                curtain=self.match.seats[curtain] if curtain != OBSERVER else "",
                thinking=self.driver.thinking(),
                ref=ref,
            )
        )

    def tell(self, first: int, by: Viewer | None = None, ref: int = 0) -> None:
        """Send every viewer what changed, with the lines of the log from `first` on."""
        scenes: dict[int, Scene] = {}
        for viewer in list(self.viewers):
            screen = self.screen_of(viewer)
            answer = ref if viewer is by else 0
            if screen.settle():
                self.welcome(viewer, ref=answer)
                continue
            seat = screen.seat
            if seat not in scenes:
                scenes[seat] = self.match.scene(seat)
            viewer.send(
                Update(
                    ply=self.match.ply,
                    live=viewer.changes(scenes[seat]),
                    log=[self.log_line(n, seat) for n in range(first, len(self.match.lines))],
                    undo=self.free_steps(seat),
                    ref=answer,
                    thinking=self.driver.thinking(),
                )
            )
        if self.match.over:
            self.tell_table()

    def tell_table(self, but: Viewer | None = None) -> None:
        """Somebody sat down, came, left or asked for something, or the match is over."""
        for viewer in list(self.viewers):
            if viewer is not but:
                viewer.send(self.changed(viewer))

    def changed(self, viewer: Viewer) -> TableChanged:
        asks = self.match.asks
        if asks is None:
            return TableChanged(self.info(viewer.user.id))
        return TableChanged(self.info(viewer.user.id), self.match.seats[asks[0]], asks[1])

    def log_line(self, number: int, seat: int) -> LogLine:
        line = self.match.lines[number]
        return LogLine(
            number=number,
            ply=line.ply,
            seat=self.match.seats[line.step.seat],
            messages=self.match.messages(number, seat),
            barrier=line.step.barrier,
            undone=line.undone,
        )

    def free_steps(self, seat: int) -> int:
        if seat == OBSERVER or self.row.status != "playing":
            return 0
        return self.match.can_undo(self.match.seats[seat])

    def say(self, viewer: Viewer, text: str) -> None:
        """Players speak to everyone, observers among themselves: they must not help."""
        seats = self.seats_of(viewer.user.id)
        seat = self.match.seats[seats[0]] if seats else ""
        said = Said(viewer.user.name, seat, text, datetime.now(UTC).isoformat(timespec="seconds"))
        for other in list(self.viewers):
            if seats or not self.seats_of(other.user.id):
                other.send(said)

    # Doing; the caller holds the lock

    async def act(self, viewer: Viewer, ref: int, seat: str, ply: int, action: str) -> None:
        number = self.own(viewer, seat)
        if self.match.already_taken(seat, ply, action):
            # The answer was lost on its way, the step was not.
            viewer.send(Update(self.match.ply, Live(), [], self.free_steps(number), ref))
            return
        self.must_look(viewer, number)
        try:
            entry = self.match.act(seat, ply, action)
        except Stale:
            self.welcome(viewer, stale=True, ref=ref)
            return
        await self.keep(entry)
        self.tell(len(self.match.lines) - 1, viewer, ref)
        self.driver.poke()

    async def undo(self, viewer: Viewer, ref: int, seat: str, ply: int, steps: int) -> None:
        self.must_look(viewer, self.own(viewer, seat))
        if ply != self.match.ply:
            self.welcome(viewer, stale=True, ref=ref)
            return
        first = self.first_taken_back(steps)
        await self.keep(self.match.undo(seat, steps))
        self.tell(first, viewer, ref)
        self.driver.poke()

    async def ask_undo(self, viewer: Viewer, seat: str, to: int) -> None:
        number = self.own(viewer, seat)
        self.match.ask_undo(seat, to)
        teams = self.match.teams
        others = [n for n in range(len(teams)) if teams[n] != teams[number]]
        people = [n for n in others if self.seated[n].chair.kind == "person"]
        if people:
            self.tell_table()
        else:  # a computer does not mind
            await self.agree(self.match.seats[others[0]], True)

    async def answer_undo(self, viewer: Viewer, seat: str, yes: bool) -> None:
        self.own(viewer, seat)
        await self.agree(seat, yes)

    async def agree(self, seat: str, yes: bool) -> None:
        asks = self.match.asks
        first = self.first_taken_back(self.match.ply - asks[1]) if asks else 0
        entry = self.match.answer_undo(seat, yes)
        if entry is not None:
            await self.keep(entry)
            self.tell(first)
        self.tell_table()
        self.driver.poke()

    async def resign(self, viewer: Viewer, ref: int, seat: str) -> None:
        self.own(viewer, seat)
        await self.keep(self.match.resign(seat))
        self.tell(len(self.match.lines), viewer, ref)

    def look(self, viewer: Viewer, ref: int, seat: str) -> None:
        self.screen_of(viewer).look(seat)
        self.welcome(viewer, ref=ref)

    def past(self, viewer: Viewer, ref: int, seat: str, ply: int) -> None:
        number = self.shown(viewer, seat)
        viewer.send(Past(ref, ply, live_of(self.match.past(ply, number))))

    def overlay(
        self, viewer: Viewer, ref: int, seat: str, ply: int, name: str, anchor: str
    ) -> None:
        number = self.shown(viewer, seat)
        viewer.send(OverlayIs(ref, self.match.overlay(ply, number, name, anchor)))

    def shown(self, viewer: Viewer, seat: str) -> int:
        """The number of a seat through whose eyes the viewer may look."""
        number = self.match.seat_number(seat) if seat else OBSERVER
        if not self.may_show(viewer, number):
            raise Refusal("refused-not-yours", "this seat belongs to somebody else")
        return number

    def first_taken_back(self, steps: int) -> int:
        """The first line of the log that changes when so many steps are taken back."""
        if not 1 <= steps <= self.match.ply:
            return len(self.match.lines)
        return self.match.standing[-steps]

    # What is allowed

    def own(self, viewer: Viewer, seat: str) -> int:
        """The number of a seat that the viewer holds in a match that is going on."""
        number = self.match.seat_number(seat)
        if number not in self.seats_of(viewer.user.id):
            raise Refusal("refused-not-yours", "this seat belongs to somebody else")
        if self.row.status == "waiting":
            raise Refusal("refused-not-begun", "the match has not begun")
        if self.row.status == "over":
            raise Refusal("refused-over", "the match is over")
        return number

    def must_look(self, viewer: Viewer, number: int) -> None:
        """At a shared screen only the one who looks at it may act."""
        screen = self.screen_of(viewer)
        if screen.shared and screen.seat != number:
            raise Refusal("refused-curtain", "the curtain of this seat is down")

    # Keeping

    def mark(self) -> Mark:
        status = "over" if self.match.over else self.row.status
        deciding = tuple(self.match.seats[seat] for seat in self.match.deciding())
        return Mark(status, self.match.ply, deciding)

    async def keep(self, entry: Entry) -> None:
        """Store a line; if that fails nobody knows what is true, so the table is read again."""
        if self.lost:
            raise Lost
        mark = self.mark()
        with watch.STORE.time():
            await self._or_lose(self.store.append(self.row.id, self.written + 1, entry, mark))
        self.written += 1
        self.remember(mark)
        watch.ACTIONS.add(kind=entry.kind)

    async def _or_lose(self, work: Awaitable[None]) -> None:
        try:
            await work
        except BaseException as error:
            self.lose()
            if isinstance(error, Exception):
                raise Lost from error
            raise

    def lose(self) -> None:
        self.lost = True
        self.drop(self)
        self.driver.stop()
        for viewer in list(self.viewers):
            viewer.close()

    def remember(self, mark: Mark) -> None:
        self.row = replace(
            self.row, status=mark.status, ply=mark.ply, deciding=mark.deciding, changed=now()
        )

    async def sit(self, number: int, chair: Chair) -> bool:
        """Somebody takes an open chair; False if somebody else was faster."""
        if not await self.store.sit(self.row.id, number, chair):
            return False
        self.seated[number] = Seated(chair)
        self.match.sit(chair.seat, chair)
        self.tell_table()
        return True

    async def start(self) -> None:
        """The match begins: from now on everyone sees their own hand."""
        if self.row.status != "waiting":
            raise DataError("the match has begun")
        mark = replace(self.mark(), status="playing")
        await self._or_lose(self.store.set_status(self.row.id, mark))
        self.remember(mark)
        for viewer in list(self.viewers):
            viewer.screen = None
            self.welcome(viewer)
        self.driver.poke()
