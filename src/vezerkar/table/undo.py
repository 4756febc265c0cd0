"""Which steps of a match may be taken back, and what would stand if they were."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import TYPE_CHECKING

from vezerkar.core.chance import Script
from vezerkar.core.errors import VezerkarError
from vezerkar.core.kernel import FRAME, State
from vezerkar.core.session import Session, Step
from vezerkar.table.journal import LoggedStep

if TYPE_CHECKING:
    from vezerkar.table.match import Match


class TakeBack:
    """Looks at a match and answers; it changes nothing."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._plans: dict[int, bool] = {}  # by phase: whether its questions are of a secret plan

    def free(self, seat: int) -> list[int]:
        """The places of the steps that a seat may take back by itself, the latest first.

        They end where chance was used, something was shown or another seat did something. Where
        several plan in secret, what the others do meanwhile is left as it is: back to where that
        plan began and no further, whether they have done anything or not. Only what the seat
        knows of counts, or the number of these steps would tell of the others.
        """
        found: list[int] = []
        others = self._planners(self.match.state, seat)  # who may have done something since
        frames = {_frame(self.match.state)} if others else set()
        for number in reversed(self.match.log.left(seat)) if not self.match.over else ():
            step = self.match.log.lines[number].step
            before, frame = step.before, _frame(step.before)
            if step.barrier or (step.seat != seat and not before.phase().secret):
                break
            if step.seat == seat:
                if not (others <= set(before.actors()) and frames <= {frame}):
                    break
                found.append(bisect_left(self.match.log.standing, number))
            acting = self._planners(before, seat) | ({step.seat} - {seat})
            others |= acting
            frames |= {frame} if acting else set()
        return found

    def _planners(self, state: State, seat: int) -> set[int]:
        """The other seats that may do something now of which a seat is told nothing."""
        if self.match.over or not state.phase().secret:
            return set()
        actors = state.actors()
        if len({self.match.teams[actor] for actor in actors}) < 2 and not self._is_plan(state):
            return set()
        return set(actors) - {seat}

    def _is_plan(self, state: State) -> bool:
        """Whether what is asked now is part of a secret plan, and not just a card to be played."""
        phase = state.stack[-FRAME]
        if phase not in self._plans:
            prompt = self.match.game.scene(state, state.actors()[0]).prompt
            self._plans[phase] = prompt.private
        return self._plans[phase]

    def lines_at(self, places: Sequence[int]) -> list[LoggedStep]:
        return [self.match.log.lines[self.match.log.standing[place]] for place in places]

    def is_quiet(self, places: Sequence[int], trial: Session) -> bool:
        """Whether what others were never told of goes without their seeing it.

        A plan that is complete may be so only through a step that is gone: those who saw it
        become complete would see it open again, and nothing in their log would say why.
        """
        if not all(line.hidden for line in self.lines_at(places)):
            return True
        now, then = self.match.state, trial.state
        return now.waiting == then.waiting and _frame(now) == _frame(then)

    def without(self, places: Sequence[int]) -> Session | None:
        """The steps after the first of these places, taken again without them."""
        steps = self.match.session.steps
        trial = Session.from_state(self.match.game, steps[places[0]].before, Script([]))
        for place in range(places[0] + 1, self.match.ply):
            if place not in places and not _repeated(trial, steps[place]):
                return None
        return trial


def _frame(state: State) -> tuple[int, int]:
    """What is being decided: a phase, and how deep it lies within others."""
    return len(state.stack), state.stack[-FRAME]


def _repeated(trial: Session, step: Step) -> bool:
    """Take a step again; what another seat drew or was shown in secret must be the same."""
    trial.chance = Script(list(step.drawn))
    try:
        again = trial.apply(step.seat, step.action)
    except VezerkarError:
        return False
    return again.drawn == step.drawn and again.barrier <= step.barrier
