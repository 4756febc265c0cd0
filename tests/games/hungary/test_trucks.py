"""Section 5.8 and 6.2: trucks, their arrival, the barge, hidden bids."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hungary.table import COLUMNS, GAME, Table, named
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import OBSERVER
from vezerkar.games.hungary.hidden import guess

RED = {"SU-2GMK": "1821", "SU-9GMK": "1821", "SU-HQ2": "1719"}


def truck_battle(trucks: dict[str, list[str]], **fields: Any) -> Table:
    """30 points attack a Hungarian division with a defence of 5 in open country."""
    units = {**RED, "HU-6GH": "1822", "DE-HQ6": "1226", **fields.pop("units", {})}
    table = Table(units=units, trucks=trucks, phase="soviet-combat", turn=3, **fields)
    table.attack("1822", "SU-2GMK", "SU-9GMK")
    return table


@pytest.mark.rule("HU-5.8.1.2", "HU-8.2.1")
def test_the_example_six_to_one_becomes_seven_to_one_with_one_truck() -> None:
    table = truck_battle({"soviet": ["1821", "1721"], "axis": []})
    found = table.battle()
    assert (found.attack, found.defence, COLUMNS[found.column]) == (30, 5, "6:1")
    told = table.do("bid 1", "truck 1721", dice="1")
    assert "rolled column:7:1 1 2 6" in told
    assert table.trucks("soviet") == ["1821"]


@pytest.mark.rule("HU-5.8.1.1")
def test_any_truck_of_a_side_serves_all_its_nations() -> None:
    units = {"RO-II": "1821", "HU-6GH": "1822", "SU-HQ2": "1719", "DE-HQ6": "1226"}
    table = Table(units=units, trucks={"soviet": ["1821"]}, phase="soviet-combat", turn=3)
    table.attack("1822", "RO-II")
    assert table.targets("bid") == {"0", "1"}


@pytest.mark.rule("HU-5.8.1.9", "HU-5.8.1.4", "HU-5.8.1.12")
@pytest.mark.parametrize(
    ("mine", "theirs", "net"), [(1, 0, 1), (5, 0, 3), (5, 1, 3), (2, 4, -2), (0, 5, -3)]
)
def test_trucks_move_the_column_by_three_at_most_net_of_both_sides(
    mine: int, theirs: int, net: int
) -> None:
    table = truck_battle({"soviet": ["1821"] * 5, "axis": ["1822"] * 5}, margit_crossed=True)
    table.s.bids = [theirs, mine]
    assert named(table.battle()).get("trucks", 0) == net
    hills = Table(
        units={**RED, "HU-6GH": "0422", "SU-5GTK": "0423", "DE-HQ6": "1226"},
        phase="soviet-combat",
        turn=3,
    )
    hills.s.battle = [hills.h("0422"), 0, 1]
    hills.s.attackers = [hills.u("SU-5GTK")]
    hills.s.bids = [3, 0]
    shifts = named(hills.battle())
    assert shifts["trucks"] == -3
    assert shifts["terrain"] == -2  # outside the limit of three


@pytest.mark.rule("HU-5.8.1.3", "HU-14.3", "HU-5.8.1.10")
def test_bids_are_secret_until_both_are_in_and_come_after_the_artillery() -> None:
    table = truck_battle({"soviet": ["1821"] * 2, "axis": ["1822"] * 2})
    assert table.phase == "bid"
    assert table.asked == ["axis", "soviet"]
    assert table.targets("bid", "soviet") == {"0", "1", "2"}
    table.do("bid 2", seat="soviet")
    assert table.asked == ["axis"]
    for seat in (0, OBSERVER):
        mine = GAME.scene(table.s, seat)
        others = {repr(GAME.scene(guess(table.s, seat, Seeded(n)), seat)) for n in range(8)}
        assert others == {repr(mine)}
        assert not any(track.id == "bid" for track in mine.tracks)
    assert {guess(table.s, 0, Seeded(n)).bids[1] for n in range(30)} == {0, 1, 2}
    assert any(track.id == "bid" for track in GAME.scene(table.s, 1).tracks)
    told = table.do("bid 1", dice="1", seat="axis")
    assert "bids 2 1" in told


@pytest.mark.rule("HU-5.8.1.3")
def test_a_bid_cannot_be_changed_and_zero_is_legal() -> None:
    table = truck_battle({"soviet": ["1821"], "axis": ["1822"]})
    table.do("bid 0", seat="soviet")
    assert table.actions(seat="axis") == ["bid 0", "bid 1"]
    assert table.s.legal_actions(1) == []


@pytest.mark.rule("HU-5.8.1.6", "HU-5.8.1.11")
def test_only_trucks_in_or_next_to_a_fighting_units_hex_count() -> None:
    near = truck_battle(
        {"soviet": ["1821", "1721", "1820", "1719"], "axis": ["1823", "1724", "1922"]}
    )
    assert near.targets("bid", "soviet") == {"0", "1", "2", "3"}
    assert near.targets("bid", "axis") == {"0", "1", "2"}
    assert "HU-5.8.1.6" in near.refused("bid 4", "soviet")
    near.do("bid 2", seat="soviet")
    near.do("bid 0", seat="axis")
    assert near.phase == "spend"
    assert near.targets("truck") == {"1821", "1721", "1820"}


@pytest.mark.rule("HU-5.8.1.5", "HU-5.8.1.13")
def test_spent_trucks_leave_the_map_whatever_the_result_and_beyond_the_limit_too() -> None:
    table = truck_battle({"soviet": ["1821"] * 5, "axis": []})
    table.do("bid 5", dice="1")
    assert table.trucks("soviet") == []


@pytest.mark.rule("HU-5.8.1.7", "HU-5.8.1.16")
def test_trucks_alone_defend_with_one_each_and_cannot_be_spent() -> None:
    units = {"SU-30": "1821", "SU-HQ2": "1719", "DE-HQ6": "1226"}
    table = Table(
        units=units, trucks={"axis": ["1822"] * 3 + ["1723"]}, phase="soviet-combat", turn=3
    )
    found = table.sum_of("1822", "SU-30")
    assert (found.attack, found.defence, COLUMNS[found.raw]) == (9, 3, "3:1")
    told = table.attack("1822", "SU-30", dice="1")  # 3:1 on the Soviet table: 3/2
    assert any(line.startswith("trucks-beaten side:axis hex:1822 2") for line in told)
    assert table.trucks("axis") == ["1723", "1822"]
    assert table.at("SU-30") == "destroyed"


@pytest.mark.rule("HU-5.8.1.14", "HU-5.8.1.15")
def test_trucks_with_combat_units_add_nothing_and_are_lost_with_the_last_of_them() -> None:
    table = truck_battle({"soviet": [], "axis": ["1822", "1822"]})
    assert table.battle().defence == 5
    table.do("bid 0", dice="6")  # 6:1: 1/6
    table.do("lose SU-2GMK")
    assert table.at("HU-6GH") == "destroyed"
    assert table.trucks("axis") == []
    assert table.trucks("soviet") == []  # lost, not captured


@pytest.mark.rule("HU-5.8.1.8", "HU-5.8.1.17")
def test_trucks_have_twelve_points_motorised_costs_and_may_use_rail() -> None:
    table = Table(
        units={"DE-HQ6": "1226"}, trucks={"axis": ["1728"]}, phase="axis-movement", turn=3
    )
    board = table.s.board
    assert board.truck_points == 24
    table.do("pick-truck 1728")
    goals = table.targets("drive")
    assert "1828" in goals
    assert "0832" in goals  # far away by rail
    assert not table.actions("operate")
    table.do("drive 1728 1828")
    assert table.trucks("axis") == ["1828"]
    assert not table.actions("pick-truck")


@pytest.mark.rule("HU-5.8.2.5")
def test_trucks_stay_on_the_map_from_turn_to_turn() -> None:
    table = Table(
        units={"DE-15": "1728", "DE-HQ6": "1728"}, trucks={"axis": ["1828"]}, phase="end", turn=3
    )
    assert table.s.turn == 4
    assert "1828" in table.trucks("axis")


# Arrival


def truck_arrival(turn: int, **fields: Any) -> Table:
    return Table(phase="trucks", turn=turn, **fields)


@pytest.mark.rule("HU-6.2.1", "HU-6.2.4", "HU-6.2.2", "HU-6.2.5", "HU-6.2.6")
def test_the_income_of_both_sides_by_turn() -> None:
    board = Table.new("campaign").s.board
    assert [board.income[0][turn] for turn in range(1, 15)] == [3] * 8 + [2] * 6
    assert [board.income[1][turn] for turn in range(1, 15)] == [6] * 6 + [3] * 5 + [5] * 3


@pytest.mark.rule("HU-5.8.2.1", "HU-10.2.3", "HU-5.8.2.7", "HU-5.8.2.4")
def test_a_fully_supplied_hq_takes_three_trucks_and_the_owner_shares_them_out() -> None:
    units = {"SU-HQ2": "2216", "SU-HQ4": "2016", "DE-HQ6": "1226"}
    table = truck_arrival(2, units=units, control={"soviet": ["2216", "2016"]})
    assert table.hq("SU-HQ2") == "full"
    assert table.asked == ["soviet"]
    assert table.targets("deliver") == {"SU-HQ2", "SU-HQ4"}
    table.do("deliver SU-HQ2", "deliver SU-HQ2", "deliver SU-HQ2")
    # The other HQ is partly supplied: it takes one of the other three.
    assert table.trucks("soviet") == ["2016", "2216", "2216", "2216"]
    assert table.asked == ["axis"]


@pytest.mark.rule("HU-5.8.2.2", "HU-10.2.15", "HU-5.8.2.8")
def test_the_example_three_partly_supplied_hqs_take_one_truck_each_and_three_are_lost() -> None:
    units = {"SU-HQ2": "1722", "SU-HQ3": "1724", "SU-HQ4": "1726", "DE-HQ6": "1226"}
    table = truck_arrival(6, units=units)
    assert {table.hq(hq) for hq in ("SU-HQ2", "SU-HQ3", "SU-HQ4")} == {"partial"}
    table.do("deliver SU-HQ2")
    table.do("deliver SU-HQ3")
    assert sorted(table.trucks("soviet")) == ["1722", "1724", "1726"]


RING = {"SU-30": "1620", "SU-67": "1724", "SU-107": "1921", "SU-11": "1924", "SU-95": "1523"}


@pytest.mark.rule("HU-5.8.2.3", "HU-6.2.3")
def test_a_hq_that_is_cut_off_receives_nothing_and_trucks_without_a_hq_are_lost() -> None:
    table = truck_arrival(
        2,
        units={**RING, "DE-HQ6": "1822", "SU-HQ2": "1719"},
        control={"soviet": ["0832"]},
    )
    assert table.hq("DE-HQ6") == "cut"
    assert table.trucks("axis") == []
    assert table.step != "trucks"


@pytest.mark.rule("HU-5.8.2.6", "HU-12.1.4", "HU-5.8.2.9")
def test_trucks_of_an_order_find_a_depot_where_the_hqs_have_no_room() -> None:
    table = truck_arrival(
        5,
        units={"DE-HQ6": "1829", "DE-15": "1828", "SU-30": "1712"},
        order={"received": 1, "current": 1},
    )
    assert table.hq("DE-HQ6") == "partial"
    # One ordinary truck to the HQ, two lost; the two of the order go to depots.
    assert table.targets("store") == {"0832", "0129", "0121"}
    table.do("store 0129", "store 0129")
    assert sorted(table.trucks("axis")) == ["0129", "0129", "1829"]
    occupied = truck_arrival(
        5,
        units={"DE-HQ6": "1829", "DE-15": "1828", "SU-30": "1712"},
        order={"received": 1, "current": 1},
        trucks={"soviet": ["0129"]},
    )
    assert occupied.targets("store") == {"0832", "0121"}  # an enemy truck stands there


@pytest.mark.rule("HU-5.8.3.1", "HU-5.8.3.4", "HU-5.8.3.3")
def test_a_barge_lands_one_truck_more_in_a_town_on_the_danube() -> None:
    table = truck_arrival(2, units={"DE-HQ6": "1822", "DE-15": "1823", "SU-30": "1712"})
    assert table.phase == "barge"
    ports = table.targets("land")
    assert {"1029", "1129", "1127", "1125", "1223", "1224", "2024"} <= ports
    before = len(table.trucks("axis"))
    table.do("land 1224")
    assert len(table.trucks("axis")) == before + 1
    assert "1224" in table.trucks("axis")


@pytest.mark.rule("HU-5.8.3.2", "HU-5.8.3.5")
def test_the_banks_up_to_vienna_must_be_free_and_the_port_in_own_hands() -> None:
    units = {"DE-HQ6": "1822", "DE-15": "1823", "SU-30": "1126"}
    table = truck_arrival(2, units=units)
    assert "1129" in table.targets("land")
    assert not {"1125", "1224", "1223"} & table.targets("land")  # a Soviet unit on the bank
    taken = truck_arrival(
        2,
        units={"DE-HQ6": "1822", "DE-15": "1823", "SU-30": "1712"},
        control={"soviet": ["1129"]},
    )
    assert "1129" not in taken.targets("land")
    assert "1224" in taken.targets("land")
    lorry = truck_arrival(
        2,
        units={"DE-HQ6": "1822", "DE-15": "1823", "SU-30": "1712"},
        trucks={"soviet": ["1129"]},
    )
    assert "1129" not in lorry.targets("land")  # an enemy truck stands on the quay
    assert "1224" in lorry.targets("land")
    vienna = truck_arrival(
        2,
        units={"DE-HQ6": "1822", "DE-15": "1823", "SU-30": "1712"},
        control={"soviet": ["0832"]},
    )
    assert vienna.phase != "barge"
