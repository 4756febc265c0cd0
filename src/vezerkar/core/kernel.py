# hot: compiled by mypyc
"""The machine that runs every game: a state, the phases that ask, and the loop between them.

A state holds a stack of frames of four ints each: the number of a phase and three small values of
its own. The phase on top says who decides and which actions there are. Taking an action changes the
state and the stack; the loop then runs on until a seat has a real choice, or the game is over.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from vezerkar.core.errors import DataError, IllegalAction, WrongTurn
from vezerkar.core.fields import Fields, like, lists_in

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

FRAME: Final = 4  # ints in a frame: phase, a, b, c
PLAYING: Final = -1  # State.ending while nobody has won
NOBODY: Final = -1  # State.winner in a drawn game
EVERYBODY: Final = -1  # the audience of an open event
OBSERVER: Final = -1  # the seat of someone who only watches
UNCOUNTED: Final = -1  # the actions of a phase that has to list them to know how many there are
MAX_STEPS_WITHOUT_CHOICE: Final = 100_000  # far more than any game has

# An action is one int: a verb and three small values.
_FIELD: Final = 12
_MASK: Final = 0xFFF
A_STEP: Final = 1 << 24  # what an action grows by when its first value grows by one
B_STEP: Final = 1 << 12


def pack(verb: i64, a: i64, b: i64, c: i64) -> int:
    """An action from its parts, each value below 4096."""
    return verb << 36 | a << 24 | b << 12 | c


def verb_of(action: int) -> int:
    return action >> 36


def a_of(action: int) -> int:
    return action >> 24 & _MASK


def b_of(action: int) -> int:
    return action >> 12 & _MASK


def c_of(action: int) -> int:
    return action & _MASK


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

    __slots__ = (
        "actions",
        "choices",
        "ending",
        "events",
        "phases",
        "stack",
        "waiting",
        "winner",
    )

    phases: list[Phase[Any]]  # static: the phases of the game, by number
    stack: list[int]
    waiting: i64  # mask of the seats that are to decide
    choices: i64  # how many actions the only waiting seat has; 0 if there is no such seat
    actions: list[int]  # these, or none until somebody asks for them; replaced, never changed
    ending: i64  # which of the game's endings was reached
    winner: i64  # the winning team
    events: list[Event] | None  # a list only while somebody listens

    # What a game must provide

    def clone(self) -> State:
        """A full copy that shares nothing that changes."""
        raise NotImplementedError

    def fields(self) -> Fields:
        """The fields that can change, in the order in which they are frozen."""
        raise NotImplementedError

    def thawed(self) -> None:
        """Work out again what is kept beside the frozen fields; called at the end of thaw()."""

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

    def replace(self, phase: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Another frame takes the place of the one on top: pop and push, but much quicker."""
        stack = self.stack
        stack[-4] = phase
        stack[-3] = a
        stack[-2] = b
        stack[-1] = c

    def phase(self) -> Phase[Any]:
        """The phase on top of the stack."""
        return self.phases[self.stack[-FRAME]]

    # Asking and answering

    def actors(self) -> list[int]:
        """The seats that are to decide; none when the game is over."""
        return [seat for seat in range(8) if self.waiting & BIT[seat]]

    def legal_actions(self, seat: i64) -> list[int]:
        """All actions of a seat; empty if it is not to decide now."""
        waiting: i64 = self.waiting
        if seat < 0 or not waiting >> seat & 1:
            return NONE
        if waiting & (waiting - 1):
            return self.phase().actions(self, seat)
        if not self.actions:
            self.actions = self.phase().actions(self, seat)
        return self.actions

    def choice(self, n: i64) -> int:
        """One of the actions of the only waiting seat, by its place in the list.

        Whoever plays at random asks for it instead of for the list, which need not be made then.
        """
        if self.actions:
            return self.actions[n]
        return self.phase().action(self, SEAT_OF[self.waiting], n)

    def apply(self, seat: i64, action: int, chance: Chance) -> None:
        """Take an action after checking that it is legal; a refused one changes nothing."""
        if seat < 0 or not self.waiting >> seat & 1:
            raise WrongTurn("it is not this seat's turn")
        if action not in self.legal_actions(seat):
            raise IllegalAction("this action is not legal here")
        self.apply_unchecked(seat, action, chance)

    def apply_unchecked(self, seat: i64, action: int, chance: Chance) -> None:
        """Take an action that is known to be legal, without checking it again."""
        self.phases[self.stack[-FRAME]].take(self, seat, action, chance)
        self.settle(chance)

    def settle(self, chance: Chance) -> None:
        """Run on until a seat has a real choice, or the game is over.

        A position written by hand may loop without end where no match could: that is an error.
        """
        phases = self.phases
        steps: i64 = 0
        while self.ending < 0 or self.carry_on(chance):
            steps += 1
            if steps > MAX_STEPS_WITHOUT_CHOICE:
                raise DataError("position: no seat can act and no phase makes progress")
            phase = phases[self.stack[-FRAME]]
            waiting: i64 = phase.waiting(self)
            if waiting == 0:
                phase.proceed(self, chance)
            elif waiting & (waiting - 1):
                if phase.secret or not self.settle_one_of(phase, waiting, chance):
                    self.waiting, self.choices = waiting, 0
                    self.actions = NONE
                    return
            else:
                seat: i64 = SEAT_OF[waiting]
                choices: i64 = phase.count(self, seat)
                actions = NONE
                if choices < 0:
                    actions = phase.actions(self, seat)
                    choices = len(actions)
                if phase.secret or choices != 1:
                    self.waiting, self.choices = waiting, choices
                    self.actions = actions
                    return
                action = actions[0] if actions else phase.action(self, seat, 0)
                phase.take(self, seat, action, chance)
        self.waiting, self.choices = 0, 0
        self.actions = NONE

    def settle_one_of(self, phase: Phase[Any], waiting: i64, chance: Chance) -> bool:
        """Where several seats decide at once: act for one that has a single action."""
        for seat in range(8):
            if waiting & BIT[seat]:
                actions = phase.actions(self, seat)
                if len(actions) == 1:
                    phase.take(self, seat, actions[0], chance)
                    return True
        return False

    def end(self, ending: i64, winner: i64) -> None:
        """End the game: which ending, and which team won."""
        self.ending = ending
        self.winner = winner

    # Events; call only while `events` is a list, so that they cost nothing while nobody listens

    def tell(self, kind: int, args: list[int], audience: int = EVERYBODY) -> None:
        if self.events is not None:
            self.events.append(Event(kind, args, audience))

    # Comparing

    def freeze(self) -> list[int]:
        """Everything that can change, as one list of ints."""
        fields = self.fields()
        out = [self.ending, self.winner, len(self.stack), *self.stack]
        for name in fields.numbers:
            out.append(getattr(self, name))
        for name in fields.lists + fields.computed:
            for numbers in lists_in(getattr(self, name)):
                out.append(len(numbers))
                out += numbers
        return out

    def thaw(self, frozen: list[int]) -> None:
        """Become the state that was frozen on the same board."""
        fields = self.fields()
        self.ending, self.winner = frozen[0], frozen[1]
        at = 3 + frozen[2]
        self.stack = frozen[3:at]
        for name in fields.numbers:
            setattr(self, name, frozen[at])
            at += 1
        for name in fields.lists + fields.computed:
            at = self.thaw_field(name, frozen, at)
        self.thawed()

    def thaw_field(self, name: str, frozen: list[int], at: int) -> int:
        """Read one field of lists from a place in the frozen state; the place after it."""
        found: list[list[int]] = []
        old = getattr(self, name)
        for i in range(len(lists_in(old))):
            end = at + 1 + frozen[at]
            found.append(frozen[at + 1 : end])
            at = end
        setattr(self, name, like(old, found))
        return at

    def fingerprint(self) -> str:
        """A stable hash of everything that can change, equal in every form."""
        text = ",".join([str(n) for n in self.freeze()])
        return blake2b(text.encode(), digest_size=8).hexdigest()


S = TypeVar("S", bound=State)


class Phase(Generic[S]):
    """One kind of decision, without any state of its own.

    A `secret` phase stays a real decision even with one action (a reaction, a choice from a hidden
    hand): if the kernel settled it at once, its absence would tell what the seat holds.
    """

    def __init__(self, secret: bool = False) -> None:
        self.secret: bool = secret

    def waiting(self, s: S) -> i64:
        """The mask of the seats that decide; 0 if the phase goes on by itself."""
        return 0

    def actions(self, s: S, seat: i64) -> list[int]:
        """The legal actions of a seat; at least one of the waiting seats has some.

        A member of a team may have none where another has some: leaving that member out of the
        waiting seats could show what the team holds.
        """
        return NONE

    def count(self, s: S, seat: i64) -> i64:
        """How many actions a seat has, from a phase that knows without listing them."""
        return UNCOUNTED

    def action(self, s: S, seat: i64, n: i64) -> int:
        """The action at a place of the list; quickly from a phase that counts."""
        return self.actions(s, seat)[n]

    def can_act(self, s: S, seat: i64) -> bool:
        """Whether a seat has any action; a phase that knows without listing them says so."""
        return len(self.actions(s, seat)) > 0

    def take(self, s: S, seat: i64, action: int, chance: Chance) -> None:
        """Carry out an action of a seat."""
        raise NotImplementedError

    def proceed(self, s: S, chance: Chance) -> None:
        """Go on by itself; called while no seat is waiting."""
        raise NotImplementedError
