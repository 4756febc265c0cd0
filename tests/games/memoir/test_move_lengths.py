"""How far each kind of unit moves, and whether it may battle afterwards."""

from __future__ import annotations

import pytest

from tests.games.memoir.marching import CORNER, around, field, move, targets_after
from tests.games.memoir.table import Table


@pytest.mark.rule("M44-3.16")
def test_infantry_moves_1_hex_and_battles_or_2_hexes_and_does_not_battle() -> None:
    one = field(al01="infantry G3", ax01="infantry G7")
    assert targets_after(one, "al01", "g4") == {"ax01"}
    two = field(al01="infantry G3", ax01="infantry G7")
    assert targets_after(two, "al01", "G5") == set()
    assert two.destinations("al01") == set()
    far = field(al01="infantry G3", ax01="infantry G7")
    assert far.destinations("al01") == around(far, "G3", 2)


@pytest.mark.rule("M44-3.17")
def test_special_forces_battle_even_after_moving_2_hexes() -> None:
    table = field(al01="special_forces G3", ax01="infantry G7")
    assert table.destinations("al01") == around(table, "G3", 2)
    assert targets_after(table, "al01", "G5") == {"ax01"}


@pytest.mark.rule("M44-3.18")
def test_armor_moves_up_to_3_hexes_and_still_battles() -> None:
    table = field(al01="armor G3", ax01="infantry G9")
    assert table.destinations("al01") == around(table, "G3", 3)
    assert targets_after(table, "al01", "g6") == {"ax01"}


@pytest.mark.rule("M44-3.19")
def test_artillery_moves_1_hex_or_battles_but_not_both() -> None:
    units = {"al01": "artillery K3", "ax01": "infantry K7"}
    assert field(**units).destinations("al01") == around(field(**units), "K3", 1) - {"K3"}
    assert targets_after(field(**units), "al01", "k4") == set()
    standing = field(**units)
    standing.do("done")
    assert standing.targets("al01") == {"ax01"}


@pytest.mark.rule("M44-3.20")
def test_a_unit_moves_past_enemies_stops_next_to_them_and_leaves_them_freely() -> None:
    table = field(al01="armor G3", ax01="infantry F5", ax02="infantry H5")
    # The only way to f6 and g6 in three hexes leads between the two enemies.
    assert {"g4", "f4", "G5", "f6", "g6"} <= table.destinations("al01")
    held = field(al01="armor G5", ax01="infantry F5", ax02="infantry H5", ax03="infantry g6")
    assert {"G3", "f2", "g2"} <= held.destinations("al01")


@pytest.mark.rule("M44-3.21")
def test_armor_may_move_1_2_or_3_hexes_and_stop_on_any_hex_it_may_enter() -> None:
    table = field(al01="armor G5")
    assert table.destinations("al01") == around(table, "G5", 3)
    for place, far in (("H5", 1), ("I5", 2), ("J5", 3)):
        copy = field(al01="armor G5", ax01="infantry J7")
        assert place in around(table, "G5", far) - around(table, "G5", far - 1)
        assert targets_after(copy, "al01", place) == {"ax01"}


@pytest.mark.rule("M44-3.21")
def test_infantry_that_moves_only_1_of_its_2_hexes_may_battle() -> None:
    table = field(al01="infantry G5", ax01="infantry I5")
    assert targets_after(table, "al01", "g6") == {"ax01"}


# Leaving a hex and coming back


@pytest.mark.rule("M44-3.22")
def test_infantry_that_leaves_its_hex_and_comes_back_has_moved_2_hexes() -> None:
    table = field(al01="infantry G5", ax01="infantry g6")
    assert "G5" in table.destinations("al01")
    assert targets_after(table, "al01", "G5") == set()


@pytest.mark.rule("M44-3.22")
def test_armor_that_comes_back_to_its_hex_has_moved_but_may_battle() -> None:
    table = field(al01="armor G5", ax01="infantry g6")
    assert targets_after(table, "al01", "G5") == {"ax01"}
    assert "al01" not in " ".join(table.actions("pick"))


@pytest.mark.rule("M44-3.22")
def test_a_unit_that_leaves_its_sandbags_and_comes_back_has_lost_them() -> None:
    table = Table(
        units={"al01": "infantry G5", **CORNER},
        sandbags=["G5"],
        phase="move",
        ordered=["al01", "al90"],
    )
    move(table, "al01", "G5")
    assert not table.has_sandbags("G5")


@pytest.mark.rule("M44-3.22")
def test_a_unit_that_comes_back_into_its_forest_has_entered_it_and_may_not_battle() -> None:
    forest = {"G5": "forest"}
    stayed = field(forest, al01="special_forces G5", ax01="infantry g6")
    stayed.do("done")
    assert stayed.targets("al01") == {"ax01"}
    back = field(forest, al01="special_forces G5", ax01="infantry g6")
    assert targets_after(back, "al01", "G5") == set()


@pytest.mark.rule("M44-3.22")
@pytest.mark.parametrize(("comes_back", "advances"), [(True, False), (False, True)])
def test_a_unit_that_comes_back_onto_its_wire_had_to_stop_and_takes_no_ground(
    comes_back: bool, advances: bool
) -> None:
    table = Table(
        units={"al01": "special_forces G5", "ax01": "infantry g6", **CORNER},
        wire=["G5"],
        phase="move",
        ordered=["al01", "al90"],
    )
    if comes_back:
        move(table, "al01", "G5")
    table.do("done")
    table.do("attack al01 ax01", "flag star")
    table.do("retreat ax01 G7")
    assert table.can("advance al01 g6") == advances


@pytest.mark.rule("M44-3.22")
def test_a_unit_that_has_no_hex_to_step_on_cannot_come_back_to_its_own() -> None:
    river = dict.fromkeys(["f6", "g6", "F5", "H5", "f4", "g4"], "river")
    assert not field(river, al01="armor G5").can("pick al01")


@pytest.mark.rule("M44-3.22")
def test_the_log_says_that_a_unit_came_back() -> None:
    table = field(al01="infantry G5", ax01="infantry g6")
    table.do("pick al01")
    assert table.do("move al01 G5")[0] == "came-back unit:al01 hex:G5"
