# hot: compiled by mypyc
"""Where a unit may go, and what happens when it does: moves, swaps, jumps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.games.panzer.events import E_JUMPED, E_MOVED, E_SWAPPED
from vezerkar.games.panzer.rules.adjacency import neighbours
from vezerkar.games.panzer.rules.mines import enter
from vezerkar.games.panzer.rules.terrain import may_stand
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import DIAGONAL, FREE_FIRE, P_REACT, SHELTER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


def can_move(s: Front, u: i64) -> bool:
    """Whether a unit still has its move action (PG-6.2.3)."""
    if (s.moved | s.spent) & BIT[u]:
        return False
    return not (s.fired & BIT[u] and s.one_action(u))


# Where a step may go


def steps(s: Front, u: i64) -> list[int]:
    """The empty tiles one step away (PG-6.2.4 to PG-6.2.7)."""
    board = s.board
    start = s.unit_tile[u]
    found: list[int] = []
    for k in range(4):
        tile: i64 = board.near[4 * start + k]
        if tile != board.count and s.at[tile] < 0 and may_stand(s, u, tile):
            found.append(tile)
    if s.able(u, DIAGONAL):
        for k in range(4):
            tile = board.corner[4 * start + k]
            if tile != board.count and s.at[tile] < 0 and may_stand(s, u, tile):
                if not is_pinched(s, u, start, k):
                    found.append(tile)
    return found


def is_pinched(s: Front, u: i64, start: i64, k: i64) -> bool:
    """A diagonal step may not pass between two enemy units (PG-6.2.6)."""
    near = s.board.near
    return is_enemy_at(s, u, near[4 * start + k]) and is_enemy_at(
        s, u, near[4 * start + (k + 1) % 4]
    )


def is_enemy_at(s: Front, u: i64, tile: i64) -> bool:
    other = s.at[tile] if tile < s.board.count else -1
    return other >= 0 and s.side(other) != s.side(u)


def swaps(s: Front, u: i64) -> list[int]:
    """Own units to change places with; neither has moved, not even by a card (PG-6.2.8, 9)."""
    board = s.board
    start = s.unit_tile[u]
    found: list[int] = []
    if (s.moved | s.stepped) & BIT[u]:
        return found
    for k in range(8):
        slanted = k >= 4
        if slanted and not s.able(u, DIAGONAL):
            break
        tile: i64 = board.corner[4 * start + k - 4] if slanted else board.near[4 * start + k]
        other = s.at[tile] if tile < board.count else -1
        if other < 0 or s.side(other) != s.side(u) or (slanted and not s.able(other, DIAGONAL)):
            continue
        if s.stepped & BIT[other]:
            continue
        if slanted and is_pinched(s, u, start, k - 4):
            continue
        if can_move(s, other) and may_stand(s, u, tile) and may_stand(s, other, start):
            found.append(other)
    return found


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
    shooters: i64 = 0
    watchers = neighbours(s, tile, 1 - s.side(u))
    if not s.board.nature[tile] & SHELTER:
        for other in watchers:
            if s.able(other, FREE_FIRE):
                shooters |= BIT[other]
    if watchers:
        s.push(P_REACT, u, shooters, 1)
