"""The oracle itself, against the worked tables and examples of the ledger and the data README.

These tests prove nothing about the engine, so they carry no rule marker.
"""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from tests.games.memoir import naive
from tests.games.memoir.naive import Arrival, Field, Hex, March, Options, Unit

FILES = sorted(naive.SCENARIOS.glob("*.toml"))
WHOLE_BOARD = Field()


def doubled(at: Hex) -> int:
    return 2 * at[0] + at[1] % 2


def offset(at: Hex, dx: int, drow: int) -> Hex:
    row = at[1] + drow
    return ((doubled(at) + dx) // 2, row)


def place(here: Field, name: str, kind: str, at: Hex, figures: int = 0) -> None:
    side = "axis" if name.startswith("ax") else "allies"
    here.units[name] = Unit(side, kind, at, figures or naive.KINDS[kind].figures)


def field_of(options: Options | None = None, /, **ground: list[Hex]) -> Field:
    here = Field(options=options or Options())
    for name, hexes in ground.items():
        for at in hexes:
            here.ground.setdefault(at, set()).add(name)
    return here


def scenario(slug: str) -> Field:
    return naive.from_scenario(naive.SCENARIOS / f"{slug}.toml")


# --- README section 1: coordinates ---------------------------------------------------------------


def test_size_of_the_boards() -> None:
    assert len(naive.board(Field())) == 113
    assert len(naive.board(Field(columns=26))) == 5 * 26 + 4 * 25


def test_published_names() -> None:
    assert naive.parse_hex("G5") == (6, 4)
    assert naive.parse_hex("k4") == (10, 5)
    for at in naive.board(Field(columns=26)):
        assert naive.parse_hex(naive.hex_name(at)) == at
    with pytest.raises(ValueError, match="g5"):
        naive.parse_hex("g5")


@pytest.mark.parametrize("columns", [13, 26])
def test_neighbours_and_distance_agree_with_the_formulas(columns: int) -> None:
    here = Field(columns=columns)
    board = naive.board(here)
    for at in board:
        around = {
            offset(at, dx, drow)
            for dx, drow in ((2, 0), (-2, 0), (1, -1), (-1, -1), (1, 1), (-1, 1))
        }
        assert naive.neighbours(here, at) == around & board
    some = sorted(board)[:: 1 if columns == 13 else 7]
    for one, two in itertools.combinations(some, 2):
        dy, dx = abs(one[1] - two[1]), abs(doubled(one) - doubled(two))
        assert naive.distance(here, one, two) == dy + max(0, (dx - dy) // 2)


# --- README section 2: sections ------------------------------------------------------------------


def test_sections_of_the_bottom_player() -> None:
    for at in naive.board(WHOLE_BOARD):
        x = doubled(at)
        expected = set()
        if x <= 7:
            expected.add("left")
        if 7 <= x <= 17:
            expected.add("center")
        if x >= 17:
            expected.add("right")
        assert naive.sections(WHOLE_BOARD, at, "allies") == expected


def test_cut_hexes() -> None:
    shared = {
        at for at in naive.board(WHOLE_BOARD) if len(naive.sections(WHOLE_BOARD, at, "allies")) == 2
    }
    assert shared == {(col, row) for col in (3, 8) for row in (1, 3, 5, 7)}


def test_left_and_right_of_the_top_player_are_exchanged() -> None:
    assert naive.sections(WHOLE_BOARD, (0, 0), "axis") == {"right"}
    assert naive.sections(WHOLE_BOARD, (12, 8), "axis") == {"left"}
    assert naive.sections(WHOLE_BOARD, (3, 3), "axis") == {"right", "center"}
    assert naive.sections(WHOLE_BOARD, (6, 4), "axis") == {"center"}


def test_overlord_subsections() -> None:
    here = Field(columns=26)
    assert naive.sections(here, (0, 0), "allies") == {"left", "sub1"}
    assert naive.sections(here, (3, 1), "allies") == {"left", "sub1", "sub2"}
    assert naive.sections(here, (8, 1), "allies") == {"left", "center", "sub2", "sub3"}
    assert naive.sections(here, (12, 1), "allies") == {"center", "sub3", "sub4"}
    assert naive.sections(here, (16, 1), "allies") == {"center", "right", "sub4", "sub5"}
    assert naive.sections(here, (25, 0), "allies") == {"right", "sub6"}
    assert naive.sections(here, (25, 0), "axis") == {"left", "sub1"}
    assert naive.sections(here, (8, 1), "axis") == {"center", "right", "sub4", "sub5"}
    for at in naive.board(here):
        assert 1 <= len([s for s in naive.sections(here, at, "axis") if s.startswith("s")]) <= 2


# --- orders --------------------------------------------------------------------------------------


def order_field() -> Field:
    here = Field()
    place(here, "al1", "infantry", (0, 8))
    place(here, "al2", "infantry", (3, 7))  # left and center
    place(here, "al3", "armor", (6, 6))
    place(here, "al4", "artillery", (8, 7))  # center and right
    place(here, "al5", "infantry", (12, 6))
    place(here, "al6", "infantry", (1, 8))
    place(here, "ax1", "infantry", (6, 5))
    return here


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("recon_left", "al1 al2 al6"),
        ("probe_center", "al2 al3 al4"),
        ("attack_right", "al4 al5"),
        ("assault_left", "al1 al2 al6"),
        ("recon_in_force", "al1 al2 al3 al4 al5 al6"),
        ("general_advance", "al1 al2 al3 al4 al5 al6"),
        ("pincer_move", "al1 al2 al4 al5 al6"),
        ("armor_assault", "al3"),
        ("artillery_bombard", "al4"),
        ("move_out", "al1 al2 al5 al6"),
        ("close_assault", "al3"),
        ("firefight", "al1 al2 al4 al5 al6"),
        ("direct_from_hq", "al1 al2 al3 al4 al5 al6"),
    ],
)
def test_first_orders(card: str, expected: str) -> None:
    assert naive.orders(order_field(), "allies", card) == set(expected.split())


def test_first_orders_of_the_top_player_and_of_infantry_assault() -> None:
    here = order_field()
    place(here, "ax2", "armor", (0, 0))
    assert naive.orders(here, "axis", "recon_right") == {"ax2"}
    assert naive.orders(here, "axis", "recon_left") == set()
    assert naive.orders(here, "allies", "infantry_assault", "right") == {"al5"}
    assert naive.orders(here, "axis", "artillery_bombard") == {"ax1", "ax2"}  # fallback
    with pytest.raises(ValueError, match="air_power"):
        naive.orders(here, "axis", "air_power")


def test_a_shared_hex_counts_for_either_section() -> None:
    here = order_field()
    general = naive.SECTION_CARDS["general_advance"]
    assert naive.order_sets_legal(here, "allies", general, ["al1", "al2", "al6"])
    assert naive.order_sets_legal(here, "allies", general, [])
    pincer = naive.SECTION_CARDS["pincer_move"]
    assert not naive.order_sets_legal(here, "allies", pincer, ["al1", "al2", "al6"])
    assert not naive.order_sets_legal(here, "allies", pincer, ["al3"])
    force = naive.SECTION_CARDS["recon_in_force"]
    assert naive.order_sets_legal(here, "allies", force, ["al1", "al2", "al5"])
    assert naive.order_sets_legal(here, "allies", force, ["al2", "al3", "al4"])
    assert not naive.order_sets_legal(here, "allies", force, ["al2", "al3", "al4", "al5"])
    assert not naive.order_sets_legal(here, "allies", general, ["ax1"])


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
    over = Options(hill_los="over_lower")
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
def test_sight_is_symmetrical(path: Path, hill_los: str) -> None:
    here = naive.from_scenario(path, Options(hill_los=hill_los))
    for one, two in itertools.combinations([u.at for u in here.units.values()], 2):
        if naive.distance(here, one, two) <= 4:
            assert naive.sees(here, one, two) == naive.sees(here, two, one)


# --- moves ---------------------------------------------------------------------------------------


def reach(here: Field, name: str, march: March | None = None) -> set[Hex]:
    return set(naive.destinations(here, name, march))


def test_plain_moves() -> None:
    here = Field()
    place(here, "al1", "infantry", (6, 4))
    place(here, "al2", "special_forces", (1, 7))
    place(here, "al3", "armor", (2, 2))
    place(here, "al4", "artillery", (10, 2))
    moves = naive.destinations(here, "al1")
    assert len(moves) == 6 + 12 + 1
    assert moves[(7, 4)] == Arrival(battle=True, hexes=1, stopped=False)
    assert moves[(8, 4)] == Arrival(battle=False, hexes=2, stopped=False)
    assert moves[(6, 4)] == Arrival(battle=False, hexes=2, stopped=False)  # there and back
    assert all(arrival.battle for arrival in naive.destinations(here, "al2").values())
    assert {naive.distance(here, (2, 2), at) for at in reach(here, "al3")} == {0, 1, 2, 3}
    assert all(arrival.battle for arrival in naive.destinations(here, "al3").values())
    guns = naive.destinations(here, "al4")
    assert set(guns) == naive.neighbours(here, (10, 2))
    assert not any(arrival.battle for arrival in guns.values())


def test_marches_of_cards() -> None:
    here = Field()
    place(here, "al1", "infantry", (6, 4))
    place(here, "al4", "artillery", (6, 2))
    assault = naive.destinations(here, "al1", naive.INFANTRY_ASSAULT)
    assert assault[(8, 4)].battle
    assert not assault[(9, 4)].battle
    assert naive.destinations(here, "al1", naive.BEHIND_ENEMY_LINES)[(9, 4)].battle
    bombard = naive.destinations(here, "al4", naive.ARTILLERY_BOMBARD)
    assert (9, 2) in bombard
    assert (6, 2) in bombard
    assert not any(arrival.battle for arrival in bombard.values())


def test_detours_count() -> None:
    """M44-3.10: around a unit, every hex of the detour counts."""
    here = Field()
    place(here, "al1", "armor", (4, 0))
    for number, at in enumerate([(5, 0), (4, 1)]):
        place(here, f"al1{number}", "infantry", at)
    assert (6, 0) not in reach(here, "al1")
    del here.units["al11"]
    assert naive.destinations(here, "al1")[(6, 0)].hexes == 3


def test_forest_town_and_wire_stop() -> None:
    here = field_of(forest=[(5, 4)], town=[(4, 3)], wire=[(3, 3)], hedgehog=[(3, 4)])
    place(here, "al1", "infantry", (4, 4))
    moves = naive.destinations(here, "al1")
    assert moves[(5, 4)] == Arrival(battle=False, hexes=1, stopped=True)
    assert moves[(4, 3)] == Arrival(battle=False, hexes=1, stopped=True)
    assert moves[(3, 3)] == Arrival(battle=True, hexes=1, stopped=True)
    assert (3, 2) not in moves
    assert (4, 2) not in moves
    assert (6, 4) not in moves
    assert (2, 4) in moves
    place(here, "al1", "french_resistance", (4, 4))
    assert naive.destinations(here, "al1")[(5, 4)] == Arrival(True, 1, True)
    place(here, "al1", "armor", (4, 4))
    assert (3, 4) not in reach(here, "al1")
    assert naive.destinations(here, "al1")[(6, 4)].hexes == 3


def test_hedgerows() -> None:
    """M44-A2.7 to A2.10."""
    here = field_of(hedgerow=[(5, 4), (6, 4)])
    place(here, "al1", "armor", (3, 4))
    assert (5, 4) not in reach(here, "al1")
    place(here, "al1", "armor", (4, 4))
    assert naive.destinations(here, "al1")[(5, 4)] == Arrival(False, 1, True)
    place(here, "al1", "armor", (5, 4))
    moves = naive.destinations(here, "al1")
    assert set(moves) == naive.neighbours(here, (5, 4))
    assert moves[(4, 4)] == Arrival(battle=True, hexes=1, stopped=False)
    assert moves[(6, 4)] == Arrival(battle=False, hexes=1, stopped=True)


def test_behind_enemy_lines_ignores_terrain_but_not_closed_hexes() -> None:
    here = field_of(
        forest=[(5, 4), (4, 3), (4, 5)], hedgerow=[(6, 4)], river=[(3, 4)], ocean=[(3, 5)]
    )
    place(here, "al1", "infantry", (4, 4))
    moves = naive.destinations(here, "al1", naive.BEHIND_ENEMY_LINES)
    assert moves[(7, 4)] == Arrival(battle=True, hexes=3, stopped=False)
    assert moves[(6, 4)] == Arrival(battle=False, hexes=2, stopped=False)
    assert not moves[(3, 5)].battle
    assert (3, 4) not in moves
    strict = March(3, 3, ignores_terrain=True, strict_entry=True)
    assert not naive.destinations(here, "al1", strict)[(7, 4)].battle


def test_bridge_and_river() -> None:
    here = field_of(river=[(5, row) for row in range(9)], bridge=[(5, 4)])
    place(here, "al1", "armor", (4, 4))
    moves = reach(here, "al1")
    assert {(5, 4), (6, 4), (7, 4)} <= moves
    assert {at for at in moves if at[0] == 5} == {(5, 4)}


def test_ocean_and_beach() -> None:
    """M44-A2.32, A2.33, A2.37 and A2.69."""
    here = Field()
    for at in naive.board(here):
        if at[1] >= 4:
            here.ground[at] = {"beach" if at[1] <= 6 else "ocean"}
    place(here, "al1", "armor", (5, 8))
    assert reach(here, "al1") == naive.neighbours(here, (5, 8))
    assert not any(arrival.battle for arrival in naive.destinations(here, "al1").values())
    place(here, "al1", "armor", (5, 7))
    moves = naive.destinations(here, "al1")
    assert moves[(5, 5)] == Arrival(battle=True, hexes=2, stopped=False)
    assert (5, 4) not in moves
    place(here, "al1", "armor", (5, 6))
    moves = naive.destinations(here, "al1")
    assert moves[(5, 7)] == Arrival(battle=False, hexes=1, stopped=True)
    place(here, "al1", "armor", (5, 2))  # inland
    moves = naive.destinations(here, "al1")
    assert (5, 4) in moves
    assert (5, 5) not in moves
    assert (5, 0) in moves
    place(here, "al1", "armor", (5, 4))  # on the beach, straight inland
    assert naive.destinations(here, "al1")[(6, 1)] == Arrival(True, 3, False)
    place(here, "al1", "infantry", (5, 7))
    moves = naive.destinations(here, "al1", naive.INFANTRY_ASSAULT)
    assert (5, 4) not in moves
    assert moves[(5, 5)].battle


def test_bluffs_and_cliffs() -> None:
    for steep in ("sea_bluff", "cliff"):
        here = field_of(
            beach=[(col, 5) for col in range(12)], **{steep: [(col, 4) for col in range(13)]}
        )
        place(here, "al1", "special_forces", (4, 5))
        assert naive.destinations(here, "al1")[(5, 4)] == Arrival(True, 2, False)
        place(here, "al1", "infantry", (5, 4))
        moves = naive.destinations(here, "al1")
        assert moves[(5, 5)] == Arrival(False, 2, False)
        assert moves[(6, 4)] == Arrival(True, 1, False)
        assert naive.destinations(here, "al1", naive.BEHIND_ENEMY_LINES)[(5, 5)].hexes == 1
        for kind in ("armor", "artillery"):
            place(here, "al1", kind, (4, 5))
            assert not {at for at in reach(here, "al1") if at[1] < 5}
            place(here, "al1", kind, (5, 4))
            assert not {at for at in reach(here, "al1") if at[1] > 4}
            assert naive.destinations(here, "al1")[(4, 3)].hexes == 1
        # Up and then along the top is three hexes, none of them beach. Along the beach and then
        # up is three hexes as well, but the beach allows only two.
        place(here, "al1", "infantry", (4, 5))
        assert (6, 4) in reach(here, "al1", naive.INFANTRY_ASSAULT)
        here.ground[(5, 4)] = {"river"}
        assert (6, 4) not in reach(here, "al1", naive.INFANTRY_ASSAULT)


def test_steep_hills() -> None:
    here = field_of(steep_hill=[(5, 4), (6, 4)], hill=[(7, 4)], hedgerow=[(4, 3)])
    place(here, "al1", "infantry", (4, 4))
    assert naive.destinations(here, "al1")[(5, 4)] == Arrival(False, 2, False)
    place(here, "al1", "infantry", (7, 4))
    assert naive.destinations(here, "al1")[(6, 4)] == Arrival(True, 1, False)
    place(here, "al1", "infantry", (5, 4))
    assert naive.destinations(here, "al1")[(4, 4)].hexes == 1
    place(here, "al1", "artillery", (4, 4))
    assert (5, 4) not in reach(here, "al1")
    place(here, "al1", "infantry", (4, 3))  # a hedgerow: one step, which costs two
    assert naive.destinations(here, "al1")[(5, 4)] == Arrival(False, 2, False)


def test_bunkers() -> None:
    here = field_of(bunker=[(5, 4)])
    here.owners[(5, 4)] = "axis"
    place(here, "ax1", "artillery", (5, 4))
    assert not reach(here, "ax1")
    assert not reach(here, "ax1", naive.ARTILLERY_BOMBARD)
    place(here, "ax1", "armor", (4, 4))
    assert (5, 4) not in reach(here, "ax1")
    place(here, "al1", "infantry", (6, 4))
    moves = naive.destinations(here, "al1")
    assert moves[(5, 4)] == Arrival(battle=True, hexes=1, stopped=False)
    assert (5, 3) in moves


def test_coming_back_to_the_start() -> None:
    """M44-3.22."""
    here = field_of(forest=[(4, 4)], wire=[(8, 4)])
    place(here, "al1", "special_forces", (4, 4))
    assert naive.destinations(here, "al1")[(4, 4)] == Arrival(False, 2, True)
    place(here, "al2", "special_forces", (8, 4))
    assert naive.destinations(here, "al2")[(8, 4)] == Arrival(True, 2, True)
    place(here, "al3", "artillery", (11, 4))
    assert (11, 4) not in reach(here, "al3")


def test_exits() -> None:
    here = scenario("utah-beach")
    assert here.exit_side == "allies"
    assert here.exit_hexes == {(0, 0), (4, 0), (9, 0)}
    here.units = {}
    place(here, "al1", "infantry", (4, 0))
    assert naive.can_exit(here, "al1")
    place(here, "al1", "artillery", (4, 0))
    assert naive.can_exit(here, "al1")
    place(here, "al1", "infantry", (4, 2))
    assert not naive.can_exit(here, "al1")
    place(here, "ax1", "infantry", (9, 0))
    assert not naive.can_exit(here, "ax1")
    here = Field(exit_side="allies", exit_hexes={(4, 0), (5, 0)})
    place(here, "al1", "infantry", (4, 1))
    assert naive.exits(here, "al1") == {(4, 0), (5, 0)}
    here.ground[(4, 0)] = {"forest"}
    here.ground[(4, 1)] = {"hedgerow"}
    assert naive.exits(here, "al1") == set()
    assert naive.exits(here, "al1", naive.BEHIND_ENEMY_LINES) == {(4, 0), (5, 0)}
    assert len(scenario("omaha-beach-overlord").exit_hexes) == 26


def test_the_arnhem_bridge() -> None:
    here = scenario("arnhem-bridge")
    here.units = {}
    place(here, "al1", "armor", (6, 6))
    moves = reach(here, "al1")
    assert {(6, 5), (7, 4), (7, 3)} <= moves
    assert (8, 4) in moves  # round the bridge, not off it
    place(here, "al1", "armor", (7, 4))
    assert naive.neighbours(here, (7, 4)) & reach(here, "al1") == {(7, 3), (6, 5)}
    place(here, "al1", "infantry", (7, 5))
    raid = naive.destinations(here, "al1", naive.BEHIND_ENEMY_LINES)
    assert raid[(6, 5)].hexes == 3  # by the end of the bridge, not over its side
    assert (7, 4) not in raid
    # Retreats keep to the bridge as well, and close assault does not.
    place(here, "al1", "infantry", (7, 4), figures=4)
    assert naive.retreats(here, "al1", 1) == (0, {(6, 5)})
    place(here, "ax1", "infantry", (7, 5))
    assert naive.retreats(here, "ax1", 1) == (0, {(8, 4)})
    assert naive.targets(here, "ax1") == {"al1"}
    del here.units["al1"]
    assert not naive.take_ground(here, "ax1", (7, 4), moved=False, stopped=False, taken=0)


# --- dice and targets ----------------------------------------------------------------------------


def duel(
    attacker: str, at: Hex, to: Hex, options: Options | None = None, /, **ground: list[Hex]
) -> Field:
    here = field_of(options, **ground)
    place(here, "ax1", attacker, at)
    place(here, "al1", "infantry", to)
    return here


@pytest.mark.parametrize(
    ("kind", "table"),
    [
        ("infantry", [3, 2, 1, 0, 0, 0, 0]),
        ("special_forces", [3, 2, 1, 0, 0, 0, 0]),
        ("french_resistance", [3, 2, 1, 0, 0, 0, 0]),
        ("armor", [3, 3, 3, 0, 0, 0, 0]),
        ("elite_armor", [3, 3, 3, 0, 0, 0, 0]),
        ("artillery", [3, 3, 2, 2, 1, 1, 0]),
    ],
)
def test_dice_by_distance(kind: str, table: list[int]) -> None:
    for far, expected in enumerate(table, start=1):
        here = duel(kind, (1, 4), (1 + far, 4))
        assert naive.dice(here, "ax1", "al1") == expected
        assert naive.targets(here, "ax1") == ({"al1"} if expected else set())
    # Extra dice do not lengthen the range.
    assert naive.dice(here, "ax1", "al1", bonus=1) == 0


@pytest.mark.parametrize(
    ("ground", "infantry", "armor"),
    [
        ("forest", 2, 1),
        ("hedgerow", 2, 1),
        ("town", 2, 1),
        ("hill", 2, 2),
        ("steep_hill", 2, 2),
        ("cliff", 2, 2),
        ("sea_bluff", 2, 2),
        ("sandbags", 2, 1),
        ("bridge", 3, 3),
        ("hedgehog", 3, 3),
        ("wire", 3, 3),
        ("beach", 3, 3),
        ("ocean", 3, 3),
    ],
)
def test_dice_by_ground(ground: str, infantry: int, armor: int) -> None:
    for kind, expected in (("infantry", infantry), ("armor", armor), ("artillery", 3)):
        here = duel(kind, (4, 4), (5, 4), **{ground: [(5, 4)]})
        assert naive.dice(here, "ax1", "al1") == expected


def test_dice_examples() -> None:
    """M44-4.13, 4.33, 4.35, A2.16, A2.17, A2.41, A2.70 and K.45."""
    here = duel("infantry", (4, 4), (7, 4), forest=[(7, 4)])
    assert naive.dice(here, "ax1", "al1") == 0
    assert naive.targets(here, "ax1") == set()
    assert naive.targets(here, "ax1", ranged=1) == {"al1"}
    here = duel("armor", (4, 4), (5, 4), forest=[(5, 4)])
    assert naive.dice(here, "ax1", "al1", bonus=1) == 2
    assert naive.dice(duel("armor", (4, 4), (5, 4), town=[(4, 4)]), "ax1", "al1") == 1
    here = duel("armor", (4, 4), (5, 4), town=[(4, 4), (5, 4)])
    assert naive.dice(here, "ax1", "al1") == 0
    assert naive.targets(here, "ax1") == set()
    assert naive.dice(here, "ax1", "al1", bonus=2) == 1
    here.options = Options(town_out_cumulative=False)
    assert naive.dice(here, "ax1", "al1") == 1
    here = duel("infantry", (4, 4), (5, 4), wire=[(4, 4)], forest=[(5, 4)])
    assert naive.dice(here, "ax1", "al1") == 1
    here.options = Options(town_out_cumulative=False)
    assert naive.dice(here, "ax1", "al1") == 1
    assert naive.dice(duel("armor", (4, 4), (5, 4), hill=[(5, 4)]), "ax1", "al1") == 2
    assert naive.dice(duel("armor", (4, 4), (5, 4), hill=[(4, 4), (5, 4)]), "ax1", "al1") == 3
    assert naive.dice(duel("armor", (4, 4), (5, 4), hill=[(4, 4)]), "ax1", "al1") == 3
    assert naive.dice(duel("infantry", (4, 4), (7, 4), hill=[(7, 4)]), "ax1", "al1") == 0


def test_bunkers_protect_their_owner() -> None:
    here = duel("armor", (4, 4), (5, 4), hill=[(5, 4)], bunker=[(5, 4)])
    here.owners[(5, 4)] = "allies"
    assert naive.dice(here, "ax1", "al1") == 1
    place(here, "ax1", "infantry", (4, 4))
    assert naive.dice(here, "ax1", "al1") == 2
    here.owners[(5, 4)] = "axis"
    place(here, "ax1", "armor", (4, 4))
    assert naive.dice(here, "ax1", "al1") == 2
    assert not naive.may_ignore_flag(here, "al1")


def test_sandbags_on_the_hill_of_sainte_mere_eglise() -> None:
    """M44-A2.70."""
    here = scenario("sainte-mere-eglise")
    (defender,) = [name for name, unit in here.units.items() if unit.at == (1, 5)]
    place(here, "ax99", "armor", (0, 4))
    assert here.ground[(1, 5)] == {"hill", "sandbags"}
    assert naive.dice(here, "ax99", defender) == 1
    here.options = Options(sandbag_profile="published")
    assert naive.dice(here, "ax99", defender) == 2
    assert naive.may_ignore_flag(here, defender)


def test_adjacent_enemies_first() -> None:
    here = Field()
    place(here, "ax1", "artillery", (4, 4))
    place(here, "al1", "infantry", (5, 4))
    place(here, "al2", "infantry", (4, 6))
    place(here, "al3", "infantry", (3, 4))
    assert naive.targets(here, "ax1") == {"al1", "al3"}
    assert naive.targets(here, "ax1", only="ranged") == set()
    place(here, "ax1", "armor", (4, 4))
    here.ground = {(4, 4): {"town"}, (5, 4): {"town"}, (3, 4): {"forest"}}
    assert naive.targets(here, "ax1") == set()
    assert naive.targets(here, "ax1", close=2) == {"al1", "al3"}
    del here.units["al1"], here.units["al3"]
    assert naive.targets(here, "ax1") == {"al2"}
    assert naive.targets(here, "ax1", only="close") == set()


def test_units_block_infantry_but_not_artillery() -> None:
    here = Field()
    place(here, "ax1", "armor", (2, 4))
    place(here, "ax2", "infantry", (3, 4))
    place(here, "al1", "infantry", (5, 4))
    assert naive.targets(here, "ax1") == set()
    assert naive.targets(here, "ax2") == {"al1"}
    place(here, "ax1", "artillery", (2, 4))
    assert naive.targets(here, "ax1") == {"al1"}


def test_no_battle_from_the_ocean() -> None:
    here = duel("infantry", (4, 4), (5, 4), ocean=[(4, 4)])
    assert naive.targets(here, "ax1") == set()
    assert naive.targets(here, "al1") == {"ax1"}


def test_hills_block_artillery_at_saverne() -> None:
    here = scenario("saverne-gap")
    assert here.artillery_blocked_by_hills
    assert all("impassable" in names for names in here.ground.values() if "hill" in names)
    here = field_of(hill=[(5, 4)], forest=[(5, 2)])
    place(here, "ax1", "artillery", (4, 4))
    place(here, "al1", "infantry", (6, 4))
    assert naive.targets(here, "ax1") == {"al1"}
    here.artillery_blocked_by_hills = True
    assert naive.targets(here, "ax1") == set()
    place(here, "ax1", "artillery", (4, 2))
    place(here, "al1", "infantry", (6, 2))
    assert naive.targets(here, "ax1") == {"al1"}


def test_the_wide_river_of_arnhem() -> None:
    here = scenario("arnhem-bridge")
    here.units = {}
    place(here, "ax1", "special_forces", (7, 2))
    place(here, "al1", "special_forces", (8, 4))
    assert naive.bank(here, (7, 2)) != naive.bank(here, (8, 4))
    assert naive.bank(here, (7, 3)) == frozenset()
    assert naive.sees(here, (7, 2), (8, 4))
    assert naive.targets(here, "ax1") == set()
    place(here, "ax1", "armor", (7, 2))
    assert naive.targets(here, "ax1") == {"al1"}
    place(here, "ax1", "special_forces", (7, 3))  # on the bridge
    place(here, "al1", "special_forces", (8, 5))
    assert naive.distance(here, (7, 3), (8, 5)) == 2
    assert naive.targets(here, "ax1") == {"al1"}


# --- retreats ------------------------------------------------------------------------------------


def test_direction_of_retreats() -> None:
    """M44-4.46."""
    here = Field()
    place(here, "ax1", "infantry", (5, 4))
    assert naive.retreats(here, "ax1", 0) == (0, {(5, 4)})
    assert naive.retreats(here, "ax1", 1) == (0, {(4, 3), (5, 3)})
    assert naive.retreats(here, "ax1", 2) == (0, {(4, 2), (5, 2), (6, 2)})
    del here.units["ax1"]
    place(here, "al1", "infantry", (5, 4))
    assert naive.retreats(here, "al1", 1) == (0, {(4, 5), (5, 5)})


def test_two_one_and_no_way_back() -> None:
    """M44-4.50 and 4.54."""
    here = Field()
    place(here, "ax1", "infantry", (5, 4))
    place(here, "ax2", "infantry", (4, 3))
    assert naive.retreats(here, "ax1", 1) == (0, {(5, 3)})
    here.ground[(5, 3)] = {"river"}
    assert naive.retreats(here, "ax1", 1) == (1, {(5, 4)})
    here.ground[(5, 3)] = {"river", "bridge"}
    assert naive.retreats(here, "ax1", 1) == (0, {(5, 3)})
    here.ground[(5, 3)] = {"hill", "impassable"}
    assert naive.retreats(here, "ax1", 2) == (2, {(5, 4)})


def test_baseline_and_sea() -> None:
    """M44-4.51 and 4.52."""
    here = field_of(ocean=[(4, 7), (5, 7)])
    place(here, "ax1", "infantry", (5, 0))
    place(here, "al1", "infantry", (5, 6), figures=3)
    assert naive.retreats(here, "ax1", 3) == (3, {(5, 0)})
    assert naive.retreats(here, "al1", 1) == (1, {(5, 6)})
    assert naive.retreats(here, "al1", 3) == (3, set())
    place(here, "ax1", "infantry", (4, 7))
    assert naive.retreats(here, "ax1", 1) == (0, {(4, 6)})


def test_losses_before_a_partial_retreat() -> None:
    """M44-4.80: two flags, one hex free."""
    here = Field()
    place(here, "ax1", "infantry", (5, 1), figures=1)
    assert naive.retreats(here, "ax1", 2) == (1, set())
    place(here, "ax1", "infantry", (5, 1), figures=2)
    assert naive.retreats(here, "ax1", 2) == (1, {(5, 0), (6, 0)})


def test_no_dead_end_while_a_longer_way_exists() -> None:
    """M44-4.53."""
    here = field_of(river=[(4, 2), (5, 2)])  # [4,3] leads nowhere
    place(here, "ax1", "infantry", (5, 4))
    assert naive.retreat_paths(here, "ax1", 2) == (0, {((5, 3), (6, 2))})
    assert naive.retreats(here, "ax1", 1) == (0, {(4, 3), (5, 3)})


def test_terrain_does_not_stop_a_retreat() -> None:
    here = field_of(
        forest=[(4, 3)], town=[(5, 3)], hedgerow=[(4, 2), (5, 2), (6, 2)], wire=[(5, 1)]
    )
    place(here, "ax1", "armor", (5, 4))
    assert naive.retreats(here, "ax1", 3) == (0, {(3, 1), (4, 1), (5, 1), (6, 1)})
    here.ground[(4, 3)] = {"hedgehog"}
    here.ground[(5, 3)] = {"bunker"}
    assert naive.retreats(here, "ax1", 1) == (1, {(5, 4)})
    place(here, "ax1", "infantry", (5, 4))
    assert naive.retreats(here, "ax1", 1) == (0, {(4, 3), (5, 3)})
    # Bluffs and cliffs are ordinary hills to a retreat, armor included.
    here = field_of(beach=[(5, 5)], cliff=[(5, 4), (6, 4)])
    place(here, "ax1", "armor", (5, 5))
    assert naive.retreats(here, "ax1", 1) == (0, {(5, 4), (6, 4)})


def test_artillery_in_a_bunker_does_not_retreat() -> None:
    """M44-A2.49."""
    here = field_of(bunker=[(5, 4)])
    here.owners[(5, 4)] = "axis"
    place(here, "ax1", "artillery", (5, 4))
    assert naive.may_ignore_flag(here, "ax1")
    assert naive.retreats(here, "ax1", 1) == (1, {(5, 4)})
    assert naive.retreats(here, "ax1", 3) == (2, set())
    place(here, "ax1", "infantry", (5, 4))
    assert naive.retreats(here, "ax1", 1) == (0, {(4, 3), (5, 3)})


def test_the_resistance_melts_away() -> None:
    """M44-A1.8 and A1.9."""
    here = field_of(town=[(5, 5)])
    place(here, "al1", "french_resistance", (5, 2))
    losses, ends = naive.retreats(here, "al1", 2)
    assert losses == 0
    assert {at[1] for at in ends} == {4, 5, 6, 7, 8}
    assert (5, 5) in ends
    place(here, "al1", "french_resistance", (5, 7))
    assert naive.retreats(here, "al1", 1) == (0, {(5, 8), (6, 8)})
    assert naive.retreats(here, "al1", 2) == (1, {(5, 8), (6, 8)})
    assert naive.retreats(here, "al1", 3) == (2, {(5, 8), (6, 8)})
    assert naive.retreats(here, "al1", 4) == (3, set())
    # A dead end is good enough if it gives the least number of hexes.
    here = field_of(river=[(3, 4), (4, 4)])
    place(here, "al1", "french_resistance", (4, 2))
    losses, ends = naive.retreats(here, "al1", 1)
    assert losses == 0
    assert {(3, 3), (4, 3), (5, 4)} <= ends


@pytest.mark.parametrize(
    ("ground", "owner", "expected"),
    [
        ("sandbags", "", True),
        ("hedgehog", "", True),
        ("bunker", "axis", True),
        ("bunker", "allies", False),
        ("sea_wall", "axis", True),
        ("sea_wall", "allies", False),
        ("forest", "", False),
        ("wire", "", False),
    ],
)
def test_ignored_flags(ground: str, owner: str, expected: bool) -> None:
    here = field_of(**{ground: [(5, 4)]})
    if owner:
        here.owners[(5, 4)] = owner
    place(here, "ax1", "infantry", (5, 4))
    assert naive.may_ignore_flag(here, "ax1") is expected


# --- Take Ground ---------------------------------------------------------------------------------


def takes(
    here: Field,
    kind: str,
    at: Hex,
    to: Hex,
    moved: bool = False,
    stopped: bool = False,
    taken: int = 0,
) -> bool:
    place(here, "al1", kind, at)
    return naive.take_ground(here, "al1", to, moved, stopped, taken)


def test_take_ground() -> None:
    plain = Field()
    for kind in ("infantry", "special_forces", "french_resistance", "armor", "elite_armor"):
        assert takes(plain, kind, (4, 4), (5, 4), moved=True)
        assert not takes(plain, kind, (4, 4), (5, 4), moved=True, stopped=True)
        assert not takes(plain, kind, (4, 4), (6, 4))
    assert not takes(plain, "artillery", (4, 4), (5, 4))
    assert not takes(plain, "infantry", (4, 4), (5, 4), taken=1)
    assert takes(plain, "armor", (4, 4), (5, 4), taken=1)
    assert not takes(plain, "armor", (4, 4), (5, 4), taken=2)
    assert not takes(field_of(Options(armor_overrun=False)), "armor", (4, 4), (5, 4), taken=1)
    assert not takes(field_of(Options(take_ground=False)), "armor", (4, 4), (5, 4))
    place(plain, "ax1", "infantry", (5, 4))
    assert not takes(plain, "infantry", (4, 4), (5, 4))


def test_take_ground_and_terrain() -> None:
    for open_ground in ("forest", "town", "wire", "steep_hill", "ocean", "beach", "bridge"):
        here = field_of(**{open_ground: [(5, 4)]})
        assert takes(here, "infantry", (4, 4), (5, 4), moved=True)
        assert takes(here, "armor", (4, 4), (5, 4), moved=True)
    for closed in ("bunker", "hedgehog"):
        here = field_of(**{closed: [(5, 4)]})
        assert takes(here, "infantry", (4, 4), (5, 4))
        assert not takes(here, "armor", (4, 4), (5, 4))
    assert not takes(field_of(river=[(5, 4)]), "infantry", (4, 4), (5, 4))
    assert not takes(field_of(impassable=[(5, 4)]), "infantry", (4, 4), (5, 4))
    hedge = field_of(hedgerow=[(5, 4)])
    assert takes(hedge, "armor", (4, 4), (5, 4))
    assert not takes(hedge, "armor", (4, 4), (5, 4), moved=True)
    assert not takes(hedge, "armor", (4, 4), (5, 4), taken=1)


@pytest.mark.parametrize(
    ("steep", "kind", "up", "down"),
    [
        ("sea_bluff", "infantry", True, True),
        ("sea_bluff", "armor", False, False),
        ("cliff", "infantry", False, True),
        ("cliff", "armor", False, False),
    ],
)
def test_take_ground_at_the_shore(steep: str, kind: str, up: bool, down: bool) -> None:
    here = field_of(beach=[(4, 4)], **{steep: [(5, 4)]})
    assert takes(here, kind, (4, 4), (5, 4)) is up
    assert takes(here, kind, (5, 4), (4, 4)) is down


def test_overrun() -> None:
    here = field_of(forest=[(5, 4)], wire=[(6, 4)])
    place(here, "al1", "armor", (4, 4))
    assert naive.overrun(here, "al1", 1)
    assert not naive.overrun(here, "al1", 2)
    place(here, "al1", "armor", (5, 4))
    assert not naive.overrun(here, "al1", 1)
    place(here, "al1", "armor", (6, 4))
    assert naive.overrun(here, "al1", 1)
    place(here, "al1", "infantry", (4, 4))
    assert not naive.overrun(here, "al1", 1)


# --- scenarios -----------------------------------------------------------------------------------


def test_all_scenarios_are_there() -> None:
    assert len(FILES) == 25


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenarios_are_read(path: Path) -> None:
    here = naive.from_scenario(path)
    board = naive.board(here)
    assert set(here.ground) <= board
    assert {name for names in here.ground.values() for name in names} <= naive.GROUND_NAMES
    assert len({unit.at for unit in here.units.values()}) == len(here.units)
    for name, unit in here.units.items():
        assert unit.at in board
        in_bunker = unit.branch == "artillery" and "bunker" in naive.ground(here, unit.at)
        assert in_bunker or naive.passable(here, unit.branch, unit.at), name
    for at, names in here.ground.items():
        if names & {"bunker", "sea_wall"}:
            assert at in here.owners


def test_pegasus_bridge() -> None:
    here = scenario("pegasus-bridge")
    counted = {
        name: sum(name in names for names in here.ground.values())
        for name in ("river", "town", "forest", "bridge", "wire", "sandbags")
    }
    assert counted == {
        "river": 20,
        "town": 4,
        "forest": 9,
        "bridge": 2,
        "wire": 4,
        "sandbags": 1,
    }


def test_a_tile_replaces_the_printed_beach() -> None:
    here = scenario("pointe-du-hoc")
    assert here.ground[(10, 6)] == {"cliff", "bunker"}
    assert here.ground[(0, 6)] == {"beach"}
    assert here.ground[(0, 7)] == {"ocean"}
    assert (0, 3) not in here.ground
