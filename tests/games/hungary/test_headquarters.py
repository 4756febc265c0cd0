"""Section 10: headquarters: state, movement, loss and return."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hungary.table import GAME, Table
from vezerkar.records.position import read_position, write_position


def soviet_movement(**fields: Any) -> Table:
    return Table(phase="soviet-movement", turn=3, **fields)


EAST = {"soviet": ["2216", "2016", "1916"]}


@pytest.mark.rule("HU-10.1.1", "HU-10.2.1")
def test_a_hq_with_an_unbroken_railway_to_a_depot_is_fully_supplied() -> None:
    table = soviet_movement(units={"SU-HQ2": "2216", "DE-HQ6": "1129"}, control=EAST)
    assert table.hq("SU-HQ2") == "full"
    assert table.hq("DE-HQ6") == "full"
    start = Table.new("campaign")
    states = {unit: start.hq(unit) for unit in ("SU-HQ2", "SU-HQ4", "DE-HQ6", "DE-HQ8")}
    assert states == {"SU-HQ2": "full", "SU-HQ4": "partial", "DE-HQ6": "full", "DE-HQ8": "full"}


@pytest.mark.rule("HU-10.2.1")
def test_the_railway_must_be_own_free_of_enemies_and_of_zones_without_friends() -> None:
    # Four railways leave Győr (1129); three of them are in enemy hands.
    rail = {"DE-HQ6": "1129"}
    three = {"soviet": ["1130", "1128", "1228"]}
    assert soviet_movement(units=rail, control=three).hq("DE-HQ6") == "full"
    all_four = {"soviet": ["1130", "1128", "1228", "1029"]}
    assert soviet_movement(units=rail, control=all_four).hq("DE-HQ6") == "partial"
    blocked = soviet_movement(units={**rail, "SU-30": "1029"}, control=three)
    assert blocked.hq("DE-HQ6") != "full"
    zone = {**rail, "SU-67": "1028"}  # its zone covers 1029 and 1129
    assert soviet_movement(units=zone, control=three).hq("DE-HQ6") == "partial"
    held = soviet_movement(units={**zone, "DE-15": "1029"}, control=three)
    assert held.hq("DE-HQ6") == "full"  # a friend cancels the zone; the HQ's own hex is exempt


@pytest.mark.rule("HU-10.2.2", "HU-10.2.7", "HU-10.2.8")
def test_a_hq_with_any_other_line_is_partly_supplied_without_one_it_is_cut_off() -> None:
    assert soviet_movement(units={"SU-HQ2": "1722"}).hq("SU-HQ2") == "partial"
    ring = {"DE-15": "1620", "DE-46": "1724", "DE-75": "1921", "DE-76": "1924", "DE-96": "1523"}
    table = soviet_movement(units={**ring, "SU-HQ2": "1822"})
    assert table.hq("SU-HQ2") == "cut"
    table.s.remove(table.u("DE-96"), -2)
    assert table.hq("SU-HQ2") == "partial"  # found from the position whenever it is asked


@pytest.mark.rule("HU-10.3.1", "HU-10.3.4")
def test_a_hq_has_two_points_and_no_operational_movement() -> None:
    table = soviet_movement(units={"SU-HQ2": "1722"})
    reach = table.reach("SU-HQ2")
    assert {"1721", "1522", "1622"} <= reach
    assert "1422" not in reach
    assert table.reach("SU-HQ2", far=True) == set()
    hills = Table(units={"DE-HQ6": "0423"}, phase="axis-movement", turn=3)
    assert "0424" in hills.reach("DE-HQ6")  # 4 points, but one hex is always allowed


@pytest.mark.rule("HU-10.3.2")
def test_a_hq_crosses_rivers_only_over_bridges_with_both_banks_held() -> None:
    no_bridge = Table(
        units={"DE-HQ6": "1721"}, phase="axis-movement", turn=3, control={"soviet": ["1620"]}
    )
    assert "1720" not in no_bridge.reach("DE-HQ6")
    bridge = Table(units={"DE-HQ6": "1223"}, phase="axis-movement", turn=3)
    assert "1224" in bridge.reach("DE-HQ6")
    taken = Table(
        units={"DE-HQ6": "1223"}, phase="axis-movement", turn=3, control={"soviet": ["1224"]}
    )
    assert "1224" not in taken.reach("DE-HQ6")


@pytest.mark.rule("HU-10.3.3")
def test_by_rail_a_hq_goes_four_hexes() -> None:
    table = Table(units={"DE-HQ6": "1129"}, phase="axis-movement", turn=3)
    reach = table.reach("DE-HQ6")
    assert {"0931", "1225"} <= reach  # three and four hexes along the railway
    assert "1224" not in reach  # five hexes by rail


@pytest.mark.rule("HU-10.6.1", "HU-10.6.2")
def test_a_hq_alone_is_destroyed_without_a_die_and_returns_after_three_turns() -> None:
    units = {"DE-15": "1822", "SU-HQ2": "1821", "SU-HQ4": "1719", "DE-HQ6": "1226"}
    table = Table(units=units, trucks={"soviet": ["1821"]}, phase="axis-combat", turn=3)
    table.attack("1821", "DE-15")
    assert table.at("SU-HQ2") == "destroyed"
    assert table.trucks("soviet") == []
    assert table.phase == "advance"
    assert table.can("advance DE-15")
    assert table.s.arrival[table.u("SU-HQ2")] == 6
    early = Table(units={"SU-HQ2": "destroyed turn:6"}, phase="reinforcements", turn=5)
    assert early.at("SU-HQ2") == "destroyed"
    back = Table(units={"SU-HQ2": "destroyed turn:6"}, phase="reinforcements", turn=6)
    assert back.targets("place") == {"1401", "2301", "2307", "2314"}
    back.do("place SU-HQ2 2314")
    assert back.at("SU-HQ2") == "2314"


@pytest.mark.rule("HU-10.6.2")
@pytest.mark.parametrize("unit", ["HU-HQ1", "DE-HQ2P"])
def test_a_lost_hq_returns_on_a_depot_wherever_it_came_from(unit: str) -> None:
    depots = {"0832", "0129", "0121"}
    back = Table(units={unit: "destroyed turn:6"}, phase="reinforcements", turn=6)
    assert back.targets("place") == depots  # in no Hungarian town, not from Croatia
    first = Table(units={unit: "due turn:6"}, phase="reinforcements", turn=6)
    assert first.targets("place") > depots


@pytest.mark.rule("HU-10.6.5")
def test_a_hq_with_combat_units_falls_with_the_last_of_them() -> None:
    units = {"DE-LAH": "1822", "DE-DR": "1822", "SU-83": "1821", "SU-HQ2": "1821"}
    table = Table(units={**units, "DE-HQ6": "1226", "SU-HQ4": "1719"}, phase="axis-combat", turn=3)
    told = table.attack("1821", "DE-LAH", "DE-DR", dice="3")
    assert any(line.startswith("hq-lost unit:SU-HQ2") for line in told)


@pytest.mark.rule("HU-10.6.1")
def test_an_attack_on_a_lone_hq_needs_no_die_and_shows_none() -> None:
    units = {"DE-HQ6": "1722", "SU-67": "1821", "SU-30": "1821", "SU-HQ2": "1719"}
    table = Table(units=units, trucks={"axis": ["1722"]}, phase="soviet-combat", turn=3)
    table.declare("1722")
    for action in ("all", "join SU-67"):
        assert GAME.odds(table.s, table.seat("soviet"), table.layout.notation.parse(action)) is None
    table.do("join SU-67")
    assert not GAME.scene(table.s, table.seat("soviet")).sheets
    guarded = Table(units={**units, "DE-15": "1722"}, phase="soviet-combat", turn=3)
    guarded.declare("1722")
    guarded.do("join SU-67")
    assert GAME.scene(guarded.s, guarded.seat("soviet")).sheets


@pytest.mark.rule("HU-10.6.3", "HU-10.6.6")
def test_units_that_drew_supply_from_a_lost_hq_are_marked_at_once() -> None:
    units = {"DE-15": "1822", "SU-HQ2": "1821", "SU-HQ4": "1719", "DE-HQ6": "1226"}
    corps = {"SU-30": "1712 2 from:SU-HQ2", "SU-67": "1712 2 from:SU-HQ4"}
    table = Table(units={**units, **corps}, phase="axis-combat", turn=3)
    told = table.attack("1821", "DE-15")
    assert "out-of-supply unit:SU-30" in told  # though another source is in reach
    assert table.is_oos("SU-30")
    assert not table.is_oos("SU-67")
    axis = {"SU-67": "1821", "DE-HQ6": "1722", "DE-HQ8": "1726", "SU-HQ2": "1719"}
    divisions = {"DE-15": "1725 2 from:DE-HQ6", "DE-46": "1725 2 from:DE-HQ8"}
    mirror = Table(units={**axis, **divisions}, phase="soviet-combat", turn=3)
    assert "out-of-supply unit:DE-15" in mirror.attack("1722", "SU-67")
    assert (mirror.is_oos("DE-15"), mirror.is_oos("DE-46")) == (True, False)
    start = Table.new("campaign")
    assert start.s.source[start.u("SU-30")] != -1  # found at set-up, without markers
    assert not any(start.s.flags)


@pytest.mark.rule("HU-10.6.4", "HU-10.6.7")
def test_aircraft_of_a_lost_hq_survive_and_join_others_within_their_limits() -> None:
    units = {"DE-15": "1822", "SU-HQ2": "1821", "SU-HQ4": "1719", "DE-HQ6": "1226"}
    table = Table(units={**units, "SU-6GIAD": "base"}, phase="axis-combat", turn=3)
    table.attack("1821", "DE-15")
    while table.phase == "advance":
        table.do("done")
    assert (table.phase, table.asked) == ("rebase", ["soviet"])
    assert table.at("SU-6GIAD") == "base"
    table.do("base SU-6GIAD SU-HQ4")
    assert table.s.base[table.u("SU-6GIAD")] == table.u("SU-HQ4")
    four = {f"SU-{n}": "base hq:SU-HQ4" for n in ("10GIAD", "15IAD", "224SH", "321BAD")}
    full = Table(units={**units, **four, "SU-6GIAD": "base"}, phase="axis-combat", turn=3)
    assert full.hq("SU-HQ4") == "partial"  # it controls four aircraft
    told = full.attack("1821", "DE-15")
    assert not any(line.startswith("based") for line in told)
    assert full.phase == "advance"  # there was nothing to choose
    assert full.s.base[full.u("SU-6GIAD")] == -1
    waits = Table(units={**units, "SU-6GIAD": "base"}, phase="axis-combat", turn=3)
    waits.attack("1821", "DE-15")
    while waits.phase == "advance":
        waits.do("done")
    waits.do("done")
    assert waits.s.base[waits.u("SU-6GIAD")] == -1


@pytest.mark.rule("HU-10.6.7", "HU-10.6.5")
def test_aircraft_of_a_hq_that_fell_with_its_last_corps_find_another_at_once() -> None:
    units = {"DE-LAH": "1822", "DE-DR": "1822", "SU-83": "1821", "SU-HQ2": "1821"}
    units |= {"DE-HQ6": "1226", "SU-HQ4": "1719", "SU-6GIAD": "base"}
    table = Table(units=units, phase="axis-combat", turn=3)
    table.attack("1821", "DE-LAH", "DE-DR", dice="3")
    assert (table.phase, table.asked) == ("rebase", ["soviet"])
    _, again = read_position(write_position(GAME, table.s))
    assert again.fingerprint() == table.s.fingerprint()
    table.do("base SU-6GIAD SU-HQ4")
    assert (table.phase, table.asked) == ("advance", ["axis"])
    assert table.targets("advance") == {"DE-LAH", "DE-DR"}
