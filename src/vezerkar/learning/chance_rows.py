"""What chances are learned from: positions of finished games, as rows of numbers.

Games are divided by lot. Most are learned from; some say when to stop, and some only how good the
result is. Positions of one game always stay together: they share their result.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from vezerkar.agents.chance_fit import Fit
from vezerkar.agents.public_facts import AT

MIN_SHARE: Final = 0.005  # of positions: a fact that is seen less often is left out
MAX_VALUE: Final = 0.999  # larger values would be infinite leads
Floats = NDArray[np.float32]
Indices = NDArray[np.int64]


class SeenPosition(Struct, array_like=True):
    """A position at the end of a turn."""

    stage: int  # of the battle
    value: float  # to the first team
    facts: dict[str, float]


class SeenGame(Struct, array_like=True):
    """A finished game."""

    number: int
    scenario: str
    won: float  # what the first team scored
    positions: list[SeenPosition]


class Rows(NamedTuple):
    """Positions as arrays; which number lies where is said by `Columns`."""

    facts: Floats  # positions x facts
    places: Floats  # positions x facts about one space, other ones in each scenario
    leads: Floats  # the value of the judge, without bounds
    progress: Floats  # how much of the battle is over, from 0 to 1
    scenarios: Indices
    won: Floats


class Tally:
    """How often facts were seen, and with which amounts."""

    def __init__(self) -> None:
        self.positions = 0
        self.times = Counter[str]()
        self.amounts: dict[str, set[float]] = {}

    def add(self, name: str, amount: float) -> None:
        self.times[name] += 1
        self.amounts.setdefault(name, set()).add(amount)

    def worth_a_column(self) -> list[str]:
        """What is seen often enough, and not always the same."""
        return sorted(
            name
            for name, times in self.times.items()
            if times >= MIN_SHARE * self.positions
            and (times < self.positions or len(self.amounts[name]) > 1)
        )


class Columns:
    """The facts that are worth a column, in the order of their names."""

    def __init__(self, games: Sequence[SeenGame]) -> None:
        self.scenarios = sorted({game.scenario for game in games})
        seen = {name: Tally() for name in ("", *self.scenarios)}  # "" is for all scenarios
        for game in games:
            for position in game.positions:
                seen[""].positions += 1
                seen[game.scenario].positions += 1
                for name, amount in position.facts.items():
                    seen[game.scenario if name.startswith(AT) else ""].add(name, amount)
        self.facts = seen[""].worth_a_column()
        self.places = [seen[scenario].worth_a_column() for scenario in self.scenarios]

    def rows(self, games: Sequence[SeenGame], fits: dict[str, Fit]) -> Rows:
        """The positions of some games."""
        count = sum(len(game.positions) for game in games)
        fact = {name: column for column, name in enumerate(self.facts)}
        place = [{name: column for column, name in enumerate(few)} for few in self.places]
        rows = Rows(
            np.zeros((count, len(fact)), np.float32),
            np.zeros((count, max(map(len, place))), np.float32),
            np.zeros(count, np.float32),
            np.zeros(count, np.float32),
            np.zeros(count, np.int64),
            np.zeros(count, np.float32),
        )
        row = 0
        for game in games:
            scenario, fit = self.scenarios.index(game.scenario), fits[game.scenario]
            for position in game.positions:
                for name, amount in position.facts.items():
                    if name in fact:
                        rows.facts[row, fact[name]] = amount
                    elif name in place[scenario]:
                        rows.places[row, place[scenario][name]] = amount
                rows.leads[row] = lead(position.value)
                rows.progress[row] = fit.progress(position.stage)
                rows.scenarios[row], rows.won[row] = scenario, game.won
                row += 1
        return rows


def lead(value: float) -> float:
    """A value as a lead without bounds, to which an offset can be added."""
    value = max(-MAX_VALUE, min(MAX_VALUE, value))
    return float(np.log((1.0 + value) / (1.0 - value)))
