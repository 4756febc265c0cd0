"""The first team's chance to win, from 0 to 1, and how much of a change in it was luck.

A review of a finished match is made of these.
"""

from __future__ import annotations

from collections import Counter
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
        return chance_as_it_stands(game, s)
    total = 0.0
    for number in range(tries):
        t, chance = s.clone(), EvenChance(seed + number)
        finish_turn(t, game.judge, chance)
        total += chance_as_it_stands(game, t)
        finish_turn(t, game.judge, chance)  # the reply: having the turn must not look like a gain
        total += chance_as_it_stands(game, t)
    return total / (2 * tries)


def luck_in(game: Game, step: Step, after: State, throws: int, seed: int) -> float:
    """How much luck the first team had in a step: the result less the expected result."""
    if not step.drawn:
        return 0.0
    outcomes: dict[str, State] = {}
    times: Counter[str] = Counter()  # many throws come to the same
    for number in range(throws):
        outcome = thrown_again(step, EvenChance(seed + number))
        mark = outcome.fingerprint()
        outcomes[mark] = outcome
        times[mark] += 1
    expected = (
        sum(chance_as_it_stands(game, outcomes[mark]) * times[mark] for mark in times) / throws
    )
    return chance_as_it_stands(game, after) - expected


def thrown_again(step: Step, chance: Chance) -> State:
    """What a step could have led to."""
    t = step.before.clone()
    t.apply_unchecked(step.seat, step.action, chance)
    return t


def chance_as_it_stands(game: Game, s: State) -> float:
    """The chance of the first team."""
    if s.ending >= 0:
        return 0.5 if s.winner < 0 else float(s.winner == 0)
    return chance_of(game, s, 0, balance(game, s))


def balance(game: Game, s: State) -> float:
    """The value of a position to the first team, averaged over both teams' views.

    Chances were fitted to the game's own judge: a player with another one asks that one, too.
    """
    judge = game.own_judge or game.judge
    return (judge.value(s, 0) - judge.value(s, 1)) / 2
