# hot: compiled by mypyc
"""How units of a non-player side find their way (PG-9.2.0.19, PG-9.2.0.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT
from vezerkar.games.panzer.board import March
from vezerkar.games.panzer.rules.adjacency import neighbours
from vezerkar.games.panzer.rules.terrain import bears
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import GOAL_CONTACT, GOAL_TERRAIN

if TYPE_CHECKING:
    from mypy_extensions import i64


UNREACHABLE: Final = 99


def march_of(s: Front, u: i64) -> March | None:
    """The marching order of a unit in this turn, if it has one."""
    for march in s.board.marches:
        if march.first_turn <= s.turn and (march.last_turn == 0 or s.turn <= march.last_turn):
            if not march.tags or s.unit_tag[u] in march.tags:
                return march
    return None


def goal_tiles(s: Front, u: i64, march: March) -> list[int]:
    """Where a unit wants to be."""
    if march.goal == GOAL_CONTACT:
        player = 1 - s.board.npc
        return [
            tile
            for tile in range(s.board.count)
            if (s.at[tile] < 0 or s.at[tile] == u) and neighbours(s, tile, player)
        ]
    if march.goal == GOAL_TERRAIN:  # PG-9.2.5.3
        return [tile for tile in march.tiles if not held_by_friend(s, u, tile)]
    return march.tiles


def held_by_friend(s: Front, u: i64, tile: i64) -> bool:
    other = s.at[tile]
    return other >= 0 and other != u and s.side(other) == s.board.npc


def distances(s: Front, u: i64, march: March) -> list[int]:
    """Steps from every tile to the goal, over ground the unit may enter."""
    board = s.board
    far = [UNREACHABLE] * (board.count + 1)
    queue: list[int] = []
    for tile in goal_tiles(s, u, march):
        if is_open(s, u, tile, march):
            far[tile] = 0
            queue.append(tile)
    head: i64 = 0
    while head < len(queue):
        tile = queue[head]
        head += 1
        for k in range(4):
            other: i64 = board.near[4 * tile + k]
            if far[other] == UNREACHABLE and other != board.count and is_open(s, u, other, march):
                far[other] = far[tile] + 1
                queue.append(other)
    return far


def is_open(s: Front, u: i64, tile: i64, march: March) -> bool:
    """Ground a unit may enter, with nobody in the way who will not move."""
    board = s.board
    if not bears(board, s.unit_card[u], tile) or (board.no_march and board.no_march[tile]):
        return tile == s.unit_tile[u]
    other = s.at[tile]
    if other < 0 or other == u:
        return True
    if s.side(other) != board.npc:
        return march.goal != GOAL_CONTACT
    return march.stops or is_marching(s, other)


def is_marching(s: Front, u: i64) -> bool:
    """A unit with a marching order that has not arrived yet."""
    march = march_of(s, u)
    if march is None:
        return False
    if march.goal == GOAL_CONTACT:
        return True
    return s.unit_tile[u] not in march.tiles


def goal_distance(s: Front, u: i64) -> int:
    march = march_of(s, u)
    if march is None:
        return UNREACHABLE
    return distances(s, u, march)[s.unit_tile[u]]


def next_tiles(s: Front, u: i64) -> list[int]:
    """Where the next step of a unit may lead; with several the player decides (PG-9.2.0.20)."""
    march = march_of(s, u)
    if march is None:
        return []
    board = s.board
    start = s.unit_tile[u]
    far = distances(s, u, march)
    here = far[start]
    if here == 0 and march.goal == GOAL_CONTACT:
        return sidesteps(s, u, far)
    if here == 0 or here == UNREACHABLE:
        return []
    found = [t for t in around(s, start) if far[t] == here - 1]
    if march.direction >= 0:
        straight: i64 = board.near[4 * start + march.direction]
        if straight in found:
            return [] if is_stopped(s, straight, march) else [straight]
    return preferred(s, found)


def is_stopped(s: Front, tile: i64, march: March) -> bool:
    """The line of march ends behind units of its own side, the foremost of which has arrived."""
    board = s.board
    while march.stops and tile != board.count:  # PG-9.2.1.7
        other = s.at[tile]
        if other < 0 or s.side(other) != board.npc:
            return False
        if not is_marching(s, other):
            return True
        tile = board.near[4 * tile + march.direction]
    return False


def around(s: Front, tile: i64) -> list[int]:
    near, count = s.board.near, s.board.count
    return [near[4 * tile + k] for k in range(4) if near[4 * tile + k] != count]


def sidesteps(s: Front, u: i64, far: list[int]) -> list[int]:
    """Already beside a player unit: another tile beside one (PG-9.2.2.4)."""
    return [t for t in around(s, s.unit_tile[u]) if far[t] == 0 and s.at[t] < 0]


def preferred(s: Front, tiles: list[int]) -> list[int]:
    """An empty settlement comes before other tiles at equal distance (PG-9.2.2.6)."""
    eager = s.board.eager
    if eager:
        wanted = [t for t in tiles if eager[t] and s.at[t] < 0 and s.control[t] != s.board.npc]
        if wanted:
            return wanted
    return tiles


def next_to_act(s: Front) -> int:
    """Units nearest to their goal first, then leftmost, then nearest to the player (-1: none)."""
    best: i64 = -1
    least: i64 = 0
    cols = s.board.cols
    for u in s.units(s.board.npc):
        if (s.acted | s.fresh) & BIT[u]:
            continue
        tile = s.unit_tile[u]
        key = goal_distance(s, u) * 10000 + (tile % cols) * 100 + 99 - tile // cols
        if best < 0 or key < least:
            best, least = u, key
    return best
