"""Finds better weights by evolution: small steps are tried against the league, both ways.

Each trial draws a step of its own around the present weights and plays a member of the league from
both sides, with the same dice, once with the weights moved along the step and once against it. What
is better along its step pulls the weights that way, what is worse pushes them back: the mean of all
trials of a generation is the slope that the weights then follow (an evolution strategy with
mirrored steps). Nobody is measured against itself only, so that what is found holds for strangers.

Priors and values are found together. `priors.fire` is the name of the weight `fire` among the
priors, `values.fire` that among the values.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from vezerkar.agents import Agent, ask, find_agent
from vezerkar.arena.duel import MAX_DECISIONS, TEAMS
from vezerkar.arena.pool import Run, run_here, seed_for
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import NOBODY
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game
from vezerkar.evaluation.split_judge import SplitJudge

Weights = dict[str, float]

PRIORS, VALUES = "priors.", "values."  # before the name of a weight
ITSELF: Final = "itself"  # an opponent: the same agent with the weights not moved
SPREAD: Final = 0.3  # how far a trial moves: each weight by e to the power of this, about
RATE: Final = 2.0  # how far weights follow the slope
FARTHEST: Final = 0.3  # no weight moves farther in one generation than e to the power of this
MEAN_OF: Final = 5  # generations at the end whose mean is the result: each alone is mostly noise
GAMES_A_TRIAL: Final = 4  # with the step and against it, from both sides


@dataclass(frozen=True)
class Terms:
    """What is played: by whom, against whom, and where."""

    game: str
    scenarios: tuple[str, ...]
    opponents: tuple[str, ...] = (ITSELF,)
    agent: str = "greedy"  # who plays by the weights
    keep: frozenset[str] = frozenset()  # weights that stay as they are


@dataclass(frozen=True)
class WeightsTrial:
    """A step to be tried: all that another process needs to know."""

    terms: Terms
    scenario: str
    opponent: str
    weights: Mapping[str, float]
    step: Mapping[str, float]
    seed: int


@dataclass(frozen=True)
class Generation:
    """The result of a generation."""

    number: int
    weights: Weights
    rate: float  # the share of its games that were won, all members of the league together


def evolve(
    terms: Terms,
    weights: Mapping[str, float],
    generations: int,
    games: int,
    seed: int = 0,
    run: Run = run_here,
    done: Callable[[Generation], None] = lambda generation: None,
) -> Weights:
    """The weights after so many generations of so many games; equal seeds give equal weights."""
    now = dict(weights)
    last: deque[Weights] = deque([now], maxlen=MEAN_OF)
    for number in range(generations):
        seeds = (seed_for(seed, number, each) for each in range(games // GAMES_A_TRIAL))
        trials = [drawn(terms, now, one) for one in seeds]
        results = run(try_out, trials, done=lambda result: None)
        now = moved(now, slope(trials, results))
        last.append(now)
        done(Generation(number, mean(last), sum(map(sum, results)) / (2 * len(results))))
    return mean(last)


def drawn(terms: Terms, weights: Mapping[str, float], seed: int) -> WeightsTrial:
    """A trial with a scenario, an opponent and a step drawn by lot."""
    pick = Random(seed)
    step = {name: 0.0 if name in terms.keep else SPREAD * pick.gauss(0, 1) for name in weights}
    scenario, opponent = pick.choice(terms.scenarios), pick.choice(terms.opponents)
    return WeightsTrial(terms, scenario, opponent, weights, step, seed)


def slope(trials: Sequence[WeightsTrial], results: Sequence[tuple[float, float]]) -> Weights:
    """Where the trials say that the weights should go, no farther than is safe."""
    pull = dict.fromkeys(trials[0].step, 0.0)
    for trial, (ahead, back) in zip(trials, results, strict=True):
        for name, length in trial.step.items():
            pull[name] += (ahead - back) * length
    share = RATE / (2 * SPREAD * len(trials))
    return {name: max(-FARTHEST, min(FARTHEST, share * sum_)) for name, sum_ in pull.items()}


def moved(weights: Mapping[str, float], step: Mapping[str, float], way: float = 1.0) -> Weights:
    """Weights some way along a step; each is multiplied, so none changes its sign.

    >>> moved({"a": 2.0}, {"a": 0.0})
    {'a': 2.0}
    """
    return {name: weight * exp(way * step[name]) for name, weight in weights.items()}


def mean(several: Sequence[Weights]) -> Weights:
    """The mean of some weights, name by name.

    >>> mean([{"a": 1.0}, {"a": 2.0}])
    {'a': 1.5}
    """
    return {name: sum(each[name] for each in several) / len(several) for name in several[0]}


def part(weights: Mapping[str, float], of: str) -> Weights:
    """The priors or the values among some weights.

    >>> part({"priors.fire": 2.0, "values.fire": 1.0}, "values.")
    {'fire': 1.0}
    """
    return {name.removeprefix(of): n for name, n in weights.items() if name.startswith(of)}


def try_out(trial: WeightsTrial) -> tuple[float, float]:
    """The share of games won along the step, and against it."""
    ahead, back = (moved(trial.weights, trial.step, way) for way in (1.0, -1.0))
    return rate(trial, ahead), rate(trial, back)


def rate(trial: WeightsTrial, weights: Weights) -> float:
    """The share won by weights, once on each side, with the same dice."""
    points = [points_of(play(trial, weights, side), side) for side in range(TEAMS)]
    return sum(points) / TEAMS


def points_of(winner: int, side: int) -> float:
    """What a result is worth to a side; a draw is half a win."""
    return 0.5 if winner == NOBODY else float(winner == side)


def play(trial: WeightsTrial, weights: Weights, side: int) -> int:
    """One game of weights, which lead one side, against the opponent; who won."""
    plain = find_game(trial.terms.game)
    mine = judged_by(plain, weights)
    chance, deals = Seeded(trial.seed), Seeded(seed_for(trial.seed, "guess"))
    s = plain.new(trial.scenario, {}, chance)
    teams = plain.teams(s)
    players = [player(trial, team == side, seed_for(trial.seed, team)) for team in teams]
    theirs = judged_by(plain, trial.weights) if trial.opponent == ITSELF else plain
    for _ in range(MAX_DECISIONS):
        if not s.waiting:
            return int(s.winner)
        seat = next_seat(s)
        game = mine if teams[seat] == side else theirs
        s.apply(seat, ask(players[seat], game, s, seat, deals), chance)
    return NOBODY


def player(trial: WeightsTrial, moving: bool, seed: int) -> Agent:
    """Whoever has the weights that are tried, or the opponent."""
    same = moving or trial.opponent == ITSELF
    agent = find_agent(trial.terms.agent if same else trial.opponent, seed)
    agent.time_limited = False  # else games would differ from one machine to another
    return agent


def judged_by(game: Game, weights: Mapping[str, float]) -> Game:
    """The game with a judge of these priors and values."""
    judges = (game.judge_with(part(weights, of)) for of in (PRIORS, VALUES))
    return game.judged_by(SplitJudge(*judges))
