# hot: compiled by mypyc
"""What the judge measures: what a side has, how close it is to winning, what a tile is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT
from vezerkar.games.panzer.ai.weights import Weights
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import (
    EITHER_SIDE,
    KEY_CITIES,
    KEY_FORTS,
    KEY_START_ROW,
    WIN_COMPARE,
    WIN_ENEMY_START_ROW,
    WIN_KILLS,
    WIN_OBJECTIVES,
    WIN_POINTS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


# More of something than this adds nothing to the value of a position.
MAX_COUNTED_PRESTIGE: Final = 60
MAX_COUNTED_AMMO: Final = 6
MAX_COUNTED_CARDS: Final = 12
MAX_COUNTED_DISTANCE: Final = 9  # tiles

# Positions


def strength(w: Weights, s: Front, side: i64) -> float:
    """What a side has on the map, in its purse and in its hand."""
    board = s.board
    total = w.purse * float(min(s.prestige[side], MAX_COUNTED_PRESTIGE)) + w.ammo * float(
        min(s.ammo[side], MAX_COUNTED_AMMO)
    )
    if side != board.npc:
        total += w.card * float(min(len(s.hands[side]), MAX_COUNTED_CARDS))
    for u in s.units(side):
        share = float(s.morale(u)) / float(s.printed(u))
        total += (
            w.unit * float(board.cost[s.unit_card[u]]) * (w.wounded + (1.0 - w.wounded) * share)
        )
    for tile in range(board.count):
        if s.control[tile] == side:
            total += w.tile + w.income * float(board.income[tile])
    return total + w.score * float(s.points[side]) - w.approach * distance_left(w, s, side)


def distance_left(w: Weights, s: Front, side: i64) -> float:
    """Distance of the units of a side to the nearest tiles it still needs, added up."""
    board = s.board
    if side == board.npc:
        return 0.0
    goals = [
        tile
        for tile in range(board.count)
        if s.control[tile] != side and victory_value(w, s, side, tile) > 0
    ]
    total = 0.0
    for u in s.units(side):
        near: i64 = MAX_COUNTED_DISTANCE
        start = s.unit_tile[u] * board.count
        for tile in goals:
            far: i64 = board.distance[start + tile]
            if far < near:
                near = far
        total += float(near)
    return total


def victory_progress(w: Weights, s: Front, side: i64) -> float:
    """How far a side has come towards meeting its victory conditions."""
    total = 0.0
    late = 1.0 + w.late * float(s.turn)
    for rule in s.board.conditions:
        if rule.side not in (side, EITHER_SIDE):
            continue
        kind = rule.kind
        if kind == WIN_COMPARE:
            total += late * w.goal * float(key_count(s, side, rule.keys[0]))
        elif kind == WIN_ENEMY_START_ROW:
            total += w.row * w.goal * float(tiles_held(s, side, s.start_tiles(1 - side)))
        elif kind == WIN_KILLS:
            total += w.kill * w.goal * float(s.kills[side])
        elif kind != WIN_POINTS:  # those are counted as they are scored
            total += late * w.goal * float(tiles_held(s, side, rule.tiles))
            if kind == WIN_OBJECTIVES:
                total -= late * w.goal * float(tiles_held(s, 1 - side, rule.tiles))
    return total


def key_count(s: Front, side: i64, key: i64) -> int:
    board = s.board
    if key == KEY_START_ROW:
        return tiles_held(s, side, s.start_tiles(1 - side))
    table = board.city if key == KEY_CITIES else board.strong if key == KEY_FORTS else b""
    total: i64 = 0
    for tile in range(board.count):
        if s.control[tile] == side:
            total += table[tile] if table else 1
    return total


def tiles_held(s: Front, side: i64, tiles: list[int]) -> int:
    found: i64 = 0
    for tile in tiles:
        if s.control[tile] == side:
            found += 1
    return found


# Tiles


def gain_of_entering(w: Weights, s: Front, side: i64, tile: i64) -> float:
    """What a unit gains by standing on a tile."""
    board = s.board
    value = 0.0
    if s.control[tile] != side:
        value += w.tile + w.income * float(board.income[tile])
        if s.control[tile] == 1 - side:
            value += w.tile
        value += victory_value(w, s, side, tile)
    return value + w.shelter * float(board.defense[tile]) + w.forward * progress(s, side, tile)


def loss_of_leaving(w: Weights, s: Front, u: i64) -> float:
    """What a unit gives up by leaving its tile, trenches included."""
    tile = s.unit_tile[u]
    value = w.shelter * float(s.board.defense[tile]) + w.forward * progress(s, s.side(u), tile)
    return value + (w.trench if s.dug & BIT[u] else 0.0)


def progress(s: Front, side: i64, tile: i64) -> float:
    """Rows between a tile and a side's own edge of the map."""
    row = tile // s.board.cols
    if s.board.solo:
        return 0.0
    return float(s.board.rows - row) if side == 0 else float(row)


def victory_value(w: Weights, s: Front, side: i64, tile: i64) -> float:
    """What a tile is worth for the victory conditions."""
    value = 0.0
    for rule in s.board.conditions:
        if rule.kind == WIN_COMPARE:
            value += w.goal if counts_for_key(s, side, tile, rule.keys[0]) else 0.0
        elif rule.kind == WIN_ENEMY_START_ROW:
            value += w.goal if tile in s.start_tiles(1 - side) else 0.0
        elif tile in rule.tiles:
            value += w.goal
    for bonus in s.board.bonuses[side]:
        if tile in bonus.tiles:
            value += w.bonus
    return value


def counts_for_key(s: Front, side: i64, tile: i64, key: i64) -> bool:
    """Whether a tile counts for the first key of the final comparison."""
    if key == KEY_START_ROW:
        return tile in s.start_tiles(1 - side)
    if key == KEY_CITIES:
        return s.board.city[tile] != 0
    if key == KEY_FORTS:
        return s.board.strong[tile] != 0
    return True
