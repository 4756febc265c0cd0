"""A match that is over, looked at again: how the chances went, where it turned, who had luck.

The work is done piece by piece in a process of its own that gives way to all others.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from vezerkar.agents.advice import THROWS, fortune, prospect
from vezerkar.core.session import Session
from vezerkar.records.record import read_record

POINTS: Final = 400  # of the curve, at most: a long match has one for every few decisions
SECONDS: Final = 20.0  # that a whole review may take, about
MOST: Final = 24  # tries of a point
PIECE: Final = 0.4  # seconds of a piece of work
TURNINGS: Final = 5
STRETCHES: Final = 60  # into which a match is divided at most
SEED: Final = 44


class Point(NamedTuple):
    """A moment: how many steps there were, the chance of the first team, its luck up to here."""

    place: int
    chance: float
    luck: float


class Piece(NamedTuple):
    """What a worker has found, and the place from which on it is to go on."""

    points: list[Point]
    next: int
    last: int


class Survey(NamedTuple):
    """How often each point is tried, and where turns begin."""

    tries: int
    starts: list[int]


class Turning(NamedTuple):
    """A stretch in which much changed: for the first team, in all and by chance alone."""

    first: int
    last: int
    change: float
    luck: float


def look_back(record: str, first: int, luck: float, tries: int) -> Piece:
    """A piece of a review, from a place on; runs in a worker."""
    session = _session(record)
    game, steps, last = session.game, session.steps, len(session.steps)
    stride = max(1, -(-last // POINTS))
    until = time.monotonic() + PIECE
    points: list[Point] = []
    place = first
    while place <= last and (not points or time.monotonic() < until):
        state = steps[place].before if place < last else session.state
        points.append(Point(place, prospect(game, state, tries, SEED), luck))
        end = min(place + stride, last) if place < last else last + 1
        for number in range(place, min(end, last)):
            after = steps[number + 1].before if number + 1 < last else session.state
            luck += fortune(game, steps[number], after, THROWS, SEED)
        place = end
    return Piece([*points, Point(place, 0.0, luck)], place, last)


@lru_cache(maxsize=2)
def _session(record: str) -> Session:
    return read_record(record)


def survey(record: str) -> Survey:
    """What is to be known before the work begins; runs in a worker."""
    session = _session(record)
    return Survey(_tries(session), _turn_starts(session))


def _tries(session: Session) -> int:
    """How often each point can be tried in the time there is."""
    sample = session.steps[:: max(1, len(session.steps) // 8)][:8]
    began = time.monotonic()
    for step in sample:
        prospect(session.game, step.before, 1, SEED)
    each = (time.monotonic() - began) / max(1, len(sample))
    count = min(POINTS, len(session.steps)) + 1
    return max(1, min(MOST, int(SECONDS / max(1e-6, each * count))))


def _turn_starts(session: Session) -> list[int]:
    """The places at which turns begin, as the judge of the game counts them, and the last one.

    Very short turns are taken together.
    """
    judge, starts, turn = session.game.judge, [0], -1
    least = len(session.steps) // STRETCHES
    for place, step in enumerate(session.steps):
        now = judge.turn(step.before)
        if place and now != turn and place - starts[-1] >= least:
            starts.append(place)
        turn = now
    return [*starts, len(session.steps)]


def turnings(points: Sequence[Point], starts: Sequence[int]) -> list[Turning]:
    """The turns in which the chances changed most, in the order in which they came."""
    found: list[Turning] = []
    for first, last in pairwise(starts):
        here = [point for point in points if first <= point.place <= last]
        if len(here) > 1:
            change, luck = here[-1].chance - here[0].chance, here[-1].luck - here[0].luck
            found.append(Turning(here[0].place, here[-1].place, change, luck))
    greatest = sorted(found, key=lambda turning: -abs(turning.change))[:TURNINGS]
    return sorted(t for t in greatest if abs(t.change) >= 0.03)
