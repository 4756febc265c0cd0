"""Scenario rules about the way: cliffs, bluffs, steep and closed hills, the bridge of Arnhem."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.memoir.table import Table

CLASSES = ("infantry", "armor", "artillery")


def moving(scenario: str, unit: str, place: str, **more: Any) -> Table:
    """A unit of the scenario, put on another hex and perhaps of another kind, is to move."""
    side = "allies" if unit.startswith("al") else "axis"
    units = {unit: place, **more.pop("units", {})}
    fields: dict[str, Any] = {"active": side, "phase": "move", "ordered": [unit], "units": units}
    return Table(scenario=scenario, **fields, **more)


def fighting(scenario: str, attacker: str, units: dict[str, str], **more: Any) -> Table:
    """An ordered unit is to battle."""
    side = "allies" if attacker.startswith("al") else "axis"
    fields: dict[str, Any] = {
        "active": side,
        "phase": "battle",
        "ordered": [attacker],
        "units": units,
    }
    return Table(scenario=scenario, **fields, **more)


# Pointe du Hoc: cliffs. The beach hex e4 lies below the cliffs E5 and F5, e6 and d6 above E5.


@pytest.mark.rule("M44-F.6")
def test_from_the_beach_up_a_cliff_costs_infantry_2_hexes() -> None:
    table = moving("pointe-du-hoc", "al01", "infantry e4 4")
    assert {"E5", "F5"} < table.destinations("al01")
    # From the next row of the beach it would take three.
    table = moving("pointe-du-hoc", "al01", "infantry E3 4")
    assert {"d4", "e4"} < table.destinations("al01")
    assert not table.destinations("al01") & {"D5", "E5", "F5"}


@pytest.mark.rule("M44-F.6")
def test_from_a_cliff_down_to_the_beach_costs_infantry_2_hexes() -> None:
    table = moving("pointe-du-hoc", "al01", "infantry E5 4")
    assert {"d4", "e4", "D5", "F5"} < table.destinations("al01")
    # Neither the next row nor, after a step along the cliffs, the beach further on.
    assert not table.destinations("al01") & {"D3", "E3", "F3", "c4", "f4"}


@pytest.mark.rule("M44-F.6")
def test_infantry_that_has_climbed_a_cliff_has_moved_2_hexes() -> None:
    table = moving("pointe-du-hoc", "al01", "infantry e4 4", units={"ax04": "e6 4"})
    table.do("pick al01")
    table.do("move al01 E5", "0")
    assert table.active == "axis"  # nothing left to decide: it may not battle
    table = moving("pointe-du-hoc", "al01", "special_forces e4 4", units={"ax04": "e6 4"})
    table.do("pick al01")
    table.do("move al01 E5")
    assert table.targets("al01") == {"ax04"}


@pytest.mark.rule("M44-F.6")
def test_from_the_inland_side_a_cliff_is_a_normal_hill() -> None:
    table = moving("pointe-du-hoc", "al01", "infantry e6 4")
    assert {"E5", "F5", "D5", "G5"} < table.destinations("al01")
    table = moving("pointe-du-hoc", "al01", "armor E7 3")
    assert {"E5", "F5", "D5"} < table.destinations("al01")


@pytest.mark.rule("M44-F.6")
@pytest.mark.parametrize("kind", ["armor", "artillery"])
def test_the_way_between_beach_and_cliff_is_closed_to_armor_and_artillery(kind: str) -> None:
    up = moving("pointe-du-hoc", "al01", f"{kind} e4 2").destinations("al01")
    assert {"d4", "f4"} <= up
    assert not up & {"D5", "E5", "F5", "G5"}
    down = moving("pointe-du-hoc", "al01", f"{kind} E5 2").destinations("al01")
    assert {"D5", "F5"} <= down
    assert not down & {"c4", "d4", "e4", "f4"}


@pytest.mark.rule("M44-F.6")
def test_no_ground_is_taken_from_the_beach_up_a_cliff() -> None:
    units = {"al01": "infantry e4 4", "ax04": "E5 1"}
    table = fighting("pointe-du-hoc", "al01", units)
    table.do("attack al01 ax04", "grenade star 0")  # two dice: uphill
    assert table.at("ax04") is None
    assert table.at("al01") == "e4"
    assert table.active == "axis"  # it was not asked


@pytest.mark.rule("M44-F.6")
def test_ground_is_taken_down_a_cliff_by_infantry_but_not_by_armor() -> None:
    units = {"ax04": "infantry E5 4", "al01": "e4 1"}
    table = fighting("pointe-du-hoc", "ax04", units)
    table.do("attack ax04 al01", "grenade star star")
    table.do("advance ax04 e4", "0")
    assert table.at("ax04") == "e4"
    table = fighting("pointe-du-hoc", "ax04", {**units, "ax04": "armor E5 3"})
    table.do("attack ax04 al01", "grenade star star 0")
    assert table.at("ax04") == "E5"


@pytest.mark.rule("M44-F.6")
@pytest.mark.parametrize("kind", CLASSES)
def test_for_a_retreat_a_cliff_is_a_normal_hill_both_ways(kind: str) -> None:
    table = fighting("pointe-du-hoc", "ax04", {"ax04": "e6 4", "al01": f"{kind} E5 2"})
    table.do("attack ax04 al01", "flag star")
    assert table.actions() == ["retreat al01 d4", "retreat al01 e4"]
    table = fighting("pointe-du-hoc", "al01", {"al01": "infantry E3 4", "ax04": f"{kind} e4 2"})
    table.do("attack al01 ax04", "flag star star")
    assert table.actions() == ["retreat ax04 E5", "retreat ax04 F5"]
    assert table.men("ax04") == 2


# Omaha Beach: sea bluffs. The beach hexes C5 and D5 lie below the bluff c6, C7 and D7 above it.


@pytest.mark.rule("M44-F.7")
def test_between_beach_and_bluff_infantry_pays_2_hexes() -> None:
    up = moving("omaha-beach", "al01", "infantry D5 4").destinations("al01")
    assert "c6" in up
    assert not up & {"C7", "D7", "b6"}
    assert "c6" not in moving("omaha-beach", "al01", "infantry E5 4").destinations("al01")
    down = moving("omaha-beach", "al01", "infantry c6 4").destinations("al01")
    assert {"C5", "D5"} < down
    assert not down & {"E5", "b4", "c4", "d4"}


@pytest.mark.rule("M44-F.7")
@pytest.mark.parametrize("kind", ["armor", "artillery"])
def test_the_way_between_beach_and_bluff_is_closed_to_armor_and_artillery(kind: str) -> None:
    up = moving("omaha-beach", "al01", f"{kind} D5 2").destinations("al01")
    assert up
    assert "c6" not in up
    down = moving("omaha-beach", "al01", f"{kind} c6 2").destinations("al01")
    assert {"C7", "D7"} <= down
    assert not down & {"C5", "D5"}


@pytest.mark.rule("M44-F.7")
def test_infantry_takes_ground_onto_a_bluff_and_down_again_armor_neither() -> None:
    up = {"al01": "infantry D5 4", "ax01": "c6 1"}
    table = fighting("omaha-beach", "al01", up)
    table.do("attack al01 ax01", "grenade star")
    assert table.actions() == ["advance al01 c6", "stay"]
    table = fighting("omaha-beach", "al01", {**up, "al01": "armor D5 3"})
    table.do("attack al01 ax01", "grenade star 0")
    assert table.at("al01") == "D5"
    down = {"ax01": "c6 4", "al01": "infantry D5 1"}
    table = fighting("omaha-beach", "ax01", down)
    table.do("attack ax01 al01", "grenade star star")
    assert table.actions() == ["advance ax01 D5", "stay"]
    table = fighting("omaha-beach", "ax01", {**down, "ax01": "armor c6 3"})
    table.do("attack ax01 al01", "grenade star star 0")
    assert table.at("ax01") == "c6"


@pytest.mark.rule("M44-F.7")
@pytest.mark.parametrize("kind", CLASSES)
def test_for_a_retreat_a_bluff_is_a_normal_hill_both_ways(kind: str) -> None:
    table = fighting("omaha-beach", "ax01", {"ax01": "D7 4", "al01": f"{kind} c6 2"})
    table.do("attack ax01 al01", "flag star star")
    assert table.actions() == ["retreat al01 C5", "retreat al01 D5"]
    table = fighting("omaha-beach", "al01", {"al01": "infantry E5 4", "ax01": f"{kind} D5 2"})
    table.do("attack al01 ax01", "flag star star")
    assert "retreat ax01 c6" in table.actions()


# Mortain: steep hills. E5 is open ground next to the hills F5 and e4, which touch each other.


@pytest.mark.rule("M44-F.11")
def test_entering_a_steep_hill_from_below_costs_2_hexes() -> None:
    assert {"F5", "e4"} < moving("mortain", "al01", "infantry E5 4").destinations("al01")
    assert not moving("mortain", "al01", "infantry D5 4").destinations("al01") & {"F5", "e4"}
    tanks = moving("mortain", "al11", "D5 3").destinations("al11")
    assert {"F5", "e4"} < tanks  # one hex to E5 and two up
    assert "f6" in tanks
    assert "f4" not in tanks  # the way over the hill takes 1 + 2 + 1


@pytest.mark.rule("M44-F.11")
def test_from_hill_to_hill_and_downhill_costs_1_hex() -> None:
    table = moving("mortain", "al01", "infantry F5 4")
    assert {"e4", "E3", "f4", "G3"} < table.destinations("al01")  # E3 by e4, G3 by f4
    tanks = moving("mortain", "al11", "E5 3").destinations("al11")
    assert "f4" in tanks  # two up to F5 or e4 and one down


@pytest.mark.rule("M44-F.11")
def test_infantry_that_has_climbed_a_steep_hill_may_not_battle() -> None:
    table = moving("mortain", "al01", "infantry E5 4", units={"ax05": "f6 4"})
    table.do("pick al01")
    table.do("move al01 F5", "0")
    assert table.active == "axis"
    table = moving("mortain", "al01", "infantry e4 4", units={"ax05": "f6 4"})
    table.do("pick al01")
    table.do("move al01 F5")
    assert table.targets("al01") == {"ax05"}


# Montélimar and St. Vith: closed hills


@pytest.mark.rule("M44-F.13")
@pytest.mark.parametrize("kind", CLASSES)
def test_the_marked_hills_of_montelimar_are_closed_the_others_are_not(kind: str) -> None:
    table = moving("montelimar", "al05", f"{kind} I5 2")  # between the hills H5, h6 and J5
    assert "h6" in table.destinations("al05")
    assert not table.destinations("al05") & {"J5", "j6", "j4", "K5"}


@pytest.mark.rule("M44-F.13")
@pytest.mark.parametrize("kind", CLASSES)
def test_the_marked_hills_of_st_vith_are_closed_the_others_are_not(kind: str) -> None:
    table = moving("st-vith", "al12", f"{kind} E5 2")  # between the hills D5 and e4
    assert {"D5", "e4"} <= table.destinations("al12")
    table = moving("st-vith", "al12", f"{kind} e2 2")
    assert {"d2", "f2"} <= table.destinations("al12")
    assert not table.destinations("al12") & {"D3", "E3", "F3", "G3", "H3", "I3"}


@pytest.mark.rule("M44-F.13")
def test_no_retreat_leads_onto_a_closed_hill() -> None:
    table = fighting("montelimar", "al05", {"al05": "j2 4", "ax13": "J3 2"})
    table.do("attack al05 ax13", "flag star star")
    assert table.at("ax13") == "i4"  # the other hex behind it, j4, is closed
    table = fighting("st-vith", "ax11", {"al06": "d4 3", "ax11": "D5 4"}, sandbags=[])
    table.do("attack ax11 al06", "flag star star 0")
    assert (table.at("al06"), table.men("al06")) == ("d4", 2)  # D3 and E3 are closed


@pytest.mark.rule("M44-F.13")
def test_even_behind_enemy_lines_nobody_crosses_a_closed_hill() -> None:
    table = moving("montelimar", "al05", "infantry I5 4", card="behind_enemy_lines")
    assert {"h6", "F5", "L5"} & table.destinations("al05") == {"h6"}
    assert not table.destinations("al05") & {"J5", "j6", "j4", "K5", "k4"}


# Saverne: every hill is closed


@pytest.mark.rule("M44-F.14")
@pytest.mark.parametrize("kind", CLASSES)
def test_all_hills_of_saverne_are_closed(kind: str) -> None:
    table = moving("saverne-gap", "al01", f"{kind} C5 2")  # the hills c6, c4 and d4 lie around it
    assert {"B5", "D5"} <= table.destinations("al01")
    assert not table.destinations("al01") & {"c6", "c4", "d6", "d4", "E5"}
    hills = [t for t in table.layout.scenario.terrain if t.type == "hill"]
    assert len(hills) == 20
    for tile in hills:
        h = table.layout.grid.number(*tile.at)
        assert table.s.board.closed[CLASSES.index(kind) * table.s.board.count + h]


@pytest.mark.rule("M44-F.14")
def test_at_saverne_a_retreat_onto_a_hill_costs_a_figure() -> None:
    # Behind D5 lie the hills c6 and d6.
    table = fighting("saverne-gap", "al01", {"al01": "C5 3", "ax02": "D5 3"})
    table.do("attack al01 ax02", "flag star star 0")
    assert (table.at("ax02"), table.men("ax02")) == ("D5", 2)


# Arnhem: the bridge leads from I7 over h6, H5 and g4 to G3


@pytest.mark.rule("M44-F.15")
@pytest.mark.parametrize(
    ("place", "ways"),
    [
        ("h6", {"I7", "H5"}),
        ("H5", {"h6", "g4"}),
        ("g4", {"H5", "G3"}),
    ],
)
def test_on_the_bridge_of_arnhem_a_unit_moves_only_along_it(place: str, ways: set[str]) -> None:
    assert moving("arnhem-bridge", "ax06", f"artillery {place} 2").destinations("ax06") == ways
    for kind in ("infantry", "armor"):
        near = moving("arnhem-bridge", "ax06", f"{kind} {place} 2").destinations("ax06")
        assert ways <= near


@pytest.mark.rule("M44-F.15")
@pytest.mark.parametrize("kind", CLASSES)
@pytest.mark.parametrize(
    ("place", "bridge"),
    [
        *(("H7", "h6"), ("I5", "h6")),
        *(("G5", "H5"), ("I5", "H5"), ("h4", "H5")),
        *(("f4", "g4"), ("h4", "g4"), ("H3", "g4"), ("G5", "g4")),
    ],
)
def test_nobody_enters_the_bridge_of_arnhem_from_the_side(
    place: str, bridge: str, kind: str
) -> None:
    ends = {"ax02": "I7 4", "ax03": "G3 4", "ax09": "gone"}  # no way round over its ends
    table = moving("arnhem-bridge", "ax06", f"{kind} {place} 2", units=ends)
    assert table.destinations("ax06")
    assert bridge not in table.destinations("ax06")


@pytest.mark.rule("M44-F.15")
def test_the_bridge_of_arnhem_is_entered_and_left_at_its_ends() -> None:
    tanks = moving("arnhem-bridge", "ax07", "armor I7 3").destinations("ax07")
    assert {"h6", "H5", "g4"} < tanks
    tanks = moving("arnhem-bridge", "ax07", "armor G3 3").destinations("ax07")
    assert {"g4", "H5", "h6"} < tanks
    assert "G3" in moving("arnhem-bridge", "ax07", "armor h6 3").destinations("ax07")


@pytest.mark.rule("M44-F.15")
def test_ground_is_taken_only_along_the_bridge_of_arnhem() -> None:
    from_the_side = {"al02": "special_forces G5 4", "ax06": "infantry H5 1"}
    table = fighting("arnhem-bridge", "al02", from_the_side, sandbags=[])
    table.do("attack al02 ax06", "grenade star star 0")  # close assault is not limited
    assert table.at("al02") == "G5"
    along = {"al02": "special_forces g4 4", "ax06": "infantry H5 1"}
    table = fighting("arnhem-bridge", "al02", along, sandbags=[])
    table.do("attack al02 ax06", "grenade star star")
    assert table.can("advance al02 H5")


@pytest.mark.rule("M44-F.15")
@pytest.mark.parametrize(
    ("start", "enemy", "end"), [("h6", "I7", "H5"), ("H5", "h6", "g4"), ("g4", "H5", "G3")]
)
def test_a_retreat_leads_along_the_bridge_of_arnhem(start: str, enemy: str, end: str) -> None:
    units = {"al02": f"infantry {start} 4", "ax10": f"infantry {enemy} 4"}
    table = fighting("arnhem-bridge", "ax10", units, sandbags=[])
    table.do("attack ax10 al02", "flag star star")
    assert (table.at("al02"), table.men("al02")) == (end, 4)


@pytest.mark.rule("M44-F.15")
def test_no_retreat_leads_onto_the_bridge_of_arnhem_from_the_side() -> None:
    table = fighting("arnhem-bridge", "ax10", {"al02": "H7 4", "ax10": "I7 4"}, sandbags=[])
    table.do("attack ax10 al02", "flag star star 0")
    assert (table.at("al02"), table.men("al02")) == ("H7", 3)  # g6 is river, h6 the bridge
    table = fighting("arnhem-bridge", "al02", {"al02": "h4 4", "ax10": "g4 4"}, sandbags=[])
    table.do("attack al02 ax10", "flag flag star 0")
    assert (table.at("ax10"), table.men("ax10")) == ("h6", 4)  # not over G5 to the south
