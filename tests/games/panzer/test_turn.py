"""A player turn: cards and ammunition, operations, prestige, victory check (chapter 6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.panzer.table import GAME, Table, cards_of

NO_PRESTIGE = {"german": 0, "soviet": 0}


@pytest.mark.rule("PG-6.0.1", "PG-6.0.2", "PG-6.0.3", "PG-6.4.3", "PG-6.2.31", "PG-6.2.32")
def test_two_player_turns_make_a_game_turn_of_four_phases_each() -> None:
    table = Table("kursk", {}, active="soviet", first="soviet", turn=1, phase="turn")
    assert (table.asked, table.phase) == (["soviet"], "operations")  # no draw in turn 1
    table.do("end")
    assert (table.asked, table.phase) == (["soviet"], "shop")
    table.do("done")
    assert (table.asked, table.phase, table.s.turn) == (["german"], "operations", 1)
    table.do_all("end", "done")
    assert (table.asked, table.phase, table.s.turn) == (["soviet"], "draw", 2)


@pytest.mark.rule("PG-6.1.2")
def test_phase_1_is_left_out_in_turn_1_by_both() -> None:
    table = Table("kursk", {"u1": "howitzer A6"}, first="german", turn=1, phase="turn")
    assert table.phase == "operations"
    assert table.ammo("german") == 0


@pytest.mark.rule("PG-6.1.3", "PG-6.1.4", "PG-6.1.9", "PG-10.0.3")
def test_four_free_cards_in_an_announced_split() -> None:
    table = Table("kursk", {}, first="german", turn=2, phase="draw")
    assert table.actions() == [f"draw {n}" for n in range(5)]
    happened = table.do("draw 1", "pz_iv accuracy+0 snafu+2 fog+0")
    assert "drew side:german deck:german 1" in happened
    assert "drew side:german deck:actions 3" in happened
    assert table.hand("german") == ["pz_iv", "accuracy+0", "snafu+2", "fog+0"]
    table.do("done")
    assert table.phase == "operations"
    assert not table.actions("draw")


@pytest.mark.rule("PG-6.1.4", "PG-6.1.8")
def test_a_deck_that_cannot_be_renewed_gives_fewer_cards() -> None:
    actions = cards_of("kursk")
    table = Table("kursk", {}, first="german", turn=2, phase="draw", hands={"soviet": actions})
    happened = table.do("draw 1", "pz_iv")
    assert table.hand("german") == ["pz_iv"]
    # What is told is what was drawn.
    assert [x for x in happened if x.startswith("drew ")] == ["drew side:german deck:german 1"]
    # Discards become a new deck when a card is needed.
    again = Table(
        "kursk",
        {},
        first="german",
        turn=2,
        phase="draw",
        hands={"soviet": actions[:-3]},
        discards={"actions": actions[-3:]},
    )
    assert "reshuffled deck:actions" in again.do("draw 3", "pz_iv pz_iv pz_iv 0")
    assert again.discarded("actions") == []
    some = Table("kursk", {}, first="german", turn=2, phase="draw", hands={"soviet": actions[2:]})
    assert "drew side:german deck:actions 2" in some.do("draw 0", "0 0")


@pytest.mark.rule("PG-6.1.8")
def test_a_flip_without_any_card_counts_as_nothing() -> None:
    table = Table(
        "minsk",
        {"u1": "pz_iv D5"},
        active="german",
        control={"soviet": ["D4"]},
        hands={"soviet": cards_of("minsk")},
        prestige={"german": 0, "soviet": 0},
    )
    table.do("move u1 D4")
    assert table.morale("u1") == 6


@pytest.mark.rule("PG-6.1.5", "PG-5.0.3")
def test_cards_are_bought_one_at_a_time_below_ten_in_hand() -> None:
    hand = ["pz_iv"] * 5 + ["grenadiers"] * 3
    table = Table("kursk", {}, first="german", turn=2, phase="shop", hands={"german": hand})
    assert table.actions("purchase") == ["purchase german", "purchase actions"]
    table.do("purchase german", "pz_ii")  # eight and the bluff: one more is allowed
    assert table.prestige("german") == 16
    assert table.phase == "operations"  # ten cards: no further purchase
    poor = Table(
        "kursk", {}, first="german", turn=2, phase="shop", prestige={"german": 3, "soviet": 0}
    )
    assert poor.phase == "operations"


@pytest.mark.rule("PG-6.1.7", "PG-5.0.2", "PG-5.0.4", "PG-5.4.48")
def test_cards_leave_the_hand_only_by_being_used_and_paid() -> None:
    table = Table(
        "minsk",
        {},
        active="german",
        hands={"german": ["pz_iv", "supply_column+0", "accuracy+0"]},
        prestige={"german": 0, "soviet": 0},
    )
    verbs = {action.split()[0] for action in table.actions()}
    assert verbs == {"end"}
    rich = Table("minsk", {}, active="german", hands={"german": ["pz_iv", "supply_column+0"]})
    assert {action.split()[0] for action in rich.actions()} == {"deploy", "play", "end"}
    assert not any("bluff" in action for action in rich.actions())


@pytest.mark.rule("PG-6.1.10")
def test_hands_are_secret_but_for_their_number() -> None:
    table = Table("kursk", {}, active="german", hands={"german": ["pz_iv", "snafu+0"]})
    for seat in (-1, 1):
        zones = {zone.id: zone for zone in GAME.scene(table.s, seat).zones}
        assert zones["hand-german"].count == 3
        assert zones["hand-german"].cards == ()
    mine = {zone.id: zone for zone in GAME.scene(table.s, 0).zones}
    assert [card.id for card in mine["hand-german"].cards] == ["pz_iv", "snafu+0", "bluff"]


# Operations


@pytest.mark.rule("PG-6.2.1", "PG-6.2.22", "PG-6.2.24")
def test_actions_of_all_kinds_in_any_order() -> None:
    units = {"u1": "pz_iv A5", "u2": "grenadiers B5"}
    table = Table("minsk", units, active="german", hands={"german": ["pz_iii", "supply_column+0"]})
    table.do("move u1 A4")
    table.do("deploy pz_iii C5 full")
    table.do("play supply_column+0 1")
    table.do("dig u2")
    assert table.ammo("german") == 4
    assert table.prestige("german") == 20 - 8 - 1
    assert not [action for action in table.actions() if " u3" in action]  # just deployed


@pytest.mark.rule("PG-6.2.11", "PG-6.2.14")
def test_the_mine_test_on_an_enemy_tile() -> None:
    control = {"soviet": ["D4"]}
    for flip, morale in (("t-2", 5), ("t-1", 5), ("t+0", 6), ("t+3", 6)):
        table = Table("minsk", {"u1": "pz_iv D5"}, active="german", control=control)
        table.do("move u1 D4", flip)
        assert table.morale("u1") == morale
        assert table.control("D4") == "german"
    weak = Table("minsk", {"u1": "pz_iv D5 -5"}, active="german", control=control)
    weak.do("move u1 D4", "t-1")
    assert weak.at("u1") == ""
    assert weak.control("D4") == "german"
    assert weak.prestige("soviet") == 20


@pytest.mark.rule("PG-6.2.19", "PG-5.4.49")
def test_attacks_go_only_straight_to_the_next_tile() -> None:
    units = {"u1": "gebirgsjaeger D4", "u2": "howitzer B5", "u3": "riflemen E3", "u4": "t_26 D3"}
    table = Table("minsk", units, active="german")
    assert table.actions("attack") == ["attack u1 u4"]


@pytest.mark.rule("PG-6.2.23")
def test_new_units_come_in_along_a_chain_to_the_start_row() -> None:
    control = {"german": ["A5", "A4", "A3", "C3", "D5"], "soviet": ["B5", "C5", "E5", "F5"]}
    table = Table("minsk", {}, active="german", control=control, hands={"german": ["grenadiers"]})
    tiles = {word.split()[0] for word in table.last_words("deploy", "grenadiers")}
    assert tiles == {"A5", "A4", "A3", "D5"}  # C3 is cut off


@pytest.mark.rule("PG-6.2.26")
def test_one_unit_a_turn_is_cheaper_at_headquarters() -> None:
    hands = {"german": ["pz_iv", "grenadiers", "pz_iii"]}
    table = Table("minsk", {}, active="german", hands=hands)
    assert "D5 headquarters" in table.last_words("deploy", "pz_iv")
    assert "C5 headquarters" not in table.last_words("deploy", "pz_iv")
    table.do("deploy grenadiers D5 headquarters")  # 6 - 8: never below 0
    assert table.prestige("german") == 20
    assert not [o for o in table.actions("deploy") if o.endswith("headquarters")]
    guards = Table("minsk", {}, active="soviet", hands={"soviet": ["guards"]})
    guards.do("deploy guards C1 headquarters")
    assert guards.prestige("soviet") == 17
    halved = Table(
        "solo_volkhov",
        {"u1": "guards A1"},
        row="a",
        active="german",
        hands={"german": ["pz_vi_king_tiger"]},
    )
    halved.do("deploy pz_vi_king_tiger D6 headquarters")  # 18 is 9, less 8
    assert halved.prestige("german") == 19


@pytest.mark.rule("PG-6.2.26", "PG-6.2.28")
def test_discounts_are_never_combined_and_reserves_are_for_the_next_unit() -> None:
    hands = {"german": ["pz_iii", "pz_iv", "reserves+0"]}
    table = Table("minsk", {"u1": "grenadiers B4"}, active="german", hands=hands)
    table.play("reserves+0 2")  # 2 prestige, and the next unit costs 6 less
    offered = table.last_words("deploy", "pz_iii")
    assert {"D5 headquarters", "D5 reserves", "C5 reserves"} <= offered
    assert not any(words.endswith("full") for words in offered)
    for price, left in (("headquarters", 18), ("reserves", 16)):
        bought = table.copy()
        bought.do(f"deploy pz_iii D5 {price}")
        assert bought.prestige("german") == left
        # The second unit has no discount: neither is kept, whichever the first one had.
        assert {words.split()[1] for words in bought.last_words("deploy", "pz_iv")} == {"full"}


@pytest.mark.rule("PG-5.4.44")
def test_a_drop_costs_its_normal_price_and_leaves_reserves_to_the_next_deployment() -> None:
    hands = {"german": ["fallschirmjaeger", "pz_iv"]}
    table = Table("minsk", {"u1": "grenadiers B4"}, active="german", hands=hands, discount=6)
    before = table.prestige("german")
    table.do("drop fallschirmjaeger C3", "t+0")
    board = table.s.board
    assert before - table.prestige("german") == board.cost[table.number("card", "fallschirmjaeger")]
    assert "C5 reserves" in table.last_words("deploy", "pz_iv")


@pytest.mark.rule("PG-6.2.24")
def test_a_new_unit_supports_and_defends_at_once() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3", "u3": "grenadiers C4 spent fresh"}
    table = Table("minsk", units, active="german")
    happened = table.fight("attack u1 u2")
    assert any("line:support 2" in line for line in happened)


@pytest.mark.rule("PG-6.2.27", "PG-5.2.2")
def test_operations_cards_are_played_in_the_own_phase_only() -> None:
    hands = {"german": ["supply_column+0"], "soviet": ["propaganda+0", "accuracy+0"]}
    table = Table("minsk", {"u1": "pz_iv D4", "u2": "t_26 D3"}, active="german", hands=hands)
    assert table.actions("play") == ["play supply_column+0 1", "play supply_column+0 2"]
    table.do("attack u1 u2")
    while table.phase in ("cards", "answer"):
        assert not any("propaganda" in o or "supply" in o for o in table.actions())
        table.fight("pass")


@pytest.mark.rule("PG-6.2.28", "PG-6.2.29")
def test_a_unit_has_one_extra_action_a_turn() -> None:
    units = {"u1": "grenadiers D5 moved", "u2": "pz_iv A5 spent fresh"}
    hands = {"german": ["double_time+1", "double_time+2"]}
    table = Table("minsk", units, active="german", hands=hands)
    table.play("double_time+1 1", "u1")
    assert table.phase == "extra"
    table.do("move u1 D4")
    assert table.at("u1") == "D4"
    assert not table.can("play double_time+2 1")  # neither u1 again nor the new u2


@pytest.mark.rule("PG-6.2.29", "PG-9.2.0.26")
def test_an_extra_action_goes_to_a_unit_that_has_something_to_do() -> None:
    units = {"u1": "grenadiers A6", "u2": "riflemen B1", "u3": "stosstruppen A5 moved"}
    around = {**units, "u4": "stosstruppen B6 moved"}
    rich: dict[str, Any] = {"active": "german", "turn": 3, "points": {"german": 20}}
    walled = Table("solo_narva", around, **rich)
    assert walled.can("spend-on free-action u1")  # it can still dig in
    assert not walled.can("spend-on free-move u1")
    around["u1"] = "grenadiers A6 dug spent"
    assert not Table("solo_narva", around, **rich).can("spend-on free-action u1")
    around["u3"] = "stosstruppen A5"  # it may still change places
    assert Table("solo_narva", around, **rich).can("spend-on free-action u1")


@pytest.mark.rule("PG-6.2.18", "PG-6.2.30")
def test_cards_suppress_or_remove_the_trenches_and_cost_morale() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D2 dug", "u3": "conscripts A1 -3"}
    hands = {"german": ["prep_fire+0", "bomber_run+0", "bomber_run+1"]}
    table = Table("minsk", units, active="german", hands=hands)
    table.play("prep_fire+0 1", "u2")
    assert not table.is_dug("u2")
    assert table.s.dug >> 1 & 1  # the marker stays
    table.play("bomber_run+0 1", "u2")
    assert table.s.dug >> 1 & 1 == 0
    assert table.morale("u2") == 3
    table.play("bomber_run+1 1", "u3")
    assert table.at("u3") == ""
    assert table.prestige("german") == 20 - 3 - 6 - 6


# Prestige and the end of the turn


@pytest.mark.rule("PG-6.3.1", "PG-6.3.2", "PG-6.3.3")
def test_phase_3_pays_for_tiles_and_sells_action_cards() -> None:
    table = Table("kursk", {"u1": "pz_iv A6 moved fired"}, first="german", turn=1)
    table.do("end")
    income = sum(table.s.board.income[tile] for tile in table.s.board.start[0])
    assert table.prestige("german") == 20 + income
    assert table.actions("purchase") == ["purchase actions"]
    assert table.s.moved == table.s.fired == 0


@pytest.mark.rule("PG-6.4.1")
def test_both_sides_are_looked_at_the_active_player_first() -> None:
    rows = {"german": ["A1", "B1", "C1"], "soviet": ["A6", "B6", "C6"]}
    table = Table("kursk", {}, first="german", turn=3, control=rows, prestige=NO_PRESTIGE)
    table.do("end")
    assert table.phase == "shop"
    table.do("done")
    assert table.winner == "german"
    other = {"german": [], "soviet": ["A6", "B6", "C6"]}
    table = Table("kursk", {}, first="german", turn=3, control=other, prestige=NO_PRESTIGE)
    table.do("end")
    assert table.winner == "soviet"


@pytest.mark.rule("PG-6.4.2", "PG-6.4.4", "PG-9.1.2.3")
def test_the_last_turn_ends_after_the_second_player() -> None:
    rows = {"german": ["A6"], "soviet": ["A1", "B1"]}
    table = Table("kursk", {}, first="german", turn=6, control=rows, prestige=NO_PRESTIGE)
    table.do("end")
    assert table.winner == ""
    table = Table(
        "kursk", {}, first="german", active="soviet", turn=6, control=rows, prestige=NO_PRESTIGE
    )
    more = table.copy()
    assert "extended 7" in more.do("end", "t-2")
    assert more.s.turn == 7
    table.do("end", "t+0")
    assert table.winner == "soviet"
