"""What a computer player can say about a position: what it would do, and the chances to win.

Chances are those of the first team, from 0 to 1: the turn is played out a few times by priors, and
the values at the end are turned into chances.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from vezerkar.agents.agent import Agent
from vezerkar.agents.calibration import chance_of
from vezerkar.agents.rollout import EvenChance, best_by_prior, finish_turn, shortlist
from vezerkar.core.chance import Chance, Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat
from vezerkar.core.session import Step

COMPARED_ACTIONS: Final = 4  # with the one that is advised
ADVICE_TRIES: Final = 8
MAX_STAGE_STEPS: Final = 400  # a longer stage is cut off and valued as it stands
THROWS: Final = 24  # how often dice are thrown again to find their expected result


class Advice(NamedTuple):
    """An action, the chance of the seat's team after it, and after the best other one."""

    action: int
    chance: float
    other: int  # -1 where there is no other
    other_chance: float
    memo: tuple[int, ...] = ()  # to be given back to the agent at its next decision


def advise(agent: Agent, game: Game, s: State, seat: int, seed: int) -> Advice:
    """What an agent would do in a position as its seat knows it, with the chances behind it."""
    actions = list(s.legal_actions(seat))
    team = game.teams(s)[seat]
    chosen = agent.choose(game, s.clone(), seat)
    few, _ = shortlist(s, seat, game.judge, actions, COMPARED_ACTIONS)
    others = [action for action in few if action != chosen][: COMPARED_ACTIONS - 1]
    worth = {action: _after(game, s, seat, action, team, seed) for action in (chosen, *others)}
    best = max(others, key=lambda action: worth[action], default=-1)
    return Advice(chosen, worth[chosen], best, worth.get(best, 0.0), agent.memo)


def _after(game: Game, s: State, seat: int, action: int, team: int, seed: int) -> float:
    """The mean chance at the end of the stage after an action, over several guesses."""
    total = 0.0
    for number in range(seed, seed + ADVICE_TRIES):
        t, dice = game.guess(s, seat, Seeded(number)), EvenChance(number)
        stage = game.judge.stage(t, seat)
        t.apply_unchecked(seat, action, dice)
        _finish(game, t, seat, stage, dice)
        total += chance_of(game, game.judge.value(t, team))
    return total / ADVICE_TRIES


def _finish(game: Game, s: State, seat: int, stage: int, chance: Chance) -> None:
    """Play on by priors until the stage of a seat is over."""
    judge = game.judge
    for _ in range(MAX_STAGE_STEPS):
        if not s.waiting or judge.stage(s, seat) != stage:
            return
        one = next_seat(s)
        s.apply_unchecked(one, best_by_prior(s, one, judge, s.legal_actions(one)), chance)


# Reviewing a finished match


def prospect(game: Game, s: State, tries: int, seed: int) -> float:
    """The chance of the first team, with all cards open."""
    if s.ending >= 0:
        return _judged(game, s)
    total = 0.0
    for number in range(tries):
        t, chance = s.clone(), EvenChance(seed + number)
        finish_turn(t, game.judge, chance)
        total += _judged(game, t)
        finish_turn(t, game.judge, chance)  # the reply: having the turn must not look like a gain
        total += _judged(game, t)
    return total / (2 * tries)


def fortune(game: Game, step: Step, after: State, throws: int, seed: int) -> float:
    """How much luck the first team had in a step: the result less the expected result."""
    if not step.drawn:
        return 0.0
    before = step.before
    expected = (
        sum(_thrown(game, before, step, EvenChance(seed + n)) for n in range(throws)) / throws
    )
    return _judged(game, after) - expected


def _thrown(game: Game, before: State, step: Step, chance: Chance) -> float:
    t = before.clone()
    t.apply_unchecked(step.seat, step.action, chance)
    return _judged(game, t)


def _judged(game: Game, s: State) -> float:
    """The chance of the first team."""
    if s.ending >= 0:
        return 0.5 if s.winner < 0 else float(s.winner == 0)
    return chance_of(game, balance(game, s))


def balance(game: Game, s: State) -> float:
    """The value of a position to the first team, averaged over both teams' views."""
    return (game.judge.value(s, 0) - game.judge.value(s, 1)) / 2
