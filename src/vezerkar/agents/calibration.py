"""From the value of a position to the chance of winning it.

A judge only has to know which of two positions is better. What a given value means in games won
was measured (`tools/measure_chances.py`) and stands in `ai/calibration.toml` of the game.
"""

from __future__ import annotations

from functools import lru_cache
from math import pow
from pathlib import Path
from typing import Final

from msgspec import Struct

from vezerkar.core.game import Game
from vezerkar.files.toml import convert, read_toml

CALIBRATION_FILE: Final = "calibration.toml"


class Calibration(Struct, forbid_unknown_fields=True, frozen=True):
    """How steeply chances rise with values; 1 takes a value as it is."""

    slope: float
    positions: int = 0  # from which it was measured
    games: int = 0


def chance_of(game: Game, value: float) -> float:
    """A value between -1 and 1 as a chance between 0 and 1."""
    return chance_from_value(slope_of(game.ai_folder), value)


def chance_from_value(slope: float, value: float) -> float:
    """The chance that a value stands for; 0 is an even chance whatever the slope."""
    high, low = pow(max(0.0, 1.0 + value), slope), pow(max(0.0, 1.0 - value), slope)
    return high / (high + low)


@lru_cache(maxsize=16)
def slope_of(folder: Path) -> float:
    """The slope of the game in a folder; 1 where none was measured."""
    path = folder / CALIBRATION_FILE
    return convert(read_toml(path), Calibration, CALIBRATION_FILE).slope if path.is_file() else 1.0
