"""The log of a table as a seat may read it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection
from typing import TYPE_CHECKING

from vezerkar.server.socket_schema import LogLine

if TYPE_CHECKING:
    from vezerkar.server.live_table import LiveTable


def log_from(table: LiveTable, first: int, seat: int) -> list[LogLine]:
    """The lines from a number on that a seat knows of."""
    known = table.match.log.known(seat)
    return [_line(table, number, seat) for number in known[bisect_left(known, first) :]]


def knows_any(table: LiveTable, struck: Collection[int], seat: int) -> bool:
    known = table.match.log.knows
    return not struck or any(known(seat, number) for number in struck)


def _line(table: LiveTable, number: int, seat: int) -> LogLine:
    log = table.match.log
    line = log.lines[number]
    return LogLine(
        number=log.number_for(seat, number),
        ply=log.ply_for(seat, number),
        seat=table.match.seats[line.step.seat],
        messages=table.match.messages(number, seat),
        barrier=line.step.barrier,
        undone=line.undone,
        chance=number + 1 if _can_be_checked(table, number) else 0,
    )


def _can_be_checked(table: LiveTable, number: int) -> bool:
    """Whether the seed that was told says what chance gave in a line.

    What a copy began with fell at another table. While the match goes on the number would tell
    of secret steps.
    """
    fell_here = not table.row.replay and number >= table.row.branch
    return table.match.over and fell_here and bool(table.match.log.lines[number].step.drawn)
