"""How far a learner has come in a lesson.

Progress is not stored: it follows from the steps of the match, so taking a step back takes back
what was learnt by it, and whoever comes back later goes on where they were.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vezerkar.core.kernel import State
from vezerkar.records.lesson import Lesson, LessonGoal, LessonStep, fits_step
from vezerkar.scene.scene import Scene
from vezerkar.table.match import Match
from vezerkar.table.views import scene_of


class Progress(NamedTuple):
    """How many steps are done; whether the goal is reached, or can no longer be reached."""

    done: int
    reached: bool = False
    missed: bool = False


def progress(match: Match, lesson: Lesson, seat: int) -> Progress:
    """How far the people of a table have come, as one of their seats sees it."""
    done = _steps_done(match, lesson)
    if done == len(lesson.step):
        reached = holds(lesson.goal, scene_of(match, seat))
        return Progress(done, reached, not reached and (lesson.strict or match.over))
    return Progress(done, missed=match.over or _is_stuck(match, lesson, lesson.step[done]))


def _steps_done(match: Match, lesson: Lesson) -> int:
    done = 0
    for action in _actions_of_people(match):
        if done < len(lesson.step) and fits_step(lesson.step[done], action):
            done += 1
    return done


def _actions_of_people(match: Match) -> Iterator[str]:
    people = match.seats.people()
    for number in match.log.standing:
        step = match.log.lines[number].step
        if step.seat in people:
            yield _spelled(match, step.before, step.action)


def _is_stuck(match: Match, lesson: Lesson, wanted: LessonStep) -> bool:
    """Whether a learner is asked, and nothing that the step wants is possible any more."""
    asked = [seat for seat in match.deciding() if seat in match.seats.people()]
    if not (lesson.strict and asked):
        return False
    state = match.state
    possible = (a for seat in asked for a in state.legal_actions(seat))
    return not any(fits_step(wanted, _spelled(match, state, action)) for action in possible)


def _spelled(match: Match, state: State, action: int) -> str:
    return match.game.notation(state).spell(action)


def holds(goal: LessonGoal, scene: Scene) -> bool:
    """Whether everything that a goal asks for is true in a scene."""
    spaces = {space.id for space in scene.board.spaces}
    places = {token.id: token.space for token in scene.tokens if token.space in spaces}
    scores: dict[str, int] = {}
    for seat in scene.seats:
        scores[seat.side] = max(scores.get(seat.side, 0), seat.score)
    return (
        not any(token in places for token in goal.gone)
        and all(places.get(token) == space for token, space in goal.at.items())
        and all(scores.get(side, 0) >= least for side, least in goal.score.items())
        and (not goal.winner or (scene.outcome is not None and scene.outcome.winner == goal.winner))
    )
