# hot: compiled by mypyc
"""Tiles and units on them: who may stand where, who is beside whom, whose support reaches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.games.panzer.board import Board
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import LAKE, LAKES, SWAMP, SWAMPS

if TYPE_CHECKING:
    from mypy_extensions import i64


def bears(board: Board, card: i64, tile: i64) -> bool:
    """Whether a unit may stand on a tile at all (PG-1.0.4, PG-1.0.5)."""
    if not board.hard[card]:
        return True
    nature = board.nature[tile]
    if nature & LAKE:
        return board.able[card] & LAKES != 0
    if nature & SWAMP:
        return board.able[card] & SWAMPS != 0
    return True


def may_stand(s: Front, u: i64, tile: i64) -> bool:
    return bears(s.board, s.unit_card[u], tile)


def neighbours(s: Front, tile: i64, side: i64) -> list[int]:
    """The units of a side orthogonally beside a tile (PG-5.4.63 ruling)."""
    board = s.board
    found: list[int] = []
    for k in range(4):
        other: i64 = board.near[4 * tile + k]
        if other != board.count:
            u = s.at[other]
            if u >= 0 and s.side(u) == side:
                found.append(u)
    return found


def is_beside(s: Front, tile: i64, side: i64) -> bool:
    return len(neighbours(s, tile, side)) > 0


def is_flanked(s: Front, attacker: i64, defender: i64) -> bool:
    """A second unit of the attacking side stands orthogonally beside the target (PG-5.4.22)."""
    for u in neighbours(s, s.unit_tile[defender], s.side(attacker)):
        if u != attacker:
            return True
    return False


def support_range(s: Front, u: i64) -> int:
    reach: int = s.board.reach[s.unit_card[u]]
    return reach + 1 if s.longer & BIT[u] else reach


def supports(s: Front, u: i64, tile: i64) -> int:
    """The distance from which a unit supports a fire at a tile; 0 if it cannot (PG-5.4.50, 51)."""
    board = s.board
    at = s.unit_tile[u] * board.count + tile
    far = board.distance[at]
    reach = support_range(s, u)
    if far == 0 or far > reach:
        return 0
    if reach >= 3 and board.slant[at] > 2:
        return 0
    return far


def is_near_friend(s: Front, tile: i64, side: i64, most: i64) -> bool:
    """Whether a unit of a side stands within so many tiles, diagonals counted as one."""
    board = s.board
    for u in s.units(side):
        if board.distance[s.unit_tile[u] * board.count + tile] <= most:
            return True
    return False


def beside_control(s: Front, tile: i64, side: i64) -> bool:
    board = s.board
    for k in range(4):
        other: i64 = board.near[4 * tile + k]
        if other != board.count and s.control[other] == side:
            return True
    return False


def retreat_tile(s: Front, attacker: i64, defender: i64) -> int:
    """The tile straight away from the attacker, -1 if nobody may retreat there (PG-7.17.2, 3)."""
    board = s.board
    start = s.unit_tile[defender]
    for k in range(4):
        if board.near[4 * start + k] == s.unit_tile[attacker]:
            tile: i64 = board.near[4 * start + (k + 2) % 4]
            if tile == board.count or s.at[tile] >= 0 or not may_stand(s, defender, tile):
                return -1
            if tile in (s.headquarters(0), s.headquarters(1)):
                return -1
            return tile
    return -1
