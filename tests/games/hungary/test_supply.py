"""Section 5: supply lines, headquarters with limited room, out of supply, overextension."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hungary.table import Table
from vezerkar.games.hungary.rules.matching import assign, dispensable
from vezerkar.games.hungary.rules.supply import (
    far_need,
    find_sources,
    near_need,
    source_lines,
    trace,
)
from vezerkar.games.hungary.terms import AXIS, SOVIET, UNREACHABLE


def soviet_movement(**fields: Any) -> Table:
    """A position in which the Soviet side is about to move."""
    return Table(phase="soviet-movement", turn=3, **fields)


def line_length(table: Table, side: int, place: str) -> int:
    """The length of the open line from a hex to the nearest source."""
    return source_lines(table.s, side, UNREACHABLE)[table.h(place)]


def source_of(table: Table, unit: str) -> str:
    """Where a unit would draw supply from now."""
    found = find_sources(table.s)[table.u(unit)]
    if found >= 0:
        return table.name("unit", found)
    return "none" if found == -1 else "depot"


def after_supply_phase(**fields: Any) -> Table:
    """The position after phase F of turn 3."""
    return Table(phase="supply", turn=3, **fields)


# Lines


@pytest.mark.rule("HU-5.1.1", "HU-5.1.8", "HU-14.5")
def test_a_line_is_counted_in_hexes_entered_the_source_included() -> None:
    table = soviet_movement(units={"SU-HQ2": "1719", "SU-30": "1720"})
    assert line_length(table, SOVIET, "1720") == 1
    assert line_length(table, SOVIET, "1719") == 0
    assert line_length(table, SOVIET, "1722") == 3
    assert source_of(table, "SU-30") == "SU-HQ2"


@pytest.mark.rule("HU-5.1.2")
def test_enemy_units_hqs_and_partisans_block_a_line_trucks_do_not() -> None:
    base = {"DE-HQ6": "1826", "DE-15": "1822"}
    assert line_length(soviet_movement(units=base), AXIS, "1822") == 4
    for blocker in ("SU-HQ2", "SK-1", "SU-5ART"):
        table = soviet_movement(units={**base, blocker: "1824"}, zone_open=True)
        assert line_length(table, AXIS, "1822") == 5
    trucks = soviet_movement(units=base, trucks={"soviet": ["1824"]})
    assert line_length(trucks, AXIS, "1822") == 4


@pytest.mark.rule("HU-5.1.6")
def test_a_line_may_end_in_an_enemy_zone_but_not_pass_it() -> None:
    base = {"DE-HQ6": "1826", "DE-15": "1822"}
    table = soviet_movement(units={**base, "SU-30": "1724"})
    assert line_length(table, AXIS, "1822") == 5
    at_hq = soviet_movement(units={**base, "SU-30": "1827"})  # the HQ itself stands in a zone
    assert line_length(at_hq, AXIS, "1822") == 4


@pytest.mark.rule("HU-5.1.3")
def test_a_friendly_combat_unit_cancels_a_zone_an_hq_does_not() -> None:
    base = {"DE-HQ6": "1826", "DE-15": "1822", "SU-30": "1724", "DE-46": "1824"}
    assert line_length(soviet_movement(units={**base, "DE-75": "1823"}), AXIS, "1822") == 4
    for unit, length in (("DE-75", 4), ("HU-HQ3", 5)):
        table = soviet_movement(units={**base, unit: "1823"})
        from_hq6 = trace(table.s, AXIS, [table.h("1826")], UNREACHABLE)  # not from the other HQ
        assert from_hq6[table.h("1822")] == length


@pytest.mark.rule("HU-5.1.7")
def test_rivers_mountains_and_empty_enemy_hexes_do_not_stop_a_line() -> None:
    table = soviet_movement(
        units={"DE-HQ6": "1221", "DE-15": "1224"}, control={"soviet": ["1222", "1223"]}
    )
    assert line_length(table, AXIS, "1224") == 3  # across the Danube
    hills = soviet_movement(units={"SU-HQ4": "0423", "SU-30": "0523"})
    assert line_length(hills, SOVIET, "0523") == 1


@pytest.mark.rule("HU-5.1.4", "HU-7.5.1")
def test_a_line_does_not_cross_a_lake() -> None:
    table = soviet_movement(units={"DE-HQ6": "1427", "DE-15": "1527"})
    assert table.s.board.far(table.h("1427"), table.h("1527")) == 1
    assert trace(table.s, AXIS, [table.h("1427")], UNREACHABLE)[table.h("1527")] == 2  # by 1426


@pytest.mark.rule("HU-5.1.5", "HU-10.2.6")
def test_a_hq_that_is_cut_off_supplies_nobody() -> None:
    ring = {"SU-30": "1620", "SU-67": "1724", "SU-107": "1921", "SU-11": "1924", "SU-95": "1523"}
    table = after_supply_phase(units={**ring, "DE-15": "1822", "DE-HQ6": "1822", "SU-HQ2": "1719"})
    assert table.hq("DE-HQ6") == "cut"
    assert table.is_oos("DE-15")


# Sources


@pytest.mark.rule("HU-5.2.1", "HU-5.2.2", "HU-5.2.3")
def test_axis_units_reach_a_depot_or_any_axis_hq_within_ten_hexes() -> None:
    near = soviet_movement(units={"HU-HQ3": "1722", "DE-15": "1712"})
    assert line_length(near, AXIS, "1712") == 10
    assert source_of(near, "DE-15") == "HU-HQ3"  # a German unit from a Hungarian HQ
    hungarian = soviet_movement(units={"DE-HQ6": "1722", "HU-6GH": "1712"})
    assert source_of(hungarian, "HU-6GH") == "DE-HQ6"
    far = soviet_movement(units={"HU-HQ3": "1722", "DE-15": "1711"})
    assert source_of(far, "DE-15") == "none"
    depot = soviet_movement(units={"HU-6GH": "1030", "SU-30": "1712"})
    assert source_of(depot, "HU-6GH") == "depot"
    many = [f"DE-{n}" for n in ("15", "46", "75", "76", "96", "153", "168", "254", "68", "304")]
    many += ["DE-71", "DE-297"]
    crowd = {name: f"17{12 + i // 4}" for i, name in enumerate(many)}
    table = soviet_movement(units={"HU-HQ3": "1817", **crowd})
    assert table.hq("HU-HQ3") == "partial"
    assert all(source_of(table, name) == "HU-HQ3" for name in many)  # more than ten


@pytest.mark.rule("HU-5.2.4")
def test_a_depot_in_enemy_hands_supplies_nobody() -> None:
    units = {"DE-15": "1332", "SU-30": "1712"}
    ours = soviet_movement(units=units)
    assert source_of(ours, "DE-15") == "depot"
    lost = soviet_movement(units=units, control={"soviet": ["0832"]})
    assert source_of(lost, "DE-15") == "none"
    theirs = soviet_movement(units={"SU-30": "1402"}, control={"axis": ["1401"]})
    assert source_of(theirs, "SU-30") == "none"


@pytest.mark.rule("HU-5.3.1", "HU-5.3.6", "HU-5.4.1", "HU-5.4.2")
def test_the_soviet_side_needs_a_source_within_eight_hexes_of_any_front() -> None:
    units = {"SU-HQ4": "1724", "SU-27G": "1722", "RO-II": "1723", "BG-III": "1726", "CZ-1": "1728"}
    table = soviet_movement(units={**units, "YU-12V": "1727"})
    for unit in ("SU-27G", "RO-II", "BG-III", "CZ-1", "YU-12V"):
        assert source_of(table, unit) == "SU-HQ4"
    depot = soviet_movement(units={"SU-30": "1409"})
    assert line_length(depot, SOVIET, "1409") == 8
    assert source_of(depot, "SU-30") == "depot"
    assert source_of(soviet_movement(units={"SU-30": "1410"}), "SU-30") == "none"  # 9, and no HQ


@pytest.mark.rule("HU-5.3.3")
def test_a_soviet_depot_supplies_any_number() -> None:
    names = ("30", "67", "107", "11", "95", "17G", "18G", "3GK", "127L", "50", "51", "24G")
    more = ("25G", "27G", "33", "35G", "104", "49", "57", "31G", "37")
    units = {f"SU-{n}": f"14{2 + i // 4:02}" for i, n in enumerate((*names, *more))}
    table = soviet_movement(units=units)
    assert len(units) > 18
    assert all(source_of(table, unit) == "depot" for unit in units)


NAMES = ("30", "67", "107", "11", "95", "17G", "18G", "3GK", "50", "51", "24G", "25G", "27G", "33")
CORPS = [f"SU-{n}" for n in (*NAMES, "35G", "104", "49", "57", "31G", "37", "10G", "75")]


def corps_in_stacks(count: int, row: str = "17", first: int = 24) -> dict[str, str]:
    """So many corps, four a hex."""
    return {unit: f"{row}{first + i // 4}" for i, unit in enumerate(CORPS[:count])}


@pytest.mark.rule("HU-5.3.2", "HU-10.2.5", "HU-10.2.4")
def test_a_partly_supplied_hq_supplies_ten_units_a_fully_supplied_one_eighteen() -> None:
    table = soviet_movement(units={"SU-HQ2": "1724", **corps_in_stacks(12)})
    assert table.hq("SU-HQ2") == "partial"
    assert sum(source_of(table, unit) == "SU-HQ2" for unit in CORPS[:12]) == 10
    railway = soviet_movement(units={"SU-HQ2": "2216", **corps_in_stacks(20)})
    assert railway.hq("SU-HQ2") == "full"
    assert sum(source_of(railway, unit) == "SU-HQ2" for unit in CORPS[:20]) == 18


@pytest.mark.rule("HU-5.3.2")
def test_hqs_partisans_trucks_and_units_of_a_depot_use_no_room() -> None:
    table = soviet_movement(
        units={"SU-HQ2": "1724", "SU-HQ4": "1725", "SK-1": "1728", **corps_in_stacks(4)}
    )
    need = far_need(table.s, near_need(table.s))
    assert sorted(table.name("unit", u) for u in need.units) == sorted(CORPS[:4])
    artillery = soviet_movement(units={"SU-HQ2": "1724", "SU-5ART": "1725"})
    assert source_of(artillery, "SU-5ART") == "SU-HQ2"


@pytest.mark.rule("HU-5.3.4")
def test_the_room_of_hqs_is_shared_out_by_a_matching_not_by_a_walk() -> None:
    # Ten units are near the western HQ only, ten near both: whoever gave the western room to
    # those that come first would need long lines for the others.
    both = {unit: f"17{26 + i // 4}" for i, unit in enumerate(CORPS[:10])}
    west = {unit: ("1733", "1533", "1933")[i // 4] for i, unit in enumerate(CORPS[10:20])}
    table = soviet_movement(units={"SU-HQ2": "1724", "SU-HQ3": "1730", **both, **west})
    assert (table.hq("SU-HQ2"), table.hq("SU-HQ3")) == ("partial", "partial")
    assert all(source_of(table, unit) == "SU-HQ3" for unit in west)
    assert all(source_of(table, unit) == "SU-HQ2" for unit in both)


@pytest.mark.rule("HU-5.3.4")
@pytest.mark.parametrize("seed", range(30))
def test_the_matching_agrees_with_trying_everything(seed: int) -> None:
    from itertools import product

    from vezerkar.core.chance import Seeded

    chance = Seeded(seed)
    users, places = 5, 3
    costs = [[(0, 1, UNREACHABLE)[chance.below(3)] for _ in range(places)] for _ in range(users)]
    room = [chance.below(3) for _ in range(places)]
    best = (-1, 0)
    for way in product(range(-1, places), repeat=users):
        if any(p >= 0 and costs[u][p] >= UNREACHABLE for u, p in enumerate(way)):
            continue
        if any(way.count(p) > room[p] for p in range(places)):
            continue
        served = sum(p >= 0 for p in way)
        cost = sum(costs[u][p] for u, p in enumerate(way) if p >= 0)
        best = max(best, (served, -cost))
    given = assign(costs, room)
    assert all(given.count(p) <= room[p] for p in range(places))
    served = sum(p >= 0 for p in given)
    assert (served, -sum(costs[u][p] for u, p in enumerate(given) if p >= 0)) == best


@pytest.mark.rule("HU-5.3.5")
def test_the_owner_chooses_who_goes_without_and_as_few_as_possible_do() -> None:
    table = after_supply_phase(units={"SU-HQ2": "1724", **corps_in_stacks(12)})
    assert (table.phase, table.asked) == ("shortage", ["soviet"])
    assert table.targets("leave") == set(CORPS[:12])
    table.do("leave SU-107")
    assert table.phase == "shortage"
    table.do("leave SU-11")
    assert {unit for unit in CORPS[:12] if table.is_oos(unit)} == {"SU-107", "SU-11"}
    quick = after_supply_phase(units={"SU-HQ2": "1724", **corps_in_stacks(12)})
    quick.do("ready")
    assert sum(quick.is_oos(unit) for unit in CORPS[:12]) == 2


@pytest.mark.rule("HU-5.3.5")
def test_nobody_goes_without_whose_place_would_help_nobody() -> None:
    # Two units share one place; the third has another place for itself alone.
    costs = [[0, UNREACHABLE], [0, UNREACHABLE], [UNREACHABLE, 0]]
    given = assign(costs, [1, 1])
    assert given == [0, -1, 1]
    assert dispensable(costs, given, 2) == [0, 1]


# Out of supply


LOST = {"DE-1PZ": "1712 2 oos", "DE-3K": "1713 2 oos", "DE-FHH": "1714 2 oos"}


@pytest.mark.rule("HU-5.5.1", "HU-5.7.1", "HU-5.7.4", "HU-5.5.10")
def test_units_without_a_line_are_marked_in_the_check_of_both_sides() -> None:
    table = after_supply_phase(units={"DE-15": "1712", "SU-30": "1822", "DE-HQ6": "1812"})
    # The Axis HQ has a line to a depot; the Soviet corps has neither depot nor HQ.
    assert table.is_oos("SU-30")
    assert not table.is_oos("DE-15")
    assert not table.is_oos("DE-HQ6")


@pytest.mark.rule("HU-5.5.2", "HU-14.6")
def test_the_values_of_an_oos_unit_are_halved_each_for_itself_rounded_down() -> None:
    table = soviet_movement(
        units={"SU-30": "1722 2 oos", "SU-67": "1721 1 oos", "DE-23PZ": "1712 2 oos"}
    )
    assert table.s.attack_of(table.u("SU-30")) == 4  # 9
    assert table.s.attack_of(table.u("SU-67")) == 2  # 5 on the reduced side
    assert table.s.defence_of(table.u("DE-23PZ")) == 3  # 7


@pytest.mark.rule("HU-5.5.3", "HU-5.5.9")
def test_oos_armour_cavalry_motorised_units_and_artillery_have_half_their_points() -> None:
    from vezerkar.games.hungary.rules.movement import points_of

    units = {
        "SU-4GCK": "1722 2 oos",
        "SU-2GMK": "1721 2 oos",
        "SU-5GTK": "1723 2 oos",
        "SU-5ART": "1719 1 oos",
        "SU-30": "1718 2 oos",
        "SU-3GK": "1717 2 oos",
    }
    table = soviet_movement(units=units)
    points = {unit: points_of(table.s, table.u(unit)) // 2 for unit in units}
    assert points == {
        "SU-4GCK": 4,
        "SU-2GMK": 6,
        "SU-5GTK": 6,
        "SU-5ART": 3,
        "SU-30": 6,
        "SU-3GK": 6,
    }


@pytest.mark.rule("HU-5.5.4")
def test_oos_germans_make_no_blitz_attacks() -> None:
    units = {"DE-1PZ": "1722 2 oos", "SU-30": "1721", "SU-HQ2": "1719", "DE-HQ6": "1226"}
    table = Table(units=units, phase="axis-movement", turn=3)
    table.do("pick DE-1PZ")
    assert not table.actions("blitz")
    assert "HU-5.5.4" in table.refused("blitz 1721")


@pytest.mark.rule("HU-5.5.5")
def test_oos_artillery_does_not_fire() -> None:
    units = {"SU-2GMK": "1721", "SU-5ART": "1721 1 oos", "HU-6GH": "1722", "SU-HQ2": "1719"}
    table = Table(units=units, trucks={"soviet": ["1721"]}, phase="soviet-combat", turn=3)
    table.attack("1722", "SU-2GMK")
    assert table.phase == "bid"  # no question about artillery
    ready = Table(
        units={**units, "SU-5ART": "1721"},
        trucks={"soviet": ["1721"]},
        phase="soviet-combat",
        turn=3,
    )
    ready.attack("1722", "SU-2GMK")
    assert ready.phase == "guns"


@pytest.mark.rule("HU-5.5.6")
def test_a_unit_stays_oos_for_any_number_of_checks() -> None:
    table = after_supply_phase(units={"SU-30": "1822 2 oos", "DE-HQ6": "1226"})
    assert table.at("SU-30") == "1822"
    assert table.is_oos("SU-30")
    assert table.steps("SU-30") == 2


@pytest.mark.rule("HU-5.5.7")
def test_against_a_defence_of_nothing_the_raw_column_is_seven_to_one() -> None:
    units = {"SU-30": "1721", "HU-BP": "1722 1 oos", "SU-HQ2": "1719", "HU-66HH": "1622"}
    table = Table(units=units, phase="soviet-combat", turn=3)
    assert table.sum_of("1722", "SU-30").defence == 1  # 3 halved
    gun = Table(
        units={"DE-1PZ": "1721", "SU-5ART": "1722 1 oos", "DE-HQ6": "1226"},
        phase="axis-combat",
        turn=3,
    )
    found = gun.sum_of("1722", "DE-1PZ")
    assert (found.defence, found.raw) == (0, 8)


@pytest.mark.rule("HU-5.5.8")
def test_a_group_without_attack_value_may_not_attack() -> None:
    units = {"HU-BP": "1721 1 oos", "SU-30": "1722", "SU-HQ2": "1719", "DE-HQ6": "1226"}
    table = Table(units=units, phase="axis-combat", turn=3)
    assert table.s.turn == 4  # there was nothing to announce


@pytest.mark.rule("HU-5.5.8", "HU-8.1.1", "HU-8.1.3")
def test_a_unit_without_attack_value_may_join_an_attack_of_others() -> None:
    units = {"DE-24PZ": "1419", "HU-2PH": "1417 1 oos", "SU-30": "1418", "DE-HQ6": "1226"}
    table = Table(units=units, phase="axis-combat", turn=3)
    assert table.s.attack_of(table.u("HU-2PH")) == 0
    table.do("announce 1418")
    assert not table.can("announce 1418")  # one unit that can lead, one attack
    while table.phase == "announce":
        table.do("done")
    table.do("attack 1418")
    assert table.targets("join") == {"DE-24PZ", "HU-2PH"}
    table.do("join HU-2PH")
    assert "HU-5.5.8" in table.refused("go")
    assert table.can("call-off")
    assert table.shifts("1418", "DE-24PZ", "HU-2PH")["concentric"] == 1  # from the other side
    told = table.do("join DE-24PZ", dice="6")
    assert "attacked hex:1418 2" in told


@pytest.mark.rule("HU-5.7.2", "HU-5.7.3")
def test_a_marker_stays_until_the_next_check_and_leaves_in_it() -> None:
    table = soviet_movement(units={"SU-30": "1720 2 oos", "SU-HQ2": "1719"})
    assert table.is_oos("SU-30")  # the line is open again, the marker is still there
    after = after_supply_phase(units={"SU-30": "1720 2 oos", "SU-HQ2": "1719"})
    assert not after.is_oos("SU-30")
    cut = soviet_movement(units={"SU-30": "1822", "DE-HQ6": "1226"})
    assert not cut.is_oos("SU-30")  # cut off since the last check, but not marked
    assert cut.s.attack_of(cut.u("SU-30")) == 9


# Overextension


FRONT = {"HU-6GH": "1822", "DE-HQ6": "1226"}


def attacking(**units: str) -> Table:
    named = {name.replace("_", "-"): place for name, place in units.items()}
    return Table(units={**FRONT, **named}, phase="soviet-combat", turn=3)


@pytest.mark.rule("HU-5.6.1", "HU-5.6.3", "HU-5.6.4")
def test_a_soviet_unit_more_than_eight_hexes_from_its_hq_attacks_one_column_left() -> None:
    near = attacking(SU_30="1821", SU_HQ2="1813")
    assert line_length(near, SOVIET, "1821") == 8
    assert "far-attack" not in near.shifts("1822", "SU-30")
    far = attacking(SU_30="1821", SU_HQ2="1812")
    assert line_length(far, SOVIET, "1821") == 9
    assert far.shifts("1822", "SU-30")["far-attack"] == -1
    after = after_supply_phase(units={"SU-30": "1821", "SU-HQ2": "1812", **FRONT})
    assert not after.is_oos("SU-30")  # a stretched line still is a line
    lost = attacking(SU_30="1821")  # no line at all: the plain distance counts
    assert lost.shifts("1822", "SU-30")["far-attack"] == -1
    ring = {"DE_15": "1620", "DE_46": "1724", "DE_75": "1921", "DE_76": "1924", "DE_96": "1523"}
    pocket = attacking(SU_30="1822", HU_6GH="1823", SU_HQ2="1818", **ring)
    assert line_length(pocket, SOVIET, "1822") >= 999
    assert "far-attack" not in pocket.shifts("1823", "SU-30")  # four hexes, though no line


@pytest.mark.rule("HU-5.6.2", "HU-5.6.8")
def test_the_shift_is_given_once_and_helps_attacks_on_overextended_units() -> None:
    far = attacking(SU_30="1821", SU_67="1821", SU_HQ2="1812")
    assert far.shifts("1822", "SU-30", "SU-67")["far-attack"] == -1
    units = {"DE-1PZ": "1824", "SU-30": "1825", "SU-67": "1825", "SU-HQ2": "1812", "DE-HQ6": "1226"}
    table = Table(units=units, phase="axis-combat", turn=3)
    assert table.shifts("1825", "DE-1PZ")["far-defence"] == 1


@pytest.mark.rule("HU-5.6.5", "HU-5.6.6", "HU-5.6.7")
def test_depots_help_markers_replace_it_and_axis_units_are_never_overextended() -> None:
    oos = attacking(SU_30="1821 2 oos", SU_HQ2="1812")
    assert "far-attack" not in oos.shifts("1822", "SU-30")
    depot = Table(
        units={"SU-30": "1404", "HU-6GH": "1405", "DE-HQ6": "1226"},
        phase="soviet-combat",
        turn=3,
    )
    assert "far-attack" not in depot.shifts("1405", "SU-30")
    axis = Table(
        units={"DE-1PZ": "1822", "SU-30": "1821", "SU-HQ2": "1719"}, phase="axis-combat", turn=3
    )
    assert not set(axis.shifts("1821", "DE-1PZ")) & {"far-attack", "far-defence"}


@pytest.mark.rule("HU-5.6.3")
def test_a_long_line_uses_room_and_comes_after_the_short_ones() -> None:
    # One partly supplied HQ with room for ten: nine near units and two far ones.
    near = corps_in_stacks(9, "17", 22)
    far = {"SU-10G": "1731", "SU-75": "1732"}
    table = soviet_movement(units={"SU-HQ2": "1722", **near, **far})
    assert line_length(table, SOVIET, "1731") == 9
    served = [unit for unit in (*near, *far) if source_of(table, unit) == "SU-HQ2"]
    assert len(served) == 10
    assert set(near) <= set(served)
