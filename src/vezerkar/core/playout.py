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

    Only decisions with at least two actions count. Where several seats decide at once, the
    first of them that has actions does.
    """
    limit: i64 = most
    made: i64 = 0
    while s.waiting and made < limit:
        count: i64 = s.choices
        if count:
            seat: i64 = SEAT_OF[s.waiting]
            action = s.choice(pick.below(count) if count > 1 else 0)
        else:
            seat, actions = next_choice(s)
            count = len(actions)
            action = actions[pick.below(count) if count > 1 else 0]
        if count > 1:
            made += 1
        s.apply_unchecked(seat, action, chance)
    return made


def next_seat(s: State) -> i64:
    """The first of the waiting seats that has actions; -1 when the game is over."""
    waiting: i64 = s.waiting
    if waiting == 0:
        return -1
    if waiting & (waiting - 1) == 0:
        return SEAT_OF[waiting]
    phase = s.phase()
    seat: i64 = 0
    while not waiting & BIT[seat] or not phase.can_act(s, seat):
        seat += 1
    return seat


def next_choice(s: State) -> tuple[i64, list[int]]:
    """The first of the waiting seats that has actions, and these."""
    waiting: i64 = s.waiting
    if waiting & (waiting - 1) == 0:
        seat: i64 = SEAT_OF[waiting]
        return seat, s.legal_actions(seat)
    for seat in range(8):
        if waiting & BIT[seat]:
            actions = s.legal_actions(seat)
            if actions:
                return seat, actions
    raise ValueError("no waiting seat has an action")


def rollouts(s: State, chance: Chance, pick: Chance, count: int, length: int) -> int:
    """Play `count` copies of a position on for `length` decisions each, as a search does."""
    made: i64 = 0
    for i in range(count):
        made += playout(s.clone(), chance, pick, length)
    return made


def clones(s: State, count: int) -> int:
    """Copy a position many times, for benchmarks."""
    for i in range(count):
        s.clone()
    return count
