"""What a computer player can say about a position: what it would do, and how the chances stand.

Chances are those of the first team, from 0 to 1, as the judge of the game sees them: the turn is
carried on a few times as first sight suggests, and what comes of it is judged.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from vezerkar.agents.agent import Agent
from vezerkar.agents.calibration import chance_of
from vezerkar.agents.rollout import Even, best_by_prior, carry_on, shortlist
from vezerkar.core.chance import Chance, Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat
from vezerkar.core.session import Step

WIDTH: Final = 4  # actions that are compared with the one that is advised
TRIES: Final = 8
STEPS: Final = 400  # a stage that is longer than this is judged as it stands
THROWS: Final = 24  # how often dice are thrown again to know what was to be expected


class Advice(NamedTuple):
    """An action, how the seat's own chances stand after it, and after the best other one."""

    action: int
    chance: float
    other: int  # -1 where there is no other
    other_chance: float
    memo: tuple[int, ...] = ()  # what the agent wants to be told when it is asked again


def advise(agent: Agent, game: Game, s: State, seat: int, seed: int) -> Advice:
    """What an agent would do in a position as its seat knows it, with a reason that can be told."""
    actions = list(s.legal_actions(seat))
    team = game.teams(s)[seat]
    chosen = agent.choose(game, s.clone(), seat)
    few, _ = shortlist(s, seat, game.judge, actions, WIDTH)
    others = [action for action in few if action != chosen][: WIDTH - 1]
    worth = {action: _after(game, s, seat, action, team, seed) for action in (chosen, *others)}
    best = max(others, key=lambda action: worth[action], default=-1)
    return Advice(chosen, worth[chosen], best, worth.get(best, 0.0), agent.memo)


def _after(game: Game, s: State, seat: int, action: int, team: int, seed: int) -> float:
    """The chance after an action when the stage is over, over several guesses at what is hidden."""
    total = 0.0
    for number in range(seed, seed + TRIES):
        t, dice = game.guess(s, seat, Seeded(number)), Even(number)
        stage = game.judge.stage(t, seat)
        t.apply_unchecked(seat, action, dice)
        _finish(game, t, seat, stage, dice)
        total += chance_of(game, game.judge.value(t, team))
    return total / TRIES


def _finish(game: Game, s: State, seat: int, stage: int, chance: Chance) -> None:
    """Play on, everybody taking what looks best, until a stage of a seat is over."""
    judge = game.judge
    for _ in range(STEPS):
        if not s.waiting or judge.stage(s, seat) != stage:
            return
        one = next_seat(s)
        s.apply_unchecked(one, best_by_prior(s, one, judge, s.legal_actions(one)), chance)


# In hindsight


def prospect(game: Game, s: State, tries: int, seed: int) -> float:
    """The chance of the first team, all cards open."""
    if s.ending >= 0:
        return _judged(game, s)
    total = 0.0
    for number in range(tries):
        t, chance = s.clone(), Even(seed + number)
        carry_on(t, game.judge, chance)
        total += _judged(game, t)
        carry_on(t, game.judge, chance)  # the answer: whose turn it is must not look like a gain
        total += _judged(game, t)
    return total / (2 * tries)


def fortune(game: Game, step: Step, after: State, throws: int, seed: int) -> float:
    """What chance gave the first team in a step beyond what was to be expected of it."""
    if not step.drawn:
        return 0.0
    before = step.before
    expected = sum(_thrown(game, before, step, Even(seed + n)) for n in range(throws)) / throws
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
    """What a position is worth to the first team, as both teams together see it."""
    return (game.judge.value(s, 0) - game.judge.value(s, 1)) / 2
