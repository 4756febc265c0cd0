"""One match: the chairs, the steps, what was taken back, how it ended.

A match changes only through `entries`, small lines that storage keeps: reading them again gives the
same match. Whoever stores them does so before anybody is told; if that fails, the match in memory
is thrown away and read again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

import msgspec

from vezerkar.core.chance import Chance, Fair, Script, promise
from vezerkar.core.errors import ActionError, DataError, VezerkarError
from vezerkar.core.game import Game, Value
from vezerkar.core.kernel import State
from vezerkar.core.scene import Message, Outcome, Overlay, Prompt, Scene
from vezerkar.core.session import Session, Step

ChairKind = Literal["person", "computer", "open"]
RECENT: Final = 40  # steps whose messages a scene is given: it shows the last dice


class Refusal(ActionError):
    """Something that cannot be done at this table, with the key of its sentence."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(text)
        self.key = key


class Stale(ActionError):
    """The action was meant for an earlier moment of the match."""


@dataclass(frozen=True)
class Chair:
    """A seat at the table and who sits on it."""

    seat: str
    kind: ChairKind
    user: str = ""
    name: str = ""
    level: str = ""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the match's journal."""

    kind: Literal["act", "undo", "resign"]
    seat: str
    action: str = ""
    drawn: tuple[int, ...] = ()
    steps: int = 0


@dataclass(frozen=True)
class Line:
    """A step as the log keeps it; what was taken back stays, struck out."""

    ply: int
    step: Step
    undone: bool = False


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
    ) -> None:
        self.game = game
        self.secret = secret
        # A stored match repeats what chance gave at its set-up; a new one lets it fall.
        chance = luck(secret, 0) if opening is None else Script(list(opening))
        self.session = Session(game, scenario, settings, chance)
        self.chairs = list(chairs)
        self.take_back = take_back
        self.lines: list[Line] = []
        self.standing: list[int] = []  # the numbers of the lines that were not taken back
        self._told: dict[tuple[int, int], tuple[Message, ...]] = {}
        self.resigned: int | None = None  # the team that gave up
        self.asks: tuple[int, int] | None = None  # who asks to go back, and to which ply
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
        return len(self.session.steps)

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
        return [seat for seat in self.state.actors() if self.state.legal(seat)]

    def scene(self, seat: int) -> Scene:
        """What a seat sees now."""
        scene = self._scene_at(self.ply, seat)
        return scene if self.resigned is None else self._given_up(scene)

    def past(self, ply: int, seat: int) -> Scene:
        """What a seat saw after so many steps; there is nothing to choose in the past."""
        if not 0 <= ply <= self.ply:
            raise DataError(f"the match has {self.ply} steps; there is no step {ply}")
        if ply == self.ply:
            return msgspec.structs.replace(self.scene(seat), options=())
        return msgspec.structs.replace(self._scene_at(ply, seat), options=())

    def overlay(self, ply: int, seat: int, name: str, anchor: str) -> Overlay:
        """What a seat may know about the board after so many steps, as an overlay draws it."""
        if not 0 <= ply <= self.ply:
            raise DataError(f"the match has {self.ply} steps; there is no step {ply}")
        return self.game.overlay(self._state_at(ply), seat, name, anchor)

    def _state_at(self, ply: int) -> State:
        return self.state if ply == self.ply else self.session.steps[ply].before

    def _scene_at(self, ply: int, seat: int) -> Scene:
        state = self._state_at(ply)
        recent = self.standing[max(0, ply - RECENT) : ply]
        log = [message for number in recent for message in self.messages(number, seat)]
        return msgspec.structs.replace(self.game.scene(state, seat, log), log=())

    def _given_up(self, scene: Scene) -> Scene:
        """The last scene of a match that a side has given up."""
        side = {seat.team: seat.side for seat in scene.seats}[self.winner]
        loser = {seat.team: seat.side for seat in scene.seats}[1 - self.winner]
        text = Message("outcome-resigned", {"side": f"side:{loser}"})
        seats = tuple(msgspec.structs.replace(seat, deciding=False) for seat in scene.seats)
        return msgspec.structs.replace(
            scene,
            seats=seats,
            options=(),
            prompt=Prompt(text, "over"),
            outcome=Outcome(side, text, ()),
        )

    def messages(self, number: int, seat: int) -> tuple[Message, ...]:
        """What a line of the log tells a seat."""
        told = self._told.get((number, seat))
        if told is None:
            told = tuple(self.session.tell(self.lines[number].step, seat))
            self._told[number, seat] = told
        return told

    def already_taken(self, seat: str, ply: int, action: str) -> bool:
        """Whether exactly this was done at that moment: an action that came twice counts once."""
        if not 0 <= ply < self.ply:
            return False
        step = self.session.steps[ply]
        notation = self.game.notation(step.before)
        return self.seats[step.seat] == seat and notation.spell(step.option) == action

    # What can be done

    def act(self, seat: str, ply: int, action: str) -> Entry:
        """Take an action in notation; refused actions change nothing."""
        number = self.seat_number(seat)
        if self.over:
            raise Refusal("refused-over", "the match is over")
        if ply != self.ply:
            raise Stale(f"the action was for step {ply}, the match is at step {self.ply}")
        self.session.chance = luck(self.secret, len(self.lines) + 1)
        return self._take(number, action)

    def _take(self, seat: int, action: str) -> Entry:
        step = self.session.apply_text(seat, action)
        self.standing.append(len(self.lines))
        self.lines.append(Line(self.ply, step))
        self.asks = None
        return Entry("act", self.seats[seat], action, step.drawn)

    def can_undo(self, seat: str) -> int:
        return 0 if self.over else self.session.can_undo(self.seat_number(seat))

    def undo(self, seat: str, steps: int) -> Entry:
        """Take back one's own free steps."""
        if not 1 <= steps <= self.can_undo(seat):
            raise Refusal(
                "refused-known", "this step cannot be taken back: something has become known since"
            )
        self._go_back(steps)
        return Entry("undo", seat, steps=steps)

    def ask_undo(self, seat: str, to: int) -> None:
        """Ask the other side to go back beyond a point of no return."""
        if self.over:
            raise Refusal("refused-over", "the match is over")
        if not self.take_back:
            raise Refusal("refused-no-consent", "at this table nothing is taken back by consent")
        if not 0 <= to < self.ply:
            text = f"the match is at step {self.ply}; it cannot go back to step {to}"
            raise Refusal("refused-no-step", text)
        self.asks = (self.seat_number(seat), to)

    def answer_undo(self, seat: str, yes: bool) -> Entry | None:
        """Another team agrees or declines."""
        if self.asks is None:
            raise Refusal("refused-nobody-asks", "nobody asks to take anything back")
        asker, to = self.asks
        if self.teams[asker] == self.teams[self.seat_number(seat)]:
            raise Refusal("refused-other-side", "the other side has to agree")
        self.asks = None
        if not yes:
            return None
        steps = self.ply - to
        self._go_back(steps)
        return Entry("undo", seat, steps=steps)

    def resign(self, seat: str) -> Entry:
        """A side gives up."""
        if self.over:
            raise Refusal("refused-over", "the match is over")
        self.resigned = self.teams[self.seat_number(seat)]
        self.asks = None
        return Entry("resign", seat)

    def sit(self, seat: str, chair: Chair) -> None:
        """Somebody takes an open chair."""
        self.chairs[self.seat_number(seat)] = replace(chair, seat=seat)

    # Reading a stored match again

    def read(self, entries: Sequence[Entry]) -> None:
        """Repeat a journal; the chance results are those that were stored."""
        for number, entry in enumerate(entries, start=1):
            try:
                self._repeat(entry)
            except VezerkarError as error:
                raise DataError(f"journal: line {number}: {error}") from None

    def _repeat(self, entry: Entry) -> None:
        if entry.kind == "act":
            script = Script(list(entry.drawn))
            self.session.chance = script
            self._take(self.seat_number(entry.seat), entry.action)
            if script.left():
                raise DataError(f"{script.left()} chance results too many")
        elif entry.kind == "undo":
            self._go_back(entry.steps)
        else:
            self.resign(entry.seat)

    def _go_back(self, steps: int) -> None:
        if not 0 < steps <= self.ply:
            raise DataError(f"the match has {self.ply} steps; {steps} cannot be taken back")
        for _ in range(steps):
            self.session.state = self.session.steps.pop().before
            number = self.standing.pop()
            self.lines[number] = replace(self.lines[number], undone=True)
        self.asks = None


def luck(secret: bytes, line: int) -> Chance:
    """The chance results of one line of the log, so that each can be checked by itself.

    Line 0 is the set-up. Steps that are taken back keep their number: a step tried again has other
    luck, and nobody can know it beforehand.
    """
    return Fair(hashlib.sha256(secret + line.to_bytes(8, "big")).digest())
