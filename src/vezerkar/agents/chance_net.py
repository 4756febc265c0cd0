"""A small network that tells the chance of winning better than the judge alone.

It was learned from games (`vezerkar learn`) and stands in `ai/chances.toml` of a game, with the
record of how. The value that the judge gives a position stays the base, with slopes and offsets for
each scenario as in a calibration; the network adds what can be seen on the table
(`agents/public_facts.py`). It is small enough to be calculated here, without any library.
"""

from __future__ import annotations

from functools import lru_cache
from math import tanh
from pathlib import Path
from typing import Final

from msgspec import Struct

from vezerkar.agents.chance_fit import ScenarioFit
from vezerkar.files.toml import convert, read_toml

NET_FILE: Final = "chances.toml"
Row = tuple[float, ...]  # of a fact: the lowest and highest amount seen, then its weights


class Losses(Struct, forbid_unknown_fields=True, frozen=True):
    """The mean log loss of several ways to tell chances, on games that nothing was learned from."""

    games: int
    positions: int
    frequency: float  # how often the first team wins the scenario
    one_slope: float  # the value of the judge, with one slope for the game
    calibrated: float  # with slopes and offsets for each scenario
    learned: float  # with the network

    @property
    def gain(self) -> float:
        """How much less the network is surprised than the calibrated judge, of 1."""
        return 1.0 - self.learned / self.calibrated


class LearningRecord(Struct, forbid_unknown_fields=True, frozen=True):
    """How a network was made."""

    seed: int
    players: tuple[str, ...]
    games: int
    positions: int
    decays: tuple[float, float]  # how fast weights faded: of facts, and of places
    rounds: tuple[int, ...]  # of learning, until nothing was gained on games kept aside
    curve: tuple[float, ...]  # the log loss of the first member on them, round by round
    result: Losses


class ChanceNet(Struct, forbid_unknown_fields=True, frozen=True):
    """The network: tells how far what is seen favours the first team, beside the judge's value."""

    record: LearningRecord
    offset: float
    biases: Row  # of the hidden neurons
    outputs: Row  # how much each of them counts
    facts: dict[str, Row]  # low, high, the fact's own weight, its weights into the neurons
    places: dict[str, dict[str, Row]]  # by scenario: facts about one space have no neurons
    scenarios: dict[str, ScenarioFit]
    starts: dict[str, float] = {}  # by scenario: how far its beginning leans, to be checked later

    def lean(self, scenario: str, seen: dict[str, float]) -> float:
        """How far the facts favour the first team: what is added to the offset of the scenario."""
        total, neurons = self.offset, list(self.biases)
        places = self.places.get(scenario, {})
        for name, row in self.facts.items():
            amount = within(seen.get(name, 0.0), row)
            if amount:
                total += amount * row[2]
                for i, weight in enumerate(row[3:]):
                    neurons[i] += amount * weight
        for name, row in places.items():
            total += within(seen.get(name, 0.0), row) * row[2]
        for neuron, weight in zip(neurons, self.outputs, strict=True):
            total += tanh(neuron) * weight
        return total


def within(amount: float, row: Row) -> float:
    """An amount, as far as any was seen while learning."""
    return min(row[1], max(row[0], amount))


@lru_cache(maxsize=16)
def net_of(folder: Path) -> ChanceNet | None:
    """The network of the game in a folder, if it has one."""
    path = folder / NET_FILE
    return convert(read_toml(path), ChanceNet, NET_FILE) if path.is_file() else None
