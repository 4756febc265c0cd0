"""What an explanation needs: the state, the seat, and the names of things."""

from __future__ import annotations

from vezerkar.games.crescent.phases.frame import PHASE
from vezerkar.games.crescent.setup import Layout, layout_of
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import FRAMES, SIDES, TROOPS


class Facts:
    """A state seen by a seat, with names for everything in it."""

    def __init__(self, s: Battle, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.layout: Layout = layout_of(s.board)

    @property
    def phase(self) -> str:
        """The word of the phase on top of the stack."""
        return FRAMES[self.s.stack[PHASE]].word if self.s.stack else ""

    def name(self, kind: str, number: int) -> str:
        return f"{kind}:{self.layout.lexicon.name(kind, number)}"

    def tower(self, t: int) -> str:
        return self.name("unit", t)

    def square(self, q: int) -> str:
        return self.name("square", q)

    def card(self, card: int) -> str:
        return self.name("card", card)

    def troop(self, troop: int) -> str:
        """A type of troops, as the seat's own side calls it."""
        return self.troop_of(self.seat, troop)

    def troop_of(self, seat: int, troop: int) -> str:
        """A type of troops, as the side of a seat calls it."""
        return f"kind:{SIDES[seat % 2]}-{TROOPS[troop]}"
