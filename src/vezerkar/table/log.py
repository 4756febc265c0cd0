"""The log of a match: a line for every step, who knows of it, and what was taken back.

While several seats plan in secret, nobody else may even know that a seat has done something. Such
a step is in the log of its seat alone: each reader has a log of their own, and counts only the
steps they know of. Readers are observers (OBSERVER) and seats.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, replace

from vezerkar.core.errors import DataError
from vezerkar.core.session import Step


@dataclass(frozen=True)
class LoggedStep:
    """A step as the log keeps it; a step that was taken back stays, struck out.

    Readers are observers and then the seats, in that order: `hidden` has a bit for each reader who
    has learned nothing from the step, `plies` says how many steps each of them knew after it.
    """

    step: Step
    plies: tuple[int, ...]
    hidden: int = 0
    undone: bool = False
    confirmed: bool = False  # it was held back and then confirmed


class Log:
    """Lines are only ever added; taking a step back strikes its line out."""

    def __init__(self, seats: int) -> None:
        self.lines: list[LoggedStep] = []
        self.standing: list[int] = []  # the numbers of the lines that were not taken back
        self.changed_from = 0  # no line before it has changed since changes were last forgotten
        self.unsaved_from = 0  # the same since the last snapshot
        # By reader, observers first: the lines they know of, and those of them that stand.
        self._known: list[list[int]] = [[] for _ in range(seats + 1)]
        self._left: list[list[int]] = [[] for _ in range(seats + 1)]

    def known(self, reader: int) -> list[int]:
        """The numbers of all lines in a reader's log."""
        return self._known[reader + 1]

    def left(self, reader: int) -> list[int]:
        """The numbers of those that were not taken back."""
        return self._left[reader + 1]

    def knows(self, reader: int, number: int) -> bool:
        """Whether a line is in a reader's log."""
        return not self.lines[number].hidden >> reader + 1 & 1

    def number_for(self, reader: int, number: int) -> int:
        """The number of a line in a reader's own log: gaps would reveal what others do."""
        return bisect_left(self.known(reader), number)

    def ply_for(self, reader: int, number: int) -> int:
        """How many steps a reader knew of after a line."""
        return self.lines[number].plies[reader + 1]

    def place(self, reader: int, ply: int) -> int:
        """The place among all steps at which a reader knows of `ply` steps."""
        left = self.left(reader)
        if not 0 <= ply <= len(left):
            raise DataError(f"the match has {len(left)} steps; there is no step {ply}")
        return len(self.standing) if ply == len(left) else bisect_left(self.standing, left[ply])

    def ply_at(self, reader: int, place: int) -> int:
        """How many of the steps before a place a reader knows of."""
        if place == len(self.standing):
            return len(self.left(reader))
        return bisect_left(self.left(reader), self.standing[place])

    # Changing

    def forget_changes(self) -> None:
        """From now on only what changes after this moment counts as changed."""
        self.changed_from = len(self.lines)

    def add(self, step: Step, hidden: int, confirmed: bool) -> None:
        """Add a line for all who may know of it."""
        self._append(LoggedStep(step, (), hidden, confirmed=confirmed))
        self._stand(len(self.lines) - 1)

    def put_back(self, line: LoggedStep) -> None:
        """Add a line of a snapshot just as it was."""
        self._append(line)
        if not line.undone:
            self._stand(len(self.lines) - 1)

    def strike(self) -> None:
        """Take the last step back."""
        number = self.standing.pop()
        self.changed_from = min(self.changed_from, number)
        self.unsaved_from = min(self.unsaved_from, number)
        self.lines[number] = replace(self.lines[number], undone=True)
        for left in self._left:
            if left and left[-1] == number:
                left.pop()

    def restore(self, number: int, step: Step) -> None:
        """A step that was struck stands again, because only an earlier one was taken back."""
        self.lines[number] = replace(self.lines[number], step=step, undone=False)
        self._stand(number)

    def _append(self, line: LoggedStep) -> None:
        number = len(self.lines)
        self.lines.append(line)
        for reader, known in enumerate(self._known):
            if not line.hidden >> reader & 1:
                known.append(number)

    def _stand(self, number: int) -> None:
        line = self.lines[number]
        self.standing.append(number)
        for reader, left in enumerate(self._left):
            if not line.hidden >> reader & 1:
                left.append(number)
        self.lines[number] = replace(line, plies=tuple(len(left) for left in self._left))
