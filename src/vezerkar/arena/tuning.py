"""Finds better weights for the judge of a game from games that its agents play by themselves.

Positions are gathered at the ends of turns, each with the result its game came to. The weights are
then changed, a little at a time, so that what the judge says of a position comes nearer to what
became of it. A part of the games is kept aside: what is learned must hold for them as well.

Many a battle favours one side whatever it does. Each scenario therefore has a handicap, which is
learned together with the weights and then dropped: otherwise the weights of figures and hexes would
have to explain what is only the advantage of a side.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from random import Random
from typing import Final

from vezerkar.agents import ask
from vezerkar.arena.duel import TEAMS, seated
from vezerkar.arena.pool import seed_for
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.judge import Judge
from vezerkar.core.kernel import NOBODY, State
from vezerkar.core.playout import next_seat

Weights = dict[str, float]

NUDGE: Final = 0.02  # the share of a weight by which it is changed to measure the slope
LEARNING_RATE: Final = 0.03  # how fast weights move, as a share of themselves
MEAN_DECAY, SQUARE_DECAY = 0.9, 0.99  # how long past slopes are remembered (Adam)
ASIDE_ONE_IN: Final = 5  # games are kept aside
MAX_VALUE: Final = 0.99  # larger values are cut off: a handicap must still count
HANDICAP_ROUNDS: Final = 20  # until handicaps have settled

Handicaps = dict[str, float]  # by scenario, to team 0


@dataclass(frozen=True)
class Sample:
    """A position and what became of it for team 0: 1 a win, -1 a defeat."""

    state: State
    result: float
    game: int
    scenario: str
    aside: bool  # of a game that nothing is learned from


@dataclass(frozen=True)
class Tuned:
    """The weights after a step of the tuning, and how good they are."""

    weights: Weights
    error: float  # on the games that it learns from
    control: float  # on those kept aside
    given: Handicaps  # with which both were measured


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
    # Drawn by lot: every fifth would always be of the same scenarios.
    aside = set(Random(seed_for(seed, "aside")).sample(range(games), games // ASIDE_ONE_IN))
    for number in range(games):
        scenario = scenarios[number % len(scenarios)]
        met, result = play(game, scenario, agent, seed_for(seed, number))
        samples += [Sample(state, result, number, scenario, number in aside) for state in met]
        done()
    return samples


def play(game: Game, scenario: str, agent: str, seed: int) -> tuple[list[State], float]:
    """The ends of the turns of one game, and its result for team 0."""
    chance, deals = Seeded(seed), Seeded(seed_for(seed, "guess"))
    s = game.new(scenario, {}, chance)
    seeds = [seed_for(seed, team) for team in range(TEAMS)]
    players = seated([agent] * TEAMS, seeds, game.teams(s))
    met: list[State] = []
    turn = game.judge.turn(s)
    while s.waiting:
        seat = next_seat(s)
        s.apply(seat, ask(players[seat], game, s, seat, deals), chance)
        if s.waiting and game.judge.turn(s) != turn:
            turn = game.judge.turn(s)
            met.append(s.clone())
    return met, 0.0 if s.winner == NOBODY else (1.0 if s.winner == 0 else -1.0)


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
    learned = [each for each in samples if not each.aside]
    control = [each for each in samples if each.aside]
    now, given = dict(weights), even_handed(make(weights), learned)
    best = Tuned(now, error(make(now), learned, given), error(make(now), control, given), given)
    pace = Pace(weights)
    for _ in range(steps):
        some = pick.sample(learned, min(batch, len(learned)))
        now = pace.step(now, slopes(make, now, some, given))
        given = adjusted(leads(make(now), learned), learned, given)
        tuned = Tuned(now, error(make(now), some, given), error(make(now), control, given), given)
        done(tuned)
        if tuned.control < best.control:
            best = tuned
    return best


def even_handed(judge: Judge, samples: Sequence[Sample]) -> Handicaps:
    """The handicaps with which a judge expects as many wins in each scenario as there were."""
    given: Handicaps = {each.scenario: 0.0 for each in samples}
    seen = leads(judge, samples)
    for _ in range(HANDICAP_ROUNDS):
        given = adjusted(seen, samples, given)
    return given


def adjusted(seen: Sequence[float], samples: Sequence[Sample], given: Handicaps) -> Handicaps:
    """Handicaps that leave less of the results unexplained, scenario by scenario."""
    missing: dict[str, list[float]] = {scenario: [] for scenario in given}
    for lead, each in zip(seen, samples, strict=True):
        missing[each.scenario].append(each.result - expected(lead + given[each.scenario]))
    return {scenario: given[scenario] + sum(rest) / len(rest) for scenario, rest in missing.items()}


class Pace:
    """How far to go: slowly where the slope keeps changing, faster where it does not (Adam)."""

    def __init__(self, weights: Weights) -> None:
        self.mean = dict.fromkeys(weights, 0.0)
        self.square = dict.fromkeys(weights, 0.0)
        self.count = 0

    def step(self, weights: Weights, slope: Weights) -> Weights:
        """The next weights; each is multiplied, so none changes its sign."""
        self.count += 1
        after: Weights = {}
        for name, weight in weights.items():
            self.mean[name] = MEAN_DECAY * self.mean[name] + (1 - MEAN_DECAY) * slope[name]
            self.square[name] = (
                SQUARE_DECAY * self.square[name] + (1 - SQUARE_DECAY) * slope[name] ** 2
            )
            mean = self.mean[name] / (1 - MEAN_DECAY**self.count)
            square = self.square[name] / (1 - SQUARE_DECAY**self.count)
            after[name] = weight * exp(-LEARNING_RATE * mean / (sqrt(square) + 1e-12))
        return after


def slopes(
    make: Callable[[Mapping[str, float]], Judge],
    weights: Weights,
    samples: Sequence[Sample],
    given: Handicaps,
) -> Weights:
    """How the error changes when a weight grows."""

    def at(name: str, part: float) -> float:
        return error(make({**weights, name: weights[name] * (1 + part)}), samples, given)

    # Measured on both sides: at the minimum, one side alone would still show a slope.
    return {name: (at(name, NUDGE) - at(name, -NUDGE)) / (2 * NUDGE) for name in weights}


def error(judge: Judge, samples: Sequence[Sample], given: Handicaps) -> float:
    """How far the judge is from the results: the mean of the squares, 0 to 4."""
    squares = (
        (expected(lead + given.get(each.scenario, 0.0)) - each.result) ** 2
        for lead, each in zip(leads(judge, samples), samples, strict=True)
    )
    return sum(squares) / max(1, len(samples))


def leads(judge: Judge, samples: Sequence[Sample]) -> list[float]:
    """What the judge says of positions to team 0, as leads that a handicap may be added to."""
    values = [max(-MAX_VALUE, min(MAX_VALUE, judge.value(each.state, 0))) for each in samples]
    return [value / (1 - abs(value)) for value in values]


def expected(lead: float) -> float:
    """The result that a lead promises; the more there is of it, the less each bit adds."""
    return lead / (1 + abs(lead))
