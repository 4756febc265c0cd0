"""Whether a battle is lost: it is played on a few times, and somebody has to save it once.

A judge knows which of two positions is better, but how far behind is too far differs from game to
game and from battle to battle. Playing on to the end finds out without knowing either.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from vezerkar.agents.plan import most_urgent
from vezerkar.agents.search import DICE
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import NOBODY, State
from vezerkar.core.playout import next_seat

TRIES: Final = 20
ENOUGH: Final = 5  # that are lost, where there is no time for more
SECONDS: Final = 0.25  # people wait meanwhile


def is_lost(game: Game, s: State, seat: int, seed: int, seconds: float = SECONDS) -> bool:
    """Whether the team of a seat is behind and saves nothing, as far as the seat can know."""
    team = game.teams(s)[seat]
    if game.judge.value(s, team) >= 0:
        return False
    until = monotonic() + seconds
    for number in range(TRIES):
        t = game.guess(s, seat, Seeded(seed + number))
        if not play_on(game, t, Seeded(seed + number + DICE), until):
            return number >= ENOUGH
        if t.winner in (team, NOBODY):
            return False
    return True


def play_on(game: Game, s: State, chance: Seeded, until: float) -> bool:
    """To the end, everybody taking what looks best; False when time is up before."""
    while s.waiting:
        if monotonic() > until:
            return False
        seat = next_seat(s)
        s.act(seat, most_urgent(s, seat, game.judge, s.legal(seat)), chance)
    return True
