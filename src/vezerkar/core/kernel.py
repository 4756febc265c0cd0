# hot: compiled by mypyc
"""The machine that runs every game: a state, the phases that ask, and the loop between them.

A state holds a stack of frames of four ints each: the number of a phase and three small values of
its own. The phase on top says who decides and what may be chosen. Taking a choice changes the state
and the stack; the loop then runs on until somebody really has to choose, or the game is over.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from vezerkar.core.errors import DataError, IllegalAction, WrongTurn

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

FRAME: Final = 4  # ints in a frame: phase, a, b, c
PLAYING: Final = -1  # State.ending while nobody has won
NOBODY: Final = -1  # State.winner in a drawn game
EVERYBODY: Final = -1  # the audience of an open event
OBSERVER: Final = -1  # the seat of someone who only watches
PATIENCE: Final = 100_000  # steps without a choice, far more than any game has

# An option is one int: a verb and three small values.
_FIELD: Final = 12
_MASK: Final = 0xFFF
A_STEP: Final = 1 << 24  # what an option grows by when its first value grows by one
B_STEP: Final = 1 << 12


def pack(verb: i64, a: i64, b: i64, c: i64) -> int:
    """An option from its parts, each value below 4096."""
    return verb << 36 | a << 24 | b << 12 | c


def verb_of(option: int) -> int:
    return option >> 36


def a_of(option: int) -> int:
    return option >> 24 & _MASK


def b_of(option: int) -> int:
    return option >> 12 & _MASK


def c_of(option: int) -> int:
    return option & _MASK


def _seat_table() -> bytes:
    """For a mask with one bit: whose bit it is (up to eight seats)."""
    table = bytearray(129)
    for seat in range(8):
        table[1 << seat] = seat
    return bytes(table)


SEAT_OF: Final[bytes] = _seat_table()
BIT: Final[list[int]] = [1 << i for i in range(62)]
NONE: Final[list[int]] = []


class Event:
    """Something that happened: a kind, its arguments, and the mask of seats that may know."""

    __slots__ = ("args", "audience", "kind")

    def __init__(self, kind: int, args: list[int], audience: int) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience


class State:
    """What is on the table. Games add plain fields; everything static is shared by all copies.

    Fields are declared, not set: making an empty state costs next to nothing, and a game's own
    function fills it. Lists that change often are copied by clone(); those that change rarely are
    *replaced* when they change, never changed in place, so that copies can share them.
    """

    __slots__ = ("ending", "events", "options", "phases", "stack", "waiting", "winner")

    phases: list[Phase[Any]]  # static: the phases of the game, by number
    stack: list[int]
    waiting: i64  # mask of the seats that are to decide
    options: list[int]  # of the only waiting seat; replaced, never changed in place
    ending: i64  # which of the game's endings was reached
    winner: i64  # the winning team
    events: list[Event] | None  # a list only while somebody listens

    # What a game must provide

    def clone(self) -> State:
        """A full copy that shares nothing that changes."""
        raise NotImplementedError

    def freeze(self) -> list[int]:
        """Everything that can change, as one list of ints."""
        raise NotImplementedError

    def thaw(self, frozen: list[int]) -> None:
        """Become the state that was frozen on the same board."""
        raise NotImplementedError

    def invariants(self) -> None:
        """Raise AssertionError, saying what is broken, if the state is impossible."""
        raise NotImplementedError

    def carry_on(self, chance: Chance) -> bool:
        """After an ending: whether a further game of the same match has begun."""
        return False

    # The stack of frames

    def push(self, phase: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        stack = self.stack
        stack.append(phase)
        stack.append(a)
        stack.append(b)
        stack.append(c)

    def pop(self) -> None:
        stack = self.stack
        stack.pop()  # four times: quicker than a slice
        stack.pop()
        stack.pop()
        stack.pop()

    def phase(self) -> Phase[Any]:
        """The phase on top of the stack."""
        return self.phases[self.stack[-FRAME]]

    # Asking and answering

    def actors(self) -> list[int]:
        """The seats that are to decide: none when the game is over."""
        return [seat for seat in range(8) if self.waiting & BIT[seat]]

    def legal(self, seat: int) -> list[int]:
        """All options of a seat; empty if it is not asked."""
        if seat < 0 or not self.waiting & BIT[seat]:
            return NONE
        if self.waiting == BIT[seat]:
            return self.options
        return self.phase().options(self, seat)

    def apply(self, seat: int, option: int, chance: Chance) -> None:
        """Take an option after checking it; a refused one changes nothing."""
        if seat < 0 or not self.waiting & BIT[seat]:
            raise WrongTurn("it is not this seat's turn to decide")
        if option not in self.legal(seat):
            raise IllegalAction("this action is not among the options")
        self.act(seat, option, chance)

    def act(self, seat: i64, option: int, chance: Chance) -> None:
        """Take an option that is known to be legal: fast and trusting."""
        self.phases[self.stack[-FRAME]].take(self, seat, option, chance)
        self.settle(chance)

    def settle(self, chance: Chance) -> None:
        """Run on until somebody has a real choice, or the game is over.

        A written position may go round in a circle that no battle reaches: that is refused.
        """
        phases = self.phases
        steps: i64 = 0
        while self.ending < 0 or self.carry_on(chance):
            steps += 1
            if steps > PATIENCE:
                raise DataError("position: nobody is asked, and nothing goes on")
            phase = phases[self.stack[-FRAME]]
            waiting: i64 = phase.waiting(self)
            if waiting == 0:
                phase.proceed(self, chance)
            elif waiting & (waiting - 1):
                if phase.secret or not self.settle_one_of(phase, waiting, chance):
                    self.waiting = waiting
                    self.options = NONE
                    return
            else:
                seat: i64 = SEAT_OF[waiting]
                options = phase.options(self, seat)
                if phase.secret or len(options) != 1:
                    self.waiting = waiting
                    self.options = options
                    return
                phase.take(self, seat, options[0], chance)
        self.waiting = 0
        self.options = NONE

    def settle_one_of(self, phase: Phase[Any], waiting: i64, chance: Chance) -> bool:
        """Where several seats are asked at once: take the step of one that has no choice."""
        for seat in range(8):
            if waiting & BIT[seat]:
                options = phase.options(self, seat)
                if len(options) == 1:
                    phase.take(self, seat, options[0], chance)
                    return True
        return False

    def end(self, ending: i64, winner: i64) -> None:
        """The game is over: which ending, and which team won."""
        self.ending = ending
        self.winner = winner

    # Telling what happens; call only while `events` is a list, so that silence costs nothing

    def tell(self, kind: int, args: list[int], audience: int = EVERYBODY) -> None:
        if self.events is not None:
            self.events.append(Event(kind, args, audience))

    # Comparing

    def frozen_kernel(self) -> list[int]:
        """The part of freeze() that every game shares."""
        return [self.ending, self.winner, len(self.stack), *self.stack]

    def fingerprint(self) -> str:
        """A stable hash of everything that can change, equal in every form."""
        text = ",".join([str(n) for n in self.freeze()])
        return blake2b(text.encode(), digest_size=8).hexdigest()


S = TypeVar("S", bound=State)


class Phase(Generic[S]):
    """One kind of decision, without any state of its own.

    A `secret` phase stays a real decision even with one option (a reaction, a choice from a hidden
    hand): if the kernel settled it at once, its absence would tell what the seat holds.
    """

    def __init__(self, secret: bool = False) -> None:
        self.secret: bool = secret

    def waiting(self, s: S) -> i64:
        """The mask of the seats that decide; 0 if nobody is asked and the game goes on."""
        return 0

    def options(self, s: S, seat: i64) -> list[int]:
        """What the seat may choose: something, for at least one of the seats that wait.

        A member of a team may have nothing where another has; to leave him out of those that
        wait could show what the team holds.
        """
        return NONE

    def take(self, s: S, seat: i64, option: int, chance: Chance) -> None:
        """What the choice does."""
        raise NotImplementedError

    def proceed(self, s: S, chance: Chance) -> None:
        """What happens when nobody is asked."""
        raise NotImplementedError


class Judge:
    """How good a position looks to a team: what a computer player knows about a game."""

    def value(self, s: State, team: i64) -> float:
        """Higher is better for the team; between -1 and 1."""
        raise NotImplementedError

    def urge(self, s: State, option: int) -> float:
        """How tempting an option is at first sight, without trying it: the value it may bring."""
        raise NotImplementedError

    def urges(self, s: State, options: list[int]) -> list[float]:
        """The urges of all options of a decision; a game may find them faster together."""
        return [self.urge(s, option) for option in options]

    def urges_of(self, s: State, seat: i64, options: list[int]) -> list[float]:
        """The urges of a seat: where several decide at once, a game must know whose they are."""
        return self.urges(s, options)

    def turn(self, s: State) -> int:
        """A number that changes when a turn passes: so far a computer player thinks ahead."""
        raise NotImplementedError

    def stage(self, s: State, seat: i64) -> int:
        """A number that changes when a seat has reason to think its posture over."""
        return self.turn(s)

    def postures(self, s: State, seat: i64) -> list[int]:
        """The numbers of ways to lead a stage that are worth a thought, the usual one first."""
        return [0]

    def shades(self, posture: int) -> list[int]:
        """The numbers of a posture and of others that differ from it in degree, itself first."""
        return [posture]

    def bent(self, posture: int) -> Judge:
        """This judge as somebody who has taken a posture."""
        return self
