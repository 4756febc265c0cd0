"""Every chance result of a match, as a program of another hand can check it.

The journal keeps the results; out of how many each was one follows from the rules, so the steps
that drew something are taken once more, from the states that they were taken in.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from vezerkar.core.chance import Bounded, Script
from vezerkar.core.session import Session, Step
from vezerkar.table.match import Match

SETUP_LINE: Final = 0


class Draw(NamedTuple):
    """A result from 0 to `below` - 1, drawn for a line of the log; line 0 is the set-up."""

    line: int
    below: int
    result: int


def drawing(match: Match, first_line: int = SETUP_LINE) -> Iterator[list[Draw]]:
    """The results of the set-up and of each line from a number on, line by line."""
    if first_line == SETUP_LINE:
        yield _draws(SETUP_LINE, match.session.opening, _bounds_of_setup(match.session))
    for number, line in enumerate(match.log.lines, start=SETUP_LINE + 1):
        if number >= first_line and line.step.drawn:
            yield _draws(number, line.step.drawn, _bounds_of_step(line.step))


def _draws(line: int, results: tuple[int, ...], bounds: list[int]) -> list[Draw]:
    return [Draw(line, below, result) for below, result in zip(bounds, results, strict=True)]


def _bounds_of_setup(session: Session) -> list[int]:
    chance = Bounded(Script(list(session.opening)))
    if session.start is None:
        Session(session.game, session.scenario, session.settings, chance)
    return chance.bounds


def _bounds_of_step(step: Step) -> list[int]:
    chance = Bounded(Script(list(step.drawn)))
    again = step.before.clone()
    again.events = []
    again.apply(step.seat, step.action, chance)
    return chance.bounds
