"""When an answer in a reaction window may be told: never so that its speed tells what is held.

For every window a pause is drawn as soon as it opens, whoever is asked and whatever they hold. An
automatic pass, a computer's answer and a person's answer all wait for it. An answer that comes
later, because somebody had to think, waits for the end of one more pause of the same kind.
"""

from __future__ import annotations

import random

Moment = tuple[int, int]


class Windows:
    """The open windows of a table, by the seat that is asked."""

    def __init__(self, pause: tuple[float, float], pick: random.Random | None = None) -> None:
        self.pause = pause
        self.pick = pick or random.SystemRandom()
        self.until: dict[int, tuple[Moment, float]] = {}  # the moment it is for, and the time

    def see(self, asked: dict[int, Moment], now: float) -> None:
        """Tell which seats are asked for a reaction; a new window gets its pause."""
        for seat in [seat for seat in self.until if seat not in asked]:
            del self.until[seat]
        for seat, moment in asked.items():
            if seat not in self.until or self.until[seat][0] != moment:
                self.until[seat] = (moment, now + self._drawn())

    def release(self, seat: int, now: float) -> float:
        """The time from which on an answer of a seat may be told."""
        if seat not in self.until:
            return now
        moment, until = self.until[seat]
        while until < now and self.pause[1] > 0:
            until += self._drawn()
        self.until[seat] = (moment, until)
        return until

    def _drawn(self) -> float:
        return self.pick.uniform(*self.pause)
