"""Line of sight: segments clipped against hexagons with exact fractions."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from fractions import Fraction

from tests.games.memoir.naive.field import HIDES, Field, Hex, ground, is_hill, occupant
from tests.games.memoir.naive.grid import board, connected, neighbours


@dataclass(frozen=True)
class Line:
    """The hexes a line of sight meets, its two ends not included; some may be off the board."""

    crossed: frozenset[Hex]
    left: frozenset[Hex]  # touched by an edge or a corner, on one side
    right: frozenset[Hex]  # likewise, on the other


def centre(at: Hex) -> tuple[int, int]:
    """The middle of a hex in a plane where hexagons have corners (0, ±2) and (±1, ±1)."""
    col, row = at
    return (2 * col + row % 2, 3 * row)


def clip(start: Hex, end: Hex, at: Hex) -> tuple[Fraction, Fraction] | None:
    """The part of the segment between two centres that lies in the closed hexagon `at`.

    The hexagon is the set of points (x, y) from its centre with |x| <= 1 and |x| + |y| <= 2.
    The part is given as two parameters from 0 at the start to 1 at the end, None if empty.
    """
    (ax, ay), (bx, by), (cx, cy) = centre(start), centre(end), centre(at)
    low, high = Fraction(0), Fraction(1)
    for nx, ny, most in ((1, 0, 1), (-1, 0, 1), (1, 1, 2), (1, -1, 2), (-1, 1, 2), (-1, -1, 2)):
        # n.(a + t(b - a) - c) <= most
        slope = nx * (bx - ax) + ny * (by - ay)
        room = most - (nx * (ax - cx) + ny * (ay - cy))
        if slope == 0:
            if room < 0:
                return None
        elif slope > 0:
            high = min(high, Fraction(room, slope))
        else:
            low = max(low, Fraction(room, slope))
    return (low, high) if low <= high else None


def inside(start: Hex, end: Hex, at: Hex, t: Fraction) -> bool:
    """Whether the point t of the segment lies in the open hexagon."""
    (ax, ay), (bx, by), (cx, cy) = centre(start), centre(end), centre(at)
    x, y = abs(ax + t * (bx - ax) - cx), abs(ay + t * (by - ay) - cy)
    return x < 1 and x + y < 2


def crossed(start: Hex, end: Hex) -> Line:
    """Which hexes the segment between two centres crosses, and which it only touches."""
    (ax, ay), (bx, by) = centre(start), centre(end)
    middle: set[Hex] = set()
    left: set[Hex] = set()
    right: set[Hex] = set()
    columns = range(min(start[0], end[0]) - 2, max(start[0], end[0]) + 3)
    rows = range(min(start[1], end[1]) - 1, max(start[1], end[1]) + 2)
    for at in itertools.product(columns, rows):
        part = clip(start, end, at)
        if at in (start, end) or part is None:
            continue
        # A hexagon is convex, so the middle of the common part is inside if any of it is.
        if inside(start, end, at, (part[0] + part[1]) / 2):
            middle.add(at)
            continue
        cx, cy = centre(at)
        turn = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
        (left if turn < 0 else right).add(at)
    return Line(frozenset(middle), frozenset(left), frozenset(right))


def one_hill(here: Field, *hexes: Hex) -> bool:
    """Whether all these hexes are hills of one contiguous group."""
    hills = {at for at in board(here) if is_hill(here, at)}
    return set(hexes) <= hills and set(hexes) <= connected(here, hexes[0], hills)


def blocks(here: Field, at: Hex, start: Hex, end: Hex, hills_only: bool = False) -> bool:
    """Whether a hex that a line of sight meets closes it.

    `hills_only` is for artillery where hills block it: units and other terrain do not count.

    With hill_los = "over_lower" a unit on a hill, or one that looks at a unit on a hill, looks
    over everything lower: a unit, forest, town, hedgerow or bunker on a hex that is not a hill
    does not block if attacker or target stands on a hill. A hill hex between blocks exactly as
    with "plateau", and so does a unit or a bunker on a hill hex.
    """
    if at not in board(here):
        return True
    if is_hill(here, at) and not one_hill(here, start, at, end):
        return True
    if hills_only:
        return False
    if occupant(here, at) is None and not ground(here, at) & HIDES:
        return False
    looks_over = here.settings.hill_los == "over_lower" and not is_hill(here, at)
    return not (looks_over and (is_hill(here, start) or is_hill(here, end)))


def sees(here: Field, start: Hex, end: Hex, hills_only: bool = False) -> bool:
    """Whether there is a line of sight between two hexes (4.22 to 4.32, A2.19 to A2.22)."""
    if end in neighbours(here, start):
        return True
    line = crossed(start, end)
    if any(blocks(here, at, start, end, hills_only) for at in line.crossed):
        return False
    on_left = any(blocks(here, at, start, end, hills_only) for at in line.left)
    on_right = any(blocks(here, at, start, end, hills_only) for at in line.right)
    return not (on_left and on_right)
