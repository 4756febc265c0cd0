"""Air Power and Barrage: strikes that order nobody."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.acts import act, roll
from tests.games.memoir.table import Table
from vezerkar.core.chance import Seeded
from vezerkar.games.memoir.places import hex_name


def named(table: Table) -> set[str]:
    """The units that could be named now."""
    return {action.split()[1] for action in table.actions("name")}


def air_power(units: dict[str, str], side: str = "allies", **fields: Any) -> Table:
    """One side has just played Air Power; the other units on the board are far away."""
    table = Table(
        units={"al90": "infantry A1", "ax90": "infantry A9", **units},
        active=side,
        **{"hands": {side: ["air_power", "probe_left"]}, **fields},
    )
    act(table, "play air_power")
    return table


def bomb(table: Table, faces: str, *units: str) -> None:
    """Name these units and no others; the dice are those that then fall without a decision."""
    *first, last = (f"name {unit}" for unit in units)
    act(table, *first)
    trial = table.copy()
    trial.session.chance = Seeded(1)
    trial.session.apply_text(trial.s.actors()[0], last)
    if trial.phase == "naming":  # further units might be named
        act(table, last)
        last = "done"
    roll(table, last, faces)


def barrage(units: dict[str, str], side: str = "allies", **fields: Any) -> Table:
    """One side has just played Barrage."""
    table = Table(
        units={"al90": "infantry A1", "ax90": "infantry A9", **units},
        active=side,
        **{"hands": {side: ["barrage", "probe_left"]}, **fields},
    )
    act(table, "play barrage")
    return table


COVER = ["forest", "hedgerow", "town", "hill", "bunker:axis", "sea_wall:axis"]
HITS = [
    ("infantry", "infantry armor", 3),
    ("special_forces", "infantry armor", 3),
    ("armor", "infantry armor", 2),
    ("infantry", "grenade armor", 3),
    ("artillery", "infantry armor", 2),
    ("artillery", "grenade armor", 1),
]
FIVE_IN_A_ROW = {f"ax0{i}": f"infantry {column}5" for i, column in enumerate("EFGHI")}


# Air Power: the targets


@pytest.mark.rule("M44-K.11")
def test_air_power_names_up_to_4_enemy_units_that_form_a_connected_group() -> None:
    table = air_power({**FIVE_IN_A_ROW, "ax10": "infantry L5"})
    assert named(table) == {*FIVE_IN_A_ROW, "ax10", "ax90"}  # any unit may be the first
    act(table, "name ax01")
    assert named(table) == {"ax00", "ax02"}
    act(table, "name ax02")
    assert named(table) == {"ax00", "ax03"}  # a chain is enough
    act(table, "name ax03", "name ax04")
    assert table.phase == "strikes"  # no fifth, though ax00 is next to ax01


@pytest.mark.rule("M44-K.11")
def test_a_single_unit_is_a_group() -> None:
    table = air_power(FIVE_IN_A_ROW)
    bomb(table, "infantry armor", "ax02")
    assert [table.men(unit) for unit in FIVE_IN_A_ROW] == [4, 4, 3, 4, 4]
    assert table.active == "axis"


@pytest.mark.rule("M44-K.11")
def test_air_power_orders_nobody() -> None:
    table = air_power({"al01": "infantry G5", "ax01": "infantry g6"})
    assert table.actions() == ["name ax90", "name ax01", "done"]
    act(table, "done")
    assert table.active == "axis"


@pytest.mark.rule("M44-K.11")
def test_all_targets_are_named_before_the_first_roll_and_the_group_is_not_checked_again() -> None:
    table = air_power({"ax01": "infantry F5", "ax02": "infantry G5", "ax03": "infantry H5"})
    bomb(table, "", "ax01", "ax02", "ax03")
    assert table.actions() == ["strike ax01", "strike ax02", "strike ax03"]
    roll(table, "strike ax02", "flag flag")
    act(table, "retreat ax02 g6", "retreat ax02 G7")  # the others are not connected any more
    roll(table, "strike ax01", "infantry armor infantry armor")  # and then ax03
    assert (table.men("ax01"), table.men("ax02"), table.men("ax03")) == (3, 4, 3)


# Air Power: the dice


@pytest.mark.rule("M44-K.12")
@pytest.mark.parametrize(("side", "faces"), [("allies", "armor armor"), ("axis", "armor")])
def test_air_power_rolls_2_dice_a_unit_for_the_allies_and_1_for_the_axis(
    side: str, faces: str
) -> None:
    table = air_power({"al01": "infantry F5", "ax01": "infantry H5"}, side)
    bomb(table, faces, "ax01" if side == "allies" else "al01")


@pytest.mark.rule("M44-K.12")
@pytest.mark.parametrize("terrain", COVER)
def test_nothing_takes_dice_from_air_power(terrain: str) -> None:
    table = air_power({"ax01": "infantry G5"}, terrain={"G5": terrain}, sandbags=["G5"])
    bomb(table, "grenade star", "ax01")
    assert table.men("ax01") == 2


@pytest.mark.rule("M44-K.12")
@pytest.mark.parametrize(("kind", "faces", "men"), HITS)
def test_air_power_hits_with_unit_symbol_and_grenade(kind: str, faces: str, men: int) -> None:
    table = air_power({"ax01": f"{kind} G5"})
    bomb(table, faces, "ax01")
    assert table.men("ax01") == men


@pytest.mark.rule("M44-K.12")
@pytest.mark.parametrize(("kind", "men"), [("infantry", 3), ("armor", 2), ("artillery", 1)])
def test_a_star_of_air_power_hits_every_kind_of_unit(kind: str, men: int) -> None:
    table = air_power({"ax01": f"{kind} G5"})
    bomb(table, "star armor" if kind != "armor" else "star infantry", "ax01")
    assert table.men("ax01") == men


@pytest.mark.rule("M44-K.12")
def test_flags_of_air_power_may_not_be_ignored() -> None:
    table = air_power(
        {"ax01": "infantry G5", "ax02": "infantry f6"},
        terrain={"G5": "bunker:axis"},
        sandbags=["G5"],
    )
    bomb(table, "flag armor", "ax01")
    assert table.at("ax01") == "g6"  # the only free hex, and nobody was asked


@pytest.mark.rule("M44-K.12")
def test_a_retreat_from_air_power_that_cannot_be_made_costs_figures() -> None:
    table = air_power({"ax01": "infantry G9"})  # on the Axis baseline
    bomb(table, "flag flag", "ax01")
    assert (table.at("ax01"), table.men("ax01")) == ("G9", 2)


@pytest.mark.rule("M44-K.12", "M44-A2.49")
@pytest.mark.parametrize(("faces", "men"), [("flag armor", 1), ("flag flag", 0)])
def test_artillery_in_a_bunker_loses_a_figure_for_every_flag_of_air_power(
    faces: str, men: int
) -> None:
    table = air_power({"ax01": "artillery G5"}, terrain={"G5": "bunker:axis"})
    bomb(table, faces, "ax01")
    assert table.men("ax01") == men


@pytest.mark.rule("M44-O.2")
def test_units_eliminated_by_air_power_give_medals_as_usual() -> None:
    table = air_power({"ax01": "infantry G5 1", "ax02": "armor H5 1"})
    bomb(table, "", "ax01", "ax02")
    roll(table, "strike ax01", "star infantry star armor")
    assert table.medals("allies") == 2


@pytest.mark.rule("M44-K.46")
def test_the_unit_behind_still_blocks_one_of_the_two_hexes_of_the_unit_rolled_for_first() -> None:
    front, behind = hex_name(5, 3), hex_name(5, 2)
    table = air_power({"ax01": f"infantry {front}", "ax02": f"infantry {behind}"})
    bomb(table, "", "ax01", "ax02")
    assert table.actions() == ["strike ax01", "strike ax02"]
    roll(table, "strike ax01", "flag armor armor armor")  # and then ax02
    assert table.at("ax01") == "G7"  # it was not asked
    assert table.at("ax02") == behind


@pytest.mark.rule("M44-K.46")
def test_if_the_unit_behind_is_rolled_for_first_and_retreats_the_way_back_is_free() -> None:
    front, behind = hex_name(5, 3), hex_name(5, 2)
    table = air_power({"ax01": f"infantry {front}", "ax02": f"infantry {behind}"})
    bomb(table, "", "ax01", "ax02")
    roll(table, "strike ax02", "flag armor")
    roll(table, "retreat ax02 e8", "flag armor")  # and then ax01
    assert table.actions() == [f"retreat ax01 {behind}", "retreat ax01 G7"]


# What both cards have in common


@pytest.mark.rule("M44-K.13")
def test_air_power_and_barrage_need_neither_range_nor_line_of_sight() -> None:
    hidden = {"k8": "forest", "L9": "forest", "l8": "town"}
    table = air_power({"ax01": "infantry M9"}, terrain=hidden)
    bomb(table, "star armor", "ax01")
    assert table.men("ax01") == 3

    table = barrage({"ax01": "infantry M9"}, terrain=hidden)
    roll(table, "barrage ax01", "grenade armor armor armor")
    assert table.men("ax01") == 3


@pytest.mark.rule("M44-K.13")
def test_nobody_takes_ground_after_air_power_or_barrage() -> None:
    units = {"al01": "armor G5", "ax01": "infantry g6 1"}
    table = air_power(units)
    bomb(table, "star armor", "ax01")
    assert table.on("g6") is None
    assert table.active == "axis"

    table = barrage(units)
    roll(table, "barrage ax01", "grenade armor armor armor")
    assert table.on("g6") is None
    assert table.active == "axis"


@pytest.mark.rule("M44-K.13")
def test_ambush_cannot_answer_air_power_or_barrage() -> None:
    units = {"al01": "armor G5", "ax01": "infantry g6"}
    table = air_power(units, hands={"allies": ["air_power"], "axis": ["ambush"]})
    bomb(table, "star armor", "ax01")
    assert table.hand("axis") == ["ambush"]

    table = barrage(units, hands={"allies": ["barrage"], "axis": ["ambush"]})
    roll(table, "barrage ax01", "grenade armor armor armor")
    assert table.hand("axis") == ["ambush"]


# Barrage


@pytest.mark.rule("M44-K.23")
def test_barrage_hits_any_1_enemy_unit_and_orders_nobody() -> None:
    table = barrage({"al01": "infantry G5", "ax01": "infantry g6", "ax02": "armor M9"})
    assert table.actions() == ["barrage ax90", "barrage ax01", "barrage ax02"]
    roll(table, "barrage ax02", "armor infantry infantry infantry")
    assert table.men("ax02") == 2
    assert table.active == "axis"


@pytest.mark.rule("M44-K.23")
@pytest.mark.parametrize(("side", "target"), [("allies", "ax01"), ("axis", "al01")])
def test_barrage_rolls_4_dice_for_either_side(side: str, target: str) -> None:
    table = barrage({"al01": "infantry F5", "ax01": "infantry H5"}, side)
    roll(table, f"barrage {target}", "infantry infantry grenade armor")
    assert table.men(target) == 1


@pytest.mark.rule("M44-K.23")
@pytest.mark.parametrize("terrain", COVER)
def test_nothing_takes_dice_from_barrage(terrain: str) -> None:
    table = barrage({"ax01": "infantry G5"}, terrain={"G5": terrain}, sandbags=["G5"])
    roll(table, "barrage ax01", "grenade infantry infantry armor")
    assert table.men("ax01") == 1


@pytest.mark.rule("M44-K.23")
@pytest.mark.parametrize(("kind", "faces", "men"), HITS)
def test_barrage_hits_with_unit_symbol_and_grenade_and_stars_have_no_effect(
    kind: str, faces: str, men: int
) -> None:
    table = barrage({"ax01": f"{kind} G5"})
    roll(table, "barrage ax01", f"{faces} star star")
    assert table.men("ax01") == men


@pytest.mark.rule("M44-K.23")
def test_flags_of_barrage_may_not_be_ignored() -> None:
    table = barrage(
        {"ax01": "infantry G5", "ax02": "infantry f6"},
        terrain={"G5": "bunker:axis"},
        sandbags=["G5"],
    )
    roll(table, "barrage ax01", "flag star star star")
    assert table.at("ax01") == "g6"  # the only free hex, and nobody was asked
