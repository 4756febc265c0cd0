"""Section 9: hidden assignment, recalls, air battles, bombs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hungary.table import GAME, Table
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import OBSERVER, Event
from vezerkar.games.hungary.events import E_AIR_FIRE, E_RECALL_ROLL
from vezerkar.games.hungary.hidden import guess, unseen
from vezerkar.games.hungary.terms import FIGHTER_BOMBER
from vezerkar.games.hungary.view.log import story

HQS = {"SU-HQ2": "1719", "DE-HQ6": "1226", "DE-15": "1226", "SU-30": "1719"}


def air_phase(**fields: Any) -> Table:
    """The air phase of turn 3 with the given aircraft."""
    units = {**HQS, **fields.pop("units")}
    return Table(units=units, phase="air", turn=fields.pop("turn", 3), **fields)


def flown_to(sector: str, *units: str, **fields: Any) -> Table:
    """All these aircraft have been assigned to a sector and are shown."""
    table = air_phase(units=dict.fromkeys(units, "base"), **fields)
    for unit in units:
        seat = "axis" if unit[:2] in ("DE", "HU") else "soviet"
        table.do(f"pick {unit}", f"fly {unit} {sector}", seat=seat)
    table.do("ready", seat="axis")
    table.do("ready", seat="soviet")
    return table


def sector(table: Table, unit: str) -> str:
    number = table.s.sector[table.u(unit)]
    return table.name("sector", number) if number >= 0 else "base"


def no_recalls(table: Table) -> Table:
    """Nobody is recalled."""
    while table.phase == "recall":
        table.do("done")
    return table


@pytest.mark.rule("HU-9.1.1")
def test_there_are_fighters_bombers_and_fighter_bombers() -> None:
    kinds = {unit.type for unit in Table.new("campaign").layout.data.units.air_unit}
    assert kinds == {"fighter", "bomber", "fighter_bomber"}


@pytest.mark.rule("HU-9.2.1", "HU-9.2.2", "HU-14.3")
def test_both_sides_assign_secretly_and_the_plans_are_shown_together() -> None:
    table = air_phase(units={"DE-JG52": "base", "DE-KG4": "base", "SU-6GIAD": "base"})
    assert table.asked == ["axis", "soviet"]
    table.do("pick DE-JG52", seat="axis")
    assert len(table.targets("fly", "axis")) == 12
    told = table.do("fly DE-JG52 B2", seat="axis")
    assert told == []
    for seat in (1, OBSERVER):
        mine = repr(GAME.scene(table.s, seat))
        others = {repr(GAME.scene(guess(table.s, seat, Seeded(n)), seat)) for n in range(6)}
        assert others == {mine}
        assert unseen(table.s, seat) >= 2
    assert unseen(table.s, 0) == 1
    [mat] = GAME.scene(table.s, 0).mats
    assert {pad.anchor: pad.holds[0].value for pad in mat.pads}["sector:B2"] == 1
    assert GAME.scene(table.s, OBSERVER).mats == ()
    table.do("ready", seat="axis")  # DE-KG4 is held back
    assert table.asked == ["soviet"]
    scene = GAME.scene(table.s, 1)
    assert {seat.id: seat.ready for seat in scene.seats} == {"axis": True, "soviet": False}
    assert {token.id: token.space for token in scene.tokens}["DE-JG52"] == "base-axis"
    table.do("pick SU-6GIAD", "fly SU-6GIAD B3", seat="soviet")
    told = table.do("ready", seat="soviet")
    assert [line for line in told if line.startswith("air-shown")] == [
        "air-shown unit:DE-JG52 sector:B2",
        "air-shown unit:SU-6GIAD sector:B3",
    ]
    assert table.s.legal_actions(0) == [] or "fly" not in " ".join(table.actions(seat="axis"))


@pytest.mark.rule("HU-9.2.1")
def test_a_guess_of_a_locked_plan_is_any_legal_plan() -> None:
    table = air_phase(units={"DE-JG52": "base", "SU-6GIAD": "base"})
    table.do("pick DE-JG52", "fly DE-JG52 B2", "ready", seat="axis")
    plans = {guess(table.s, 1, Seeded(n)).sector[table.u("DE-JG52")] for n in range(200)}
    assert plans == set(range(-1, 12))


@pytest.mark.rule("HU-9.2.1.1", "HU-9.2.1.3")
def test_soviet_aircraft_reach_sectors_within_nine_hexes_of_their_hq() -> None:
    table = air_phase(units={"SU-6GIAD": "base", "DE-JG52": "base"})
    table.do("pick SU-6GIAD", seat="soviet")
    goals = table.targets("fly", "soviet")
    assert {"C2", "C3", "B2", "B3"} <= goals
    assert "A1" not in goals
    assert "HU-9.2.1.1" in table.refused("fly SU-6GIAD A1", "soviet")
    table.do("pick DE-JG52", seat="axis")
    assert "A4" in table.targets("fly", "axis")


@pytest.mark.rule("HU-9.2.1.2")
def test_a_soviet_bomber_supports_only_battles_within_nine_hexes_of_its_hq() -> None:
    units = {"SU-30": "1821", "HU-6GH": "1822", "SU-7GSH": "base in:C2", "DE-HQ6": "1226"}
    near = Table(units={**units, "SU-HQ2": "1814"}, phase="soviet-combat", turn=3)
    near.attack("1822", "SU-30")
    assert near.phase == "bombs"
    far = Table(units={**units, "SU-HQ2": "1812"}, phase="soviet-combat", turn=3)
    told = far.attack("1822", "SU-30", dice="6")
    assert any(line.startswith("rolled") for line in told)


@pytest.mark.rule("HU-9.2.2.1", "HU-9.2.2.4", "HU-10.2.12", "HU-10.2.13")
def test_until_turn_4_only_ten_and_four_aircraft_fly() -> None:
    start = Table.new("campaign")
    bases = [start.s.base[u] for u in start.s.board.air_units[1] if start.s.unit_hex[u] == -4]
    assert bases.count(start.u("SU-HQ2")) == 10
    assert bases.count(start.u("SU-HQ4")) == 4
    assert start.hq("SU-HQ4") == "partial"
    names = ["SU-6GIAD", "SU-13GIAD", "SU-14GIAD", "SU-279IAD", "SU-7GSH"]
    table = air_phase(units=dict.fromkeys(names, "base"))
    assert table.hq("SU-HQ2") == "partial"
    for name in names[:4]:
        table.do(f"pick {name}", f"fly {name} C2", seat="soviet")
    table.do(f"pick {names[4]}", seat="soviet")
    assert table.actions(seat="soviet") == [f"hold-back {names[4]}"]  # four fly already


@pytest.mark.rule("HU-10.2.11")
def test_a_fully_supplied_hq_controls_ten_aircraft() -> None:
    from vezerkar.games.hungary.rules.air import aircraft_limit

    table = Table(
        units={"SU-HQ3": "2216", "SU-HQ4": "2216"},
        phase="air",
        turn=3,
        control={"soviet": ["2216"]},
    )
    assert aircraft_limit(table.s, table.u("SU-HQ3"), 2) == 10
    assert aircraft_limit(table.s, table.u("SU-HQ3"), 1) == 4
    assert aircraft_limit(table.s, table.u("SU-HQ3"), 0) == 0
    assert aircraft_limit(table.s, table.u("SU-HQ4"), 2) == 4  # before turn 4


@pytest.mark.rule("HU-10.2.17")
def test_the_aircraft_of_a_hq_that_is_cut_off_do_not_fly() -> None:
    ring = {"DE-15": "1620", "DE-46": "1724", "DE-75": "1921", "DE-76": "1924", "DE-96": "1523"}
    table = Table(
        units={**ring, "SU-HQ2": "1822", "SU-6GIAD": "base", "DE-JG52": "base"},
        phase="air",
        turn=3,
    )
    assert table.hq("SU-HQ2") == "cut"
    assert table.asked == ["axis"]


@pytest.mark.rule("HU-9.2.2.3", "HU-10.5.1", "HU-10.5.2", "HU-10.4.1")
def test_from_turn_2_on_soviet_aircraft_change_their_hq_within_its_limit() -> None:
    units = {"SU-HQ2": "1719", "SU-HQ4": "1720", "SU-6GIAD": "base", "SU-30": "1720"}
    table = Table(units=units, phase="transfers", turn=2)
    assert table.asked == ["soviet"]
    assert table.actions("base") == ["base SU-6GIAD SU-HQ4"]
    table.do("base SU-6GIAD SU-HQ4")
    assert table.s.base[table.u("SU-6GIAD")] == table.u("SU-HQ4")
    four = {f"SU-{n}": "base hq:SU-HQ4" for n in ("10GIAD", "15IAD", "224SH", "321BAD")}
    full = Table(units={**units, **four}, phase="transfers", turn=2)
    full.do("base SU-6GIAD SU-HQ4")  # one too many: another must leave at once
    assert {action.split()[0] for action in full.actions()} == {"base"}
    full.do("base SU-10GIAD SU-HQ2")
    assert full.s.base[full.u("SU-10GIAD")] == full.u("SU-HQ2")
    tired = {unit: f"{words} moved" for unit, words in four.items()}
    stuck = Table(units={**units, **tired}, phase="transfers", turn=2)
    assert not stuck.actions("base")  # HQ4 is full, and nobody there may leave again


@pytest.mark.rule("HU-9.3.1")
def test_a_battle_takes_place_only_where_both_sides_fly() -> None:
    apart = air_phase(units={"DE-JG52": "base", "SU-6GIAD": "base"})
    apart.do("pick DE-JG52", "fly DE-JG52 B2", "ready", seat="axis")
    apart.do("pick SU-6GIAD", "fly SU-6GIAD C2", "ready", seat="soviet")
    assert apart.step == "soviet-movement"
    table = flown_to("C2", "DE-JG52", "SU-6GIAD")
    assert (table.phase, table.asked) == ("recall", ["axis"])


@pytest.mark.rule("HU-9.4.1", "HU-9.4.2", "HU-9.4.3", "HU-9.4.4", "HU-9.4.5")
def test_recalls_the_axis_first_with_their_modifiers() -> None:
    table = flown_to("C2", "DE-JG52", "DE-KG4", "DE-SG2", "SU-6GIAD", "SU-7GSH")
    recall = table.s.board.unit_recall
    bonus = {u: recall[table.u(u)] for u in ("DE-JG52", "DE-SG2", "DE-KG4", "SU-6GIAD", "SU-7GSH")}
    assert bonus == {"DE-JG52": 2, "DE-SG2": 2, "DE-KG4": 1, "SU-6GIAD": 0, "SU-7GSH": 1}
    table.do("recall DE-JG52", "recall DE-KG4")
    told = table.do("done", dice="2 2")  # 2 + 2 escapes, 2 + 1 does not
    assert sum(line.startswith("recall-roll") for line in told) == 2
    assert sector(table, "DE-JG52") == "base"
    assert sector(table, "DE-KG4") == "C2"
    assert table.asked == ["soviet"]
    table.do("recall SU-6GIAD")
    table.do("done", dice="3")
    assert sector(table, "SU-6GIAD") == "C2"  # 3 without a modifier
    assert table.phase == "targets"
    alone = flown_to("C2", "DE-JG52", "SU-6GIAD")
    alone.do("recall DE-JG52", dice="2")
    assert alone.step == "soviet-movement"  # nobody is left to fight


def test_the_log_says_whether_aircraft_hit_and_whether_they_were_recalled() -> None:
    table = flown_to("C2", "DE-JG53", "DE-KG4", "SU-6GIAD")
    fighter, bomber, enemy = (table.u(name) for name in ("DE-JG53", "DE-KG4", "SU-6GIAD"))
    rolls = [[fighter, 2, 2], [bomber, 2, 1]]
    told = story(table.s, [Event(E_RECALL_ROLL, roll, -1) for roll in rolls])
    assert [one.args["why"] for one in told] == ["home", "stays"]
    [fire] = story(table.s, [Event(E_AIR_FIRE, [fighter, enemy, 6, 3], -1)])
    assert fire.args["number2"] == 1  # the fighter hits with 6 or more


@pytest.mark.rule("HU-9.5.1", "HU-9.5.8", "HU-14.3")
def test_targets_are_chosen_secretly_by_both_sides() -> None:
    table = no_recalls(flown_to("C2", "DE-JG52", "SU-6GIAD", "SU-13GIAD"))
    assert (table.phase, table.asked) == ("targets", ["axis", "soviet"])
    assert table.actions(seat="axis") == [
        "target DE-JG52 SU-6GIAD",
        "target DE-JG52 SU-13GIAD",
        "hold-fire DE-JG52",
    ]
    table.do("target DE-JG52 SU-6GIAD", seat="axis")
    for seat in (1, OBSERVER):
        mine = repr(GAME.scene(table.s, seat))
        assert {repr(GAME.scene(guess(table.s, seat, Seeded(n)), seat)) for n in range(8)} == {mine}
    aims = {guess(table.s, 1, Seeded(n)).target[table.u("DE-JG52")] for n in range(60)}
    assert aims == {-1, table.u("SU-6GIAD"), table.u("SU-13GIAD")}


@pytest.mark.rule("HU-9.5.2", "HU-9.5.5", "HU-9.5.6", "HU-9.5.7", "HU-9.5.3")
def test_a_fighter_rolls_a_die_a_step_and_every_hit_takes_a_step_all_at_once() -> None:
    table = no_recalls(flown_to("C2", "DE-JG53", "SU-6GIAD"))
    assert table.s.board.unit_hit_on[table.u("DE-JG53")] == 6
    hit_on = table.s.board.unit_hit_on[table.u("SU-6GIAD")]
    table.do("target DE-JG53 SU-6GIAD", seat="axis")
    high = str(hit_on)
    told = table.do("target SU-6GIAD DE-JG53", dice=f"6 3 {high} {high}", seat="soviet")
    assert any(line.startswith("air-fire unit:DE-JG53 unit:SU-6GIAD 6 3") for line in told)
    assert table.steps("SU-6GIAD") == 1  # 6 hits, 3 misses
    assert table.at("DE-JG53") == "destroyed"  # it fired all the same
    reduced = no_recalls(flown_to("C2", "DE-JG53", "SU-6GIAD"))
    reduced.s.unit_steps[reduced.u("DE-JG53")] = 1
    reduced.do("target DE-JG53 SU-6GIAD", seat="axis")
    reduced.do("hold-fire SU-6GIAD", dice="1", seat="soviet")  # one die only


@pytest.mark.rule("HU-9.5.4")
def test_several_fighters_may_fire_at_one_target_and_hits_beyond_its_steps_are_lost() -> None:
    table = no_recalls(flown_to("C2", "DE-JG52", "DE-JG53", "SU-6GIAD", "SU-13GIAD"))
    table.do("target DE-JG52 SU-6GIAD", "target DE-JG53 SU-6GIAD", seat="axis")
    table.do("hold-fire SU-6GIAD", seat="soviet")
    table.do("hold-fire SU-13GIAD", dice="10 10 10 10", seat="soviet")
    assert table.at("SU-6GIAD") == "destroyed"
    assert table.steps("SU-13GIAD") == 2


@pytest.mark.rule("HU-9.5.1.1", "HU-9.5.1.2", "HU-9.8.1")
def test_fighters_go_home_bombers_stay_and_fighter_bombers_stay_if_they_did_not_fight() -> None:
    table = no_recalls(flown_to("C2", "DE-JG52", "DE-SG2", "DE-KG4", "SU-6GIAD", "SU-7GSH"))
    board = table.s.board
    assert board.unit_type[table.u("DE-SG2")] == FIGHTER_BOMBER
    table.do("target DE-JG52 SU-6GIAD", "hold-fire DE-SG2", seat="axis")
    table.do("hold-fire SU-6GIAD", dice="1 1", seat="soviet")
    assert [sector(table, u) for u in ("DE-JG52", "SU-6GIAD")] == ["base", "base"]
    assert [sector(table, u) for u in ("DE-SG2", "DE-KG4", "SU-7GSH")] == ["C2", "C2", "C2"]
    fought = no_recalls(flown_to("C2", "DE-SG2", "SU-6GIAD"))
    fought.do("target DE-SG2 SU-6GIAD", seat="axis")
    steps = fought.steps("DE-SG2")
    fought.do("hold-fire SU-6GIAD", dice=" ".join("1" * steps), seat="soviet")
    assert sector(fought, "DE-SG2") == "base"
    hunted = no_recalls(flown_to("C2", "DE-SG2", "DE-KG4", "SU-6GIAD"))
    hunted.do("hold-fire DE-SG2", seat="axis")
    hunted.do("target SU-6GIAD DE-SG2", dice="1 1", seat="soviet")
    assert sector(hunted, "DE-SG2") == "base"  # it was fired at, though it did not fire
    assert sector(hunted, "DE-KG4") == "C2"
    idle = air_phase(units={"DE-JG52": "base", "DE-KG4": "base", "SU-7GSH": "base"})
    for plane in ("DE-JG52", "DE-KG4"):
        idle.do(f"pick {plane}", f"fly {plane} C2", seat="axis")
    idle.do("ready", seat="axis")
    idle.do("ready", seat="soviet")  # there is nobody to fight over C2
    assert idle.step == "soviet-movement"
    assert [sector(idle, u) for u in ("DE-JG52", "DE-KG4")] == ["base", "C2"]


@pytest.mark.rule("HU-9.6.1")
def test_aircraft_in_brackets_fire_only_at_those_that_fire_at_them() -> None:
    table = no_recalls(flown_to("C2", "DE-JG52", "DE-JG53", "SU-7GSH"))
    assert table.asked == ["axis"]  # the bomber aims at nobody by itself
    table.do("target DE-JG52 SU-7GSH", "target DE-JG53 SU-7GSH", seat="axis")
    assert (table.phase, table.asked) == ("answer", ["soviet"])
    assert table.actions("answer") == ["answer SU-7GSH DE-JG52", "answer SU-7GSH DE-JG53"]
    table.do("answer SU-7GSH DE-JG53", dice="1 1 1 1 10 10")
    assert table.at("DE-JG53") == "destroyed"


BATTLE = {"SU-27G": "1821", "SU-10G": "1821", "HU-6GH": "1822", "SU-HQ2": "1719", "DE-HQ6": "1226"}


@pytest.mark.rule("HU-9.7.1", "HU-9.7.3", "HU-9.7.5", "HU-9.7.2", "HU-9.7.6")
def test_bombs_are_points_added_to_either_side_before_the_odds() -> None:
    units = {**BATTLE, "SU-7GSH": "base in:C2", "SU-12GSH": "base in:C2", "SU-218BAD": "base in:B2"}
    table = Table(units={**units, "DE-KG4": "base in:C2"}, phase="soviet-combat", turn=3)
    table.attack("1822", "SU-27G", "SU-10G")
    assert table.targets("bomb") == {"SU-7GSH", "SU-12GSH"}  # not from another sector
    assert table.battle().attack == 22
    bombs = table.s.board.unit_bomb[table.u("SU-7GSH")]
    assert table.do("bomb SU-7GSH") == [f"bombed unit:SU-7GSH {bombs}"]
    assert table.battle().attack == 22 + bombs
    table.do("bomb SU-12GSH")  # any number
    assert table.asked == ["axis"]
    attack = table.battle().attack
    table.do("bomb DE-KG4", dice="3")
    assert attack > 22 + bombs
    while table.phase in ("losses", "advance"):
        table.do((table.actions("done") or table.actions())[0])
    assert [sector(table, u) for u in ("SU-7GSH", "SU-12GSH", "DE-KG4")] == ["base"] * 3
    assert table.s.base[table.u("SU-7GSH")] == table.u("SU-HQ2")


@pytest.mark.rule("HU-9.7.4")
def test_a_reduced_bomber_has_half_its_points_rounded_up() -> None:
    from vezerkar.games.hungary.rules.combat import bomb_points

    table = air_phase(units={"SU-7GSH": "base 1", "SU-12GSH": "base 2", "DE-JG52": "base"})
    full = table.s.board.unit_bomb[table.u("SU-7GSH")]
    assert bomb_points(table.s, table.u("SU-7GSH")) == (full + 1) // 2
    assert bomb_points(table.s, table.u("SU-12GSH")) == table.s.board.unit_bomb[table.u("SU-12GSH")]
