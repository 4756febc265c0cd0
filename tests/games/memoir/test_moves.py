"""Step 3 of a turn: ordered units move."""

from __future__ import annotations

import pytest

from tests.games.memoir.marching import CORNER, around, field, move
from tests.games.memoir.table import Table

# The order of moves


@pytest.mark.rule("M44-3.1")
@pytest.mark.parametrize("sequence", [["al01", "al02"], ["al02", "al01"]])
def test_units_move_one_after_the_other_in_the_order_the_player_chooses(
    sequence: list[str],
) -> None:
    table = field(al01="infantry G5", al02="infantry I5")
    first, second = sequence
    assert table.can(f"pick {first}")
    move(table, first, {"al01": "G3", "al02": "I3"}[first])
    assert table.can(f"pick {second}")
    move(table, second, {"al01": "G3", "al02": "I3"}[second])
    assert (table.at("al01"), table.at("al02")) == ("G3", "I3")


@pytest.mark.rule("M44-3.2")
def test_a_unit_moves_at_most_once_in_a_turn() -> None:
    table = field(al01="armor G5", al02="infantry K5")
    move(table, "al01", "H5")  # one of its three hexes
    assert table.actions() == ["pick al02", "pick al90", "done"]


@pytest.mark.rule("M44-3.2")
def test_behind_enemy_lines_expressly_gives_a_second_move() -> None:
    table = Table(
        units={"al01": "infantry G3", "ax01": "infantry G5"},
        hands={"allies": ["behind_enemy_lines"]},
    )
    table.do("play behind_enemy_lines")
    table.do("order al01")
    move(table, "al01", "g4")
    table.do("attack al01 ax01", "star " * 4)
    table.do("pick al01")
    table.do("move al01 G1", "0")
    assert table.at("al01") == "G1"


@pytest.mark.rule("M44-3.3")
def test_an_ordered_unit_need_not_move_and_may_battle_all_the_same() -> None:
    table = field(al01="infantry G5", ax01="infantry g6")
    table.do("done")
    assert table.at("al01") == "G5"
    assert table.targets("al01") == {"ax01"}


@pytest.mark.rule("M44-3.4")
def test_the_move_of_one_unit_is_finished_before_another_begins() -> None:
    table = field(al01="armor G5", al02="armor K5")
    table.do("pick al01")
    assert {action.split()[1] for action in table.actions()} == {"al01"}
    table.do("move al01 H5")
    table.do("pick al02")
    assert {action.split()[1] for action in table.actions()} == {"al02"}
    table.do("move al02 L5")
    assert not table.can("pick al01")  # its two hexes left are not kept for later


@pytest.mark.rule("M44-3.5")
def test_no_unit_battles_before_all_moves_are_finished() -> None:
    table = field(al01="infantry G5", al02="infantry K5", ax01="infantry g6")
    assert not table.actions("attack")
    move(table, "al01", "H5")
    assert not table.actions("attack")
    table.do("done")
    assert table.can("attack al01 ax01")


@pytest.mark.rule("M44-3.5")
def test_no_unit_moves_after_the_end_of_the_moves_even_if_it_has_not_moved_yet() -> None:
    table = field(al01="infantry G5", al02="infantry K5", ax01="infantry g6", ax02="infantry k6")
    table.do("done")
    table.do("attack al01 ax01", "star star star")
    assert table.at("al02") == "K5"
    assert {action.split()[0] for action in table.actions()} == {"attack", "done"}


@pytest.mark.rule("M44-3.6")
def test_a_unit_ordered_in_one_section_may_move_into_another() -> None:
    table = Table(
        units={"al01": "infantry D5", "al02": "infantry C1", "ax01": "infantry M9"},
        card="probe_left",
        phase="order",
    )
    table.do("order al01")
    table.do("done")
    assert {"E5", "F5"} <= table.destinations("al01")


# Hexes that hold units


@pytest.mark.rule("M44-3.7")
def test_a_unit_may_not_end_its_move_on_a_hex_that_holds_a_unit() -> None:
    table = field(al01="armor G5", al02="infantry H5", ax01="infantry F5")
    closed = around(table, "G5", 1) - table.destinations("al01")
    assert closed == {"H5", "F5"}


@pytest.mark.rule("M44-3.7")
def test_a_unit_may_not_retreat_onto_a_hex_that_holds_a_unit() -> None:
    table = Table(
        units={
            "al01": "infantry G5",
            "ax01": "infantry g6",
            "ax02": "infantry G7",
            "ax03": "infantry A9",
            **CORNER,
        },
        phase="battle",
        ordered=["al01", "al90"],
    )
    table.do("attack al01 ax01", "flag star star")
    assert table.at("ax01") == "H7"  # the only hex left, so nobody is asked


@pytest.mark.rule("M44-3.8")
@pytest.mark.parametrize("blocker", ["al02", "ax01"])
def test_a_unit_may_not_move_through_a_hex_that_holds_a_unit(blocker: str) -> None:
    # Rivers leave the unit on G5 one way out: over H5.
    river = dict.fromkeys(["f6", "g6", "F5", "f4", "g4"], "river")
    free = field(river, al01="armor G5", **{blocker: "infantry K9"})
    assert {"H5", "I5", "J5"} <= free.destinations("al01")
    shut = field(river, al01="armor G5", **{blocker: "infantry H5"})
    assert shut.destinations("al01") == set()


@pytest.mark.rule("M44-3.8")
@pytest.mark.parametrize("blocker", ["al02", "ax01"])
def test_armor_in_the_open_does_not_jump_over_a_unit_either(blocker: str) -> None:
    table = field(al01="armor A5", **{blocker: "infantry B5"})
    assert "D5" not in table.destinations("al01")
    assert "D5" in field(al01="armor A5").destinations("al01")


@pytest.mark.rule("M44-3.9")
def test_a_unit_follows_to_the_right_side_of_the_town_once_the_other_has_moved_away() -> None:
    town = {"G5": "town", "H5": "town"}
    table = field(town, al01="infantry G5", al02="infantry H5")
    assert "H5" not in table.destinations("al01")
    move(table, "al02", "I5")
    assert "H5" in table.destinations("al01")
    move(table, "al01", "H5")
    assert (table.at("al01"), table.at("al02")) == ("H5", "I5")


@pytest.mark.rule("M44-3.10")
def test_armor_needs_3_hexes_around_a_unit_in_between_where_2_would_lead_straight() -> None:
    units = {"al01": "armor E5", "al02": "infantry F5"}
    table = field(**units)
    assert "G5" in table.destinations("al01")
    assert "H5" not in table.destinations("al01")  # three straight, four around
    infantry = field(**{**units, "al01": "infantry E5"})
    assert "G5" not in infantry.destinations("al01")
    assert "G5" in field(al01="infantry E5").destinations("al01")


# Figures


@pytest.mark.rule("M44-3.11")
def test_all_figures_of_a_unit_move_together() -> None:
    table = field(al01="infantry G5 4")
    table.do("pick al01")
    assert {action.split()[0] for action in table.actions()} == {"move"}
    table.do("move al01 H5")
    assert table.on("G5") is None
    assert table.on("H5") == "al01"
    assert table.men("al01") == 4
    assert table.s.left == [1, 2]


@pytest.mark.rule("M44-3.12")
def test_two_weakened_units_may_not_be_merged_by_moving() -> None:
    table = field(al01="infantry G5 1", al02="infantry H5 2")
    assert "H5" not in table.destinations("al01")
    move(table, "al01", "g4")
    assert (table.men("al01"), table.men("al02")) == (1, 2)


@pytest.mark.rule("M44-3.12")
def test_a_weakened_unit_that_cannot_retreat_does_not_join_the_unit_in_its_way() -> None:
    table = Table(
        units={
            "al01": "infantry G5",
            "ax01": "infantry g6 2",
            "ax02": "infantry G7 1",
            "ax03": "infantry H7 1",
            **CORNER,
        },
        phase="battle",
        ordered=["al01", "al90"],
    )
    table.do("attack al01 ax01", "flag star star")
    assert (table.at("ax01"), table.men("ax01")) == ("g6", 1)
    assert (table.men("ax02"), table.men("ax03")) == (1, 1)


# How far


@pytest.mark.rule("M44-3.13")
def test_terrain_may_shorten_a_move() -> None:
    assert "I5" in field(al01="infantry G5").destinations("al01")
    forest = field({"H5": "forest"}, al01="infantry G5")
    assert "H5" in forest.destinations("al01")
    assert "I5" not in forest.destinations("al01")


@pytest.mark.rule("M44-3.13")
@pytest.mark.parametrize("ground", ["hill", "river bridge", "hedgehog", "clear"])
def test_unless_terrain_says_otherwise_every_hex_entered_costs_one(ground: str) -> None:
    table = field({"H5": ground}, al01="infantry G5", al02="infantry g6", al03="infantry g4")
    assert {"H5", "I5"} <= table.destinations("al01")
    assert "J5" not in table.destinations("al01")


@pytest.mark.rule("M44-3.14")
def test_a_retreat_is_not_a_move_it_may_be_longer_and_leaves_the_next_move_whole() -> None:
    table = Table(
        units={"al01": "infantry G5 4", "al02": "infantry A1", "ax01": "infantry g6"},
        terrain={"f4": "forest", "g4": "forest", "G3": "town"},
        hands={"allies": ["probe_center"], "axis": []},
        active="axis",
        phase="battle",
        ordered=["ax01"],
    )
    table.do("attack ax01 al01", "flag flag flag")
    table.do("retreat al01 g4")
    table.do("retreat al01 G3")
    table.do("retreat al01 g2")
    assert (table.at("al01"), table.men("al01")) == ("g2", 4)  # infantry moves two at most
    table.do("stay", "0")
    table.do("play probe_center")
    table.do("order al01")
    assert {"g4", "I1"} & table.destinations("al01") == {"g4", "I1"}


@pytest.mark.rule("M44-3.14")
def test_a_unit_that_has_used_up_its_move_still_retreats_in_the_same_turn() -> None:
    table = Table(
        units={"al01": "special_forces G3", "ax01": "infantry g6", **CORNER},
        hands={"axis": ["ambush"]},
        phase="move",
        ordered=["al01", "al90"],
    )
    move(table, "al01", "G5")
    table.do("done")
    table.do("attack al01 ax01")
    table.do("ambush", "flag flag star")
    table.do("retreat al01 g4")
    table.do("retreat al01 G3")
    assert (table.at("al01"), table.men("al01")) == ("G3", 4)


@pytest.mark.rule("M44-3.14")
def test_a_unit_that_has_used_up_its_move_may_still_take_ground() -> None:
    table = field(al01="special_forces G3", ax01="infantry g6")
    move(table, "al01", "G5")
    table.do("done")
    table.do("attack al01 ax01", "flag star star")
    table.do("retreat ax01 G7")
    assert table.can("advance al01 g6")


@pytest.mark.rule("M44-3.15")
def test_a_unit_may_not_leave_the_board_by_moving() -> None:
    table = field(al01="armor M9", al02="armor M1")
    for unit, corner in (("al01", "M9"), ("al02", "M1")):
        copy = table.copy()
        copy.do(f"pick {unit}")
        assert not copy.actions("exit")
        assert copy.destinations(unit) == around(table, corner, 3)


@pytest.mark.rule("M44-3.15")
def test_a_unit_may_leave_the_board_where_the_scenario_allows_an_exit() -> None:
    table = Table(
        scenario="utah-beach",
        units={"al01": "E9", "ax01": "M9"},
        phase="move",
        ordered=["al01"],
    )
    table.do("pick al01")
    assert table.can("exit al01")
