"""Which seat a screen may show: its own, or, where two people share it, the one that decides.

Between two people at one screen a curtain falls whenever the next decision belongs to the other.
While it is down the screen gets what an observer gets, so nothing of either hand exists there.
"""

from __future__ import annotations

from collections.abc import Sequence

from vezerkar.core.kernel import OBSERVER
from vezerkar.table.match import Match, Refusal


class Screen:
    """What one screen may see of a match: it belongs to somebody who holds some seats, or none."""

    def __init__(self, match: Match, mine: Sequence[int]) -> None:
        self.match = match
        self.mine = list(mine)
        self.seat = OBSERVER  # the seat that is shown
        self.settle()

    @property
    def shared(self) -> bool:
        """Hot-seat: people of different sides sit before this screen."""
        return len({self.match.teams[seat] for seat in self.mine}) > 1

    @property
    def waiting(self) -> int:
        """The seat that is to lift the curtain; OBSERVER if there is no curtain, or none may."""
        if not self.shared or self.seat != OBSERVER or self.match.over:
            return OBSERVER
        return next((seat for seat in self.match.deciding() if seat in self.mine), OBSERVER)

    def settle(self) -> bool:
        """After a step: let the curtain fall, or turn to the seat that decides; True if it did."""
        before = self.seat
        deciding = [seat for seat in self.match.deciding() if seat in self.mine]
        if not self.mine:
            self.seat = OBSERVER
        elif self.shared:
            # A secret that both are asked for at once is given by one after the other.
            if self.seat != OBSERVER and deciding and self.seat not in deciding:
                self.seat = OBSERVER
        elif deciding and self.seat not in deciding:
            self.seat = deciding[0]
        elif self.seat not in self.mine:
            self.seat = self.mine[0]
        return self.seat != before

    def look(self, seat: str) -> None:
        """Lift the curtain for a seat; an empty seat lowers it."""
        if not seat:
            if self.shared:
                self.seat = OBSERVER
            return
        number = self.match.seat_number(seat)
        if number not in self.mine:
            raise Refusal("refused-not-yours", "this seat belongs to somebody else")
        if self.shared and not self.match.over and number != self.seat:
            if number not in self.match.deciding():
                raise Refusal("refused-curtain", "it is the other one's turn to look")
        self.seat = number

    def may_show(self, seat: int) -> bool:
        """Whether the screen may show the match through the eyes of a seat now."""
        if seat == OBSERVER or self.match.over:
            return True
        return seat == self.seat if self.shared else seat in self.mine
