# hot: compiled by mypyc
"""When a computer player gives up: when it loses however the game may go on.

The game is played to its end many times, by first sight, each time with another guess at what is
hidden and with other dice. Who would not win one of them may resign without regret.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from vezerkar.agents.plan import most_urgent
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import Judge, State
from vezerkar.core.playout import next_seat

if TYPE_CHECKING:
    from mypy_extensions import i64

GAMES: Final = 24
STEPS: Final = 1500  # a game that is so far from its end is not given up
HOPE: Final = -0.5  # who stands better than this does not think of it


def hopeless(judge: Judge, s: State, team: i64, deal: Callable[[int], State], seed: int) -> bool:
    """Whether a team loses every game that is played on from here; `s` is what it knows of it."""
    if judge.value(s, team) > HOPE:
        return False
    for i in range(GAMES):
        if not loses(judge, deal(seed + i), team, seed + i):
            return False
    return True


def loses(judge: Judge, s: State, team: i64, seed: int) -> bool:
    """Play one game on to its end: is it lost?"""
    chance = Seeded(seed)
    steps: i64 = 0
    while s.waiting and steps < STEPS:
        seat = next_seat(s)
        s.act(seat, most_urgent(s, seat, judge, s.legal(seat)), chance)
        steps += 1
    return not s.waiting and s.winner >= 0 and s.winner != team
