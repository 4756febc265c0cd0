"""Training of the networks that tell chances; needs PyTorch, the extra `learn`.

The value of the judge, with a slope and an offset for each scenario, early and late, is the base;
facts are added by a weight of their own and by a few neurons. Several networks are trained from
other beginnings, each until it gains no more on games kept aside, and their mean is what is kept:
the positions of a game are much alike, and a single network soon knows them by heart.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from vezerkar.agents.chance_fit import Fit
from vezerkar.core.errors import DataError
from vezerkar.learning.chance_rows import Floats, Rows

MEMBERS: Final = 4  # networks whose mean is kept
NEURONS: Final = 8  # of each
BATCH_POSITIONS: Final = 2048
LEARNING_RATE: Final = 2e-3
DECAYS: Final = ((0.3, 1.0), (1.0, 3.0))  # of facts and of places: all are tried
BLIND_SHARE: Final = 0.2  # of facts that a neuron is not shown, other ones in each step
MAX_ROUNDS: Final = 40
PATIENT_ROUNDS: Final = 4  # without any gain
MAX_DEVIATIONS: Final = 4.0  # from the mean: what is rarer counts as this much
MIN_SLOPE: Final = 0.01
MIN_DEVIATION: Final = 0.01

Decays = tuple[float, float]  # how fast weights fade: of facts, and of places


class Member(NamedTuple):
    """One network: its numbers by name, and its log loss on games kept aside, round by round."""

    numbers: dict[str, Floats]
    curve: list[float]


class Bounds(NamedTuple):
    """What was seen of some facts: the usual amount, how much it differs, and how far it goes."""

    mean: Floats
    scale: Floats
    low: Floats
    high: Floats

    def standard(self, seen: Floats) -> Floats:
        """Amounts in deviations from the usual one."""
        found: Floats = (seen.clip(self.low, self.high) - self.mean) / self.scale
        return found


class Trained(NamedTuple):
    """The numbers of a network; facts and places in the order of the columns."""

    slopes: Floats  # scenarios x 2
    offsets: Floats  # scenarios x 2
    facts: Bounds
    weights: Floats
    neurons: Floats  # facts x neurons
    biases: Floats
    outputs: Floats
    places: Bounds  # scenarios x places
    place_weights: Floats  # scenarios x places
    decays: Decays
    rounds: list[int]
    curve: list[float]


def torch_here() -> Any:
    """PyTorch, or a line that says how to get it."""
    try:
        import torch
    except ImportError:
        raise DataError(
            "learning needs PyTorch: pip install vezerkar[learn]; playing needs nothing"
        ) from None
    return torch


def train(rows: Rows, aside: Rows, fits: list[Fit], seed: int) -> Trained:
    """Learn from some positions until others show no more gain."""
    torch = torch_here()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    facts, places = bounds(rows.facts), bounds_by_scenario(rows, len(fits))

    def tensors(of: Rows) -> list[Any]:
        here = Bounds(*(each[of.scenarios] for each in places))
        seen = (facts.standard(of.facts), here.standard(of.places))
        columns = (*seen, of.leads, of.progress, of.scenarios, of.won)
        return [torch.from_numpy(column).to(device) for column in columns]

    learned, control = tensors(rows), tensors(aside)
    families = {
        decays: [
            train_member(torch, learned, control, fits, decays, seed + number)
            for number in range(MEMBERS)
        ]
        for decays in DECAYS
    }
    best = min(families, key=lambda decays: sum(min(one.curve) for one in families[decays]))
    return joined(families[best], best, facts, places)


def bounds(seen: Floats) -> Bounds:
    """What was seen of each fact."""
    if not len(seen):
        none = np.zeros(seen.shape[1], np.float32)
        return Bounds(none, none + 1, none, none)
    mean, scale = seen.mean(axis=0), np.maximum(seen.std(axis=0), MIN_DEVIATION)
    low = np.maximum(seen.min(axis=0), mean - MAX_DEVIATIONS * scale)
    high = np.minimum(seen.max(axis=0), mean + MAX_DEVIATIONS * scale)
    return Bounds(mean, scale, low, high)


def bounds_by_scenario(rows: Rows, scenarios: int) -> Bounds:
    """What was seen of each space, scenario by scenario."""
    each = [bounds(rows.places[rows.scenarios == number]) for number in range(scenarios)]
    return Bounds(*(np.stack(few) for few in zip(*each, strict=True)))


def train_member(
    torch: Any,
    learned: list[Any],
    control: list[Any],
    fits: list[Fit],
    decays: Decays,
    seed: int,
) -> Member:
    """One network, as it was when it was best on the games kept aside."""
    pick = torch.Generator(device=learned[0].device).manual_seed(seed)
    net = new_net(torch, fits, learned[0].shape[1], learned[1].shape[1], learned[0].device, pick)
    fading = {"weights": decays[0], "neurons": decays[0], "places": decays[1]}
    learner = torch.optim.AdamW(
        [{"params": [net[name]], "weight_decay": fading.get(name, 0.0)} for name in net],
        lr=LEARNING_RATE,
    )
    curve: list[float] = []
    best: dict[str, Floats] = {}
    while len(curve) < MAX_ROUNDS and len(curve) - best_round(curve) <= PATIENT_ROUNDS:
        order = torch.randperm(len(learned[0]), generator=pick, device=learned[0].device)
        for first in range(0, len(order), BATCH_POSITIONS):
            batch = [column[order[first : first + BATCH_POSITIONS]] for column in learned]
            learner.zero_grad()
            surprise(torch, net, batch, pick).backward()
            learner.step()
        with torch.no_grad():
            curve.append(float(surprise(torch, net, control)))
            if best_round(curve) == len(curve):
                best = {name: net[name].detach().cpu().numpy().copy() for name in net}
    return Member(best, curve)


def best_round(curve: list[float]) -> int:
    """
    >>> best_round([0.7, 0.5, 0.6])
    2
    """
    return curve.index(min(curve)) + 1 if curve else 0


def new_net(torch: Any, fits: list[Fit], facts: int, places: int, device: Any, pick: Any) -> Any:
    """A network that tells what the calibrated judge tells."""
    numbers = {
        "slopes": torch.tensor([fit.slope for fit in fits], device=device),
        "offsets": torch.tensor([fit.offset for fit in fits], device=device),
        "weights": torch.zeros(facts, device=device),
        "places": torch.zeros(len(fits), places, device=device),
        "neurons": torch.randn(facts, NEURONS, generator=pick, device=device) / facts**0.5,
        "biases": torch.zeros(NEURONS, device=device),
        "outputs": torch.zeros(NEURONS, device=device),
    }
    return {name: each.requires_grad_() for name, each in numbers.items()}


def surprise(torch: Any, net: Any, batch: list[Any], pick: Any = None) -> Any:
    """The mean log loss; with `pick` some facts are hidden from the neurons, as in training."""
    facts, places, leads, progress, scenarios, won = batch
    ends = torch.stack([1.0 - progress, progress], dim=1)
    slope = (net["slopes"].clamp(min=MIN_SLOPE)[scenarios] * ends).sum(dim=1)
    offset = (net["offsets"][scenarios] * ends).sum(dim=1)
    straight = facts @ net["weights"] + (places * net["places"][scenarios]).sum(dim=1)
    if pick is not None:
        shown = torch.rand(facts.shape, generator=pick, device=facts.device) >= BLIND_SHARE
        facts = facts * shown / (1.0 - BLIND_SHARE)
    bent = torch.tanh(facts @ net["neurons"] + net["biases"]) @ net["outputs"]
    lead = slope * leads + offset + straight + bent
    return torch.nn.functional.binary_cross_entropy_with_logits(lead, won)


def joined(members: list[Member], decays: Decays, facts: Bounds, places: Bounds) -> Trained:
    """The mean of several networks."""
    nets = [member.numbers for member in members]

    def average(name: str) -> Floats:
        found: Floats = np.mean([net[name] for net in nets], axis=0)
        return found

    return Trained(
        np.maximum(average("slopes"), MIN_SLOPE),
        average("offsets"),
        facts,
        average("weights"),
        np.concatenate([net["neurons"] for net in nets], axis=1),
        np.concatenate([net["biases"] for net in nets]),
        (np.concatenate([net["outputs"] for net in nets]) / len(nets)).astype(np.float32),
        places,
        average("places"),
        decays,
        [best_round(member.curve) for member in members],
        members[0].curve,
    )


def chances_of(net: Trained, rows: Rows) -> Floats:
    """The chances that a network tells, for many positions at once."""
    facts = net.facts.standard(rows.facts)
    places = Bounds(*(each[rows.scenarios] for each in net.places)).standard(rows.places)
    ends = np.stack([1.0 - rows.progress, rows.progress], axis=1)
    slope = (net.slopes[rows.scenarios] * ends).sum(axis=1)
    offset = (net.offsets[rows.scenarios] * ends).sum(axis=1)
    straight = facts @ net.weights + (places * net.place_weights[rows.scenarios]).sum(axis=1)
    bent = np.tanh(facts @ net.neurons + net.biases) @ net.outputs
    chances: Floats = 1.0 / (1.0 + np.exp(-(slope * rows.leads + offset + straight + bent)))
    return chances
