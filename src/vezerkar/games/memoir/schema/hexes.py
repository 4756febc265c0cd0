"""Names of hexes as scenarios print them, the two sizes of board, and the ground printed on it."""

from __future__ import annotations

from typing import Final

from vezerkar.core.errors import DataError
from vezerkar.games.memoir.schema.scenario import BoardName, Hex

ROWS: Final = 9
WIDTHS: Final[dict[BoardName, int]] = {"standard": 13, "overlord": 26}
"""Hexes in the even rows; the odd rows have one less (M44-B.1)."""


def hexes_in(board: BoardName, row: int) -> int:
    """How many hexes a row of this board has."""
    return WIDTHS[board] - row % 2


def on_board(board: BoardName, hex_: Hex) -> bool:
    """Whether there is such a hex.

    >>> on_board("standard", (12, 0)), on_board("standard", (12, 1))
    (True, False)
    """
    col, row = hex_
    return 0 <= row < ROWS and 0 <= col < hexes_in(board, row)


def all_hexes(board: BoardName) -> tuple[Hex, ...]:
    """Every hex of this board, row by row from the top left."""
    return tuple((col, row) for row in range(ROWS) for col in range(hexes_in(board, row)))


def hex_name(col: int, row: int) -> str:
    """The published name: a capital letter on even rows, a small one on odd rows.

    >>> hex_name(6, 4), hex_name(10, 5)
    ('G5', 'k4')
    """
    letter = chr(ord("a" if row % 2 else "A") + col)
    return f"{letter}{ROWS - row}"


def parse_hex(text: str) -> Hex:
    """The column and row of a published name.

    >>> parse_hex("G5"), parse_hex("k4")
    ((6, 4), (10, 5))
    """
    if len(text) != 2 or not (text.isascii() and text[0].isalpha()) or text[1] not in "123456789":
        raise DataError(f"'{text}' is not a hex: expected a letter and a number from 1 to 9.")
    letter, row = text[0], ROWS - int(text[1])
    if letter.islower() != bool(row % 2):
        case = "a small" if row % 2 else "a capital"
        raise DataError(f"'{text}' is not a hex: the row of number {text[1]} has {case} letter.")
    return ord(letter.lower()) - ord("a"), row
