"""Sets of tiles as bits say the same as a search tile by tile."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.panzer.table import GAME
from vezerkar.core.chance import Seeded
from vezerkar.core.playout import next_seat
from vezerkar.games.panzer.board import March
from vezerkar.games.panzer.rules.movement import can_move, is_pinched, steps, swaps
from vezerkar.games.panzer.rules.npc_movement import (
    UNREACHABLE,
    goal_distance,
    is_marching,
    march_of,
    resting_tiles,
)
from vezerkar.games.panzer.rules.supply import connected
from vezerkar.games.panzer.rules.terrain import may_stand
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import DIAGONAL, GOAL_CONTACT, GOAL_TERRAIN

SCENARIOS = [info.id for info in GAME.scenarios()]


def positions(slug: str) -> Iterator[Front]:
    """Every tenth position of a random game."""
    chance, pick = Seeded(21), Seeded(22)
    s = GAME.new(slug, {}, chance)
    decisions = 0
    while s.waiting:
        seat = next_seat(s)
        actions = s.legal_actions(seat)
        s.apply_unchecked(seat, actions[pick.below(len(actions))], chance)
        decisions += 1
        if decisions % 10 == 0:
            assert isinstance(s, Front)
            yield s


def beside(s: Front, tile: int, slanted: bool = False) -> list[int]:
    """The places north, east, south and west of a tile, or at its corners; some are off the map."""
    table = s.board.corner if slanted else s.board.near
    return list(table[4 * tile : 4 * tile + 4])


def search(s: Front, starts: list[int], free: set[int]) -> dict[int, int]:
    """How many steps every free tile is away from the nearest start."""
    far = {tile: 0 for tile in starts if tile in free}
    queue = list(far)
    for tile in queue:
        for other in beside(s, tile):
            if other in free and other not in far:
                far[other] = far[tile] + 1
                queue.append(other)
    return far


@pytest.mark.parametrize("slug", SCENARIOS)
def test_the_supply_chain_is_what_a_search_finds(slug: str) -> None:
    for s in positions(slug):
        for side in range(2):
            held = {tile for tile in range(s.board.count) if s.control[tile] == side}
            chain = search(s, s.start_tiles(side), held)
            assert connected(s, side) == sum(1 << tile for tile in chain)


@pytest.mark.parametrize("slug", SCENARIOS)
def test_steps_and_swaps_are_what_a_look_at_every_neighbour_finds(slug: str) -> None:
    for s in positions(slug):
        for u in [*s.units(0), *s.units(1)]:
            assert steps(s, u) == [t for t, _ in ways(s, u) if s.at[t] < 0 and may_stand(s, u, t)]
            assert swaps(s, u) == [
                s.at[t] for t, slanted in ways(s, u) if swaps_at(s, u, t, slanted)
            ]


def ways(s: Front, u: int) -> list[tuple[int, bool]]:
    """The tiles round a unit that no two enemies bar it from, and whether they are slanted."""
    start = s.unit_tile[u]
    found = [(tile, False) for tile in beside(s, start) if tile < s.board.count]
    if s.able(u, DIAGONAL):
        for k, tile in enumerate(beside(s, start, slanted=True)):
            if tile < s.board.count and not is_pinched(s, u, start, k):
                found.append((tile, True))
    return found


def swaps_at(s: Front, u: int, tile: int, slanted: bool) -> bool:
    other = s.at[tile]
    if other < 0 or s.side(other) != s.side(u) or (slanted and not s.able(other, DIAGONAL)):
        return False
    has_moved = (s.moved | s.stepped) >> u & 1 or s.stepped >> other & 1 or not can_move(s, other)
    return not has_moved and may_stand(s, u, tile) and may_stand(s, other, s.unit_tile[u])


@pytest.mark.parametrize("slug", [slug for slug in SCENARIOS if slug.startswith("solo")])
def test_units_are_as_far_from_their_goal_as_a_search_finds(slug: str) -> None:
    for s in positions(slug):
        for u in s.units(s.board.npc):
            march = march_of(s, u)
            far = UNREACHABLE
            if march is not None:
                tiles = range(s.board.count)
                free = {tile for tile in tiles if is_open(s, u, tile, march)}
                goal = [tile for tile in tiles if is_goal(s, u, tile, march)]
                far = search(s, goal, free).get(s.unit_tile[u], UNREACHABLE)
            assert goal_distance(s, u, resting_tiles(s)) == far


def is_goal(s: Front, u: int, tile: int, march: March) -> bool:
    other = s.at[tile]
    if march.goal == GOAL_CONTACT:
        near = [s.at[t] for t in beside(s, tile) if t < s.board.count]
        met = any(v >= 0 and s.side(v) != s.board.npc for v in near)
        return met and other in (-1, u)
    if march.goal == GOAL_TERRAIN and other not in (-1, u) and s.side(other) == s.board.npc:
        return False
    return tile in march.tiles


def is_open(s: Front, u: int, tile: int, march: March) -> bool:
    board, other = s.board, s.at[tile]
    if other == u:
        return True
    if not may_stand(s, u, tile) or (board.no_march and board.no_march[tile]):
        return False
    if other < 0:
        return True
    if s.side(other) != board.npc:
        return march.goal != GOAL_CONTACT
    return march.stops or is_marching(s, other)
