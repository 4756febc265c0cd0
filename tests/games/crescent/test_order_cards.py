"""Orders of two towers or two blows: sections 6.5 to 6.8 and 6.17, example E37."""

from __future__ import annotations

import pytest

from tests.games.crescent.table import Table, clash, ordered

# Double Strike


@pytest.mark.rule("KF-6.5.1", "KF-6.5.2", "KF-6.5.3", "KF-6.5.4")
def test_e37_a_double_strike_of_two_melees() -> None:
    towers = {"c-pike1": "E6", "o-foot1": "D5", "o-foot2": "F5"}
    table = ordered(towers, "pike", "double_strike")
    table.do("strike-two o-foot1 o-foot2 melee+melee")
    assert (table.at("o-foot1"), table.at("o-foot2"), table.at("c-pike1")) == ("D4", "F4", "E6")
    assert set(table.actions()) == {"enter c-pike1 D5", "enter c-pike1 F5"}
    table.do("enter c-pike1 F5")
    assert (table.at("c-pike1"), table.score) == ("F5", (0, 2))
    assert table.exhausted("c-pike1")


@pytest.mark.rule("KF-6.5.2", "KF-6.5.3")
def test_the_attacks_of_a_double_strike_may_be_shots_in_either_sequence() -> None:
    towers = {"c-musket1": "E6", "o-foot1": "E4", "o-foot2": "F5"}
    table = ordered(towers, "musket", "double_strike", cubes=2)
    pairs = {tuple(text.split()[1:]) for text in table.actions("strike-two")}
    assert ("o-foot1", "o-foot2", "standing+standing") in pairs
    assert ("o-foot1", "o-foot2", "shot+shot") in pairs
    assert ("o-foot1", "o-foot2", "shot+melee") in pairs
    assert ("o-foot2", "o-foot1", "melee+shot") in pairs
    assert not any("standing" in kinds and "melee" in kinds for _, _, kinds in pairs)
    assert all(first != second for first, second, _ in pairs)
    shot_first = table.copy()
    table.do("strike-two o-foot2 o-foot1 melee+shot")
    assert table.at("c-musket1") == "F5"
    shot_first.do("strike-two o-foot1 o-foot2 shot+melee")
    assert (shot_first.at("o-foot1"), shot_first.at("c-musket1")) == ("E3", "F5")


@pytest.mark.rule("KF-6.5.2")
def test_both_targets_of_a_double_strike_must_be_legal_together() -> None:
    towers = {"c-pike1": "E6", "o-foot1": "D5", "o-pike1": "F5"}
    table = ordered(towers, "pike", "double_strike", cubes=1, ottoman={"cubes": {"pike": 2}})
    assert table.actions("strike-two") == []
    assert table.can("melee c-pike1 o-foot1")


@pytest.mark.rule("KF-6.5.4")
def test_a_tower_destroyed_by_strike_back_makes_no_second_attack() -> None:
    towers = {"c-pike1": "E6 1", "o-foot1": "D5", "o-foot2": "F5"}
    foot = {"plan": {"foot": ["march", "strike_back"]}}
    table = ordered(towers, "pike", "double_strike", cubes=2, ottoman=foot)
    table.do("strike-two o-foot1 o-foot2 melee+melee")
    assert table.at("c-pike1") == ""
    assert table.discs("o-foot2") == 3
    assert table.score == (2, 4)
    assert table.phase != "enter"  # nobody is left to enter a square
    assert table.actions()


@pytest.mark.rule("KF-6.5.1", "KF-6.5.4")
def test_a_double_strike_is_struck_twice_also_from_the_corner_of_the_field() -> None:
    towers = {"c-pike1": "A1", "o-foot1": "B1", "o-foot2": "A2", "o-heavy1": "H1"}
    table = ordered(towers, "pike", "double_strike")
    table.do("strike-two o-foot1 o-foot2 melee+melee")
    assert table.at("o-foot1") == ""  # it stood with its back to the edge
    assert (table.at("o-foot2"), table.discs("o-foot2")) == ("B1", 3)  # a tie: no loss
    assert table.at("c-pike1") == "A2"


# Exchange of Places


@pytest.mark.rule("KF-6.6.1", "KF-6.6.2", "KF-6.6.4")
def test_exchange_of_places_then_steps_and_no_attack() -> None:
    towers = {"c-foot1": "E6", "c-heavy1": "F5", "o-foot1": "G5"}
    table = ordered(towers, "foot", "exchange_places", ground={"F5": "forest"})
    assert table.actions("swap") == ["swap c-foot1 c-heavy1"]
    table.do("swap c-foot1 c-heavy1")
    assert (table.at("c-foot1"), table.at("c-heavy1")) == ("F5", "E6")
    assert table.actions("melee") == []
    assert "F4" in table.moves("c-foot1")
    assert table.can("done")
    table.do("done")
    assert table.score == (0, 0)


@pytest.mark.rule("KF-6.6.4")
def test_a_step_alone_carries_out_an_exchange_of_places() -> None:
    table = ordered({"c-foot1": "E6", "c-heavy1": "F5"}, "foot", "exchange_places")
    table.do("move c-foot1 E7")
    assert (table.phase, table.score) == ("orders", (0, 0))


@pytest.mark.rule("KF-5.4.4", "KF-6.6.2")
def test_a_cube_becomes_a_step_after_the_exchange_too() -> None:
    towers = {"c-light1": "E9", "c-foot1": "E8"}
    table = ordered(towers, "light_cavalry", "exchange_places", cubes=1)
    table.do("swap c-light1 c-foot1")
    assert "E4" not in table.moves("c-light1")
    table.do("spur c-light1")
    assert "E4" in table.moves("c-light1")
    assert not table.can("spur c-light1")
    stepped = ordered(towers, "light_cavalry", "exchange_places", cubes=1)
    stepped.do("swap c-light1 c-foot1", "move c-light1 E7")
    assert stepped.phase == "orders"  # no cube after a step, and nothing else to do
    hills = dict.fromkeys(("D7", "E7", "F7", "D8", "F8", "D9", "F9"), "hill")
    shut = ordered(towers, "light_cavalry", "exchange_places", cubes=1, ground=hills)
    shut.do("swap c-light1 c-foot1")
    assert shut.phase == "orders"


@pytest.mark.rule("KF-6.6.1")
def test_only_own_neighbours_are_exchanged() -> None:
    towers = {"c-foot1": "E6", "c-heavy1": "G6", "o-foot1": "E5"}
    assert ordered(towers, "foot", "exchange_places").actions("swap") == []


@pytest.mark.rule("KF-6.6.3")
def test_a_gun_is_exchanged_only_within_its_row() -> None:
    towers = {"c-gun1": "F12", "c-foot1": "F11", "c-pike1": "G12", "o-gun1": "L1", "o-foot1": "A1"}
    table = clash(
        towers,
        christian={"plan": {"artillery": ["exchange_places"], "foot": ["march"]}},
        ottoman={"plan": {"artillery": ["march"]}},
        hold=False,
    )
    table.do("execute artillery")
    assert table.actions("swap") == ["swap c-gun1 c-pike1"]


# Comrades' Aid


@pytest.mark.rule("KF-6.7.1", "KF-6.7.3", "KF-6.7.4", "KF-6.7.2")
def test_comrades_aid_lets_another_tower_act_too() -> None:
    towers = {"c-foot1": "E6", "c-light1": "H6"}
    table = ordered(towers, "foot", "comrades_aid")
    assert table.s.board.points[table.number("card", "comrades_aid")] == 2
    table.do("pick c-light1")
    assert "H3" in table.moves("c-light1")
    table.do("move c-light1 H3")
    table.do("move c-foot1 E5")
    assert (table.at("c-light1"), table.at("c-foot1"), table.score) == ("H3", "E5", (0, 0))


@pytest.mark.rule("KF-6.7.1")
def test_comrades_aid_moves_two_towers_and_not_a_third() -> None:
    towers = {"c-foot1": "E6", "c-foot2": "B6", "c-light1": "H6"}
    table = ordered(towers, "foot", "comrades_aid")
    table.do("pick c-foot1", "move c-foot1 E5")
    both = table.copy()
    table.do("pick c-light1", "move c-light1 H3")
    assert table.phase == "orders"
    both.do("pick c-foot2", "move c-foot2 B5")  # the other may be of the same type
    assert both.phase == "orders"


@pytest.mark.rule("KF-6.7.3")
def test_the_part_of_the_helper_is_optional() -> None:
    table = ordered({"c-foot1": "E6", "c-light1": "H6"}, "foot", "comrades_aid")
    table.do("pick c-foot1", "move c-foot1 E5", "finish")
    assert (table.phase, table.score) == ("orders", (0, 0))


@pytest.mark.rule("KF-6.7.3")
def test_the_helper_obeys_its_own_exhaustion_and_cubes() -> None:
    towers = {
        "c-foot1": "E8",
        "c-light1": "H6",
        "c-light2": "B6 3 attacked:2",
        "o-foot1": "H5",
        "o-foot2": "B5",
    }
    table = ordered(
        towers,
        "foot",
        "comrades_aid",
        mine={"plan": {"foot": ["comrades_aid"]}, "cubes": {"foot": 2, "light_cavalry": 1}},
    )
    table.do("pick c-light2")
    assert table.actions("melee") == []
    table = ordered(
        towers,
        "foot",
        "comrades_aid",
        mine={"plan": {"foot": ["comrades_aid"]}, "cubes": {"foot": 2, "light_cavalry": 1}},
    )
    table.do("pick c-light1")
    table.do("melee c-light1 o-foot1")
    assert table.score == (0, 2)


@pytest.mark.rule("KF-6.7.4")
def test_comrades_aid_needs_a_tower_of_its_own_army_card() -> None:
    walls = dict.fromkeys(("D5", "E5", "F5", "D6", "F6", "D7", "E7", "F7"), "hill")
    table = clash(
        {"c-foot1": "E6", "c-light1": "H6", "o-heavy1": "A1"},
        christian={"plan": {"foot": ["comrades_aid"]}},
        ground=walls,
    )
    assert "execute foot" not in table.actions()


@pytest.mark.rule("KF-6.7.4")
def test_a_helper_who_blocks_the_main_tower_makes_it_a_withdrawal() -> None:
    walls = dict.fromkeys(("D5", "E5", "F5", "D6", "D7", "E7", "F7"), "hill")
    towers = {"c-foot1": "E6", "c-light1": "H6"}
    table = ordered(towers, "foot", "comrades_aid", ground=walls)
    table.do("pick c-light1", "move c-light1 F6")
    assert (table.phase, table.score) == ("orders", (0, -1))


def building_comrades(**more: str) -> Table:
    """Comrades' Aid with Rampart Building; both foot may attack."""
    towers = {"c-foot1": "E6", "o-foot1": "E5", "c-foot2": "H6", "o-foot2": "H5", **more}
    mine = {"plan": {"foot": ["comrades_aid", "rampart_building"]}, "cubes": {"foot": 2}}
    return ordered(towers, "foot", mine=mine)


@pytest.mark.rule("KF-6.7.3", "KF-6.7.4")
def test_a_helper_who_only_builds_does_not_spoil_comrades_aid() -> None:
    table = building_comrades()
    table.do("pick c-foot1", "move c-foot1 E7", "done")
    told = table.do("pick c-foot2", "rampart c-foot2 H7 N", "done")
    assert not any(text.startswith("withdrawn") for text in told)
    assert (table.phase, table.score) == ("orders", (0, 0))
    assert table.cards("out", "christian") == ["rampart_building"]


@pytest.mark.rule("KF-6.7.4")
def test_comrades_aid_is_carried_out_by_either_tower_of_its_army_card() -> None:
    table = building_comrades()
    table.do("pick c-foot1", "rampart c-foot1 E6 N", "done")
    table.do("pick c-foot2", "melee c-foot2 o-foot2")
    assert (table.phase, table.score) == ("orders", (0, 4))


@pytest.mark.rule("KF-6.7.4", "KF-3.3.4")
def test_comrades_aid_fails_if_the_tower_of_its_army_card_only_builds() -> None:
    table = building_comrades(**{"c-light1": "A6"})
    table.do("pick c-foot1", "rampart c-foot1 E6 N", "done")
    alone = table.copy()
    told = alone.do("finish")
    assert "withdrawn christian comrades_aid foot" in told
    table.do("pick c-light1", "move c-light1 A5")
    assert (table.phase, table.score, alone.score) == ("orders", (0, -1), (0, -1))


@pytest.mark.rule("KF-6.7.4", "KF-6.32.2")
def test_comrades_aid_fails_if_the_tower_of_its_army_card_blows_itself_up() -> None:
    towers = {"c-foot1": "E6 1", "o-foot1": "E5", "c-light1": "A6"}
    mine = {"plan": {"foot": ["comrades_aid", "demolition"]}, "cubes": {"foot": 2}}
    table = ordered(towers, "foot", mine=mine, works={"E6": "rampart-N"})
    table.do("pick c-foot1", "blast c-foot1 E6", "pick c-light1", "move c-light1 A5")
    assert (table.phase, table.score) == ("orders", (2, -1))


# Regrouping


@pytest.mark.rule("KF-6.8.1", "KF-6.8.2")
def test_regrouping_moves_a_disc() -> None:
    table = ordered({"c-foot1": "E6 3", "c-foot2": "A12 3"}, "foot", "regroup")
    table.do("shift c-foot1 c-foot2")
    assert (table.discs("c-foot1"), table.discs("c-foot2")) == (2, 4)
    table = ordered({"c-foot1": "E6 1", "c-foot2": "A12 4"}, "foot", "regroup", "fill_ranks")
    assert (table.discs("c-foot1"), table.discs("c-foot2")) == (2, 3)


@pytest.mark.rule("KF-6.8.2")
@pytest.mark.parametrize("towers", [{"c-foot1": "E6"}, {"c-foot1": "E6 1", "c-foot2": "H6 1"}])
def test_regrouping_that_cannot_be_done_is_withdrawn(towers: dict[str, str]) -> None:
    table = clash({"o-heavy1": "A1", **towers}, christian={"plan": {"foot": ["regroup"]}})
    assert "execute foot" not in table.actions()


@pytest.mark.rule("KF-6.8.1", "KF-6.30.2")
def test_after_regrouping_either_of_the_two_towers_builds() -> None:
    towers = {"c-pike1": "A1", "c-pike2": "H6", "c-foot1": "E6", "o-heavy1": "H1"}
    table = ordered(towers, "pike", "regroup", "rampart_building")
    table.do("shift c-pike1 c-pike2")
    assert {text.split()[1] for text in table.actions("rampart")} == {"c-pike1", "c-pike2"}
    table.do("rampart c-pike1 A1 S")
    assert table.work("A1") == "rampart-S"


# Filling the Ranks


@pytest.mark.rule("KF-6.17.1", "KF-6.17.2", "KF-4.6", "KF-8.5", "KF-2.1.3")
def test_filling_the_ranks_before_or_after_the_order() -> None:
    lost = {"christian": {"light_cavalry": 1, "foot": 1}}
    towers = {"c-foot1": "E6", "c-light1": "H8 2", "c-heavy1": "A8 1"}
    before = ordered(towers, "foot", "march", "fill_ranks", lost=lost)
    assert before.actions("fill") == ["fill c-light1"]
    before.do("fill c-light1")
    assert (before.discs("c-light1"), before.lost) == (3, (0, 1))
    before.do("move c-foot1 E5")
    assert before.phase == "orders"
    after = ordered(towers, "foot", "march", "fill_ranks", lost=lost)
    after.do("pick c-foot1", "move c-foot1 E5")
    assert after.phase == "finish"
    after.do("fill c-light1")
    assert (after.discs("c-light1"), after.lost) == (3, (0, 1))


LOW = {"c-foot1": "E6 1", "c-foot2": "H6 1", "c-light1": "H8 2"}
LOW_LOST = {"christian": {"foot": 4, "light_cavalry": 1}}


@pytest.mark.rule("KF-6.17.2", "KF-8.5", "KF-3.2.12", "KF-6.8.2")
def test_filling_the_ranks_may_come_before_the_regrouping_that_it_makes_possible() -> None:
    mine = {"plan": {"foot": ["regroup", "fill_ranks"]}}
    table = clash({"o-heavy1": "A1", **LOW}, christian=mine, lost=LOW_LOST)
    assert table.can("execute foot")
    table.do("execute foot")
    # A disc for the hussars would leave nobody who could give one.
    assert table.actions() == ["fill c-foot1", "fill c-foot2"]
    told = table.do("fill c-foot1")
    assert "shifted c-foot1 c-foot2" in told  # the only one that is possible
    assert (table.discs("c-foot1"), table.discs("c-foot2"), table.lost) == (1, 2, (0, 4))
    assert (table.phase, table.score) == ("orders", (0, 0))
    assert sorted(table.cards("discard", "christian")) == ["fill_ranks", "regroup"]


@pytest.mark.rule("KF-6.17.2", "KF-6.17.3", "KF-3.2.12", "KF-6.8.2")
def test_filling_the_ranks_does_not_help_every_regrouping() -> None:
    mine = {"plan": {"foot": ["regroup", "fill_ranks"]}}
    no_loss = {"christian": {"light_cavalry": 1}}
    assert not clash(LOW, christian=mine, lost=no_loss).can("execute foot")
    alone = {"c-foot1": "E6 1", "c-light1": "H8 2"}
    assert not clash(alone, christian=mine, lost=LOW_LOST).can("execute foot")
    elsewhere = {"plan": {"foot": ["regroup"], "pike": ["march", "fill_ranks"]}}
    towers = {**LOW, "c-pike1": "B9"}
    assert not clash(towers, christian=elsewhere, lost=LOW_LOST).can("execute foot")


@pytest.mark.rule("KF-6.17.2", "KF-8.5")
def test_before_a_regrouping_that_is_possible_any_ranks_may_be_filled() -> None:
    towers = {**LOW, "c-foot2": "H6 2"}
    table = ordered(towers, "foot", "regroup", "fill_ranks", lost=LOW_LOST)
    fills = ["fill c-foot1", "fill c-foot2", "fill c-light1"]
    assert table.actions() == [*fills, "shift c-foot2 c-foot1"]
    table.do("fill c-light1")
    assert (table.discs("c-light1"), table.discs("c-foot1"), table.phase) == (3, 2, "orders")


@pytest.mark.rule("KF-6.17.3", "KF-6.17.1")
def test_only_real_losses_are_refilled() -> None:
    towers = {"c-foot1": "E6", "c-light1": "H8 2", "c-light2": "B8 4"}
    assert ordered(towers, "foot", "march", "fill_ranks").actions("fill") == []
    lost = {"christian": {"light_cavalry": 3}}  # those of a destroyed tower of the type
    table = ordered({"c-foot1": "E6", "c-light1": "H8 2"}, "foot", "march", "fill_ranks", lost=lost)
    assert table.actions("fill") == ["fill c-light1"]
