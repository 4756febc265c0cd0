"""The tactic cards that dig units in and restore them: Dig In, Medics & Mechanics."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.playing import act, dice, play, roll, with_card
from tests.games.memoir.table import Table

FAR_AWAY = "infantry A9"  # an Axis unit out of everybody's way


# Dig In


def diggers(**fields: Any) -> Table:
    """Five infantry units and two others; Dig In has been played."""
    units = {
        "al01": "infantry A3",
        "al02": "infantry D3",
        "al03": "special_forces G3",
        "al04": "infantry J3",
        "al05": "infantry M3",
        "al06": "armor F1",
        "al07": "artillery G1",
    }
    table = with_card("dig_in", {**units, "ax01": FAR_AWAY}, **fields)
    act(table, "play dig_in")
    return table


DIG_IN_VALUE = [f"{column}9" for column in "ABCDEFGHIJK"]  # eleven sandbags on the Axis baseline
DUG_IN_UNITS = {f"ax{i + 1:02d}": f"infantry {place}" for i, place in enumerate(DIG_IN_VALUE)}


@pytest.mark.rule("M44-K.33")
def test_dig_in_puts_sandbags_on_the_hexes_of_up_to_4_infantry_units() -> None:
    table = diggers()
    assert table.actions("dig") == ["dig al01", "dig al02", "dig al03", "dig al04", "dig al05"]
    act(table, "dig al01", "dig al02", "dig al03", "dig al05")
    assert all(table.has_sandbags(place) for place in ("A3", "D3", "G3", "M3"))
    assert not table.has_sandbags("J3")
    assert table.active == "axis"


@pytest.mark.rule("M44-K.33")
def test_units_that_dig_in_neither_move_nor_battle() -> None:
    table = with_card("dig_in", {"al01": "infantry G5", "ax01": "infantry g6"})
    act(table, "play dig_in", "dig al01")
    assert table.active == "axis"  # without a move, without a battle
    assert table.at("al01") == "G5"


@pytest.mark.rule("M44-K.33")
def test_fewer_units_may_dig_in() -> None:
    table = diggers()
    act(table, "dig al02", "done")
    assert table.has_sandbags("D3")
    assert table.active == "axis"


@pytest.mark.rule("M44-K.34")
def test_no_unit_digs_in_in_the_ocean() -> None:
    units = {"al01": "infantry G1", "al02": "infantry G3", "ax01": FAR_AWAY}
    table = with_card("dig_in", units, board_side="beach")
    act(table, "play dig_in")
    assert table.actions("dig") == ["dig al02"]


@pytest.mark.rule("M44-K.34")
def test_no_unit_digs_in_where_sandbags_or_a_sea_wall_of_its_side_already_lie() -> None:
    terrain = {"D3": "sea_wall:allies", "J3": "sea_wall:axis"}
    table = diggers(sandbags=["A3"], terrain=terrain)
    assert table.actions("dig") == ["dig al03", "dig al04", "dig al05"]


@pytest.mark.rule("M44-K.34", "M44-0.7")
def test_the_player_of_dig_in_chooses_who_gets_the_last_of_the_12_pieces() -> None:
    units = {"al01": "infantry A3", "al02": "infantry G3", "al03": "infantry M3"}
    table = with_card("dig_in", {**units, **DUG_IN_UNITS}, sandbags=DIG_IN_VALUE)
    act(table, "play dig_in")
    assert table.actions("dig") == ["dig al01", "dig al02", "dig al03"]
    act(table, "dig al02")
    assert table.has_sandbags("G3")
    assert table.active == "axis"  # nothing is left for the others


@pytest.mark.rule("M44-K.34", "M44-A2.56")
def test_removed_sandbags_go_back_to_the_supply() -> None:
    units = {"al01": "infantry G5", "ax20": "infantry g6 1", "ax21": "infantry G7"}
    table = Table(
        units={**units, **DUG_IN_UNITS},
        sandbags=[*DIG_IN_VALUE, "g6"],
        hands={"axis": ["dig_in"]},
        phase="battle",
        ordered=["al01"],
    )
    nothing_left = table.copy()
    act(nothing_left, "done", "play dig_in")
    assert nothing_left.active == "allies"

    roll(table, "attack al01 ax20", "infantry star")
    act(table, "stay", "play dig_in")
    assert table.actions("dig") == ["dig ax21"]


@pytest.mark.rule("M44-K.34")
@pytest.mark.parametrize(
    "terrain", ["clear", "town", "forest", "hill", "river bridge", "hedgehog", "bunker:allies"]
)
def test_sandbags_may_be_added_to_any_other_hex_and_the_better_protection_counts(
    terrain: str,
) -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry g6", "ax02": "armor f6"},
        terrain={"G5": terrain},
        hands={"allies": ["dig_in"], "axis": ["attack_center"]},
    )
    act(table, "play dig_in", "dig al01")
    play(table, "attack_center", "ax01", "ax02")
    act(table, "done")
    assert dice(table, "ax01", "al01") == 2
    assert dice(table, "ax02", "al01") == 1
    roll(table, "attack ax01 al01", "flag star")
    act(table, "ignore-flag")
    assert table.at("al01") == "G5"


@pytest.mark.rule("M44-K.34")
def test_infantry_on_wire_may_dig_in() -> None:
    table = diggers(wire=["A3"])
    act(table, "dig al01")
    assert table.has_sandbags("A3")
    assert table.has_wire("A3")


# Medics & Mechanics


def field_hospital(unit: str) -> Table:
    """A damaged unit on G5 with an enemy next to it, and a unit that has lost nothing."""
    units = {"al01": unit, "al02": "infantry A1", "ax01": "infantry g6"}
    table = with_card("medics_and_mechanics", units)
    act(table, "play medics_and_mechanics")
    return table


@pytest.mark.rule("M44-K.39")
def test_medics_roll_a_die_for_each_card_held_and_own_symbols_and_stars_bring_figures_back() -> (
    None
):
    table = field_hospital("infantry G5 1/4")
    assert table.actions("heal") == ["heal al01"]  # only a unit that has lost figures
    roll(table, "heal al01", "infantry star armor")  # two cards in hand and this one
    assert table.men("al01") == 3


@pytest.mark.rule("M44-K.39")
@pytest.mark.parametrize(
    ("unit", "faces", "men"),
    [
        ("infantry G5 1/4", "armor grenade flag", 1),
        ("special_forces G5 1/4", "infantry infantry star", 4),
        ("armor G5 1/3", "armor infantry grenade", 2),
        ("elite_armor G5 1/4", "armor armor star", 4),
        ("artillery G5 1/2", "infantry armor grenade", 1),
        ("artillery G5 1/2", "infantry armor star", 2),  # artillery has no symbol
    ],
)
def test_only_the_own_symbol_and_the_star_bring_figures_back(
    unit: str, faces: str, men: int
) -> None:
    table = field_hospital(unit)
    roll(table, "heal al01", faces)
    assert table.men("al01") == men


@pytest.mark.rule("M44-K.39")
@pytest.mark.parametrize(
    ("unit", "full"),
    [
        ("infantry G5 3/4", 4),
        ("armor G5 2/3", 3),
        ("elite_armor G5 3/4", 4),
        ("french_resistance G5 2/3", 3),
        ("infantry G5 2/3", 3),
    ],
)
def test_no_unit_gets_more_figures_than_it_started_with(unit: str, full: int) -> None:
    table = field_hospital(unit)
    roll(table, "heal al01", "star star star")
    assert table.men("al01") == full


@pytest.mark.rule("M44-K.39")
def test_the_understrength_infantry_at_montelimar_is_restored_to_3_figures() -> None:
    table = Table(
        scenario="montelimar",
        active="axis",
        units={"ax05": "d8 1"},
        hands={"axis": ["medics_and_mechanics", "probe_left", "probe_left"]},
    )
    act(table, "play medics_and_mechanics")
    roll(table, "heal ax05", "star star star")
    assert table.men("ax05") == 3


@pytest.mark.rule("M44-K.40")
def test_a_restored_unit_is_ordered_and_may_move_and_battle() -> None:
    table = field_hospital("infantry G5 3/4")
    roll(table, "heal al01", "star flag flag")
    assert "F5" in table.destinations("al01")
    act(table, "done")
    assert dice(table, "al01", "ax01") == 3


@pytest.mark.rule("M44-K.40")
def test_if_no_figure_comes_back_nobody_is_ordered() -> None:
    table = field_hospital("infantry G5 3/4")
    roll(table, "heal al01", "armor flag grenade")
    assert table.active == "axis"


@pytest.mark.rule("M44-K.40")
def test_without_a_damaged_unit_nothing_happens() -> None:
    table = field_hospital("infantry G5")
    assert table.active == "axis"
    assert "medics_and_mechanics" in table.discards
