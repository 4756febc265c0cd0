"""Which seat a screen may show: its own, or, where several people share it, the one that decides.

Between people at one screen the view is hidden whenever the next decision belongs to another of
them; the protocol calls this the curtain. While it is hidden the screen gets what an observer gets,
so no hand is ever sent to it. Where nobody sees more than the others, as on an open map, there is
nothing to hide.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vezerkar.core.kernel import OBSERVER
from vezerkar.table.history import CHANGING_FIELDS
from vezerkar.table.match import Match
from vezerkar.table.reactions import is_passed
from vezerkar.table.refusals import Refusal
from vezerkar.table.views import scene_of

PROMPT_FIELDS: Final = ("prompt", "actions")  # differ for whoever is asked, and hide nothing
VISIBLE_FIELDS: Final = tuple(name for name in CHANGING_FIELDS if name not in PROMPT_FIELDS)


class Screen:
    """What one screen may see of a match; its user holds some seats, or none."""

    def __init__(self, match: Match, mine: Sequence[int]) -> None:
        self.match = match
        self.mine = list(mine)
        self.seat = OBSERVER  # the seat that is shown
        self.update()

    def person(self, seat: int) -> tuple[int, str]:
        """Who holds a seat: people at one screen are of different teams or have other names."""
        return self.match.teams[seat], self.match.seats[seat].name

    def also(self, seat: int) -> tuple[int, ...]:
        """The other seats of the same person, who sees all of their own cards."""
        if seat not in self.mine:
            return ()
        person = self.person(seat)
        return tuple(each for each in self.mine if each != seat and self.person(each) == person)

    @property
    def seen(self) -> tuple[int, ...]:
        """Whose scene is shown: that of a seat, with the cards of the same person's others."""
        return (self.seat, *self.also(self.seat))

    @property
    def shared(self) -> bool:
        """Hot seat: several people play at this screen."""
        return len({self.person(seat) for seat in self.mine}) > 1

    @property
    def next_seat(self) -> int:
        """The seat that has to reveal the hidden screen; OBSERVER if it is not hidden."""
        if not self.shared or self.seat != OBSERVER or self.match.over:
            return OBSERVER
        return next(iter(self._asked()), OBSERVER)

    def _asked(self) -> list[int]:
        """The seats of this screen that are to answer now; a request to go back comes first."""
        match = self.match
        if self.shared and match.undo_request is not None:
            asking = match.teams[match.undo_request.seat]
            others = [seat for seat in self.mine if match.teams[seat] != asking]
            if others:
                return others
        asked = [seat for seat in match.deciding() if seat in self.mine]
        # Nobody looks at a seat that is asked and passed for; at a shared screen that would show.
        return asked if self.shared else [seat for seat in asked if not self._is_passed(seat)]

    def _is_passed(self, seat: int) -> bool:
        return seat != self.seat and is_passed(self.match, seat)

    def update(self) -> bool:
        """After a step: hide the screen, or turn to the seat that decides; True if it changed."""
        if not self.mine:
            return False  # it shows what observers see, for good
        before = self.seat
        asked = self._asked()
        if asked and self.seat not in asked:
            # Where several are asked for a secret at once, each gives their part in turn.
            own = [seat for seat in asked if self._may_turn_to(seat)]
            self.seat = own[0] if own else OBSERVER
        elif self.seat not in self.mine and not self.shared:
            self.seat = self.mine[0]
        return self.seat != before

    def _may_turn_to(self, seat: int) -> bool:
        """Whether the screen may show another seat without being hidden in between."""
        if not self.shared:
            return True
        if self.seat != OBSERVER and self.person(self.seat) == self.person(seat):
            return True
        return self._sees_as_much(seat)

    def _sees_as_much(self, seat: int) -> bool:
        """Whether a seat sees nothing that the one shown now does not see."""
        match, log = self.match, self.match.log
        shown, wanted = scene_of(match, self.seat), scene_of(match, seat)
        if wanted.prompt.private or log.known(self.seat) != log.known(seat):
            return False
        same = all(getattr(shown, name) == getattr(wanted, name) for name in VISIBLE_FIELDS)
        tells_both = match.history.tells_both
        return same and all(tells_both(number, self.seat, seat) for number in log.known(seat))

    def reveal(self, seat: str) -> None:
        """Reveal the screen for a seat; an empty seat hides it."""
        if not seat:
            if self.shared:
                self.seat = OBSERVER
            return
        number = self.match.seats.number(seat)
        if number not in self.mine:
            raise Refusal("refused-not-yours", "this seat belongs to somebody else")
        if self.shared and not self.match.over:
            people = {self.person(asked) for asked in [*self._asked(), *self.match.deciding()]}
            if self.seat != OBSERVER:
                people.add(self.person(self.seat))
            if self.person(number) not in people:
                text = "it is the other player's turn at this screen"
                raise Refusal("refused-curtain", text)
        self.seat = number

    def knows(self, seat: int) -> bool:
        """Whether the person at the screen now may know all that a seat knows."""
        return self.may_show(seat) or self._sees_as_much(seat)

    def may_show(self, seat: int) -> bool:
        """Whether the screen may show the match from a seat's point of view now."""
        if seat == OBSERVER or self.match.over:
            return True
        if not self.shared:
            return seat in self.mine
        return self.seat != OBSERVER and self.person(seat) == self.person(self.seat)
