# hot: compiled by mypyc
"""How units of a non-player side find their way (PG-9.2.0.19, PG-9.2.0.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT
from vezerkar.games.panzer.board import March
from vezerkar.games.panzer.rules.tile_sets import around, near_tiles
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import GOAL_CONTACT, GOAL_TERRAIN

if TYPE_CHECKING:
    from mypy_extensions import i64


UNREACHABLE: Final = 99
MAX_LINES: Final = 100  # more than any map has rows or columns
MAP_ORDERS: Final = 10000  # MAX_LINES squared


def march_of(s: Front, u: i64) -> March | None:
    """The marching order of a unit in this turn, if it has one."""
    for march in s.board.marches:
        if march.first_turn <= s.turn and (march.last_turn == 0 or s.turn <= march.last_turn):
            if not march.tags or s.unit_tag[u] in march.tags:
                return march
    return None


def goal_tiles(s: Front, u: i64, march: March) -> i64:
    """Where a unit wants to be, as bits."""
    here: i64 = BIT[s.unit_tile[u]]
    if march.goal == GOAL_CONTACT:
        return around(s.board, s.occupied(1 - s.board.npc)) & (s.empty() | here)
    if march.goal == GOAL_TERRAIN:  # PG-9.2.5.3
        return march.tile_bits & ~(s.occupied(s.board.npc) & ~here)
    return march.tile_bits


def approach(s: Front, u: i64, march: March, resting: i64) -> tuple[i64, i64]:
    """How many steps a unit is from its goal, and the tiles that are one step nearer, as bits.

    Of a unit that has arrived, the second are all the tiles of its goal.
    """
    here: i64 = BIT[s.unit_tile[u]]
    free = open_tiles(s, u, march, resting)
    front = goal_tiles(s, u, march) & free
    seen, nearer = front, front
    far: i64 = 0
    while front:
        if front & here:
            return far, nearer
        nearer = front
        front = around(s.board, front) & free & ~seen
        seen |= front
        far += 1
    return UNREACHABLE, 0


def open_tiles(s: Front, u: i64, march: March, resting: i64) -> i64:
    """Ground a unit may enter, with nobody in the way who will not move, as bits."""
    board = s.board
    free: i64 = board.footing[s.unit_card[u]] & board.march_tiles
    if march.goal == GOAL_CONTACT:
        free &= ~s.occupied(1 - board.npc)
    if not march.stops:
        free &= ~resting
    return free | BIT[s.unit_tile[u]]


def resting_tiles(s: Front) -> i64:
    """The tiles of non-player units that are not marching, as bits."""
    found: i64 = 0
    for u in s.units(s.board.npc):
        if not is_marching(s, u):
            found |= BIT[s.unit_tile[u]]
    return found


def is_marching(s: Front, u: i64) -> bool:
    """A unit with a marching order that has not arrived yet."""
    march = march_of(s, u)
    if march is None:
        return False
    if march.goal == GOAL_CONTACT:
        return True
    return march.tile_bits >> s.unit_tile[u] & 1 == 0


def goal_distance(s: Front, u: i64, resting: i64) -> i64:
    march = march_of(s, u)
    if march is None:
        return UNREACHABLE
    return approach(s, u, march, resting)[0]


def next_tiles(s: Front, u: i64) -> list[int]:
    """Where the next step of a unit may lead; with several the player decides (PG-9.2.0.20)."""
    march = march_of(s, u)
    if march is None:
        return []
    board = s.board
    start = s.unit_tile[u]
    far, tiles = approach(s, u, march, resting_tiles(s))
    if far == 0:
        if march.goal == GOAL_CONTACT:  # beside a player unit: another such tile (PG-9.2.2.4)
            return near_tiles(board, start, tiles & s.empty())
        return []
    if far == UNREACHABLE:
        return []
    if march.direction >= 0:
        straight: i64 = board.near[4 * start + march.direction]
        if tiles >> straight & 1:
            return [] if is_stopped(s, straight, march) else [straight]
    return preferred(s, near_tiles(board, start, tiles))


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


def preferred(s: Front, tiles: list[int]) -> list[int]:
    """An empty settlement comes before other tiles at equal distance (PG-9.2.2.6)."""
    eager = s.board.eager
    if eager:
        wanted = [t for t in tiles if eager[t] and s.at[t] < 0 and s.control[t] != s.board.npc]
        if wanted:
            return wanted
    return tiles


def next_to_act(s: Front) -> i64:
    """Units nearest to their goal first, then leftmost, then nearest to the player (-1: none)."""
    best: i64 = -1
    least: i64 = 0
    resting = resting_tiles(s)
    for u in s.units(s.board.npc):
        if (s.acted | s.fresh) >> u & 1:
            continue
        tile: i64 = s.unit_tile[u]
        key = goal_distance(s, u, resting) * MAP_ORDERS + map_order(s, tile)
        if best < 0 or key < least:
            best, least = u, key
    return best


def map_order(s: Front, tile: i64) -> i64:
    """Leftmost first, then nearest to the player (PG-9.2.0.30): a number below MAP_ORDERS."""
    cols = s.board.cols
    return (tile % cols) * MAX_LINES + MAX_LINES - 1 - tile // cols
