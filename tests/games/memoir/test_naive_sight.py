"""The sight of the oracle: which hexes a line meets, and what blocks it.

The oracle itself, against the worked tables and examples of the ledger and the data README.
These tests prove nothing about the engine, so they carry no rule marker.
"""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from tests.games.memoir import naive
from tests.games.memoir.naive import Field, Hex, Settings, sight
from tests.games.memoir.naive.grid import board
from tests.games.memoir.naive_fields import (
    FILES,
    WHOLE_BOARD,
    field_of,
    offset,
    place,
)
from tests.games.memoir.reference import remembered_distance, remembered_line

# --- README section 4: lines ---------------------------------------------------------------------

TABLE: list[tuple[tuple[int, int], int, set[tuple[int, int]], set[tuple[int, int]]]] = [
    ((4, 0), 2, {(2, 0)}, set()),
    ((2, 2), 2, {(1, 1)}, set()),
    ((3, 1), 2, set(), {(2, 0), (1, 1)}),
    ((0, 2), 2, set(), {(-1, 1), (1, 1)}),
    ((6, 0), 3, {(2, 0), (4, 0)}, set()),
    ((3, 3), 3, {(1, 1), (2, 2)}, set()),
    ((5, 1), 3, {(2, 0), (3, 1)}, set()),
    ((4, 2), 3, {(1, 1), (3, 1)}, set()),
    ((1, 3), 3, {(1, 1), (0, 2)}, set()),
]


def turned(step: tuple[int, int], sixths: int, mirrored: bool) -> tuple[int, int]:
    """A doubled offset turned about the origin, in cube coordinates q + r + s = 0."""
    dx, drow = (-step[0], step[1]) if mirrored else step
    q, r = (dx - drow) // 2, drow
    s = -q - r
    for _ in range(sixths):
        q, r, s = -r, -s, -q
    return (2 * q + r, r)


@pytest.mark.parametrize(("target", "far", "between", "beside"), TABLE)
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("sixths", range(6))
@pytest.mark.parametrize("start", [(6, 4), (5, 3)])
def test_table_of_lines(
    target: tuple[int, int],
    far: int,
    between: set[tuple[int, int]],
    beside: set[tuple[int, int]],
    mirrored: bool,
    sixths: int,
    start: Hex,
) -> None:
    def to(step: tuple[int, int]) -> Hex:
        return offset(start, *turned(step, sixths, mirrored))

    line = naive.crossed(start, to(target))
    assert naive.distance(WHOLE_BOARD, start, to(target)) == far
    assert line.crossed == {to(step) for step in between}
    assert line.left | line.right == {to(step) for step in beside}
    assert len(line.left) == len(line.right) == len(beside) // 2


def test_the_table_is_complete() -> None:
    start = (6, 4)
    images = {
        offset(start, *turned(target, sixths, mirrored))
        for target, _, _, _ in TABLE
        for sixths in range(6)
        for mirrored in (False, True)
    }
    far = {
        at for at in naive.board(WHOLE_BOARD) if 2 <= naive.distance(WHOLE_BOARD, start, at) <= 3
    }
    assert images == far


@pytest.mark.parametrize("start", [(6, 4), (5, 3)])
def test_general_form_by_cross_products(start: Hex) -> None:
    """The same lines by the corner rule of the README, up to the range of artillery."""
    ax, ay = naive.centre(start)
    for end in naive.board(WHOLE_BOARD):
        if not 2 <= naive.distance(WHOLE_BOARD, start, end) <= 6:
            continue
        bx, by = naive.centre(end)
        dx, dy = bx - ax, by - ay
        middle, sides = set(), set()
        for at in itertools.product(range(-3, 17), range(-3, 12)):
            cx, cy = naive.centre(at)
            corners = [(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)]
            points = [(cx + px - ax, cy + py - ay) for px, py in corners]
            turns = [dx * y - dy * x for x, y in points]
            along = dx * (cx - ax) + dy * (cy - ay)
            if at in (start, end) or not 0 < along < dx * dx + dy * dy:
                continue
            if min(turns) < 0 < max(turns):
                middle.add(at)
            elif 0 in turns:
                sides.add(at)
        line = naive.crossed(start, end)
        assert line.crossed == middle, end
        assert line.left | line.right == sides, end


def test_a_corner_touched_counts_as_a_side() -> None:
    line = naive.crossed((0, 4), (4, 5))  # offset (9, 1), distance 5
    assert line.crossed == {(1, 4), (2, 4), (2, 5), (3, 5)}
    assert {line.left, line.right} == {frozenset({(1, 5)}), frozenset({(3, 4)})}


# --- line of sight -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "start", "end", "hills", "towns", "units", "seen"),
    [
        ("A", (0, 3), (0, 1), [(0, 1), (1, 0), (1, 1)], [], [], True),
        ("B", (3, 3), (4, 0), [(4, 0), (3, 1), (4, 1)], [], [], False),
        ("C", (6, 3), (7, 0), [(6, 1), (7, 1)], [], [], False),
        ("D", (11, 2), (11, 0), [(11, 2), (11, 0), (10, 1), (11, 1)], [], [], True),
        ("E", (1, 8), (1, 6), [(1, 8), (1, 6)], [], [], True),
        ("F", (4, 8), (4, 6), [(4, 8), (4, 6), (3, 7)], [(4, 7)], [], True),
        ("G", (6, 8), (7, 6), [(6, 8)], [(6, 7)], [], False),
        ("H", (8, 8), (9, 6), [(8, 8), (9, 6)], [], [(8, 7)], False),
        ("I", (11, 8), (12, 6), [(11, 8), (12, 6), (10, 7), (11, 6)], [(11, 7)], [], False),
        ("J", (8, 4), (11, 4), [(8, 4), (11, 4), (10, 4)], [], [], False),
    ],
)
def test_published_hill_cases(
    case: str,
    start: Hex,
    end: Hex,
    hills: list[Hex],
    towns: list[Hex],
    units: list[Hex],
    seen: bool,
) -> None:
    here = field_of(hill=hills, town=towns)
    for number, at in enumerate(units):
        place(here, f"al{number}", "infantry", at)
    assert naive.sees(here, start, end) is seen, case
    assert naive.sees(here, end, start) is seen, case


def test_over_lower_looks_over_what_is_not_a_hill() -> None:
    over = Settings(hill_los="over_lower")
    for lower in ("town", "forest", "hedgerow", "bunker"):
        here = field_of(over, hill=[(4, 4)], **{lower: [(5, 4)]})
        assert naive.sees(here, (4, 4), (6, 4))
        assert naive.sees(here, (6, 4), (4, 4))
        assert not naive.sees(field_of(over, **{lower: [(5, 4)]}), (4, 4), (6, 4))
    here = field_of(over, hill=[(4, 4)])
    place(here, "ax1", "armor", (5, 4))
    assert naive.sees(here, (4, 4), (6, 4))
    here = field_of(over, hill=[(4, 4), (5, 4), (6, 4)])
    assert naive.sees(here, (4, 4), (6, 4))
    assert not naive.sees(here, (4, 4), (7, 4))
    here.ground[(5, 4)].add("bunker")
    assert not naive.sees(here, (4, 4), (6, 4))


def test_a_unit_or_a_bunker_on_a_plateau_blocks() -> None:
    here = field_of(hill=[(4, 4), (5, 4), (6, 4)])
    assert naive.sees(here, (4, 4), (6, 4))
    place(here, "al1", "infantry", (5, 4))
    assert not naive.sees(here, (4, 4), (6, 4))


@pytest.mark.parametrize(
    "clear", ["river", "bridge", "ocean", "beach", "hedgehog", "sandbags", "sea_wall", "wire"]
)
def test_what_does_not_block(clear: str) -> None:
    assert naive.sees(field_of(**{clear: [(5, 4)]}), (4, 4), (6, 4))


def test_edges() -> None:
    """M44-4.28 and 4.30, with their examples."""
    assert naive.sees(field_of(town=[(3, 5)]), (4, 4), (4, 6))
    assert not naive.sees(field_of(town=[(3, 5), (4, 5)]), (4, 4), (4, 6))
    assert naive.sees(Field(), (0, 2), (0, 4))
    assert not naive.sees(field_of(forest=[(0, 3)]), (0, 2), (0, 4))
    assert not naive.sees(field_of(forest=[(11, 3)]), (12, 2), (12, 4))


def test_blockers_on_the_two_sides_need_not_face_each_other() -> None:
    """M44-4.29: rows 1 and 3 lie beside the line from [4,0] to [4,4]."""
    here = field_of(hill=[(3, 1), (4, 3)])
    assert not naive.sees(here, (4, 0), (4, 4), hills_only=True)
    assert naive.sees(field_of(hill=[(3, 1), (3, 3)]), (4, 0), (4, 4), hills_only=True)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("hill_los", ["plateau", "over_lower"])
def test_sight_is_symmetrical(path: Path, hill_los: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, "crossed", remembered_line)
    here = naive.from_scenario(path, Settings(hill_los=hill_los))
    for one, two in itertools.combinations([u.at for u in here.units.values()], 2):
        if remembered_distance(here, one, two) <= 4:
            assert naive.sees(here, one, two) == naive.sees(here, two, one)


def test_a_remembered_line_is_the_line_itself() -> None:
    for start in ((6, 4), (9, 1)):
        for end in sorted(board(WHOLE_BOARD)):
            if end != start:
                assert remembered_line(start, end) == naive.crossed(start, end)
