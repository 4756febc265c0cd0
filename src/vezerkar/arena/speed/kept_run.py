"""A kept run of `vezerkar bench`, and what has changed since.

Costs are kept in reference loops (see `timing`), never in seconds: a run of another day, or of
another machine, can then be compared, if only roughly.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from vezerkar.arena.speed.growth import Growth
from vezerkar.arena.speed.memory import Memory
from vezerkar.arena.speed.start_up import StartUpPart
from vezerkar.arena.speed.timing import Spread
from vezerkar.core.errors import DataError

FORMAT: Final = 1
DIGITS: Final = 4  # significant ones: the rest is noise
LEAST_NOISE: Final = 0.15  # one program measured twice on a busy machine differed by 0.13
CPU_INFO: Final = Path("/proc/cpuinfo")


class Machine(Struct, frozen=True):
    """What a run was made on."""

    processor: str
    cores: int
    python: str
    system: str

    def __str__(self) -> str:
        return f"{self.processor}, {self.cores} cores, Python {self.python}, {self.system}"


class GameRun(Struct, frozen=True):
    """What was measured of one game."""

    actions: float  # of an average decision
    costs: dict[str, dict[str, Spread]]  # by form and piece, in reference loops
    ratios: dict[str, Spread]  # by piece: how many times as fast the compiled form is
    growth: Growth
    memory: Memory


class KeptRun(Struct, frozen=True):
    """All that a run has measured."""

    machine: Machine
    level: str  # the optimisation level of the compiled form; empty if there was none
    rounds: int
    games: dict[str, GameRun]
    start_up: tuple[StartUpPart, ...]
    format: int = FORMAT


class Change(Struct, frozen=True):
    """How much more a piece costs than before: 1.2 is a fifth more."""

    game: str
    form: str
    piece: str
    ratio: float
    noise: float  # a ratio of up to 1 + noise proves nothing

    @property
    def is_slower(self) -> bool:
        return self.ratio > 1 + self.noise


def this_machine() -> Machine:
    return Machine(
        processor_name(),
        os.cpu_count() or 1,
        platform.python_version(),
        f"{platform.system()} {platform.release()}",
    )


def processor_name() -> str:
    """As the system calls it; only Linux has a file for it."""
    if CPU_INFO.is_file():
        for line in CPU_INFO.read_text(encoding="utf-8", errors="replace").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def changes(now: KeptRun, before: KeptRun) -> Iterator[Change]:
    """Everything that both runs have measured, in the order of the newer one."""
    for name, game in now.games.items():
        old = before.games.get(name)
        for form, pieces in game.costs.items() if old else ():
            for piece, cost in pieces.items():
                earlier = old.costs.get(form, {}).get(piece) if old else None
                if earlier:
                    ratio = cost.median / earlier.median
                    yield Change(name, form, piece, ratio, noise(cost, earlier))


def noise(one: Spread, other: Spread) -> float:
    """By how much two medians may differ with nothing changed: the quartile ranges of both, added.

    Of five rounds each, that is more than three standard deviations of the difference.

    >>> round(noise(Spread(1.0, 0.9, 1.1), Spread(2.0, 1.9, 2.1)), 2)
    0.3
    """
    return max(LEAST_NOISE, one.relative + other.relative)


def write_run(run: KeptRun, path: Path) -> None:
    plain = _rounded(msgspec.to_builtins(run))
    text = msgspec.json.format(msgspec.json.encode(plain), indent=1)
    path.write_bytes(text + b"\n")


def read_run(path: Path) -> KeptRun:
    """DataError says what is wrong with the file."""
    try:
        run = msgspec.json.decode(path.read_bytes(), type=KeptRun)
    except OSError as error:
        raise DataError(f"{path}: {error.strerror}") from None
    except msgspec.MsgspecError as error:
        raise DataError(f"{path}: this is no kept run: {error}") from None
    if run.format != FORMAT:
        raise DataError(f"{path}: kept runs of format {run.format} cannot be read: make a new one")
    return run


def _rounded(value: object) -> object:
    if isinstance(value, float):
        return float(f"{value:.{DIGITS}g}")
    if isinstance(value, dict):
        return {key: _rounded(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(each) for each in value]
    return value
