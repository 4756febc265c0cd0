"""Sections 1.5, 8.1 and 8.2: steps, attacks, odds and losses."""

from __future__ import annotations

import pytest

from tests.games.hungary.combat_phase import axis_combat, soviet_combat
from tests.games.hungary.table import COLUMNS, named
from vezerkar.games.hungary.rules.combat import losses, raw_column

# 1.5: steps


@pytest.mark.rule("HU-1.5.4", "HU-1.5.9")
def test_the_first_loss_reduces_a_unit_the_last_destroys_it() -> None:
    table = soviet_combat(units={"SU-30": "1821", "SU-67": "1821", "HU-6GH": "1822"})
    table.s.lose_step(table.u("HU-6GH"))
    assert table.steps("HU-6GH") == 1
    assert table.s.defence_of(table.u("HU-6GH")) == 3
    table.s.lose_step(table.u("HU-6GH"))
    assert table.at("HU-6GH") == "destroyed"
    brigade = soviet_combat(units={"SU-30": "1821", "HU-66HH": "1822"})
    brigade.s.lose_step(brigade.u("HU-66HH"))
    assert brigade.at("HU-66HH") == "destroyed"  # it has one side only


@pytest.mark.rule("HU-1.5.5", "HU-1.5.8")
def test_the_owner_chooses_who_loses_steps_the_defender_first() -> None:
    units = {"SU-2GMK": "1821", "SU-9GMK": "1821", "HU-6GH": "1822", "HU-10GH": "1822"}
    table = soviet_combat(units=units)
    told = table.attack("1822", "SU-2GMK", "SU-9GMK", dice="1")  # 3:1: 3/2
    assert any("rolled column:3:1 1 3 2" in line for line in told)
    assert (table.phase, table.asked) == ("losses", ["axis"])
    assert table.targets("lose") == {"HU-6GH", "HU-10GH"}
    table.do("lose HU-10GH", "lose HU-6GH")
    assert table.asked == ["soviet"]
    table.do("lose SU-2GMK", "lose SU-2GMK")  # one unit may take two losses
    assert table.at("SU-2GMK") == "destroyed"
    assert table.steps("SU-9GMK") == 1


@pytest.mark.rule("HU-1.5.6")
def test_hqs_and_trucks_take_no_losses_while_a_combat_unit_is_left() -> None:
    units = {"SU-2GMK": "1821", "HU-6GH": "1822", "HU-HQ3": "1822"}
    table = soviet_combat(units=units, trucks={"axis": ["1822"]})
    table.attack("1822", "SU-2GMK")
    table.do("bid 0", dice="2")  # 3:1: 2/2: both steps of the division
    assert table.at("HU-6GH") == "destroyed"
    other = soviet_combat(units={**units, "HU-10GH": "1822"}, trucks={"axis": ["1822"]})
    other.attack("1822", "SU-2GMK")
    other.do("bid 0", dice="5")
    assert other.targets("lose") == {"HU-6GH", "HU-10GH"}


@pytest.mark.rule("HU-1.5.7")
def test_artillery_takes_losses_last_and_attacking_artillery_none() -> None:
    table = axis_combat(
        units={"DE-LAH": "1822", "DE-DR": "1822", "SU-5ART": "1821", "SU-83": "1821"}
    )
    told = table.attack("1821", "DE-LAH", "DE-DR", dice="1")  # 7:1: 1/3
    order = [line for line in told if line.startswith(("destroyed", "lost-step"))]
    assert order[0].startswith("destroyed unit:SU-83")
    guns = soviet_combat(
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
    table = soviet_combat(
        units={"SU-30": "1821", "SU-67": "1821", "HU-6GH": "1822", "HU-10GH": "1922"}
    )
    assert table.targets("announce") == {"1822", "1922"}
    assert "HU-8.1.1" in table.refused("announce 1823")
    table.do("announce 1822", "announce 1922", "done", "attack 1822")
    assert table.targets("join") == {"SU-30", "SU-67"}
    table.do("join SU-30")
    table.do("go", dice="4")
    assert table.targets("attack") == {"1922"}  # SU-67 is left for the other attack
    passed = soviet_combat(units={"SU-30": "1821", "HU-6GH": "1822"})
    passed.do("done")  # attacking is never obligatory
    assert passed.step != "soviet-combat"


@pytest.mark.rule("HU-8.1.2", "HU-8.1.8")
def test_a_unit_attacks_once_in_a_phase() -> None:
    table = soviet_combat(
        units={"SU-30": "1821", "SU-67": "1721", "HU-6GH": "1822", "HU-10GH": "1922"}
    )
    table.do("announce 1922", "announce 1822", "attack 1822")
    table.do("join SU-30", dice="6")  # 1:1: 1/1, forced losses
    assert table.phase in ("attacks", "movement", "announce")
    assert "attack 1922" not in table.actions()  # SU-30 has fought, SU-67 is not next to it


@pytest.mark.rule("HU-8.1.3", "HU-8.1.4", "HU-8.1.7")
def test_targets_are_announced_also_several_times_and_may_be_called_off() -> None:
    units = {"SU-30": "1821", "SU-67": "1722", "HU-6GH": "1822", "HU-10GH": "1922"}
    table = soviet_combat(units=units)
    table.do("announce 1822", "announce 1822")
    assert not table.can("announce 1822")  # two units, two attacks
    table.do("done")
    assert table.targets("attack") == {"1822"}
    assert "HU-8.1.4" in table.refused("attack 1922")
    table.do("attack 1822", "join SU-30", "go", dice="6")
    assert table.targets("attack") == {"1822"}
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
    table = soviet_combat(
        units={"SU-2GMK": "1222", "SU-9GMK": "1222", "SU-4GMK": "1222", "HU-BP": "1223"},
        margit_crossed=True,
    )
    found = table.sum_of("1223", "SU-2GMK", "SU-9GMK", "SU-4GMK")
    assert (found.attack, found.defence) == (45, 3)
    assert COLUMNS[found.raw] == "7:1"
    assert named(found)["city"] == -2
    assert COLUMNS[found.column] == "5:1"
    low = soviet_combat(units={"SU-83": "0522", "DE-15": "0523", "DE-46": "0523"})
    assert low.sum_of("0523", "SU-83").column == 0  # held inside the table


@pytest.mark.rule("HU-8.2.6")
def test_all_combat_units_of_the_hex_defend_together_hqs_and_trucks_add_nothing() -> None:
    units = {"SU-30": "1821", "HU-6GH": "1822", "HU-10GH": "1822", "HU-HQ3": "1822"}
    table = soviet_combat(units=units, trucks={"axis": ["1822"]})
    assert table.sum_of("1822", "SU-30").defence == 10


@pytest.mark.rule("HU-8.2.9")
def test_a_result_is_a_pair_of_lost_steps_without_retreat() -> None:
    table = soviet_combat(units={"SU-2GMK": "1821", "SU-9GMK": "1821", "HU-6GH": "1822"})
    found = table.sum_of("1822", "SU-2GMK", "SU-9GMK")
    table.s.battle, table.s.attackers = [table.h("1822"), 0, 1], [table.u("SU-2GMK")]
    assert losses(table.s, found, 5) == (1, 8)
    assert losses(table.s, found, 0) == (2, 5)


@pytest.mark.rule("HU-8.2.3", "HU-8.2.11")
def test_one_german_unit_is_enough_for_the_axis_table() -> None:
    table = axis_combat(units={"DE-15": "1822", "HU-6GH": "1822", "SU-30": "1821"})
    assert table.sum_of("1821", "DE-15", "HU-6GH").table == 0
    assert table.sum_of("1821", "HU-6GH").table == 1
    assert (
        soviet_combat(units={"SU-30": "1821", "HU-6GH": "1822"}).sum_of("1822", "SU-30").table == 1
    )
    assert (
        soviet_combat(units={"RO-II": "1821", "HU-6GH": "1822"}).sum_of("1822", "RO-II").table == 1
    )


@pytest.mark.rule("HU-8.2.4")
def test_losses_beyond_what_a_side_has_are_ignored() -> None:
    table = axis_combat(units={"DE-153": "1822", "SU-30": "1821", "SU-67": "1821"})
    table.attack("1821", "DE-153", dice="1")  # 1:3: 3/0
    assert table.at("DE-153") == "destroyed"
    assert table.s.waiting


@pytest.mark.rule("HU-8.2.5")
@pytest.mark.parametrize(
    ("place", "other", "shift"),
    [("0422", "0423", -2), ("0617", "0616", 0), ("0616", "0617", -1), ("1822", "1821", 0)],
)
def test_terrain_shifts_by_the_hex_of_the_defender(place: str, other: str, shift: int) -> None:
    table = soviet_combat(units={"SU-30": other, "HU-6GH": place})
    assert table.shifts(place, "SU-30").get("terrain", 0) == shift


@pytest.mark.rule("HU-8.2.12")
def test_rivers_shift_when_more_than_half_attack_across_them() -> None:
    units = {"SU-30": "1720", "SU-67": "1821", "SU-11": "1720", "HU-6GH": "1721"}
    table = soviet_combat(units=units)
    assert table.shifts("1721", "SU-30")["river"] == -2  # the Tisza
    assert "river" not in table.shifts("1721", "SU-30", "SU-67")  # only half
    assert table.shifts("1721", "SU-30", "SU-11", "SU-67")["river"] == -2
    bridge = soviet_combat(units={"SU-30": "1620", "HU-6GH": "1720"}, control={"soviet": ["1720"]})
    assert bridge.shifts("1720", "SU-30")["river"] == -2  # a bridge does not help in combat
    minor = soviet_combat(units={"SU-30": "0516", "HU-6GH": "0517"})
    shifts = minor.shifts("0517", "SU-30")
    assert (shifts["river"], shifts["city"]) == (-1, -2)  # it adds to the city
    assert "terrain" not in shifts


@pytest.mark.rule("HU-8.2.10")
def test_the_order_of_a_battle() -> None:
    table = soviet_combat(
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
