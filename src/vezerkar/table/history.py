"""The steps of a match: its session and its log, which always change together."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from vezerkar.core.chance import Chance, Script, Seeded
from vezerkar.core.errors import DataError, VezerkarError
from vezerkar.core.kernel import OBSERVER, Event, State
from vezerkar.core.session import Frozen, Session, Step, is_told, state_from
from vezerkar.records.position import write_position
from vezerkar.scene.scene import Message, Scene
from vezerkar.table.irreversible import GUESS_SEED
from vezerkar.table.journal import UNKNOWN
from vezerkar.table.log import Log, LoggedStep

UNFROZEN_STEPS: Final = 50  # the latest steps, whose states are kept ready to use
OTHER_RULES: Final = Message("log-other-rules")
STATIC_FIELDS: Final = ("game", "scenario", "seat", "side", "board", "book", "log")
CHANGING_FIELDS: Final = tuple(n for n in Scene.__struct_fields__ if n not in STATIC_FIELDS)


class Story(NamedTuple):
    """What the events of a line say, a message for each."""

    events: Sequence[Event]
    messages: tuple[Message, ...]

    def told(self, seat: int) -> tuple[Message, ...]:
        """What a seat is told: nearly always everything."""
        if all(event.audience < 0 for event in self.events):
            return self.messages
        told = zip(self.events, self.messages, strict=True)
        return tuple(message for event, message in told if is_told(event, seat))


class History:
    """Adds steps, takes them back, and tells readers about them."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.game = session.game
        self.log = Log(len(session.game.seats(session.state)))
        self._model = session.state  # any state of this game: frozen ones are thawed into a copy
        self._stories: dict[int, Story] = {}  # by line
        self._rules_changes: list[int] = []  # how many lines there were when other rules came
        self._scenes: dict[int, tuple[State, Scene]] = {}  # by reader: the newest; see `scene`
        self._starts: dict[int, str] = {}  # by seat: the position it began with, as text

    @property
    def ply(self) -> int:
        """How many steps there are, whether or not everybody knows of them."""
        return len(self.session.steps)

    def state_at(self, place: int) -> State:
        """The state at a place among all steps."""
        return self.session.state if place == self.ply else self.session.steps[place].before

    def start_for(self, seat: int) -> str:
        """The position that the match began with, as a seat knew it; empty after a set-up."""
        start = self.session.start
        if start is not None and seat not in self._starts:
            known = self.game.guess(start, seat, Seeded(GUESS_SEED))
            self._starts[seat] = write_position(self.game, known)
        return self._starts.get(seat, "")

    def lines_at(self, places: Sequence[int]) -> list[LoggedStep]:
        return [self.log.lines[self.log.standing[place]] for place in places]

    def messages(self, number: int, seat: int) -> tuple[Message, ...]:
        """What a line of the log tells a seat."""
        found = self._story(number).told(seat)
        return (*found, OTHER_RULES) if self._other_rules_came_after(number, seat) else found

    def note_other_rules(self) -> None:
        """The match goes on under other rules; the last line says so to each reader."""
        self._rules_changes.append(len(self.log.lines))
        lasts = [known[-1] for known in map(self.log.known, self._readers()) if known]
        self.log.changed_from = min([self.log.changed_from, *lasts])

    def _readers(self) -> range:
        """Observers, and all seats."""
        return range(OBSERVER, len(self.game.seats(self.session.state)))

    def _other_rules_came_after(self, number: int, seat: int) -> bool:
        if not self._rules_changes:  # nearly always; every line of every log asks
            return False
        known = self.log.known(seat)
        lasts = (bisect_left(known, count) - 1 for count in self._rules_changes)
        return any(last >= 0 and known[last] == number for last in lasts)

    def tells_both(self, number: int, seat: int, other: int) -> bool:
        """Whether a line of the log tells two readers the same."""
        events = self.log.lines[number].step.events
        if all(is_told(event, seat) == is_told(event, other) for event in events):
            return True
        return self.messages(number, seat) == self.messages(number, other)

    def preparing(self, numbers: Iterable[int]) -> Iterator[None]:
        """Make the messages of some lines, line by line: those of a long match take time."""
        for number in numbers:
            self._story(number)
            yield

    def _story(self, number: int) -> Story:
        known = self._stories.get(number)
        if known is None:
            step = self.log.lines[number].step
            messages = tuple(self.game.story(step.before, step.events))
            known = self._stories[number] = Story(step.events, messages)
        return known

    def clear(self) -> None:
        """Free memory while nobody is connected; messages and scenes can be made again."""
        self._stories.clear()
        self._scenes.clear()

    # Adding

    def apply(
        self, seat: int, action: str, chance: Chance, confirmed: bool, hidden: int = UNKNOWN
    ) -> Step:
        """Apply an action in notation and log it; a refused one changes nothing.

        A match that is read again knows from whom the step was `hidden`.
        """
        before = self.session.state
        self.session.chance = chance
        step = self.session.apply_text(seat, action)
        hidden = self._hidden_from(before, step) if hidden == UNKNOWN else hidden
        self.log.add(step, hidden, confirmed)
        self._freeze(len(self.log.lines) - UNFROZEN_STEPS)
        return step

    def _hidden_from(self, before: State, step: Step) -> int:
        """A bit for each reader to whom a part of a secret plan shows nothing."""
        if not before.phase().secret:
            return 0
        hidden, after = 0, self.session.state
        for seat in self._readers():
            told = any(is_told(event, seat) for event in step.events)
            if seat != step.seat and not told:
                seen, sees = self.scene(before, seat), self.scene(after, seat)
                if all(getattr(seen, name) == getattr(sees, name) for name in CHANGING_FIELDS):
                    hidden |= 1 << seat + 1
        return hidden

    def scene(self, state: State, seat: int) -> Scene:
        """The scene of a reader without its log; that after one step is that before the next."""
        known = self._scenes.get(seat)
        if known is None or known[0] is not state:
            known = self._scenes[seat] = (state, self.game.scene(state, seat))
        return known[1]

    def _freeze(self, number: int) -> None:
        """Keep the memory of a long match small: old steps are seldom needed."""
        if number < 0:
            return
        step = self.log.lines[number].step.put_away(self._model)
        self.log.lines[number] = replace(self.log.lines[number], step=step)
        place = bisect_left(self.log.standing, number)
        if place < self.ply and self.log.standing[place] == number:
            self.session.steps[place] = step

    # Snapshots

    @property
    def rules_changes(self) -> tuple[int, ...]:
        """How many lines there were whenever other rules came."""
        return tuple(self._rules_changes)

    def put_back(self, line: LoggedStep) -> None:
        """Add a line of a snapshot, with its step if that stands."""
        self.log.put_back(line)
        if not line.undone:
            self.session.steps.append(line.step)

    def resume_at(self, state: bytes, rules_changes: Sequence[int]) -> None:
        """All lines of a snapshot have been put back: go on from where it was made."""
        self.session.state = state_from(self._model, state)
        self._rules_changes += rules_changes
        self.log.unsaved_from = len(self.log.lines)

    def frozen(self, block: bytes, start: int, end: int) -> Frozen:
        """A state of this match in a block of compressed ones."""
        return Frozen(self._model, block, start, end)

    # Taking back

    def go_back(self, steps: int) -> None:
        """Take the latest steps back."""
        if not 0 < steps <= self.ply:
            raise DataError(f"the match has {self.ply} steps; {steps} cannot be taken back")
        for _ in range(steps):
            self.session.take_back()
            self.log.strike()

    def without(self, places: Sequence[int]) -> Session | None:
        """The steps after the first of these places, taken again without them; None: impossible."""
        steps = self.session.steps
        trial = Session.from_state(self.game, steps[places[0]].before, Script([]))
        for place in range(places[0] + 1, self.ply):
            if place not in places and not _repeats(trial, steps[place]):
                return None
        return trial

    def withdraw(self, places: Sequence[int], trial: Session) -> None:
        """Take single steps back; the others stand as in the trial without them."""
        gone = {self.log.standing[place] for place in places}
        numbers = self.log.standing[places[0] :]
        self.go_back(len(numbers))
        rest = [number for number in numbers if number not in gone]
        for number, step in zip(rest, trial.steps, strict=True):
            self.log.restore(number, step)
            self._stories.pop(number, None)
        self.session.resume(trial)


def _repeats(trial: Session, step: Step) -> bool:
    """Take a step again; what another seat drew or was shown in secret must be the same."""
    trial.chance = Script(list(step.drawn))
    try:
        again = trial.apply(step.seat, step.action)
    except VezerkarError:
        return False
    return again.drawn == step.drawn and again.barrier <= step.barrier
