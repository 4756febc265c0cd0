# hot: compiled by mypyc
"""Where a unit may go, and what happens when it does: moves, swaps, jumps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.games.panzer.events import E_JUMPED, E_MOVED, E_SWAPPED
from vezerkar.games.panzer.rules.adjacency import has_neighbour, neighbours
from vezerkar.games.panzer.rules.mines import enter
from vezerkar.games.panzer.rules.terrain import may_stand
from vezerkar.games.panzer.rules.tile_sets import tiles_round
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import DIAGONAL, FREE_FIRE, P_REACT, SHELTER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


def can_move(s: Front, u: i64) -> bool:
    """Whether a unit still has its move action (PG-6.2.3)."""
    if (s.moved | s.spent) >> u & 1:
        return False
    if s.fired >> u & 1:
        return not s.one_action(u)
    return True


# Where a step may go


def steps(s: Front, u: i64) -> list[int]:
    """The tiles one step away: straight ones first, then slanted ones."""
    return tiles_round(s.board, s.unit_tile[u], step_tiles(s, u))


def step_tiles(s: Front, u: i64) -> i64:
    """The empty tiles one step away, as bits (PG-6.2.4 to PG-6.2.7)."""
    board, card, start = s.board, s.unit_card[u], s.unit_tile[u]
    free: i64 = s.empty() & board.footing[card]
    tiles: i64 = free & board.beside[start]
    if board.able[card] & DIAGONAL and free & board.across[start]:
        for k in range(4):
            tile: i64 = board.corner[4 * start + k]
            if free >> tile & 1 and not is_pinched(s, u, start, k):
                tiles |= BIT[tile]
    return tiles


def is_pinched(s: Front, u: i64, start: i64, k: i64) -> bool:
    """A diagonal step may not pass between two enemy units (PG-6.2.6)."""
    near = s.board.near
    enemies = s.occupied(1 - s.side(u))
    return enemies >> near[4 * start + k] & enemies >> near[4 * start + (k + 1) % 4] & 1 != 0


def swaps(s: Front, u: i64) -> list[int]:
    """Own units to change places with: straight ones first, then slanted ones."""
    tiles = swap_tiles(s, u, tiles_of_movers(s, s.side(u)))
    return [s.at[tile] for tile in tiles_round(s.board, s.unit_tile[u], tiles)]


def tiles_of_movers(s: Front, side: i64) -> i64:
    """The tiles of units that still have their move, and had none by a card, as bits (PG-6.2.8)."""
    found: i64 = 0
    for u in s.units(side):
        if can_move(s, u) and not s.stepped >> u & 1:
            found |= BIT[s.unit_tile[u]]
    return found


def swap_tiles(s: Front, u: i64, movers: i64) -> i64:
    """The tiles of own units to change places with, as bits; neither has moved (PG-6.2.8, 9)."""
    if (s.moved | s.stepped) >> u & 1:
        return 0
    board, card, start = s.board, s.unit_card[u], s.unit_tile[u]
    friends: i64 = movers & board.footing[card]
    tiles: i64 = friends & board.beside[start]
    if board.able[card] & DIAGONAL and friends & board.across[start]:
        for k in range(4):
            tile: i64 = board.corner[4 * start + k]
            if friends >> tile & 1 and s.able(s.at[tile], DIAGONAL):
                if not is_pinched(s, u, start, k):
                    tiles |= BIT[tile]
    if tiles and not board.firm_tiles >> start & 1:
        for tile in tiles_round(board, start, tiles):
            if not may_stand(s, s.at[tile], start):
                tiles &= ~BIT[tile]
    return tiles


def jumps(s: Front, u: i64) -> list[int]:
    """Where a scout car lands behind one occupied tile (PG-5.4.54)."""
    board = s.board
    start = s.unit_tile[u]
    found: list[int] = []
    for k in range(4):
        over: i64 = board.near[4 * start + k]
        if over == board.count or s.at[over] < 0:
            continue
        for j in range(4):
            tile: i64 = board.near[4 * over + j]
            if tile in (board.count, start) or s.at[tile] >= 0 or tile in found:
                continue
            if may_stand(s, u, tile):
                found.append(tile)
    found.sort()
    return found


# Doing it


def step_to(s: Front, u: i64, tile: i64, chance: Chance) -> None:
    """One step: control, mines, then the enemy's free fire (PG-5.4.70)."""
    start = s.unit_tile[u]
    s.dig_out(u)
    s.shift(u, tile)
    if s.events is not None:
        s.tell(E_MOVED, [u, start, tile])
    enter(s, u, tile, True, chance)
    open_fire_on(s, u)


def jump_to(s: Front, u: i64, tile: i64, chance: Chance) -> None:
    """PG-5.4.56: only the landing tile is tested and captured."""
    start = s.unit_tile[u]
    s.dig_out(u)
    s.shift(u, tile)
    if s.events is not None:
        s.tell(E_JUMPED, [u, start, tile])
    enter(s, u, tile, True, chance)
    open_fire_on(s, u)


def swap_with(s: Front, u: i64, other: i64) -> None:
    """Both lose their trenches, both may be fired at (PG-6.2.8, PG-5.4.23)."""
    s.dig_out(u)
    s.dig_out(other)
    s.exchange(u, other)
    if s.events is not None:
        s.tell(E_SWAPPED, [u, other])
    open_fire_on(s, other)
    open_fire_on(s, u)


def open_fire_on(s: Front, u: i64) -> None:
    """The other side may answer a unit that has come beside its own (PG-5.4.23)."""
    tile = s.unit_tile[u]
    if tile < 0:
        return
    enemy = 1 - s.side(u)
    if not has_neighbour(s, tile, enemy):
        return
    shooters: i64 = 0
    if not s.board.nature[tile] & SHELTER:
        for other in neighbours(s, tile, enemy):
            if s.able(other, FREE_FIRE):
                shooters |= BIT[other]
    s.push(P_REACT, u, shooters, 1)
