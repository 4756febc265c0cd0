"""Hex boards of alternating rows: numbers, neighbours, distances and lines, worked out once.

Rows alternate between `width` and `width - 1` hexes, the shorter rows lie half a hex to the right.
Hexes are numbered so that one number is left unused after each row; then all neighbours lie at the
same six offsets everywhere. Two numbers behind the last hex mean places that are not on the board:
`off` is never reached and never blocks, `wall` always blocks.

>>> grid = hex_grid(13, 9)
>>> grid.near[6 * grid.number(0, 1) + EAST] == grid.number(1, 1)
True
"""

from __future__ import annotations

from functools import cache, cached_property

NORTH_WEST, NORTH_EAST, WEST, EAST, SOUTH_WEST, SOUTH_EAST = range(6)
# In doubled columns (x = 2 * col + row % 2) the six steps are the same on every row.
DIRECTIONS = ((-1, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (1, 1))
# Corners of a hex around its centre, in units where the centre is (x, 3 * row).
_CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


class HexGrid:
    """The geometry of one board size, shared by everything played on it."""

    def __init__(self, width: int, rows: int) -> None:
        self.width = width
        self.rows = rows
        self.hexes = tuple(
            self.number(col, row) for row in range(rows) for col in range(width - row % 2)
        )
        self.off = self.hexes[-1] + 1
        self.wall = self.off + 1
        self.count = self.off + 2  # length of a table by hex, the two places off the board included
        self.place = {self.number(col, row): (col, row) for col, row in self._places()}
        self.neighbours = tuple(self._near())

    @cached_property
    def near(self) -> bytes:
        """The neighbours as a table of bytes, for boards of up to 256 numbers."""
        return bytes(self.neighbours)

    @cached_property
    def distance(self) -> bytes:
        """How far any two hexes are apart, 255 where one of them is off the board."""
        return bytes(self._distances())

    def number(self, col: int, row: int) -> int:
        """The number of the hex in a column and row."""
        return (2 * self.width + 1) * (row // 2) + (self.width + 1) * (row % 2) + col

    def has(self, col: int, row: int) -> bool:
        return 0 <= row < self.rows and 0 <= col < self.width - row % 2

    def x(self, h: int) -> int:
        """The doubled column."""
        col, row = self.place[h]
        return 2 * col + row % 2

    def row(self, h: int) -> int:
        return self.place[h][1]

    def at(self, x: int, row: int) -> int:
        """The hex at a doubled column and row; `wall` if there is none on the board."""
        return self.number(x // 2, row) if self.has(x // 2, row) and x >= 0 else self.wall

    def far(self, a: int, b: int) -> int:
        """How many steps lead from one hex to another."""
        return _distance(self.x(a) - self.x(b), self.row(a) - self.row(b))

    @cache  # noqa: B019 - grids live as long as the program
    def lines(self, reach: int) -> tuple[int, bytes]:
        """The hexes between any two hexes up to `reach` apart, and how many slots a list has.

        For each pair `(a * count + b) * 2 * slots` is where two lists of `slots` hexes begin: those
        on the line nudged to its left and to its right. They differ only where the line runs along
        hex sides. Sight is blocked when both lists hold a blocker.
        """
        between = {
            (dx, dy): _between(dx, dy)
            for dy in range(-reach, reach + 1)
            for dx in range(-2 * reach, 2 * reach + 1)
            if (dx + dy) % 2 == 0 and 1 <= _distance(dx, dy) <= reach
        }
        slots = max(len(side) for sides in between.values() for side in sides)
        table = bytearray([self.off]) * (self.count * self.count * 2 * slots)
        for a in self.hexes:
            ax, ay = self.x(a), self.row(a)
            for (dx, dy), sides in between.items():
                b = self.at(ax + dx, ay + dy)
                if b == self.wall:
                    continue
                start = (a * self.count + b) * 2 * slots
                for side, hexes in enumerate(sides):
                    for i, (hx, hy) in enumerate(hexes):
                        table[start + side * slots + i] = self.at(ax + hx, ay + hy)
        return slots, bytes(table)

    def _places(self) -> list[tuple[int, int]]:
        return [(c, r) for r in range(self.rows) for c in range(self.width - r % 2)]

    def _near(self) -> list[int]:
        table = [self.off] * (self.count * 6)
        for h in self.hexes:
            for direction, (dx, dy) in enumerate(DIRECTIONS):
                other = self.at(self.x(h) + dx, self.row(h) + dy)
                table[6 * h + direction] = self.off if other == self.wall else other
        return table

    def _distances(self) -> bytearray:
        """Row by row: hexes of a row follow each other, and their doubled columns differ by two."""
        table = bytearray([255]) * (self.count * self.count)
        wide = 2 * self.width
        spans = [
            bytes(_distance(dx, dy) for dx in range(-wide, wide + 1)) for dy in range(self.rows)
        ]
        for a in self.hexes:
            for row in range(self.rows):
                size = self.width - row % 2
                start = a * self.count + self.number(0, row)
                left = wide + row % 2 - self.x(a)
                span = spans[abs(row - self.row(a))]
                table[start : start + size] = span[left : left + 2 * size : 2]
        return table


def _distance(dx: int, dy: int) -> int:
    """Hexes between two centres, from doubled columns and rows."""
    dx, dy = abs(dx), abs(dy)
    return dy + max(0, (dx - dy) // 2)


def _between(dx: int, dy: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """The hexes between the origin and (dx, dy): on the left and on the right of the line."""
    left: list[tuple[int, int]] = []
    right: list[tuple[int, int]] = []
    far = _distance(dx, dy)
    for y in range(-far, far + 1):
        for x in range(-2 * far, 2 * far + 1):
            if (x + y) % 2 or (x, y) in ((0, 0), (dx, dy)):
                continue
            if _distance(x, y) + _distance(dx - x, dy - y) > far + 1:
                continue
            touch = _contact(x, y, dx, dy)
            if touch in ("cross", "left"):
                left.append((x, y))
            if touch in ("cross", "right"):
                right.append((x, y))
    order = {place: _distance(*place) for place in left + right}
    return sorted(left, key=lambda p: (order[p], p)), sorted(right, key=lambda p: (order[p], p))


def _contact(x: int, y: int, dx: int, dy: int) -> str:
    """How the segment from the origin to (dx, dy) meets the hex at (x, y)."""
    vx, vy = dx, 3 * dy
    length = vx * vx + vy * vy
    crosses = []
    touches_inside = False
    for cx, cy in _CORNERS:
        px, py = x + cx, 3 * y + cy
        cross = vx * py - vy * px
        crosses.append(cross)
        if cross == 0 and 0 < vx * px + vy * py < length:
            touches_inside = True
    if min(crosses) < 0 < max(crosses):
        # Both signs: the line crosses the interior; it does so strictly between the two centres,
        # because the hexes of the centres themselves are not asked about.
        along = vx * x + vy * 3 * y
        return "cross" if 0 < along < length else ""
    if not touches_inside:
        return ""
    return "left" if min(crosses) >= 0 else "right"


@cache
def hex_grid(width: int, rows: int) -> HexGrid:
    """The grid of a size, built once."""
    return HexGrid(width, rows)
