"""Finds better weights for the judge of a game from games that its agents play by themselves.

Positions are gathered at the ends of turns, each with the result its game came to. The weights are
then changed, a little at a time, so that what the judge says of a position comes nearer to what
became of it. A part of the games is kept aside: what is learned must hold for them as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from random import Random

from vezerkar.agents import ask, find_agent
from vezerkar.arena.pool import seed_for
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import NOBODY, Judge, State
from vezerkar.core.playout import next_seat

Weights = dict[str, float]

NUDGE = 0.02  # the part of a weight by which it is changed to see what comes of it
RATE = 0.03  # how fast weights move, as a part of themselves
MEMORY, SQUARES = 0.9, 0.99  # how long past steps are remembered (Adam)
KEPT_ASIDE = 5  # every fifth game


@dataclass(frozen=True)
class Sample:
    """A position and what became of it for team 0: 1 a win, -1 a defeat."""

    state: State
    result: float
    game: int


@dataclass(frozen=True)
class Tuned:
    """What a step of the tuning has come to."""

    weights: Weights
    error: float  # on the games that it learns from
    control: float  # on those kept aside


def gather(
    game: Game,
    scenarios: Sequence[str],
    games: int,
    agent: str = "greedy",
    seed: int = 0,
    done: Callable[[], None] = lambda: None,
) -> list[Sample]:
    """The positions at the ends of the turns of many games."""
    samples: list[Sample] = []
    for number in range(games):
        scenario = scenarios[number % len(scenarios)]
        samples += play(game, scenario, agent, seed_for(seed, number), number)
        done()
    return samples


def play(game: Game, scenario: str, agent: str, seed: int, number: int) -> list[Sample]:
    """The turns of one game."""
    chance, deals = Seeded(seed), Seeded(seed_for(seed, "guess"))
    players = [find_agent(agent, seed_for(seed, team)) for team in (0, 1)]
    s = game.new(scenario, {}, chance)
    teams = game.teams(s)
    met: list[State] = []
    turn = game.judge.turn(s)
    while s.waiting:
        seat = next_seat(s)
        s.apply(seat, ask(players[teams[seat]], game, s, seat, deals), chance)
        if s.waiting and game.judge.turn(s) != turn:
            turn = game.judge.turn(s)
            met.append(s.clone())
    result = 0.0 if s.winner == NOBODY else (1.0 if s.winner == 0 else -1.0)
    return [Sample(state, result, number) for state in met]


def tune(
    make: Callable[[Mapping[str, float]], Judge],
    weights: Weights,
    samples: Sequence[Sample],
    steps: int,
    batch: int = 2000,
    seed: int = 0,
    done: Callable[[Tuned], None] = lambda tuned: None,
) -> Tuned:
    """The weights that did best on the games kept aside, after so many steps."""
    pick = Random(seed)
    learned = [each for each in samples if each.game % KEPT_ASIDE]
    control = [each for each in samples if not each.game % KEPT_ASIDE]
    best = Tuned(weights, error(make(weights), learned), error(make(weights), control))
    now = dict(weights)
    pace = Pace(weights)
    for _ in range(steps):
        some = pick.sample(learned, min(batch, len(learned)))
        now = pace.step(now, slopes(make, now, some))
        tuned = Tuned(dict(now), error(make(now), some), error(make(now), control))
        done(tuned)
        if tuned.control < best.control:
            best = tuned
    return best


class Pace:
    """How far to go: slowly where the slope keeps changing, faster where it does not (Adam)."""

    def __init__(self, weights: Weights) -> None:
        self.mean = dict.fromkeys(weights, 0.0)
        self.square = dict.fromkeys(weights, 0.0)
        self.count = 0

    def step(self, weights: Weights, slope: Weights) -> Weights:
        """The next weights; each changes by a part of itself, so none changes its sign."""
        self.count += 1
        after: Weights = {}
        for name, weight in weights.items():
            self.mean[name] = MEMORY * self.mean[name] + (1 - MEMORY) * slope[name]
            self.square[name] = SQUARES * self.square[name] + (1 - SQUARES) * slope[name] ** 2
            mean = self.mean[name] / (1 - MEMORY**self.count)
            square = self.square[name] / (1 - SQUARES**self.count)
            after[name] = weight * exp(-RATE * mean / (sqrt(square) + 1e-12))
        return after


def slopes(
    make: Callable[[Mapping[str, float]], Judge], weights: Weights, samples: Sequence[Sample]
) -> Weights:
    """How the error changes when a weight grows."""
    here = error(make(weights), samples)
    return {
        name: (error(make({**weights, name: weight * (1 + NUDGE)}), samples) - here) / NUDGE
        for name, weight in weights.items()
    }


def error(judge: Judge, samples: Sequence[Sample]) -> float:
    """How far the judge is from the results: the mean of the squares, 0 to 4."""
    return sum((judge.value(s.state, 0) - s.result) ** 2 for s in samples) / max(1, len(samples))
