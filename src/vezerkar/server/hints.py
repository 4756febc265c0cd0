"""Hints during a match where the table allows them, and a review when it is over.

Workers do the computing; the lock of the table is not held meanwhile.
"""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import OBSERVER
from vezerkar.records.record import writing
from vezerkar.server.bot_workers import strongest_level, task_for
from vezerkar.server.connection import Connection
from vezerkar.server.fair_queue import Asker
from vezerkar.server.live_table import LiveTable
from vezerkar.server.permissions import acting_seat, viewed_seat
from vezerkar.server.review import CurvePoint
from vezerkar.server.running_review import RunningReview
from vezerkar.server.socket_schema import (
    HintIs,
    HintReason,
    Review,
    ReviewIs,
    ReviewPoint,
    TurningPoint,
)
from vezerkar.server.time_slicing import in_slices
from vezerkar.table.match import Match
from vezerkar.table.refusals import Refusal
from vezerkar.table.views import scene_of

CHANCE_DIGITS: Final = 3  # after the point
CHANGE_DIGITS: Final = 2


async def send_hint(table: LiveTable, connection: Connection, ref: int, seat: str) -> None:
    """What would the best computer player do here? It is told what the seat knows, no more."""
    async with table.lock:
        number = acting_seat(table, connection, seat)
        match = table.match
        if not table.row.hints:
            raise Refusal("refused-no-hints", "hints are turned off at this table")
        if number not in match.deciding() or number in match.held:
            raise Refusal("refused-turn", "it is not this seat's turn")
        moment, state = match.moment(number), match.state
        repeatable = bool(table.config.seed)
        task = task_for(match, number, strongest_level(), table.row.pack, repeatable)
        task = task._replace(memo=table.hint_memos.get(number, ()))
    hint = await table.workers.hint(task, Asker(connection.user.id, table.row.id))
    table.hint_memos[number] = hint.memo
    if match.moment(number) != moment:
        raise Refusal("refused-turn", "the match has moved on")
    spell = match.game.notation(state).spell
    connection.send(
        HintIs(
            ref,
            match.ply_of(number),
            spell(hint.action),
            task.level,
            round(hint.chance, CHANCE_DIGITS),
            list(hint.parts),
            spell(hint.other) if hint.other >= 0 else "",
            round(hint.other_chance, CHANCE_DIGITS),
            hint.when,
            [HintReason(p.name, round(p.change, CHANGE_DIGITS)) for p in hint.prospects],
        )
    )


async def send_review(table: LiveTable, connection: Connection, ref: int, seat: str) -> None:
    """How the chances went in a finished match, counted in the steps that a seat knows of."""
    async with table.lock:
        number = viewed_seat(table, connection, seat)
        if table.row.status != "over":
            raise Refusal("refused-not-over", "the match is not over")
        if table.review is None or table.review.failed:
            lines = await in_slices(writing(table.match.session, table.row.seed_hash))
            record = "".join(line + "\n" for line in lines)
            table.review = RunningReview(record, table.match.ply, table.workers)
    found = table.review
    async for done, last in found.progress():
        connection.send(ReviewIs(0, done, last))
    connection.send(ReviewIs(ref, found.last, found.last, _review(table.match, found, number)))


def _review(match: Match, found: RunningReview, seat: int) -> Review:
    """A review as the protocol has it, with steps counted from a seat's point of view."""
    ply_at = match.log.ply_at
    sides: dict[int, str] = {}
    for each in scene_of(match, OBSERVER).seats:
        sides.setdefault(each.team, each.side)
    points = [
        ReviewPoint(
            ply_at(seat, p.place), round(p.chance, CHANCE_DIGITS), round(p.luck, CHANCE_DIGITS)
        )
        for p in [*found.points, *_end_by_resigning(match, found)]
    ]
    turnings = [
        TurningPoint(
            ply_at(seat, t.first),
            ply_at(seat, t.last),
            round(t.change, CHANCE_DIGITS),
            round(t.luck, CHANCE_DIGITS),
        )
        for t in found.turnings
    ]
    return Review([sides.get(0, ""), sides.get(1, "")], points, turnings)


def _end_by_resigning(match: Match, found: RunningReview) -> list[CurvePoint]:
    """Whoever resigns has lost, whatever the position says: the curve ends there."""
    if match.resigned is None or not found.points:
        return []
    return [found.points[-1]._replace(chance=float(match.winner == 0))]
