"""Moves for seats without a person's hand: computers, and people who let reaction windows pass."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, NamedTuple

from vezerkar.server import watch
from vezerkar.server.bot_workers import Task, task_for
from vezerkar.server.reaction_delay import Windows

if TYPE_CHECKING:
    from vezerkar.server.live_table import LiveTable


class Lost(Exception):
    """A step could not be stored: the table was thrown away and must be read again."""


class Turn(NamedTuple):
    """What is to be done for a seat without a person's hand: a computer, or an automatic pass."""

    seat: int
    moment: tuple[int, int]  # what it is for
    level: str
    window: bool  # a reaction window: speed must tell nothing


class Driver:
    """Plays on at one table until a person has to decide."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self.windows = Windows(table.config.pause)
        self.memos: dict[int, tuple[int, ...]] = {}  # what computer seats want to be told again

    def thinking(self) -> str:
        """The computer seat that has to decide now."""
        if self.table.row.status != "playing":
            return ""
        for seat in self.table.match.deciding():
            if self.table.seated[seat].chair.kind == "computer":
                return self.table.match.seats[seat]
        return ""

    def next_turn(self) -> Turn | None:
        if self.table.row.status != "playing":
            return None
        match = self.table.match
        for seat in match.deciding():
            each = self.table.seated[seat]
            if each.chair.kind == "computer":
                return Turn(seat, match.moment(seat), each.chair.level, self.is_window(seat))
            if (
                each.auto_pass
                and self.is_window(seat)
                and len(match.state.legal_actions(seat)) == 1
            ):
                return Turn(seat, match.moment(seat), "", True)
        return None

    def is_window(self, seat: int) -> bool:
        """Whether a seat is asked for a reaction."""
        match = self.table.match
        # A window is a secret phase: the costly look at the scene is seldom needed.
        return match.state.phase().secret and match.scene(seat).prompt.kind == "reaction"

    def poke(self) -> None:
        """After each step: see which windows are open, and whether a computer has to move."""
        self._see_windows()
        if self.task is None or self.task.done():
            if self._may_move():
                self.task = asyncio.create_task(self._drive())

    def _see_windows(self) -> None:
        match = self.table.match
        playing = self.table.row.status == "playing" and match.state.ending < 0
        asked = match.deciding() if playing and match.state.phase().secret else []
        moments = {seat: match.moment(seat) for seat in asked if self.is_window(seat)}
        self.windows.see(moments, time.monotonic())

    async def wait_for_window(self, seat: int) -> None:
        """Until an answer of a seat may be told."""
        now = time.monotonic()
        await asyncio.sleep(max(0.0, self.windows.release(seat, now) - now))

    def _may_move(self) -> bool:
        """Whether it is worth a closer look: scenes cost time."""
        if self.table.row.status != "playing":
            return False
        seated = self.table.seated
        return any(
            seated[seat].chair.kind == "computer" or seated[seat].auto_pass
            for seat in self.table.match.deciding()
        )

    def stop(self) -> None:
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()

    async def _drive(self) -> None:
        """Move for computers until a person has to decide."""
        try:
            while True:
                async with self.table.lock:
                    match, turn = self.table.match, self.next_turn()
                    if turn is None:
                        return
                    task = self._task(turn)
                    asks = task is not None and self.table.despair.is_due(match, turn.seat)
                if task is not None and asks:
                    await self._despair(task)
                if task is None:
                    action = self.table.match.state.legal_actions(turn.seat)[0]
                else:
                    with watch.THINKING.time():
                        action, self.memos[turn.seat] = await self.table.thinker.choose(task)
                if turn.window:
                    await self.wait_for_window(turn.seat)
                async with self.table.lock:
                    await self._move(turn, action)
        except Lost:
            return
        except Exception:
            watch.LOG.exception("a computer player failed", extra={"table": self.table.row.id})

    async def _despair(self, task: Task) -> None:
        """Ask whether all is lost, and tell the people opposite when it has been so for long."""
        lost = await self.table.thinker.despairs(task)
        async with self.table.lock:
            if self.table.despair.note(self.table.match.seats[task.seat], lost):
                self.table.tell_table()

    def _task(self, turn: Turn) -> Task | None:
        if not turn.level:
            return None
        pack, repeatable = self.table.row.pack, bool(self.table.config.seed)
        task = task_for(self.table.match, turn.seat, turn.level, pack, repeatable)
        return task._replace(memo=self.memos.get(turn.seat, ()))

    async def _move(self, turn: Turn, action: int) -> None:
        match = self.table.match
        if match.moment(turn.seat) != turn.moment or self.table.row.status != "playing":
            return  # something was taken back meanwhile, or somebody gave up
        if not turn.level and not self.table.seated[turn.seat].auto_pass:
            return  # the person wants to be asked after all
        text = match.game.notation(match.state).spell(action)
        first = len(match.log.lines)
        entry = match.act(match.seats[turn.seat], match.ply_of(turn.seat), text)
        await self.table.keep(entry)
        self.table.tell(first)
        self._see_windows()
