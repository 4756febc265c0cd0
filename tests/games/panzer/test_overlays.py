"""Questions about the map: control, chains to the start rows, the way of a unit."""

from __future__ import annotations

from tests.games.panzer.table import GAME, Table
from vezerkar.core.kernel import OBSERVER
from vezerkar.scene.scene import Overlay


def ask(table: Table, name: str, anchor: str = "") -> Overlay:
    return GAME.overlay(table.s, OBSERVER, name, anchor)


def marked(found: Overlay, kind: str, side: str = "") -> set[str]:
    return {spot.space for spot in found.spots if spot.kind == kind and spot.side in (side, "")}


CONTROL = {"german": ["A5", "B5", "B4", "D3"], "soviet": ["A1"]}


def test_control_shows_who_holds_what() -> None:
    found = ask(Table("minsk", {"u1": "pz_iv B4"}, control=CONTROL, active="german"), "control")
    assert marked(found, "control", "german") == {"A5", "B5", "B4", "D3"}
    assert marked(found, "control", "soviet") == {"A1"}
    assert found.rules


def test_tiles_that_are_cut_off_from_the_start_row_are_told_apart() -> None:
    found = ask(Table("minsk", {"u1": "pz_iv B4"}, control=CONTROL, active="german"), "supply")
    assert marked(found, "supplied", "german") == {"A5", "B5", "B4"}
    assert marked(found, "unsupplied", "german") == {"D3"}
    assert marked(found, "source", "german") == {"A5", "B5"}


def test_a_non_player_side_has_no_chains() -> None:
    table = Table("solo_narva", {"u1": "pz_iv A5"}, active="german", turn=3)
    assert {spot.side for spot in ask(table, "supply").spots} == {"german"}


def test_the_way_of_a_unit_is_one_step_or_two() -> None:
    units = {"u1": "riflemen C3", "u2": "pz_iv C4"}
    table = Table("minsk", units, active="german")
    slow = {spot.space: spot.value for spot in ask(table, "enemy", "unit:u1").spots}
    assert slow == {"C2": "1", "B3": "1", "D3": "1"}  # C4 is taken
    assert ask(table, "enemy", "tile:C3") == ask(table, "enemy", "unit:u1")


def test_what_is_not_on_the_map_has_no_answer() -> None:
    table = Table("minsk", {"u1": "pz_iv C4"}, active="german")
    for anchor in ("", "unit:u9", "unit:", "tile:Z9", "tile:A1", "card:pz_iv"):
        assert ask(table, "enemy", anchor) == Overlay()
    assert ask(table, "weather", "unit:u1") == Overlay()


def test_a_unit_that_moves_twice_goes_around_corners() -> None:
    table = Table("minsk", {"u1": "bt_7 C3"}, active="german")
    fast = {spot.space: spot.value for spot in ask(table, "enemy", "unit:u1").spots}
    assert (fast["C2"], fast["B2"], fast["C5"]) == ("1", "2", "2")
    assert "C3" not in fast
    assert table.at("u1") == "C3"
