"""One match: its seats, its steps, what was taken back, how it ended.

A match changes only through journal entries, which storage keeps: reading them again gives the same
match. They are stored before anybody is told; if storing fails, the match in memory is thrown away
and read again.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from vezerkar.core.chance import Chance, Script, Seeded, promise
from vezerkar.core.errors import DataError, IllegalAction, VezerkarError
from vezerkar.core.game import Game, Value
from vezerkar.core.kernel import OBSERVER, State
from vezerkar.core.session import Session
from vezerkar.records.position import write_position
from vezerkar.scene.scene import ActionView, Message, Overlay, Scene
from vezerkar.table.decorations import (
    CANCEL,
    CONFIRM,
    after_resignation,
    all_seeing,
    asked_to_confirm,
    is_deliberate,
    with_cards_of,
    with_final_marks,
)
from vezerkar.table.history import History
from vezerkar.table.irreversible import GUESS_SEED, ends_turn
from vezerkar.table.journal import JournalEntry, LoggedStep, Refusal, Stale, chance_of_line
from vezerkar.table.seats import TableSeat, TableSeats
from vezerkar.table.undo import UndoRules

SCENE_LOG_STEPS: Final = 40  # steps whose messages a scene is given: it shows the last dice


class UndoRequest(NamedTuple):
    """A seat asks the other side to go back to before a line of the log."""

    seat: int
    line: int


class Match:
    """A match of any game between the seats of a table."""

    def __init__(
        self,
        game: Game,
        scenario: str,
        settings: Mapping[str, Value],
        seats: Iterable[TableSeat],
        secret: bytes,
        take_back: bool = True,
        opening: Sequence[int] | None = None,
        confirm_turn: bool = False,
        start: State | None = None,
    ) -> None:
        self.game = game
        self.secret = secret
        # A stored match repeats the chance results of its set-up; a new one draws them.
        chance = chance_of_line(secret, 0) if opening is None else Script(list(opening))
        if start is None:
            self.session = Session(game, scenario, settings, chance)
        else:
            self.session = Session.from_position(game, start, chance)
        self.seats = TableSeats(seats)
        self.take_back = take_back
        self.confirm_turn = confirm_turn
        self.history = History(self.session)
        self.log = self.history.log
        self.undo_rules = UndoRules(self.history)
        self.held: dict[int, str] = {}  # by seat: an action that waits to be confirmed
        self.resigned: int | None = None  # the team that resigned
        self.undo_request: UndoRequest | None = None
        self._starts: dict[int, str] = {}  # by seat: the position it began with, as text
        expected = tuple(game.seats(self.state))
        if self.seats.ids != expected:
            raise DataError(f"the seats of this table are: {', '.join(expected)}")

    # Where it stands

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def ply(self) -> int:
        """How many steps there are, whether or not everybody knows of them."""
        return self.history.ply

    def ply_of(self, seat: int) -> int:
        """How many steps a seat or an observer knows of."""
        return len(self.log.left(seat))

    def moment(self, seat: int) -> tuple[int, int]:
        """Changes whenever a seat learns of a step, or of one that was taken back."""
        return len(self.log.known(seat)), self.ply_of(seat)

    @property
    def over(self) -> bool:
        return self.resigned is not None or self.state.ending >= 0

    @property
    def winner(self) -> int:
        """The winning team, -1 for a draw or while the match goes on."""
        if self.resigned is not None:
            return 1 - self.resigned
        return self.state.winner if self.state.ending >= 0 else -1

    @property
    def teams(self) -> tuple[int, ...]:
        return self.game.teams(self.state)

    @property
    def seed_hash(self) -> str:
        return promise(self.secret)

    def deciding(self) -> list[int]:
        """The seats that are asked now and can answer."""
        if self.over:
            return []
        return [seat for seat in self.state.actors() if self.state.legal_actions(seat)]

    # What is seen

    def scene(self, seat: int, also: Sequence[int] = ()) -> Scene:
        """What a seat sees now, with the cards of other seats that the same person holds."""
        scene = self._scene_at(self.ply, seat, also)
        if self.resigned is not None:
            return after_resignation(scene, self.resigned)
        if seat in self.held:
            return asked_to_confirm(scene, _view_of(scene, self.held[seat]))
        return with_final_marks(self.game, self.state, seat, scene)

    def past(self, place: int, seat: int, also: Sequence[int] = ()) -> Scene:
        """What a seat saw at a place among all steps; nothing can be chosen in the past."""
        now = place == self.ply
        scene = self.scene(seat, also) if now else self._scene_at(place, seat, also)
        return msgspec.structs.replace(scene, actions=())

    def open_past(self, place: int) -> Scene:
        """The same with everybody's cards and plans revealed, for when the match is over."""
        scenes = [self.past(place, seat) for seat in range(OBSERVER, len(self.seats))]
        return all_seeing(scenes[0], scenes[1:])

    def overlay(self, place: int, seat: int, name: str, anchor: str) -> Overlay:
        """What a seat may know about the board at a place, as an overlay shows it."""
        return self.game.overlay(self.state_at(place), seat, name, anchor)

    def state_at(self, place: int) -> State:
        """The state at a place among all steps."""
        return self.history.state_at(place)

    def start_for(self, seat: int) -> str:
        """The position that the match began with, as a seat knew it; empty after a set-up."""
        start = self.session.start
        if start is not None and seat not in self._starts:
            known = self.game.guess(start, seat, Seeded(GUESS_SEED))
            self._starts[seat] = write_position(self.game, known)
        return self._starts.get(seat, "")

    def messages(self, number: int, seat: int) -> tuple[Message, ...]:
        """What a line of the log tells a seat."""
        return self.history.messages(number, seat)

    def _scene_at(self, place: int, seat: int, also: Sequence[int] = ()) -> Scene:
        recent = self.log.standing[max(0, place - SCENE_LOG_STEPS) : place]
        log = [message for number in recent for message in self.messages(number, seat)]
        state = self.state_at(place)
        scene = self.game.scene(state, seat, log)
        scene = with_cards_of(scene, [self.game.scene(state, other) for other in also])
        return msgspec.structs.replace(scene, log=())

    # Actions

    def apply(self, seat: str, ply: int, action: str) -> JournalEntry:
        """Apply an action in notation; a refused action changes nothing."""
        number = self.seats.number(seat)
        if self.over:
            raise Refusal("refused-over", "the match is over")
        if ply != self.ply_of(number):
            known = self.ply_of(number)
            raise Stale(f"the action was for step {ply}, the match is at step {known}")
        if number in self.held:
            return self._confirm_or_cancel(number, action)
        if self.confirm_turn and self._must_confirm(number, action):
            return self._hold(number, action)
        return self._apply(number, action, self._next_chance())

    def already_applied(self, seat: str, ply: int, action: str) -> bool:
        """Whether exactly this was done at that moment: an action that came twice counts once."""
        if seat not in self.seats.ids:
            return False
        number = self.seats.number(seat)
        left = self.log.left(number)
        if ply == len(left):
            held = self.held.get(number)
            return held == action if held is not None else action == CANCEL
        if not 0 <= ply < len(left):
            return False
        line = self.log.lines[left[ply]]
        notation = self.game.notation(line.step.before)
        taken = CONFIRM if line.confirmed else notation.spell(line.step.action)
        return line.step.seat == number and taken == action

    def _next_chance(self) -> Chance:
        return chance_of_line(self.secret, len(self.log.lines) + 1)

    def _apply(self, seat: int, action: str, chance: Chance) -> JournalEntry:
        step = self.history.apply(seat, action, chance, confirmed=seat in self.held)
        self.held.clear()
        self._drop_request(self.log.lines[-1:])
        return JournalEntry("act", self.seats.ids[seat], action, step.drawn)

    # Actions that have to be confirmed

    def _must_confirm(self, seat: int, text: str) -> bool:
        """Whether the table asks first: the action would end the turn as a side effect."""
        if self.seats[seat].kind != "person" or seat not in self.deciding():
            return False
        view = _view_of(self._scene_at(self.ply, seat), text)
        if view is None or is_deliberate(view):
            return False
        action = self.game.notation(self.state).parse(text)
        return ends_turn(self.game, self.state, seat, action)

    def _hold(self, seat: int, action: str) -> JournalEntry:
        self.held[seat] = action
        return JournalEntry("hold", self.seats.ids[seat], action)

    def _release(self, seat: int) -> JournalEntry:
        del self.held[seat]
        return JournalEntry("release", self.seats.ids[seat])

    def _confirm_or_cancel(self, seat: int, action: str) -> JournalEntry:
        if action == CANCEL:
            return self._release(seat)
        if action != CONFIRM:
            raise IllegalAction("confirm or cancel the end of the turn first")
        return self._apply(seat, self.held[seat], self._next_chance())

    # Taking back

    def free_steps(self, seat: int) -> list[int]:
        """The places of the steps that a seat may take back by itself, the latest first."""
        return [] if self.over else self.undo_rules.free(seat)

    def can_undo(self, seat: str) -> int:
        """How many steps a seat may take back; an action that waits to be confirmed is one."""
        number = self.seats.number(seat)
        return len(self.free_steps(number)) + (number in self.held)

    def undo(self, seat: str, steps: int, alone: bool = False) -> JournalEntry:
        """Take back the seat's own latest free steps, or only the one that many steps back."""
        number = self.seats.number(seat)
        if number in self.held and not alone and steps == 1:
            return self._release(number)
        free = self.free_steps(number)
        steps -= number in self.held
        if not 1 <= steps <= len(free):
            raise Refusal("refused-known", "undo stops here: something has been revealed since")
        return self._undo_places(seat, [free[steps - 1]] if alone else sorted(free[:steps]))

    def _undo_places(self, seat: str, places: Sequence[int]) -> JournalEntry:
        gone = self.history.lines_at(places)
        if places[0] == self.ply - len(places):
            self._go_back(len(places))
            entry = JournalEntry("undo", seat, steps=len(places))
        else:
            trial = self.history.without(places)
            if trial is None or not self.undo_rules.is_quiet(places, trial):
                raise Refusal("refused-needed", "later steps depend on this one")
            self._withdraw(places, trial)
            text = " ".join(str(place) for place in places)
            entry = JournalEntry("withdraw", seat, text, steps=len(places))
        self._drop_request(gone)
        return entry

    def _go_back(self, steps: int) -> None:
        self.history.go_back(steps)
        self.held.clear()

    def _withdraw(self, places: Sequence[int], trial: Session) -> None:
        self.history.withdraw(places, trial)
        self.held.clear()

    # Taking back by agreement

    def request_undo(self, seat: str, to: int) -> None:
        """Ask the other side to go back to a ply that the seat cannot reach by itself."""
        if self.over:
            raise Refusal("refused-over", "the match is over")
        if not self.take_back:
            raise Refusal("refused-no-consent", "take-backs by agreement are off at this table")
        number = self.seats.number(seat)
        known = self.ply_of(number)
        if not 0 <= to < known:
            text = f"the match is at step {known}; it cannot go back to step {to}"
            raise Refusal("refused-no-step", text)
        self.undo_request = UndoRequest(number, self.log.left(number)[to])

    def requested_ply(self, seat: int) -> int:
        """Where the match would go back to, counted in the steps that a reader knows of."""
        assert self.undo_request is not None
        return bisect_left(self.log.left(seat), self.undo_request.line)

    def answer_undo(self, seat: str, yes: bool) -> JournalEntry | None:
        """Another team agrees or declines; who plays alone agrees with themselves."""
        if self.undo_request is None:
            raise Refusal("refused-nobody-asks", "nobody is asking to take anything back")
        asker, number = self.undo_request
        mine = self.teams[self.seats.number(seat)]
        if self.teams[asker] == mine and any(team != mine for team in self.teams):
            raise Refusal("refused-other-side", "the other side has to agree")
        self.undo_request = None
        steps = self.ply - bisect_left(self.log.standing, number)
        if not yes or not steps:
            return None
        self._go_back(steps)
        return JournalEntry("undo", seat, steps=steps)

    def _drop_request(self, changed: Sequence[LoggedStep]) -> None:
        """A request lapses when the match goes on, but secret steps must not show in that."""
        if not all(line.hidden for line in changed):
            self.undo_request = None

    # The end

    def resign(self, seat: str) -> JournalEntry:
        """The side of a seat resigns."""
        if self.over:
            raise Refusal("refused-over", "the match is over")
        self.resigned = self.teams[self.seats.number(seat)]
        self.undo_request = None
        self.held.clear()
        return JournalEntry("resign", seat)

    # Reading a stored match again

    def read(self, entries: Sequence[JournalEntry]) -> None:
        """Repeat a journal; the chance results are those that were stored."""
        for _ in self.reading(entries):
            pass

    def reading(self, entries: Sequence[JournalEntry]) -> Iterator[Match]:
        """The same, entry by entry, so that the caller can do other work in between."""
        for number, entry in enumerate(entries, start=1):
            try:
                self._repeat(entry)
            except VezerkarError as error:
                raise DataError(f"journal: line {number}: {error}") from None
            yield self
        yield self

    def _repeat(self, entry: JournalEntry) -> None:
        seat = self.seats.number(entry.seat)
        if entry.kind == "act":
            script = Script(list(entry.drawn))
            self._apply(seat, entry.action, script)
            if script.left():
                raise DataError(f"{script.left()} chance results too many")
        elif entry.kind == "undo":
            self._go_back(entry.steps)
        elif entry.kind == "withdraw":
            self._repeat_withdraw([int(place) for place in entry.action.split()])
        elif entry.kind == "hold":
            self._hold(seat, entry.action)
        elif entry.kind == "release":
            self.held.pop(seat, None)
        else:
            self.resign(entry.seat)

    def _repeat_withdraw(self, places: Sequence[int]) -> None:
        fits = places and 0 <= places[0] <= places[-1] < self.ply
        trial = self.history.without(places) if fits else None
        if trial is None:
            raise DataError("these steps cannot be taken back")
        self._withdraw(places, trial)


def _view_of(scene: Scene, action: str) -> ActionView | None:
    return next((view for view in scene.actions if view.action == action), None)
