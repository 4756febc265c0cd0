"""The first team's chance to win, from 0 to 1, and how much of a change in it was luck.

A review of a finished match is made of these.
"""

from __future__ import annotations

from typing import Final

from vezerkar.agents.calibration import chance_of
from vezerkar.agents.rollout import EvenChance, finish_turn
from vezerkar.core.chance import Chance
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.session import Step

LUCK_THROWS: Final = 24  # how often dice are thrown again to find their expected result


def win_chance(game: Game, s: State, tries: int, seed: int) -> float:
    """The chance of the first team, with all cards open: a few turns are played out by priors."""
    if s.ending >= 0:
        return _chance_as_it_stands(game, s)
    total = 0.0
    for number in range(tries):
        t, chance = s.clone(), EvenChance(seed + number)
        finish_turn(t, game.judge, chance)
        total += _chance_as_it_stands(game, t)
        finish_turn(t, game.judge, chance)  # the reply: having the turn must not look like a gain
        total += _chance_as_it_stands(game, t)
    return total / (2 * tries)


def luck_in(game: Game, step: Step, after: State, throws: int, seed: int) -> float:
    """How much luck the first team had in a step: the result less the expected result."""
    if not step.drawn:
        return 0.0
    before = step.before
    expected = (
        sum(_thrown_again(game, before, step, EvenChance(seed + n)) for n in range(throws)) / throws
    )
    return _chance_as_it_stands(game, after) - expected


def _thrown_again(game: Game, before: State, step: Step, chance: Chance) -> float:
    t = before.clone()
    t.apply_unchecked(step.seat, step.action, chance)
    return _chance_as_it_stands(game, t)


def _chance_as_it_stands(game: Game, s: State) -> float:
    """The chance of the first team."""
    if s.ending >= 0:
        return 0.5 if s.winner < 0 else float(s.winner == 0)
    return chance_of(game, s, 0, balance(game, s))


def balance(game: Game, s: State) -> float:
    """The value of a position to the first team, averaged over both teams' views."""
    return (game.judge.value(s, 0) - game.judge.value(s, 1)) / 2
