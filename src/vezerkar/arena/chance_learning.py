"""Chances learned from games: the judge is calibrated first, then a network is trained beside it.

Of ten games, drawn by lot, one says when to stop, one only how good the result is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from vezerkar.agents.chance_fit import Fit, ScenarioFit, chance_from_value
from vezerkar.agents.chance_net import ChanceNet, LearningRecord, Losses, Row
from vezerkar.agents.public_facts import public_facts
from vezerkar.arena.calibrating import (
    Judged,
    by_scenario,
    fit,
    fit_slope,
    learned_loss,
    log_loss,
    measured,
)
from vezerkar.arena.league import quick_members
from vezerkar.arena.watching import lot_of
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.learning.chance_rows import Columns, SeenGame
from vezerkar.learning.chance_training import Trained, chances_of, train

STOP_SET: Final = 0  # these games say when to stop
RESULT_SET: Final = 1  # these say how good the result is
DIGITS: Final = 4
CURVE_DIGITS: Final = 4


class Sets(NamedTuple):
    """Games by what they are for."""

    learned: list[SeenGame]
    stop: list[SeenGame]
    result: list[SeenGame]


def learn(game: Game, games: Sequence[SeenGame], seed: int) -> ChanceNet:
    """A network for a game."""
    sets = divided(games, seed)
    judged = by_scenario(judged_in(sets.learned))
    slope = fit_slope([each for few in judged.values() for each in few])
    fits = {scenario: fit(few, slope) for scenario, few in judged.items()}
    columns = Columns(sets.learned)
    rows = [columns.rows(few, fits) for few in sets]
    net = train(rows[0], rows[1], [fits[name] for name in columns.scenarios], seed)
    control = [
        each._replace(learned=float(chance))
        for each, chance in zip(judged_in(sets.result), chances_of(net, rows[2]), strict=True)
    ]
    rates = {name: sum(one.won for one in few) / len(few) for name, few in judged.items()}
    result = losses(control, rates, slope, fits)
    record = LearningRecord(
        seed,
        quick_members(game),
        len(games),
        sum(len(each.positions) for each in games),
        net.decays,
        tuple(net.rounds),
        tuple(round(each, CURVE_DIGITS) for each in net.curve),
        result,
    )
    return with_starts(game, as_net(game, record, columns, net, fits, judged))


def with_starts(game: Game, net: ChanceNet) -> ChanceNet:
    """The network with what it tells of beginnings, so that other names of facts are noticed."""
    starts = {scenario: short(start_lean(game, net, scenario)) for scenario in net.scenarios}
    return replace(net, starts=starts)


def start_lean(game: Game, net: ChanceNet, scenario: str) -> float:
    """How far the beginning of a scenario leans to the first team."""
    return net.lean(scenario, public_facts(game, game.new(scenario, {}, Seeded(0))))


def divided(games: Sequence[SeenGame], seed: int) -> Sets:
    """Games by lot; scenarios that nothing can be learned from are left out."""
    sets = Sets([], [], [])
    by_lot = {STOP_SET: sets.stop, RESULT_SET: sets.result}
    for each in games:
        by_lot.get(lot_of(seed, each.number), sets.learned).append(each)
    known = {each.scenario for each in sets.learned if each.positions}
    return Sets(*([each for each in few if each.scenario in known] for few in sets))


def judged_in(games: Sequence[SeenGame]) -> list[Judged]:
    """The positions of games as the judge sees them."""
    return [
        Judged(game.scenario, game.number, each.stage, each.value, game.won)
        for game in games
        for each in game.positions
    ]


def losses(
    control: Sequence[Judged], rates: dict[str, float], slope: float, fits: dict[str, Fit]
) -> Losses:
    """How well each way tells the results of games that nothing was learned from."""
    found = (
        log_loss(control, lambda each: rates[each.scenario]),
        log_loss(control, lambda each: chance_from_value(slope, each.value)),
        log_loss(control, lambda each: fits[each.scenario].chance(each.value, each.stage)),
        learned_loss(control) or 0.0,
    )
    games = len({each.game for each in control})
    return Losses(games, len(control), *(round(each, CURVE_DIGITS) for each in found))


def as_net(
    game: Game,
    record: LearningRecord,
    columns: Columns,
    net: Trained,
    fits: dict[str, Fit],
    judged: dict[str, list[Judged]],
) -> ChanceNet:
    """What was trained, in the form that is kept: it takes facts as they are seen."""
    usual, scale = net.facts.mean, net.facts.scale
    neurons = net.neurons / scale[:, None]
    weights = net.weights / scale
    facts = {
        name: row_of(net.facts.low[i], net.facts.high[i], weights[i], *neurons[i])
        for i, name in enumerate(columns.facts)
    }
    scenarios: dict[str, ScenarioFit] = {}
    places: dict[str, dict[str, Row]] = {}
    for i, scenario in enumerate(columns.scenarios):
        here = net.place_weights[i] / net.places.scale[i]
        off = float(net.places.mean[i] @ here)
        places[scenario] = {
            name: row_of(net.places.low[i][j], net.places.high[i][j], here[j])
            for j, name in enumerate(columns.places[i])
        }
        slopes, offsets = net.slopes[i], net.offsets[i]
        found = Fit(
            fits[scenario].stages,
            (short(slopes[0]), short(slopes[1])),
            (short(offsets[0] - off), short(offsets[1] - off)),
        )
        scenarios[scenario] = measured(game, scenario, found, judged[scenario])
    return ChanceNet(
        record,
        short(-float(usual @ weights)),
        row_of(*(net.biases - usual @ neurons)),
        row_of(*net.outputs),
        facts,
        places,
        scenarios,
    )


def row_of(*numbers: float | np.floating) -> Row:
    return tuple(short(each) for each in numbers)


def short(number: float | np.floating) -> float:
    """A number in four digits.

    >>> short(0.123456), short(12345.6)
    (0.1235, 12350.0)
    """
    return float(f"{float(number):.{DIGITS}g}")
