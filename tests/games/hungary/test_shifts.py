"""Sections 8.7 to 8.10: fortified lines, cities, concentric attacks, the first turn."""

from __future__ import annotations

import pytest

from tests.games.hungary.combat_phase import HQS, axis_combat, soviet_combat
from tests.games.hungary.table import Table


@pytest.mark.rule("HU-8.7.1", "HU-8.7.2", "HU-8.7.4", "HU-8.7.6")
def test_a_fortified_line_shifts_one_column_for_the_axis_only_and_adds_to_terrain() -> None:
    board = Table.new("campaign").s.board
    table = Table.new("campaign")
    at = next(i for i in range(len(board.fort)) if board.fort[i] == 1)
    front, behind = at // 6, board.near[at]
    places = table.name("hex", front), table.name("hex", behind)
    east = soviet_combat(units={"SU-30": places[0], "HU-6GH": places[1]}, turn=2)
    shifts = east.shifts(places[1], "SU-30")
    assert shifts["fort-line"] == -1
    assert shifts.get("terrain", 0) == board.terrain_shift[board.terrain[behind]]
    west = axis_combat(units={"DE-15": places[0], "SU-30": places[1]}, turn=2)
    assert "fort-line" not in west.shifts(places[1], "DE-15")


@pytest.mark.rule("HU-8.7.3", "HU-8.7.7")
def test_the_margit_line_is_ready_on_turn_3_unless_it_was_crossed_before() -> None:
    units = {"SU-30": "1222", "HU-6GH": "1123"}
    assert "fort-line" not in soviet_combat(units=units, turn=2).shifts("1123", "SU-30")
    assert soviet_combat(units=units, turn=3).shifts("1123", "SU-30")["fort-line"] == -1
    crossed = soviet_combat(units=units, turn=3, margit_crossed=True)
    assert "fort-line" not in crossed.shifts("1123", "SU-30")
    early = Table(units={**HQS, "SU-30": "1222"}, phase="soviet-movement", turn=2)
    early.do("pick SU-30", "move SU-30 1123")
    assert early.s.margit_crossed
    outward = Table(units={**HQS, "SU-30": "1123"}, phase="soviet-movement", turn=2)
    outward.do("pick SU-30", "move SU-30 1222")
    assert not outward.s.margit_crossed  # back over the line from the side that it defends
    late = Table(units={**HQS, "SU-30": "1222"}, phase="soviet-movement", turn=3)
    late.do("pick SU-30", "move SU-30 1123")
    assert not late.s.margit_crossed


@pytest.mark.rule("HU-8.7.5")
def test_the_line_does_not_count_if_more_than_half_attack_from_elsewhere() -> None:
    units = {
        "SU-30": "1222",
        "SU-67": "1222",
        "SU-11": "1022",
        "SU-95": "1023",
        "HU-6GH": "1123",
    }
    table = soviet_combat(units=units)
    crossing = {u for u in ("SU-30", "SU-11", "SU-95") if "fort-line" in table.shifts("1123", u)}
    assert "SU-30" in crossing
    behind = ({"SU-11", "SU-95"} - crossing).pop()
    assert table.shifts("1123", "SU-30", behind)["fort-line"] == -1  # 1 of 2
    assert table.shifts("1123", "SU-30", "SU-67", behind)["fort-line"] == -1
    more = soviet_combat(units={**units, "SU-17G": table.at(behind), "SU-18G": table.at(behind)})
    assert "fort-line" not in more.shifts("1123", "SU-30", behind, "SU-17G")  # 1 of 3


@pytest.mark.rule("HU-8.8.1", "HU-8.8.3", "HU-8.9.2")
def test_cities_shift_two_columns_for_both_sides_and_know_no_concentric_attack() -> None:
    table = soviet_combat(
        units={"SU-30": "1116", "SU-67": "1316", "SU-11": "1315", "DE-15": "1215"}
    )
    shifts = table.shifts("1215", "SU-30", "SU-11")
    assert shifts == {"city": -2}
    ours = axis_combat(units={"DE-15": "1116", "SU-30": "1215"})
    assert ours.shifts("1215", "DE-15")["city"] == -2
    town = soviet_combat(units={"SU-30": "1821", "HU-6GH": "1822"})
    assert "city" not in town.shifts("1822", "SU-30")


@pytest.mark.rule("HU-8.9.1", "HU-8.9.3")
def test_attacks_from_opposite_sides_shift_one_column_right_once() -> None:
    units = {"SU-30": "1821", "SU-67": "1823", "SU-11": "1723", "SU-95": "1922", "SU-17G": "1722"}
    table = soviet_combat(units={**units, "HU-6GH": "1822"})
    assert table.shifts("1822", "SU-30", "SU-67")["concentric"] == 1  # east and west
    assert table.shifts("1822", "SU-11", "SU-95")["concentric"] == 1
    assert table.shifts("1822", "SU-30", "SU-67", "SU-11", "SU-95")["concentric"] == 1
    assert "concentric" not in table.shifts("1822", "SU-30", "SU-17G")
    assert "concentric" not in table.shifts("1822", "SU-30", "SU-11")


@pytest.mark.rule("HU-8.10.1", "HU-8.10.2", "HU-8.10.3")
def test_on_turn_1_soviet_attacks_shift_left_but_for_units_linked_to_the_4th_front() -> None:
    units = {"SU-30": "1821", "SU-67": "1821", "HU-6GH": "1822"}
    table = soviet_combat(units=units, turn=1)
    assert table.shifts("1822", "SU-30")["first-turn"] == -1
    assert "first-turn" not in soviet_combat(units=units, turn=2).shifts("1822", "SU-30")
    north = soviet_combat(units={**units, "SU-HQ4": "1719", "SU-HQ2": "1718"}, turn=1)
    assert "first-turn" not in north.shifts("1822", "SU-30", "SU-67")
    mixed = {"SU-30": "1821", "SU-67": "1823", "HU-6GH": "1822", "SU-HQ4": "1813"}
    half = soviet_combat(units=mixed, turn=1)
    assert "first-turn" not in half.shifts("1822", "SU-30")
    assert half.shifts("1822", "SU-30", "SU-67")["first-turn"] == -1
    assert "first-turn" not in axis_combat(units={"DE-15": "1822", "SU-30": "1821"}, turn=1).shifts(
        "1821", "DE-15"
    )
