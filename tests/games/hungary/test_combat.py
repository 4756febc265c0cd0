"""Section 8: attacks, odds, shifts, losses, artillery, advance, breakthrough, exploitation."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hungary.table import COLUMNS, Table, named
from vezerkar.games.hungary.combat import losses, raw_column

HQS = {"SU-HQ2": "1719", "DE-HQ6": "1226"}


def soviet(**fields: Any) -> Table:
    units = {**HQS, **fields.pop("units")}
    return Table(units=units, phase="soviet-combat", turn=fields.pop("turn", 3), **fields)


def axis(**fields: Any) -> Table:
    units = {**HQS, **fields.pop("units")}
    return Table(units=units, phase="axis-combat", turn=fields.pop("turn", 3), **fields)


# 1.5: steps


@pytest.mark.rule("HU-1.5.4", "HU-1.5.9")
def test_the_first_loss_reduces_a_unit_the_last_destroys_it() -> None:
    table = soviet(units={"SU-30": "1821", "SU-67": "1821", "HU-6GH": "1822"})
    table.s.lose_step(table.u("HU-6GH"))
    assert table.steps("HU-6GH") == 1
    assert table.s.defence_of(table.u("HU-6GH")) == 3
    table.s.lose_step(table.u("HU-6GH"))
    assert table.at("HU-6GH") == "destroyed"
    brigade = soviet(units={"SU-30": "1821", "HU-66HH": "1822"})
    brigade.s.lose_step(brigade.u("HU-66HH"))
    assert brigade.at("HU-66HH") == "destroyed"  # it has one side only


@pytest.mark.rule("HU-1.5.5", "HU-1.5.8")
def test_the_owner_chooses_who_loses_steps_the_defender_first() -> None:
    units = {"SU-2GMK": "1821", "SU-9GMK": "1821", "HU-6GH": "1822", "HU-10GH": "1822"}
    table = soviet(units=units)
    told = table.attack("1822", "SU-2GMK", "SU-9GMK", dice="1")  # 3:1: 3/1
    assert any("rolled column:3:1 1 3 1" in line for line in told)
    assert (table.phase, table.asked) == ("losses", ["axis"])
    assert table.goals("lose") == {"HU-6GH", "HU-10GH"}
    table.do("lose HU-10GH")
    assert table.asked == ["soviet"]
    table.do("lose SU-2GMK", "lose SU-2GMK")  # one unit may take two losses
    assert table.at("SU-2GMK") == "destroyed"
    assert table.steps("SU-9GMK") == 1


@pytest.mark.rule("HU-1.5.6")
def test_hqs_and_trucks_take_no_losses_while_a_combat_unit_is_left() -> None:
    units = {"SU-2GMK": "1821", "HU-6GH": "1822", "HU-HQ3": "1822"}
    table = soviet(units=units, trucks={"axis": ["1822"]})
    table.attack("1822", "SU-2GMK")
    table.do("bid 0", dice="3")  # 3:1: 2/2: both steps of the division
    assert table.at("HU-6GH") == "destroyed"
    other = soviet(units={**units, "HU-10GH": "1822"}, trucks={"axis": ["1822"]})
    other.attack("1822", "SU-2GMK")
    other.do("bid 0", dice="5")
    assert other.goals("lose") == {"HU-6GH", "HU-10GH"}


@pytest.mark.rule("HU-1.5.7")
def test_artillery_takes_losses_last_and_attacking_artillery_none() -> None:
    table = axis(units={"DE-LAH": "1822", "DE-DR": "1822", "SU-5ART": "1821", "SU-83": "1821"})
    told = table.attack("1821", "DE-LAH", "DE-DR", dice="1")  # 7:1: 1/3
    order = [line for line in told if line.startswith(("destroyed", "lost-step"))]
    assert order[0].startswith("destroyed unit:SU-83")
    guns = soviet(
        units={"SU-2GMK": "1821", "SU-5ART": "1821", "HU-6GH": "1822"},
        trucks={"soviet": ["1821"]},
    )
    guns.attack("1822", "SU-2GMK")
    guns.do("fire SU-5ART", dice="1")
    assert guns.at("SU-5ART") == "1821"
    assert guns.steps("SU-5ART") == 1


# 8.1


@pytest.mark.rule("HU-8.1.1", "HU-8.1.5", "HU-8.1.6")
def test_units_may_attack_neighbouring_hexes_in_any_grouping_or_not_at_all() -> None:
    table = soviet(units={"SU-30": "1821", "SU-67": "1821", "HU-6GH": "1822", "HU-10GH": "1922"})
    assert table.goals("announce") == {"1822", "1922"}
    assert "HU-8.1.1" in table.refused("announce 1823")
    table.do("announce 1822", "announce 1922", "done", "attack 1822")
    assert table.goals("join") == {"SU-30", "SU-67"}
    table.do("join SU-30")
    table.do("go", dice="4")
    if table.phase == "losses":
        table.do(table.options()[0])
    passed = soviet(units={"SU-30": "1821", "HU-6GH": "1822"})
    passed.do("done")  # attacking is never obligatory
    assert passed.step != "soviet-combat"


@pytest.mark.rule("HU-8.1.2", "HU-8.1.8")
def test_a_unit_attacks_once_in_a_phase() -> None:
    table = soviet(units={"SU-30": "1821", "SU-67": "1721", "HU-6GH": "1822", "HU-10GH": "1922"})
    table.do("announce 1922", "announce 1822", "attack 1822")
    table.do("join SU-30", dice="6")  # 1:1: 1/1, forced losses
    assert table.phase in ("attacks", "movement", "announce")
    assert "attack 1922" not in table.options()  # SU-30 has fought, SU-67 is not next to it


@pytest.mark.rule("HU-8.1.3", "HU-8.1.4", "HU-8.1.7")
def test_targets_are_announced_also_several_times_and_may_be_called_off() -> None:
    units = {"SU-30": "1821", "SU-67": "1722", "HU-6GH": "1822", "HU-10GH": "1922"}
    table = soviet(units=units)
    table.do("announce 1822", "announce 1822")
    assert not table.can("announce 1822")  # two units, two attacks
    table.do("done")
    assert table.goals("attack") == {"1822"}
    assert "HU-8.1.4" in table.refused("attack 1922")
    table.do("attack 1822", "join SU-30", "go", dice="6")
    assert table.goals("attack") == {"1822"}
    table.do("attack 1822", "call-off")
    assert table.step != "soviet-combat"


# 8.2


@pytest.mark.rule("HU-8.2.1", "HU-8.2.7", "HU-8.2.8")
@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        (21, 7, "3:1"),
        (30, 5, "6:1"),
        (20, 7, "2:1"),
        (13, 7, "1:1"),
        (4, 7, "1:2"),
        (3, 7, "1:3"),
        (50, 5, "7:1"),
        (7, 7, "1:1"),
        (26, 7, "3:1"),
    ],
)
def test_odds_are_rounded_down_for_the_defender(attack: int, defence: int, column: str) -> None:
    assert COLUMNS[raw_column(attack, defence)] == column


@pytest.mark.rule("HU-8.2.8", "HU-8.2.2")
def test_odds_above_seven_to_one_count_as_such_before_shifts() -> None:
    table = soviet(
        units={"SU-2GMK": "1222", "SU-9GMK": "1222", "SU-4GMK": "1222", "HU-BP": "1223"},
        margit_crossed=True,
    )
    found = table.sum_of("1223", "SU-2GMK", "SU-9GMK", "SU-4GMK")
    assert (found.attack, found.defence) == (45, 3)
    assert COLUMNS[found.raw] == "7:1"
    assert named(found)["city"] == -2
    assert COLUMNS[found.column] == "5:1"
    low = soviet(units={"SU-83": "0522", "DE-15": "0523", "DE-46": "0523"})
    assert low.sum_of("0523", "SU-83").column == 0  # held inside the table


@pytest.mark.rule("HU-8.2.6")
def test_all_combat_units_of_the_hex_defend_together_hqs_and_trucks_add_nothing() -> None:
    units = {"SU-30": "1821", "HU-6GH": "1822", "HU-10GH": "1822", "HU-HQ3": "1822"}
    table = soviet(units=units, trucks={"axis": ["1822"]})
    assert table.sum_of("1822", "SU-30").defence == 10


@pytest.mark.rule("HU-8.2.9")
def test_a_result_is_a_pair_of_lost_steps_without_retreat() -> None:
    table = soviet(units={"SU-2GMK": "1821", "SU-9GMK": "1821", "HU-6GH": "1822"})
    found = table.sum_of("1822", "SU-2GMK", "SU-9GMK")
    table.s.battle, table.s.attackers = [table.h("1822"), 0, 1], [table.u("SU-2GMK")]
    assert losses(table.s, found, 5) == (1, 6)
    assert losses(table.s, found, 0) == (2, 3)


@pytest.mark.rule("HU-8.2.3", "HU-8.2.11")
def test_one_german_unit_is_enough_for_the_axis_table() -> None:
    table = axis(units={"DE-15": "1822", "HU-6GH": "1822", "SU-30": "1821"})
    assert table.sum_of("1821", "DE-15", "HU-6GH").table == 0
    assert table.sum_of("1821", "HU-6GH").table == 1
    assert soviet(units={"SU-30": "1821", "HU-6GH": "1822"}).sum_of("1822", "SU-30").table == 1
    assert soviet(units={"RO-II": "1821", "HU-6GH": "1822"}).sum_of("1822", "RO-II").table == 1


@pytest.mark.rule("HU-8.2.4")
def test_losses_beyond_what_a_side_has_are_ignored() -> None:
    table = axis(units={"DE-153": "1822", "SU-30": "1821", "SU-67": "1821"})
    table.attack("1821", "DE-153", dice="1")  # 1:3: 3/0
    assert table.at("DE-153") == "destroyed"
    assert table.s.waiting


@pytest.mark.rule("HU-8.2.5")
@pytest.mark.parametrize(
    ("place", "other", "shift"),
    [("0422", "0423", -2), ("0617", "0616", 0), ("0616", "0617", -1), ("1822", "1821", 0)],
)
def test_terrain_shifts_by_the_hex_of_the_defender(place: str, other: str, shift: int) -> None:
    table = soviet(units={"SU-30": other, "HU-6GH": place})
    assert table.shifts(place, "SU-30").get("terrain", 0) == shift


@pytest.mark.rule("HU-8.2.12")
def test_rivers_shift_when_more_than_half_attack_across_them() -> None:
    units = {"SU-30": "1720", "SU-67": "1821", "SU-11": "1720", "HU-6GH": "1721"}
    table = soviet(units=units)
    assert table.shifts("1721", "SU-30")["river"] == -2  # the Tisza
    assert "river" not in table.shifts("1721", "SU-30", "SU-67")  # only half
    assert table.shifts("1721", "SU-30", "SU-11", "SU-67")["river"] == -2
    bridge = soviet(units={"SU-30": "1620", "HU-6GH": "1720"}, control={"soviet": ["1720"]})
    assert bridge.shifts("1720", "SU-30")["river"] == -2  # a bridge does not help in combat
    minor = soviet(units={"SU-30": "0516", "HU-6GH": "0517"})
    shifts = minor.shifts("0517", "SU-30")
    assert (shifts["river"], shifts["city"]) == (-1, -2)  # it adds to the city
    assert "terrain" not in shifts


@pytest.mark.rule("HU-8.2.10")
def test_the_order_of_a_battle() -> None:
    table = soviet(
        units={
            "SU-2GMK": "1821",
            "SU-5ART": "1821",
            "HU-6GH": "1822",
            "SU-7GSH": "base in:C2",
            "DE-KG4": "base in:C2",
        },
        trucks={"soviet": ["1821", "1821"]},
    )
    table.attack("1822", "SU-2GMK")
    assert table.phase == "guns"
    table.do("fire SU-5ART")
    assert table.phase == "bid"
    table.do("bid 1")
    assert (table.phase, table.asked) == ("bombs", ["soviet"])
    table.do("done")
    assert (table.phase, table.asked) == ("bombs", ["axis"])
    told = table.do("bomb DE-KG4", dice="6")
    assert any(line.startswith("rolled") for line in told)


# 8.3


def artillery(**fields: Any) -> Table:
    units = {"SU-5ART": "1821", "SU-27G": "1821", "HU-6GH": "1822", **fields.pop("units", {})}
    return soviet(units=units, **fields)


@pytest.mark.rule("HU-8.3.1", "HU-8.3.6", "HU-8.3.7", "HU-8.3.2")
def test_artillery_fires_for_one_truck_in_its_hex_or_next_to_it_without_a_shift() -> None:
    table = artillery(units={"SU-17G": "1821"}, trucks={"soviet": ["1820"]})
    table.attack("1822", "SU-27G", "SU-17G")
    assert table.goals("fire") == {"SU-5ART"}
    table.do("fire SU-5ART", dice="1")  # the truck is gone: no bid
    assert table.trucks("soviet") == []
    none = artillery(units={"SU-17G": "1821"}, trucks={"soviet": ["1718"]})
    told = none.attack("1822", "SU-27G", "SU-17G", dice="1")
    assert any("rolled column:4:1" in line for line in told)
    before = artillery(units={"SU-17G": "1821"}, trucks={"soviet": ["1821"]})
    before.attack("1822", "SU-27G", "SU-17G")
    told = before.do("fire SU-5ART", dice="1")
    assert any("rolled column:6:1" in line for line in told)  # 22 + 12 = 34 against 5


@pytest.mark.rule("HU-8.3.4", "HU-8.3.11")
def test_artillery_supports_only_attackers_with_at_least_its_points() -> None:
    weak = artillery(trucks={"soviet": ["1821"]})
    weak.attack("1822", "SU-27G")  # 11 against 12 points of artillery
    assert weak.phase == "bid"
    both = artillery(units={"SU-17G": "1821", "SU-7ART": "1821"}, trucks={"soviet": ["1821"] * 3})
    both.attack("1822", "SU-27G", "SU-17G")  # 22 carry one unit of 12, not two
    both.do("fire SU-5ART")
    assert both.phase == "bid"
    alone = soviet(units={"SU-5ART": "1821", "HU-6GH": "1822"}, trucks={"soviet": ["1821"]})
    assert alone.step != "soviet-combat"  # nothing to announce


@pytest.mark.rule("HU-8.3.8", "HU-8.3.3")
def test_attacking_artillery_is_next_to_the_target_and_fires_once() -> None:
    far = soviet(
        units={"SU-5ART": "1820", "SU-27G": "1821", "SU-17G": "1821", "HU-6GH": "1822"},
        trucks={"soviet": ["1820"]},
    )
    far.attack("1822", "SU-27G", "SU-17G")
    assert far.phase == "bid"
    table = artillery(
        units={"SU-17G": "1821", "SU-18G": "1721", "SU-35G": "1721", "HU-10GH": "1722"},
        trucks={"soviet": ["1821"] * 3},
    )
    table.do("announce 1722", "announce 1822", "done", "attack 1822")
    table.do("join SU-27G", "join SU-17G", "go")
    table.do("fire SU-5ART", "bid 0", dice="6")
    while table.phase in ("losses", "advance"):
        table.do((table.options("done") or table.options())[0])
    table.do("attack 1722", "join SU-18G", "join SU-35G", "go")
    assert table.phase == "bid"  # it has fired


@pytest.mark.rule("HU-8.3.9", "HU-8.3.10", "HU-8.3.5", "HU-8.3.3")
def test_defending_artillery_adds_its_attack_value_if_its_units_carry_it() -> None:
    units = {"DE-LAH": "1822", "SU-5ART": "1821", "SU-30": "1821", "SU-67": "1821"}
    table = axis(units=units, trucks={"soviet": ["1821"]})
    assert table.sum_of("1821", "DE-LAH").defence == 17  # printed value 1
    table.attack("1821", "DE-LAH")
    assert (table.phase, table.asked) == ("guns", ["soviet"])
    table.do("fire SU-5ART", dice="1")
    near = axis(units={**units, "SU-5ART": "1820"}, trucks={"soviet": ["1820"]})
    near.attack("1821", "DE-LAH")
    assert near.goals("fire") == {"SU-5ART"}
    weak = axis(
        units={"DE-LAH": "1822", "SU-5ART": "1821", "SU-30": "1821"}, trucks={"soviet": ["1821"]}
    )
    weak.attack("1821", "DE-LAH")  # 8 defend, the artillery has 12
    assert weak.phase == "bid"
    full = axis(units=units, trucks={"soviet": ["1821"]})
    full.s.battle, full.s.attackers = [full.h("1821"), 0, 0], [full.u("DE-LAH")]
    full.s.guns = [full.u("SU-5ART")]
    assert full.battle().defence == 28


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
    told = table.attack("1822", "SU-5GTK", "SU-9GMK", "SU-2GMK", dice="5")
    assert any(line.startswith("rolled column:7:1 5 1 6") for line in told)
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
    told = table.attack("1822", "SU-2GMK", "SU-9GMK", dice="1")  # 6:1: 2/3 against two steps
    assert "breakthrough hex:1822 1" in told
    even = soviet(units={"SU-2GMK": "1821", "HU-6GH": "1822"})
    told = even.attack("1822", "SU-2GMK", dice="3")  # 3:1: 2/2
    assert not any(line.startswith("breakthrough") for line in told)
    infantry = soviet(units={"SU-27G": "1821", "SU-17G": "1821", "HU-6GH": "1822"})
    infantry.attack("1822", "SU-27G", "SU-17G", dice="3")  # 4:1: 2/2
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


@pytest.mark.rule("HU-8.5.5", "HU-8.8.2", "HU-8.8.4")
def test_in_a_city_the_defenders_losses_are_halved_and_this_counts_for_the_breakthrough() -> None:
    table = soviet(units={"SU-2GMK": "1222", "HU-BP": "1223"}, margit_crossed=True)
    table.s.battle, table.s.attackers = [table.h("1223"), 0, 1], [table.u("SU-2GMK")]
    found = table.battle()
    found.column = 8
    assert losses(table.s, found, 0) == (2, 2)  # 2/4
    assert losses(table.s, found, 2) == (1, 3)  # 1/5
    found.column = 3
    assert losses(table.s, found, 0) == (3, 1)  # 3/1: a loss of 1 stays 1
    found.column = 7
    assert losses(table.s, found, 0) == (2, 2)  # 2/3


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


@pytest.mark.rule("HU-8.6.4", "HU-14.6", "HU-8.6.7", "HU-8.6.3")
def test_an_exploiting_unit_has_half_its_points_rounded_up_and_ignores_zones() -> None:
    from vezerkar.games.hungary.phases.moves import exploit_points

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


# 8.7 to 8.10


@pytest.mark.rule("HU-8.7.1", "HU-8.7.2", "HU-8.7.4", "HU-8.7.6")
def test_a_fortified_line_shifts_one_column_for_the_axis_only_and_adds_to_terrain() -> None:
    board = Table.new("campaign").s.board
    table = Table.new("campaign")
    at = next(i for i in range(len(board.fort)) if board.fort[i] == 1)
    front, behind = at // 6, board.near[at]
    places = table.name("hex", front), table.name("hex", behind)
    east = soviet(units={"SU-30": places[0], "HU-6GH": places[1]}, turn=2)
    shifts = east.shifts(places[1], "SU-30")
    assert shifts["fort-line"] == -1
    assert shifts.get("terrain", 0) == board.terrain_shift[board.terrain[behind]]
    west = axis(units={"DE-15": places[0], "SU-30": places[1]}, turn=2)
    assert "fort-line" not in west.shifts(places[1], "DE-15")


@pytest.mark.rule("HU-8.7.3", "HU-8.7.7")
def test_the_margit_line_is_ready_on_turn_3_unless_it_was_crossed_before() -> None:
    units = {"SU-30": "1222", "HU-6GH": "1123"}
    assert "fort-line" not in soviet(units=units, turn=2).shifts("1123", "SU-30")
    assert soviet(units=units, turn=3).shifts("1123", "SU-30")["fort-line"] == -1
    crossed = soviet(units=units, turn=3, margit_crossed=True)
    assert "fort-line" not in crossed.shifts("1123", "SU-30")
    early = Table(units={**HQS, "SU-30": "1222"}, phase="soviet-movement", turn=2)
    early.do("pick SU-30", "move SU-30 1123")
    assert early.s.margit_crossed
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
    table = soviet(units=units)
    crossing = {u for u in ("SU-30", "SU-11", "SU-95") if "fort-line" in table.shifts("1123", u)}
    assert "SU-30" in crossing
    behind = ({"SU-11", "SU-95"} - crossing).pop()
    assert table.shifts("1123", "SU-30", behind)["fort-line"] == -1  # 1 of 2
    assert table.shifts("1123", "SU-30", "SU-67", behind)["fort-line"] == -1
    more = soviet(units={**units, "SU-17G": table.at(behind), "SU-18G": table.at(behind)})
    assert "fort-line" not in more.shifts("1123", "SU-30", behind, "SU-17G")  # 1 of 3


@pytest.mark.rule("HU-8.8.1", "HU-8.8.3", "HU-8.9.2")
def test_cities_shift_two_columns_for_both_sides_and_know_no_concentric_attack() -> None:
    table = soviet(units={"SU-30": "1116", "SU-67": "1316", "SU-11": "1315", "DE-15": "1215"})
    shifts = table.shifts("1215", "SU-30", "SU-11")
    assert shifts == {"city": -2}
    ours = axis(units={"DE-15": "1116", "SU-30": "1215"})
    assert ours.shifts("1215", "DE-15")["city"] == -2
    town = soviet(units={"SU-30": "1821", "HU-6GH": "1822"})
    assert "city" not in town.shifts("1822", "SU-30")


@pytest.mark.rule("HU-8.9.1", "HU-8.9.3")
def test_attacks_from_opposite_sides_shift_one_column_right_once() -> None:
    units = {"SU-30": "1821", "SU-67": "1823", "SU-11": "1723", "SU-95": "1922", "SU-17G": "1722"}
    table = soviet(units={**units, "HU-6GH": "1822"})
    assert table.shifts("1822", "SU-30", "SU-67")["concentric"] == 1  # east and west
    assert table.shifts("1822", "SU-11", "SU-95")["concentric"] == 1
    assert table.shifts("1822", "SU-30", "SU-67", "SU-11", "SU-95")["concentric"] == 1
    assert "concentric" not in table.shifts("1822", "SU-30", "SU-17G")
    assert "concentric" not in table.shifts("1822", "SU-30", "SU-11")


@pytest.mark.rule("HU-8.10.1", "HU-8.10.2", "HU-8.10.3")
def test_on_turn_1_soviet_attacks_shift_left_but_for_units_linked_to_the_4th_front() -> None:
    units = {"SU-30": "1821", "SU-67": "1821", "HU-6GH": "1822"}
    table = soviet(units=units, turn=1)
    assert table.shifts("1822", "SU-30")["first-turn"] == -1
    assert "first-turn" not in soviet(units=units, turn=2).shifts("1822", "SU-30")
    north = soviet(units={**units, "SU-HQ4": "1719", "SU-HQ2": "1718"}, turn=1)
    assert "first-turn" not in north.shifts("1822", "SU-30", "SU-67")
    mixed = {"SU-30": "1821", "SU-67": "1823", "HU-6GH": "1822", "SU-HQ4": "1813"}
    half = soviet(units=mixed, turn=1)
    assert "first-turn" not in half.shifts("1822", "SU-30")
    assert half.shifts("1822", "SU-30", "SU-67")["first-turn"] == -1
    assert "first-turn" not in axis(units={"DE-15": "1822", "SU-30": "1821"}, turn=1).shifts(
        "1821", "DE-15"
    )
