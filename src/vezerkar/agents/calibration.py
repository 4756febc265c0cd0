"""From what a judge thinks of a position to the chance of winning it.

Judges only need to know which of two positions is better; how much a lead of theirs is worth in
won games was measured (`tools/measure_chances.py`) and stands in `ai/calibration.toml` of the game.
"""

from __future__ import annotations

from functools import lru_cache
from math import pow
from pathlib import Path
from typing import Final

from msgspec import Struct

from vezerkar.core.game import Game
from vezerkar.files.toml import convert, read_toml

FILE: Final = "calibration.toml"


class Chances(Struct, forbid_unknown_fields=True, frozen=True):
    """How steeply chances rise with judgements: 1 takes them as they are."""

    slope: float
    positions: int = 0  # from which it was measured
    games: int = 0


def chance_of(game: Game, value: float) -> float:
    """A judgement between -1 and 1 as a chance between 0 and 1."""
    return rising(slope_of(game.ai_folder), value)


def rising(slope: float, value: float) -> float:
    """The chance that a judgement means; 0 means an even one whatever the slope."""
    high, low = pow(max(0.0, 1.0 + value), slope), pow(max(0.0, 1.0 - value), slope)
    return high / (high + low)


@lru_cache(maxsize=16)
def slope_of(folder: Path) -> float:
    """The slope of the game in a folder; where none was measured, a judgement counts as it is."""
    path = folder / FILE
    return convert(read_toml(path), Chances, FILE).slope if path.is_file() else 1.0
