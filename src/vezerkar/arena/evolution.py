"""Finds better weights by evolution: families of weights play, and the better half is mixed.

In each generation a family of weights is made: random steps away from a parent, in pairs that go in
opposite directions. All of them play the parent, in the same scenarios with the same dice: by
priors alone, which is quick, or with another agent. The next parent is the mean of the better half,
the best counting most (an evolution strategy with weighted recombination).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Final

from vezerkar.agents import ask
from vezerkar.agents.weighted import with_judge
from vezerkar.arena.duel import MAX_DECISIONS, TEAMS, seated
from vezerkar.arena.pool import Run, run_here, seed_for
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import NOBODY
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game

Weights = dict[str, float]

FIRST_SPREAD: Final = 0.4  # how far the first family is from its parent: e to the power of this
SPREAD_DECAY: Final = 0.95  # each generation stays closer to its parent


@dataclass(frozen=True)
class WeightsTrial:
    """Weights to be tried against others: all that another process needs to know."""

    game: str
    scenarios: tuple[str, ...]
    new: Mapping[str, float]
    old: Mapping[str, float]
    games: int
    seed: int
    agent: str


@dataclass(frozen=True)
class Generation:
    """The result of a generation."""

    number: int
    weights: Weights
    best: float  # the win rate of its best member against the parent


def evolve(
    game: Game,
    weights: Mapping[str, float],
    scenarios: Sequence[str],
    generations: int,
    family: int = 12,
    games: int = 60,
    seed: int = 0,
    agent: str = "prior",
    keep: Collection[str] = (),
    run: Run = run_here,
    done: Callable[[Generation], None] = lambda generation: None,
) -> Weights:
    """The parent after so many generations; equal seeds give equal weights.

    Weights in `keep` stay as they are: a weight that scales all priors alike makes no difference to
    play by priors, and would only drift.
    """
    parent = dict(weights)
    spread = FIRST_SPREAD
    for number in range(generations):
        steps = family_of(parent, family, Random(seed_for(seed, number)), keep)
        fields = seed_for(seed, number, "fields")
        trials = [
            WeightsTrial(game.id, tuple(scenarios), child, parent, games, fields, agent)
            for child in (moved(parent, step, spread) for step in steps)
        ]
        rates = run(try_out, trials, done=lambda rate: None)
        parent = moved(parent, common(steps, rates), spread)
        spread *= SPREAD_DECAY
        done(Generation(number, parent, max(rates)))
    return parent


def family_of(
    parent: Mapping[str, float], size: int, pick: Random, keep: Collection[str] = ()
) -> list[Weights]:
    """Steps away from a parent, every second one opposite to the one before."""
    steps: list[Weights] = []
    for _ in range((size + 1) // 2):
        step = {name: 0.0 if name in keep else pick.gauss(0, 1) for name in parent}
        steps += [step, {name: -length for name, length in step.items()}]
    return steps


def moved(weights: Mapping[str, float], step: Mapping[str, float], spread: float) -> Weights:
    """Weights some way along a step; each is multiplied, so none changes its sign.

    >>> moved({"a": 2.0}, {"a": 0.0}, 0.4)
    {'a': 2.0}
    """
    return {name: weight * exp(spread * step[name]) for name, weight in weights.items()}


def common(steps: Sequence[Weights], rates: Sequence[float]) -> Weights:
    """The mean of the steps of the better half, the best counting most."""
    best = sorted(range(len(steps)), key=lambda i: -rates[i])[: len(steps) // 2]
    shares = [log(len(best) + 0.5) - log(rank + 1) for rank in range(len(best))]
    whole = sum(shares)
    return {
        name: sum(share * steps[i][name] for share, i in zip(shares, best, strict=True)) / whole
        for name in steps[0]
    }


def try_out(trial: WeightsTrial) -> float:
    """The win rate of the new weights, with sides exchanged every other game."""
    game = find_game(trial.game)
    players = [with_judge(game, game.judge_with(each)) for each in (trial.new, trial.old)]
    points = 0.0
    for number in range(trial.games):
        pair, swapped = divmod(number, 2)
        scenario = trial.scenarios[pair % len(trial.scenarios)]
        teams = players[::-1] if swapped else players
        winner = play(teams, scenario, seed_for(trial.seed, pair), trial.agent)
        points += 0.5 if winner == NOBODY else winner == swapped
    return points / trial.games


def play(games: Sequence[Game], scenario: str, seed: int, agent: str) -> int:
    """One game, each team led by an agent with a judge of its own; who won."""
    chance, deals = Seeded(seed), Seeded(seed_for(seed, "guess"))
    s = games[0].new(scenario, {}, chance)
    teams = games[0].teams(s)
    seeds = [seed_for(seed, team) for team in range(TEAMS)]
    players = seated([agent] * TEAMS, seeds, teams)
    for _ in range(MAX_DECISIONS):
        if not s.waiting:
            return int(s.winner)
        seat = next_seat(s)
        team = teams[seat]
        s.apply(seat, ask(players[seat], games[team], s, seat, deals), chance)
    return NOBODY
