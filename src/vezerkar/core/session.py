"""A game in progress: the state, the steps that led to it, and how far undo reaches."""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Mapping
from dataclasses import dataclass, replace

from vezerkar.core.chance import Chance, Logged, Seeded
from vezerkar.core.errors import ActionError, IllegalAction, WrongTurn
from vezerkar.core.game import Game, Value
from vezerkar.core.kernel import OBSERVER, Event, State
from vezerkar.scene.scene import Message


@dataclass(frozen=True)
class Frozen:
    """A state that is seldom needed, as small as it can be; `model` is any other of its game."""

    model: State
    data: bytes

    def thawed(self) -> State:
        state = self.model.clone()
        state.thaw(array("q", zlib.decompress(self.data)).tolist())
        # A position at rest stays where it is: this only finds out again who is asked for what.
        state.settle(Seeded(0))
        state.events = None
        return state


@dataclass(frozen=True)
class Step:
    """One decision: who took what, what chance gave, what happened, and the state before it."""

    seat: int
    action: int
    drawn: tuple[int, ...]
    events: tuple[Event, ...]
    barrier: bool  # nobody may simply take this back
    kept: State | Frozen

    @property
    def before(self) -> State:
        """The state before the step: the very one, or, once it was put away, one equal to it."""
        return self.kept.thawed() if isinstance(self.kept, Frozen) else self.kept

    def put_away(self, model: State) -> Step:
        """The same step in a fraction of the memory."""
        if isinstance(self.kept, Frozen):
            return self
        data = zlib.compress(array("q", self.kept.freeze()).tobytes(), 1)
        return replace(self, kept=Frozen(model, data))


class Session:
    """Plays a game step by step and remembers everything needed to undo, replay and tell it."""

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
        self.start: State | None = None  # the position it began with, if that is no set-up
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
        """The same, and it knows which battle the position is of: it can be recorded."""
        session = cls.from_state(game, state, chance)
        session.scenario, settings = game.setup_of(state)
        session.settings = dict(settings)
        return session

    def apply(self, seat: int, action: int) -> Step:
        """Take an action; a refused one changes nothing and is told with its reasons."""
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
        barrier = bool(chance.drawn) or shows_something(self.game, before, after)
        step = Step(seat, action, tuple(chance.drawn), events, barrier, before)
        self.state = after
        self.steps.append(step)
        return step

    def apply_text(self, seat: int, text: str) -> Step:
        return self.apply(seat, self.game.notation(self.state).parse(text))

    def can_undo(self, seat: int) -> int:
        """How many steps a seat may take back by itself: its own latest ones, up to a barrier."""
        count = 0
        for step in reversed(self.steps):
            if step.seat != seat or step.barrier:
                break
            count += 1
        return count

    def undo(self, seat: int) -> None:
        """Take the last step back."""
        if not self.can_undo(seat):
            raise ActionError(
                "this step cannot be taken back: chance or another seat had a part in it"
            )
        self.state = self.steps.pop().before

    def log(self, seat: int) -> list[Message]:
        """Everything that has happened, as far as a seat may know it."""
        return [message for step in self.steps for message in self.tell(step, seat)]

    def tell(self, step: Step, seat: int) -> list[Message]:
        """What happened in a step, as far as a seat may know it."""
        messages = self.game.story(step.before, step.events)
        return [
            message
            for event, message in zip(step.events, messages, strict=True)
            if event.audience < 0 or (seat >= 0 and event.audience >> seat & 1)
        ]

    def _refusal(self, seat: int, action: int, error: ActionError) -> ActionError:
        names = self.game.seats(self.state)
        if isinstance(error, WrongTurn):
            asked = ", ".join(names[actor] for actor in self.state.actors()) or "nobody"
            return WrongTurn(f"it is not the turn of this seat to decide; asked is: {asked}")
        text = self.game.notation(self.state).spell(action)
        rules = dict.fromkeys(
            rule
            for reason in self.game.explain(self.state, seat, action)
            for rule in reason.message.rules
        )
        why = f" ({', '.join(rules)})" if rules else ""
        return IllegalAction(f"'{text}' is not possible here{why}")


def shows_something(game: Game, before: State, after: State) -> bool:
    """Whether anyone can see what was hidden before; then it cannot be unseen."""
    viewers = [OBSERVER, *range(len(game.seats(before)))]
    unseen = game.unseen
    return any(unseen(after, viewer) < unseen(before, viewer) for viewer in viewers)
