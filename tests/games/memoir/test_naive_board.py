"""The board of the oracle: coordinates, sections, orders and scenarios.

The oracle itself, against the worked tables and examples of the ledger and the data README.
These tests prove nothing about the engine, so they carry no rule marker.
"""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from tests.games.memoir import naive
from tests.games.memoir.naive import Field
from tests.games.memoir.naive_fields import (
    FILES,
    WHOLE_BOARD,
    doubled,
    offset,
    place,
    scenario,
)

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
