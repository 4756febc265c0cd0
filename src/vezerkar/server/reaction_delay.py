"""Delays replies in reaction windows, so that their speed never tells what a seat holds.

For every window a delay is drawn as soon as it opens, whoever is asked and whatever they hold. An
automatic pass, a computer's reply and a person's reply all wait for it. A reply that comes later,
because somebody had to think, waits for the end of one more delay of the same kind.
"""

from __future__ import annotations

import random

Moment = tuple[int, int]


class ReactionDelays:
    """The open windows of a table, by the seat that is asked."""

    def __init__(self, range_s: tuple[float, float], pick: random.Random | None = None) -> None:
        self.range_s = range_s
        self.pick = pick or random.SystemRandom()
        self.until: dict[int, tuple[Moment, float]] = {}  # the moment it is for, and the time

    def set_open(self, asked: dict[int, Moment], now: float) -> None:
        """Tell which seats are asked for a reaction; a new window gets its delay."""
        for seat in [seat for seat in self.until if seat not in asked]:
            del self.until[seat]
        for seat, moment in asked.items():
            if seat not in self.until or self.until[seat][0] != moment:
                self.until[seat] = (moment, now + self._drawn())

    def reply_time(self, seat: int, now: float) -> float:
        """The time from which on a reply of a seat may be told."""
        if seat not in self.until:
            return now
        moment, until = self.until[seat]
        while until < now and self.range_s[1] > 0:
            until += self._drawn()
        self.until[seat] = (moment, until)
        return until

    def _drawn(self) -> float:
        return self.pick.uniform(*self.range_s)
