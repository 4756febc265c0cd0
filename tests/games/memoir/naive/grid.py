"""The board: hexes, their names, their neighbours and how far they are apart."""

from __future__ import annotations

from collections import deque
from functools import cache

from tests.games.memoir.naive.field import Field, Hex

ROWS = 9


@cache
def hexes(columns: int) -> frozenset[Hex]:
    return frozenset((col, row) for row in range(ROWS) for col in range(columns - row % 2))


def board(here: Field) -> frozenset[Hex]:
    """All hexes."""
    return hexes(here.columns)


def hex_name(at: Hex) -> str:
    """The published name: capital letters in even rows, small ones in odd rows, 9 at the top."""
    col, row = at
    letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[col]
    return f"{letter if row % 2 == 0 else letter.lower()}{9 - row}"


def parse_hex(name: str) -> Hex:
    letter, number = name[0], int(name[1:])
    at = (ord(letter.upper()) - ord("A"), 9 - number)
    if hex_name(at) != name:
        raise ValueError(f"no such hex: {name}")
    return at


def neighbours(here: Field, at: Hex) -> frozenset[Hex]:
    """The adjacent hexes that are on the board."""
    return _neighbours(here.columns, at)


@cache
def _neighbours(columns: int, at: Hex) -> frozenset[Hex]:
    col, row = at
    # In the rows above and below, an even row's hex lies between col - 1 and col, an odd one's
    # between col and col + 1, for odd rows are shifted to the right.
    first = col - 1 if row % 2 == 0 else col
    around = {(col - 1, row), (col + 1, row)}
    for other in (row - 1, row + 1):
        around |= {(first, other), (first + 1, other)}
    return hexes(columns) & around


def distance(here: Field, start: Hex, end: Hex) -> int:
    """The least number of steps over the bare board (4.16), found by breadth-first search."""
    seen = {start: 0}
    queue = deque([start])
    while queue:
        at = queue.popleft()
        if at == end:
            return seen[at]
        for near in neighbours(here, at):
            if near not in seen:
                seen[near] = seen[at] + 1
                queue.append(near)
    raise ValueError(f"{start} and {end} are not on one board")


def connected(here: Field, start: Hex, allowed: set[Hex]) -> set[Hex]:
    """All hexes of `allowed` that hang together with `start`."""
    group = {start}
    queue = deque([start])
    while queue:
        for near in neighbours(here, queue.popleft()):
            if near in allowed and near not in group:
                group.add(near)
                queue.append(near)
    return group
