"""Square boards against slow and obvious geometry."""

from __future__ import annotations

from itertools import product

import pytest

from vezerkar.space.squares import (
    DIAGONAL,
    DIRECTIONS,
    EAST,
    NO_LINE,
    NORTH,
    NORTH_WEST,
    SOUTH_EAST,
    STRAIGHT,
    SquareGrid,
    square_grid,
)


@pytest.fixture(params=[(12, 12), (9, 6), (1, 4)], ids=["square", "wide", "narrow"])
def grid(request: pytest.FixtureRequest) -> SquareGrid:
    return square_grid(*request.param)


def test_squares_are_numbered_row_by_row_and_named_from_the_top_left(grid: SquareGrid) -> None:
    assert len(grid.squares) == grid.width * grid.rows == grid.off
    for square in grid.squares:
        assert grid.number(grid.col(square), grid.row(square)) == square
        assert grid.named(grid.name(square)) == square
    assert square_grid(12, 12).name(5 + 6 * 12) == "F7"


@pytest.mark.parametrize("name", ["", "A", "M1", "A13", "A0", "A01", "a1", "1A", "A-1", "A²", "Ä1"])
def test_a_name_that_no_square_has_is_off_the_board(name: str) -> None:
    assert square_grid(12, 12).named(name) == square_grid(12, 12).off


def test_neighbours_lie_one_column_and_row_away_and_know_each_other(grid: SquareGrid) -> None:
    for square, direction in product(grid.squares, range(8)):
        dx, dy = DIRECTIONS[direction]
        near = grid.near[8 * square + direction]
        assert near == grid.number(grid.col(square) + dx, grid.row(square) + dy)
        if near != grid.off:
            assert grid.near[8 * near + (direction + 4) % 8] == square
    assert all(0 in DIRECTIONS[d] for d in STRAIGHT)
    assert not any(0 in DIRECTIONS[d] for d in DIAGONAL)


def test_a_corner_has_three_neighbours_and_an_inner_square_eight() -> None:
    grid = square_grid(12, 12)
    assert sum(n != grid.off for n in grid.near[:8]) == 3
    inner = grid.named("F7")
    assert sum(n != grid.off for n in grid.near[8 * inner : 8 * inner + 8]) == 8
    assert set(grid.near[8 * grid.off :]) == {grid.off}


def test_distances_are_what_a_walk_needs(grid: SquareGrid) -> None:
    for directions, table in ((range(8), grid.distance), (STRAIGHT, grid.blocks)):
        for start in grid.squares:
            found = {start: 0}
            edge = [start]
            while edge:
                square = edge.pop(0)
                for direction in directions:
                    near = grid.near[8 * square + direction]
                    if near != grid.off and near not in found:
                        found[near] = found[square] + 1
                        edge.append(near)
            assert found == {b: table[start * grid.count + b] for b in grid.squares}
        assert table[grid.off] == NO_LINE


def test_bearing_tells_the_straight_line_to_another_square(grid: SquareGrid) -> None:
    for a, b in product(grid.squares, grid.squares):
        lines = [d for d in range(8) if b in grid.ray(a, d, 99)]
        assert [grid.bearing[a * grid.count + b]] == (lines or [NO_LINE])


def test_rays_ranges_and_what_lies_between() -> None:
    grid = square_grid(12, 12)
    e6 = grid.named("E6")

    def names(squares: tuple[int, ...]) -> list[str]:
        return [grid.name(square) for square in squares]

    assert names(grid.ray(e6, NORTH, 3)) == ["E5", "E4", "E3"]
    assert names(grid.ray(e6, NORTH_WEST, 9)) == ["D5", "C4", "B3", "A2"]
    assert names(grid.ray(grid.named("L1"), EAST, 2)) == []
    assert names(grid.between(e6, grid.named("H9"))) == ["F7", "G8"]
    assert grid.between(e6, grid.ray(e6, SOUTH_EAST, 1)[0]) == ()
    assert grid.between(e6, grid.named("F4")) == grid.between(e6, e6) == ()
    assert len(grid.within(e6, 2)) == 24
    assert names(grid.within(grid.named("A1"), 1)) == ["B1", "A2", "B2"]
