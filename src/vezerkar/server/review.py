"""The analysis of a finished match: how the chances went, where it turned, who had luck.

The work is done part by part in a worker of low priority.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from vezerkar.agents.win_chance import LUCK_THROWS, luck_in, win_chance
from vezerkar.core.session import Session
from vezerkar.records.record import read_record

MAX_CURVE_POINTS: Final = 400  # a long match has one point for every few decisions
REVIEW_BUDGET_S: Final = 20.0  # for a whole review, roughly
MAX_TRIES_PER_POINT: Final = 24
PART_BUDGET_S: Final = 0.4
MAX_TURNING_POINTS: Final = 5
MIN_TURNING_CHANGE: Final = 0.03
MAX_STRETCHES: Final = 60  # into which a match is divided
TIMING_SAMPLES: Final = 8
REVIEW_SEED: Final = 44


class CurvePoint(NamedTuple):
    """A moment: how many steps there were, the chance of the first team, its luck so far."""

    place: int
    chance: float
    luck: float


class ReviewPart(NamedTuple):
    """What a worker has found, and the place from which to continue."""

    points: list[CurvePoint]
    next: int
    last: int


class ReviewPlan(NamedTuple):
    """How often each point is tried, and where turns begin."""

    tries: int
    starts: list[int]


class Turning(NamedTuple):
    """A stretch in which much changed for the first team, in all and by luck alone."""

    first: int
    last: int
    change: float
    luck: float


def review_part(record: str, first: int, luck: float, tries: int) -> ReviewPart:
    """A part of a review, from a place on; runs in a worker."""
    session = _session(record)
    game, steps, last = session.game, session.steps, len(session.steps)
    stride = max(1, -(-last // MAX_CURVE_POINTS))
    until = time.monotonic() + PART_BUDGET_S
    points: list[CurvePoint] = []
    place = first
    while place <= last and (not points or time.monotonic() < until):
        state = steps[place].before if place < last else session.state
        points.append(CurvePoint(place, win_chance(game, state, tries, REVIEW_SEED), luck))
        end = min(place + stride, last) if place < last else last + 1
        for number in range(place, min(end, last)):
            after = steps[number + 1].before if number + 1 < last else session.state
            luck += luck_in(game, steps[number], after, LUCK_THROWS, REVIEW_SEED)
        place = end
    return ReviewPart([*points, CurvePoint(place, 0.0, luck)], place, last)


@lru_cache(maxsize=2)
def _session(record: str) -> Session:
    return read_record(record)


def plan_review(record: str) -> ReviewPlan:
    """What has to be known before the work begins; runs in a worker."""
    session = _session(record)
    return ReviewPlan(_tries(session), _turn_starts(session))


def _tries(session: Session) -> int:
    """How often each point can be tried within the budget."""
    stride = max(1, len(session.steps) // TIMING_SAMPLES)
    sample = session.steps[::stride][:TIMING_SAMPLES]
    began = time.monotonic()
    for step in sample:
        win_chance(session.game, step.before, 1, REVIEW_SEED)
    each = (time.monotonic() - began) / max(1, len(sample))
    count = min(MAX_CURVE_POINTS, len(session.steps)) + 1
    return max(1, min(MAX_TRIES_PER_POINT, int(REVIEW_BUDGET_S / max(1e-6, each * count))))


def _turn_starts(session: Session) -> list[int]:
    """The places at which turns begin, as the judge of the game counts them, and the last one.

    Very short turns are joined.
    """
    judge, starts, turn = session.game.judge, [0], -1
    shortest = len(session.steps) // MAX_STRETCHES
    for place, step in enumerate(session.steps):
        now = judge.turn(step.before)
        if place and now != turn and place - starts[-1] >= shortest:
            starts.append(place)
        turn = now
    return [*starts, len(session.steps)]


def turnings(points: Sequence[CurvePoint], starts: Sequence[int]) -> list[Turning]:
    """The turns in which the chances changed most, in the order in which they came."""
    found: list[Turning] = []
    for first, last in pairwise(starts):
        here = [point for point in points if first <= point.place <= last]
        if len(here) > 1:
            change, luck = here[-1].chance - here[0].chance, here[-1].luck - here[0].luck
            found.append(Turning(here[0].place, here[-1].place, change, luck))
    greatest = sorted(found, key=lambda turning: -abs(turning.change))[:MAX_TURNING_POINTS]
    return sorted(t for t in greatest if abs(t.change) >= MIN_TURNING_CHANGE)
