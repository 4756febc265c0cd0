"""Orders and the simplest of them: sections 3.2, 3.3, 6.1, 6.2 and 6.4, example E33."""

from __future__ import annotations

import pytest

from tests.games.crescent.table import clash, duel, ordered

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
    assert set(table.actions()) == {"execute foot", "withdraw foot"}
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
    assert "execute musket" not in table.actions()
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
    assert "execute artillery" not in table.actions()
    assert "withdraw artillery" in table.actions()


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
    assert set(table.actions()) == {"pick c-foot1", "pick c-foot2"}


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
    assert "done" not in table.actions()
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
    assert "execute foot" not in table.actions()


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
        {"c-foot1": "E6", "o-foot1": "A1"}, settings={"players": 4}, turn="ottoman1", round=1
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
    table.do("pick c-foot1")
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
    assert standing.actions("shoot") == []
    standing.do("stand-and-shoot c-musket1 o-foot1")
    assert standing.phase == "orders"
