"""The hex numbers of the rulebook (RRCC, columns from the east) and those inside the rules."""

from __future__ import annotations

from functools import cache

from vezerkar.games.hungary.schema import Grid
from vezerkar.space.hexes import HexGrid, hex_grid


class HexNumbers:
    """Names and numbers of the hexes of a map (HU-1.4.3)."""

    def __init__(self, grid: Grid) -> None:
        self.grid: HexGrid = hex_grid(grid.cols_odd_rows, grid.rows)
        self.numbers: dict[str, int] = {self.name(h): h for h in self.grid.hexes}

    def name(self, h: int) -> str:
        """Column 1 lies at the right edge, so that columns run from east to west."""
        col, row = self.grid.place[h]
        width = self.grid.width - row % 2
        return f"{row + 1:02}{width - col:02}"

    def are_neighbours(self, a: str, b: str) -> bool:
        if a not in self.numbers or b not in self.numbers:
            return False
        at = 6 * self.numbers[a]
        return self.numbers[b] in self.grid.neighbours[at : at + 6]

    def direction(self, a: int, b: int) -> int:
        """The direction from a hex to its neighbour."""
        return self.grid.neighbours[6 * a : 6 * a + 6].index(b)

    @property
    def lexicon_names(self) -> list[str]:
        """By number; numbers without a hex have no name."""
        found = [""] * self.grid.count
        for name, h in self.numbers.items():
            found[h] = name
        return found


@cache
def hex_numbers_of(grid: Grid) -> HexNumbers:
    """The hexes of a grid, worked out once."""
    return HexNumbers(grid)
