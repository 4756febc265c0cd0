"""Sections 11, 13 and 14: victory, scenarios, control, what is open."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hungary.table import GAME, Table
from vezerkar.core.kernel import OBSERVER
from vezerkar.games.hungary.rules.victory import city_points, soviet_points
from vezerkar.games.hungary.schema.load import load_data

DATA = load_data()
CITIES = {"Budapest": ["1223", "1224"], "Vienna": ["0832"], "Kassa": ["0517"]}
CITIES |= {"Besztercebánya": ["0523"], "Pozsony": ["0830"], "Debrecen": ["1215"]}


def end_of_last_turn(scenario: str, turn: int, *cities: str, **fields: Any) -> Table:
    """The end of the last turn with these cities in Soviet hands."""
    units = {"SU-30": "1712", "DE-15": "0133", **fields.pop("units", {})}
    ours = [h for city in cities for h in CITIES[city]]
    theirs = [h for city in CITIES if city not in cities for h in CITIES[city]]
    return Table(
        scenario=scenario,
        units=units,
        control={"soviet": ours, "axis": theirs},
        phase="supply",
        turn=turn,
        **fields,
    )


@pytest.mark.rule("HU-11.1", "HU-11.2", "HU-11.3")
def test_there_are_forty_points_ten_each_for_budapest_and_vienna_five_for_the_others() -> None:
    points = {city.name: city.points for city in DATA.map.victory_city}
    assert sum(points.values()) == 40
    assert points == {
        "Budapest": 10,
        "Bécs": 10,
        "Kassa": 5,
        "Besztercebánya": 5,
        "Pozsony": 5,
        "Debrecen": 5,
    }
    book = {entry.id: entry for entry in GAME.scene(Table.new("campaign").s, OBSERVER).book}
    cities = [entry for entry in book.values() if entry.id.startswith("city:")]
    assert sorted(entry.facts[0].args["number"] for entry in cities) == [5, 5, 5, 5, 10, 10]


@pytest.mark.rule("HU-11.4", "HU-11.5", "HU-14.1")
def test_control_counts_not_occupation_and_budapest_needs_both_hexes() -> None:
    table = Table(units={"SU-30": "1712"}, control={"soviet": ["1215", "1223"]}, phase="air")
    assert city_points(table.s) == 5
    both = Table(units={"SU-30": "1712"}, control={"soviet": ["1223", "1224"]}, phase="air")
    assert city_points(both.s) == 10
    partisans = Table(units={"SK-1": "0523"}, phase="air")
    assert city_points(partisans.s) == 0  # partisans never score


@pytest.mark.rule("HU-13.1.1", "HU-13.1.2")
@pytest.mark.parametrize(
    ("cities", "winner"),
    [
        ((), "axis"),
        (("Kassa",), "draw"),
        (("Kassa", "Debrecen"), "draw"),
        (("Kassa", "Debrecen", "Pozsony"), "soviet"),
        (("Budapest", "Debrecen", "Kassa"), "soviet"),
    ],
)
def test_the_puszta_scenario(cities: tuple[str, ...], winner: str) -> None:
    assert end_of_last_turn("puszta", 4, *cities).over == winner
    head = DATA.scenario("puszta").scenario
    assert (head.first_turn, head.last_turn) == (1, 4)


@pytest.mark.rule("HU-13.1.3")
def test_surrounding_budapest_is_worth_five_points() -> None:
    ring = {"SU-11": "1022", "SU-67": "1126", "SU-107": "1326", "SU-35G": "1323", "SU-95": "1423"}
    ring |= {"SU-17G": "1024"}
    table = end_of_last_turn("puszta", 4, "Kassa", "Debrecen", units={**ring, "HU-BP": "1223"})
    assert table.over == "soviet"  # 5 + 5 + 5
    empty = end_of_last_turn("puszta", 4, "Kassa", "Debrecen", units=ring)
    assert empty.over == "draw"  # nobody is surrounded in an empty city
    gap = {k: v for k, v in ring.items() if k not in ("SU-67", "SU-107")}
    assert (
        end_of_last_turn("puszta", 4, "Kassa", "Debrecen", units={**gap, "HU-BP": "1223"}).over
        == "draw"
    )


@pytest.mark.rule("HU-13.1.4")
def test_a_link_to_the_slovak_partisans_is_worth_five_points() -> None:
    linked = end_of_last_turn(
        "puszta", 4, "Kassa", "Debrecen", units={"SK-1": "0523", "SU-HQ4": "0519"}
    )
    assert linked.over == "soviet"
    apart = end_of_last_turn(
        "puszta", 4, "Kassa", "Debrecen", units={"SK-1": "0523", "SU-HQ4": "0208"}
    )
    assert apart.over == "draw"


@pytest.mark.rule("HU-13.2.1", "HU-13.2.3")
def test_the_konrad_scenario_asks_for_three_cities_and_knows_no_draw() -> None:
    three = ("Budapest", "Kassa", "Besztercebánya")
    assert end_of_last_turn("konrad", 10, *three).over == "soviet"
    assert (
        end_of_last_turn("konrad", 10, "Budapest", "Kassa", "Vienna", "Pozsony", "Debrecen").over
        == "axis"
    )
    head = DATA.scenario("konrad").scenario
    assert (head.first_turn, head.last_turn) == (7, 10)


@pytest.mark.rule("HU-13.3.1", "HU-13.3.3", "HU-13.4.2", "HU-13.4.1")
@pytest.mark.parametrize(("scenario", "turn"), [("citadella", 14), ("campaign", 14)])
def test_citadel_and_campaign_count_thirty_twenty_five_and_twenty(scenario: str, turn: int) -> None:
    twenty = ("Budapest", "Kassa", "Debrecen")
    assert end_of_last_turn(scenario, turn, *twenty).over == "axis"
    assert end_of_last_turn(scenario, turn, *twenty, "Pozsony").over == "draw"
    assert end_of_last_turn(scenario, turn, *twenty, "Pozsony", "Besztercebánya").over == "soviet"
    heads = {name: DATA.scenario(name).scenario for name in ("citadella", "campaign")}
    assert (heads["citadella"].first_turn, heads["citadella"].last_turn) == (11, 14)
    assert (heads["campaign"].first_turn, heads["campaign"].last_turn) == (1, 14)


@pytest.mark.rule("HU-13.2.2", "HU-13.2.5", "HU-13.3.2", "HU-13.3.5", "HU-13.4.3")
def test_orders_of_the_scenarios() -> None:
    konrad = Table.new("konrad")
    assert (konrad.s.order, konrad.s.orders) == (1, 1)
    assert konrad.s.board.rolls_from == 8
    citadel = Table.new("citadella")
    assert (citadel.s.order, citadel.s.orders) == (2, 2)
    assert citadel.s.board.rolls_from > 14
    campaign = Table.new("campaign")
    assert (campaign.s.order, campaign.s.board.rolls_from) == (0, 5)
    assert Table.new("puszta").s.board.rolls_from > 4


# Set-up


@pytest.mark.rule("HU-13.0.1", "HU-13.1.5", "HU-13.2.4", "HU-13.3.4", "HU-13.4.4")
@pytest.mark.parametrize(
    ("scenario", "first"),
    [("puszta", "axis"), ("konrad", "soviet"), ("citadella", "axis"), ("campaign", "axis")],
)
def test_the_sides_set_up_in_order_in_the_areas_of_their_armies(scenario: str, first: str) -> None:
    table = Table.new(scenario, setup="free")
    assert table.asked == [first]
    unit = table.actions("pick")[3].split()[1]
    home = table.at(unit)
    table.do(f"pick {unit}")
    area = {table.name("hex", h) for h in table.s.board.areas[table.u(unit)]}
    goals = table.targets("place")
    assert goals <= area
    assert home not in goals
    goal = sorted(goals)[0]
    assert table.holder(goal) == first
    table.do(f"place {unit} {goal}")
    assert table.at(unit) == goal
    assert not table.can(f"pick {unit}")  # each unit once
    table.do("done")
    assert table.asked != [first]
    table.do("done")
    assert table.phase == "air"
    quick = Table.new(scenario)
    assert quick.at(unit) == home


@pytest.mark.rule("HU-13.0.1", "HU-4.1.1")
def test_no_unit_starts_where_there_is_no_room_left() -> None:
    table = Table.new("citadella", setup="free")
    full = table.h("1326")
    assert len(table.s.at[full]) >= 4
    assert full in table.s.board.areas[table.u("DE-1PZ")]
    assert table.holder("1326") == "axis"
    table.do("pick DE-1PZ")
    assert "1326" not in table.targets("place")


@pytest.mark.rule("HU-13.0.2")
def test_the_start_lines_divide_the_map() -> None:
    lines = {line.turn: len(line.soviet_hexes) for line in DATA.map.start_line}
    assert set(lines) == {1, 7, 11}
    for scenario, soviets in (("puszta", 0), ("konrad", 5), ("citadella", 20)):
        table = Table.new(scenario)
        assert city_points(table.s) == soviets
        for u in (*table.s.board.combat_units[0], *table.s.board.combat_units[1]):
            h = table.s.unit_hex[u]
            if h >= 0 and u not in table.s.board.partisans:
                assert table.s.control[h] == table.s.board.unit_side[u]


@pytest.mark.rule("HU-13.0.4", "HU-13.0.6")
def test_some_units_start_reduced_and_others_take_no_part() -> None:
    table = Table.new("konrad")
    assert table.steps("DE-1PZ") == 1
    assert table.at("SK-1") == "gone"
    assert table.at("DE-POL1") == "destroyed"
    lists = DATA.scenario("konrad")
    assert all(table.at(name) == "gone" for name in lists.pool.out_of_play)


@pytest.mark.rule("HU-13.0.5")
def test_trucks_start_with_hqs_and_may_be_set_up_beside_them_or_on_depots() -> None:
    table = Table.new("puszta", setup="free")
    places = {table.at(unit) for unit in DATA.scenario("puszta").trucks.axis}
    assert set(table.trucks("axis")) <= places
    truck = table.actions("pick-truck")[0]
    table.do(truck)
    assert {"0832", "0129", "0121"} <= table.targets("drive")


@pytest.mark.rule("HU-13.0.5")
def test_the_set_up_is_not_finished_while_a_truck_is_left_behind_by_its_hq() -> None:
    table = Table.new("campaign", setup="free")
    assert table.trucks("axis").count("1215") == 2
    table.do("pick DE-HQ6", "place DE-HQ6 1225")
    assert "HU-13.0.5" in table.refused("done")
    table.do("pick-truck 1215")
    assert {"1225", "0832"} <= table.targets("drive")
    assert "HU-13.0.5" in table.refused("halt")
    table.do("drive 1215 1225")
    assert not table.can("done")
    table.do("pick-truck 1215", "drive 1215 0832")
    assert table.can("done")
    # One that was placed before its HQ went may be placed again.
    again = Table.new("campaign", setup="free")
    again.do("pick-truck 1215", "halt", "pick-truck 1215", "halt")
    assert not again.can("pick-truck 1215")
    again.do("pick DE-HQ6", "place DE-HQ6 1225")
    assert again.can("pick-truck 1215")
    again.do("pick-truck 1215", "drive 1215 1225", "pick-truck 1215", "drive 1215 1225")
    again.do("done")
    assert again.asked == ["soviet"]


# Control and openness


@pytest.mark.rule("HU-14.1")
def test_passing_through_changes_control_but_not_by_hqs_trucks_or_partisans() -> None:
    units = {"SU-30": "1722", "SU-HQ2": "1719", "SK-1": "0523"}
    table = Table(
        units=units,
        trucks={"soviet": ["1722"]},
        phase="soviet-movement",
        turn=3,
        zone_open=True,
    )
    assert table.holder("1622") == "axis"
    table.do("pick SU-30", "move SU-30 1422")
    passed = [h for h in ("1622", "1621", "1522", "1523", "1521") if table.holder(h) == "soviet"]
    assert len(passed) >= 2
    assert table.holder("1422") == "soviet"
    table.do("pick SK-1", "move SK-1 0522")
    assert table.holder("0522") == "axis"
    table.do(
        "pick SU-HQ2", f"move SU-HQ2 {sorted(table.reach('SU-HQ2') & {'1620', '1719', '1619'})[0]}"
    )
    table.do("pick-truck 1722", "drive 1722 1724")
    assert table.holder("1724") == "axis"


@pytest.mark.rule("HU-14.2")
def test_everything_on_the_map_is_open_to_both_players_and_to_observers() -> None:
    table = Table.new("campaign")
    scenes = [GAME.scene(table.s, seat) for seat in (0, 1, OBSERVER)]
    assert scenes[0].tokens == scenes[1].tokens == scenes[2].tokens
    assert scenes[0].panels == scenes[1].panels == scenes[2].panels
    kinds = {token.kind for token in scenes[2].tokens}
    assert {"armor", "hq", "truck", "partisan"} <= kinds
    assert soviet_points(table.s) == 0
