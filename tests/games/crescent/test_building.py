"""Field Works and the building cards: sections 6.3 and 6.29 to 6.32, example E47."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.crescent.table import GAME, Table, clash, ordered


@pytest.mark.rule("KF-6.3.1", "KF-2.6.24", "KF-2.6.25", "KF-2.6.23")
def test_field_works_builds_a_rampart_of_any_facing() -> None:
    towers = {"c-pike1": "E6", "c-foot1": "F6", "o-foot1": "D5"}
    ground = {"E5": "forest", "F5": "river", "D6": "town"}
    table = ordered(towers, "pike", "field_works", ground=ground, works={"E7": "rampart-N"})
    squares = {text.split()[2] for text in table.actions("rampart")}
    assert squares == {"E6", "F6", "D7", "F7"}
    assert {t.split()[3] for t in table.actions("rampart")} == {"N", "E", "S", "W"}
    table.do("rampart c-pike1 F6 W")
    assert table.work("F6") == "rampart-W"
    assert (table.phase, table.exhausted("c-pike1")) == ("orders", False)


@pytest.mark.rule("KF-6.3.1", "KF-2.6.4", "KF-2.6.6", "KF-2.6.3", "KF-2.6.5")
def test_field_works_builds_a_bridge_on_a_straight_piece() -> None:
    ground = {"D5": "river", "E5": "bend", "F5": "river", "H5": "river"}
    table = ordered({"c-musket1": "E6"}, "musket", "field_works", ground=ground)
    assert set(table.actions("bridge")) == {"bridge c-musket1 D5", "bridge c-musket1 F5"}
    assert table.actions("move") == table.actions("melee") == []
    table.do("bridge c-musket1 D5")
    assert table.work("D5") == "bridge"


@pytest.mark.rule("KF-6.3.1", "KF-2.6.24")
def test_a_tower_with_nothing_to_build_near_it_is_not_picked_for_field_works() -> None:
    forest = dict.fromkeys(("D5", "E5", "F5", "D6", "E6", "F6", "D7", "E7", "F7"), "forest")
    table = ordered({"c-pike1": "E6", "c-pike2": "H6"}, "pike", "field_works", ground=forest)
    assert {text.split()[1] for text in table.actions("rampart")} == {"c-pike2"}


@pytest.mark.rule("KF-6.3.2", "KF-2.8.2")
def test_field_works_blows_up_what_is_near_also_by_an_exhausted_tower() -> None:
    ground = {"D5": "river"}
    works = {"D5": "bridge", "E6": "rampart-N", "G6": "rampart-N"}
    towers = {"c-pike1": "E6 3 attacked:1"}
    table = ordered(towers, "pike", "field_works", ground=ground, works=works)
    assert set(table.actions("blast")) == {"blast c-pike1 D5", "blast c-pike1 E6"}
    table.do("blast c-pike1 D5")
    assert (table.work("D5"), table.score) == ("none", (0, 0))


@pytest.mark.rule("KF-6.3.3", "KF-2.8.5", "KF-2.6.23")
def test_a_gun_blows_up_a_bridge_with_field_works() -> None:
    ground = {"E9": "river", "E10": "plain", "G12": "plain"}
    works = {"E9": "bridge", "F11": "rampart-N"}
    table = clash(
        {"c-gun1": "E12", "o-gun1": "L1", "o-foot1": "A1"},
        christian={"plan": {"artillery": ["field_works"]}},
        ottoman={"plan": {"artillery": ["march"]}},
        hold=False,
        ground=ground,
        works=works,
    )
    assert set(table.actions()) == {"execute artillery", "withdraw artillery"}
    table.do("execute artillery")
    assert (table.work("E9"), table.work("F11")) == ("none", "rampart-N")
    assert not table.exhausted("c-gun1")


@pytest.mark.rule("KF-5.6.8", "KF-2.8.5", "KF-2.6.3")
def test_a_gun_blows_up_a_bridge_with_an_attack_order() -> None:
    table = clash(
        {"c-gun1": "E12", "o-gun1": "L1", "o-foot1": "A1", "c-foot1": "F11"},
        christian={"plan": {"artillery": ["march"]}},
        ottoman={"plan": {"artillery": ["march"]}},
        hold=False,
        ground={"E9": "river", "H9": "river", "F9": "river"},
        works={"E9": "bridge", "H9": "bridge", "F9": "bridge"},
    )
    table.do("execute artillery")
    assert table.actions("cannonade") == ["cannonade c-gun1 E9"]  # H9 is hidden by the foot
    table.do("cannonade c-gun1 E9")
    assert table.exhausted("c-gun1")
    assert table.work("E9") == "none"


@pytest.mark.rule("KF-7.3.2")
def test_e47_the_bridges_of_szaszfenes_cannot_be_blown_up() -> None:
    table = clash(
        {"o-gun1": "G12", "c-gun1": "A1", "c-foot1": "H5", "o-foot1": "H8"},
        scenario="szaszfenes_1660",
        turn="ottoman",
        round=1,
        ottoman={"plan": {"foot": ["field_works"], "artillery": ["march"]}},
        christian={"plan": {"artillery": ["march"]}},
        hold=False,
    )
    table.do("execute foot")
    assert table.actions("blast") == []
    assert table.work("G8") == "bridge"


def gun_before_the_bridges(grey: str, *later: str) -> Table:
    """A gun on G12 before the starting bridge on G8, and bridges that were built later."""
    return clash(
        {"o-gun1": "G12", "c-gun1": "A1", "o-foot1": "H11"},
        scenario="szaszfenes_1660",
        turn="ottoman",
        round=1,
        works={"G5": "bridge", "G8": "bridge", **dict.fromkeys(later, "bridge")},
        ottoman={"plan": {"artillery": [grey], "foot": ["march"]}},
        christian={"plan": {"artillery": ["march"]}},
        hold=False,
    )


@pytest.mark.rule("KF-7.3.2", "KF-5.6.8")
def test_e47_guns_blow_up_only_later_bridges_of_szaszfenes() -> None:
    table = gun_before_the_bridges("march")
    table.do("execute artillery")
    assert table.actions("cannonade") == []
    table = gun_before_the_bridges("march", "G9")
    table.do("execute artillery")
    assert table.actions("cannonade") == ["cannonade o-gun1 G9"]
    assert not gun_before_the_bridges("field_works").can("execute artillery")
    table = gun_before_the_bridges("field_works", "G9")
    table.do("execute artillery")  # there is nothing to choose
    assert (table.work("G9"), table.work("G8")) == ("none", "bridge")


@pytest.mark.rule("KF-0.8")
def test_without_tiles_nothing_is_built_and_a_blown_up_one_returns() -> None:
    works = {f"{c}3": "rampart-N" for c in "ABCDEFGHIJKL"}
    towers = {"c-pike1": "E6", "c-foot1": "E4"}
    table = clash(
        {"o-heavy1": "A1", **towers}, christian={"plan": {"pike": ["field_works"]}}, works=works
    )
    assert "execute pike" not in table.actions()
    del works["L3"]
    table = ordered(towers, "pike", "field_works", works=works)
    assert table.actions("rampart")
    bridges = {"G5": "bridge", "G8": "bridge"}
    for ramparts, left in (("ABCDEHIJK", 1), ("ABCDEHIJKL", 0)):
        field = clash(
            {"c-foot1": "E2", "c-gun1": "L1", "o-gun1": "L12", "o-foot1": "A12"},
            scenario="szaszfenes_1660",
            works={**bridges, **{f"{c}10": "rampart-N" for c in ramparts}},
            christian={"plan": {"foot": ["field_works"], "artillery": ["march"]}},
            ottoman={"plan": {"artillery": ["march"]}},
            hold=False,
        )
        assert field.s.tiles_left() == left
        assert field.can("execute foot") == bool(left)
        if left:
            field.do("execute foot")
            assert {"bridge c-foot1 F1", "bridge c-foot1 F2"} == set(field.actions("bridge"))


@pytest.mark.rule("KF-6.29.1", "KF-6.30.2", "KF-8.5")
def test_rampart_building_after_the_last_step() -> None:
    table = ordered({"c-foot1": "E6"}, "foot", "charge", "rampart_building")
    assert table.actions("rampart") == []  # neither a step nor an attack yet, and no target
    table.do("move c-foot1 E5")
    squares = {text.split()[2] for text in table.actions("rampart")}
    assert {"E5", "E4", "D5"} <= squares
    table.do("rampart c-foot1 E5 N")
    assert table.work("E5") == "rampart-N"
    assert table.phase == "orders"
    assert table.cards("out", "christian") == ["rampart_building"]


@pytest.mark.rule("KF-6.30.1", "KF-6.30.2")
def test_bridge_building_after_the_last_step() -> None:
    table = ordered({"c-foot1": "E6"}, "foot", "march", "bridge_building", ground={"E4": "river"})
    table.do("move c-foot1 E5", "bridge c-foot1 E4")
    assert table.work("E4") == "bridge"


@pytest.mark.rule("KF-6.32.1", "KF-6.30.2")
def test_demolition_before_the_attack_opens_the_line() -> None:
    towers = {"c-musket1": "F6", "o-foot1": "F5"}
    works = {"F5": "rampart-S"}
    mine = {"plan": {"musket": ["march", "demolition"]}, "cubes": {"musket": 2}}
    table = ordered(towers, "musket", mine=mine, works=works)
    assert table.actions("stand-and-shoot") == []
    table.do("blast c-musket1 F5")  # a melee is possible, so it may come before the attack
    assert (table.at("o-foot1"), table.discs("o-foot1"), table.score) == ("F4", 2, (0, 2))
    assert table.actions("move") == []
    table.do("stand-and-shoot c-musket1 o-foot1")
    assert (table.at("o-foot1"), table.score) == ("", (0, 6))


@pytest.mark.rule("KF-6.30.2", "KF-6.29.1", "KF-5.1.3")
def test_a_rampart_may_come_before_the_attack_that_it_makes_possible() -> None:
    towers = {"c-foot1": "E6", "o-heavy1": "E5"}
    mine = {"plan": {"foot": ["march", "rampart_building"]}, "cubes": {"foot": 2}}
    theirs = {"cubes": {"heavy_cavalry": 3}}
    table = ordered(towers, "foot", mine=mine, ottoman=theirs)
    assert table.actions("melee") == []
    # Beside the tower a rampart would not help it, so nothing could be done after it.
    assert {text.split()[2] for text in table.actions("rampart")} == {"E6"}
    table.do("rampart c-foot1 E6 N")
    assert table.actions() == ["melee c-foot1 o-heavy1", "done"]
    table.do("melee c-foot1 o-heavy1")
    assert (table.at("c-foot1"), table.at("o-heavy1"), table.score) == ("E5", "E4", (0, 1))
    too_weak = ordered(towers, "foot", mine={**mine, "cubes": {"foot": 1}}, ottoman=theirs)
    assert too_weak.actions("rampart") == []
    pikes = {"plan": {"pike": ["march", "rampart_building"]}, "cubes": {"pike": 1}}
    towers = {"c-pike1": "E6", "o-foot1": "E5"}
    unhelped = ordered(towers, "pike", mine=pikes, ottoman={"cubes": {"foot": 2}})
    assert unhelped.actions("rampart") == []


@pytest.mark.rule("KF-6.30.2", "KF-6.32.1")
def test_demolition_may_come_before_the_attack_that_it_makes_possible() -> None:
    towers = {"c-musket1": "F6", "o-foot1": "F5"}
    mine = {"plan": {"musket": ["march", "demolition"]}, "cubes": {"musket": 2}}
    theirs = {"cubes": {"foot": 2}}
    works = {"F5": "rampart-S", "G6": "rampart-N"}
    table = ordered(towers, "musket", mine=mine, ottoman=theirs, works=works)
    assert table.actions("melee") == table.actions("stand-and-shoot") == []
    assert table.actions("blast") == ["blast c-musket1 F5"]  # the empty one hinders nobody
    table.do("blast c-musket1 F5", "stand-and-shoot c-musket1 o-foot1")
    assert (table.discs("o-foot1"), table.score) == (1, (0, 4))
    one_disc = {**towers, "o-foot1": "F5 1"}
    gone = ordered(one_disc, "musket", mine=mine, ottoman=theirs, works=works)
    assert gone.actions("blast") == []  # nobody would be left to attack
    behind = {**one_disc, "o-pike1": "F4"}
    freed = ordered(behind, "musket", mine=mine, ottoman=theirs, works=works)
    assert freed.actions("blast") == ["blast c-musket1 F5"]  # it frees the line to the pikes
    tired = {**towers, "c-musket1": "F6 3 attacked:1"}
    exhausted = ordered(tired, "musket", mine=mine, ottoman=theirs, works=works)
    assert exhausted.actions("blast") == []


def warned(table: Table) -> set[str]:
    """The actions that say that the order may fail after them, and what it costs."""
    views = GAME.scene(table.s, table.s.actors()[0]).actions
    risky = {view.action for view in views if view.text.key.endswith("-risk")}
    cited = {view.action for view in views if {"KF-6.1.2", "KF-3.3.4"} <= set(view.rules)}
    assert risky == cited
    return risky


@pytest.mark.rule("KF-6.1.2", "KF-3.3.4")
def test_who_builds_and_stops_is_told_that_the_order_fails() -> None:
    mine = {"plan": {"foot": ["march", "rampart_building"]}, "cubes": {"foot": 2}}
    theirs = {"cubes": {"heavy_cavalry": 3}}
    table = ordered({"c-foot1": "E6", "o-heavy1": "E5"}, "foot", mine=mine, ottoman=theirs)
    assert warned(table) == set()  # the rampart makes the attack possible
    table.do("rampart c-foot1 E6 N")
    assert warned(table) == {"done"}


@pytest.mark.rule("KF-6.30.2", "KF-6.32.1", "KF-2.7.12")
def test_where_an_explosion_drives_a_tower_decides_whether_an_attack_follows() -> None:
    """Shot at from F6 the enemy on F5 must come to stand in a straight line, near enough."""
    mine = {"plan": {"musket": ["march", "demolition"]}, "cubes": {"musket": 2}}
    field: dict[str, Any] = {"mine": mine, "ottoman": {"cubes": {"foot": 2}}}
    field["works"] = {"F5": "rampart-S"}
    towers = {"c-musket1": "F6", "o-foot1": "F5"}
    walls = dict.fromkeys(("E4", "F4", "G4"), "hill")
    far = ordered(towers, "musket", ground=walls, **field)
    assert far.actions("blast") == []  # through the full row to F3, out of sight
    aside = ordered(towers, "musket", ground={"F4": "hill"}, **field)
    assert aside.actions("blast") == []  # E4 and G4 lie in no line with F6
    field["works"] = {"F5": "rampart-W"}
    towers = {"c-musket1": "E5", "o-foot1": "F5"}
    either = ordered(towers, "musket", ground={"F4": "hill"}, **field)
    assert either.actions("blast") == ["blast c-musket1 F5"]
    assert warned(either) == {"blast c-musket1 F5"}
    either.do("blast c-musket1 F5")
    assert (either.phase, either.asked) == ("retreat", ["ottoman"])
    escaped = either.copy()
    either.do("retreat o-foot1 E4")
    assert either.can("stand-and-shoot c-musket1 o-foot1")
    told = escaped.do("retreat o-foot1 G4")
    assert "withdrawn christian march musket" in told  # nobody is left to attack
    assert escaped.score == (0, 1)
    field["works"] = {"F5": "rampart-N"}
    towers = {"c-musket1": "F4", "o-foot1": "F5"}
    through = ordered(towers, "musket", ground=dict.fromkeys(("E4", "G4"), "hill"), **field)
    assert through.actions("blast") == ["blast c-musket1 F5"]  # through the full row to F3
    assert warned(through) == set()  # wherever it goes, it can be shot at
    through.do("blast c-musket1 F5", "stand-and-shoot c-musket1 o-foot1")
    assert (through.at("o-foot1"), through.score) == ("", (0, 6))


@pytest.mark.rule("KF-3.2.12", "KF-6.30.2", "KF-6.1.2")
def test_an_order_that_begins_with_a_rampart_can_be_carried_out() -> None:
    hills = dict.fromkeys(("D5", "F5", "D6", "F6", "D7", "E7", "F7"), "hill")
    mine = {"plan": {"foot": ["march", "rampart_building"]}, "cubes": {"foot": 2}}
    fields: dict[str, Any] = {"ground": hills, "ottoman": {"cubes": {"heavy_cavalry": 3}}}
    towers = {"c-foot1": "E6", "o-heavy1": "E5"}
    table = clash(towers, christian=mine, **fields)
    assert table.can("execute foot")
    table.do("execute foot")
    assert {text.split()[0] for text in table.actions()} == {"rampart"}
    without = {**mine, "plan": {"foot": ["march"]}}
    assert not clash(towers, christian=without, **fields).can("execute foot")
    # With Exchange of Places nothing is attacked, so the rampart helps nobody.
    exchange = {**mine, "plan": {"foot": ["exchange_places", "rampart_building"]}}
    assert not clash(towers, christian=exchange, **fields).can("execute foot")
    free = ordered(towers, "foot", mine=exchange, ottoman=fields["ottoman"])
    assert (free.moves("c-foot1") != set(), free.actions("rampart")) == (True, [])


@pytest.mark.rule("KF-6.2.2", "KF-6.30.2")
def test_works_are_no_duty_of_a_general_attack() -> None:
    hills = dict.fromkeys(("D5", "F5", "D6", "F6", "D7", "E7", "F7"), "hill")
    mine = {"plan": {"foot": ["general_attack", "rampart_building"]}, "cubes": {"foot": 2}}
    towers = {"c-foot1": "E6", "c-foot2": "I6", "o-heavy1": "E5"}
    table = ordered(
        towers, "foot", mine=mine, ground=hills, ottoman={"cubes": {"heavy_cavalry": 3}}
    )
    table.do("pick c-foot2", "move c-foot2 I5", "done")
    assert table.actions() == ["pick c-foot1", "finish"]
    told = table.do("finish")
    assert (table.score, table.phase) == ((0, 0), "orders")
    assert "left-idle christian foot" not in told


@pytest.mark.rule("KF-6.1.2", "KF-6.30.2")
def test_building_alone_does_not_carry_out_the_order() -> None:
    towers = {"c-pike1": "F6", "o-foot1": "F5"}
    mine = {"plan": {"pike": ["march", "demolition"]}, "cubes": {"pike": 2}}
    table = ordered(towers, "pike", mine=mine, works={"F5": "rampart-S"})
    table.do("blast c-pike1 F5")
    assert (table.phase, table.score) == ("orders", (0, 1))  # 2 for the disc, -1 for the order
    assert table.cards("out", "christian") == ["demolition"]


@pytest.mark.rule("KF-6.1.2", "KF-6.32.2")
@pytest.mark.parametrize("discs", [1, 2])
def test_who_blows_up_its_own_rampart_has_not_carried_out_the_order(discs: int) -> None:
    towers = {"c-foot1": f"E6 {discs}", "o-foot1": "E5"}
    mine = {"plan": {"foot": ["march", "demolition"]}, "cubes": {"foot": 2}}
    table = ordered(towers, "foot", mine=mine, works={"E6": "rampart-N"})
    told = table.do("blast c-foot1 E6")
    assert table.at("c-foot1") == ("" if discs == 1 else "E7")
    assert "withdrawn christian march foot" in told
    assert table.score == (2, -1)  # the enemy's points for the disc, and the order is withdrawn


@pytest.mark.rule("KF-6.2.2", "KF-6.32.2")
def test_who_blows_itself_up_in_a_general_attack_was_left_idle() -> None:
    towers = {"c-foot1": "E6 1", "c-foot2": "H6", "o-foot1": "E5"}
    mine = {"plan": {"foot": ["general_attack", "demolition"]}, "cubes": {"foot": 2}}
    table = ordered(towers, "foot", mine=mine, works={"E6": "rampart-N"})
    table.do("pick c-foot1", "blast c-foot1 E6", "pick c-foot2", "move c-foot2 H5")
    assert (table.phase, table.score) == ("orders", (2, -1))


@pytest.mark.rule("KF-6.1.2", "KF-6.32.2")
def test_who_steps_and_then_blows_itself_up_has_carried_out_the_order() -> None:
    mine = {"plan": {"foot": ["march", "demolition"]}}
    table = ordered({"c-foot1": "E7 1"}, "foot", mine=mine, works={"E6": "rampart-N"})
    table.do("move c-foot1 E6", "blast c-foot1 E6")
    assert (table.at("c-foot1"), table.phase, table.score) == ("", "orders", (2, 0))


@pytest.mark.rule("KF-6.30.2")
def test_one_of_several_towers_builds() -> None:
    table = ordered(
        {"c-foot1": "E6", "c-foot2": "H6"}, "foot", "general_attack", "rampart_building"
    )
    table.do("pick c-foot1", "move c-foot1 E5", "rampart c-foot1 E5 N")
    table.do("pick c-foot2", "move c-foot2 H5")
    assert table.phase == "orders"


@pytest.mark.rule("KF-6.7.3", "KF-6.30.2")
def test_a_helper_of_another_type_does_not_build_with_the_card_of_the_order() -> None:
    mine = {"plan": {"foot": ["comrades_aid", "rampart_building"]}}
    table = ordered({"c-foot1": "E6", "c-foot2": "B6", "c-pike1": "H6"}, "foot", mine=mine)
    table.do("pick c-pike1", "move c-pike1 H5")
    assert (table.phase, table.actions("rampart")) == ("pick", [])
    table.do("pick c-foot1", "move c-foot1 E5")
    assert table.can("rampart c-foot1 E5 N")
    own = ordered({"c-foot1": "E6", "c-foot2": "B6", "c-pike1": "H6"}, "foot", mine=mine)
    own.do("pick c-foot1", "move c-foot1 E5", "done", "pick c-foot2", "move c-foot2 B5")
    assert own.can("rampart c-foot2 B5 N")  # a helper of the same type does
