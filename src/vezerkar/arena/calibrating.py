"""What values mean in games won: measured on games of the league, scenario by scenario.

Players of the league meet by lot; positions are judged at the ends of turns, and at the end of the
game it is known who won from them. For each scenario slopes and offsets are fitted, early and late
in a battle, so that the chances they give are the most likely ones. A tenth of the games is kept
aside, and only these say how good the chances are, and how good those of the game's network.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from operator import mul
from random import Random
from typing import Final, NamedTuple

from vezerkar.agents.calibration import Calibration, clock
from vezerkar.agents.chance_fit import Fit, ScenarioFit, chance_from_value
from vezerkar.agents.chance_net import net_of
from vezerkar.agents.win_chance import balance, chance_as_it_stands
from vezerkar.arena.pool import Run, run_here, seed_for
from vezerkar.arena.ratings import inverse
from vezerkar.arena.watching import Task, task_of, watch
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.registry import find_game

MAX_POSITIONS_PER_GAME: Final = 40
ASIDE_ONE_IN: Final = 10  # games are kept aside
MIN_DOUBT: Final = 0.001  # no position is held for more certain than this
MAX_VALUE: Final = 0.999  # larger values would be infinite leads
MIN_SLOPE: Final = 0.01
DIGITS: Final = 3
FIT_STEPS: Final = 15
TOLERANCE: Final = 1e-4
DOUBT: Final = 20.0  # positions that must speak against the usual numbers before they change much
ALL: Final = ""  # scenarios
BINS: Final = 10  # of a reliability curve


class Judged(NamedTuple):
    """A position: what it seemed to be worth to the first team, and what that team scored."""

    scenario: str
    game: int
    stage: int  # of the battle
    value: float
    won: float
    learned: float | None = None  # the chance that the network of the game tells, if it has one


class LogLoss(NamedTuple):
    """The mean log loss of several ways to tell chances, on games that nothing was learned from."""

    positions: int
    frequency: float  # how often the first team wins the scenario
    one_slope: float  # for the whole game
    calibrated: float  # slopes and offsets of the scenario
    learned: float | None  # by the network of the game, if it has one


class Bin(NamedTuple):
    """Positions with about the same chance, and how many of them were won."""

    chance: float
    won: float
    positions: int


@dataclass(frozen=True)
class Calibrated:
    """A new calibration and how well it tells the results of games kept aside."""

    calibration: Calibration
    losses: dict[str, LogLoss]  # of ALL scenarios, and by scenario
    curve: list[Bin]


def calibrate(
    game: Game,
    games: int,
    seed: int = 0,
    run: Run = run_here,
    done: Callable[[list[Judged]], None] = lambda found: None,
) -> Calibrated:
    """Play, judge and fit; equal seeds give equal numbers."""
    tasks = [task_of(game, number, seed) for number in range(games)]
    found = [each for few in run(judge, tasks, done=done) for each in few]
    return fitted(game, found, kept_aside(games, seed))


def kept_aside(games: int, seed: int) -> frozenset[int]:
    """The games that nothing is learned from; drawn by lot, as scenarios take turns."""
    lot = Random(seed_for(seed, "aside"))
    return frozenset(lot.sample(range(games), games // ASIDE_ONE_IN))


def judge(task: Task) -> list[Judged]:
    """One game: its positions, with what became of them."""
    game = find_game(task.game)
    has_net = net_of(game.ai_folder) is not None
    seen, won = watch(task, MAX_POSITIONS_PER_GAME)
    found = []
    for s in seen:
        learned = chance_as_it_stands(game, s) if has_net else None
        stage, value = clock(game, s), balance(game, s)
        found.append(Judged(task.scenario, task.number, stage, value, won, learned))
    return found


# Fitting


def fitted(game: Game, found: Sequence[Judged], aside: frozenset[int]) -> Calibrated:
    """One slope for the game, a fit for each scenario, and how good they are."""
    learned = by_scenario([each for each in found if each.game not in aside])
    slope = fit_slope([each for few in learned.values() for each in few])
    fits = {scenario: fit(few, slope) for scenario, few in learned.items()}
    calibration = Calibration(
        slope,
        len({each.game for each in found}),
        len(found),
        {each: measured(game, each, fits[each], few) for each, few in learned.items()},
    )
    rates = {each: sum(one.won for one in few) / len(few) for each, few in learned.items()}
    control = [each for each in found if each.game in aside]
    for scenario in by_scenario(control):  # which the lot may have left nothing to learn from
        fits.setdefault(scenario, Fit((0.0, 1.0), (slope, slope), (0.0, 0.0)))
        rates.setdefault(scenario, 0.5)
    losses = {
        scenario: LogLoss(
            len(few),
            log_loss(few, lambda each: rates[each.scenario]),
            log_loss(few, lambda each: chance_from_value(slope, each.value)),
            log_loss(few, lambda each: fits[each.scenario].chance(each.value, each.stage)),
            learned_loss(few),
        )
        for scenario, few in {ALL: control, **by_scenario(control)}.items()
    }
    return Calibrated(calibration, losses, reliability(control, fits))


def by_scenario(found: Sequence[Judged]) -> dict[str, list[Judged]]:
    parts: dict[str, list[Judged]] = {}
    for each in found:
        parts.setdefault(each.scenario, []).append(each)
    return parts


def measured(game: Game, scenario: str, found: Fit, learned: Sequence[Judged]) -> ScenarioFit:
    """What was found in a scenario, told of its first seat."""
    s = game.new(scenario, {}, Seeded(0))
    sign = 1 if game.teams(s)[0] == 0 else -1
    early, late = found.offset
    told = Fit(found.stages, found.slope, (sign * early, sign * late))
    games = len({each.game for each in learned})
    return ScenarioFit(game.digest(scenario), game.seats(s)[0], games, told)


def fit_slope(found: Sequence[Judged]) -> float:
    """The one slope that makes the results most likely."""
    [slope] = most_likely([([lead_of(each.value)], each.won) for each in found], [1.0])
    return round(slope, DIGITS)


def fit(found: Sequence[Judged], usual: float) -> Fit:
    """The slopes and offsets of a scenario that make its results most likely."""
    ends = {each.game: each.stage for each in found}  # the last one of each game
    stages = (float(min(each.stage for each in found)), round(sum(ends.values()) / len(ends), 1))
    clocked = Fit(stages, (usual, usual), (0.0, 0.0))
    rows = []
    for each in found:
        done, lead = clocked.progress(each.stage), lead_of(each.value)
        rows.append(([lead * (1 - done), lead * done, 1 - done, done], each.won))
    numbers = [round(each, DIGITS) for each in most_likely(rows, [usual, usual, 0.0, 0.0])]
    slopes = (max(MIN_SLOPE, numbers[0]), max(MIN_SLOPE, numbers[1]))
    return Fit(stages, slopes, (numbers[2], numbers[3]))


def most_likely(rows: Sequence[tuple[list[float], float]], usual: Sequence[float]) -> list[float]:
    """The weights of features that make results most likely (Newton); doubt holds them back."""
    weights = list(usual)
    each = range(len(weights))
    for _ in range(FIT_STEPS):
        slope = [DOUBT * (usual[i] - weights[i]) for i in each]
        curve = [[DOUBT * (i == j) for j in each] for i in each]
        for features, won in rows:
            expected = 1.0 / (1.0 + exp(-sum(map(mul, weights, features))))
            missing, weight = won - expected, expected * (1.0 - expected)
            for i in each:
                slope[i] += missing * features[i]
                scaled = weight * features[i]
                for j in each:
                    curve[i][j] += scaled * features[j]
        step = [sum(map(mul, row, slope)) for row in inverse(curve)]
        weights = [old + new for old, new in zip(weights, step, strict=True)]
        if max(map(abs, step)) < TOLERANCE:
            break
    return weights


def lead_of(value: float) -> float:
    """A value as a lead without bounds, to which an offset can be added."""
    value = max(-MAX_VALUE, min(MAX_VALUE, value))
    return log((1.0 + value) / (1.0 - value))


# How good chances are


def log_loss(found: Sequence[Judged], chance: Callable[[Judged], float]) -> float:
    """How much the results surprise, on average; an even chance for everything makes 0.693."""
    total = 0.0
    for each in found:
        sure = min(1 - MIN_DOUBT, max(MIN_DOUBT, chance(each)))
        total -= each.won * log(sure) + (1 - each.won) * log(1 - sure)
    return total / max(1, len(found))


def learned_loss(found: Sequence[Judged]) -> float | None:
    """The log loss of the network; None where there is none."""
    if any(each.learned is None for each in found):
        return None
    return log_loss(found, lambda each: each.learned or 0.0)


def reliability(found: Sequence[Judged], fits: Mapping[str, Fit]) -> list[Bin]:
    """Of positions with a chance of about 10 %, how many were won? And of those with 20 %?

    Chances are those that players are told: the network's, if there is one.
    """
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for each in found:
        chance = each.learned
        if chance is None:
            chance = fits[each.scenario].chance(each.value, each.stage)
        bins[min(BINS - 1, int(chance * BINS))].append((chance, each.won))
    return [
        Bin(sum(c for c, _ in few) / len(few), sum(w for _, w in few) / len(few), len(few))
        for few in bins
        if few
    ]
