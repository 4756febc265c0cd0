"""The log of a match as a seat may read it; a long one is read in pages."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection
from typing import Final

from vezerkar.server.live_match import LiveMatch
from vezerkar.server.socket_schema import LogIs, LogLine
from vezerkar.server.time_slicing import in_slices

LOG_PAGE_LINES: Final = 200


async def prepare_newest(live: LiveMatch, seat: int) -> None:
    """Make the newest page of a seat's log ready: that of a long match takes time."""
    await in_slices(live.match.history.preparing(live.match.log.known(seat)[-LOG_PAGE_LINES:]))


async def prepare_from(live: LiveMatch, first: int) -> None:
    """The same for all lines from a number on, whoever reads them."""
    await in_slices(live.match.history.preparing(range(first, len(live.match.log.lines))))


def newest_lines(live: LiveMatch, seat: int) -> list[LogLine]:
    """The newest page of a seat's log."""
    known = live.match.log.known(seat)
    return [_line(live, number, seat) for number in known[-LOG_PAGE_LINES:]]


async def page_before(live: LiveMatch, ref: int, before: int, seat: int) -> LogIs:
    """The page of a seat's log that ends before a line."""
    known = live.match.log.known(seat)
    end = max(0, min(before, len(known)))
    numbers = known[max(0, end - LOG_PAGE_LINES) : end]
    await in_slices(live.match.history.preparing(numbers))
    return LogIs(ref, [_line(live, number, seat) for number in numbers])


def log_from(live: LiveMatch, first: int, seat: int) -> list[LogLine]:
    """The lines from a number on that a seat knows of."""
    known = live.match.log.known(seat)
    return [_line(live, number, seat) for number in known[bisect_left(known, first) :]]


def knows_any(live: LiveMatch, struck: Collection[int], seat: int) -> bool:
    """Whether a seat knows of any of these lines; also if there are none."""
    knows = live.match.log.knows
    return not struck or any(knows(seat, number) for number in struck)


def _line(live: LiveMatch, number: int, seat: int) -> LogLine:
    log = live.match.log
    line = log.lines[number]
    return LogLine(
        number=log.number_for(seat, number),
        ply=log.ply_for(seat, number),
        seat=live.seats.ids[line.step.seat],
        messages=live.match.history.messages(number, seat),
        barrier=line.step.barrier,
        undone=line.undone,
        chance=number + 1 if _can_be_checked(live, number) else 0,
    )


def _can_be_checked(live: LiveMatch, number: int) -> bool:
    """Whether the published seed proves the chance results of a line.

    Those that a copy began with were drawn at another table. While the match goes on the number
    would reveal secret steps.
    """
    drawn_here = not live.row.replay and number >= live.row.branch
    return live.match.over and drawn_here and bool(live.match.log.lines[number].step.drawn)
