"""Square boards: numbers, neighbours, distances, ranges and straight lines, worked out once.

Squares are numbered row by row from the top left corner. One number behind the last square, `off`,
means a place that is not on the board. The eight directions go round clockwise from the north, so
the even ones are straight, the odd ones diagonal, and the opposite one is four further on.

>>> grid = square_grid(12, 12)
>>> grid.near[8 * grid.named("F7") + NORTH] == grid.named("F6")
True
>>> grid.distance[grid.named("A1") * grid.count + grid.named("C2")]
2
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST = range(8)
STRAIGHT = (NORTH, EAST, SOUTH, WEST)
DIAGONAL = (NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST)
NO_LINE: Final = 255  # in a table: off the board, or on no straight line
# Columns and rows that a step goes; rows grow downwards.
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


class SquareGrid:
    """The geometry of one board size, shared by everything played on it.

    Tables are by number: `near` holds the eight neighbours of a square, `distance` the steps
    between two squares where steps may be diagonal, `blocks` where they may not (both at
    `a * count + b`), `bearing` the direction from a square to another on one straight line.
    """

    def __init__(self, width: int, rows: int) -> None:
        assert width * rows < 255, "numbers of squares must fit into one byte"
        self.width = width
        self.rows = rows
        self.squares = tuple(range(width * rows))
        self.off = width * rows
        self.count = self.off + 1  # length of a table by square, the place off the board included
        self.near = bytes(self._near())
        self.distance = bytes(self._table(lambda x, y: max(abs(x), abs(y))))
        self.blocks = bytes(self._table(lambda x, y: abs(x) + abs(y)))
        self.bearing = bytes(self._table(_direction))

    def number(self, col: int, row: int) -> int:
        """The number of the square in a column and row; `off` if there is none."""
        return row * self.width + col if self.has(col, row) else self.off

    def has(self, col: int, row: int) -> bool:
        return 0 <= col < self.width and 0 <= row < self.rows

    def col(self, square: int) -> int:
        return square % self.width

    def row(self, square: int) -> int:
        return square // self.width

    def name(self, square: int) -> str:
        """Column letter and row number, counted from the top left: `A1`."""
        return f"{chr(ord('A') + self.col(square))}{self.row(square) + 1}"

    def named(self, name: str) -> int:
        """The square of a name; `off` if the board has none of that name."""
        col, row = ord(name[:1] or " ") - ord("A"), name[1:]
        proper = row.isascii() and row.isdigit() and not row.startswith("0")
        return self.number(col, int(row) - 1) if proper else self.off

    def ray(self, square: int, direction: int, reach: int) -> tuple[int, ...]:
        """The squares on a straight line from a square, up to `reach` away, nearest first."""
        found: list[int] = []
        step = self.near[8 * square + direction]
        while step != self.off and len(found) < reach:
            found.append(step)
            step = self.near[8 * step + direction]
        return tuple(found)

    def between(self, a: int, b: int) -> tuple[int, ...]:
        """The squares strictly between two squares on one straight line; none if on no line."""
        direction = self.bearing[a * self.count + b]
        if direction == NO_LINE:
            return ()
        return self.ray(a, direction, self.distance[a * self.count + b] - 1)

    def within(self, square: int, reach: int) -> tuple[int, ...]:
        """The other squares up to `reach` steps away, where steps may be diagonal."""
        start = square * self.count
        return tuple(b for b in self.squares if 0 < self.distance[start + b] <= reach)

    def _near(self) -> list[int]:
        table = [self.off] * (self.count * 8)
        for square in self.squares:
            for direction, (dx, dy) in enumerate(DIRECTIONS):
                place = self.number(self.col(square) + dx, self.row(square) + dy)
                table[8 * square + direction] = place
        return table

    def _table(self, measure: Callable[[int, int], int]) -> list[int]:
        """A number for each pair of squares, from how far apart their columns and rows are."""
        table = [NO_LINE] * (self.count * self.count)
        for a in self.squares:
            for b in self.squares:
                x, y = self.col(b) - self.col(a), self.row(b) - self.row(a)
                table[a * self.count + b] = measure(x, y)
        return table


def _direction(x: int, y: int) -> int:
    """The direction in which a square so many columns and rows away lies on a straight line."""
    if (x, y) == (0, 0) or (x and y and abs(x) != abs(y)):
        return NO_LINE
    return DIRECTIONS.index(((x > 0) - (x < 0), (y > 0) - (y < 0)))


@cache
def square_grid(width: int, rows: int) -> SquareGrid:
    """The grid of a size, built once."""
    return SquareGrid(width, rows)
