"""Hex boards against slow and obvious geometry, on both sizes that are played on."""

from __future__ import annotations

import re
from collections import deque
from functools import cache

import pytest

from tests.games.memoir import naive
from vezerkar import HOME
from vezerkar.space.hexes import (
    EAST,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    HexGrid,
    hex_grid,
)

REACH = 3  # of infantry and armor; longer lines are tested on samples
README = HOME / "games" / "memoir" / "data" / "README.md"


@pytest.fixture(params=[(13, 9), (26, 9)], ids=["standard", "overlord"])
def grid(request: pytest.FixtureRequest) -> HexGrid:
    return hex_grid(*request.param)


def neighbours(grid: HexGrid, h: int) -> list[int]:
    return list(grid.near[6 * h : 6 * h + 6])


def line(grid: HexGrid, a: int, b: int, reach: int = REACH) -> tuple[list[int], list[int]]:
    """The hexes of both lists between two hexes, places that say nothing left out."""
    slots, table = grid.lines(reach)
    start = (a * grid.count + b) * 2 * slots
    sides = [list(table[start + i * slots : start + (i + 1) * slots]) for i in (0, 1)]
    return ([h for h in sides[0] if h != grid.off], [h for h in sides[1] if h != grid.off])


# Numbers


def test_the_boards_have_as_many_hexes_as_the_printed_ones() -> None:
    assert len(hex_grid(13, 9).hexes) == 113
    assert len(hex_grid(26, 9).hexes) == 230


def test_every_hex_has_a_number_of_its_own_in_reading_order(grid: HexGrid) -> None:
    assert list(grid.hexes) == sorted(set(grid.hexes))
    assert set(grid.place) == set(grid.hexes)
    for h, (col, row) in grid.place.items():
        assert grid.number(col, row) == h
        assert (grid.x(h), grid.row(h)) == (2 * col + row % 2, row)
        assert grid.at(grid.x(h), row) == h


def test_the_two_places_off_the_board_come_after_all_hexes(grid: HexGrid) -> None:
    assert (grid.off, grid.wall, grid.count) == (
        grid.hexes[-1] + 1,
        grid.hexes[-1] + 2,
        grid.hexes[-1] + 3,
    )
    assert grid.count <= 256  # numbers of hexes fit into bytes


def test_what_is_not_on_the_board_is_a_wall(grid: HexGrid) -> None:
    right, bottom = 2 * grid.width, grid.rows
    for x, row in [(-2, 0), (-1, 1), (right, 0), (right - 1, 1), (0, -2), (1, -1), (0, bottom)]:
        assert grid.at(x, row) == grid.wall
    assert not grid.has(grid.width - 1, 1)
    assert grid.has(grid.width - 1, 0)


def test_a_size_is_built_once() -> None:
    assert hex_grid(13, 9) is hex_grid(13, 9)


# Neighbours


def test_directions_are_what_they_say() -> None:
    grid = hex_grid(13, 9)
    middle = grid.number(6, 4)
    around = {direction: grid.place[h] for direction, h in enumerate(neighbours(grid, middle))}
    assert around == {
        NORTH_WEST: (5, 3),
        NORTH_EAST: (6, 3),
        WEST: (5, 4),
        EAST: (7, 4),
        SOUTH_WEST: (5, 5),
        SOUTH_EAST: (6, 5),
    }


def test_neighbours_are_those_of_the_oracle(grid: HexGrid) -> None:
    field = naive.Field(columns=grid.width)
    for h in grid.hexes:
        found = {grid.place[n] for n in neighbours(grid, h) if n != grid.off}
        assert found == naive.neighbours(field, grid.place[h])


def test_the_way_back_is_the_opposite_direction(grid: HexGrid) -> None:
    for h in grid.hexes:
        for direction, other in enumerate(neighbours(grid, h)):
            if other != grid.off:
                assert neighbours(grid, other)[5 - direction] == h


@pytest.mark.parametrize(
    ("col", "row", "missing"),
    [
        (0, 0, {WEST, NORTH_WEST, NORTH_EAST, SOUTH_WEST}),
        (12, 0, {EAST, NORTH_WEST, NORTH_EAST, SOUTH_EAST}),
        (0, 8, {WEST, SOUTH_WEST, SOUTH_EAST, NORTH_WEST}),
        (12, 8, {EAST, SOUTH_WEST, SOUTH_EAST, NORTH_EAST}),
        (0, 1, {WEST}),
        (11, 1, {EAST}),
        (0, 4, {WEST, NORTH_WEST, SOUTH_WEST}),
        (12, 4, {EAST, NORTH_EAST, SOUTH_EAST}),
    ],
)
def test_at_the_edges_neighbours_are_missing(col: int, row: int, missing: set[int]) -> None:
    grid = hex_grid(13, 9)
    around = neighbours(grid, grid.number(col, row))
    assert {direction for direction, h in enumerate(around) if h == grid.off} == missing


def test_places_off_the_board_have_no_neighbours(grid: HexGrid) -> None:
    for nowhere in (grid.off, grid.wall):
        assert neighbours(grid, nowhere) == [grid.off] * 6


# Distances


def searched(grid: HexGrid, start: int) -> dict[int, int]:
    """Steps to every hex, by breadth-first search."""
    steps = {start: 0}
    queue = deque([start])
    while queue:
        h = queue.popleft()
        for other in neighbours(grid, h):
            if other != grid.off and other not in steps:
                steps[other] = steps[h] + 1
                queue.append(other)
    return steps


def test_distances_are_those_of_a_search(grid: HexGrid) -> None:
    for a in grid.hexes:
        steps = searched(grid, a)
        assert set(steps) == set(grid.hexes)
        for b, far in steps.items():
            assert grid.distance[a * grid.count + b] == far


def test_nothing_is_near_a_place_off_the_board(grid: HexGrid) -> None:
    for nowhere in (grid.off, grid.wall):
        assert all(grid.distance[nowhere * grid.count + h] == 255 for h in range(grid.count))
        assert all(grid.distance[h * grid.count + nowhere] == 255 for h in range(grid.count))


# Lines


def table_of_the_readme() -> list[tuple[tuple[int, int], int, list[tuple[int, int]], bool]]:
    """Offset, distance, hexes and whether they are an edge pair, from section 4."""
    text = README.read_text(encoding="utf-8").replace("−", "-")
    section = text.split("## 4.")[1].split("## 5.")[0]
    pair = re.compile(r"\((-?\d+), (-?\d+)\)")
    rows = []
    for found in re.finditer(
        r"^\| (\(.*?\)) \| (\d) \| (.*?) ?\| (.*?) ?\|$", section, re.MULTILINE
    ):
        target, far, crossed, edge = found.groups()
        (offset,) = [(int(x), int(y)) for x, y in pair.findall(target)]
        hexes = [(int(x), int(y)) for x, y in pair.findall(crossed or edge)]
        rows.append((offset, int(far), hexes, not crossed))
    return rows


def test_the_table_of_the_readme_is_read() -> None:
    assert len(table_of_the_readme()) == 9


@pytest.mark.parametrize("entry", table_of_the_readme(), ids=lambda entry: str(entry[0]))
def test_lines_are_those_of_the_table(
    entry: tuple[tuple[int, int], int, list[tuple[int, int]], bool],
) -> None:
    (dx, dy), far, hexes, is_pair = entry
    grid = hex_grid(13, 9)
    start = grid.number(4, 4)
    end = grid.at(grid.x(start) + dx, grid.row(start) + dy)
    expected = [grid.at(grid.x(start) + x, grid.row(start) + y) for x, y in hexes]
    assert grid.distance[start * grid.count + end] == far
    left, right = line(grid, start, end)
    if is_pair:
        assert sorted(left + right) == sorted(expected)
        assert len(left) == len(right) == 1
    else:
        assert sorted(left) == sorted(right) == sorted(expected)


@cache
def exact(dx: int, dy: int) -> tuple[frozenset[naive.Hex], ...]:
    """The oracle's line between two hexes far from any edge, as offsets in doubled columns."""
    start = (40, 40)
    end = ((80 + dx) // 2, 40 + dy)
    found = naive.crossed(start, end)

    def offsets(hexes: frozenset[naive.Hex]) -> frozenset[naive.Hex]:
        return frozenset((2 * c + r % 2 - 80, r - 40) for c, r in hexes)

    return offsets(found.crossed), offsets(found.left), offsets(found.right)


def same_line(grid: HexGrid, a: int, b: int, reach: int) -> bool:
    """Whether the table agrees with exact geometry; the names of the two sides do not matter."""
    dx, dy = grid.x(b) - grid.x(a), grid.row(b) - grid.row(a)
    crossed, one, other = (
        sorted(grid.at(grid.x(a) + x, grid.row(a) + y) for x, y in hexes) for hexes in exact(dx, dy)
    )
    found = tuple(sorted(side) for side in line(grid, a, b, reach))
    sides = (sorted(crossed + one), sorted(crossed + other))
    return found in (sides, sides[::-1])


def test_lines_up_to_three_agree_with_exact_geometry_everywhere(grid: HexGrid) -> None:
    for a in grid.hexes:
        for b in grid.hexes:
            if 1 <= grid.distance[a * grid.count + b] <= REACH:
                assert same_line(grid, a, b, REACH), (grid.place[a], grid.place[b])


def test_long_lines_agree_with_exact_geometry_everywhere() -> None:
    """Up to range 6, where hills block artillery."""
    grid = hex_grid(13, 9)
    for a in grid.hexes:
        for b in grid.hexes:
            if 1 <= grid.distance[a * grid.count + b] <= 6:
                assert same_line(grid, a, b, 6), (grid.place[a], grid.place[b])


def test_nothing_lies_between_neighbours(grid: HexGrid) -> None:
    for h in grid.hexes:
        for other in neighbours(grid, h):
            if other != grid.off:
                assert line(grid, h, other) == ([], [])


def test_both_ends_see_the_same_hexes(grid: HexGrid) -> None:
    for a in grid.hexes:
        for b in grid.hexes:
            if 1 <= grid.distance[a * grid.count + b] <= REACH:
                there, back = line(grid, a, b), line(grid, b, a)
                assert sorted(there[0]) == sorted(back[1])
                assert sorted(there[1]) == sorted(back[0])


def test_a_line_along_the_edge_of_the_board_has_a_wall_on_one_side() -> None:
    grid = hex_grid(13, 9)
    left, right = line(grid, grid.number(0, 0), grid.number(0, 2))
    assert [grid.wall] in (left, right)
    assert [grid.number(0, 1)] in (left, right)


def test_hexes_out_of_reach_have_no_line() -> None:
    grid = hex_grid(13, 9)
    assert line(grid, grid.number(0, 0), grid.number(4, 0)) == ([], [])


def test_a_board_of_hundreds_of_hexes_has_neighbours_and_distances_too() -> None:
    grid = hex_grid(33, 23)
    corner = grid.number(0, 0)
    assert grid.neighbours[6 * corner + EAST] == grid.number(1, 0)
    assert grid.far(corner, grid.number(32, 22)) == 22 + (64 - 22) // 2
    small = hex_grid(13, 9)
    assert all(
        small.far(a, b) == small.distance[a * small.count + b]
        for a in small.hexes
        for b in small.hexes
    )
