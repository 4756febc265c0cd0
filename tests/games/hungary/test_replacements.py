"""Section 6: replacements, reinforcements, withdrawals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hungary.table import GAME, Table
from vezerkar.games.hungary.phases.logistics import grant_points
from vezerkar.games.hungary.rules.replacements import AIR, GROUND, MOBILE
from vezerkar.games.hungary.schema.load import load_data
from vezerkar.games.hungary.terms import NATIONS

# Fully supplied HQs: 2216 has a railway to a Soviet depot, 1129 to Vienna.
HQS = {"SU-HQ2": "2216", "DE-HQ6": "1129"}
EAST = {"soviet": ["2216"]}


def replacement_step(turn: int, **fields: Any) -> Table:
    units = {**HQS, **fields.pop("units")}
    return Table(units=units, phase="replacements", turn=turn, **fields)


def partly_supplied(units: dict[str, str]) -> Table:
    """The only Soviet HQ has a depot in reach, but no railway to it."""
    control = {"axis": ["1401", "2301", "2307"]}
    placed = {"SU-HQ2": "1722", "DE-HQ6": "1129", **units}
    table = Table(units=placed, phase="replacements", turn=2, control=control)
    assert table.hq("SU-HQ2") == "partial"
    return table


def axis_replacement_step(turn: int, **fields: Any) -> Table:
    """The Axis part of step 2."""
    table = replacement_step(turn, **fields)
    if table.asked == ["soviet"]:
        table.do("done")
    return table


def points(table: Table, nation: str) -> tuple[int, int, int]:
    n = NATIONS.index(nation)
    given = table.s.points
    return given[GROUND + n], given[MOBILE + n], given[AIR + n]


@pytest.mark.rule("HU-6.3.1", "HU-6.3.8")
def test_a_point_restores_a_reduced_unit_or_rebuilds_a_destroyed_one_on_its_reduced_side() -> None:
    table = replacement_step(
        2, units={"SU-30": "2217 1", "SU-67": "destroyed", "SU-5UR": "destroyed"}
    )
    before = points(table, "soviet")[0]
    table.do("restore SU-30")
    assert table.steps("SU-30") == 2
    table.do("rebuild SU-67", "place SU-67 2217")
    assert (table.at("SU-67"), table.steps("SU-67")) == ("2217", 1)
    assert points(table, "soviet")[0] == before - 2
    table.do("rebuild SU-5UR", "place SU-5UR 2217")
    assert table.steps("SU-5UR") == 1  # its only side


@pytest.mark.rule("HU-6.3.8", "HU-6.5.4", "HU-13.0.7")
def test_units_out_of_play_or_withdrawn_cannot_be_rebuilt() -> None:
    table = replacement_step(2, units={"SU-30": "2217 1", "SU-67": "gone", "SU-11": "destroyed"})
    assert table.targets("rebuild") == {"SU-11"}


@pytest.mark.rule("HU-6.3.9", "HU-6.3.4")
def test_a_rebuilt_unit_may_be_restored_in_the_same_phase_and_moves_this_turn() -> None:
    table = replacement_step(2, units={"SU-67": "destroyed"}, control=EAST)
    table.do("rebuild SU-67", "place SU-67 2217")
    assert table.can("restore SU-67")
    table.do("restore SU-67")
    assert table.steps("SU-67") == 2
    assert table.s.flags[table.u("SU-67")] == 0


@pytest.mark.rule("HU-6.3.2")
def test_a_unit_is_restored_only_if_it_is_linked_to_a_working_hq() -> None:
    units = {"SU-30": "2217 1", "SU-67": "1402 1", "SU-107": "1524 1"}
    table = replacement_step(2, units=units, control=EAST)
    assert table.targets("restore") == {"SU-30"}  # a depot alone is not enough, nor a long line
    assert "HU-6.3.2" in table.refused("restore SU-67")


@pytest.mark.rule("HU-6.3.10", "HU-10.2.9", "HU-10.2.14", "HU-10.2.16", "HU-10.2.10")
def test_a_partly_supplied_hq_restores_one_unit_a_turn_and_rebuilds_none() -> None:
    units = {"SU-HQ2": "1722", "SU-30": "1721 1", "SU-67": "1721 1", "SU-11": "destroyed"}
    table = partly_supplied(units)
    assert table.targets("restore") == {"SU-30", "SU-67"}
    table.do("rebuild SU-11")
    assert table.at("SU-11") == "2314"  # on the depot, not beside the HQ
    table.do("restore SU-30")
    assert not table.actions("restore")
    # Two partly supplied HQs in reach of both units restore one each.
    two = Table(units={**units, "SU-HQ3": "1720", "DE-HQ6": "1129"}, phase="replacements", turn=2)
    two.do("restore SU-30", "restore SU-67")
    assert two.steps("SU-67") == 2
    full = replacement_step(2, units={"SU-30": "2217 1", "SU-67": "2217 1", "SU-11": "2217 1"})
    full.do("restore SU-30", "restore SU-67", "restore SU-11")


@pytest.mark.rule("HU-6.3.10", "HU-10.2.14")
def test_what_one_side_restores_does_not_use_up_the_hqs_of_the_other() -> None:
    units = {"SU-HQ4": "0208", "SU-HQ2": "2216", "SU-11": "0309 1"}
    units |= {"DE-HQ6": "1418", "DE-357": "1419 1"}
    table = Table(units=units, phase="replacements", turn=2)
    assert (table.hq("SU-HQ4"), table.hq("DE-HQ6")) == ("partial", "partial")
    table.do("restore SU-11")  # all that its HQ can do
    assert table.asked == ["axis"]
    table.do("restore DE-357")
    assert table.steps("DE-357") == 2


@pytest.mark.rule("HU-6.3.3", "HU-6.3.11")
def test_rebuilt_units_return_on_a_depot_or_next_to_a_fully_supplied_hq() -> None:
    table = replacement_step(2, units={"SU-67": "destroyed"}, control=EAST)
    table.do("rebuild SU-67")
    goals = table.targets("place")
    assert {"1401", "2301", "2307", "2314"} <= goals
    assert {"2216", "2217", "2215", "2316", "2317"} <= goals
    assert "2218" not in goals


@pytest.mark.rule("HU-6.3.5")
def test_points_are_not_saved() -> None:
    table = replacement_step(2, units={"SU-67": "2217 1"})
    table.do("done")
    assert table.steps("SU-67") == 1
    later = Table(units={**HQS, "SU-67": "2217 1"}, phase="replacements", turn=3)
    assert points(later, "soviet")[0] == 12
    grant_points(later.s)  # what is left from before does not count
    assert points(later, "soviet")[0] == 12


@pytest.mark.rule("HU-6.3.5")
def test_points_that_a_side_leaves_are_lost_at_once_and_no_longer_shown() -> None:
    units = {"SU-67": "2217 1", "SU-6GIAD": "base 1", "DE-15": "1128 1", "HU-6GH": "1128 1"}
    table = replacement_step(2, units=units, control=EAST)
    table.do("done")
    assert points(table, "soviet") == points(table, "romanian") == (0, 0, 0)
    assert points(table, "german")[0] == 1
    assert nations_shown(table) == ["nation:german", "nation:hungarian"]
    table.do("done")
    assert not any(table.s.points)
    assert not nations_shown(table)


def nations_shown(table: Table) -> list[object]:
    """The nations whose points are shown."""
    panels = GAME.scene(table.s, 0).panels
    return [r.text.args["nation"] for p in panels if p.id == "replacements" for r in p.rows]


@pytest.mark.rule("HU-6.3.6")
def test_each_nation_restores_only_its_own_units() -> None:
    units = {"RO-II": "2217 1", "RO-IV": "2217 1", "SU-30": "2217 1"}
    table = replacement_step(3, units=units)
    table.do("restore RO-II")
    assert points(table, "romanian")[0] == 0
    assert table.targets("restore") == {"SU-30"}  # Soviet points do not help Romanians
    assert "HU-6.3.6" in table.refused("restore RO-IV")


@pytest.mark.rule("HU-6.3.7", "HU-6.3.12", "HU-6.3.13", "HU-6.3.14")
def test_the_points_of_the_nations() -> None:
    even = replacement_step(2, units={"SU-67": "2217 1"})
    odd = replacement_step(3, units={"SU-67": "2217 1"})
    assert points(even, "german")[::2] == (1, 1)
    assert points(odd, "german")[::2] == (1, 0)
    assert points(even, "soviet") == points(odd, "soviet") == (12, 2, 1)
    assert (points(even, "romanian")[::2], points(odd, "romanian")[::2]) == ((1, 1), (1, 0))
    for nation in ("bulgarian", "yugoslav"):
        assert (points(even, nation)[0], points(odd, nation)[0]) == (1, 0)
    for nation in ("czech", "slovak"):
        assert points(even, nation)[0] == points(odd, nation)[0] == 0


@pytest.mark.rule("HU-6.3.12")
def test_only_some_of_the_points_may_be_used_for_armour() -> None:
    armour = dict.fromkeys(("SU-2GMK", "SU-9GMK", "SU-4GMK"), "2217 1")
    table = replacement_step(2, units={**armour, "SU-30": "2217 1"}, control=EAST)
    table.do("restore SU-2GMK", "restore SU-9GMK")
    assert table.targets("restore") == {"SU-30"}


@pytest.mark.rule("HU-6.3.7")
def test_the_one_point_of_the_germans_may_be_used_for_armour() -> None:
    units = {"DE-1PZ": "1128 1", "DE-15": "1128 1", "SU-30": "2217"}
    table = axis_replacement_step(2, units=units)
    assert table.targets("restore") == {"DE-1PZ", "DE-15"}
    table.do("restore DE-1PZ")
    assert not table.targets("restore")


@pytest.mark.rule("HU-6.3.15", "HU-6.3.16", "HU-9.5.3")
def test_air_points_restore_and_rebuild_air_units_at_their_hq() -> None:
    units = {
        "SU-6GIAD": "base 1",
        "SU-10GIAD": "base 1 hq:none",
        "SU-7GSH": "destroyed",
        "SU-30": "2217",
    }
    table = replacement_step(2, units=units, control=EAST)
    assert table.can("restore SU-6GIAD")
    assert not table.can("restore SU-10GIAD")  # it has no HQ
    table.do("rebuild SU-7GSH")
    assert table.at("SU-7GSH") == "base"
    assert table.steps("SU-7GSH") == 1
    assert not table.can("restore SU-6GIAD")  # the air point is spent
    german = axis_replacement_step(
        2, units={"DE-JG52": "base 1", "DE-JG53": "destroyed", "SU-30": "2217"}
    )
    assert german.can("restore DE-JG52")
    assert german.can("rebuild DE-JG53")
    assert not axis_replacement_step(3, units={"DE-JG52": "base 1", "SU-30": "2217"}).can(
        "restore DE-JG52"
    )


@pytest.mark.rule("HU-6.3.16")
def test_a_partly_supplied_hq_restores_an_air_unit_and_rebuilds_none() -> None:
    units = {"SU-6GIAD": "base 1 hq:SU-HQ2", "SU-7GSH": "destroyed"}
    table = partly_supplied(units)
    assert table.can("restore SU-6GIAD")
    assert not table.can("rebuild SU-7GSH")


@pytest.mark.rule("HU-6.3.1.1", "HU-6.3.1.4")
def test_hungary_restores_two_units_on_even_turns_while_it_holds_budapest() -> None:
    even = replacement_step(2, units={"HU-6GH": "1128 1"})
    assert points(even, "hungarian")[0] == 2
    assert points(replacement_step(3, units={"HU-6GH": "1128 1"}), "hungarian")[0] == 0
    assert points(replacement_step(14, units={"HU-6GH": "1128 1"}), "hungarian")[0] == 2


@pytest.mark.rule("HU-6.3.1.2", "HU-6.3.1.5", "HU-6.3.1.6")
def test_only_one_unit_when_budapest_is_lost_or_surrounded() -> None:
    lost = replacement_step(2, units={"HU-6GH": "1128 1"}, control={"soviet": ["1223", "1224"]})
    assert points(lost, "hungarian")[0] == 1
    half = replacement_step(2, units={"HU-6GH": "1128 1"}, control={"soviet": ["1223"]})
    assert points(half, "hungarian")[0] == 2  # one of its hexes is still Axis
    ring = {"SU-30": "1022", "SU-67": "1126", "SU-107": "1326", "SU-11": "1323", "SU-95": "1423"}
    inside = {"HU-BP": "1223", "HU-HQ3": "1224"}
    inside["HU-6GH"] = "1128 1"  # somebody to restore, or the step is over at once
    pocket = replacement_step(2, units={**ring, **inside, "SU-17G": "1024"})
    assert points(pocket, "hungarian")[0] == 1
    empty = {k: v for k, v in inside.items() if k != "HU-BP"}
    open_ring = {k: v for k, v in ring.items() if k not in ("SU-67", "SU-107")}
    assert points(replacement_step(2, units={**open_ring, **empty}), "hungarian")[0] == 2
    assert points(replacement_step(2, units={**open_ring, **inside}), "hungarian")[0] == 2


@pytest.mark.rule("HU-6.3.1.3")
def test_on_turn_4_hungary_may_also_restore_an_air_unit() -> None:
    table = replacement_step(4, units={"HU-6GH": "1128 1"}, control={"soviet": ["1223", "1224"]})
    assert points(table, "hungarian")[2] == 1
    assert points(replacement_step(6, units={"HU-6GH": "1128 1"}), "hungarian")[2] == 0


# Reinforcements


def reinforcement_step(turn: int, **fields: Any) -> Table:
    units = {**HQS, **fields.pop("units")}
    return Table(units=units, phase="reinforcements", turn=turn, **fields)


@pytest.mark.rule("HU-6.4.1", "HU-6.4.7", "HU-6.4.3", "HU-13.0.3")
def test_a_reinforcement_comes_at_full_strength_on_a_depot_and_may_move() -> None:
    table = reinforcement_step(2, units={"SU-68": "due turn:2", "SU-23": "due turn:3"})
    assert table.targets("place") == {"1401", "2301", "2307", "2314"}
    table.do("place SU-68 2301")
    assert (table.at("SU-68"), table.steps("SU-68")) == ("2301", 2)
    assert table.at("SU-23") == "due"
    assert table.s.flags[table.u("SU-68")] == 0


@pytest.mark.rule("HU-6.4.1")
@pytest.mark.parametrize(
    ("scenario", "turns"), [("campaign", [5]), ("puszta", [4]), ("citadella", [])]
)
def test_the_card_of_a_reinforcement_says_when_it_comes_in_this_scenario(
    scenario: str, turns: list[int]
) -> None:
    table = Table.new(scenario)
    card = next(entry for entry in GAME.scene(table.s, 0).book if entry.id == "unit:DE-44")
    assert [fact.args["number"] for fact in card.facts if fact.key == "fact-arrives"] == turns
    assert [t for t in [table.s.arrival[table.u("DE-44")]] if t] == turns


@pytest.mark.rule("HU-6.4.4")
def test_arrival_is_not_optional_and_waits_only_if_every_place_is_taken() -> None:
    table = reinforcement_step(2, units={"DE-24PZ": "due turn:2"})
    assert all(action.startswith("place") for action in table.actions())
    lost = {"soviet": ["0832", "0129", "0121"]}
    waits = reinforcement_step(2, units={"DE-24PZ": "due turn:2"}, control=lost)
    assert waits.at("DE-24PZ") == "due"
    later = reinforcement_step(
        3, units={"DE-24PZ": "due turn:2"}, control={"soviet": ["0832", "0129"]}
    )
    assert later.at("DE-24PZ") == "0121"
    zone = reinforcement_step(
        2, units={"DE-24PZ": "due turn:2", "SU-30": "0222"}, control={"soviet": ["0832", "0129"]}
    )
    assert zone.at("DE-24PZ") == "0121"  # an enemy zone does not matter


@pytest.mark.rule("HU-6.4.2")
def test_hungarians_may_enter_in_any_hungarian_town_with_a_railway() -> None:
    table = reinforcement_step(3, units={"HU-SL": "due turn:3", "SU-30": "1216"})
    goals = table.targets("place")
    assert {"1223", "1920", "1129", "0832"} <= goals
    assert "1215" not in goals  # Debrecen is in a Soviet zone
    taken = reinforcement_step(3, units={"HU-SL": "due turn:3"}, control={"soviet": ["1920"]})
    assert "1920" not in taken.targets("place")
    german = reinforcement_step(3, units={"DE-357": "due turn:3"})
    assert german.targets("place") == {"0832", "0129", "0121"}


@pytest.mark.rule("HU-6.4.2", "HU-1.4.1")
def test_by_the_borders_of_1944_szabadka_is_a_hungarian_town_and_eszek_is_not() -> None:
    table = reinforcement_step(3, units={"HU-SL": "due turn:3"})
    assert "2021" in table.targets("place")
    assert "2325" not in table.targets("place")
    country = {h.id: h.c for h in load_data().map.hexes.list}
    for town in load_data().map.town:
        assert country[town.hex] == town.country, town.name


@pytest.mark.rule("HU-6.4.5")
def test_units_from_croatia_and_galicia_enter_at_their_edge_or_on_a_depot() -> None:
    table = reinforcement_step(4, units={"DE-HC": "due turn:4"})
    assert {"1933", "2032", "2133", "2232", "2333", "0832"} <= table.targets("place")
    galicia = reinforcement_step(4, units={"SU-101": "due turn:4"})
    assert {"0105", "0112", "1401"} <= galicia.targets("place")


@pytest.mark.rule("HU-6.4.6", "HU-9.2.2.2")
def test_the_third_front_and_its_aircraft_come_on_turn_4() -> None:
    start = Table.new("campaign")
    assert start.s.arrival[start.u("SU-HQ3")] == 4
    assert start.s.arrival[start.u("SU-3GIAD")] == 4
    units = {"SU-HQ3": "due turn:4", "SU-3GIAD": "due turn:4", "DE-NSG10": "due turn:4"}
    table = reinforcement_step(4, units=units)
    table.do("place SU-HQ3 2314")
    assert table.at("SU-3GIAD") == "base"
    assert table.s.base[table.u("SU-3GIAD")] == table.u("SU-HQ3")
    assert table.at("DE-NSG10") == "base"
    homeless = reinforcement_step(4, units={"SU-3GIAD": "due turn:4"}, control=EAST)
    assert homeless.s.base[homeless.u("SU-3GIAD")] == homeless.u("SU-HQ2")
    full = {f"SU-{n}": "base hq:SU-HQ2" for n in ("6GIAD", "13GIAD", "14GIAD", "279IAD", "7GSH")}
    full |= {f"SU-{n}": "base hq:SU-HQ2" for n in ("12GSH", "218BAD", "312L", "10GIAD", "15IAD")}
    waits = reinforcement_step(4, units={**full, "SU-3GIAD": "due turn:4"}, control=EAST)
    assert waits.at("SU-3GIAD") == "due"


@pytest.mark.rule("HU-6.4.1.1", "HU-6.4.1.2")
def test_the_vojvodina_corps_comes_to_szabadka_or_near_it() -> None:
    assert Table.new("campaign").s.arrival[Table.new("campaign").u("YU-12V")] == 7
    table = reinforcement_step(7, units={"YU-12V": "due turn:7"}, control={"soviet": ["2021"]})
    assert table.at("YU-12V") == "2021"
    near = reinforcement_step(
        7, units={"YU-12V": "due turn:7"}, control={"soviet": ["2121", "2220", "2218"]}
    )
    assert {"2121", "2220"} <= near.targets("place")
    assert "2218" not in near.targets("place")  # three hexes away
    around = [near.name("hex", h) for h in near.s.board.near_szabadka]
    nowhere = reinforcement_step(
        7, units={"YU-12V": "due turn:7"}, control={"axis": ["2021", *around]}
    )
    assert nowhere.targets("place") == {"1401", "2301", "2307", "2314"}  # any own depot


# Withdrawals


def withdrawal_step(turn: int, **fields: Any) -> Table:
    units = {**HQS, **fields.pop("units")}
    return Table(units=units, phase="withdrawals", turn=turn, **fields)


@pytest.mark.rule("HU-6.5.1", "HU-6.5.4", "HU-6.5.7")
def test_a_named_unit_leaves_by_itself_and_for_good() -> None:
    table = withdrawal_step(
        4, units={"DE-100J": "1128", "DE-8J": "1127", "DE-SCHILL": "due turn:4"}
    )
    assert table.at("DE-100J") == "gone"
    assert table.at("DE-SCHILL") == "gone"
    assert table.at("DE-8J") == "1127"
    assert table.step != "withdrawals"


@pytest.mark.rule("HU-6.5.2", "HU-6.5.5", "HU-6.5.3")
def test_a_destroyed_or_cut_off_unit_is_replaced_by_another_of_its_kind() -> None:
    others = {"DE-15": "1127 1", "DE-3GEB": "1127", "DE-1PZ": "1127", "HU-6GH": "1127"}
    table = withdrawal_step(4, units={"DE-100J": "destroyed", **others, "DE-46": "1722 2 oos"})
    assert table.phase == "withdrawals"
    # Infantry, mountain and light infantry are one group; armour, Hungarians and OOS are not.
    assert table.targets("withdraw") == {"DE-15", "DE-3GEB"}
    table.do("withdraw DE-15")
    assert table.at("DE-15") == "gone"
    assert table.at("DE-100J") == "destroyed"
    cut = withdrawal_step(4, units={"DE-100J": "1722 2 oos", "DE-3GEB": "1127"})
    assert cut.at("DE-3GEB") == "gone"
    assert cut.at("DE-100J") == "1722"


@pytest.mark.rule("HU-6.5.6")
def test_without_a_substitute_nothing_leaves() -> None:
    table = withdrawal_step(4, units={"DE-100J": "destroyed", "DE-1PZ": "1127"})
    assert table.at("DE-1PZ") == "1127"
    assert table.step != "withdrawals"
