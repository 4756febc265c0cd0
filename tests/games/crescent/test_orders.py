"""Orders: sections 3.2, 3.3 and 6.1 to 6.8 of the ledger, examples E33, E37, E47."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.crescent.table import Table, clash, duel


def ordered(towers: dict[str, str], troop: str, *cards: str, cubes: int = 0, **given: Any) -> Table:
    """A Christian order that has been begun, in the middle of a round."""
    mine = {"plan": {troop: list(cards)}, "cubes": {troop: cubes} if cubes else {}}
    mine.update(given.pop("mine", {}))
    table = clash({"o-heavy1": "A1", **towers}, christian=mine, **given)
    table.do(f"execute {troop}")
    return table


# The sequence


@pytest.mark.rule("KF-3.2.4", "KF-3.2.5", "KF-2.1.6")
def test_captains_alternate_and_one_without_orders_is_skipped() -> None:
    towers = {
        "o-foot1": "B2",
        "o-pike1": "D2",
        "c-foot1": "B11",
        "c-pike1": "D11",
        "c-heavy1": "G11",
    }
    table = clash(
        towers,
        turn="christian",
        hold=False,
        christian={"plan": {"foot": ["march"], "pike": ["march"], "heavy_cavalry": ["march"]}},
        ottoman={"plan": {"foot": ["march"]}},
    )
    assert table.asked == ["christian"]
    table.do("execute foot", "move c-foot1 B10")
    assert table.asked == ["ottoman"]
    assert set(table.options()) == {"execute foot", "withdraw foot"}
    table.do("execute foot", "move o-foot1 B3")
    assert table.asked == ["christian"]
    table.do("execute pike", "move c-pike1 D10")
    assert table.asked == ["christian"]


@pytest.mark.rule("KF-1.18")
@pytest.mark.parametrize(("round", "first"), [(1, "ottoman"), (2, "christian"), (3, "ottoman")])
def test_the_first_player_changes_every_round(round: int, first: str) -> None:
    table = clash({"o-foot1": "B2", "c-foot1": "B11"}, round=round, turn=first)
    assert table.layout.seats[table.s.first()] == first


@pytest.mark.rule("KF-3.2.7", "KF-3.1.15", "KF-3.2.14")
def test_executed_cards_go_to_the_discards_and_green_ones_out_of_the_game() -> None:
    table = ordered({"c-foot1": "E6"}, "foot", "march", "zeal", "bridge_building")
    table.do("move c-foot1 E5")
    assert sorted(table.cards("discard", "christian")) == ["march", "zeal"]
    assert table.cards("out", "christian") == ["bridge_building"]


@pytest.mark.rule("KF-3.2.12", "KF-3.2.13", "KF-3.3.4", "KF-3.3.8")
def test_an_order_may_be_given_up_for_a_point() -> None:
    table = clash({"c-foot1": "E6"}, christian={"plan": {"foot": ["march", "zeal", "survey"]}})
    told = table.do("withdraw foot")
    assert "withdrawn christian march foot" in told
    assert table.score == (0, -1)
    assert sorted(table.cards("discard", "christian")) == ["march", "survey", "zeal"]
    assert table.cards("out", "christian") == []


@pytest.mark.rule("KF-3.3.4", "KF-3.2.12")
def test_e33_an_order_for_a_type_that_is_gone_is_withdrawn() -> None:
    table = clash(
        {"c-foot1": "E6"},
        christian={"plan": {"musket": ["march", "zeal", "no_rest"], "foot": ["march"]}},
    )
    assert "execute musket" not in table.options()
    table.do("withdraw musket")
    assert table.score == (0, -1)
    assert sorted(table.cards("discard", "christian")) == ["march", "no_rest", "zeal"]


@pytest.mark.rule("KF-3.2.16")
def test_an_artillery_order_without_a_gun_is_a_forced_withdrawal() -> None:
    table = clash(
        {"c-foot1": "E6", "o-gun1": "L1", "c-gun1": "C12 1 owner:ottoman"},
        christian={"plan": {"artillery": ["march"], "foot": ["march"]}},
        ottoman={"plan": {"artillery": ["march"]}},
        hold=False,
    )
    assert "execute artillery" not in table.options()
    assert "withdraw artillery" in table.options()


@pytest.mark.rule("KF-3.2.8", "KF-3.2.15")
def test_continuous_cards_work_until_the_round_ends_or_the_order_is_withdrawn() -> None:
    table = clash(
        {"c-foot1": "E6", "o-foot1": "B2"},
        christian={"plan": {"foot": ["march", "stand_firm"]}},
    )
    foot, firm = table.number("troop", "foot"), table.number("card", "stand_firm")
    assert table.s.in_force(1, foot, firm)
    done = table.copy()
    done.do("execute foot", "move c-foot1 E5")
    assert done.s.in_force(1, foot, firm)
    table.do("withdraw foot")
    assert not table.s.in_force(1, foot, firm)


@pytest.mark.rule("KF-3.2.11")
def test_orders_name_a_type_and_no_target() -> None:
    table = ordered({"c-foot1": "E6", "c-foot2": "H6"}, "foot", "march")
    assert set(table.options()) == {"pick c-foot1", "pick c-foot2"}


# March! Forward!


@pytest.mark.rule("KF-6.1.1", "KF-2.1.6")
def test_a_march_moves_one_tower_of_the_type() -> None:
    table = ordered({"c-foot1": "E6", "c-foot2": "H6"}, "foot", "march")
    table.do("pick c-foot2", "move c-foot2 H5")
    assert (table.at("c-foot1"), table.at("c-foot2")) == ("E6", "H5")
    assert table.phase == "orders"


@pytest.mark.rule("KF-6.1.2")
def test_a_march_is_carried_out_by_one_step_or_one_attack() -> None:
    table = duel("c-musket1 E6", "o-foot1 E4", (2, 0))
    assert "done" not in table.options()
    table.do("stand-and-shoot c-musket1 o-foot1")
    assert table.phase == "orders"
    assert table.score[1] > 0
    stepped = duel("c-light1 E6", "o-foot1 E4", (2, 0))
    stepped.do("move c-light1 E5")
    assert stepped.can("done")  # the attack is optional


@pytest.mark.rule("KF-6.1.2", "KF-3.2.12")
def test_a_tower_that_can_do_nothing_makes_the_order_impossible() -> None:
    walls = dict.fromkeys(("D5", "E5", "F5", "D6", "F6", "D7", "E7", "F7"), "hill")
    table = clash({"c-foot1": "E6"}, christian={"plan": {"foot": ["march"]}}, ground=walls)
    assert "execute foot" not in table.options()


@pytest.mark.rule("KF-6.1.3", "KF-2.9.1")
def test_five_marches_in_a_deck() -> None:
    table = clash(
        {"c-foot1": "E6"},
        christian={"hand": ["march"] * 4 + ["march_free"]},
        hold=False,
        ottoman={"plan": {"artillery": ["march"]}},
        turn="ottoman",
    )
    board = table.s.board
    assert (board.deck[0], board.deck[1], board.points[0], board.points[1]) == (4, 1, 1, 0)
    # The four-player deck is the whole one.
    four = clash(
        {"c-foot1": "E6", "o-foot1": "A1"}, options={"players": 4}, turn="ottoman1", round=1
    )
    deck = four.s.board.deck
    colours = [sum(n for c, n in enumerate(deck) if four.s.board.colour[c] == k) for k in range(3)]
    assert (sum(deck), colours, len(deck)) == (36, [12, 12, 12], 33)


# General Attack


@pytest.mark.rule("KF-6.2.1", "KF-3.2.6")
def test_a_general_attack_lets_every_tower_act_in_any_sequence() -> None:
    table = ordered({"c-foot1": "E6", "c-foot2": "H6"}, "foot", "general_attack")
    table.do("pick c-foot2", "move c-foot2 H5")
    assert table.asked == ["christian"]
    table.do("pick c-foot1") if table.can("pick c-foot1") else None
    table.do("move c-foot1 E5")
    assert (table.at("c-foot1"), table.at("c-foot2"), table.score) == ("E5", "H5", (0, 0))


@pytest.mark.rule("KF-6.2.2")
def test_a_tower_left_idle_makes_a_general_attack_a_withdrawal() -> None:
    table = ordered({"c-foot1": "E6", "c-foot2": "H6"}, "foot", "general_attack", "survey")
    table.do("pick c-foot2", "move c-foot2 H5")
    told = table.do("finish")
    assert "left-idle christian foot" in told
    assert (table.at("c-foot2"), table.score) == ("H5", (0, -1))
    assert "survey" in table.cards("discard", "christian")


@pytest.mark.rule("KF-6.2.2")
def test_a_tower_that_cannot_act_is_excused() -> None:
    walls = dict.fromkeys(("G5", "H5", "I5", "G6", "I6", "G7", "H7", "I7"), "hill")
    table = ordered({"c-foot1": "E6", "c-foot2": "H6"}, "foot", "general_attack", ground=walls)
    table.do("move c-foot1 E5")
    assert (table.phase, table.score) == ("orders", (0, 0))


# Charge


@pytest.mark.rule("KF-6.4.1")
def test_a_charge_gives_two_steps_and_the_attack_comes_last() -> None:
    table = ordered({"c-foot1": "E6"}, "foot", "charge")
    assert "E3" in table.moves("c-foot1")
    assert "E2" not in table.moves("c-foot1")
    shooting = ordered({"c-musket1": "E7", "o-foot1": "E4"}, "musket", "charge", cubes=2)
    shooting.do("move c-musket1 E6", "shoot c-musket1 o-foot1")
    assert shooting.phase == "orders"
    standing = ordered({"c-musket1": "E6", "o-foot1": "E4"}, "musket", "charge", cubes=2)
    assert standing.options("shoot") == []
    standing.do("stand-and-shoot c-musket1 o-foot1")
    assert standing.phase == "orders"


# Double Strike


@pytest.mark.rule("KF-6.5.1", "KF-6.5.2", "KF-6.5.3", "KF-6.5.4")
def test_e37_a_double_strike_of_two_melees() -> None:
    towers = {"c-pike1": "E6", "o-foot1": "D5", "o-foot2": "F5"}
    table = ordered(towers, "pike", "double_strike")
    table.do("strike-two o-foot1 o-foot2 melee+melee")
    assert (table.at("o-foot1"), table.at("o-foot2"), table.at("c-pike1")) == ("D4", "F4", "E6")
    assert set(table.options()) == {"enter c-pike1 D5", "enter c-pike1 F5"}
    table.do("enter c-pike1 F5")
    assert (table.at("c-pike1"), table.score) == ("F5", (0, 2))
    assert table.exhausted("c-pike1")


@pytest.mark.rule("KF-6.5.2", "KF-6.5.3")
def test_the_attacks_of_a_double_strike_may_be_shots_in_either_sequence() -> None:
    towers = {"c-musket1": "E6", "o-foot1": "E4", "o-foot2": "F5"}
    table = ordered(towers, "musket", "double_strike", cubes=2)
    pairs = {tuple(text.split()[1:]) for text in table.options("strike-two")}
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
    assert table.options("strike-two") == []
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


# Exchange of Places


@pytest.mark.rule("KF-6.6.1", "KF-6.6.2", "KF-6.6.4")
def test_exchange_of_places_then_steps_and_no_attack() -> None:
    towers = {"c-foot1": "E6", "c-heavy1": "F5", "o-foot1": "G5"}
    table = ordered(towers, "foot", "exchange_places", ground={"F5": "forest"})
    assert table.options("swap") == ["swap c-foot1 c-heavy1"]
    table.do("swap c-foot1 c-heavy1")
    assert (table.at("c-foot1"), table.at("c-heavy1")) == ("F5", "E6")
    assert table.options("melee") == []
    assert "F4" in table.moves("c-foot1")
    assert table.can("done")
    table.do("done")
    assert table.score == (0, 0)


@pytest.mark.rule("KF-6.6.4")
def test_a_step_alone_carries_out_an_exchange_of_places() -> None:
    table = ordered({"c-foot1": "E6", "c-heavy1": "F5"}, "foot", "exchange_places")
    table.do("move c-foot1 E7")
    assert (table.phase, table.score) == ("orders", (0, 0))


@pytest.mark.rule("KF-6.6.1")
def test_only_own_neighbours_are_exchanged() -> None:
    towers = {"c-foot1": "E6", "c-heavy1": "G6", "o-foot1": "E5"}
    assert ordered(towers, "foot", "exchange_places").options("swap") == []


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
    assert table.options("swap") == ["swap c-gun1 c-pike1"]


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
    assert table.options("melee") == []
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
    assert "execute foot" not in table.options()


@pytest.mark.rule("KF-6.7.4")
def test_a_helper_who_blocks_the_main_tower_makes_it_a_withdrawal() -> None:
    walls = dict.fromkeys(("D5", "E5", "F5", "D6", "D7", "E7", "F7"), "hill")
    towers = {"c-foot1": "E6", "c-light1": "H6"}
    table = ordered(towers, "foot", "comrades_aid", ground=walls)
    table.do("pick c-light1", "move c-light1 F6")
    assert (table.phase, table.score) == ("orders", (0, -1))


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
    assert "execute foot" not in table.options()


# Filling the Ranks


@pytest.mark.rule("KF-6.17.1", "KF-6.17.2", "KF-4.6", "KF-8.5", "KF-2.1.3")
def test_filling_the_ranks_before_or_after_the_order() -> None:
    lost = {"christian": {"light_cavalry": 1, "foot": 1}}
    towers = {"c-foot1": "E6", "c-light1": "H8 2", "c-heavy1": "A8 1"}
    before = ordered(towers, "foot", "march", "fill_ranks", lost=lost)
    assert before.options("fill") == ["fill c-light1"]
    before.do("fill c-light1")
    assert (before.discs("c-light1"), before.lost) == (3, (0, 1))
    before.do("move c-foot1 E5")
    assert before.phase == "orders"
    after = ordered(towers, "foot", "march", "fill_ranks", lost=lost)
    after.do("pick c-foot1", "move c-foot1 E5")
    assert after.phase == "finish"
    after.do("fill c-light1")
    assert (after.discs("c-light1"), after.lost) == (3, (0, 1))


@pytest.mark.rule("KF-6.17.3", "KF-6.17.1")
def test_only_real_losses_are_refilled() -> None:
    towers = {"c-foot1": "E6", "c-light1": "H8 2", "c-light2": "B8 4"}
    assert ordered(towers, "foot", "march", "fill_ranks").options("fill") == []
    lost = {"christian": {"light_cavalry": 3}}  # those of a destroyed tower of the type
    table = ordered({"c-foot1": "E6", "c-light1": "H8 2"}, "foot", "march", "fill_ranks", lost=lost)
    assert table.options("fill") == ["fill c-light1"]


# Field Works and the building cards


@pytest.mark.rule("KF-6.3.1", "KF-2.6.24", "KF-2.6.25", "KF-2.6.23")
def test_field_works_builds_a_rampart_of_any_facing() -> None:
    towers = {"c-pike1": "E6", "c-foot1": "F6", "o-foot1": "D5"}
    ground = {"E5": "forest", "F5": "river", "D6": "town"}
    table = ordered(towers, "pike", "field_works", ground=ground, works={"E7": "rampart-N"})
    squares = {text.split()[2] for text in table.options("rampart")}
    assert squares == {"E6", "F6", "D7", "F7"}
    assert {t.split()[3] for t in table.options("rampart")} == {"N", "E", "S", "W"}
    table.do("rampart c-pike1 F6 W")
    assert table.work("F6") == "rampart-W"
    assert (table.phase, table.exhausted("c-pike1")) == ("orders", False)


@pytest.mark.rule("KF-6.3.1", "KF-2.6.4", "KF-2.6.6", "KF-2.6.3", "KF-2.6.5")
def test_field_works_builds_a_bridge_on_a_straight_piece() -> None:
    ground = {"D5": "river", "E5": "bend", "F5": "river", "H5": "river"}
    table = ordered({"c-musket1": "E6"}, "musket", "field_works", ground=ground)
    assert set(table.options("bridge")) == {"bridge c-musket1 D5", "bridge c-musket1 F5"}
    assert table.options("move") == table.options("melee") == []
    table.do("bridge c-musket1 D5")
    assert table.work("D5") == "bridge"


@pytest.mark.rule("KF-6.3.2", "KF-2.8.2")
def test_field_works_blows_up_what_is_near_also_by_an_exhausted_tower() -> None:
    ground = {"D5": "river"}
    works = {"D5": "bridge", "E6": "rampart-N", "G6": "rampart-N"}
    towers = {"c-pike1": "E6 3 attacked:1"}
    table = ordered(towers, "pike", "field_works", ground=ground, works=works)
    assert set(table.options("blast")) == {"blast c-pike1 D5", "blast c-pike1 E6"}
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
    assert set(table.options()) == {"execute artillery", "withdraw artillery"}
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
    assert table.options("cannonade") == ["cannonade c-gun1 E9"]  # H9 is hidden by the foot
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
    assert table.options("blast") == []
    assert table.work("G8") == "bridge"


@pytest.mark.rule("KF-0.8")
def test_without_tiles_nothing_is_built_and_a_blown_up_one_returns() -> None:
    works = {f"{c}3": "rampart-N" for c in "ABCDEFGHIJKL"}
    towers = {"c-pike1": "E6", "c-foot1": "E4"}
    table = clash(
        {"o-heavy1": "A1", **towers}, christian={"plan": {"pike": ["field_works"]}}, works=works
    )
    assert "execute pike" not in table.options()
    del works["L3"]
    table = ordered(towers, "pike", "field_works", works=works)
    assert table.options("rampart")
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
            assert {"bridge c-foot1 F1", "bridge c-foot1 F2"} == set(field.options("bridge"))


@pytest.mark.rule("KF-6.29.1", "KF-6.30.2", "KF-8.5")
def test_rampart_building_after_the_last_step() -> None:
    table = ordered({"c-foot1": "E6"}, "foot", "charge", "rampart_building")
    assert table.options("rampart") == []  # neither a step nor an attack yet, and no target
    table.do("move c-foot1 E5")
    squares = {text.split()[2] for text in table.options("rampart")}
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
    assert table.options("stand-and-shoot") == []
    table.do("blast c-musket1 F5")  # a melee is possible, so it may come before the attack
    assert (table.at("o-foot1"), table.discs("o-foot1"), table.score) == ("F4", 2, (0, 2))
    assert table.options("move") == []
    table.do("stand-and-shoot c-musket1 o-foot1")
    assert (table.at("o-foot1"), table.score) == ("", (0, 6))


@pytest.mark.rule("KF-6.1.2", "KF-6.30.2")
def test_building_alone_does_not_carry_out_the_order() -> None:
    towers = {"c-pike1": "F6", "o-foot1": "F5"}
    mine = {"plan": {"pike": ["march", "demolition"]}, "cubes": {"pike": 2}}
    table = ordered(towers, "pike", mine=mine, works={"F5": "rampart-S"})
    table.do("blast c-pike1 F5")
    assert (table.phase, table.score) == ("orders", (0, 1))  # 2 for the disc, -1 for the order
    assert table.cards("out", "christian") == ["demolition"]


@pytest.mark.rule("KF-6.30.2")
def test_one_of_several_towers_builds() -> None:
    table = ordered(
        {"c-foot1": "E6", "c-foot2": "H6"}, "foot", "general_attack", "rampart_building"
    )
    table.do("pick c-foot1", "move c-foot1 E5", "rampart c-foot1 E5 N")
    table.do("pick c-foot2", "move c-foot2 H5")
    assert table.phase == "orders"
