# hot: compiled by mypyc
"""Random play: the quickest way through a game, for measuring, testing and searching."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT, SEAT_OF, State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


def playout(s: State, chance: Chance, pick: Chance, most: int) -> int:
    """Play at random to the end or for `most` decisions; returns how many real ones there were.

    Only decisions with at least two options count. Where several seats are asked at once, the
    first of them decides.
    """
    limit: i64 = most
    made: i64 = 0
    while s.waiting and made < limit:
        seat = first_seat(s.waiting)
        options = s.legal(seat)
        count: i64 = len(options)
        if count == 1:
            s.act(seat, options[0], chance)
        else:
            made += 1
            s.act(seat, options[pick.below(count)], chance)
    return made


def first_seat(waiting: i64) -> i64:
    """The first of the seats that are asked."""
    if waiting & (waiting - 1) == 0:
        return SEAT_OF[waiting]
    seat: i64 = 0
    while not waiting & BIT[seat]:
        seat += 1
    return seat
