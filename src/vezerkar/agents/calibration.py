"""From the value of a position to the chance of winning it.

A judge only has to know which of two positions is better. What a given value means in games won was
measured, scenario by scenario (`vezerkar calibrate`), and stands in `ai/calibration.toml` of the
game: how steeply chances rise with values, early and late in a battle, and how far the battle
itself favours a side. A scenario that was not measured has the one slope of its game.

A game may also have a network that adds what can be seen on the table (`agents/chance_net.py`);
then that one is asked first.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from vezerkar.agents.chance_fit import ScenarioFit, chance_from_value
from vezerkar.agents.chance_net import ChanceNet, net_of
from vezerkar.agents.public_facts import public_facts
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.files.toml import convert, read_toml

CALIBRATION_FILE: Final = "calibration.toml"


class Calibration(Struct, forbid_unknown_fields=True, frozen=True):
    """What values mean in a game, and in those of its scenarios that were measured."""

    slope: float = 1.0  # how steeply chances rise with values; 1 takes a value as it is
    games: int = 0  # from which it was measured
    positions: int = 0
    scenarios: dict[str, ScenarioFit] = {}


def chance_of(game: Game, s: State, team: int, value: float) -> float:
    """A value to a team, between -1 and 1, as its chance between 0 and 1."""
    net, scenario = net_of(game.ai_folder), game.setup_of(s)[0]
    learned = learned_of(game, s, net)
    if net is None or learned is None:
        return calibrated_chance(game, s, team, value)
    lean = net.lean(scenario, public_facts(game, s))
    return learned.fit.chance(value, clock(game, s), sign_of(game, s, learned, team), lean)


def is_learned(game: Game, s: State) -> bool:
    """Whether the network of the game knows the battle that is played."""
    return learned_of(game, s, net_of(game.ai_folder)) is not None


def learned_of(game: Game, s: State, net: ChanceNet | None) -> ScenarioFit | None:
    """What a network knows of a battle; nothing if its data, or the seats, are others now."""
    learned = as_it_is(game, game.setup_of(s)[0], net.scenarios) if net else None
    return learned if learned and learned.side in game.seats(s) else None


def calibrated_chance(game: Game, s: State, team: int, value: float) -> float:
    """The same by the value alone."""
    measured = measured_in(game, game.setup_of(s)[0])
    if measured is None or measured.side not in game.seats(s):  # sides change in two battles
        return chance_from_value(calibration_of(game.ai_folder).slope, value)
    return measured.fit.chance(value, clock(game, s), sign_of(game, s, measured, team))


def sign_of(game: Game, s: State, measured: ScenarioFit, team: int) -> int:
    """1 if a team is the one that offsets above 0 favour, else -1."""
    return 1 if game.teams(s)[game.seats(s).index(measured.side)] == team else -1


def clock(game: Game, s: State) -> int:
    """A number that grows with the turns of a battle."""
    return game.judge.stage(s, 0)


@lru_cache(maxsize=256)
def measured_in(game: Game, scenario: str) -> ScenarioFit | None:
    """What was measured in a scenario; nothing if its data have changed since."""
    return as_it_is(game, scenario, calibration_of(game.ai_folder).scenarios)


def as_it_is(game: Game, scenario: str, known: Mapping[str, ScenarioFit]) -> ScenarioFit | None:
    measured = known.get(scenario)
    return measured if measured and measured.data == game.digest(scenario) else None


@lru_cache(maxsize=16)
def calibration_of(folder: Path) -> Calibration:
    """The calibration of the game in a folder; values are taken as they are where there is none."""
    path = folder / CALIBRATION_FILE
    if not path.is_file():
        return Calibration()
    return convert(read_toml(path), Calibration, CALIBRATION_FILE)
