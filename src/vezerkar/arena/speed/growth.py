"""Whether a decision costs more as a game grows longer, or as its map grows larger."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from statistics import fmean
from typing import Final

from msgspec import Struct

from vezerkar.arena.speed.timing import WHOLE_GAME, Stopwatch
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.playout import playout

TENTHS: Final = 10
FLAT_RATIO: Final = 1.25  # up to here the last tenth of a game costs no more than the first


class ScenarioCost(Struct, frozen=True):
    """A scenario: how large it is, how long its games are, what a decision costs in them."""

    scenario: str
    spaces: int  # of the map
    pieces: int  # on it when the game begins
    decisions: float  # of a game
    loops: float  # reference loops of a decision


class Growth(Struct, frozen=True):
    """The cost of a decision by the length of a game, and by its scenario."""

    tenths: tuple[float, ...]  # in every tenth of a game, as a share of the mean cost
    scenarios: tuple[ScenarioCost, ...]

    @property
    def by_length(self) -> float:
        """How many times as expensive a decision is in the last tenth as in the first."""
        return self.tenths[-1] / self.tenths[0]

    @property
    def by_size(self) -> float:
        """How many times as expensive a decision is on the largest map as on the smallest."""
        smallest, *_, largest = self.by_spaces()
        return largest.loops / smallest.loops

    def by_spaces(self) -> list[ScenarioCost]:
        """The scenarios from the smallest map to the largest; a single one is both."""
        ordered = sorted(self.scenarios, key=lambda one: (one.spaces, one.pieces))
        return ordered if len(ordered) > 1 else ordered * 2

    def longest(self) -> ScenarioCost:
        """The scenario with the longest games."""
        return max(self.scenarios, key=lambda one: one.decisions)


def is_flat(ratio: float) -> bool:
    return ratio <= FLAT_RATIO


def measure_growth(game: Game, seconds: float) -> Growth:
    """Random games of every scenario, for about so many seconds in all."""
    names = [info.id for info in game.scenarios()]
    costs, shares = zip(
        *(_measure(game, name, seconds / len(names)) for name in names), strict=True
    )
    return Growth(tuple(fmean(tenth) for tenth in zip(*shares, strict=True)), costs)


def _measure(game: Game, scenario: str, seconds: float) -> tuple[ScenarioCost, list[float]]:
    """What a decision costs, and what share of it in every tenth."""
    watches = [Stopwatch() for _ in range(TENTHS)]
    games = 0
    while not games or sum(watch.spent for watch in watches) < seconds:
        _play_in_tenths(game, scenario, games, watches)
        games += 1
    decisions = sum(watch.done for watch in watches)
    loops = sum(watch.each(1).loops for watch in watches) / decisions
    first = game.scene(game.new(scenario, {}, Seeded(0)), 0)
    spaces, pieces = len(first.board.spaces), len(first.tokens)
    cost = ScenarioCost(scenario, spaces, pieces, decisions / games, loops)
    return cost, [watch.each().loops / loops for watch in watches]


def _play_in_tenths(game: Game, scenario: str, seed: int, watches: Sequence[Stopwatch]) -> None:
    """Play a game once to know its length, then again, each tenth on a watch of its own."""
    length = playout(
        game.new(scenario, {}, Seeded(seed)), Seeded(seed), Seeded(seed + 1), WHOLE_GAME
    )
    s, dice, pick = game.new(scenario, {}, Seeded(seed)), Seeded(seed), Seeded(seed + 1)
    for tenth, watch in enumerate(watches, start=1):
        part = length * tenth // TENTHS - length * (tenth - 1) // TENTHS
        watch.time(partial(playout, s, dice, pick, part))
