"""Section 7: movement, bridges, rail, operational movement, Blitz attacks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hungary import naive
from tests.games.hungary.table import GAME, Table, named
from vezerkar.games.hungary.rules.movement import (
    explore,
    far_walk,
    group_points,
    plain_walk,
    truck_walk,
)
from vezerkar.games.hungary.terms import F_POINTS
from vezerkar.records.position import read_position, write_position


def movement_phase(side: str, **fields: Any) -> Table:
    return Table(phase=f"{side}-movement", turn=3, **fields)


def points_to(table: Table, unit: str, place: str) -> float:
    """Movement points that a unit needs to a hex."""
    ways = explore(table.s, plain_walk(table.s, [table.u(unit)], 0))
    return ways.cost(table.h(place)) / 2


@pytest.mark.rule("HU-7.1.1")
def test_entering_a_hex_costs_points_by_terrain_and_class() -> None:
    table = movement_phase("axis", units={"DE-15": "0523", "DE-1PZ": "0523", "DE-3GEB": "0523"})
    assert points_to(table, "DE-15", "0423") == 3  # mountain on foot
    assert points_to(table, "DE-1PZ", "0423") == 4
    assert points_to(table, "DE-3GEB", "0423") == 2
    plain = movement_phase("axis", units={"DE-15": "1722"})
    assert "1122" in plain.reach("DE-15")
    assert points_to(plain, "DE-15", "1122") == 6
    assert "1022" not in plain.reach("DE-15")


@pytest.mark.rule("HU-7.1.5", "HU-7.1.6")
def test_a_unit_moves_once_and_unused_points_are_lost() -> None:
    table = movement_phase("axis", units={"DE-15": "1722", "DE-46": "1723"})
    table.do("pick DE-15", "move DE-15 1721")
    assert not table.can("pick DE-15")
    assert "HU-7.1.6" in table.refused("pick DE-15")
    table.do("end")  # movement is voluntary
    assert table.at("DE-46") == "1723"


@pytest.mark.rule("HU-7.1.2")
def test_every_unit_can_move_one_hex_whatever_it_costs() -> None:
    slow = movement_phase("soviet", units={"SU-159UR": "0224"})
    assert group_points(slow.s, [slow.u("SU-159UR")], 0) / 2 == 3
    assert points_to(slow, "SU-159UR", "0124") == 4  # a mountain behind a river
    assert slow.reach("SU-159UR") == {"0124", "0125", "0223", "0225", "0324", "0325"}
    ring = movement_phase("axis", units={"DE-1PZ": "0523 2 oos", "DE-92": "0423 1 oos"})
    assert "0422" in ring.reach("DE-92")
    hq = movement_phase("axis", units={"DE-HQ6": "0524"}, control={"soviet": ["0523"]})
    assert "0424" in hq.reach("DE-HQ6")  # a mountain: 4 points, the HQ has 2


@pytest.mark.rule("HU-7.1.3", "HU-7.1.7", "HU-7.1.8")
def test_a_stack_has_the_points_of_its_slowest_and_pays_for_its_most_hampered() -> None:
    table = movement_phase("soviet", units={"SU-30": "1722", "SU-67": "1722", "SU-159UR": "1722"})
    table.do("pick SU-30", "join SU-67")
    assert "1122" in table.targets("move")
    table.do("join SU-159UR")
    assert "1422" in table.targets("move")
    assert "1322" not in table.targets("move")
    one = movement_phase("soviet", units={"SU-30": "1722", "SU-159UR": "1722"})
    assert "1122" in one.reach("SU-30")  # one by one with their own points
    mixed = movement_phase("axis", units={"DE-3GEB": "0523", "DE-1PZ": "0523"})
    mixed.do("pile 0523")
    group = explore(mixed.s, plain_walk(mixed.s, mixed.s.group, 0))
    assert group.cost(mixed.h("0423")) == 8


@pytest.mark.rule("HU-7.1.9")
def test_nobody_crosses_a_lake_or_leaves_the_map() -> None:
    table = movement_phase("axis", units={"DE-153": "1527"})
    assert "1427" not in {h for h in table.reach("DE-153") if points_to(table, "DE-153", h) <= 1}
    assert points_to(table, "DE-153", "1427") > 2
    corner = movement_phase("axis", units={"DE-15": "0133"})
    assert all(len(h) == 4 for h in corner.reach("DE-15"))


@pytest.mark.rule("HU-7.2.1", "HU-7.2.2", "HU-7.2.3")
def test_rivers_cost_extra_except_over_bridges_with_both_banks_held() -> None:
    table = movement_phase("axis", units={"DE-15": "1223"}, control={"axis": ["1224"]})
    assert points_to(table, "DE-15", "1224") == 1
    enemy = movement_phase("axis", units={"DE-15": "1223"}, control={"soviet": ["1224"]})
    assert points_to(enemy, "DE-15", "1224") == 3  # the far bank is not held
    later = movement_phase(
        "axis", units={"DE-15": "1223", "DE-46": "1223"}, control={"soviet": ["1224"]}
    )
    later.do("pick DE-15", "move DE-15 1224")
    assert points_to(later, "DE-46", "1224") == 1  # the first has taken the bank
    banks = {"soviet": ["1620", "1720"]}
    ford = movement_phase("axis", units={"DE-15": "1721", "DE-1PZ": "1721"}, control=banks)
    assert points_to(ford, "DE-15", "1720") == 3  # Tisza without a bridge, on foot
    assert points_to(ford, "DE-1PZ", "1720") == 4
    minor = movement_phase("axis", units={"DE-15": "1526"})
    assert points_to(minor, "DE-15", "1527") == 2


@pytest.mark.rule("HU-7.2.3", "HU-14.1")
def test_the_near_bank_may_be_taken_on_the_way_to_the_bridge() -> None:
    held = movement_phase("axis", units={"DE-357": "1622"}, control={"axis": ["1623", "1624"]})
    taken = movement_phase(
        "axis", units={"DE-357": "1622"}, control={"soviet": ["1623"], "axis": ["1624"]}
    )
    assert points_to(held, "DE-357", "1624") == points_to(taken, "DE-357", "1624") == 2
    far_bank = movement_phase(
        "axis", units={"DE-357": "1622"}, control={"soviet": ["1623", "1624"]}
    )
    assert points_to(far_bank, "DE-357", "1624") == 4
    # HQs and partisans take nothing, so they find no bridge there.
    hq = movement_phase("axis", units={"DE-HQ6": "1622"}, control={"soviet": ["1623"]})
    assert {"1623"} <= hq.reach("DE-HQ6")
    assert "1624" not in hq.reach("DE-HQ6")


@pytest.mark.rule("HU-7.4.7", "HU-14.1")
def test_a_railway_can_be_used_from_a_hex_that_was_just_taken() -> None:
    rail = {"soviet": ["1922", "1723"]}  # 2021, 1922, 1822 and 1723 lie on a railway
    table = movement_phase("soviet", units={"SU-159UR": "2021"}, control=rail)
    walk = far_walk(table.s, [table.u("SU-159UR")], 0)
    assert walk is not None
    ways = explore(table.s, walk)
    assert ways.cost(table.h("1822")) == 3  # by rail to 1922, then on foot
    assert ways.cost(table.h("1723")) == 4  # by rail again


# By stages: the way that a group takes


def moving_into(side: str, hexes: list[str], **fields: Any) -> Table:
    """All is held by the side that moves, but for some hexes."""
    other = "soviet" if side == "axis" else "axis"
    own = [h for h in naive.TERRAIN if h not in hexes]
    return movement_phase(side, control={side: own, other: hexes}, **fields)


@pytest.mark.rule("HU-7.1.1", "HU-14.1")
def test_a_group_may_take_an_enemy_hex_that_the_cheapest_way_leaves_aside() -> None:
    table = moving_into("axis", ["1723", "1725"], units={"DE-15": "1722", "DE-46": "1719"})
    straight = table.copy()
    straight.do("pick DE-15", "move DE-15 1622")
    assert straight.holder("1723") == "soviet"
    table.do("pick DE-15", "route")
    assert table.phase == "way"
    assert table.actions() == ["over DE-15 1723", "over DE-15 1725"]
    table.do("over DE-15 1723")
    assert (table.phase, table.at("DE-15"), table.holder("1723")) == ("group", "1723", "axis")
    assert table.s.stack[F_POINTS] == 2 * 5  # half points: one of six is spent
    assert "1122" not in table.targets("move")  # seven hexes in all
    table.do("move DE-15 1622")
    assert table.at("DE-15") == "1622"
    assert table.phase == "movement"
    assert not table.can("pick DE-15")


@pytest.mark.rule("HU-7.1.1", "HU-14.1")
def test_it_goes_on_as_long_as_it_has_points_or_stays() -> None:
    table = moving_into("axis", ["1723", "1622"], units={"DE-15": "1722", "DE-46": "1722"})
    table.do("pile 1722", "route", "over DE-15 1723")
    assert not table.actions("join")
    assert not table.actions("operate")
    assert table.can("route")
    table.do("route")  # to 1622, the only one that is left
    assert table.holder("1622") == "axis"
    assert table.s.stack[F_POINTS] == 2 * 4
    assert not table.can("route")
    table.do("halt")
    assert (table.at("DE-15"), table.at("DE-46")) == ("1622", "1622")
    assert table.phase != "group"


@pytest.mark.rule("HU-7.1.1", "HU-3.2.1", "HU-7.1.2")
def test_no_stage_where_it_must_stop_or_has_no_points_left() -> None:
    zone = moving_into("axis", ["1723"], units={"DE-15": "1722", "SU-30": "1823"})
    zone.do("pick DE-15")
    assert zone.can("move DE-15 1723")
    assert "HU-3.2.1" in zone.refused("route")
    last = moving_into("axis", ["1122", "1223"], units={"DE-15": "1722"})
    last.do("pick DE-15")
    assert points_to(last, "DE-15", "1122") == 6
    last.do("route")  # only 1223 leaves a point
    assert last.at("DE-15") == "1223"
    two = moving_into("axis", ["1723", "1724", "1122"], units={"DE-15": "1722"})
    two.do("pick DE-15", "route")
    assert "HU-14.1" in two.refused("over DE-15 1721")
    assert "HU-7.1.1" in two.refused("over DE-15 1122")


@pytest.mark.rule("HU-14.1")
def test_those_who_take_no_ground_have_no_stages() -> None:
    hq = moving_into("axis", ["1723"], units={"DE-HQ6": "1722"})
    hq.do("pick DE-HQ6")
    assert not hq.can("route")
    partisans = moving_into("soviet", ["0522"], units={"SK-1": "0523"})
    partisans.do("pick SK-1")
    assert not partisans.can("route")


@pytest.mark.rule("HU-7.3.3", "HU-7.3.7", "HU-14.1")
def test_armour_may_strike_at_the_end_of_its_stages() -> None:
    units = {"DE-1PZ": "1724", "SU-83": "1821", "SU-HQ2": "1719", "DE-HQ6": "1226"}
    table = moving_into("axis", ["1624"], units=units, trucks={"axis": ["1724"]})
    table.do("pick DE-1PZ", "join-truck", "route")
    assert (table.at("DE-1PZ"), table.trucks("axis")) == ("1624", ["1624"])
    table.do("move DE-1PZ 1722")
    assert table.trucks("axis") == ["1722"]
    assert table.actions("blitz") == ["blitz 1821"]
    table.do("blitz 1821", "bid 1", dice="6")
    assert table.at("SU-83") == "destroyed"


@pytest.mark.rule("HU-7.4.1", "HU-7.4.6", "HU-14.1")
def test_operational_movement_goes_by_stages_too() -> None:
    units = {"SU-159UR": "1722", "DE-HQ6": "1222"}
    table = moving_into("soviet", ["1523", "1724", "1322"], units=units)
    table.do("pick SU-159UR")
    assert {"route", "route-far"} <= set(table.actions())
    table.do("route-far")
    assert table.targets("over") == {"1523", "1724", "1322"}
    table.do("over SU-159UR 1724")
    assert table.s.stack[F_POINTS] == 2 * 4  # two of six
    assert not table.actions("move")
    assert "1622" in table.targets("operate")
    assert "1322" not in table.targets("operate")
    table.do("route-far")
    assert table.at("SU-159UR") == "1523"
    _, again = read_position(write_position(GAME, table.s))
    assert again.freeze() == table.s.freeze()
    table.do("halt")
    assert table.phase != "group"


@pytest.mark.rule("HU-7.4.6", "HU-7.1.1")
def test_an_operational_move_may_come_next_to_a_lone_hq_but_does_not_end_there() -> None:
    table = moving_into("soviet", ["1523"], units={"SU-159UR": "1722", "DE-HQ6": "1423"})
    table.do("pick SU-159UR")
    assert table.can("route-far")
    table.do("route-far")
    assert (table.at("SU-159UR"), table.holder("1523")) == ("1523", "soviet")
    assert "HU-7.4.6" in table.refused("halt")
    assert "1524" not in table.targets("operate")  # next to it as well
    table.do("operate SU-159UR 1623")
    assert table.at("SU-159UR") == "1623"
    far = moving_into("soviet", ["1624"], units={"SU-159UR": "1121", "DE-HQ6": "1525"})
    far.do("pick SU-159UR")
    assert not far.can("route-far")  # half a point is left in 1624: it could not get away


def test_computer_players_go_straight() -> None:
    table = moving_into("soviet", ["1523", "1724"], units={"SU-30": "1722"})
    table.do("pick SU-30")
    actions = table.s.legal_actions(1)
    priors = dict(zip(table.actions(), GAME.judge.priors_for(table.s, 1, actions), strict=True))
    assert priors["route"] == priors["route-far"] == min(priors.values())
    assert min(priors.values()) < sorted(priors.values())[2]


# Blitz attacks


TANKS = {"DE-1PZ": "1723", "DE-3PZ": "1723", "DE-HQ6": "1226"}
ENEMY = {"SU-83": "1821", "SU-HQ2": "1719"}


def blitz(**units: str) -> Table:
    named_units = {name.replace("_", "-"): place for name, place in units.items()}
    return movement_phase("axis", units={**TANKS, **ENEMY, **named_units})


@pytest.mark.rule("HU-7.3.1", "HU-7.3.10", "HU-7.3.3", "HU-7.3.11")
def test_german_armour_moves_up_and_strikes_for_two_points() -> None:
    table = blitz()
    table.do("pick DE-1PZ", "join DE-3PZ", "move DE-1PZ 1722")
    assert table.phase == "group"
    assert table.actions("blitz") == ["blitz 1821"]
    left = table.s.stack[F_POINTS]
    table.do("blitz 1821", dice="6")
    assert table.at("SU-83") == "destroyed"
    assert table.s.stack[F_POINTS] == left - 4  # half points
    near = blitz(DE_1PZ="1722")
    near.do("pick DE-1PZ")
    assert near.can("blitz 1821")  # without moving
    tired = movement_phase("axis", units={"DE-TATRA": "1729", **ENEMY, "DE-HQ6": "1226"})
    tired.do("pick DE-TATRA")
    assert "1722" in tired.targets("move")
    tired.do("move DE-TATRA 1722")
    assert tired.phase == "group"  # 7 of 10 points used: 3 are left
    worn = movement_phase("axis", units={"DE-TATRA": "1731", **ENEMY, "DE-HQ6": "1226"})
    worn.do("pick DE-TATRA", "move DE-TATRA 1722")
    assert worn.phase == "movement"  # 1 point left


@pytest.mark.rule("HU-7.3.9")
@pytest.mark.parametrize("unit", ["HU-1PC", "DE-15", "DE-3K"])
def test_no_other_unit_takes_part_in_a_blitz(unit: str) -> None:
    table = movement_phase(
        "axis", units={unit: "1722", "DE-1PZ": "1722", **ENEMY, "DE-HQ6": "1226"}
    )
    table.do(f"pick {unit}")
    assert not table.actions("blitz")
    table.do("join DE-1PZ")
    assert not table.actions("blitz")
    soviet = movement_phase("soviet", units={"SU-2GMK": "1722", "DE-15": "1721", "DE-HQ6": "1226"})
    soviet.do("pick SU-2GMK")
    assert not soviet.actions("blitz")


@pytest.mark.rule("HU-7.3.2")
def test_the_units_of_a_blitz_start_in_the_same_hex() -> None:
    table = movement_phase(
        "axis", units={"DE-1PZ": "1722", "DE-3PZ": "1622", **ENEMY, "DE-HQ6": "1226"}
    )
    table.do("pick DE-3PZ", "move DE-3PZ 1722")
    assert table.phase == "group"
    table.do("halt")
    table.do("pick DE-1PZ")
    assert not table.can("join DE-3PZ")  # it came later


@pytest.mark.rule("HU-7.3.4", "HU-7.3.12")
def test_the_odds_of_a_blitz_shift_one_column_left_and_all_units_of_the_hex_defend() -> None:
    table = blitz(SU_159UR="1821", DE_1PZ="1722", DE_3PZ="1722")
    table.do("pile 1722")
    table.s.battle, table.s.attackers = [table.h("1821"), 1, 0], table.s.group
    found = table.battle()
    assert named(found)["vt"] == -1
    assert found.defence == 10
    assert found.table == 0  # the Axis table


@pytest.mark.rule("HU-7.3.5", "HU-7.3.13", "HU-7.3.14")
def test_after_a_success_the_group_goes_on_and_may_strike_again() -> None:
    table = blitz(DE_1PZ="1722", DE_3PZ="1722", SU_5UR="1921", SU_67="1719")
    table.do("pile 1722", "blitz 1821", dice="6")
    assert table.phase == "group"
    assert table.can("move DE-1PZ 1821")  # into the emptied hex, from zone to zone
    table.do("move DE-1PZ 1821")
    assert table.phase == "group"
    assert "1921" in table.targets("blitz")  # it must stop there, but may strike again
    assert not table.actions("move")


@pytest.mark.rule("HU-7.3.13", "HU-7.3.14")
def test_all_hexes_that_a_group_has_emptied_stay_open_until_it_moves_on() -> None:
    foes = {"SU_5UR": "1822", "SU_67": "1723", "SU_30": "1721"}
    table = blitz(DE_1PZ="1722", DE_3PZ="1722", **foes)
    table.do("pick DE-1PZ", "join DE-3PZ")
    assert not table.actions("move")  # zones all around
    table.do("blitz 1821", dice="6")
    assert table.targets("move") == {"1821"}
    table.do("blitz 1822", dice="6")
    assert table.targets("move") == {"1821", "1822"}
    _, again = read_position(write_position(GAME, table.s))
    assert again.freeze() == table.s.freeze()
    table.do("move DE-1PZ 1821")
    assert table.at("DE-3PZ") == "1821"
    assert not table.actions("move")


@pytest.mark.rule("HU-7.3.15")
def test_after_a_failure_the_group_stays() -> None:
    table = blitz(DE_1PZ="1722", SU_30="1821", SU_67="1821")
    table.do("pick DE-1PZ", "blitz 1821", dice="1")
    assert table.phase == "movement"
    assert not table.can("pick DE-1PZ")


@pytest.mark.rule("HU-7.3.6", "HU-9.9.1", "HU-9.9.2", "HU-9.9.3")
def test_only_fighter_bombers_of_the_sector_support_a_blitz_and_go_home() -> None:
    table = blitz(DE_1PZ="1722", DE_SG2="base in:C2", DE_KG4="base in:C2", DE_SG9="base in:B2")
    table.do("pick DE-1PZ", "blitz 1821")
    assert table.phase == "bombs"
    assert table.actions("bomb") == ["bomb DE-SG2"]
    before = table.battle().attack
    table.do("bomb DE-SG2", dice="6")
    assert table.s.sector[table.u("DE-SG2")] < 0
    assert before == 10


@pytest.mark.rule("HU-7.3.7")
def test_trucks_support_a_blitz_only_if_they_come_along() -> None:
    units = {"DE-1PZ": "1722", **ENEMY, "DE-HQ6": "1226"}
    alone = movement_phase("axis", units=units, trucks={"axis": ["1722", "1723"]})
    alone.do("pick DE-1PZ", "blitz 1821", dice="1")  # no question about trucks
    assert sorted(alone.trucks("axis")) == ["1722", "1723"]
    along = movement_phase("axis", units=units, trucks={"axis": ["1722"]})
    along.do("pick DE-1PZ", "join-truck", "blitz 1821")
    assert (along.phase, along.targets("bid")) == ("bid", {"0", "1"})
    along.do("bid 1", dice="6")
    assert along.trucks("axis") == []
    on_foot = movement_phase(
        "axis", units={"DE-15": "1722", "DE-HQ6": "1226"}, trucks={"axis": ["1722"]}
    )
    on_foot.do("pick DE-15")
    assert not on_foot.can("join-truck")


@pytest.mark.rule("HU-7.3.16")
def test_the_defender_of_a_blitz_bids_and_bombs_as_usual() -> None:
    table = movement_phase(
        "axis",
        units={"DE-1PZ": "1722", **ENEMY, "DE-HQ6": "1226", "SU-7GSH": "base in:C2"},
        trucks={"soviet": ["1821"]},
    )
    table.do("pick DE-1PZ", "blitz 1821")
    assert table.asked == ["soviet"]
    table.do("bid 1")
    assert table.actions("bomb") == ["bomb SU-7GSH"]


@pytest.mark.rule("HU-7.3.8")
def test_a_unit_that_made_a_blitz_may_attack_in_the_combat_phase() -> None:
    table = blitz(DE_1PZ="1722", DE_3PZ="1722", SU_30="1821", SU_67="1821")
    table.do("pile 1722", "blitz 1821", dice="6")
    table.do("lose SU-30", "lose DE-3PZ")
    table.do("end")
    table.declare("1821")
    assert table.can("join DE-1PZ")


# Operational movement and rail


@pytest.mark.rule("HU-7.4.1", "HU-7.4.5")
def test_soviet_units_double_their_points_axis_units_do_not() -> None:
    table = movement_phase("soviet", units={"SU-159UR": "1722", "SU-HQ2": "1719"})
    near, far = table.reach("SU-159UR"), table.reach("SU-159UR", far=True)
    assert "1422" in near
    assert {"1322", "1122"} <= far
    assert "1022" not in far
    axis = movement_phase("axis", units={"HU-BP": "1722"})
    assert not any(points_to(axis, "HU-BP", h) > 4 for h in axis.reach("HU-BP"))
    hq = movement_phase("soviet", units={"SU-HQ2": "1722"})
    assert hq.reach("SU-HQ2", far=True) == set()


@pytest.mark.rule("HU-7.4.4")
def test_oos_units_double_their_halved_points() -> None:
    table = movement_phase("soviet", units={"SU-4GCK": "1722 2 oos"})
    walk = far_walk(table.s, [table.u("SU-4GCK")], 0)
    assert walk is not None
    assert walk.points == 2 * 2 * 4


@pytest.mark.rule("HU-7.4.2", "HU-7.4.6")
def test_operational_movement_neither_starts_nor_ends_next_to_an_enemy() -> None:
    enemy = {"DE-HQ6": "1222"}
    free = movement_phase("soviet", units={"SU-159UR": "1722"})
    table = movement_phase("soviet", units={"SU-159UR": "1722", **enemy})
    assert "1322" in free.reach("SU-159UR", far=True)
    assert "1322" not in table.reach("SU-159UR", far=True)
    beside = movement_phase("soviet", units={"SU-159UR": "1322", **enemy})
    assert beside.reach("SU-159UR", far=True) == set()
    beside.do("pick SU-159UR")
    assert "HU-7.4.2" in beside.refused("operate SU-159UR 1719")


@pytest.mark.rule("HU-7.4.3", "HU-7.4.7", "HU-7.4.9")
def test_rail_steps_cost_half_a_point_between_own_hexes_free_of_enemy_zones() -> None:
    rail = {"soviet": ["1722", "1723", "1822", "1922", "2021", "1623", "1524"]}
    table = movement_phase("soviet", units={"SU-159UR": "2021"}, control=rail)
    assert "1623" in table.reach("SU-159UR", far=True)
    walk = far_walk(table.s, [table.u("SU-159UR")], 0)
    assert walk is not None
    ways = explore(table.s, walk)
    assert ways.cost(table.h("1922")) == 1
    assert ways.cost(table.h("1822")) == 2
    foreign = movement_phase("soviet", units={"SU-159UR": "2021"}, control={"soviet": ["1922"]})
    other = far_walk(foreign.s, [foreign.u("SU-159UR")], 0)
    assert other is not None
    assert explore(foreign.s, other).cost(foreign.h("1822")) == 3  # the second step is not rail
    normal = explore(table.s, plain_walk(table.s, [table.u("SU-159UR")], 0))
    assert normal.cost(table.h("1922")) == 2  # rail only in operational movement


@pytest.mark.rule("HU-7.4.7")
def test_half_points_are_told_as_they_are() -> None:
    table = moving_into("axis", [], units={"DE-HQ6": "1822"})  # on a railway to 1723 and 1623
    table.do("pick DE-HQ6")
    scene = GAME.scene(table.s, 0)
    marks = {view.action: view.marks for view in scene.actions}
    assert marks["move DE-HQ6 1723"] == ("move", "half-cost-0", "badge-½")
    spots = {s.space: s.value for s in GAME.overlay(table.s, 0, "enemy", "unit:DE-HQ6").spots}
    assert (spots["1723"], spots["1623"]) == ("½", "1")


@pytest.mark.rule("HU-7.4.7", "HU-7.1.1")
@pytest.mark.parametrize(("halves", "said"), [(8, 4), (9, "4½"), (1, "½"), (0, 0)])
def test_the_question_says_how_many_points_are_left(halves: int, said: object) -> None:
    table = moving_into("soviet", ["1523", "1724"], units={"SU-159UR": "1722"})
    table.do("pick SU-159UR", "route-far", "over SU-159UR 1724")
    table.s.stack[F_POINTS] = halves
    assert GAME.scene(table.s, 1).prompt.text.args["number2"] == said


@pytest.mark.rule("HU-7.4.8")
def test_axis_units_use_rail_if_they_neither_start_nor_end_next_to_an_enemy() -> None:
    table = movement_phase("axis", units={"HU-BP": "2021", "SU-30": "1412"})
    far = table.reach("HU-BP", far=True)
    assert "1524" in far
    assert "1524" not in table.reach("HU-BP")
    beside = movement_phase("axis", units={"HU-BP": "2021", "SU-30": "2020"})
    assert beside.reach("HU-BP", far=True) == set()
    truck = explore(table.s, truck_walk(table.s, 0, table.h("2021")))
    assert truck.cost(table.h("1922")) == 1


@pytest.mark.rule("HU-7.5.2")
def test_no_attack_artillery_or_truck_support_across_a_lake() -> None:
    units = {"SU-30": "1527", "DE-15": "1427", "SU-HQ2": "1626", "DE-HQ6": "1226"}
    table = Table(units=units, phase="soviet-combat", turn=3)
    assert table.phase != "announce"  # nothing could be attacked
    from vezerkar.games.hungary.rules.combat import gun_reaches, supports

    s, h = table.s, table.h
    assert not supports(s, h("1427"), [h("1527")])
    assert not gun_reaches(s, h("1527"), h("1427"), attacks=True)
    assert gun_reaches(s, h("1527"), h("1426"), attacks=True)
