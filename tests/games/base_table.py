"""What the tables of all games share: a position that a test plays with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Self, TypeVar

from vezerkar.core.chance import Chance, Script
from vezerkar.core.errors import ActionError
from vezerkar.core.game_base import GameBase
from vezerkar.core.kernel import FRAME, State
from vezerkar.core.notation import Form
from vezerkar.core.session import Session, Step

S = TypeVar("S", bound=State)


class BaseTable(Generic[S]):
    """A position in play; each game adds how it is set up, how dice fall, and what is looked at."""

    game: GameBase[S]
    frames: Sequence[Form]  # how the phases are called
    session: Session

    def begin(self, state: State) -> None:
        self.session = Session.from_state(self.game, self.game.own(state), self.no_chance())

    def no_chance(self) -> Chance:
        """Where a test gives no dice, none may fall."""
        return Script([])

    def copy(self) -> Self:
        other = type(self).__new__(type(self))
        other.begin(self.s.clone())
        return other

    @property
    def s(self) -> S:
        return self.game.own(self.session.state)

    def number(self, kind: str, name: str) -> int:
        return self.game.notation(self.s).lexicon.number(kind, name)

    def name(self, kind: str, number: int) -> str:
        return self.game.notation(self.s).lexicon.name(kind, number)

    # Who decides what

    @property
    def asked(self) -> list[str]:
        """The seats that are to decide."""
        seats = self.game.seats(self.s)
        return [seats[seat] for seat in self.s.actors()]

    @property
    def phase(self) -> str:
        """The phase on top of the stack."""
        return self.frames[self.s.stack[-FRAME]].word

    def seat(self, name: str = "") -> int:
        """The seat of a name, or the first that is to decide."""
        return self.game.seats(self.s).index(name) if name else self.s.actors()[0]

    def actions(self, verb: str = "", seat: str = "") -> list[str]:
        """The actions of a seat in notation: all, or those of a verb."""
        if not seat and not self.s.actors():
            return []
        spell = self.game.notation(self.s).spell
        found = [spell(action) for action in self.s.legal_actions(self.seat(seat))]
        return [text for text in found if not verb or text.split()[0] == verb]

    def can(self, action: str, seat: str = "") -> bool:
        return action in self.actions(seat=seat)

    # Acting

    def take(self, seat: int, action: str) -> Step:
        """Take an action; a copy that nobody listens to comes to the same position by it."""
        unheard = self.s.clone()
        step = self.session.apply_text(seat, action)
        unheard.apply_unchecked(seat, step.action, Script(list(step.drawn)))
        assert unheard.fingerprint() == self.s.fingerprint(), f"'{action}', unheard"
        return step

    def told(self, step: Step) -> list[str]:
        """What happened in a step, as words such as `hit unit:ax01 1 3`."""
        return [
            " ".join(
                [
                    self.game.events[event.kind].word,
                    *map(str, self.game.tell(step.before, event.kind, event.args).args.values()),
                ]
            )
            for event in step.events
        ]

    def refused(self, text: str, seat: str = "") -> list[str]:
        """The rules that forbid an action; it must be refused, and nothing may change."""
        number = self.seat(seat)
        before = self.s.fingerprint()
        action = self.game.notation(self.s).parse(text)
        try:
            self.session.apply(number, action)
        except ActionError:
            assert self.s.fingerprint() == before
            reasons = self.game.explain(self.s, number, action)
            assert reasons, f"'{text}' is refused without a reason"
            return [rule for reason in reasons for rule in reason.message.rules]
        raise AssertionError(f"'{text}' was not refused")
