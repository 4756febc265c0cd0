"""One match: the chairs, the steps, what was taken back, how it ended.

A match changes only through `entries`, small lines that storage keeps: reading them again gives the
same match. Whoever stores them does so before anybody is told; if that fails, the match in memory
is thrown away and read again.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

import msgspec

from vezerkar.core.chance import Script, Seeded, promise
from vezerkar.core.errors import DataError, IllegalAction, VezerkarError
from vezerkar.core.game import Game, Value
from vezerkar.core.kernel import OBSERVER, State
from vezerkar.core.session import Session, Step
from vezerkar.records.position import write_position
from vezerkar.scene.scene import ActionView, Message, Overlay, Scene
from vezerkar.table.decorations import (
    CANCEL,
    CONFIRM,
    all_seeing,
    asked_to_confirm,
    given_up,
    is_way_out,
    with_cards_of,
    with_final_marks,
)
from vezerkar.table.irreversible import DEALER, ends_turn
from vezerkar.table.journal import Chair, JournalEntry, LoggedStep, Refusal, Stale, luck
from vezerkar.table.log import Log
from vezerkar.table.undo import TakeBack

RECENT: Final = 40  # steps whose messages a scene is given: it shows the last dice
FRESH: Final = 50  # the latest steps, whose states are at hand
STILL: Final = ("game", "scenario", "seat", "side", "board", "book", "log")
CHANGING: Final = tuple(name for name in Scene.__struct_fields__ if name not in STILL)


class Match:
    """A match between chairs, on any game."""

    def __init__(
        self,
        game: Game,
        scenario: str,
        settings: Mapping[str, Value],
        chairs: Sequence[Chair],
        secret: bytes,
        take_back: bool = True,
        opening: Sequence[int] | None = None,
        confirm_turn: bool = False,
        start: State | None = None,
    ) -> None:
        self.game = game
        self.secret = secret
        # A stored match repeats what chance gave at its set-up; a new one lets it fall.
        chance = luck(secret, 0) if opening is None else Script(list(opening))
        if start is None:
            self.session = Session(game, scenario, settings, chance)
        else:
            self.session = Session.from_position(game, start, chance)
        self.chairs = list(chairs)
        self.take_back = take_back
        self.confirm_turn = confirm_turn
        self.log = Log(len(self.seats))
        self._model = self.state  # the opening
        self._starts: dict[int, str] = {}  # by seat: the position it began with, as text
        self._told: dict[tuple[int, int], tuple[Message, ...]] = {}
        self.held: dict[int, str] = {}  # by seat: an action that waits to be confirmed
        self.resigned: int | None = None  # the team that gave up
        self.asks: tuple[int, int] | None = None  # who asks to go back, and before which line
        self.back = TakeBack(self)
        names = [chair.seat for chair in chairs]
        if names != list(self.seats):
            raise DataError(f"the seats of this table are: {', '.join(self.seats)}")

    # What there is

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def seats(self) -> tuple[str, ...]:
        return self.game.seats(self.state)

    @property
    def ply(self) -> int:
        """How many steps there are, known to everybody or not."""
        return len(self.session.steps)

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

    def seat_number(self, seat: str) -> int:
        if seat not in self.seats:
            raise DataError(f"there is no seat '{seat}'; the seats are: {', '.join(self.seats)}")
        return self.seats.index(seat)

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
            return given_up(scene, self.resigned)
        if seat in self.held:
            return asked_to_confirm(scene, self._choice(scene, self.held[seat]))
        return with_final_marks(self.game, self.state, seat, scene)

    def past(self, place: int, seat: int, also: Sequence[int] = ()) -> Scene:
        """What a seat saw at a place among all steps; there is nothing to choose in the past."""
        now = place == self.ply
        scene = self.scene(seat, also) if now else self._scene_at(place, seat, also)
        return msgspec.structs.replace(scene, actions=())

    def open_past(self, place: int) -> Scene:
        """The same with everybody's cards and plans on the table, for when the match is over."""
        scenes = [self.past(place, seat) for seat in range(OBSERVER, len(self.seats))]
        return all_seeing(scenes[0], scenes[1:])

    def overlay(self, place: int, seat: int, name: str, anchor: str) -> Overlay:
        """What a seat may know about the board at a place, as an overlay draws it."""
        return self.game.overlay(self.state_at(place), seat, name, anchor)

    def state_at(self, place: int) -> State:
        """The state at a place among all steps."""
        return self.state if place == self.ply else self.session.steps[place].before

    def start_for(self, seat: int) -> str:
        """The position that the match began with, as a seat knew it; empty after a set-up."""
        start = self.session.start
        if start is not None and seat not in self._starts:
            known = self.game.guess(start, seat, Seeded(DEALER))
            self._starts[seat] = write_position(self.game, known)
        return self._starts.get(seat, "")

    def _scene_at(self, place: int, seat: int, also: Sequence[int] = ()) -> Scene:
        recent = self.log.standing[max(0, place - RECENT) : place]
        log = [message for number in recent for message in self.messages(number, seat)]
        state = self.state_at(place)
        scene = self.game.scene(state, seat, log)
        scene = with_cards_of(scene, [self.game.scene(state, other) for other in also])
        return msgspec.structs.replace(scene, log=())

    def _choice(self, scene: Scene, action: str) -> ActionView | None:
        return next((choice for choice in scene.actions if choice.action == action), None)

    def messages(self, number: int, seat: int) -> tuple[Message, ...]:
        """What a line of the log tells a seat."""
        told = self._told.get((number, seat))
        if told is None:
            told = tuple(self.session.tell(self.log.lines[number].step, seat))
            self._told[number, seat] = told
        return told

    def already_taken(self, seat: str, ply: int, action: str) -> bool:
        """Whether exactly this was done at that moment: an action that came twice counts once."""
        if seat not in self.seats:
            return False
        number = self.seat_number(seat)
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

    # What can be done

    def act(self, seat: str, ply: int, action: str) -> JournalEntry:
        """Take an action in notation; refused actions change nothing."""
        number = self.seat_number(seat)
        if self.over:
            raise Refusal("refused-over", "the match is over")
        if ply != self.ply_of(number):
            known = self.ply_of(number)
            raise Stale(f"the action was for step {ply}, the match is at step {known}")
        if number in self.held:
            return self._answer(number, action)
        if self.confirm_turn and self._must_confirm(number, action):
            return self._hold(number, action)
        self.session.chance = luck(self.secret, len(self.log.lines) + 1)
        return self._take(number, action)

    def _must_confirm(self, seat: int, text: str) -> bool:
        """At some tables a turn does not end by the way: its last step is held back."""
        if self.chairs[seat].kind != "person" or seat not in self.deciding():
            return False
        choice = self._choice(self._scene_at(self.ply, seat), text)
        if choice is None or is_way_out(choice):
            return False
        action = self.game.notation(self.state).parse(text)
        return ends_turn(self.game, self.state, seat, action)

    def _hold(self, seat: int, action: str) -> JournalEntry:
        self.held[seat] = action
        return JournalEntry("hold", self.seats[seat], action)

    def _answer(self, seat: int, action: str) -> JournalEntry:
        """Yes or no to a step that is held back."""
        if action == CANCEL:
            return self._release(seat)
        if action != CONFIRM:
            raise IllegalAction("the end of the turn waits to be confirmed")
        self.session.chance = luck(self.secret, len(self.log.lines) + 1)
        return self._take(seat, self.held[seat])

    def _release(self, seat: int) -> JournalEntry:
        del self.held[seat]
        return JournalEntry("release", self.seats[seat])

    def _take(self, seat: int, action: str) -> JournalEntry:
        before = self.state
        step = self.session.apply_text(seat, action)
        confirmed = seat in self.held
        self.held.clear()
        self.log.add(step, self._hidden_from(before, step), confirmed)
        self._put_away(len(self.log.lines) - FRESH)
        self._forget_request(self.log.lines[-1:])
        return JournalEntry("act", self.seats[seat], action, step.drawn)

    def _put_away(self, number: int) -> None:
        """Keep the memory of a long match small: an old step is seldom looked at again."""
        if number < 0:
            return
        step = self.log.lines[number].step.put_away(self._model)
        self.log.lines[number] = replace(self.log.lines[number], step=step)
        place = bisect_left(self.log.standing, number)
        if place < self.ply and self.log.standing[place] == number:
            self.session.steps[place] = step

    def forget(self) -> None:
        """Nobody is looking: what readers were told can be made again."""
        self._told.clear()

    def _hidden_from(self, before: State, step: Step) -> int:
        """A bit for each reader to whom a part of a secret plan shows nothing."""
        if not before.phase().secret:
            return 0
        hidden = 0
        for seat in range(OBSERVER, len(self.seats)):
            if seat != step.seat and not self.session.tell(step, seat):
                seen, sees = self.game.scene(before, seat), self.game.scene(self.state, seat)
                if all(getattr(seen, name) == getattr(sees, name) for name in CHANGING):
                    hidden |= 1 << seat + 1
        return hidden

    # Taking back

    def can_undo(self, seat: str) -> int:
        number = self.seat_number(seat)
        return len(self.back.free(number)) + (number in self.held)

    def undo(self, seat: str, steps: int, alone: bool = False) -> JournalEntry:
        """Take back one's own free steps, or only the one that is so many steps back."""
        number = self.seat_number(seat)
        if number in self.held and not alone and steps == 1:
            return self._release(number)
        free = self.back.free(number)
        steps -= number in self.held
        if not 1 <= steps <= len(free):
            raise Refusal(
                "refused-known", "this step cannot be taken back: something has become known since"
            )
        return self._take_back(seat, [free[steps - 1]] if alone else sorted(free[:steps]))

    def _take_back(self, seat: str, places: Sequence[int]) -> JournalEntry:
        gone = self.back.lines_at(places)
        if places[0] == self.ply - len(places):
            self._go_back(len(places))
            entry = JournalEntry("undo", seat, steps=len(places))
        else:
            trial = self.back.without(places)
            if trial is None or not self.back.is_quiet(places, trial):
                raise Refusal("refused-needed", "later steps rest on this one")
            self._withdraw(places, trial)
            text = " ".join(str(place) for place in places)
            entry = JournalEntry("withdraw", seat, text, steps=len(places))
        self._forget_request(gone)
        return entry

    def can_withdraw(self, place: int) -> bool:
        """Whether a step can be taken back alone: the later ones do not rest on it."""
        trial = self.back.without([place])
        return trial is not None and self.back.is_quiet([place], trial)

    def _withdraw(self, places: Sequence[int], trial: Session) -> None:
        """Take single steps back; the others stand as if these had never been."""
        gone = {self.log.standing[place] for place in places}
        numbers = self.log.standing[places[0] :]
        self._go_back(len(numbers))
        rest = [number for number in numbers if number not in gone]
        for number, step in zip(rest, trial.steps, strict=True):
            self.session.steps.append(step)
            self.log.restore(number, step)
            for seat in range(OBSERVER, len(self.seats)):
                self._told.pop((number, seat), None)
        self.session.state = trial.state

    def _go_back(self, steps: int) -> None:
        if not 0 < steps <= self.ply:
            raise DataError(f"the match has {self.ply} steps; {steps} cannot be taken back")
        for _ in range(steps):
            self.session.state = self.session.steps.pop().before
            self.log.strike()
        self.held.clear()

    def ask_undo(self, seat: str, to: int) -> None:
        """Ask the other side to go back beyond a point of no return."""
        if self.over:
            raise Refusal("refused-over", "the match is over")
        if not self.take_back:
            raise Refusal("refused-no-consent", "at this table nothing is taken back by consent")
        number = self.seat_number(seat)
        known = self.ply_of(number)
        if not 0 <= to < known:
            text = f"the match is at step {known}; it cannot go back to step {to}"
            raise Refusal("refused-no-step", text)
        self.asks = (number, self.log.left(number)[to])

    def asked_ply(self, seat: int) -> int:
        """Where the match would go back to, counted in the steps that a reader knows of."""
        assert self.asks is not None
        return bisect_left(self.log.left(seat), self.asks[1])

    def _forget_request(self, changed: Sequence[LoggedStep]) -> None:
        """The match goes on without an answer; what is secret must not show in that either."""
        if not all(line.hidden for line in changed):
            self.asks = None

    def answer_undo(self, seat: str, yes: bool) -> JournalEntry | None:
        """Another team agrees or declines; who plays alone agrees with themselves."""
        if self.asks is None:
            raise Refusal("refused-nobody-asks", "nobody asks to take anything back")
        asker, number = self.asks
        mine = self.teams[self.seat_number(seat)]
        if self.teams[asker] == mine and any(team != mine for team in self.teams):
            raise Refusal("refused-other-side", "the other side has to agree")
        self.asks = None
        steps = self.ply - bisect_left(self.log.standing, number)
        if not yes or not steps:
            return None
        self._go_back(steps)
        return JournalEntry("undo", seat, steps=steps)

    # Chairs and the end

    def resign(self, seat: str) -> JournalEntry:
        """A side gives up."""
        if self.over:
            raise Refusal("refused-over", "the match is over")
        self.resigned = self.teams[self.seat_number(seat)]
        self.asks = None
        self.held.clear()
        return JournalEntry("resign", seat)

    def sit(self, seat: str, chair: Chair) -> None:
        """Somebody takes an open chair, or has another name."""
        self.chairs[self.seat_number(seat)] = replace(chair, seat=seat)

    # Reading a stored match again

    def read(self, entries: Sequence[JournalEntry]) -> None:
        """Repeat a journal; the chance results are those that were stored."""
        for _ in self.reading(entries):
            pass

    def reading(self, entries: Sequence[JournalEntry]) -> Iterator[Match]:
        """The same, line by line: whoever has other things to do can do them in between."""
        for number, entry in enumerate(entries, start=1):
            try:
                self._repeat(entry)
            except VezerkarError as error:
                raise DataError(f"journal: line {number}: {error}") from None
            yield self
        yield self

    def _repeat(self, entry: JournalEntry) -> None:
        seat = self.seat_number(entry.seat)
        if entry.kind == "act":
            script = Script(list(entry.drawn))
            self.session.chance = script
            self._take(seat, entry.action)
            if script.left():
                raise DataError(f"{script.left()} chance results too many")
        elif entry.kind == "undo":
            self._go_back(entry.steps)
        elif entry.kind == "withdraw":
            self._withdraw_again([int(place) for place in entry.action.split()])
        elif entry.kind == "hold":
            self._hold(seat, entry.action)
        elif entry.kind == "release":
            self.held.pop(seat, None)
        else:
            self.resign(entry.seat)

    def _withdraw_again(self, places: Sequence[int]) -> None:
        fits = places and 0 <= places[0] <= places[-1] < self.ply
        trial = self.back.without(places) if fits else None
        if trial is None:
            raise DataError("these steps cannot be taken back")
        self._withdraw(places, trial)
