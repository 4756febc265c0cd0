"""Appendix 2: obstacles on terrain, bunkers and hedgehogs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.acts import act, dice, march, roll
from tests.games.memoir.table import Table
from vezerkar.games.memoir.places import hex_name

KINDS = ["infantry", "armor", "artillery"]


def siege(
    terrain: str = "clear",
    defender: str = "infantry",
    attackers_on: str = "clear",
    **fields: Any,
) -> Table:
    """An Axis unit on G7; Allied infantry, armor and artillery next to it."""
    return Table(
        units={
            "ax01": f"{defender} G7",
            "al01": "infantry g6",
            "al02": "armor f6",
            "al03": "artillery H7",
        },
        terrain={"G7": terrain, "g6": attackers_on, "f6": attackers_on},
        phase="battle",
        ordered=["al01", "al02", "al03"],
        **fields,
    )


def sortie(terrain: str, defender: str = "infantry") -> Table:
    """The same the other way round: an Allied unit on G5, Axis units next to it in their turn."""
    return Table(
        units={
            "al01": f"{defender} G5",
            "ax01": "infantry g6",
            "ax02": "armor f6",
            "ax03": "artillery H5",
        },
        terrain={"G5": terrain},
        active="axis",
        phase="battle",
        ordered=["ax01", "ax02", "ax03"],
    )


def road(kind: str, terrain: str, **fields: Any) -> Table:
    """A unit about to move along row 5, over E5; an enemy stands next to E5 only."""
    return Table(
        units={"al01": f"{kind} D5", "ax01": "infantry e6"},
        terrain={"E5": terrain},
        phase="move",
        ordered=["al01"],
        **fields,
    )


# Obstacles on terrain


@pytest.mark.rule("M44-A2.41")
def test_a_bunker_on_a_hill_takes_2_dice_from_armor_below_and_not_3() -> None:
    table = siege("hill bunker:axis")
    assert dice(table, "al02", "ax01") == 1


@pytest.mark.rule("M44-A2.41")
def test_a_bunker_on_a_hill_takes_1_die_from_infantry_and_none_from_artillery() -> None:
    table = siege("hill bunker:axis")
    assert dice(table, "al01", "ax01") == 2
    assert dice(table, "al03", "ax01") == 3


@pytest.mark.rule("M44-A2.41")
def test_against_attackers_on_a_hill_only_the_bunker_counts() -> None:
    table = siege("hill bunker:axis", attackers_on="hill")
    assert dice(table, "al01", "ax01") == 2
    assert dice(table, "al02", "ax01") == 1


@pytest.mark.rule("M44-A2.42", "M44-A2.41")
def test_sandbags_in_a_town_do_not_change_the_dice_but_the_first_flag_may_be_ignored() -> None:
    bare = siege("town")
    roll(bare, "attack al01 ax01", "flag star")
    assert not bare.can("ignore-flag")

    table = siege("town", sandbags=["G7"])
    assert dice(table, "al01", "ax01") == 2
    assert dice(table, "al02", "ax01") == 1
    roll(table, "attack al01 ax01", "flag star")
    act(table, "ignore-flag")
    assert (table.at("ax01"), table.men("ax01")) == ("G7", 4)


@pytest.mark.rule("M44-A2.70")
@pytest.mark.parametrize(("profile", "rolled"), [("rulebook", 1), ("published", 2)])
def test_armor_below_the_sandbags_on_the_hill_at_sainte_mere_eglise(
    profile: str, rolled: int
) -> None:
    hill, beside = hex_name(1, 5), hex_name(2, 4)
    table = Table(
        scenario="sainte-mere-eglise",
        units={"ax04": beside},
        settings={"sandbag_profile": profile},
        active="axis",
        phase="battle",
        ordered=["ax04"],
    )
    assert table.at("al01") == hill
    assert table.has_sandbags(hill)
    assert dice(table, "ax04", "al01") == rolled


@pytest.mark.rule("M44-A2.71")
def test_a_unit_that_enters_wire_in_a_forest_stops_and_may_not_battle() -> None:
    table = road("infantry", "forest", wire=["E5"])
    assert "E5" in table.destinations("al01")
    assert "F5" not in table.destinations("al01")
    march(table, "al01", "E5")
    assert table.targets("al01") == set()
    assert table.active == "axis"
    assert table.has_wire("E5")


@pytest.mark.rule("M44-A2.71")
def test_armor_that_enters_wire_in_a_forest_removes_the_wire_and_may_not_battle() -> None:
    table = road("armor", "forest", wire=["E5"])
    march(table, "al01", "E5")
    assert not table.has_wire("E5")
    assert table.targets("al01") == set()
    assert table.active == "axis"


@pytest.mark.rule("M44-A2.71")
def test_a_bridge_with_wire_can_be_crossed_but_the_wire_stops_the_unit() -> None:
    table = road("infantry", "river bridge", wire=["E5"])
    assert "E5" in table.destinations("al01")
    assert "F5" not in table.destinations("al01")


# Bunkers


@pytest.mark.rule("M44-A2.43")
def test_infantry_may_enter_a_bunker_and_battle_from_it_in_the_same_turn() -> None:
    table = road("infantry", "bunker:allies")
    march(table, "al01", "E5")
    assert dice(table, "al01", "ax01") == 3


@pytest.mark.rule("M44-A2.44")
def test_infantry_may_move_through_a_bunker() -> None:
    table = road("infantry", "bunker:axis")
    assert {"E5", "F5"} <= table.destinations("al01")  # F5 only over E5
    inside = Table(
        units={"al01": "infantry D5", "ax01": "infantry A9"},
        terrain={"D5": "bunker:allies"},
        phase="move",
        ordered=["al01"],
    )
    assert "F5" in inside.destinations("al01")


@pytest.mark.rule("M44-A2.45")
@pytest.mark.parametrize(("kind", "open_"), [("infantry", True), ("armor", False)])
def test_armor_may_not_move_into_a_bunker(kind: str, open_: bool) -> None:
    assert ("E5" in road(kind, "bunker:allies").destinations("al01")) == open_


@pytest.mark.rule("M44-A2.45")
def test_artillery_may_not_move_into_a_bunker() -> None:
    assert "E5" in road("artillery", "clear").destinations("al01")
    assert "E5" not in road("artillery", "bunker:allies").destinations("al01")


@pytest.mark.rule("M44-A2.45")
@pytest.mark.parametrize(("kind", "men"), [("infantry", 4), ("armor", 2), ("artillery", 1)])
def test_armor_and_artillery_cannot_retreat_into_a_bunker(kind: str, men: int) -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": f"{kind} g6"},
        terrain={"G7": "bunker:axis", "H7": "river"},
        phase="battle",
        ordered=["al01"],
    )
    roll(table, "attack al01 ax01", "flag star star")
    assert table.men("ax01") == men
    assert table.at("ax01") == ("G7" if kind == "infantry" else "g6")


@pytest.mark.rule("M44-A2.45")
@pytest.mark.parametrize(("kind", "faces"), [("infantry", "grenade star"), ("armor", "grenade")])
def test_armor_may_not_take_the_ground_of_a_bunker(kind: str, faces: str) -> None:
    table = Table(
        units={"al01": f"{kind} G5", "ax01": "infantry g6 1", "ax02": "infantry A9"},
        terrain={"g6": "bunker:axis"},
        phase="battle",
        ordered=["al01"],
    )
    roll(table, "attack al01 ax01", faces)
    assert table.can("advance al01 g6") == (kind == "infantry")


@pytest.mark.rule("M44-A2.46")
def test_artillery_in_a_bunker_may_not_leave_it() -> None:
    table = Table(
        units={"al01": "artillery D5", "al02": "artillery G5", "ax01": "infantry A9"},
        terrain={"D5": "bunker:allies"},
        phase="move",
        ordered=["al01", "al02"],
    )
    assert "H5" in table.destinations("al02")
    assert table.destinations("al01") == set()
    assert table.actions() == ["pick al02", "done"]


@pytest.mark.rule("M44-A2.47")
def test_a_bunker_does_not_protect_the_side_that_the_scenario_does_not_name() -> None:
    own = sortie("bunker:allies")
    assert (dice(own, "ax01", "al01"), dice(own, "ax02", "al01")) == (2, 1)
    foreign = sortie("bunker:axis")
    assert (dice(foreign, "ax01", "al01"), dice(foreign, "ax02", "al01")) == (3, 3)


@pytest.mark.rule("M44-A2.47")
def test_the_other_side_ignores_no_flag_in_a_bunker() -> None:
    table = sortie("bunker:axis")
    roll(table, "attack ax01 al01", "flag star star")
    assert table.phase == "retreat"
    assert not table.can("ignore-flag")
    act(table, "retreat al01 f4")
    assert table.at("al01") == "f4"


@pytest.mark.rule("M44-A2.47")
def test_the_terrain_under_a_bunker_protects_either_side() -> None:
    table = sortie("hill bunker:axis")
    assert dice(table, "ax01", "al01") == 2
    assert dice(table, "ax02", "al01") == 2  # the hill's 1, not the bunker's 2


@pytest.mark.rule("M44-A2.48")
def test_against_a_unit_in_its_bunker_infantry_rolls_1_die_fewer_armor_2_artillery_none() -> None:
    table = siege("bunker:axis")
    assert dice(table, "al01", "ax01") == 2
    assert dice(table, "al02", "ax01") == 1
    assert dice(table, "al03", "ax01") == 3


@pytest.mark.rule("M44-A2.49")
def test_artillery_in_a_bunker_loses_a_figure_for_each_flag_and_stays() -> None:
    table = siege("bunker:axis", defender="artillery")
    roll(table, "attack al01 ax01", "flag star")
    act(table, "accept-flag")
    assert (table.at("ax01"), table.men("ax01")) == ("G7", 1)


@pytest.mark.rule("M44-A2.49")
def test_two_flags_that_are_not_ignored_cost_artillery_in_a_bunker_two_figures() -> None:
    table = siege("bunker:axis", defender="artillery")
    roll(table, "attack al03 ax01", "flag flag star")
    act(table, "accept-flag")
    assert table.at("ax01") is None
    assert table.over == ("allies", "M44-O.15")


@pytest.mark.rule("M44-A2.49", "M44-A2.50")
def test_artillery_in_a_bunker_may_ignore_the_first_flag_and_pays_for_the_second() -> None:
    table = siege("bunker:axis", defender="artillery")
    roll(table, "attack al01 ax01", "flag flag")
    act(table, "ignore-flag")
    assert (table.at("ax01"), table.men("ax01")) == ("G7", 1)


@pytest.mark.rule("M44-A2.50")
def test_a_unit_in_its_bunker_may_ignore_the_first_flag() -> None:
    table = siege("bunker:axis")
    assert table.asked == ["allies"]
    roll(table, "attack al01 ax01", "flag star")
    assert table.asked == ["axis"]
    act(table, "ignore-flag")
    assert (table.at("ax01"), table.men("ax01")) == ("G7", 4)

    table = siege("bunker:axis")
    roll(table, "attack al01 ax01", "flag flag")
    act(table, "ignore-flag", "retreat ax01 f8")
    assert (table.at("ax01"), table.men("ax01")) == ("f8", 4)


@pytest.mark.rule("M44-A2.51")
@pytest.mark.parametrize("owner", ["allies", "axis"])
def test_a_bunker_blocks_line_of_sight_for_both_sides(owner: str) -> None:
    for active, attacker, target in (("allies", "al01", "ax01"), ("axis", "ax01", "al01")):
        table = Table(
            units={"al01": "infantry G5", "ax01": "infantry I5"},
            terrain={"H5": f"bunker:{owner}"},
            active=active,
            phase="battle",
            ordered=[attacker],
        )
        assert not table.can(f"attack {attacker} {target}")


# Hedgehogs


@pytest.mark.rule("M44-A2.52")
def test_only_infantry_may_enter_a_hedgehog_hex_and_it_hinders_infantry_in_nothing() -> None:
    assert "E5" not in road("armor", "hedgehog").destinations("al01")
    assert "E5" not in road("artillery", "hedgehog").destinations("al01")
    table = road("infantry", "hedgehog")
    assert {"E5", "F5"} <= table.destinations("al01")  # F5 only over E5
    march(table, "al01", "E5")
    assert dice(table, "al01", "ax01") == 3


@pytest.mark.rule("M44-A2.52")
@pytest.mark.parametrize("kind", KINDS)
def test_only_infantry_may_retreat_onto_a_hedgehog_hex(kind: str) -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": f"{kind} g6"},
        terrain={"G7": "hedgehog", "H7": "river"},
        phase="battle",
        ordered=["al01"],
    )
    roll(table, "attack al01 ax01", "flag star star")
    assert table.at("ax01") == ("G7" if kind == "infantry" else "g6")


@pytest.mark.rule("M44-A2.53")
def test_hedgehogs_reduce_no_dice() -> None:
    table = siege("hedgehog")
    assert [dice(table, unit, "ax01") for unit in ("al01", "al02", "al03")] == [3, 3, 3]


@pytest.mark.rule("M44-A2.53")
def test_units_of_either_side_may_ignore_the_first_flag_behind_hedgehogs() -> None:
    table = siege("hedgehog")
    roll(table, "attack al01 ax01", "flag star star")
    act(table, "ignore-flag")
    assert table.at("ax01") == "G7"

    table = sortie("hedgehog")
    roll(table, "attack ax01 al01", "flag star star")
    act(table, "ignore-flag")
    assert table.at("al01") == "G5"


@pytest.mark.rule("M44-A2.54")
def test_hedgehogs_do_not_block_line_of_sight() -> None:
    table = Table(
        units={"al01": "infantry G5", "ax01": "infantry I5"},
        terrain={"H5": "hedgehog"},
        phase="battle",
        ordered=["al01"],
    )
    assert table.targets("al01") == {"ax01"}
