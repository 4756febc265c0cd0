"""From the value of a position to the chance of winning it.

A judge only has to know which of two positions is better. What a given value means in games won was
measured, scenario by scenario (`vezerkar calibrate`), and stands in `ai/calibration.toml` of the
game: how steeply chances rise with values, early and late in a battle, and how far the battle
itself favours a side. A scenario that was not measured has the one slope of its game.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, pow
from pathlib import Path
from typing import Final

from msgspec import Struct

from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.files.toml import convert, read_toml

CALIBRATION_FILE: Final = "calibration.toml"


class Fit(Struct, forbid_unknown_fields=True, frozen=True):
    """What values mean in one scenario, from its beginning to where such battles end."""

    stages: tuple[float, float]  # the first, and on average the last
    slope: tuple[float, float]  # at these two: how steeply chances rise with values
    offset: tuple[float, float]  # at these two: how far chances lean to one side

    def progress(self, stage: int) -> float:
        """How much of a battle is over, from 0 to 1."""
        first, last = self.stages
        return min(1.0, max(0.0, (stage - first) / max(1.0, last - first)))

    def chance(self, value: float, stage: int, sign: int = 1) -> float:
        """The chance that a value stands for; `sign` is -1 for the other side."""
        done = self.progress(stage)
        slope = self.slope[0] * (1.0 - done) + self.slope[1] * done
        offset = self.offset[0] * (1.0 - done) + self.offset[1] * done
        return chance_from_value(slope, value, sign * offset)


class ScenarioFit(Struct, forbid_unknown_fields=True, frozen=True):
    """A scenario that was measured."""

    data: str  # a hash of it: what was changed since must be measured again
    side: str  # the seat that offsets above 0 favour
    games: int
    fit: Fit


class Calibration(Struct, forbid_unknown_fields=True, frozen=True):
    """What values mean in a game, and in those of its scenarios that were measured."""

    slope: float = 1.0  # how steeply chances rise with values; 1 takes a value as it is
    games: int = 0  # from which it was measured
    positions: int = 0
    scenarios: dict[str, ScenarioFit] = {}


def chance_of(game: Game, s: State, team: int, value: float) -> float:
    """A value to a team, between -1 and 1, as its chance between 0 and 1."""
    measured = measured_in(game, game.setup_of(s)[0])
    seats = game.seats(s)
    if measured is None or measured.side not in seats:  # in a match of two battles sides change
        return chance_from_value(calibration_of(game.ai_folder).slope, value)
    sign = 1 if game.teams(s)[seats.index(measured.side)] == team else -1
    return measured.fit.chance(value, clock(game, s), sign)


def clock(game: Game, s: State) -> int:
    """A number that grows with the turns of a battle."""
    return game.judge.stage(s, 0)


def chance_from_value(slope: float, value: float, offset: float = 0.0) -> float:
    """The chance that a value stands for; without an offset, 0 is an even chance."""
    high = pow(max(0.0, 1.0 + value), slope) * exp(offset)
    low = pow(max(0.0, 1.0 - value), slope)
    return high / (high + low)


@lru_cache(maxsize=256)
def measured_in(game: Game, scenario: str) -> ScenarioFit | None:
    """What was measured in a scenario; nothing if its data have changed since."""
    measured = calibration_of(game.ai_folder).scenarios.get(scenario)
    return measured if measured and measured.data == game.digest(scenario) else None


@lru_cache(maxsize=16)
def calibration_of(folder: Path) -> Calibration:
    """The calibration of the game in a folder; values are taken as they are where there is none."""
    path = folder / CALIBRATION_FILE
    if not path.is_file():
        return Calibration()
    return convert(read_toml(path), Calibration, CALIBRATION_FILE)
