"""Whether a battle is lost: it is played on a few times, and somebody has to save it once.

A judge knows which of two positions is better, but how far behind is too far differs from game to
game and from battle to battle. Playing on to the end finds out without knowing either. People make
mistakes: in thought the enemy makes some as well, or else hope would end far too early in games
with little chance, where two careful players come to the same end every time.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from vezerkar.agents.rollout import best_by_prior
from vezerkar.agents.search import DICE
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import NOBODY, State
from vezerkar.core.playout import next_seat

TRIES: Final = 20
ENOUGH: Final = 5  # that are lost, where there is no time for more
SECONDS: Final = 0.25  # people wait meanwhile
SLIPS: Final = 20  # in one of so many decisions the enemy takes anything


def is_lost(game: Game, s: State, seat: int, seed: int, seconds: float = SECONDS) -> bool:
    """Whether the team of a seat is behind and saves nothing, as far as the seat can know."""
    team = game.teams(s)[seat]
    if game.judge.value(s, team) >= 0:
        return False
    until = monotonic() + seconds
    for number in range(TRIES):
        t = game.guess(s, seat, Seeded(seed + number))
        if not play_on(game, t, team, Seeded(seed + number + DICE), until):
            return number >= ENOUGH
        if t.winner in (team, NOBODY):
            return False
    return True


def play_on(game: Game, s: State, team: int, chance: Seeded, until: float) -> bool:
    """To the end, all taking what looks best but for a slip of the enemy; False when time is up."""
    teams = game.teams(s)
    while s.waiting:
        if monotonic() > until:
            return False
        seat = next_seat(s)
        actions = s.legal_actions(seat)
        if teams[seat] != team and chance.below(SLIPS) == 0:
            action = actions[chance.below(len(actions))]
        else:
            action = best_by_prior(s, seat, game.judge, actions)
        s.apply_unchecked(seat, action, chance)
    return True
