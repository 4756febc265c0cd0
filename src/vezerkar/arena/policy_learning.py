"""A policy learned from tried actions: of ten games, one says when to stop, one how good it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from vezerkar.agents.action_facts import names_of
from vezerkar.agents.catalog import catalog_at
from vezerkar.agents.policy_net import PolicyNet, PolicyRecord, PolicyResult, Row
from vezerkar.arena.policy_games import TRIES, players_of
from vezerkar.arena.watching import lot_of
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.learning.policy_rows import (
    ActionRows,
    Floats,
    TriedGame,
    action_rows,
    columns_of,
    differences,
)
from vezerkar.learning.policy_training import TrainedPolicy, share_foreseen, train

STOP_SET: Final = 0  # these games say when to stop
RESULT_SET: Final = 1  # these say how good the result is
DIGITS: Final = 4
MIN_LOOK: Final = 0.1  # how much a look to the end of the turn must count at least


def learn_policy(game: Game, games: Sequence[TriedGame], seed: int) -> PolicyNet:
    """A network for a game."""
    sets: dict[int, list[TriedGame]] = {}
    for each in games:
        lot = lot_of(seed, each.number)
        sets.setdefault(lot if lot in (STOP_SET, RESULT_SET) else -1, []).append(each)
    if len(sets) < 3:
        raise DataError(f"{len(games)} games are too few to learn a policy from")
    names = names_of(catalog_at(game.ai_folder))
    columns = columns_of(sets[-1], len(names))
    learned, stop, control = (
        action_rows(sets[which], columns, len(names)) for which in (-1, STOP_SET, RESULT_SET)
    )
    net = train(learned, stop, seed)
    decisions = sum(len(each.decisions) for each in games)
    record = PolicyRecord(
        seed,
        tuple(dict.fromkeys(players_of(game))),
        len(games),
        decisions,
        TRIES,
        net.decay,
        tuple(net.rounds),
        tuple(round(each, DIGITS) for each in net.curve),
        result_of(net, learned, control, len(sets[RESULT_SET])),
    )
    return as_policy(record, [names[column] for column in columns], net)


def result_of(
    net: TrainedPolicy, learned: ActionRows, control: ActionRows, games: int
) -> PolicyResult:
    """What is foreseen of games that nothing was learned from."""
    goals = differences(control.results, control.decisions)
    base = np.linalg.lstsq(base_of(learned), base_goals(learned), rcond=None)[0]
    looked = share_foreseen(base_of(control) @ base - goals, goals)
    foreseen = differences(told_by(net, control), control.decisions)
    shares = (looked, share_foreseen(foreseen - goals, goals))
    decisions = len(control.decisions) - 1
    return PolicyResult(games, decisions, *(round(share, DIGITS) for share in shares))


def base_of(rows: ActionRows) -> Floats:
    """What is known of actions without a network: looks and priors."""
    known = np.stack([rows.looks, rows.numbers[:, -1]], axis=1)
    return differences(known, rows.decisions)


def base_goals(rows: ActionRows) -> Floats:
    return differences(rows.results, rows.decisions)


def told_by(net: TrainedPolicy, rows: ActionRows) -> Floats:
    """What a network tells of actions."""
    numbers = np.clip(rows.numbers, net.low, net.high)
    neurons = np.maximum(numbers @ net.neurons + net.biases, 0.0)
    total: Floats = rows.looks * net.look + numbers @ net.weights + neurons @ net.outputs
    return total


def as_policy(record: PolicyRecord, names: Sequence[str], net: TrainedPolicy) -> PolicyNet:
    """What was trained, in the form that is kept: it is added to a look."""
    scale = 1.0 / max(MIN_LOOK, net.look)
    weights = net.weights * scale
    return PolicyNet(
        record,
        row_of(*net.biases),
        row_of(*(net.outputs * scale)),
        {
            name: row_of(net.low[i], net.high[i], weights[i], *net.neurons[i])
            for i, name in enumerate(names)
        },
    )


def row_of(*numbers: float | np.floating) -> Row:
    return tuple(float(f"{float(number):.{DIGITS}g}") for number in numbers)
