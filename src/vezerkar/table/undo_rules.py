"""Which steps of a match a seat may take back by itself. It asks, it changes nothing.

The steps themselves are taken back by the session (`Session.take_back`), in the terminal as at the
server; `Session.can_undo` is the rule for one person at an open table, this module the rule where
several people plan in secret.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from vezerkar.core.kernel import FRAME, State
from vezerkar.core.session import Session
from vezerkar.table.history import History
from vezerkar.table.only_answer import only_answer
from vezerkar.table.seats import TableSeats


class UndoRules:
    """Looks at the history of a match that is not over."""

    def __init__(self, history: History, seats: TableSeats) -> None:
        self.history = history
        self.seats = seats
        self._private: dict[int, bool] = {}  # by phase: whether it asks for a secret plan
        self._forced: dict[int, bool] = {}  # by line: whether its seat could answer nothing else

    def choices(self, seat: int) -> list[list[int]]:
        """The same places, each choice of the seat with the answers that followed of themselves.

        Where a seat has nothing to answer with, it is passed for it: taken back alone, that pass
        would only come again.
        """
        found: list[list[int]] = []
        forced: list[int] = []
        for place in self.free(seat):
            forced.append(place)
            if not self._is_forced(place):
                found.append(forced)
                forced = []
        return found

    def free(self, seat: int) -> list[int]:
        """The places of the steps that a seat may take back by itself, the latest first.

        They end where chance was used, something was shown or another seat did something. Where
        several plan in secret, what the others do meanwhile is left as it is: back to where that
        plan began and no further, whether they have done anything or not. Only what the seat
        knows of counts, or the number of these steps would tell of the others.
        """
        found: list[int] = []
        log, state = self.history.log, self.history.session.state
        others = self._planners(state, seat)  # who may have done something since
        frames = {_frame(state)} if others else set()
        for number in reversed(log.left(seat)):
            step = log.lines[number].step
            before, frame = step.before, _frame(step.before)
            if step.barrier or (step.seat != seat and not before.phase().secret):
                break
            place = bisect_left(log.standing, number)
            own = step.seat == seat or self._is_own_pass(seat, step.seat, place)
            if own:
                if not (others <= set(before.actors()) and frames <= {frame}):
                    break
                found.append(place)
            acting = self._planners(before, seat) | (set() if own else {step.seat})
            others |= acting
            frames |= {frame} if acting else set()
        return found

    def can_withdraw(self, places: Sequence[int]) -> bool:
        """Whether a choice can be taken back alone: no later step needs it."""
        trial = self.history.without(sorted(places))
        return trial is not None and self.is_quiet(places, trial)

    def is_quiet(self, places: Sequence[int], trial: Session) -> bool:
        """Whether steps that others were never told of can go without their seeing it.

        A plan may be complete only because of a step that is gone: those who saw it become
        complete would see it open again, and nothing in their log would say why.
        """
        if not all(line.hidden for line in self.history.lines_at(places)):
            return True
        now, then = self.history.session.state, trial.state
        return now.waiting == then.waiting and _frame(now) == _frame(then)

    def _is_own_pass(self, seat: int, other: int, place: int) -> bool:
        """Whether another seat of the same person had nothing to answer with: nobody chose then."""
        return self._is_mate(seat, other) and self._is_forced(place)

    def _is_mate(self, seat: int, other: int) -> bool:
        """Whether two seats are led by the same person, on the same side."""
        teams = self.history.game.teams(self.history.session.state)
        return other in self.seats.of_person(seat) and teams[seat] == teams[other]

    def _is_forced(self, place: int) -> bool:
        """Whether a step was the only answer to what another seat did."""
        number = self.history.log.standing[place]
        if number not in self._forced:
            step = self.history.log.lines[number].step
            answer = only_answer(self.history.game, step.before, step.seat)
            self._forced[number] = answer == step.action
        return self._forced[number]

    def _planners(self, state: State, seat: int) -> set[int]:
        """The other seats that may do something now of which a seat is told nothing."""
        if not state.phase().secret:
            return set()
        actors, teams = state.actors(), self.history.game.teams(state)
        if len({teams[actor] for actor in actors}) < 2 and not self._is_plan(state):
            return set()
        return set(actors) - {seat}

    def _is_plan(self, state: State) -> bool:
        """Whether the question is part of a secret plan, and not just a card to be played."""
        phase = state.stack[-FRAME]
        if phase not in self._private:
            prompt = self.history.game.scene(state, state.actors()[0]).prompt
            self._private[phase] = prompt.private
        return self._private[phase]


def _frame(state: State) -> tuple[int, int]:
    """What is being decided: a phase, and how deep it lies within others."""
    return len(state.stack), state.stack[-FRAME]
