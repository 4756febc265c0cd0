"""One match: who sits where, what has been played, how it ended.

What is shown of it is in `views`, taking steps back in `undo`. A match changes only through journal
entries, which storage keeps: `reading` them again gives the same match. They are stored before
anybody is told; if storing fails, the match in memory is thrown away and read again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from vezerkar.core.chance import Chance, Script, promise
from vezerkar.core.errors import DataError, IllegalAction
from vezerkar.core.game import Game, Value
from vezerkar.core.kernel import State
from vezerkar.core.session import Session
from vezerkar.table.decorations import CANCEL, CONFIRM, is_deliberate, view_of
from vezerkar.table.history import History
from vezerkar.table.irreversible import ends_turn
from vezerkar.table.journal import UNKNOWN, JournalEntry, chance_of_line
from vezerkar.table.log import LoggedStep
from vezerkar.table.refusals import Refusal, Stale
from vezerkar.table.scene_cache import SceneCache
from vezerkar.table.seats import TableSeat, TableSeats
from vezerkar.table.undo_rules import UndoRules


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
        self.undo_rules = UndoRules(self.history, self.seats)
        self.scenes = SceneCache()
        self.held: dict[int, str] = {}  # by seat: an action that waits to be confirmed
        self.resigned: int | None = None  # the team that resigned
        self.agreed = False  # all sides agreed on the end
        self.undo_request: UndoRequest | None = None
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
        return self.agreed or self.resigned is not None or self.state.ending >= 0

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

    # Actions

    def apply(self, seat: str, ply: int, action: str) -> JournalEntry:
        """Apply an action in notation; a refused action changes nothing."""
        number = self.seats.number(seat)
        if self.over:
            raise Refusal("refused-over", "the match is over")
        if ply != self.ply_of(number) and not self._still_asked(number, ply):
            known = self.ply_of(number)
            raise Stale(f"the action was for step {ply}, the match is at step {known}")
        if number in self.held:
            return self._confirm_or_cancel(number, action)
        if self.confirm_turn and self._must_confirm(number, action):
            return self.hold(number, action)
        return self.apply_with(number, action, self._next_chance())

    def _still_asked(self, seat: int, ply: int) -> bool:
        """Whether a seat plans in secret since that moment, and only others have done something.

        That one of them is ready is told to everybody, but makes nobody else's plan a late one.
        """
        left = self.log.left(seat)
        if not 0 <= ply < len(left) or not self.state.phase().secret:
            return False
        steps = [self.log.lines[number].step for number in left[ply:]]
        then, now = steps[0].before, self.state
        return (
            all(step.seat != seat and step.before.phase().secret for step in steps)
            and len(then.stack) == len(now.stack)
            and then.phase() is now.phase()
            and then.legal_actions(seat) == now.legal_actions(seat)
        )

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

    # Actions that have to be confirmed

    def _must_confirm(self, seat: int, text: str) -> bool:
        """Whether the table asks first: the action would end the turn as a side effect."""
        if self.seats[seat].kind != "person" or seat not in self.deciding():
            return False
        view = view_of(self.game.scene(self.state, seat), text)
        if view is None or is_deliberate(view):
            return False
        action = self.game.notation(self.state).parse(text)
        return ends_turn(self.game, self.state, seat, action)

    def _confirm_or_cancel(self, seat: int, action: str) -> JournalEntry:
        if action == CANCEL:
            return self.release(seat)
        if action != CONFIRM:
            raise IllegalAction("confirm or cancel the end of the turn first")
        return self.apply_with(seat, self.held[seat], self._next_chance())

    # The changes that a journal keeps

    def apply_with(
        self, seat: int, action: str, chance: Chance, hidden: int = UNKNOWN
    ) -> JournalEntry:
        """Apply an action with chance results of the caller's; a refused action changes nothing."""
        step = self.history.apply(seat, action, chance, seat in self.held, hidden)
        self.held.clear()
        self.drop_request(self.log.lines[-1:])
        hidden = self.log.lines[-1].hidden
        return JournalEntry("act", self.seats.ids[seat], action, step.drawn, hidden=hidden)

    def hold(self, seat: int, action: str) -> JournalEntry:
        """Keep an action until it is confirmed."""
        self.held[seat] = action
        return JournalEntry("hold", self.seats.ids[seat], action)

    def release(self, seat: int) -> JournalEntry:
        """Drop an action that waits to be confirmed."""
        del self.held[seat]
        return JournalEntry("release", self.seats.ids[seat])

    def go_back(self, steps: int) -> None:
        """Take the latest steps back."""
        self.history.go_back(steps)
        self.held.clear()

    def withdraw(self, places: Sequence[int], trial: Session) -> None:
        """Take single steps back; `trial` is the history without them."""
        self.history.withdraw(places, trial)
        self.held.clear()

    def resign(self, seat: str) -> JournalEntry:
        """The side of a seat resigns."""
        if self.over:
            raise Refusal("refused-over", "the match is over")
        self.resigned = self.teams[self.seats.number(seat)]
        self.undo_request = None
        self.held.clear()
        return JournalEntry("resign", seat)

    def end(self, seat: str) -> JournalEntry:
        """All sides have agreed that nobody wins; the seat was the last to do so."""
        if self.over:
            raise Refusal("refused-over", "the match is over")
        self.agreed = True
        self.undo_request = None
        self.held.clear()
        return JournalEntry("end", seat)

    def drop_request(self, changed: Sequence[LoggedStep]) -> None:
        """A request lapses when the match goes on, but secret steps must not show in that."""
        if not all(line.hidden for line in changed):
            self.undo_request = None
