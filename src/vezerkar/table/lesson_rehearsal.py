"""Plays a lesson through as its steps say, to see that it can be done and leads to its goal."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import NamedTuple

from vezerkar.agents.levels import LEVELS, agent_of_level
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.records.lesson import Lesson, LessonStep
from vezerkar.table.lesson_progress import progress
from vezerkar.table.match import Match
from vezerkar.table.seats import TableSeat


class Rehearsed(NamedTuple):
    """A step that was played: what could be done, and what was."""

    number: int
    before: State
    seat: int
    possible: list[str]
    action: str


def rehearse(game: Game, lesson: Lesson) -> Iterator[Rehearsed]:
    """Take each step in turn, the first pattern first; an error says where the lesson breaks."""
    match = lesson_match(game, lesson)
    for number, step in enumerate(lesson.step, 1):
        seat = _learner_to_decide(match, number)
        notation = game.notation(match.state)
        before = match.state
        possible = [notation.spell(a) for a in before.legal_actions(seat)]
        action = _first_meant(step, possible)
        if action is None:
            raise DataError(f"step {number}: none of these is meant: {', '.join(possible)}")
        match.apply(match.seats.ids[seat], match.ply_of(seat), action)
        yield Rehearsed(number, before, seat, possible, action)
    learner = match.seats.people()[0]
    found = progress(match, lesson, learner)
    if found.done != len(lesson.step):
        raise DataError(f"only {found.done} of {len(lesson.step)} steps count as done")
    if not found.reached:
        raise DataError("all steps are done, but the goal is not reached; try another seed")


def lesson_match(game: Game, lesson: Lesson) -> Match:
    """The match of a lesson: a learner on the team to decide, the weakest computer on the other."""
    state = lesson.start()
    scenario, settings = game.setup_of(state)
    teams = game.teams(state)
    learner = teams[state.actors()[0]]
    seats = [
        TableSeat(seat, "person" if team == learner else "computer")
        for seat, team in zip(game.seats(state), teams, strict=True)
    ]
    return Match(game, scenario, settings, seats, lesson.dice_key(), start=state)


def _learner_to_decide(match: Match, number: int) -> int:
    """The learner's seat that decides next; until then the computer plays."""
    people = match.seats.people()
    while deciding := match.deciding():
        mine = [seat for seat in deciding if seat in people]
        if mine:
            return mine[0]
        seat = deciding[0]
        agent = agent_of_level(next(iter(LEVELS)), match.ply)
        action = agent.choose(match.game, match.state.clone(), seat)
        spelled = match.game.notation(match.state).spell(action)
        match.apply(match.seats.ids[seat], match.ply_of(seat), spelled)
    raise DataError(f"step {number}: the match is over")


def _first_meant(step: LessonStep, possible: list[str]) -> str | None:
    return next(
        (action for pattern in step.do for action in possible if fnmatchcase(action, pattern)), None
    )
