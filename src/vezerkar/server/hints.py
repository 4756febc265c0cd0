"""Advice during a match where the table allows it, and a review when it is over.

Workers do the thinking; nobody's lock is held meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from vezerkar.core.kernel import OBSERVER
from vezerkar.records.record import writing
from vezerkar.server import queries, review
from vezerkar.server.bot_workers import strongest, task_for
from vezerkar.server.connection import Viewer
from vezerkar.server.socket_schema import HintIs, Review, ReviewIs, ReviewPoint, TurningPoint
from vezerkar.server.time_slicing import in_slices
from vezerkar.table.journal import Refusal

if TYPE_CHECKING:
    from vezerkar.server.live_table import LiveTable


async def hint(table: LiveTable, viewer: Viewer, ref: int, seat: str) -> None:
    """What would the best computer player do here? It is told what the seat knows, no more."""
    async with table.lock:
        number = table.own(viewer, seat)
        match = table.match
        if not table.row.hints:
            raise Refusal("refused-no-hints", "at this table nobody is advised")
        if number not in match.deciding() or number in match.held:
            raise Refusal("refused-turn", "it is not the turn of this seat to decide")
        moment, state = match.moment(number), match.state
        task = task_for(match, number, strongest(), table.row.pack, bool(table.config.seed))
        task = task._replace(memo=table.advised.get(number, ()))
    advice = await table.thinker.advise(task)
    table.advised[number] = advice.memo
    if match.moment(number) != moment:
        raise Refusal("refused-turn", "the table has moved on")
    spell = match.game.notation(state).spell
    viewer.send(
        HintIs(
            ref,
            match.ply_of(number),
            spell(advice.action),
            task.level,
            round(advice.chance, 3),
            spell(advice.other) if advice.other >= 0 else "",
            round(advice.other_chance, 3),
        )
    )


async def send_review(table: LiveTable, viewer: Viewer, ref: int, seat: str) -> None:
    """How the chances went in a match that is over, counted in the steps that a seat knows of."""
    async with table.lock:
        number = queries.shown_seat(table, viewer, seat)
        if table.row.status != "over":
            raise Refusal("refused-not-over", "the match is not over")
        if table.hindsight is None or table.hindsight.failed:
            session = table.match.session
            lines = await in_slices(writing(session, table.row.seed_hash))
            table.hindsight = Hindsight(table, "".join(line + "\n" for line in lines))
    found = table.hindsight
    async for done, last in found.progress():
        viewer.send(ReviewIs(0, done, last))
    viewer.send(ReviewIs(ref, found.last, found.last, _told(table, found, number)))


class Hindsight:
    """The review of one table: made once, for everybody who asks."""

    def __init__(self, table: LiveTable, record: str) -> None:
        self.record = record
        self.points: list[review.Point] = []
        self.turnings: list[review.Turning] = []
        self.done, self.last = 0, table.match.ply
        self.news = asyncio.Event()
        self.task = asyncio.create_task(self._look(table))

    @property
    def failed(self) -> bool:
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)

    async def _look(self, table: LiveTable) -> None:
        thinker = table.thinker
        survey = await thinker.survey(self.record)
        place, luck = 0, 0.0
        while place <= self.last:
            piece = await thinker.look_back(self.record, place, luck, survey.tries)
            *found, end = piece.points
            self.points += found
            place, luck = end.place, end.luck
            self.done = min(place, self.last)
            self.news.set()
        self.turnings = review.turnings(self.points, survey.starts)

    async def progress(self) -> AsyncIterator[tuple[int, int]]:
        """How far it is, until it is done; raises if it failed."""
        while not self.task.done():
            self.news.clear()
            waiter = asyncio.ensure_future(self.news.wait())
            await asyncio.wait({waiter, self.task}, return_when=asyncio.FIRST_COMPLETED)
            waiter.cancel()
            yield self.done, self.last
        await self.task


def _told(table: LiveTable, found: Hindsight, seat: int) -> Review:
    """A review in the words of the protocol; `seat` is through whose eyes the steps are counted."""
    match = table.match
    ply_at = match.log.ply_at
    sides: dict[int, str] = {}
    for each in match.scene(OBSERVER).seats:
        sides.setdefault(each.team, each.side)
    points = [
        ReviewPoint(ply_at(seat, p.place), round(p.chance, 3), round(p.luck, 3))
        for p in found.points
    ]
    turnings = [
        TurningPoint(
            ply_at(seat, t.first), ply_at(seat, t.last), round(t.change, 3), round(t.luck, 3)
        )
        for t in found.turnings
    ]
    return Review([sides.get(0, ""), sides.get(1, "")], points, turnings)
