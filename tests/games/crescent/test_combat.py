"""Attacks and strengths: sections 2.7, 5.1 to 5.5 of the ledger, examples E5 to E15, E24, E25."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.crescent.table import Table, clash, duel
from vezerkar.games.crescent.rules.combat import attack_strength, defence_strength
from vezerkar.games.crescent.terms import MELEE, SHOT, STANDING_SHOT


def strengths(table: Table, a: str, d: str, kind: int, seat: str = "christian") -> tuple[int, int]:
    s = table.s
    a_number, d_number = table.number("unit", a), table.number("unit", d)
    attack = attack_strength(s, table.number("seat", seat), a_number, d_number, kind)
    return int(attack), int(defence_strength(s, d_number, a_number))


@pytest.mark.rule("KF-2.7.4", "KF-3.3.1", "KF-2.7.9", "KF-2.8.1", "KF-3.3.7")
def test_e5_a_tie_pushes_the_defender_back_and_the_attacker_enters() -> None:
    table = duel("c-pike1 E6", "o-foot1 E5", (2, 2))
    table.do("melee c-pike1 o-foot1")
    assert (table.at("o-foot1"), table.discs("o-foot1")) == ("E4", 3)
    assert table.at("c-pike1") == "E5"
    assert table.score == (0, 1)
    assert table.exhausted("c-pike1")


@pytest.mark.rule("KF-2.7.5", "KF-3.3.2", "KF-5.5.2")
def test_e6_the_difference_is_lost_in_discs_at_two_points_each() -> None:
    table = duel("c-heavy1 E6", "o-musket1 E5", (3, 1))
    table.do("melee c-heavy1 o-musket1")
    assert (table.at("o-musket1"), table.discs("o-musket1")) == ("E4", 1)
    assert table.at("c-heavy1") == "E5"
    assert table.score == (0, 4)
    assert table.lost == (2, 0)


@pytest.mark.rule("KF-5.5.3")
def test_e7_heavy_cavalry_wounds_in_a_tie() -> None:
    table = duel("c-heavy1 E6", "o-foot1 E5", (2, 2))
    table.do("melee c-heavy1 o-foot1")
    assert (table.at("o-foot1"), table.discs("o-foot1")) == ("E4", 2)
    assert table.score == (0, 2)


@pytest.mark.rule("KF-5.2.3", "KF-5.5.3")
def test_e8_pikes_defend_better_against_cavalry() -> None:
    table = duel("c-heavy1 E6", "o-pike1 E5", (3, 2))
    assert strengths(table, "c-heavy1", "o-pike1", MELEE) == (3, 3)
    table.do("melee c-heavy1 o-pike1")
    assert table.discs("o-pike1") == 2
    assert table.score == (0, 2)


@pytest.mark.rule("KF-5.2.3", "KF-2.7.1", "KF-5.1.4")
@pytest.mark.parametrize(
    ("defender", "attack", "defence"), [("o-light1", 1, 0), ("o-heavy1", 1, 0), ("o-foot1", 0, 0)]
)
def test_pikes_attack_better_against_cavalry_also_without_cubes(
    defender: str, attack: int, defence: int
) -> None:
    table = duel("c-pike1 E6", f"{defender} E5", (0, 0))
    assert strengths(table, "c-pike1", defender, MELEE) == (attack, defence)


@pytest.mark.rule("KF-5.2.3")
def test_pikes_defend_better_against_cavalry_shots_too() -> None:
    given: dict[str, Any] = {
        "christian": {"upgraded": ["light_cavalry"], "cubes": {"light_cavalry": 3}}
    }
    table = clash({"c-light1": "E6", "o-pike1": "E5"}, ottoman={"cubes": {"pike": 2}}, **given)
    assert strengths(table, "c-light1", "o-pike1", SHOT) == (3, 3)


@pytest.mark.rule("KF-2.7.2")
def test_no_attack_with_less_strength() -> None:
    table = duel("c-pike1 E6", "o-foot1 E5", (1, 2))
    assert not table.can("melee c-pike1 o-foot1")
    assert table.refuses("melee c-pike1 o-foot1")


@pytest.mark.rule("KF-2.7.3", "KF-2.3.5")
def test_nothing_against_nothing_is_a_legal_tie() -> None:
    table = duel("c-pike1 E6", "o-foot1 E5", (0, 0))
    table.do("melee c-pike1 o-foot1")
    assert table.at("o-foot1") == "E4"
    assert table.score == (0, 1)


@pytest.mark.rule("KF-2.3.5", "KF-2.7.5", "KF-2.1.4", "KF-2.7.8")
def test_a_tower_without_cubes_can_be_destroyed_at_one_blow() -> None:
    table = duel("c-heavy1 E6", "o-foot1 E5", (3, 0))
    told = table.do("melee c-heavy1 o-foot1")
    assert table.at("o-foot1") == ""
    assert "destroyed o-foot1 E5" in told
    assert table.at("c-heavy1") == "E5"
    assert table.score == (0, 6)


@pytest.mark.rule("KF-2.7.5")
def test_no_more_discs_are_lost_than_there_are() -> None:
    table = duel("c-heavy1 E6", "o-foot1 E5 1", (3, 0))
    table.do("melee c-heavy1 o-foot1")
    assert table.score == (0, 2)
    assert table.lost == (1, 0)


@pytest.mark.rule("KF-2.1.2")
@pytest.mark.parametrize("height", [1, 2, 3])
def test_the_height_of_a_tower_does_not_matter_for_its_strength(height: int) -> None:
    table = duel(f"c-pike1 E6 {height}", "o-foot1 E5", (2, 1))
    assert strengths(table, "c-pike1", "o-foot1", MELEE) == (2, 1)
    assert "C4" not in table.moves("c-pike1")


@pytest.mark.rule("KF-2.2.3", "KF-2.3.1")
def test_the_cubes_of_an_army_card_count_for_each_of_its_towers() -> None:
    towers = {"c-pike1": "E6", "c-pike2": "H6", "o-foot1": "E5", "o-foot2": "H5"}
    table = clash(towers, christian={"cubes": {"pike": 2}}, ottoman={"cubes": {"foot": 1}})
    assert strengths(table, "c-pike1", "o-foot1", MELEE) == (2, 1)
    assert strengths(table, "c-pike2", "o-foot2", MELEE) == (2, 1)
    assert strengths(table, "o-foot1", "c-pike1", MELEE, "ottoman") == (1, 2)


# Musketeers


@pytest.mark.rule("KF-5.3.3", "KF-5.3.2", "KF-2.7.18", "KF-2.7.19")
def test_e10_musketeers_that_stand_still_shoot_harder() -> None:
    table = duel("c-musket1 E6", "o-foot1 E4", (2, 2))
    table.do("stand-and-shoot c-musket1 o-foot1")
    assert (table.at("o-foot1"), table.discs("o-foot1")) == ("E3", 2)
    assert table.at("c-musket1") == "E6"
    assert table.score == (0, 2)


@pytest.mark.rule("KF-5.3.3", "KF-2.7.18", "KF-3.3.1")
def test_e11_after_a_step_the_bonus_is_gone() -> None:
    table = duel("c-musket1 E7", "o-foot1 E4", (2, 2))
    table.do("move c-musket1 E6")
    assert table.actions("stand-and-shoot") == []
    table.do("shoot c-musket1 o-foot1")
    assert (table.at("o-foot1"), table.discs("o-foot1")) == ("E3", 3)
    assert table.score == (0, 1)


@pytest.mark.rule("KF-5.3.3")
def test_whoever_takes_the_standing_bonus_gives_up_all_steps() -> None:
    standing = duel("c-musket1 E6", "o-foot1 E4", (2, 2))
    standing.do("stand-and-shoot c-musket1 o-foot1")
    assert standing.phase == "orders"
    stepping = duel("c-musket1 E6", "o-foot1 E4", (2, 2))
    stepping.do("shoot c-musket1 o-foot1")
    assert stepping.discs("o-foot1") == 3
    assert "E5" in stepping.moves("c-musket1")


@pytest.mark.rule("KF-5.3.4")
def test_e12_without_cubes_standing_still_does_not_help() -> None:
    table = duel("c-musket1 E6", "o-foot1 E4", (0, 0))
    assert table.actions("stand-and-shoot") == []
    table.do("shoot c-musket1 o-foot1")
    assert table.at("o-foot1") == "E3"
    assert table.score == (0, 1)


@pytest.mark.rule("KF-5.3.5", "KF-5.3.7", "KF-5.3.2", "KF-5.3.4")
@pytest.mark.parametrize(
    ("cubes", "standing", "stepping", "defence"),
    [(0, 0, 0, 0), (1, 2, 1, 1), (2, 3, 2, 2), (3, 3, 2, 3)],
)
def test_e13_strengths_of_upgraded_musketeers(
    cubes: int, standing: int, stepping: int, defence: int
) -> None:
    table = clash(
        {"c-musket1": "E6", "o-foot1": "E5"},
        christian={"upgraded": ["musket"], "cubes": {"musket": cubes}},
    )
    assert strengths(table, "c-musket1", "o-foot1", STANDING_SHOT) == (standing, 0)
    assert strengths(table, "c-musket1", "o-foot1", SHOT) == (stepping, 0)
    assert strengths(table, "c-musket1", "o-foot1", MELEE) == (stepping, 0)
    assert strengths(table, "o-foot1", "c-musket1", MELEE, "ottoman")[1] == defence


@pytest.mark.rule("KF-5.3.7", "KF-5.3.3")
@pytest.mark.parametrize(("cubes", "standing", "stepping"), [(0, 0, 0), (1, 2, 1), (2, 3, 2)])
def test_side_a_shoots_like_side_b_with_the_same_cubes(
    cubes: int, standing: int, stepping: int
) -> None:
    table = clash({"c-musket1": "E6", "o-foot1": "E4"}, christian={"cubes": {"musket": cubes}})
    assert strengths(table, "c-musket1", "o-foot1", STANDING_SHOT)[0] == standing
    assert strengths(table, "c-musket1", "o-foot1", SHOT)[0] == stepping


@pytest.mark.rule("KF-5.3.5")
def test_upgraded_musketeers_that_stepped_are_refused_against_three() -> None:
    table = clash(
        {"c-musket1": "E8", "o-heavy1": "E4"},
        christian={
            "upgraded": ["musket"],
            "plan": {"musket": ["march"]},
            "cubes": {"musket": 3},
        },
        ottoman={"cubes": {"heavy_cavalry": 3}},
    )
    table.do("execute musket", "move c-musket1 E6")
    assert table.refuses("shoot c-musket1 o-heavy1")


# Strengths as sums


@pytest.mark.rule("KF-2.7.24", "KF-2.6.19", "KF-6.15.1")
@pytest.mark.parametrize(("zeal", "strength"), [(False, 0), (True, 0)])
def test_a_negative_sum_of_modifiers_is_raised_to_nothing(zeal: bool, strength: int) -> None:
    table = clash(
        {"c-musket1": "E6", "o-foot1": "E4"},
        christian={"plan": {"musket": ["march", *(["zeal"] if zeal else [])]}},
        ground={"E4": "town"},
    )
    assert strengths(table, "c-musket1", "o-foot1", SHOT)[0] == strength


@pytest.mark.rule("KF-2.6.19", "KF-5.1.3", "KF-2.6.17", "KF-2.6.18")
def test_e15_a_shot_into_a_town() -> None:
    table = duel("c-musket1 E6", "o-foot1 E4", (2, 1), ground={"E4": "town"})
    assert strengths(table, "c-musket1", "o-foot1", STANDING_SHOT) == (2, 2)
    table.do("stand-and-shoot c-musket1 o-foot1")
    assert (table.at("o-foot1"), table.score) == ("E3", (0, 1))


@pytest.mark.rule("KF-2.6.18", "KF-2.6.20")
def test_from_a_town_everybody_shoots_and_fights_without_penalty() -> None:
    table = duel("c-musket1 E6", "o-foot1 E5", (2, 1), ground={"E6": "town"})
    assert strengths(table, "c-musket1", "o-foot1", STANDING_SHOT) == (3, 1)
    assert table.can("melee c-musket1 o-foot1")


@pytest.mark.rule("KF-5.1.3", "KF-2.6.17")
@pytest.mark.parametrize(
    ("ground", "works"),
    [({"E6": "forest"}, {}), ({"E6": "town"}, {}), ({}, {"E6": "rampart-S"})],
)
def test_foot_is_stronger_on_its_own_good_ground(
    ground: dict[str, str], works: dict[str, str]
) -> None:
    table = clash(
        {"c-foot1": "E6", "o-pike1": "E5"},
        christian={"cubes": {"foot": 2}},
        ground=ground,
        works=works,
    )
    assert strengths(table, "c-foot1", "o-pike1", MELEE)[0] == 3
    assert strengths(table, "o-pike1", "c-foot1", MELEE, "ottoman")[1] == 3


@pytest.mark.rule("KF-5.1.3")
def test_the_ground_of_the_other_tower_does_not_help_foot() -> None:
    table = clash(
        {"c-foot1": "E6", "o-pike1": "E5"}, christian={"cubes": {"foot": 2}}, ground={"E5": "town"}
    )
    assert strengths(table, "c-foot1", "o-pike1", MELEE) == (2, 0)


@pytest.mark.rule("KF-5.1.3", "KF-5.1.4", "KF-6.15.1", "KF-6.16.1")
def test_the_maxima_of_abilities_do_not_cap_command_cards() -> None:
    table = clash(
        {"c-foot1": "E6", "o-foot1": "E5"},
        christian={
            "upgraded": ["foot"],
            "plan": {"foot": ["march", "zeal"]},
            "cubes": {"foot": 3},
        },
        ottoman={"plan": {"foot": ["march", "stand_firm"]}, "cubes": {"foot": 2}},
        ground={"E6": "forest", "E5": "forest"},
    )
    assert strengths(table, "c-foot1", "o-foot1", MELEE) == (5, 4)


# Melee


@pytest.mark.rule("KF-2.7.6", "KF-2.5.4")
def test_melee_needs_a_neighbour_and_a_step() -> None:
    table = duel("c-pike1 E7", "o-foot1 E5", (2, 2))
    assert table.actions("melee") == []
    table.do("move c-pike1 E6")
    assert table.actions("melee") == []
    riders = duel("c-light1 E7", "o-foot1 E5", (2, 2))
    riders.do("move c-light1 E6")
    assert riders.can("melee c-light1 o-foot1")


@pytest.mark.rule("KF-2.7.7")
def test_melee_ends_the_movement() -> None:
    table = duel("c-light1 E6", "o-foot1 E5", (2, 2))
    table.do("melee c-light1 o-foot1")
    assert table.at("c-light1") == "E5"
    assert table.phase == "orders"


@pytest.mark.rule("KF-2.7.19", "KF-2.7.18")
def test_after_a_shot_the_shooter_may_step_into_the_emptied_square() -> None:
    table = duel("c-musket1 E6", "o-foot1 E5", (2, 2))
    table.do("shoot c-musket1 o-foot1")
    assert table.at("c-musket1") == "E6"
    table.do("move c-musket1 E5")
    assert table.at("c-musket1") == "E5"


@pytest.mark.rule("KF-2.7.18")
def test_steps_may_be_split_around_a_shot() -> None:
    table = clash(
        {"c-musket1": "E7", "o-foot1": "E4"},
        christian={"upgraded": ["musket"], "plan": {"musket": ["march"]}, "cubes": {"musket": 2}},
    )
    table.do("execute musket", "move c-musket1 E6", "shoot c-musket1 o-foot1", "move c-musket1 E5")
    assert table.at("c-musket1") == "E5"


@pytest.mark.rule("KF-2.7.22")
def test_one_order_is_one_attack() -> None:
    table = duel("c-musket1 E6", "o-foot1 E4", (2, 2), beside={"o-foot2": "G6"})
    table.do("shoot c-musket1 o-foot1")
    assert table.actions("shoot") == []
    assert table.actions("stand-and-shoot") == []


@pytest.mark.rule("KF-2.7.25")
def test_entering_after_melee_costs_nothing_more_whatever_the_ground() -> None:
    table = duel("c-pike1 E6", "o-foot1 E5", (2, 0), works={"E5": "rampart-S"}, ground={})
    table.do("melee c-pike1 o-foot1")
    assert table.at("c-pike1") == "E5"


@pytest.mark.rule("KF-2.7.23")
def test_strengths_are_taken_at_the_moment_of_the_attack() -> None:
    table = duel("c-light1 E6", "o-foot1 E5", (2, 2))
    table.do("spur c-light1")
    assert not table.can("melee c-light1 o-foot1")


@pytest.mark.rule("KF-2.7.14")
def test_e24_on_the_own_edge_row_a_tie_destroys() -> None:
    table = duel("c-pike1 E2", "o-foot1 E1", (2, 2))
    table.do("melee c-pike1 o-foot1")
    assert (table.at("o-foot1"), table.score, table.lost) == ("", (0, 6), (3, 0))


# Light cavalry


@pytest.mark.rule("KF-5.4.3", "KF-5.4.4")
def test_e9_a_cube_becomes_a_step_for_the_round() -> None:
    table = duel("c-light1 E10", "o-foot1 B2", (2, 0), beside={"c-light2": "H10"})
    table.do("pick c-light1")
    assert "E6" not in table.moves("c-light1")
    table.do("spur c-light1")
    assert "E6" in table.moves("c-light1")
    assert table.cubes("christian")["light_cavalry"] == 1
    assert not table.can("spur c-light1")
    assert strengths(table, "c-light2", "o-foot1", MELEE)[0] == 1
    assert strengths(table, "o-foot1", "c-light2", MELEE, "ottoman")[1] == 1


@pytest.mark.rule("KF-5.4.4")
def test_the_cube_is_turned_in_before_the_first_step_or_attack() -> None:
    table = duel("c-light1 E10", "o-foot1 B2", (2, 0))
    table.do("move c-light1 E9")
    assert not table.can("spur c-light1")


@pytest.mark.rule("KF-5.4.3")
def test_without_a_cube_there_is_nothing_to_turn_in() -> None:
    assert not duel("c-light1 E10", "o-foot1 B2", (0, 0)).can("spur c-light1")


@pytest.mark.rule("KF-5.4.3")
def test_with_one_cube_the_strength_falls_to_nothing() -> None:
    table = duel("c-light1 E10", "o-foot1 B2", (1, 0))
    table.do("spur c-light1")
    assert strengths(table, "c-light1", "o-foot1", MELEE)[0] == 0


@pytest.mark.rule("KF-5.4.5", "KF-2.6.36")
def test_e50_upgraded_hussars_shoot_after_all_their_steps_but_do_not_fight() -> None:
    table = clash(
        {"c-light1": "E9", "o-foot1": "E5"},
        christian={
            "upgraded": ["light_cavalry"],
            "plan": {"light_cavalry": ["march"]},
            "cubes": {"light_cavalry": 2},
        },
    )
    table.do("execute light_cavalry", "move c-light1 E6")
    assert table.can("shoot c-light1 o-foot1")
    assert not table.can("melee c-light1 o-foot1")


@pytest.mark.rule("KF-5.4.5")
def test_side_a_of_the_light_cavalry_does_not_shoot() -> None:
    assert duel("c-light1 E6", "o-foot1 E5", (2, 0)).actions("shoot") == []


@pytest.mark.rule("KF-5.4.3", "KF-6.1.2")
def test_a_cube_is_not_turned_in_where_the_order_could_not_be_carried_out_any_more() -> None:
    """Hemmed in, hussars of 2 against 2 have their attack or nothing; 2 against 1 have both."""
    around = {"D4": "hill", "E4": "hill", "F4": "hill", "D5": "hill", "F5": "hill"}
    around |= {"D6": "hill", "F6": "hill"}
    even = duel("c-light1 E5", "o-foot1 E6", (2, 2), ground=around)
    assert even.at("c-light1") == "E6"  # the attack was all there was to choose
    stronger = duel("c-light1 E5", "o-foot1 E6", (2, 1), ground=around)
    assert stronger.actions() == ["spur c-light1", "melee c-light1 o-foot1"]
    free = duel("c-light1 E5", "o-foot1 E6", (2, 2), ground={**around, "D4": "plain"})
    assert free.can("spur c-light1")
    # A friend to change places with is a way out under Exchange of Places, not under a march.
    friend: dict[str, Any] = {"ground": {**around, "D5": "plain"}, "beside": {"c-foot1": "D5"}}
    march = duel("c-light1 E5", "o-foot1 E6", (2, 2), **friend)
    assert march.at("c-light1") == "E6"
    exchange = duel("c-light1 E5", "o-foot1 E6", (2, 2), grey="exchange_places", **friend)
    assert exchange.actions() == ["spur c-light1", "swap c-light1 c-foot1"]
