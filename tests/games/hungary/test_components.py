"""Sections 1 and 2: sides, map, counters, turn sequence."""

from __future__ import annotations

import pytest

from tests.games.hungary.table import GAME, Table
from vezerkar.games.hungary.schema import Unit
from vezerkar.games.hungary.schema.load import load_data
from vezerkar.games.hungary.setup import all_counters
from vezerkar.games.hungary.terms import SIDES, TURN_STEPS
from vezerkar.games.hungary.view.reference import names
from vezerkar.records.position import read_position, write_position

DATA = load_data()
UNITS = {unit.id: unit for unit in DATA.units.unit}
AIR = {unit.id: unit for unit in DATA.units.air_unit}


@pytest.mark.rule("HU-1.0.1", "HU-1.0.2")
def test_a_side_can_be_shared_by_up_to_three_seats_and_every_unit_has_one_owner() -> None:
    table = Table.new("puszta")
    assert table.layout.seats == ("axis", "soviet")
    table = Table.new("puszta", axis_players=3, soviet_players=2)
    assert table.layout.seats == ("axis", "axis-north", "axis-hungary", "soviet", "soviet-north")
    owner = {u: table.layout.seats[table.s.board.unit_owner[table.u(u)]] for u in UNITS}
    assert owner["DE-1PZ"] == "axis"
    assert owner["DE-8J"] == "axis-north"
    assert owner["HU-6GH"] == "axis-hungary"
    assert owner["SU-30"] == "soviet-north"
    assert owner["SU-2GMK"] == "soviet"
    for unit, seat in owner.items():
        assert seat.startswith(UNITS[unit].side)


@pytest.mark.rule("HU-1.0.3")
def test_the_commander_ends_phases_and_assigns_aircraft_owners_move_their_units() -> None:
    settings = {"axis_players": 2}
    table = Table(
        settings=settings, units={"DE-1PZ": "1722", "HU-6GH": "1723"}, phase="axis-movement", turn=3
    )
    assert table.asked == ["axis", "axis-hungary"]
    assert table.actions("pick", "axis") == ["pick DE-1PZ"]
    assert table.actions("pick", "axis-hungary") == ["pick HU-6GH"]
    assert table.can("end", "axis")
    assert not table.can("end", "axis-hungary")
    assert "HU-1.0.3" in table.refused("pick HU-6GH", "axis")
    table.do("pick HU-6GH", seat="axis-hungary")
    assert table.asked == ["axis-hungary"]
    air = Table.new("puszta", axis_players=2, soviet_players=2)
    assert air.phase == "air"
    assert air.asked == ["axis", "soviet"]


@pytest.mark.rule("HU-1.0.3", "HU-8.3.8", "HU-8.3.2")
def test_every_owner_is_asked_about_his_own_artillery_the_commander_first() -> None:
    units = {"SU-5ART": "1722", "SU-9ART": "1722", "SU-17ART": "1722"}
    tanks = {"SU-2GMK": "1821", "SU-9GMK": "1821"}
    table = Table(
        settings={"soviet_players": 3},
        units={**units, **tanks, "HU-6GH": "1822", "SU-HQ2": "1719", "DE-HQ6": "1226"},
        trucks={"soviet": ["1722", "1722", "1721"]},
        phase="soviet-combat",
        turn=3,
    )
    table.do("announce 1822", "done", "attack 1822")
    table.do("join SU-2GMK", "join SU-9GMK", "go")
    assert (table.asked, table.actions()) == (["soviet"], ["fire SU-5ART", "done"])
    _, again = read_position(write_position(GAME, table.s))
    assert again.freeze() == table.s.freeze()
    table.do("done")
    assert (table.asked, table.actions()) == (["soviet-north"], ["fire SU-17ART", "done"])
    table.do("fire SU-17ART")
    assert (table.phase, table.asked) == ("gun-truck", ["soviet-north"])
    table.do("truck 1721")
    assert (table.asked, table.actions()) == (["soviet-south"], ["fire SU-9ART", "done"])
    table.do("done")
    assert (table.phase, table.asked) == ("bid", ["soviet"])


@pytest.mark.rule("HU-1.0.3", "HU-12.2.3.1")
def test_the_owner_of_the_partisans_says_whether_they_evade() -> None:
    table = Table(
        settings={"soviet_players": 2},
        units={"DE-15": "0524", "SK-1": "0523", "DE-HQ6": "1226", "SU-HQ2": "1719"},
        phase="axis-combat",
        turn=3,
    )
    table.attack("0523", "DE-15")
    assert (table.phase, table.asked) == ("evade", ["soviet-north"])


@pytest.mark.rule("HU-1.0.3")
def test_losses_are_chosen_by_the_owner_of_the_units_and_bids_by_the_commander() -> None:
    table = Table(
        settings={"axis_players": 2},
        units={"SU-2GMK": "1821", "HU-6GH": "1822", "HU-4PH": "1822", "SU-HQ2": "1719"},
        trucks={"axis": ["1822"]},
        phase="soviet-combat",
        turn=3,
    )
    table.attack("1822", "SU-2GMK")
    assert (table.phase, table.asked) == ("bid", ["axis"])
    table.do("bid 0", dice="5")  # 1:1: 2/1
    assert (table.phase, table.asked) == ("losses", ["axis-hungary"])


@pytest.mark.rule("HU-1.1.1", "HU-1.2.1")
def test_the_words_of_the_rulebook_are_used_and_a_hex_is_about_twenty_kilometres() -> None:
    hungarian = (GAME.folder / "text" / "hu.ftl").read_text(encoding="utf-8")
    for word in ("illámtámadás", "mozgáspont", "ellenőrzési zóna", "főhadiszállás", "OOS"):
        assert word in hungarian
    assert names().forms("hu", "kind", "hq") == {"nom": "főhadiszállás"}
    assert DATA.map.grid.km_per_hex == 22.5


@pytest.mark.rule("HU-1.2.2", "HU-1.3.1", "HU-1.3.2")
def test_the_axis_owns_germans_and_hungarians_the_soviet_side_all_others() -> None:
    for unit in all_counters(DATA):
        assert (unit.side == "axis") == (unit.nation in ("german", "hungarian"))
    assert "Division" in UNITS["DE-1PZ"].name
    assert "hadtest" in UNITS["SU-30"].name


@pytest.mark.rule("HU-1.2.3")
def test_the_turn_track_has_fourteen_half_months_from_october_1944() -> None:
    track = DATA.tables.turn
    assert len(track) == 14
    starts = {turn.n: turn.date[:7] for turn in track}
    assert starts[1] == "1944-10"
    assert starts[3] == "1944-11"
    assert starts[5] == "1944-12"
    assert starts[7] == "1945-01"
    assert starts[11] == "1945-03"
    assert track[-1].date.endswith("1945-04-30")


@pytest.mark.rule("HU-1.3.3")
def test_allies_of_the_soviets_use_operational_movement_too() -> None:
    table = Table(units={"RO-II": "1722", "BG-III": "1712"}, phase="soviet-movement", turn=3)
    assert table.reach("RO-II", far=True)
    assert table.reach("BG-III", far=True)


@pytest.mark.rule("HU-1.4.1", "HU-1.4.2")
def test_every_hex_that_the_rulebook_names_is_on_the_map_with_hungarian_names() -> None:
    ids = {h.id for h in DATA.map.hexes.list}
    assert len(ids) == 748
    named = {"0832", "0129", "0121", "1401", "2301", "2307", "2314", "2021", "1821", "1822"}
    assert named <= ids
    towns = {town.name for town in DATA.map.town}
    assert {"Ungvár", "Kolozsvár"} <= towns
    assert not {"Uzhgorod", "Cluj"} & towns


@pytest.mark.rule("HU-1.4.3", "HU-1.4.4")
def test_columns_run_from_east_to_west_and_distance_is_counted_in_steps() -> None:
    table = Table.new("puszta")
    board = table.s.board
    h = table.h
    assert board.near[6 * h("1821") + 2] == h("1822")  # to the west
    assert board.far(h("1821"), h("1822")) == 1
    assert board.far(h("1223"), h("2021")) == 8
    rows: dict[str, int] = {}
    for place in board.hexes:
        name = table.name("hex", place)
        rows[name[:2]] = rows.get(name[:2], 0) + 1
    assert {row: rows[row] for row in ("01", "02", "23")} == {"01": 33, "02": 32, "23": 33}
    assert len(rows) == 23
    # Odd rows: NW is (r-1, c), NE is (r-1, c-1); even rows: NW is (r-1, c+1), NE is (r-1, c).
    assert [table.name("hex", n) for n in board.near[6 * h("1721") : 6 * h("1721") + 6]] == [
        "1621",
        "1620",
        "1722",
        "1720",
        "1821",
        "1820",
    ]


@pytest.mark.rule("HU-1.5.1", "HU-1.5.2", "HU-1.5.3")
def test_there_are_240_counters_with_two_sides() -> None:
    assert len(UNITS) + len(AIR) == 240
    viking = UNITS["DE-VK"]
    assert (viking.attack, viking.move, viking.defence) == (12, 12, 8)
    assert viking.army
    for unit in UNITS.values():
        if unit.steps == 2:
            assert unit.r_attack < unit.attack
            assert unit.r_defence < unit.defence
            assert unit.r_move == unit.move


@pytest.mark.rule("HU-1.6.1", "HU-1.6.2", "HU-1.6.3", "HU-1.6.4")
def test_every_mark_of_the_rulebook_is_on_a_counter() -> None:
    labels = " ".join(u.label for u in all_counters(DATA))
    for mark in ("GH", "HH", "Hz", "PH", "Pc", "SL", "Sz"):
        assert mark in labels
    german = [
        "DR",
        "LAH",
        "HS",
        "HJ",
        "Tot",
        "VK",
        "HW",
        "RF",
        "FG",
        "MT",
        "Lz",
        "Hc",
        "Dirl",
        "FHH",
        "FGr",
        "Frw",
        "Geb",
        "J",
        "K",
        "Pz",
        "Pol",
    ]
    for mark in german:
        assert mark in labels, mark
    for mark in ("UR", "GK", "L", "Sh", "TK", "Ukr"):
        assert mark in labels
    for mark in ("C1AR", "Mt", "TV", "Cz", "Slvk", "12V", "NOVJ", "III", "IV"):
        assert mark in labels, mark
    assert any(u.s_marked for u in UNITS.values())


def combat_units() -> list[Unit]:
    return [unit for unit in UNITS.values() if unit.type != "hq"]


@pytest.mark.rule("HU-14.4")
def test_combat_units_are_the_eight_types_and_hqs_are_units_but_not_combat_units() -> None:
    table = Table.new("campaign")
    types = {unit.type for unit in combat_units()}
    assert types == {
        "armor",
        "mechanized",
        "cavalry",
        "infantry",
        "mountain",
        "light_infantry",
        "artillery",
        "partisan",
    }
    for unit in UNITS.values():
        assert table.s.is_combat(table.u(unit.id)) == (unit.type != "hq")
    assert table.s.board.unit_mobile[table.u("DE-FHH")] == 1  # motorised = mechanised


# Section 2


@pytest.mark.rule("HU-2.1", "HU-2.3", "HU-2.7", "HU-6.1.1")
def test_a_turn_runs_through_its_steps_in_order_the_soviet_side_first() -> None:
    table = Table(
        scenario="puszta",
        units={"SU-HQ2": "2216", "DE-HQ6": "1215", "SU-30": "2215 1", "DE-15": "1216 1"},
        turn=2,
        phase="order",
    )
    seen: list[tuple[str, str]] = []
    while table.s.turn == 2 and table.s.waiting:
        here = (table.step, table.asked[0])
        if not seen or seen[-1] != here:
            seen.append(here)
        actions = table.actions(seat=table.asked[0])
        done = [o for o in actions if o.split()[0] in ("done", "end", "ready", "halt")]
        table.do((done or actions)[0], seat=table.asked[0])
    steps = [step for step, _ in seen]
    assert steps == sorted(steps, key=TURN_STEPS.index)
    assert [who for step, who in seen if step == "trucks"] == ["axis"]  # one HQ each but barges
    assert [who for step, who in seen if step == "replacements"] == ["soviet", "axis"]
    assert steps.index("soviet-movement") < steps.index("axis-movement")
    order = "trucks replacements reinforcements withdrawals transfers air air-battles"
    order += " soviet-movement soviet-combat axis-movement axis-combat end supply"
    assert [step for step in TURN_STEPS if step in order.split()] == order.split()


@pytest.mark.rule("HU-2.2")
def test_all_movement_is_finished_before_the_first_battle() -> None:
    table = Table(
        units={"SU-2GMK": "1821", "HU-6GH": "1822", "SU-HQ2": "1719"},
        phase="soviet-movement",
        turn=3,
    )
    assert table.phase == "movement"
    assert not table.actions("announce")
    table.do("end")
    assert table.phase == "announce"
    assert not table.actions("pick")


@pytest.mark.rule("HU-2.4")
def test_aircraft_come_home_and_markers_are_cleared_at_the_end_of_the_turn() -> None:
    table = Table(
        units={
            "DE-1PZ": "1722 2 moved fought counted",
            "DE-SG2": "base in:B2",
            "SU-30": "1712 2",
            "DE-HQ6": "1723",
        },
        phase="axis-combat",
        turn=3,
    )
    assert table.s.turn == 4  # nobody could attack
    assert table.s.sector[table.u("DE-SG2")] < 0
    assert table.s.flags[table.u("DE-1PZ")] == 0


@pytest.mark.rule("HU-2.5")
def test_only_the_last_turn_ends_the_game() -> None:
    table = Table(
        scenario="puszta",
        units={"SU-30": "1712", "DE-1PZ": "0832"},
        control={"soviet": ["1223", "1224", "0517", "0523", "1215", "0830"]},
        phase="supply",
        turn=3,
    )
    assert table.over is None
    assert table.s.turn == 4
    last = Table(
        scenario="puszta",
        units={"SU-30": "1712", "DE-1PZ": "0832"},
        control={"soviet": ["1223", "1224", "0517", "0523", "1215", "0830"]},
        phase="supply",
        turn=4,
    )
    assert last.over == "soviet"


@pytest.mark.rule("HU-2.6")
@pytest.mark.parametrize("scenario", ["puszta", "konrad", "citadella", "campaign"])
def test_a_scenario_starts_with_the_air_phase(scenario: str) -> None:
    table = Table.new(scenario)
    assert table.step == "air"
    assert table.phase == "air"
    trucks = table.layout.scenario.trucks
    for side in SIDES:
        assert len(table.trucks(side)) == sum(getattr(trucks, side).values())


@pytest.mark.rule("HU-14.7")
def test_a_player_with_nothing_to_do_is_passed_over() -> None:
    table = Table(units={"DE-1PZ": "1722", "DE-HQ6": "1723"}, phase="soviet-movement", turn=3)
    assert (table.phase, table.asked) == ("movement", ["axis"])  # no Soviet piece at all
