# hot: compiled by mypyc
"""How a move looks: what it costs and brings, and the hexes on its way.

Most actions that are shown are moves: a group may have a hundred, each with its own way.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vezerkar.core.kernel import b_of
from vezerkar.games.hungary.rules.paths import Paths
from vezerkar.games.hungary.terms import UNREACHABLE, ZOC

# What a move costs and brings, in one number
STOPS: Final = 1  # it must stop there (HU-8.5.4)
STARVES: Final = 2  # as everybody stands now, no line of supply reaches it there (HU-5.7.1)
HALVES: Final = 2  # the first bit of the half points


def ways_shown(
    ways: Paths, actions: list[int], enemy: vec[u8], lines: vec[i64], anchors: tuple[str, ...]
) -> tuple[list[int], list[tuple[str, ...]]]:
    """What each move costs and brings, and the hexes on its way without the first.

    There are no `lines` for those who need no supply.
    """
    worths: list[int] = []
    paths: list[tuple[str, ...]] = []
    for action in actions:
        h = b_of(action)
        worth = ways.cost(h) << HALVES
        if enemy[h] & ZOC:
            worth |= STOPS
        # A Soviet unit out of range of a headquarters may still be supplied, with less effect.
        if len(lines) > 0 and lines[h] >= UNREACHABLE:
            worth |= STARVES
        worths.append(worth)
        paths.append(tuple([anchors[n] for n in ways.path(h)[1:]]))
    return worths, paths
