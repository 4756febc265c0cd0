"""Appendix 2: rivers and bridges, the ocean and the beach."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.playing import act, dice, idle, march, play, roll
from tests.games.memoir.table import Table

KINDS = ["infantry", "armor", "artillery"]
RIVER = {f"{column}6": "river" for column in "abcdefghijkl"}  # from edge to edge of the board


def north_of_the_river(places: set[str]) -> set[str]:
    return {place for place in places if int(place[1]) >= 6}


def on_the_beach(units: dict[str, str], **fields: Any) -> Table:
    """Rows 5 to 3 are beach, rows 2 and 1 are ocean."""
    return Table(board_side="beach", units={"ax99": "infantry A9", **units}, **fields)


# Rivers and bridges


@pytest.mark.rule("M44-A2.28")
@pytest.mark.parametrize("kind", KINDS)
def test_nobody_can_enter_or_cross_a_river(kind: str) -> None:
    table = Table(
        units={"al01": f"{kind} G5", "ax01": "infantry A9"},
        terrain=RIVER,
        phase="move",
        ordered=["al01"],
    )
    assert "H5" in table.destinations("al01")
    assert north_of_the_river(table.destinations("al01")) == set()


@pytest.mark.rule("M44-A2.28")
def test_the_armor_unit_must_go_over_the_bridge() -> None:
    table = Table(
        units={"al01": "armor G5", "ax01": "infantry A9"},
        terrain={**RIVER, "g6": "river bridge"},
        phase="move",
        ordered=["al01"],
    )
    over_the_bridge = {"g6", "G7", "H7", "F7", "I7", "f8", "g8", "h8"}
    assert north_of_the_river(table.destinations("al01")) == over_the_bridge


@pytest.mark.rule("M44-A2.28")
def test_nobody_retreats_into_a_river() -> None:
    table = Table(
        units={"al01": "infantry G3", "ax01": "infantry G5"},
        terrain=RIVER,
        phase="battle",
        ordered=["al01"],
    )
    roll(table, "attack al01 ax01", "flag star")
    assert (table.at("ax01"), table.men("ax01")) == ("G5", 3)


@pytest.mark.rule("M44-A2.29")
@pytest.mark.parametrize(
    ("start", "end"),
    [("f6", "h6"), ("h6", "f6"), ("G5", "H7"), ("H7", "G5"), ("H5", "G7"), ("G7", "H5")],
)
def test_a_bridge_is_entered_from_any_side_and_does_not_stop_a_unit(start: str, end: str) -> None:
    table = Table(
        units={"al01": f"infantry {start}", "ax01": "infantry A9"},
        terrain={"g6": "river bridge"},
        phase="move",
        ordered=["al01"],
    )
    assert {"g6", end} <= table.destinations("al01")  # the end is straight behind the bridge


@pytest.mark.rule("M44-A2.29")
def test_a_unit_may_battle_in_the_turn_it_comes_onto_a_bridge() -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry H7"},
        terrain={**RIVER, "g6": "river bridge"},
        phase="move",
        ordered=["al01"],
    )
    march(table, "al01", "g6")
    assert dice(table, "al01", "ax01") == 3


@pytest.mark.rule("M44-A2.30")
@pytest.mark.parametrize("kind", KINDS)
def test_a_unit_on_a_bridge_is_attacked_and_attacks_without_reduction(kind: str) -> None:
    for active, attacker, target in (("allies", "al01", "ax01"), ("axis", "ax01", "al01")):
        table = Table(
            units={"al01": f"{kind} G5", "ax01": f"{kind} g6"},
            terrain={**RIVER, "g6": "river bridge"},
            active=active,
            phase="battle",
            ordered=[attacker],
        )
        assert dice(table, attacker, target) == 3


@pytest.mark.rule("M44-A2.31")
@pytest.mark.parametrize("water", ["river", "river bridge"])
def test_infantry_may_fire_across_the_river(water: str) -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry H7"},
        terrain={**RIVER, "g6": water},
        phase="battle",
        ordered=["al01"],
    )
    assert dice(table, "al01", "ax01") == 2


# Ocean


@pytest.mark.rule("M44-A2.32", "M44-A2.33")
def test_the_two_turns_of_the_amphibious_sherman() -> None:
    table = on_the_beach(
        {"al01": "armor G1"},
        hands={"allies": ["attack_center", "attack_center"], "axis": ["probe_left", "probe_left"]},
    )
    # It moves only 1 hex in the water.
    play(table, "attack_center", "al01")
    assert table.destinations("al01") == {"F1", "H1", "f2", "g2"}
    march(table, "al01", "g2")
    idle(table)
    # In the next turn it drops its floats and moves 2 hexes on the sand.
    play(table, "attack_center", "al01")
    assert {"G3", "H3", "f4", "g4", "h4"} <= table.destinations("al01")
    assert not {"F5", "G5", "H5", "I5"} & table.destinations("al01")


@pytest.mark.rule("M44-A2.32")
@pytest.mark.parametrize("kind", ["infantry", "special_forces", "armor"])
def test_entering_an_ocean_hex_ends_the_move(kind: str) -> None:
    table = on_the_beach({"al01": f"{kind} A1"}, phase="move", ordered=["al01"])
    assert table.destinations("al01") == {"B1", "a2"}


@pytest.mark.rule("M44-A2.33")
@pytest.mark.parametrize(
    ("kind", "place", "battles"),
    [
        ("infantry", "G3", True),
        ("infantry", "g4", False),
        ("special_forces", "g4", True),
        ("armor", "g4", True),
    ],
)
def test_infantry_that_steps_ashore_may_battle_but_not_after_2_hexes(
    kind: str, place: str, battles: bool
) -> None:
    table = on_the_beach(
        {"al01": f"{kind} g2", "ax01": "infantry G5"}, phase="move", ordered=["al01"]
    )
    march(table, "al01", place)
    assert ("ax01" in table.targets("al01")) == battles


@pytest.mark.rule("M44-A2.34")
@pytest.mark.parametrize("kind", KINDS)
def test_a_unit_in_the_ocean_may_not_battle(kind: str) -> None:
    table = on_the_beach(
        {"al01": f"{kind} g2", "al02": f"{kind} H3", "ax01": "infantry G3"},
        phase="battle",
        ordered=["al01", "al02"],
    )
    assert table.targets("al02") == {"ax01"}
    assert table.targets("al01") == set()


@pytest.mark.rule("M44-A2.34")
@pytest.mark.parametrize("kind", ["infantry", "artillery"])
def test_a_unit_in_the_ocean_may_not_fire_either(kind: str) -> None:
    table = on_the_beach(
        {"al01": f"{kind} g2", "al02": f"{kind} H3", "ax01": "infantry H5"},
        phase="battle",
        ordered=["al01", "al02"],
    )
    assert table.targets("al02") == {"ax01"}
    assert table.targets("al01") == set()


@pytest.mark.rule("M44-A2.34")
def test_armor_that_took_ground_in_the_ocean_may_not_overrun() -> None:
    table = on_the_beach(
        {"ax01": "armor G3", "al01": "infantry g2 1", "al02": "infantry h2"},
        active="axis",
        phase="battle",
        ordered=["ax01"],
    )
    roll(table, "attack ax01 al01", "infantry star star")
    act(table, "advance ax01 g2")
    assert table.at("ax01") == "g2"
    assert table.active == "allies"


@pytest.mark.rule("M44-A2.35")
@pytest.mark.parametrize("kind", KINDS)
def test_a_unit_in_the_ocean_is_attacked_without_reduction(kind: str) -> None:
    table = on_the_beach(
        {"al01": "infantry g2", "ax01": f"{kind} G3"},
        active="axis",
        phase="battle",
        ordered=["ax01"],
    )
    assert dice(table, "ax01", "al01") == 3


@pytest.mark.rule("M44-A2.35")
def test_a_unit_in_the_ocean_cannot_ambush() -> None:
    table = on_the_beach(
        {"al01": "infantry g2", "al02": "infantry g4", "ax01": "infantry G3"},
        hands={"allies": ["ambush", "probe_center"]},
        active="axis",
        phase="battle",
        ordered=["ax01"],
    )
    on_land = table.copy()
    act(on_land, "attack ax01 al02")
    assert on_land.phase == "window"
    assert on_land.can("ambush")

    roll(table, "attack ax01 al01", "infantry star star")
    assert table.men("al01") == 3
    assert "ambush" in table.hand("allies")


@pytest.mark.rule("M44-A2.35")
def test_a_flag_that_would_lead_into_the_ocean_costs_a_figure() -> None:
    table = on_the_beach(
        {"al01": "infantry g2", "ax01": "infantry G3"},
        active="axis",
        phase="battle",
        ordered=["ax01"],
    )
    roll(table, "attack ax01 al01", "flag star star")
    assert (table.at("al01"), table.men("al01")) == ("g2", 3)


@pytest.mark.rule("M44-A2.36")
def test_the_ocean_does_not_block_line_of_sight() -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry I5"},
        terrain={"H5": "ocean"},
        phase="battle",
        ordered=["al01"],
    )
    assert table.targets("al01") == {"ax01"}


@pytest.mark.rule("M44-A2.69")
def test_a_unit_may_move_from_the_beach_into_the_ocean_and_stops_there() -> None:
    table = on_the_beach({"al01": "armor G3"}, phase="move", ordered=["al01"])
    assert {"f2", "g2"} <= table.destinations("al01")
    assert not {"F1", "G1", "H1"} & table.destinations("al01")
    march(table, "al01", "g2")
    assert table.at("al01") == "g2"


# Beach


@pytest.mark.rule("M44-A2.37")
def test_armor_standing_inland_may_go_2_hexes_if_one_of_them_is_beach_and_not_3() -> None:
    table = on_the_beach(
        {"al01": "armor G7", "al02": "armor j8"}, phase="move", ordered=["al01", "al02"]
    )
    assert {"g6", "G5", "f6", "F5"} <= table.destinations("al01")
    assert not {"f4", "g4", "E5", "I5"} & table.destinations("al01")
    assert "j6" in table.destinations("al02")  # two hexes inland
    assert "g8" in table.destinations("al02")  # three hexes inland
    assert "J5" not in table.destinations("al02")  # the third hex would be beach


@pytest.mark.rule("M44-A2.37")
def test_armor_that_starts_on_a_beach_hex_and_enters_only_inland_hexes_may_go_3() -> None:
    table = on_the_beach({"al01": "armor G5"}, phase="move", ordered=["al01"])
    assert {"g6", "G7", "g8"} <= table.destinations("al01")
    assert "I5" in table.destinations("al01")  # two hexes of sand
    assert "J5" not in table.destinations("al01")  # three hexes of sand


@pytest.mark.rule("M44-A2.38")
@pytest.mark.parametrize("kind", KINDS)
def test_the_beach_has_no_effect_on_battle(kind: str) -> None:
    table = on_the_beach(
        {"al01": f"{kind} G5", "ax01": "infantry H5"}, phase="battle", ordered=["al01"]
    )
    assert dice(table, "al01", "ax01") == 3


@pytest.mark.rule("M44-A2.38")
def test_a_unit_may_battle_in_the_turn_it_enters_the_beach() -> None:
    table = on_the_beach(
        {"al01": "infantry g6", "ax01": "infantry F5"}, phase="move", ordered=["al01"]
    )
    march(table, "al01", "G5")
    assert dice(table, "al01", "ax01") == 3


@pytest.mark.rule("M44-A2.39")
def test_armor_that_moved_2_hexes_on_the_beach_may_take_ground_and_overrun() -> None:
    table = on_the_beach(
        {"al01": "armor G3", "ax01": "infantry H5 1", "ax02": "infantry I5"},
        phase="move",
        ordered=["al01"],
    )
    march(table, "al01", "G5")
    roll(table, "attack al01 ax01", "infantry star star")
    act(table, "advance al01 H5")
    roll(table, "attack al01 ax02", "infantry star star")
    assert table.men("ax02") == 3


@pytest.mark.rule("M44-A2.39")
def test_infantry_that_moved_2_hexes_on_the_beach_may_take_ground() -> None:
    table = on_the_beach(
        {"al01": "special_forces G3", "ax01": "infantry H5 1"}, phase="move", ordered=["al01"]
    )
    march(table, "al01", "G5")
    roll(table, "attack al01 ax01", "infantry star star")
    act(table, "advance al01 H5")
    assert table.at("al01") == "H5"


@pytest.mark.rule("M44-A2.40")
def test_the_beach_does_not_block_line_of_sight() -> None:
    table = on_the_beach(
        {"al01": "infantry G3", "ax01": "infantry I3"}, phase="battle", ordered=["al01"]
    )
    assert table.targets("al01") == {"ax01"}
