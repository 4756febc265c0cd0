"""Section 12: Führer orders and the Slovak rising."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hungary.table import Table
from vezerkar.core.chance import Script
from vezerkar.games.hungary.phases.turns import roll_order
from vezerkar.games.hungary.rules.orders import owes

AXIS_ARMY = {"DE-1PZ": "1722", "DE-3PZ": "1722", "DE-15": "1722", "DE-HQ6": "1226"}
RED = {"SU-30": "1721", "SU-HQ2": "1719"}


def after_order_roll(die: int, **fields: Any) -> Table:
    """The roll of a turn with this die."""
    units = {"SU-30": "1712", "DE-15": "1030", **fields.pop("units", {})}
    turn = fields.pop("turn", 5)
    table = Table(units=units, phase="trucks", turn=turn, **fields)
    roll_order(table.s, Script([die - 1]))
    return table


@pytest.mark.rule("HU-12.1.1")
@pytest.mark.parametrize(("die", "comes"), [(1, False), (4, False), (5, True), (6, True)])
def test_from_turn_5_on_a_roll_of_5_or_6_brings_an_order(die: int, comes: bool) -> None:
    assert bool(after_order_roll(die).s.order) == comes
    early = Table(units={"SU-30": "1712", "DE-15": "1030"}, phase="trucks", turn=4)
    roll_order(early.s, Script([]))  # no die at all
    assert early.s.order == 0


@pytest.mark.rule("HU-12.1.2", "HU-12.1.6")
def test_soviets_two_hexes_from_budapest_add_one_to_the_first_order_only() -> None:
    near = {"SU-67": "1221"}
    assert after_order_roll(4, units=near).s.order == 1
    assert after_order_roll(4, units={"SU-67": "1220"}).s.order == 0  # three hexes
    assert after_order_roll(4, units={"SK-1": "1221"}, zone_open=True).s.order == 0
    second = after_order_roll(4, units=near, order={"received": 1})
    assert second.s.order == 0
    assert after_order_roll(6, units=near).s.order == 1


@pytest.mark.rule("HU-12.1.3")
def test_only_two_orders_come() -> None:
    table = Table(
        units={"SU-30": "1712", "DE-15": "1030"}, phase="trucks", turn=6, order={"received": 2}
    )
    roll_order(table.s, Script([]))
    assert table.s.orders == 2


@pytest.mark.rule("HU-12.1.4", "HU-12.1.5")
def test_the_orders_bring_two_trucks_and_one() -> None:
    board = Table.new("campaign").s.board
    assert board.order_trucks[1:] == [2, 1]
    assert board.order_steps[1:] == [10, 16]
    assert board.order_mobile[1:] == [4, 10]


@pytest.mark.rule("HU-12.1.7", "HU-12.1.9", "HU-12.1.8")
def test_the_combat_phase_does_not_end_while_a_legal_attack_adds_to_the_order() -> None:
    table = Table(
        units={**AXIS_ARMY, **RED},
        phase="axis-combat",
        turn=5,
        order={"received": 1, "current": 1},
    )
    table.do("done")
    # Not announced, but owed: it is all there is to do, and it cannot be called off.
    assert table.phase == "attackers"
    assert table.targets("join") == {"DE-1PZ", "DE-3PZ", "DE-15"}
    assert not table.can("call-off")
    table.do("join DE-1PZ", "go", dice="4")
    assert table.s.order_steps == 2
    assert table.phase == "attackers"  # four steps more are possible
    second = Table(
        units={**AXIS_ARMY, **RED},
        phase="axis-combat",
        turn=5,
        order={"received": 2, "current": 2, "steps": 16, "mobile": 9},
    )
    assert owes(second.s)
    enough = Table(
        units={**AXIS_ARMY, **RED},
        phase="axis-combat",
        turn=5,
        order={"received": 2, "current": 2, "steps": 16, "mobile": 10},
    )
    assert not owes(enough.s)
    enough.do("done")
    assert enough.step != "axis-combat"


@pytest.mark.rule("HU-12.1.7")
def test_each_unit_counts_once_a_turn_with_its_steps_when_it_first_attacks() -> None:
    table = Table(
        units={
            "DE-1PZ": "1722 2",
            "DE-15": "1722 1",
            "DE-HQ6": "1226",
            "SU-30": "1721",
            "SU-67": "1721",
            "SU-HQ2": "1719",
        },
        phase="axis-movement",
        turn=5,
        order={"received": 1, "current": 1},
    )
    table.do("pick DE-1PZ", "blitz 1721", dice="6")
    while table.phase == "losses":
        table.do(table.actions()[0])
    assert (table.s.order_steps, table.s.order_mobile) == (2, 2)
    table.do("end", "done")
    table.do("join DE-15", "join DE-1PZ", dice="6")
    assert (table.s.order_steps, table.s.order_mobile) == (3, 2)  # DE-15 has one step


@pytest.mark.rule("HU-12.1.8")
def test_an_order_that_cannot_be_met_does_not_block_the_game() -> None:
    table = Table(
        units={"DE-1PZ": "1722", "DE-HQ6": "1226", "SU-30": "1712"},
        phase="axis-combat",
        turn=5,
        order={"received": 1, "current": 1},
    )
    assert table.s.turn == 6


@pytest.mark.rule("HU-12.1.8", "HU-5.5.8")
def test_a_unit_without_attack_value_owes_an_attack_only_together_with_another() -> None:
    order = {"received": 1, "current": 1}
    weak = {"HU-2PH": "1722 1 oos", "DE-HQ6": "1226", **RED}
    alone = Table(units=weak, phase="axis-combat", turn=5, order=order)
    assert alone.s.turn == 6  # nobody can lead an attack
    two = Table(units={**weak, "DE-1PZ": "1722"}, phase="axis-combat", turn=5, order=order)
    two.do("done")
    assert two.targets("join") == {"DE-1PZ", "HU-2PH"}
    # Neither called off nor made alone: the tanks have to lead. The second die is for turn 6.
    assert "attacked hex:1721 2" in two.do("join HU-2PH", dice="6 1")


@pytest.mark.rule("HU-12.1.8", "HU-5.5.8", "HU-1.0.3")
def test_nobody_owes_an_attack_that_only_another_player_could_lead() -> None:
    units = {"HU-2PH": "1722 1 oos", "DE-1PZ": "1722 2 counted", "DE-HQ6": "1226", **RED}
    table = Table(
        settings={"axis_players": 2},
        units=units,
        phase="axis-combat",
        turn=5,
        order={"received": 1, "current": 1, "steps": 2, "mobile": 2},
    )
    table.do("done", seat="axis")
    # The Hungarian has no attack of his own, the German none that counts.
    assert table.actions(seat="axis") == ["end"]


# The rising


ZONE = {"SK-1": "0523", "SK-2": "0623", "SK-3": "0522"}


@pytest.mark.rule("HU-12.2.1.1")
def test_three_partisan_units_stand_in_the_zone_from_the_start() -> None:
    table = Table.new("campaign")
    places = {table.at(unit) for unit in ("SK-1", "SK-2", "SK-3")}
    assert places <= {table.name("hex", h) for h in table.s.board.zone_hexes}
    assert [table.steps(unit) for unit in ("SK-1", "SK-2", "SK-3")] == [1, 1, 1]
    free = Table.new("campaign", setup="free")
    while free.asked == ["axis"]:
        free.do("done")
    free.do("pick SK-1")
    for place in free.targets("place"):
        assert free.s.board.zone[free.h(place)]
        assert not free.s.at[free.h(place)] or free.s.board.unit_side[free.s.at[free.h(place)][0]]


def rising_position(side: str, **fields: Any) -> Table:
    units = {"DE-HQ8": "0727", "SU-HQ4": "0208", **fields.pop("units")}
    return Table(units=units, phase=side, turn=3, **fields)


@pytest.mark.rule("HU-12.2.1.7", "HU-12.2.1.2")
def test_partisans_stay_in_the_zone_until_a_soviet_unit_enters_it() -> None:
    table = rising_position("soviet-movement", units=ZONE)
    zone = {table.name("hex", h) for h in table.s.board.zone_hexes}
    assert table.reach("SK-2") <= zone
    assert table.reach("SK-2", far=True) <= zone
    opened = rising_position("soviet-movement", units=ZONE, zone_open=True)
    assert not opened.reach("SK-2") <= zone
    enters = rising_position("soviet-movement", units={**ZONE, "SU-3GK": "0421"[:2] + "20"})
    enters.do("pick SU-3GK", "move SU-3GK 0421")
    assert enters.s.zone_open
    outside = rising_position("soviet-combat", units={"SK-2": "0624", "DE-15": "0625"})
    assert outside.step != "soviet-combat"  # 0625 is not in the zone: no attack


@pytest.mark.rule("HU-12.2.1.3")
def test_partisans_are_always_supplied() -> None:
    table = Table(units={**ZONE, "DE-15": "0524", "DE-HQ8": "0727"}, phase="supply", turn=3)
    assert not any(table.is_oos(unit) for unit in ZONE)


@pytest.mark.rule("HU-12.2.1.4", "HU-12.2.1.5", "HU-12.2.1.9")
def test_linked_partisans_replenish_the_czech_corps() -> None:
    units = {**ZONE, "CZ-1": "0520 1", "SU-HQ4": "0519", "DE-HQ6": "1129"}
    table = Table(units=units, phase="replacements", turn=2)
    assert table.targets("absorb") == {"SK-1", "SK-2", "SK-3"}
    table.do("absorb SK-2")
    assert table.steps("CZ-1") == 2
    assert table.at("SK-2") == "gone"
    assert table.s.rising == 0
    far = Table(units={**units, "SU-HQ4": "0505"}, phase="replacements", turn=2)
    assert not far.actions("absorb")  # nobody is linked
    depot = {**units, **dict.fromkeys(ZONE, "gone"), "SK-1": "1403"}
    assert Table(units=depot, phase="replacements", turn=2).targets("absorb") == {"SK-1"}  # to 1401


@pytest.mark.rule("HU-12.2.1.5", "HU-6.3.10", "HU-10.2.14")
def test_the_czech_corps_is_restored_by_its_hq_like_any_other_unit() -> None:
    corps = {"CZ-1": "0416 1", "SU-11": "0416 1", "SU-95": "0416 1", "SK-1": "0417"}
    units = {"SU-HQ4": "0316", **corps, "DE-HQ6": "1129"}
    table = Table(units=units, phase="replacements", turn=2)
    assert table.hq("SU-HQ4") == "partial"  # it restores one unit a turn
    assert table.targets("restore") == {"SU-11", "SU-95"}
    assert table.targets("absorb") == {"SK-1"}
    other = table.copy()
    other.do("restore SU-11")
    assert not other.actions("absorb")
    table.do("absorb SK-1")
    assert table.steps("CZ-1") == 2
    assert not table.actions("restore")


@pytest.mark.rule("HU-12.2.1.6", "HU-12.2.1.8")
def test_a_destroyed_czech_corps_is_rebuilt_from_two_partisan_units_next_to_a_hq() -> None:
    units = {**ZONE, "CZ-1": "destroyed", "SU-HQ4": "0519", "DE-HQ6": "1129"}
    table = Table(units=units, phase="replacements", turn=2, control={"soviet": ["0519", "0520"]})
    assert table.hq("SU-HQ4") == "partial"  # no rail link is needed
    assert len(table.actions("absorb-two")) == 3
    table.do("absorb-two SK-1 SK-3")
    assert table.targets("place") <= {"0519", "0520", "0518", "0419", "0418", "0619", "0618"}
    table.do(table.actions("place")[0])
    assert table.steps("CZ-1") == 1
    assert (table.at("SK-1"), table.at("SK-2"), table.at("SK-3")) == ("gone", "0623", "gone")


@pytest.mark.rule("HU-14.7", "HU-12.2.1.6", "HU-5.1.3")
def test_partisans_that_keep_the_hq_in_supply_cannot_be_given_up_for_the_czech_corps() -> None:
    # SK-1 and SK-2 hold 1721 open in the zones of the Germans; without them the HQ is cut off.
    line = ["1722", "1721", "1720", "1719", "1718", "1717"]
    units = {"SU-HQ4": "1722", "SK-1": "1721", "SK-2": "1721", "SK-3": "0523"}
    units |= {"DE-15": "1723", "DE-46": "1821", "DE-3PZ": "1521", "DE-HQ6": "1226"}
    fields: dict[str, Any] = {"phase": "replacements", "turn": 6, "control": {"soviet": line}}
    two = Table(units={**units, "SU-30": "destroyed", "CZ-1": "destroyed"}, **fields)
    assert (two.phase, two.hq("SU-HQ4")) == ("replacements", "partial")
    assert two.can("rebuild SU-30")
    assert not two.actions("absorb-two")
    third = Table(units={**units, "SK-3": "1720", "CZ-1": "destroyed"}, zone_open=True, **fields)
    assert third.targets("absorb-two") == {"SK-3"}  # one of the two stays in 1721
    third.do("absorb-two SK-1 SK-3")
    assert third.at("CZ-1") == "1722"


@pytest.mark.rule("HU-12.2.1.6", "HU-12.2.1.8", "HU-4.1.3")
def test_the_czech_corps_may_take_the_place_of_the_partisans_it_is_rebuilt_from() -> None:
    units = {"SK-1": "0519", "SK-2": "0519", "CZ-1": "destroyed", "SU-HQ4": "0519"}
    around = ["0518", "0520", "0418", "0419", "0618", "0619"]
    control = {"soviet": ["0519"], "axis": around}
    table = Table(units={**units, "DE-HQ6": "1129"}, phase="replacements", turn=2, control=control)
    table.do("absorb-two SK-1 SK-2")
    assert table.at("CZ-1") == "0519"


@pytest.mark.rule("HU-12.2.2.1", "HU-12.2.2.2", "HU-12.2.2.3")
def test_when_the_last_partisans_are_destroyed_a_die_is_rolled_for_every_s_unit() -> None:
    units = {"DE-15": "0524", "DE-46": "0524", "SK-1": "0523", "DE-HW": "0724", "DE-DIRL": "0724"}
    table = rising_position("axis-combat", units=units)
    table.declare("0523")
    table.do("join DE-15", "join DE-46", "go")
    table.do("fight", dice="6")
    assert table.at("SK-1") == "destroyed"
    told: list[str] = []
    while table.step == "axis-combat" and table.phase in ("losses", "advance"):
        done = table.actions("done")
        told += table.do((done or table.actions())[0], dice="4 5" if done else "")
    assert table.at("DE-HW") == "gone"  # 4
    assert table.at("DE-DIRL") == "0724"  # 5; it still leaves on its own turn
    assert table.at("DE-15") in ("0524", "0523")  # no roll for other Germans
    assert table.s.board.unit_leaves[table.u("DE-DIRL")] == 9
    assert table.s.rising == 2


@pytest.mark.rule("HU-12.2.2.1")
def test_there_is_no_roll_if_the_last_partisans_were_absorbed() -> None:
    units = {"SK-1": "0523", "CZ-1": "0520 1", "SU-HQ4": "0519", "DE-HQ6": "1129"}
    table = Table(units=units, phase="replacements", turn=2)
    table.do("absorb SK-1")
    assert not table.s.has_partisans()
    assert table.s.rising == 0


@pytest.mark.rule("HU-12.2.2.4")
def test_hungarians_do_not_fight_the_rising() -> None:
    table = rising_position(
        "axis-combat", units={"HU-6GH": "0524", "DE-15": "0524", "SK-1": "0523"}
    )
    table.declare("0523")
    assert table.targets("join") == {"DE-15"}
    assert "HU-12.2.2.4" in table.refused("join HU-6GH")
    moving = rising_position("axis-movement", units={"HU-6GH": "0721", "SK-1": "0523"})
    assert not moving.reach("HU-6GH") & {moving.name("hex", h) for h in moving.s.board.zone_hexes}
    opened = rising_position(
        "axis-movement", units={"HU-6GH": "0721", "SK-1": "0523"}, zone_open=True
    )
    assert "0622" in opened.reach("HU-6GH")


@pytest.mark.rule("HU-12.2.2.4")
def test_hungarians_are_not_rebuilt_in_the_zone_of_the_rising() -> None:
    units = {"DE-HQ8": "0526", "SK-1": "0523", "HU-6GH": "destroyed", "DE-POL1": "destroyed"}
    table = Table(units=units, phase="replacements", turn=2)
    while table.asked == ["soviet"]:
        table.do("done")
    assert table.hq("DE-HQ8") == "full"
    german = table.copy()
    german.do("rebuild DE-POL1")
    assert {"0425", "0525", "0526"} <= german.targets("place")
    table.do("rebuild HU-6GH")
    assert "0526" in table.targets("place")
    assert not {"0425", "0525"} & table.targets("place")
    assert "HU-12.2.2.4" in table.refused("place HU-6GH 0425")
    opened = Table(units=units, phase="replacements", turn=2, zone_open=True)
    while opened.asked == ["soviet"]:
        opened.do("done")
    opened.do("rebuild HU-6GH")
    assert {"0425", "0525"} <= opened.targets("place")


@pytest.mark.rule("HU-12.2.2.4")
def test_hungarians_do_not_advance_into_the_zone_of_the_rising() -> None:
    units = {"HU-2PC": "0723", "DE-15": "0723", "SK-1": "0423"}
    table = rising_position("axis-combat", units=units, trucks={"soviet": ["0623"]})
    table.attack("0623", "HU-2PC", "DE-15", dice="6")
    assert table.targets("advance") == {"DE-15"}
    assert "HU-12.2.2.4" in table.refused("advance HU-2PC")
    opened = rising_position(
        "axis-combat", units=units, trucks={"soviet": ["0623"]}, zone_open=True
    )
    opened.attack("0623", "HU-2PC", "DE-15", dice="6")
    assert opened.targets("advance") == {"DE-15", "HU-2PC"}


@pytest.mark.rule("HU-12.2.2.4", "HU-4.2.7")
def test_hungarians_do_not_retreat_into_the_zone_of_the_rising() -> None:
    pile = dict.fromkeys(("HU-6GH", "HU-10GH", "HU-13GH", "HU-16GH", "HU-24GH"), "0723")
    units = {**pile, "SU-30": "0823", "SK-1": "0423"}
    opened = rising_position("soviet-combat", units=units, zone_open=True)
    opened.attack("0723", "SU-30")
    assert opened.targets("retreat") == {"0622", "0623"}  # 0724 is next to SU-30
    closed = rising_position("soviet-combat", units=units)
    told = closed.attack("0723", "SU-30", dice="1")
    assert any(line.startswith("destroyed unit:HU-24GH") for line in told)
    # Nor do they pass through the zone to a hex behind it.
    full = dict.fromkeys(("DE-15", "DE-46", "DE-75", "DE-76"), "0724")
    west = rising_position("soviet-combat", units={**units, **full, "SU-30": "0822"})
    west.attack("0723", "SU-30", dice="1")
    assert west.at("HU-24GH") == "0725"
    moved = {**units, **dict.fromkeys(pile, "0725"), "SU-30": "0724"}
    retreat = rising_position("soviet-combat", units=moved)
    retreat.attack("0725", "SU-30")
    assert retreat.targets("retreat") == {"0625", "0726"}
    assert "HU-12.2.2.4" in retreat.refused("retreat HU-24GH 0624")


@pytest.mark.rule("HU-12.2.3.1", "HU-12.2.3.2", "HU-12.2.3.3")
def test_partisans_may_evade_on_1_or_2() -> None:
    units = {"DE-15": "0524", "DE-46": "0524", "SK-1": "0523"}
    table = rising_position("axis-combat", units=units, trucks={"axis": ["0524"]})
    table.declare("0523")
    table.do("join DE-15")
    table.do("go")
    assert (table.phase, table.asked) == ("evade", ["soviet"])
    table.do("evade", dice="2")
    assert table.at("SK-1") == "0523"
    assert "0524" in table.trucks("axis")
    assert not table.s.battle
    again = rising_position("axis-combat", units=units)
    again.do("announce 0523", "announce 0523", "attack 0523", "join DE-15", "go")
    again.do("evade", dice="1")
    again.do("attack 0523")
    assert again.targets("join") == {"DE-46"}  # DE-15 has made its attack
    fights = rising_position("axis-combat", units=units)
    fights.declare("0523")
    fights.do("join DE-15")
    fights.do("go")
    told = fights.do("evade", dice="3 1")
    assert any(line.startswith("rolled") for line in told)
    mixed = rising_position("axis-combat", units={**units, "SU-30": "0523"})
    mixed.declare("0523")
    told = mixed.do("join DE-15", "go", dice="1")
    assert any(line.startswith("rolled") for line in told)  # with others they stand and fight
    blitz = rising_position("axis-movement", units={"DE-1PZ": "0524", "SK-1": "0523"})
    blitz.do("pick DE-1PZ", "blitz 0523")
    assert blitz.phase == "evade"
