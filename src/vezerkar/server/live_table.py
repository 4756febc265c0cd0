"""A table that somebody sits at or watches: one match in memory, and everyone who sees it.

All that happens at a table happens under its lock, and is stored before anybody is told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from vezerkar.core.errors import DataError
from vezerkar.core.kernel import OBSERVER
from vezerkar.scene.scene import Scene
from vezerkar.server import log_view, seating, watch
from vezerkar.server.bot_turns import Driver, Lost
from vezerkar.server.bot_workers import Thinker
from vezerkar.server.chat import NOBODY, Talk, hears, said, team_of
from vezerkar.server.config import Config
from vezerkar.server.connection import Viewer
from vezerkar.server.http_schema import TableInfo
from vezerkar.server.limits import Bucket
from vezerkar.server.resignation import Despair
from vezerkar.server.socket_schema import Done, Live, Still, TableChanged, Update, Welcome
from vezerkar.server.storage.rows import Mark, MatchRow, Seated, now
from vezerkar.server.storage.store import Store
from vezerkar.server.summaries import table_info
from vezerkar.table.hot_seat import Screen
from vezerkar.table.journal import JournalEntry, Refusal, Stale
from vezerkar.table.match import Match

if TYPE_CHECKING:
    from vezerkar.server.hints import Hindsight


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
        talk: Talk,
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
        self.guesses: dict[int, Bucket] = {}  # of the codes of curtains
        self.used = time.monotonic()
        self.lost = False  # thrown away: nothing may be added to its journal any more
        self.talk = talk
        self.despair = Despair()
        self.advised: dict[int, tuple[int, ...]] = {}  # what was meant by the last advice to a seat
        self.hindsight: Hindsight | None = None

    # Who sees what

    def info(self, user: str, only: int | None = None) -> TableInfo:
        present = {viewer.user.id for viewer in self.viewers}
        return table_info(self.row, self.seated, user, present, only)

    def seats_of(self, user: str) -> list[int]:
        return [
            number
            for number, each in enumerate(self.seated)
            if each.chair.kind == "person" and each.chair.user == user
        ]

    def mine(self, viewer: Viewer) -> list[int]:
        """The seats that a viewer holds; a program holds only the one that it has a token for."""
        own = self.seats_of(viewer.user.id)
        return own if viewer.only is None else [seat for seat in own if seat == viewer.only]

    def screen_of(self, viewer: Viewer) -> Screen:
        """What a viewer may look at; before the match begins nobody sees a hand."""
        if viewer.screen is None:
            waiting = self.row.status == "waiting" or self.row.replay
            viewer.screen = Screen(self.match, [] if waiting else self.mine(viewer))
        return viewer.screen

    def may_show(self, viewer: Viewer, seat: int) -> bool:
        return self.row.replay or self.screen_of(viewer).may_show(seat)

    async def admit(self, viewer: Viewer) -> None:
        """Somebody comes; while a program waited for the lock its token may have become void."""
        if viewer.only is not None:
            if await self.store.find_token(self.row.id, viewer.token) is None:
                viewer.close()
                return
            seating.know_token(
                self, viewer.only, viewer.token
            )  # it may have been made beside the server
        self.join(viewer)

    def join(self, viewer: Viewer) -> None:
        """Somebody comes to the table; if it was thrown away meanwhile, they have to come again."""
        if self.lost:
            viewer.close()
            return
        self.used = time.monotonic()
        newcomer = viewer.user.id not in {each.user.id for each in self.viewers}
        self.viewers.add(viewer)
        self.welcome(viewer)
        if self.match.asks is not None or self.despair.offer:
            viewer.send(self.changed(viewer))
        if newcomer:
            self.tell_table(but=viewer)
        self.driver.poke()

    def leave(self, viewer: Viewer) -> None:
        self.used = time.monotonic()
        self.viewers.discard(viewer)
        if viewer.user.id not in {each.user.id for each in self.viewers}:
            self.tell_table()
        if not self.viewers:
            self.match.forget()

    # Telling

    def welcome(self, viewer: Viewer, stale: bool = False, ref: int = 0) -> None:
        """Send everything at once."""
        screen = self.screen_of(viewer)
        scene = self.match.scene(screen.seat, screen.also(screen.seat))
        curtain = screen.waiting
        viewer.said = (
            self.match.ply_of(screen.seat),
            self.free_steps(screen.seat),
            self.driver.thinking(),
        )
        viewer.send(
            Welcome(
                table=self.info(viewer.user.id, viewer.only),
                ply=self.match.ply_of(screen.seat),
                seat=scene.seat,
                still=Still(scene.board, scene.book),
                live=viewer.whole(scene),
                log=log_view.log_from(self, 0, screen.seat),
                undo=self.free_steps(screen.seat),
                stale=stale,
                curtain=self.match.seats[curtain] if curtain != OBSERVER else "",
                thinking=self.driver.thinking(),
                ref=ref,
                chat=self.talk.heard(self.room_of(viewer)),
                notes=self.seated[screen.seat].notes if screen.seat in self.mine(viewer) else "",
            )
        )

    def tell(
        self, first: int, by: Viewer | None = None, ref: int = 0, struck: Collection[int] = ()
    ) -> None:
        """Send every viewer what changed for them, with the lines of the log from `first` on.

        Who knows of none of the lines that were `struck` has no line that changed.
        """
        scenes: dict[tuple[int, ...], Scene] = {}
        for viewer in list(self.viewers):
            screen = self.screen_of(viewer)
            answer = ref if viewer is by else 0
            if screen.settle():
                self.welcome(viewer, ref=answer)
                continue
            seat = screen.seat
            seen = (seat, *screen.also(seat))
            if seen not in scenes:
                scenes[seen] = self.match.scene(seat, seen[1:])
            update = Update(
                ply=self.match.ply_of(seat),
                live=viewer.changes(scenes[seen]),
                log=log_view.log_from(self, first, seat)
                if log_view.knows_any(self, struck, seat)
                else [],
                undo=self.free_steps(seat),
                ref=answer,
                thinking=self.driver.thinking(),
            )
            # What others plan in secret is not even told to have happened.
            if viewer.is_news(update) or answer:
                viewer.send(update)
        if self.match.over:
            self.tell_table()

    def turn_screens(self, by: Viewer, ref: int) -> None:
        """A shared screen turns to whoever is to answer; no step has been taken."""
        for viewer in list(self.viewers):
            if self.screen_of(viewer).settle():
                self.welcome(viewer, ref=ref if viewer is by else 0)

    def tell_table(self, but: Viewer | None = None) -> None:
        """Somebody sat down, came, left or asked for something, or the match is over."""
        for viewer in list(self.viewers):
            if viewer is not but:
                viewer.send(self.changed(viewer))

    def changed(self, viewer: Viewer) -> TableChanged:
        info = self.info(viewer.user.id, viewer.only)
        asks, offer = self.match.asks, "" if self.match.over else self.despair.offer
        if asks is None:
            return TableChanged(info, gives_up=offer)
        to = self.match.asked_ply(self.screen_of(viewer).seat)
        return TableChanged(info, self.match.seats[asks[0]], to, offer)

    def free_steps(self, seat: int) -> int:
        if seat == OBSERVER or self.row.status != "playing":
            return 0
        return self.match.can_undo(self.match.seats[seat])

    # Talking

    def room_of(self, viewer: Viewer) -> int | None:
        """The team whose room a viewer may enter; None for observers."""
        mine = self.mine(viewer)
        return team_of(self.match.teams, mine, self.screen_of(viewer).seat)

    async def say(self, viewer: Viewer, text: str, room: Literal["table", "team"]) -> None:
        mine = self.mine(viewer)
        team = self.room_of(viewer)
        if room == "team" and (team is None or not self.has_company(viewer, team)):
            raise Refusal("refused-no-team", "there is nobody else on your side")
        shown = self.screen_of(viewer).seat
        seat = self.match.seats[shown if shown in mine else mine[0]] if mine else ""
        name = self.match.chairs[self.match.seat_number(seat)].name if seat else viewer.user.name
        line = await self.talk.say(
            name,
            seat,
            room if mine else "observers",
            NOBODY if team is None or room == "table" else team,
            text,
        )
        for other in list(self.viewers):
            if hears(line, self.room_of(other)):
                other.send(said(line))

    def has_company(self, viewer: Viewer, team: int) -> bool:
        """Whether somebody else is of this team."""
        chairs = [s.chair for s, t in zip(self.seated, self.match.teams, strict=True) if t == team]
        return any(chair.kind == "person" and chair.user != viewer.user.id for chair in chairs)

    # Doing; the caller holds the lock

    async def act(self, viewer: Viewer, ref: int, seat: str, ply: int, action: str) -> None:
        number = self.held(viewer, seat)
        known = self.screen_of(viewer).knows(number)  # else it could be asked what was done
        if known and self.match.already_taken(seat, ply, action):
            # The answer was lost on its way, the step was not.
            ply = self.match.ply_of(number)
            viewer.send(Update(ply, Live(), [], self.free_steps(number), ref))
            return
        self.must_look(viewer, number)
        first = len(self.match.log.lines)
        try:
            entry = self.match.act(seat, ply, action)
        except Stale:
            self.welcome(viewer, stale=True, ref=ref)
            return
        await self.keep(entry)
        self.tell(first, viewer, ref)
        self.driver.poke()

    async def let_others_wonder(self, viewer: Viewer, seat: str) -> None:
        """Where other people play, an answer in a reaction window waits like an automatic one.

        Called without the lock: meanwhile the table goes on.
        """
        mine = self.mine(viewer)
        people = [n for n, each in enumerate(self.seated) if each.chair.kind == "person"]
        if seat in self.match.seats and set(people) - set(mine):
            number = self.match.seat_number(seat)
            if number in mine:
                await self.driver.wait_for_window(number)

    async def undo(
        self, viewer: Viewer, ref: int, seat: str, ply: int, steps: int, alone: bool
    ) -> None:
        number = self.own(viewer, seat)
        if ply != self.match.ply_of(number):
            self.welcome(viewer, stale=True, ref=ref)
            return
        log = self.match.log
        before = set(log.standing)
        await self.keep(self.match.undo(seat, steps, alone))
        struck = before.difference(log.standing)
        self.tell(min(struck, default=len(log.lines)), viewer, ref, struck)
        self.driver.poke()

    async def ask_undo(self, viewer: Viewer, ref: int, seat: str, to: int) -> None:
        number = self.own(viewer, seat)
        self.match.ask_undo(seat, to)
        teams = self.match.teams
        others = [n for n in range(len(teams)) if teams[n] != teams[number]]
        people = [n for n in others if self.seated[n].chair.kind == "person"]
        if people:
            self.turn_screens(viewer, ref)
            self.tell_table()
        else:  # a computer does not mind, and who plays alone has nobody to ask
            seat = self.match.seats[others[0] if others else number]
            await self.agree(viewer, ref, seat, True)

    async def answer_undo(self, viewer: Viewer, ref: int, seat: str, yes: bool) -> None:
        self.own(viewer, seat)
        await self.agree(viewer, ref, seat, yes)

    async def agree(self, viewer: Viewer, ref: int, seat: str, yes: bool) -> None:
        asks = self.match.asks
        first = asks[1] if asks else 0
        entry = self.match.answer_undo(seat, yes)
        if entry is not None:
            await self.keep(entry)
        self.turn_screens(viewer, ref)
        if entry is not None:
            self.tell(first)
        self.tell_table()
        self.driver.poke()

    async def resign(self, viewer: Viewer, ref: int, seat: str) -> None:
        self.own(viewer, seat)
        await self.keep(self.match.resign(seat))
        self.tell(len(self.match.log.lines), viewer, ref)

    async def answer_resign(self, viewer: Viewer, ref: int, seat: str, yes: bool) -> None:
        """A person accepts that a computer gives up, or wants to play on."""
        number, offer = self.own(viewer, seat), self.despair.offer
        if not offer or self.match.teams[self.match.seat_number(offer)] == self.match.teams[number]:
            raise Refusal("refused-no-offer", "nobody offers to give up")
        self.despair.decline()
        if yes:
            await self.keep(self.match.resign(offer))
            self.tell(len(self.match.log.lines), viewer, ref)
        else:
            self.tell_table()
            viewer.send(Done(ref))

    def look(self, viewer: Viewer, ref: int, seat: str) -> None:
        self.screen_of(viewer).look(seat)
        self.welcome(viewer, ref=ref)
        if self.match.asks is not None:
            viewer.send(self.changed(viewer))  # each counts the steps that they know of

    # What is allowed

    def own(self, viewer: Viewer, seat: str) -> int:
        """The number of a seat that the viewer holds and looks at in a match that is going on."""
        number = self.held(viewer, seat)
        self.must_look(viewer, number)
        return number

    def held(self, viewer: Viewer, seat: str) -> int:
        """The number of a seat that the viewer holds, also behind a curtain."""
        number = self.match.seat_number(seat)
        if number not in self.mine(viewer):
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
        # What nobody else may know is not to be read from a list of tables either.
        ply = self.match.ply_of(OBSERVER)
        same = (status, ply, deciding) == (self.row.status, self.row.ply, self.row.deciding)
        return Mark(status, ply, deciding, self.row.changed if same else now())

    async def keep(self, entry: JournalEntry) -> None:
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
            self.row,
            status=mark.status,
            ply=mark.ply,
            deciding=mark.deciding,
            changed=mark.changed,
        )

    async def set_rematch(self, rematch: str) -> None:
        await self.store.set_rematch(self.row.id, rematch)
        self.row = replace(self.row, rematch=rematch)
        self.tell_table()

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
