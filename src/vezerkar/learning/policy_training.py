"""Training of the networks that like actions: a small one, trained without any extra library.

What an action seems to be worth at the end of the turn is the base, together with its prior; the
network adds what such a look does not see. Only differences between the actions of one decision
are learned. Several networks are trained from other beginnings, each until it gains no more on
games kept aside, and their mean is what is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import numpy as np

from vezerkar.learning.policy_rows import ActionRows, Floats, Indices, differences

MEMBERS: Final = 2  # networks whose mean is kept
NEURONS: Final = 16  # of each
BATCH_DECISIONS: Final = 256
LEARNING_RATE: Final = 5e-4
DECAYS: Final = (0.3, 3.0)  # how fast weights fade: all are tried
MAX_ROUNDS: Final = 20
PATIENT_ROUNDS: Final = 3  # without any gain
FIRST_WEIGHTS: Final = 0.05
MIN_DEVIATION: Final = 0.05
STEADY: Final = 0.9  # how slowly the means change that Adam keeps
STEADIER: Final = 0.999  # the same of its squares
TINY: Final = 1e-8

Numbers = dict[str, Floats]


class PolicyMember(NamedTuple):
    """One network: its numbers by name, and what it foresees of games kept aside, by round."""

    numbers: Numbers
    curve: list[float]


class TrainedPolicy(NamedTuple):
    """The numbers of a network, in the order of the columns."""

    low: Floats
    high: Floats
    look: float  # how much a difference counts that a look to the end of the turn sees
    weights: Floats
    neurons: Floats  # columns x neurons
    biases: Floats
    outputs: Floats
    decay: float
    rounds: list[int]
    curve: list[float]


class Differences(NamedTuple):
    """Rows as they are learned: numbers in deviations, and differences to be foreseen."""

    numbers: Floats
    looks: Floats
    goals: Floats
    starts: Indices


def train(rows: ActionRows, aside: ActionRows, seed: int) -> TrainedPolicy:
    """Learn from some decisions until others show no more gain."""
    low, high = rows.numbers.min(axis=0), rows.numbers.max(axis=0)
    scale = np.maximum(rows.numbers.std(axis=0), MIN_DEVIATION)

    def lesson(of: ActionRows) -> Differences:
        numbers = np.clip(of.numbers, low, high) / scale
        looks = differences(of.looks, of.decisions)
        return Differences(numbers, looks, differences(of.results, of.decisions), of.decisions)

    learned, control = lesson(rows), lesson(aside)
    families = {
        decay: [train_member(learned, control, decay, seed + i) for i in range(MEMBERS)]
        for decay in DECAYS
    }
    best = max(families, key=lambda decay: sum(max(one.curve) for one in families[decay]))
    nets = [member.numbers for member in families[best]]
    return TrainedPolicy(
        low,
        high,
        float(np.mean([net["look"] for net in nets])),
        (np.mean([net["weights"] for net in nets], axis=0) / scale).astype(np.float32),
        np.concatenate([net["neurons"] for net in nets], axis=1) / scale[:, None],
        np.concatenate([net["biases"] for net in nets]),
        (np.concatenate([net["outputs"] for net in nets]) / len(nets)).astype(np.float32),
        best,
        [best_round(member.curve) for member in families[best]],
        families[best][0].curve,
    )


def train_member(
    learned: Differences, control: Differences, decay: float, seed: int
) -> PolicyMember:
    """One network, as it was when it was best on the games kept aside."""
    draw = np.random.default_rng(seed)
    net = new_net(learned, draw)
    fading = {"weights": decay, "neurons": decay}
    step = adam(net, fading)
    curve = [foreseen(net, control)]
    best = {name: numbers.copy() for name, numbers in net.items()}
    while len(curve) <= MAX_ROUNDS and len(curve) - best_round(curve) <= PATIENT_ROUNDS:
        for batch in batches(learned, draw):
            step(slopes(net, batch))
        curve.append(foreseen(net, control))
        if best_round(curve) == len(curve):
            best = {name: numbers.copy() for name, numbers in net.items()}
    return PolicyMember(best, curve)


def new_net(learned: Differences, draw: np.random.Generator) -> Numbers:
    """A network that tells what a look and the priors tell: the last column holds priors."""
    columns = learned.numbers.shape[1]
    priors = differences(learned.numbers[:, -1], learned.starts)
    base = np.stack([learned.looks, priors], axis=1)
    look, prior = np.linalg.lstsq(base, learned.goals, rcond=None)[0]
    weights = np.zeros(columns, np.float32)
    weights[-1] = prior
    return {
        "look": np.array([look], np.float32),
        "weights": weights,
        "neurons": draw.normal(0.0, FIRST_WEIGHTS, (columns, NEURONS)).astype(np.float32),
        "biases": np.zeros(NEURONS, np.float32),
        "outputs": draw.normal(0.0, FIRST_WEIGHTS / 4, NEURONS).astype(np.float32),
    }


def told(net: Numbers, lesson: Differences) -> tuple[Floats, Floats]:
    """What a network tells of each action, and its neurons."""
    neurons = np.maximum(lesson.numbers @ net["neurons"] + net["biases"], 0.0)
    total = lesson.looks * net["look"] + lesson.numbers @ net["weights"]
    return total + neurons @ net["outputs"], neurons


def slopes(net: Numbers, batch: Differences) -> Numbers:
    """How the mean square of what was not foreseen changes with each number."""
    total, neurons = told(net, batch)
    missed = differences(total, batch.starts) - batch.goals
    each = (2.0 / len(missed)) * differences(missed, batch.starts)
    back = np.outer(each, net["outputs"]) * (neurons > 0.0)
    return {
        "look": np.array([each @ batch.looks], np.float32),
        "weights": each @ batch.numbers,
        "neurons": batch.numbers.T @ back,
        "biases": back.sum(axis=0),
        "outputs": each @ neurons,
    }


def adam(net: Numbers, fading: dict[str, float]) -> Callable[[Numbers], None]:
    """A step of Adam with weights that fade by themselves; it changes the network in place."""
    means = {name: np.zeros_like(numbers) for name, numbers in net.items()}
    squares = {name: np.zeros_like(numbers) for name, numbers in net.items()}
    times = 0

    def step(slope: Numbers) -> None:
        nonlocal times
        times += 1
        for name, numbers in net.items():
            means[name] += (1.0 - STEADY) * (slope[name] - means[name])
            squares[name] += (1.0 - STEADIER) * (slope[name] ** 2 - squares[name])
            mean = means[name] / (1.0 - STEADY**times)
            size = np.sqrt(squares[name] / (1.0 - STEADIER**times)) + TINY
            numbers -= LEARNING_RATE * (mean / size + fading.get(name, 0.0) * numbers)

    return step


def batches(lesson: Differences, draw: np.random.Generator) -> Iterator[Differences]:
    """All decisions by lot, some at a time."""
    starts, lengths = lesson.starts[:-1], np.diff(lesson.starts)
    order = draw.permutation(len(starts))
    for first in range(0, len(order), BATCH_DECISIONS):
        some = order[first : first + BATCH_DECISIONS]
        rows = np.concatenate([np.arange(starts[i], starts[i] + lengths[i]) for i in some])
        ends = np.concatenate([[0], np.cumsum(lengths[some])])
        yield Differences(lesson.numbers[rows], lesson.looks[rows], lesson.goals[rows], ends)


def foreseen(net: Numbers, lesson: Differences) -> float:
    """The share of the differences between actions that a network foresees."""
    missed = differences(told(net, lesson)[0], lesson.starts) - lesson.goals
    return share_foreseen(missed, lesson.goals)


def share_foreseen(missed: Floats, goals: Floats) -> float:
    return 1.0 - float((missed**2).mean()) / max(TINY, float((goals**2).mean()))


def best_round(curve: list[float]) -> int:
    """
    >>> best_round([0.1, 0.3, 0.2])
    2
    """
    return curve.index(max(curve)) + 1
