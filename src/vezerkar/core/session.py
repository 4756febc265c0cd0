"""A game in progress: the state, the steps that led to it, and how far undo reaches."""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from vezerkar.core.chance import Chance, Logged, Seeded
from vezerkar.core.errors import ActionError, IllegalAction, WrongTurn
from vezerkar.core.game import Game, Value
from vezerkar.core.kernel import Event, State
from vezerkar.scene.scene import Message

UNPACKED_BLOCKS: Final = 4  # that are kept: states are mostly read one after the other


def state_bytes(state: State) -> bytes:
    """Everything in a state that can change."""
    return array("q", state.freeze()).tobytes()


def state_from(model: State, data: bytes) -> State:
    """The state of such bytes; `model` is any other state of the same match."""
    state = model.clone()
    state.thaw(array("q", data).tolist())
    # The state is at a decision already: this only finds its actions again.
    state.settle(Seeded(0))
    state.events = None
    return state


@lru_cache(maxsize=UNPACKED_BLOCKS)
def _unpacked(data: bytes) -> bytes:
    return zlib.decompress(data)


@dataclass(frozen=True)
class Frozen:
    """A compressed state, alone or in a block; `model` is any other state of the same match."""

    model: State
    data: bytes
    start: int = 0  # its place in the block, in bytes
    end: int | None = None

    def unpacked(self) -> bytes:
        return _unpacked(self.data)[self.start : self.end]

    def thawed(self) -> State:
        return state_from(self.model, self.unpacked())


@dataclass(frozen=True)
class Step:
    """One action that was taken: by whom, with what chance results and events, and from where."""

    seat: int
    action: int
    drawn: tuple[int, ...]
    events: tuple[Event, ...]
    barrier: bool  # undo stops here
    kept: State | Frozen

    @property
    def before(self) -> State:
        """The state before the step: the same object, or an equal one if it has been compressed."""
        return self.kept.thawed() if isinstance(self.kept, Frozen) else self.kept

    def bytes_before(self) -> bytes:
        """The same state as bytes."""
        kept = self.kept
        return kept.unpacked() if isinstance(kept, Frozen) else state_bytes(kept)

    def put_away(self, model: State) -> Step:
        """The same step with its state compressed."""
        if isinstance(self.kept, Frozen):
            return self
        data = zlib.compress(state_bytes(self.kept), 1)
        return replace(self, kept=Frozen(model, data))


class Session:
    """Plays a game step by step and keeps what undo, replay and the log need."""

    def __init__(
        self, game: Game, scenario: str, settings: Mapping[str, Value], chance: Chance
    ) -> None:
        self.game = game
        self.scenario = scenario
        self.settings = game.complete_settings(settings, scenario)
        self.chance = chance
        opening = Logged(chance)
        self.state = game.new(scenario, self.settings, opening)
        self.opening = tuple(opening.drawn)  # chance results of the set-up
        self.start: State | None = None  # the position it began with, if not a set-up
        self.steps: list[Step] = []

    @classmethod
    def from_state(cls, game: Game, state: State, chance: Chance) -> Session:
        """A session that begins with any position."""
        session = cls.__new__(cls)
        session.game = game
        session.scenario, session.settings = "", {}
        session.chance = chance
        session.state = state
        session.opening = ()
        session.start = state
        session.steps = []
        return session

    @classmethod
    def from_position(cls, game: Game, state: State, chance: Chance) -> Session:
        """The same, with the scenario and settings of the position, so that it can be recorded."""
        session = cls.from_state(game, state, chance)
        session.scenario, settings = game.setup_of(state)
        session.settings = dict(settings)
        return session

    def apply(self, seat: int, action: int) -> Step:
        """Take an action; a refused one changes nothing and names the rules against it."""
        before = self.state
        after = before.clone()
        after.events = []
        chance = Logged(self.chance)
        try:
            after.apply(seat, action, chance)
        except ActionError as error:
            raise self._refusal(seat, action, error) from None
        events = tuple(after.events)
        after.events = None
        barrier = bool(chance.drawn) or learns_something(self.game, before, after, seat)
        step = Step(seat, action, tuple(chance.drawn), events, barrier, before)
        self.state = after
        self.steps.append(step)
        return step

    def apply_text(self, seat: int, text: str) -> Step:
        return self.apply(seat, self.game.notation(self.state).parse(text))

    def can_undo(self, seat: int) -> int:
        """How many of its latest steps a seat may undo by itself, up to a barrier."""
        count = 0
        for step in reversed(self.steps):
            if step.seat != seat or step.barrier:
                break
            count += 1
        return count

    def undo(self, seat: int) -> None:
        """Undo the last step, if the seat may do so by itself."""
        if not self.can_undo(seat):
            raise ActionError(
                "this step cannot be undone: chance, a hidden card or another seat came in between"
            )
        self.take_back()

    def take_back(self) -> None:
        """Undo the last step, whoever took it, without asking whether that is allowed."""
        self.state = self.steps.pop().before

    def resume(self, other: Session) -> None:
        """Go on with the steps of a session that began where this one is now."""
        self.steps += other.steps
        self.state = other.state

    def log(self, seat: int) -> list[Message]:
        """Everything that has happened, as far as a seat may know it."""
        return [message for step in self.steps for message in self.tell(step, seat)]

    def tell(self, step: Step, seat: int) -> list[Message]:
        """What happened in a step, as far as a seat may know it."""
        messages = self.game.story(step.before, step.events)
        return [
            message
            for event, message in zip(step.events, messages, strict=True)
            if is_told(event, seat)
        ]

    def _refusal(self, seat: int, action: int, error: ActionError) -> ActionError:
        names = self.game.seats(self.state)
        if isinstance(error, WrongTurn):
            asked = ", ".join(names[actor] for actor in self.state.actors()) or "nobody"
            return WrongTurn(f"it is not this seat's turn; waiting for: {asked}")
        text = self.game.notation(self.state).spell(action)
        rules = dict.fromkeys(
            rule
            for reason in self.game.explain(self.state, seat, action)
            for rule in reason.message.rules
        )
        why = f" ({', '.join(rules)})" if rules else ""
        return IllegalAction(f"'{text}' is not possible here{why}")


def is_told(event: Event, seat: int) -> bool:
    """Whether a seat, or an observer, learns of an event."""
    return event.audience < 0 or (seat >= 0 and bool(event.audience >> seat & 1))


def learns_something(game: Game, before: State, after: State, seat: int) -> bool:
    """Whether the seat now sees something that was hidden from it before.

    What it showed of its own, such as a card that it played, it may still take back.
    """
    return game.unseen(after, seat) < game.unseen(before, seat)
