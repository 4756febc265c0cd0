"""Whether a battle is lost: play it out a few times, and see whether it is ever saved.

A judge knows which of two positions is better, but how far behind is too far differs from battle to
battle; playing to the end finds out. The enemy makes some mistakes in these rollouts, as people do:
without them a computer would give up far too early in games with few dice, where two careful
players reach the same end every time.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from vezerkar.agents.calibration import chance_of
from vezerkar.agents.rollout import best_by_prior
from vezerkar.agents.search import DICE_SEEDS
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import NOBODY, State
from vezerkar.core.playout import next_seat

RESIGN_TRIES: Final = 20
MIN_LOST_TRIES: Final = 5  # enough where there is no time for more
RESIGN_BUDGET_S: Final = 0.25  # people wait meanwhile
ENEMY_SLIPS_ONE_IN: Final = 20  # decisions
EVEN_CHANCE: Final = 0.5


def is_lost(game: Game, s: State, seat: int, seed: int, seconds: float = RESIGN_BUDGET_S) -> bool:
    """Whether the team of a seat is behind and never recovers, as far as the seat can know."""
    team = game.teams(s)[seat]
    if chance_of(game, s, team, game.judge.value(s, team)) >= EVEN_CHANCE:
        return False
    until = monotonic() + seconds
    for number in range(RESIGN_TRIES):
        t = game.guess(s, seat, Seeded(seed + number))
        if not play_on(game, t, team, Seeded(seed + number + DICE_SEEDS), until):
            return number >= MIN_LOST_TRIES
        if t.winner in (team, NOBODY):
            return False
    return True


def play_on(game: Game, s: State, team: int, chance: Seeded, until: float) -> bool:
    """Play to the end by priors, with slips of the enemy; False when time is up."""
    teams = game.teams(s)
    while s.waiting:
        if monotonic() > until:
            return False
        seat = next_seat(s)
        actions = s.legal_actions(seat)
        if teams[seat] != team and chance.below(ENEMY_SLIPS_ONE_IN) == 0:
            action = actions[chance.below(len(actions))]
        else:
            action = best_by_prior(s, seat, game.judge, actions)
        s.apply_unchecked(seat, action, chance)
    return True
