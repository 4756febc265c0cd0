"""Sections 8.4 to 8.6: advance, breakthrough, exploitation."""

from __future__ import annotations

import pytest

from tests.games.hungary.battles import axis, soviet
from tests.games.hungary.table import Table
from vezerkar.games.hungary.breach import break_ends, exploit_points
from vezerkar.games.hungary.combat import losses

# 8.4 and 8.5


@pytest.mark.rule("HU-8.4.1", "HU-8.4.2", "HU-8.4.3")
def test_the_axis_may_occupy_an_empty_hex_with_units_that_attacked() -> None:
    units = {"DE-LAH": "1822", "DE-DR": "1822", "DE-15": "1822", "SU-83": "1821", "SU-30": "1820"}
    table = axis(units=units)
    table.attack("1821", "DE-LAH", "DE-DR", dice="3")
    assert table.phase == "advance"
    assert table.goals("advance") == {"DE-LAH", "DE-DR"}  # not DE-15, whatever the zones
    table.do("advance DE-LAH", "done")
    assert table.at("DE-LAH") == "1821"
    assert table.at("DE-DR") == "1822"
    assert table.holder("1821") == "axis"
    lone = axis(units={"DE-LAH": "1822", "DE-DR": "1822", "SU-83": "1821", "SU-HQ3": "1821"})
    lone.attack("1821", "DE-LAH", "DE-DR", dice="3")
    assert lone.at("SU-HQ3") == "destroyed"


@pytest.mark.rule("HU-8.4.3", "HU-4.1.5")
def test_no_more_than_four_units_advance() -> None:
    units = {"DE-LAH": "1822", "DE-DR": "1822", "DE-15": "1822", "DE-46": "1722", "DE-75": "1722"}
    table = axis(units={**units, "SU-83": "1821"})
    table.attack("1821", *units, dice="3")
    everybody = table.copy()
    everybody.do("advance-all")
    assert sorted(everybody.at(unit) for unit in units).count("1821") == 4
    table.do("advance DE-LAH", "advance DE-DR", "advance DE-46")
    assert table.goals("advance") == {"DE-15", "DE-75"}
    table.do("advance DE-15")
    assert table.at("DE-75") == "1722"
    assert table.phase != "advance"  # the hex is full


@pytest.mark.rule("HU-8.5.1", "HU-8.5.8", "HU-8.5.2", "HU-8.5.3")
def test_the_example_of_the_breakthrough() -> None:
    units = {
        "SU-5GTK": "1821",
        "SU-9GMK": "1821",
        "SU-2GMK": "1821",
        "DE-POL1": "1822",
        "HU-66HH": "1822 1 oos",
        "HU-KOS": "1822 1 oos",
    }
    table = soviet(units=units)
    told = table.attack("1822", "SU-5GTK", "SU-9GMK", "SU-2GMK", dice="2")
    assert any(line.startswith("rolled column:7:1 2 1 6") for line in told)
    assert "breakthrough hex:1822 3" in told  # 6 - 3
    assert table.at("DE-POL1") == "destroyed"
    table.do("lose SU-5GTK")
    assert table.phase == "advance"
    for unit in ("SU-5GTK", "SU-9GMK", "SU-2GMK"):
        assert table.can(f"pick {unit}")  # each has all three points
    table.do("pick SU-9GMK")
    goals = table.goals("move")
    assert {"1822", "1723", "1522", "1724"} <= goals  # the captured hex costs nothing
    assert "1422" not in goals
    table.do("move SU-9GMK 1723")
    assert table.at("SU-9GMK") == "1723"
    assert table.holder("1822") == "soviet"


@pytest.mark.rule("HU-8.5.7", "HU-8.5.6")
def test_a_loss_that_just_equals_the_steps_is_no_breakthrough_but_the_hex_may_be_taken() -> None:
    table = soviet(units={"SU-2GMK": "1821", "SU-9GMK": "1821", "HU-6GH": "1822"})
    told = table.attack("1822", "SU-2GMK", "SU-9GMK", dice="1")  # 6:1: 2/5 against two steps
    assert "breakthrough hex:1822 3" in told
    even = soviet(units={"SU-2GMK": "1821", "HU-6GH": "1822"})
    told = even.attack("1822", "SU-2GMK", dice="2")  # 3:1: 2/2
    assert not any(line.startswith("breakthrough") for line in told)
    infantry = soviet(units={"SU-27G": "1821", "SU-17G": "1821", "HU-6GH": "1822"})
    infantry.attack("1822", "SU-27G", "SU-17G", dice="1")  # 4:1: 2/2
    infantry.do("lose SU-27G", "lose SU-27G")
    assert infantry.phase == "advance"
    assert infantry.can("advance SU-17G")


@pytest.mark.rule("HU-8.5.2", "HU-8.5.9")
def test_only_mobile_units_break_through_and_only_if_they_like() -> None:
    units = {"SU-9GMK": "1821", "SU-2GMK": "1821", "SU-30": "1821", "HU-66HH": "1822"}
    table = soviet(units=units)
    table.attack("1822", "SU-9GMK", "SU-2GMK", "SU-30", dice="5")
    table.do("lose SU-30")
    assert table.can("pick SU-9GMK")
    assert not table.can("pick SU-30")
    table.do("pick SU-9GMK", "halt")
    assert table.at("SU-9GMK") == "1821"
    assert not table.can("pick SU-9GMK")
    romanian = soviet(
        units={"RO-CAV": "1821", "SU-9GMK": "1821", "SU-2GMK": "1821", "HU-66HH": "1822"}
    )
    romanian.attack("1822", "RO-CAV", "SU-9GMK", "SU-2GMK", dice="5")
    romanian.do("lose SU-9GMK")
    assert romanian.can("pick RO-CAV")


@pytest.mark.rule("HU-8.5.4", "HU-8.5.10", "HU-8.5.11")
def test_a_breakthrough_ignores_zones_pays_terrain_and_enters_no_enemy() -> None:
    units = {
        "SU-9GMK": "1821",
        "SU-2GMK": "1821",
        "SU-4GMK": "1821",
        "HU-66HH": "1822",
        "DE-15": "1724",
        "HU-HQ3": "1922",
    }
    table = soviet(units=units, trucks={"axis": ["1923"]})
    table.attack("1822", "SU-9GMK", "SU-2GMK", "SU-4GMK")
    table.do("bid 0", dice="5")
    table.do("lose SU-4GMK", "pick SU-9GMK")
    goals = table.goals("move")
    assert {"1723", "1623"} <= goals  # past DE-15
    assert not {"1724", "1922", "1923"} & goals


@pytest.mark.rule("HU-8.5.10", "HU-4.1.5")
def test_a_unit_may_break_through_and_come_back_to_where_it_was() -> None:
    units = {"SU-9GMK": "1821", "SU-2GMK": "1821", "SU-4GMK": "1821", "HU-66HH": "1822"}
    table = soviet(units={**units, "SU-30": "1821"})  # its hex is full, but of itself
    table.attack("1822", "SU-9GMK", "SU-2GMK", "SU-4GMK", dice="5")
    table.do("lose SU-4GMK", "pick SU-9GMK")
    assert table.holder("1822") == "axis"
    table.do("move SU-9GMK 1821")
    assert (table.at("SU-9GMK"), table.holder("1822")) == ("1821", "soviet")
    assert not table.can("advance SU-9GMK")


@pytest.mark.rule("HU-8.5.11")
def test_neither_the_minimum_move_nor_a_railway_helps_a_breakthrough() -> None:
    tanks = {"SU-9GMK": "1821"}
    hills = soviet(units=tanks)
    assert ends(hills, "0523", 1) == {"0523"}  # every way on costs more than one point
    assert ends(hills, "0523", 4) > {"0523"}
    line = {"soviet": ["1822", "1723", "1623"]}
    rails = soviet(units=tanks, control=line)
    assert "1723" in ends(rails, "1822", 1)
    assert "1623" not in ends(rails, "1822", 1)  # by rail one point would do for both
    assert "1623" in ends(rails, "1822", 2)


def ends(table: Table, hole: str, points: int) -> set[str]:
    """Where SU-9GMK can end a breakthrough at a hex."""
    found = break_ends(table.s, table.u("SU-9GMK"), table.h(hole), points)
    return {table.name("hex", h) for h in found}


@pytest.mark.rule("HU-8.5.5", "HU-8.8.2", "HU-8.8.4")
def test_in_a_city_the_defenders_losses_are_halved_and_this_counts_for_the_breakthrough() -> None:
    table = soviet(units={"SU-2GMK": "1222", "HU-BP": "1223"}, margit_crossed=True)
    table.s.battle, table.s.attackers = [table.h("1223"), 0, 1], [table.u("SU-2GMK")]
    found = table.battle()
    found.column = 8
    assert losses(table.s, found, 0) == (2, 3)  # 2/6
    assert losses(table.s, found, 2) == (1, 4)  # 1/7
    found.column = 3
    assert losses(table.s, found, 0) == (3, 1)  # 3/1: a loss of 1 stays 1
    found.column = 7
    assert losses(table.s, found, 0) == (2, 3)  # 2/5


# 8.6


def breach(**units: str) -> Table:
    """A breakthrough at 1822 after which exploitation is asked."""
    fixed = {"SU-9GMK": "1821", "SU-2GMK": "1821", "SU-4GMK": "1821", "HU-66HH": "1822"}
    named_units = {name.replace("_", "-"): place for name, place in units.items()}
    table = soviet(units={**fixed, **named_units})
    table.attack("1822", "SU-9GMK", "SU-2GMK", "SU-4GMK", dice="5")
    table.do("lose SU-4GMK", "done")
    return table


@pytest.mark.rule("HU-8.6.1", "HU-8.6.5", "HU-8.6.2")
def test_fresh_mobile_units_apart_from_the_enemy_follow_through_the_breach() -> None:
    table = breach(SU_5GTK="1820", SU_4GCK="1720", SU_30="1820", SU_7MK="1723", DE_15="1724")
    assert table.phase == "exploitation"
    assert "SU-5GTK" in table.goals("pick")
    assert "SU-30" not in table.goals("pick")  # infantry
    assert "SU-7MK" not in table.goals("pick")  # next to an enemy
    assert "SU-9GMK" not in table.goals("pick")  # it has fought
    table.do("pick SU-5GTK")
    assert "1822" in table.goals("move")
    assert "1820" not in table.goals("move")
    assert table.holder("1822") == "axis"
    told = table.do("move SU-5GTK 1823")
    assert "exploited unit:SU-5GTK hex:1823" in told
    assert (table.holder("1822"), table.holder("1823")) == ("soviet", "soviet")  # it came through


@pytest.mark.rule("HU-8.6.4", "HU-14.6", "HU-8.6.7", "HU-8.6.3")
def test_an_exploiting_unit_has_half_its_points_rounded_up_and_ignores_zones() -> None:
    table = breach(SU_5GTK="1820", SU_4GCK="1819")
    assert exploit_points(table.s, table.u("SU-4GCK")) == 10  # 9 give 5
    assert exploit_points(table.s, table.u("SU-5GTK")) == 12
    wall = breach(SU_5GTK="1820", DE_15="1724", HU_HQ3="1923")
    wall.do("pick SU-5GTK")
    goals = wall.goals("move")
    assert "1723" in goals  # inside the zone of DE-15, and beyond it
    assert "1623" in goals
    assert not {"1724", "1923"} & goals
    far = breach(SU_4GCK="1717")
    assert "SU-4GCK" not in far.goals("pick")


@pytest.mark.rule("HU-8.6.6")
def test_a_unit_exploits_once_and_does_not_attack_afterwards() -> None:
    table = breach(SU_5GTK="1820", SU_7MK="1820", HU_6GH="1624")
    table.do("pick SU-5GTK", "move SU-5GTK 1723")
    assert not table.can("pick SU-5GTK")
    assert table.s.flags[table.u("SU-5GTK")] & 4
