"""Sections 8.4 to 8.6: advance, breakthrough, exploitation."""

from __future__ import annotations

import pytest

from tests.games.hungary import naive
from tests.games.hungary.combat_phase import axis_combat, soviet_combat
from tests.games.hungary.table import GAME, Table
from vezerkar.games.hungary.rules.breakthrough import break_ends, exploit_points
from vezerkar.games.hungary.rules.combat import losses
from vezerkar.records.position import read_position, write_position

# 8.4 and 8.5


@pytest.mark.rule("HU-8.4.1", "HU-8.4.2", "HU-8.4.3")
def test_the_axis_may_occupy_an_empty_hex_with_units_that_attacked() -> None:
    units = {"DE-LAH": "1822", "DE-DR": "1822", "DE-15": "1822", "SU-83": "1821", "SU-30": "1820"}
    table = axis_combat(units=units)
    table.attack("1821", "DE-LAH", "DE-DR", dice="3")
    assert table.phase == "advance"
    assert table.targets("advance") == {"DE-LAH", "DE-DR"}  # not DE-15, whatever the zones
    table.do("advance DE-LAH", "done")
    assert table.at("DE-LAH") == "1821"
    assert table.at("DE-DR") == "1822"
    assert table.holder("1821") == "axis"
    lone = axis_combat(units={"DE-LAH": "1822", "DE-DR": "1822", "SU-83": "1821", "SU-HQ3": "1821"})
    lone.attack("1821", "DE-LAH", "DE-DR", dice="3")
    assert lone.at("SU-HQ3") == "destroyed"


@pytest.mark.rule("HU-8.4.3", "HU-4.1.5")
def test_no_more_than_four_units_advance() -> None:
    units = {"DE-LAH": "1822", "DE-DR": "1822", "DE-15": "1822", "DE-46": "1722", "DE-75": "1722"}
    table = axis_combat(units={**units, "SU-83": "1821"})
    table.attack("1821", *units, dice="3")
    everybody = table.copy()
    everybody.do("advance-all")
    assert sorted(everybody.at(unit) for unit in units).count("1821") == 4
    table.do("advance DE-LAH", "advance DE-DR", "advance DE-46")
    assert table.targets("advance") == {"DE-15", "DE-75"}
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
    table = soviet_combat(units=units)
    told = table.attack("1822", "SU-5GTK", "SU-9GMK", "SU-2GMK", dice="2")
    assert any(line.startswith("rolled column:7:1 2 1 6") for line in told)
    assert "breakthrough hex:1822 3" in told  # 6 - 3
    assert table.at("DE-POL1") == "destroyed"
    table.do("lose SU-5GTK")
    assert table.phase == "advance"
    for unit in ("SU-5GTK", "SU-9GMK", "SU-2GMK"):
        assert table.can(f"pick {unit}")  # each has all three points
    table.do("pick SU-9GMK")
    goals = table.targets("move")
    assert {"1822", "1723", "1522", "1724"} <= goals  # the captured hex costs nothing
    assert "1422" not in goals
    table.do("move SU-9GMK 1723")
    assert table.at("SU-9GMK") == "1723"
    assert table.holder("1822") == "soviet"


@pytest.mark.rule("HU-8.5.7", "HU-8.5.6")
def test_a_loss_that_just_equals_the_steps_is_no_breakthrough_but_the_hex_may_be_taken() -> None:
    table = soviet_combat(units={"SU-2GMK": "1821", "SU-9GMK": "1821", "HU-6GH": "1822"})
    told = table.attack("1822", "SU-2GMK", "SU-9GMK", dice="1")  # 6:1: 2/5 against two steps
    assert "breakthrough hex:1822 3" in told
    even = soviet_combat(units={"SU-2GMK": "1821", "HU-6GH": "1822"})
    told = even.attack("1822", "SU-2GMK", dice="2")  # 3:1: 2/2
    assert not any(line.startswith("breakthrough") for line in told)
    infantry = soviet_combat(units={"SU-27G": "1821", "SU-17G": "1821", "HU-6GH": "1822"})
    infantry.attack("1822", "SU-27G", "SU-17G", dice="1")  # 4:1: 2/2
    infantry.do("lose SU-27G", "lose SU-27G")
    assert infantry.phase == "advance"
    assert infantry.can("advance SU-17G")


@pytest.mark.rule("HU-8.5.2", "HU-8.5.9")
def test_only_mobile_units_break_through_and_only_if_they_like() -> None:
    units = {"SU-9GMK": "1821", "SU-2GMK": "1821", "SU-30": "1821", "HU-66HH": "1822"}
    table = soviet_combat(units=units)
    table.attack("1822", "SU-9GMK", "SU-2GMK", "SU-30", dice="5")
    table.do("lose SU-30")
    assert table.can("pick SU-9GMK")
    assert not table.can("pick SU-30")
    table.do("pick SU-9GMK", "halt")
    assert table.at("SU-9GMK") == "1821"
    assert not table.can("pick SU-9GMK")
    romanian = soviet_combat(
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
    table = soviet_combat(units=units, trucks={"axis": ["1923"]})
    table.attack("1822", "SU-9GMK", "SU-2GMK", "SU-4GMK")
    table.do("bid 0", dice="5")
    table.do("lose SU-4GMK", "pick SU-9GMK")
    goals = table.targets("move")
    assert {"1723", "1623"} <= goals  # past DE-15
    assert not {"1724", "1922", "1923"} & goals


@pytest.mark.rule("HU-8.5.10", "HU-4.1.5")
def test_a_unit_may_break_through_and_come_back_to_where_it_was() -> None:
    units = {"SU-9GMK": "1821", "SU-2GMK": "1821", "SU-4GMK": "1821", "HU-66HH": "1822"}
    table = soviet_combat(units={**units, "SU-30": "1821"})  # its hex is full, but of itself
    table.attack("1822", "SU-9GMK", "SU-2GMK", "SU-4GMK", dice="5")
    table.do("lose SU-4GMK", "pick SU-9GMK")
    assert table.holder("1822") == "axis"
    table.do("move SU-9GMK 1821")
    assert (table.at("SU-9GMK"), table.holder("1822")) == ("1821", "soviet")
    assert not table.can("advance SU-9GMK")


@pytest.mark.rule("HU-8.5.11")
def test_neither_the_minimum_move_nor_a_railway_helps_a_breakthrough() -> None:
    tanks = {"SU-9GMK": "1821"}
    hills = soviet_combat(units=tanks)
    assert ends(hills, "0523", 1) == {"0523"}  # every way on costs more than one point
    assert ends(hills, "0523", 4) > {"0523"}
    line = {"soviet": ["1822", "1723", "1623"]}
    rails = soviet_combat(units=tanks, control=line)
    assert "1723" in ends(rails, "1822", 1)
    assert "1623" not in ends(rails, "1822", 1)  # by rail one point would do for both
    assert "1623" in ends(rails, "1822", 2)


def ends(table: Table, hole: str, points: int) -> set[str]:
    """Where SU-9GMK can end a breakthrough at a hex."""
    found = break_ends(table.s, table.u("SU-9GMK"), table.h(hole), points)
    return {table.name("hex", h) for h in found}


# By stages: the way that a unit takes


def breaking(*hexes: str, **enemies: str) -> Table:
    """SU-9GMK breaks through at 1822 with two points; only these hexes and 1822 are not held."""
    units = {"SU-9GMK": "1821", "SU-2GMK": "1821", **named_units(enemies)}
    ours = [h for h in naive.TERRAIN if h not in (*hexes, "1822")]
    stack = ["turn axis-movement", "attacks soviet", "battle 10 0 2", "advance 2"]
    return soviet_combat(
        units=units,
        active="soviet",
        control={"soviet": ours, "axis": [*hexes, "1822"]},
        battle={"target": "1822", "side": "soviet", "attackers": ["SU-9GMK", "SU-2GMK"]},
        stack=[*stack, "breakthrough SU-9GMK 2 0"],
    )


def named_units(units: dict[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): place for name, place in units.items()}


@pytest.mark.rule("HU-8.5.10", "HU-14.1")
def test_a_breakthrough_may_take_a_hex_that_the_cheapest_way_leaves_aside() -> None:
    table = breaking("1723", "1823")
    straight = table.copy()
    straight.do("move SU-9GMK 1722")
    assert straight.holder("1723") == "axis"
    table.do("route")
    assert (table.phase, table.asked) == ("detour", ["soviet"])
    assert table.targets("over") == {"1723", "1823"}
    table.do("over SU-9GMK 1723")
    assert (table.phase, table.at("SU-9GMK")) == ("breakthrough", "1723")
    assert (table.holder("1822"), table.holder("1723")) == ("soviet", "soviet")
    assert not table.can("route")  # no point would be left in 1823
    assert {"1722", "1822", "1823"} <= table.targets("move")  # also back to the captured hex
    assert "1721" not in table.targets("move")
    _, again = read_position(write_position(GAME, table.s))
    assert again.freeze() == table.s.freeze()
    told = table.do("move SU-9GMK 1822")
    assert told[0] == "broke-through unit:SU-9GMK hex:1723 hex:1822"
    assert table.phase == "advance"
    assert not table.can("pick SU-9GMK")
    assert not table.can("advance SU-9GMK")


@pytest.mark.rule("HU-8.5.10", "HU-8.5.9", "HU-8.5.4")
def test_a_unit_that_breaks_through_may_halt_at_a_stage_also_in_an_enemy_zone() -> None:
    table = breaking("1723", "1722", DE_15="1724")
    table.do("route", "over SU-9GMK 1723", "halt")
    assert (table.at("SU-9GMK"), table.phase) == ("1723", "advance")


@pytest.mark.rule("HU-8.5.10", "HU-8.5.11", "HU-14.1")
def test_without_a_hex_to_take_or_points_left_there_is_no_detour() -> None:
    nothing = breaking()
    assert "HU-8.5.10" in nothing.refused("route")
    far = breaking("1724")  # two hexes beyond the captured one
    assert far.can("move SU-9GMK 1724")
    assert not far.can("route")
    two = breaking("1723", "1823", "1724", "1422")
    two.do("route")
    assert two.refused("over SU-9GMK 1722") == ["HU-14.1"]
    assert "HU-8.5.10" in two.refused("over SU-9GMK 1724")
    assert "HU-8.5.11" in two.refused("over SU-9GMK 1422")


def test_the_way_of_a_breakthrough_is_drawn_and_computer_players_go_straight() -> None:
    table = breaking("1723", "1823")
    views = {view.action: view for view in GAME.scene(table.s, 1).actions}
    assert views["move SU-9GMK 1723"].path == ("hex:1822", "hex:1723")
    assert views["move SU-9GMK 1723"].marks == ("move", "cost-1")
    assert views["route"].rules == ("HU-8.5.10", "HU-14.1")
    priors = GAME.judge.priors_for(table.s, 1, table.s.legal_actions(1))
    assert priors[table.actions().index("route")] == min(priors)
    table.do("route")
    views = {view.action: view for view in GAME.scene(table.s, 1).actions}
    assert views["over SU-9GMK 1823"].path == ("hex:1822", "hex:1823")
    assert GAME.scene(table.s, 1).prompt.text.args["number"] == 2


@pytest.mark.rule("HU-8.5.5", "HU-8.8.2", "HU-8.8.4")
def test_in_a_city_the_defenders_losses_are_halved_and_this_counts_for_the_breakthrough() -> None:
    table = soviet_combat(units={"SU-2GMK": "1222", "HU-BP": "1223"}, margit_crossed=True)
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
    table = soviet_combat(units={**fixed, **named_units(units)})
    table.attack("1822", "SU-9GMK", "SU-2GMK", "SU-4GMK", dice="5")
    table.do("lose SU-4GMK", "done")
    return table


@pytest.mark.rule("HU-8.6.1", "HU-8.6.5", "HU-8.6.2")
def test_fresh_mobile_units_apart_from_the_enemy_follow_through_the_breach() -> None:
    table = breach(SU_5GTK="1820", SU_4GCK="1720", SU_30="1820", SU_7MK="1723", DE_15="1724")
    assert table.phase == "exploitation"
    assert "SU-5GTK" in table.targets("pick")
    assert "SU-30" not in table.targets("pick")  # infantry
    assert "SU-7MK" not in table.targets("pick")  # next to an enemy
    assert "SU-9GMK" not in table.targets("pick")  # it has fought
    table.do("pick SU-5GTK")
    assert "1822" in table.targets("move")
    assert "1820" not in table.targets("move")
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
    goals = wall.targets("move")
    assert "1723" in goals  # inside the zone of DE-15, and beyond it
    assert "1623" in goals
    assert not {"1724", "1923"} & goals
    far = breach(SU_4GCK="1717")
    assert "SU-4GCK" not in far.targets("pick")


@pytest.mark.rule("HU-8.6.6")
def test_a_unit_exploits_once_and_does_not_attack_afterwards() -> None:
    table = breach(SU_5GTK="1820", SU_7MK="1820", HU_6GH="1624")
    table.do("pick SU-5GTK", "move SU-5GTK 1723")
    assert not table.can("pick SU-5GTK")
    assert table.s.flags[table.u("SU-5GTK")] & 4


@pytest.mark.rule("HU-4.2.4", "HU-8.6.1")
def test_a_unit_in_excess_of_stacking_may_exploit() -> None:
    four = {"SU_30": "1820", "SU_67": "1820", "SU_27G": "1820", "SU_17G": "1820"}
    table = breach(**four, SU_5GTK="1820")
    assert table.s.is_crowded_out(table.u("SU-5GTK"))
    assert table.can("pick SU-5GTK")
    table.do("pick SU-5GTK", "move SU-5GTK 1822")
    assert table.at("SU-5GTK") == "1822"


def exploiting(*hexes: str) -> Table:
    """SU-5GTK, in 1820 with six points, exploits at 1822; only these hexes are the enemy's."""
    fixed = {"SU-9GMK": "1821", "SU-2GMK": "1821", "SU-4GMK": "1821", "HU-66HH": "1822"}
    own = [h for h in naive.TERRAIN if h not in hexes]
    control = {"soviet": own, "axis": [*hexes]}
    table = soviet_combat(units={**fixed, "SU-5GTK": "1820"}, control=control)
    table.attack("1822", "SU-9GMK", "SU-2GMK", "SU-4GMK", dice="5")
    table.do("lose SU-4GMK", "done", "pick SU-5GTK")
    return table


@pytest.mark.rule("HU-8.6.2", "HU-14.1", "HU-8.6.6")
def test_an_exploiting_unit_may_take_hexes_beyond_the_breach() -> None:
    table = exploiting("1724", "1924")
    assert not table.can("halt")
    table.do("route")
    assert table.targets("over") == {"1724", "1924", "1822"}
    assert table.refused("over SU-5GTK 1723") == ["HU-14.1"]
    told = table.do("over SU-5GTK 1724")
    assert told == ["exploited unit:SU-5GTK hex:1724"]
    assert (table.holder("1822"), table.holder("1724")) == ("soviet", "soviet")
    assert GAME.scene(table.s, 1).prompt.text.args["number"] == 2  # four of six
    assert {"1822", "1924"} <= table.targets("move")
    assert "1821" not in table.targets("move")
    assert not table.can("route")
    assert table.s.flags[table.u("SU-5GTK")] & 4
    _, again = read_position(write_position(GAME, table.s))
    assert again.freeze() == table.s.freeze()
    stays = table.copy()
    stays.do("halt")
    assert stays.at("SU-5GTK") == "1724"
    assert stays.phase != "exploit"
    table.do("move SU-5GTK 1924")
    assert table.holder("1924") == "soviet"


@pytest.mark.rule("HU-8.6.2", "HU-14.1")
def test_an_exploiting_unit_may_take_hexes_before_the_breach_and_then_goes_through_it() -> None:
    table = exploiting("1921")
    straight = table.copy()
    straight.do("move SU-5GTK 1723")
    assert straight.holder("1921") == "axis"
    table.do("route")
    told = table.do("over SU-5GTK 1921")
    assert told == ["moved unit:SU-5GTK hex:1820 hex:1921"]
    assert (table.phase, table.holder("1921"), table.holder("1822")) == (
        "exploit",
        "soviet",
        "axis",
    )
    assert not table.can("halt")  # it still has to go through
    assert not table.can("route")
    _, again = read_position(write_position(GAME, table.s))
    assert again.freeze() == table.s.freeze()
    table.do("move SU-5GTK 1723")
    assert (table.at("SU-5GTK"), table.holder("1822")) == ("1723", "soviet")
    assert not table.can("pick SU-5GTK")


@pytest.mark.rule("HU-8.6.2", "HU-14.1")
def test_the_captured_hex_can_be_named_to_take_what_lies_beside_it_afterwards() -> None:
    table = exploiting("1722")
    first = table.copy()
    first.do("route")
    views = {view.action: view for view in GAME.scene(first.s, 1).actions}
    assert "hex:1822" not in views["over SU-5GTK 1722"].path  # before the breach
    table.do("route", "over SU-5GTK 1822")
    assert (table.phase, table.at("SU-5GTK")) == ("exploit", "1822")
    table.do("route")
    assert (table.at("SU-5GTK"), table.holder("1722")) == ("1722", "soviet")
    assert table.can("halt")
