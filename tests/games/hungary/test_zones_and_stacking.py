"""Sections 3 and 4: zones of control, stacking, congestion."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hungary.table import GAME, Table
from vezerkar.games.hungary.rules.supply import source_lines
from vezerkar.games.hungary.rules.zones import side_map
from vezerkar.games.hungary.terms import SIDES, ZOC

HQS = {"SU-HQ2": "1719", "DE-HQ6": "1226"}


def zone_of_control(table: Table, side: str) -> set[str]:
    """The hexes in the zone of control of a side."""
    seen = side_map(table.s, SIDES.index(side))
    return {table.name("hex", h) for h in table.s.board.hexes if seen[h] & ZOC}


def movement_phase(side: str, **fields: Any) -> Table:
    return Table(phase=f"{side}-movement", turn=3, **fields)


@pytest.mark.rule("HU-3.1.1", "HU-3.1.5")
def test_the_six_hexes_around_a_unit_are_its_zone_also_when_reduced_or_oos() -> None:
    table = movement_phase("axis", units={"DE-15": "1822 1 oos", "SU-30": "1712"})
    assert zone_of_control(table, "axis") == {"1723", "1722", "1823", "1821", "1923", "1922"}
    both = movement_phase("axis", units={"DE-15": "1822", "SU-30": "1820"})
    assert "1821" in zone_of_control(both, "axis") & zone_of_control(both, "soviet")


@pytest.mark.rule("HU-3.1.2", "HU-3.1.6")
@pytest.mark.parametrize(
    ("unit", "has"),
    [
        ("SU-5GTK", True),
        ("SU-2GMK", True),
        ("SU-4GCK", True),
        ("SU-30", True),
        ("SU-3GK", True),
        ("SU-159UR", True),
        ("SU-HQ2", False),
        ("SU-5ART", False),
        ("SK-1", False),
    ],
)
def test_only_armour_mechanised_cavalry_and_infantry_have_a_zone(unit: str, has: bool) -> None:
    place = "0523" if unit == "SK-1" else "1822"
    table = movement_phase("soviet", units={unit: place}, trucks={"soviet": ["1822"]})
    assert bool(zone_of_control(table, "soviet")) == has


@pytest.mark.rule("HU-3.1.3")
def test_a_zone_does_not_reach_across_a_lake() -> None:
    table = movement_phase("axis", units={"DE-15": "1527"})
    assert "1427" not in zone_of_control(table, "axis")  # Balaton
    assert "1526" in zone_of_control(table, "axis")


@pytest.mark.rule("HU-3.1.4")
def test_rivers_cities_and_mountains_do_not_limit_a_zone() -> None:
    table = movement_phase("axis", units={"DE-15": "1223"})
    assert {"1224", "1124", "1222"} <= zone_of_control(table, "axis")  # Danube, Pilis, Margit line
    assert {"0423", "0522"} <= zone_of_control(
        movement_phase("axis", units={"DE-15": "0523"}), "axis"
    )


ENEMY = {"DE-15": "1822", "DE-HQ6": "1226", "SU-HQ2": "1719"}


@pytest.mark.rule("HU-3.2.1")
def test_a_unit_that_enters_an_enemy_zone_stops() -> None:
    table = movement_phase("soviet", units={**ENEMY, "SU-5GTK": "1620"})
    reach = table.reach("SU-5GTK")
    assert {"1722", "1821"} <= reach
    slow = movement_phase("soviet", units={**ENEMY, "SU-159UR": "1721"})
    free = movement_phase("soviet", units={"SU-HQ2": "1719", "SU-159UR": "1721"})
    assert "1823" in free.reach("SU-159UR")
    assert "1823" not in slow.reach("SU-159UR")  # 1722 and 1723 on the way are in the zone


@pytest.mark.rule("HU-3.2.2", "HU-3.2.3")
def test_a_unit_may_not_step_from_zone_to_zone_but_may_leave_and_come_back() -> None:
    table = movement_phase("soviet", units={**ENEMY, "SU-30": "1821"})
    reach = table.reach("SU-30")
    assert "1721" in reach  # out of the zone
    assert "1722" in reach  # in the zone again, by way of 1721
    penned = movement_phase(
        "soviet",
        units={**ENEMY, "DE-46": "1720", "DE-75": "1920", "SU-30": "1821"},
    )
    # 1721, 1820, 1921, 1922, 1722 are all in enemy zones now.
    assert penned.reach("SU-30") == set()
    assert "HU-3.2.2" in penned.refused("pick SU-30")


@pytest.mark.rule("HU-3.2.4")
def test_friends_do_not_cancel_zones_for_movement() -> None:
    helped = movement_phase(
        "soviet", units={**ENEMY, "SU-159UR": "1721", "SU-67": "1722", "SU-30": "1723"}
    )
    assert "1722" in helped.reach("SU-159UR")
    assert "1823" not in helped.reach("SU-159UR")


@pytest.mark.rule("HU-3.2.5")
def test_hqs_artillery_trucks_and_partisans_obey_zones() -> None:
    hexes = {"DE-15": "1822", "DE-46": "1720", "DE-75": "1920", "DE-HQ6": "1226"}
    units = {**hexes, "SU-5ART": "1821", "SU-HQ2": "1821", "SK-1": "1821"}
    penned = movement_phase("soviet", units=units, trucks={"soviet": ["1821"]}, zone_open=True)
    for unit in ("SU-5ART", "SU-HQ2", "SK-1"):
        assert penned.reach(unit) == set()
    penned.do("pick-truck 1821")
    assert penned.targets("drive") == set()


@pytest.mark.rule("HU-3.2.6")
def test_the_minimum_move_does_not_break_the_ban() -> None:
    units = {"DE-15": "1822", "DE-46": "1720", "DE-75": "1920", "SU-159UR": "1821"}
    assert movement_phase("soviet", units={**units, "DE-HQ6": "1226"}).reach("SU-159UR") == set()


@pytest.mark.rule("HU-3.3.1", "HU-3.3.3")
def test_in_budapest_a_unit_may_step_between_the_city_hexes_inside_zones_and_no_further() -> None:
    units = {"DE-15": "1223", "SU-30": "1123", "SU-67": "1325", "DE-HQ6": "0930", "SU-HQ2": "1122"}
    table = movement_phase("axis", units=units)
    assert {"1223", "1224"} <= zone_of_control(table, "soviet")
    reach = table.reach("DE-15")
    assert "1224" in reach
    # 1225 and 1125 lie behind Buda: from there it may not go on.
    assert not {"1225", "1125"} & reach
    # Who only comes into the city must stop there.
    coming = movement_phase(
        "axis",
        units={"DE-15": "1225", "SU-30": "1123", "SU-67": "1325", "DE-HQ6": "0930"},
    )
    assert "1224" in zone_of_control(coming, "soviet")
    assert "1224" in coming.reach("DE-15")
    assert "1223" not in coming.reach("DE-15")


@pytest.mark.rule("HU-3.3.3", "HU-7.3.5")
@pytest.mark.parametrize(("start", "steps"), [("1125", False), ("1224", True)])
def test_after_a_blitz_only_who_has_made_no_step_yet_slips_through_budapest(
    start: str, steps: bool
) -> None:
    units = {"DE-1PZ": start, "DE-3PZ": start, "SU-67": "1325 1", "SU-68": "1324", **HQS}
    control = {"axis": ["1223", "1224", "1125"]}
    table = Table(units=units, control=control, phase="axis-movement", turn=5)
    table.do(f"pile {start}", *(["move DE-1PZ 1224"] if start != "1224" else []))
    table.do("blitz 1325", dice="6")
    assert {"1223", "1224"} <= zone_of_control(table, "soviet")
    actions = GAME.scene(table.s, table.seat("axis")).actions
    ways = [view.path for view in actions if view.action == "move DE-1PZ 1223"]
    assert (("hex:1223",) in ways) == steps  # else only around Pest, outside the zones
    table.do("blitz 1324", dice="1")  # lost: nobody goes on
    assert table.phase != "group"


@pytest.mark.rule("HU-3.3.2")
def test_no_other_city_gives_this_right() -> None:
    # 0830 Pozsony and 0832 Vienna are cities, but not next to each other; take two plain hexes.
    table = movement_phase("axis", units={"DE-15": "1721", "SU-30": "1620", "SU-67": "1820", **HQS})
    assert "1820" not in table.reach("DE-15")
    assert "1722" in table.reach("DE-15")
    assert table.s.board.budapest.count(1) == 2


@pytest.mark.rule("HU-3.4.1", "HU-3.4.2")
def test_one_opened_hex_is_enough_to_restore_a_supply_line() -> None:
    ring = {"SU-30": "1620", "SU-67": "1724", "SU-107": "1921", "SU-HQ2": "1719"}
    ring |= {"SU-11": "1924", "SU-95": "1523"}
    pocket = {"DE-15": "1822", "DE-HQ6": "1226"}
    cut = Table(units={**ring, **pocket}, phase="axis-movement", turn=3)
    assert source_lines(cut.s, 0, 999)[cut.h("1822")] >= 999
    # The destruction of one unit frees one hex of the ring.
    gone = {name: at for name, at in ring.items() if name != "SU-95"}
    freed = Table(units={**gone, **pocket}, phase="axis-movement", turn=3)
    assert source_lines(freed.s, 0, 999)[freed.h("1822")] < 999
    # A friendly combat unit opens the hex it stands in: the line runs straight through.
    wall = {"DE-15": "1822", "DE-HQ6": "1826", "SU-30": "1724", "SU-HQ2": "1719"}
    around = Table(units=wall, phase="axis-movement", turn=3)
    assert source_lines(around.s, 0, 999)[around.h("1822")] == 5
    through = {**wall, "DE-46": "1823", "DE-75": "1824"}
    straight = Table(units=through, phase="axis-movement", turn=3)
    assert source_lines(straight.s, 0, 999)[straight.h("1822")] == 4


# Stacking


FOUR = {"DE-15": "1722", "DE-46": "1722", "DE-75": "1722", "DE-76": "1722"}


@pytest.mark.rule("HU-4.1.1", "HU-4.1.2", "HU-4.1.5")
def test_four_units_a_hex_others_may_pass_but_not_stop() -> None:
    table = movement_phase("axis", units={**FOUR, "DE-153": "1721", **HQS})
    reach = table.reach("DE-153")
    assert "1722" not in reach
    assert "1723" in reach
    table.do("pick DE-153")
    assert "HU-4.1.1" in table.refused("move DE-153 1722")


@pytest.mark.rule("HU-4.1.1", "HU-4.1.2", "HU-3.2.1", "HU-3.2.4")
def test_behind_full_hexes_in_an_enemy_zone_there_is_no_way_out() -> None:
    """The corner 0133 has two neighbours; both are full."""
    units = {"DE-15": "0133", "DE-HQ6": "0133"}
    units |= dict.fromkeys(("DE-46", "DE-75", "DE-76", "DE-96"), "0132")
    units |= dict.fromkeys(("DE-153", "DE-168", "HU-6GH", "HU-10GH"), "0232")
    through = movement_phase("axis", units=units)
    assert through.hq("DE-HQ6") == "partial"
    assert {"0131", "0231"} <= through.reach("DE-15")
    assert not {"0132", "0232"} & through.reach("DE-15")
    shut = movement_phase("axis", units={**units, "SU-30": "0231"})
    assert not shut.can("pick DE-15")
    assert shut.can("pick DE-46")


@pytest.mark.rule("HU-4.1.4")
def test_hqs_and_trucks_do_not_count() -> None:
    table = movement_phase("axis", units={**FOUR, "DE-HQ6": "1723"}, trucks={"axis": ["1723"]})
    assert "1722" in table.reach("DE-HQ6")
    table.do("pick-truck 1723")
    assert "1722" in table.targets("drive")
    three = {k: v for k, v in FOUR.items() if k != "DE-76"}
    full = movement_phase("axis", units={**three, "DE-HQ6": "1722", "DE-153": "1721"})
    assert "1722" in full.reach("DE-153")


@pytest.mark.rule("HU-4.1.3", "HU-4.1.6")
def test_czechs_stand_only_with_soviets_the_other_allies_with_anybody_else() -> None:
    units = {"CZ-1": "1722", "RO-II": "1721", "SU-30": "1723", "BG-III": "1621", "SK-1": "0523"}
    table = movement_phase("soviet", units={**units, "YU-12V": "1622"}, zone_open=True)
    assert "1723" in table.reach("CZ-1")
    assert "1721" not in table.reach("CZ-1")
    assert "1722" not in table.reach("RO-II")
    assert "1722" in table.reach("SU-30")
    assert {"1723", "1621", "1622"} <= table.reach("RO-II")
    table.do("pick CZ-1")
    assert "HU-4.1.3" in table.refused("move CZ-1 1721")


@pytest.mark.rule("HU-4.1.7")
def test_germans_and_hungarians_stack_freely() -> None:
    table = movement_phase("axis", units={"DE-15": "1722", "HU-6GH": "1721", **HQS})
    assert "1722" in table.reach("HU-6GH")


@pytest.mark.rule("HU-4.1.8", "HU-7.1.4")
def test_enemy_units_hqs_and_trucks_cannot_be_entered() -> None:
    table = movement_phase(
        "axis",
        units={"DE-1PZ": "1722", "SU-HQ2": "1721", "SK-1": "1622", "DE-HQ6": "1226"},
        trucks={"soviet": ["1723"]},
        zone_open=True,
    )
    reach = table.reach("DE-1PZ")
    assert not {"1721", "1622", "1723"} & reach
    table.do("pick DE-1PZ")
    assert "HU-7.1.4" in table.refused("move DE-1PZ 1721")


# Congestion


FIVE = {**FOUR, "DE-153": "1722"}


@pytest.mark.rule("HU-4.2.4", "HU-3.1.2")
@pytest.mark.parametrize(("guns", "hexes"), [(2, 6), (3, 6), (4, 0)])
def test_the_fourth_unit_of_a_hex_has_its_zone_the_fifth_has_none(guns: int, hexes: int) -> None:
    pile = [*("SU-5ART", "SU-7ART", "SU-9ART", "SU-16ART")[:guns], "SU-30"]
    table = movement_phase("axis", units={**dict.fromkeys(pile, "1822"), "DE-15": "1712"})
    assert len(zone_of_control(table, "soviet")) == hexes


@pytest.mark.rule("HU-4.2.1", "HU-4.2.4", "HU-4.2.5")
def test_those_that_arrived_last_have_no_value_no_zone_and_do_not_attack() -> None:
    table = Table(
        units={**FIVE, "SU-30": "1721", "SU-HQ2": "1719", "DE-HQ6": "1226"},
        phase="axis-combat",
        turn=3,
    )
    table.declare("1721")
    assert not table.can("join DE-153")
    assert table.can("join DE-15")
    other = Table(
        units={"DE-153": "1722", **FOUR, "SU-30": "1721", **HQS}, phase="axis-combat", turn=3
    )
    other.declare("1721")
    assert other.can("join DE-153")  # it came first
    assert not other.can("join DE-76")
    crowd = movement_phase("axis", units={**FIVE, **HQS})
    assert crowd.reach("DE-153")  # they move normally
    assert crowd.s.is_crowded_out(crowd.u("DE-153"))


@pytest.mark.rule("HU-4.2.3")
def test_a_full_place_is_offered_to_reinforcements_only_if_there_is_no_other() -> None:
    depots = {"DE-15": "0832", "DE-46": "0832", "DE-75": "0832", "DE-76": "0832"}
    table = Table(
        units={**depots, "DE-24PZ": "due turn:2", "DE-HQ6": "1226"},
        control={"soviet": ["0129", "0121"]},
        turn=2,
        phase="reinforcements",
    )
    assert table.at("DE-24PZ") == "0832"  # the only place, though full
    free = Table(
        units={**depots, "DE-24PZ": "due turn:2", "DE-HQ6": "1226"}, turn=2, phase="reinforcements"
    )
    assert free.targets("place") == {"0129", "0121"}


@pytest.mark.rule("HU-4.2.2", "HU-4.2.6", "HU-4.2.7")
def test_units_in_excess_lose_a_step_and_retreat_west_or_north() -> None:
    table = Table(
        units={**FOUR, "HU-6GH": "1722", "SU-2GMK": "1721", "SU-HQ2": "1719", "DE-HQ6": "1226"},
        phase="soviet-combat",
        turn=3,
    )
    table.attack("1722", "SU-2GMK")
    assert table.phase == "retreat"
    assert table.steps("HU-6GH") == 1
    # West 1723 and north-west 1622 are free of zones, north-east 1621 is next to 1721.
    assert table.targets("retreat") == {"1723", "1622"}
    lone = Table(
        units={**FIVE, "SU-2GMK": "1721", "SU-HQ2": "1719", "DE-HQ6": "1226"},
        phase="soviet-combat",
        turn=3,
    )
    told = lone.attack("1722", "SU-2GMK", dice="1")
    assert any(line.startswith("destroyed unit:DE-153") for line in told)  # a one-step unit


@pytest.mark.rule("HU-4.2.6", "HU-4.2.7")
def test_the_soviet_side_retreats_east_or_south_through_full_hexes_or_is_destroyed() -> None:
    soviets = {"SU-30": "1722", "SU-67": "1722", "SU-107": "1722", "SU-11": "1722"}
    table = Table(
        units={**soviets, "SU-95": "1722", "DE-1PZ": "1723", "SU-HQ2": "1719", "DE-HQ6": "1226"},
        phase="axis-combat",
        turn=3,
    )
    table.attack("1722", "DE-1PZ")
    assert table.targets("retreat") == {"1721", "1821"}  # 1822 is next to 1723
    surrounded = Table(
        units={
            **soviets,
            "SU-95": "1722",
            "DE-1PZ": "1723",
            "DE-3PZ": "1620",
            "DE-6PZ": "1922",
            "SU-HQ2": "1719",
            "DE-HQ6": "1226",
        },
        phase="axis-combat",
        turn=3,
    )
    told = surrounded.attack("1722", "DE-1PZ", dice="1")
    assert any(line.startswith("destroyed unit:SU-95") for line in told)
