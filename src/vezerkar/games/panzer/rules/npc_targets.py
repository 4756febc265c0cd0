# hot: compiled by mypyc
"""Whom units of a non-player side attack (PG-9.2.0.21, PG-9.2.0.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.games.panzer.rules.activation import targets
from vezerkar.games.panzer.rules.adjacency import neighbours
from vezerkar.games.panzer.rules.combat_values import fire_value_with_support
from vezerkar.games.panzer.rules.npc_movement import map_order, march_of, next_tiles
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import GOAL_CONTACT, NO_UNIT, UNIT_SLOTS

if TYPE_CHECKING:
    from mypy_extensions import i64


def victims(s: Front, u: i64) -> list[int]:
    """Player units that a unit attacks from where it stands, whatever its way."""
    board = s.board
    tile = s.unit_tile[u]
    beside = neighbours(s, tile, 1 - board.npc)
    urgent = in_settlements(s, beside)
    if urgent:
        return urgent
    if board.attacks_adjacent:
        return beside
    if tile in board.hill_fights:  # PG-9.2.5.6
        return [v for v in beside if s.unit_tile[v] in board.hill_fights]
    march = march_of(s, u)
    if march is not None and march.goal == GOAL_CONTACT and beside and not next_tiles(s, u):
        return beside  # it is hemmed in
    return []


def in_settlements(s: Front, units: list[int]) -> list[int]:
    """Those that the non-player side attacks as soon as it can (PG-9.2.2.6, PG-9.2.6.6)."""
    eager = s.board.eager
    return [u for u in units if eager[s.unit_tile[u]]] if eager else []


def from_the_left(s: Front, units: list[int]) -> list[int]:
    """Leftmost first, then nearest to the player (PG-9.2.0.30)."""
    keys = [map_order(s, s.unit_tile[u]) * UNIT_SLOTS + i for i, u in enumerate(units)]
    keys.sort()
    return [units[key % UNIT_SLOTS] for key in keys]


def commanded_targets(s: Front, u: i64) -> list[int]:
    """Whom a unit attacks on command: units in settlements first (PG-9.2.0.13)."""
    beside = targets(s, u)
    return in_settlements(s, beside) or beside


def open_targets(s: Front, u: i64, prey: list[int]) -> list[int]:
    """The targets the player picks from; only the best one where no rule lets him pick."""
    if len(prey) > 1 and not s.board.player_aims:
        return [best_of(s, u, prey)]
    return prey


def best_target(s: Front, u: i64) -> int:
    """The best of those whom a unit may attack; NO_UNIT if there are none."""
    return best_of(s, u, commanded_targets(s, u))


def best_of(s: Front, u: i64, prey: list[int]) -> int:
    """The one against which the fire value of a unit is highest (PG-9.2.0.22)."""
    best, most = NO_UNIT, 0
    for target in from_the_left(s, prey):
        value = fire_value_with_support(s, u, target)
        if value > most:
            best, most = target, value
    return best
