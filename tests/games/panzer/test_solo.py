"""The solo system: a non-player side driven by the printed rules (chapter 9.2, general part)."""

from __future__ import annotations

import pytest

from tests.games.panzer.solo_table import mid_battle
from tests.games.panzer.table import GAME, Table, cards_of
from vezerkar.games.panzer.rules.npc_cards import npc_picks
from vezerkar.games.panzer.rules.npc_targets import best_target, from_the_left
from vezerkar.games.panzer.rules.purchases import hand_limit
from vezerkar.games.panzer.terms import SIDES

SOLO = [info.id for info in GAME.scenarios() if info.id.startswith("solo")]


@pytest.mark.rule("PG-9.2.0.1", "PG-9.2.0.2")
@pytest.mark.parametrize("slug", SOLO)
def test_one_person_plays_one_side(slug: str) -> None:
    table = Table.opened(slug)
    scenario = table.layout.scenario
    assert table.layout.seats == (scenario.player_side,)
    assert SIDES[table.s.board.npc] == scenario.npc_side
    assert table.asked == [scenario.player_side]
    assert table.s.board.start[1 - table.s.board.npc]


@pytest.mark.rule("PG-9.2.0.4", "PG-9.2.0.5")
@pytest.mark.parametrize("slug", SOLO)
def test_three_special_decks_are_taken_out_of_the_common_one(slug: str) -> None:
    s = Table.opened(slug).s
    total = sum(sum(pile) for pile in s.piles[2:])
    assert total == 88
    npc = Table.opened(slug).layout.scenario.npc
    assert npc is not None
    assert sum(s.piles[4]) == sum(entry.count for entry in npc.firing_deck)
    assert sum(s.piles[5]) == sum(entry.count for entry in npc.target_deck)
    assert sum(s.piles[3]) == sum(entry.count for entry in npc.command_deck)


@pytest.mark.rule("PG-9.2.0.23")
def test_the_maximum_hand_limits_purchases_only() -> None:
    s = Table.opened("solo_smolensk").s
    assert hand_limit(s) == 10
    hand = ["grenadiers"] * 5 + ["pz_iv"] * 5
    table = Table("solo_smolensk", {}, phase="shop", hands={"german": hand}, active="german")
    assert table.phase == "operations"  # eleven cards with the bluff


@pytest.mark.rule("PG-9.2.0.24")
def test_initial_units_are_chosen_freely_by_class() -> None:
    table = Table.opened("solo_donets")
    guns = {text.split()[1] for text in table.actions("raise")}
    assert "howitzer" in guns
    assert "wespe" in guns
    assert "grenadiers" not in guns
    table.do_seeded("raise wespe")
    assert {text.split()[2] for text in table.actions("station")} >= {"A5", "F6"}
    table.do_seeded("station wespe A5")
    foot = {text.split()[1] for text in table.actions("raise")}
    assert "panzergrenadiere" in foot
    assert "grenadiers" in foot
    assert "pz_iv" not in foot
    assert table.prestige("german") == 0  # they are free; prestige comes later


# Its turn


@pytest.mark.rule("PG-9.2.0.14", "PG-9.2.0.15", "PG-9.2.0.18", "PG-9.2.6.5")
def test_reinforcements_arrive_dug_in_and_do_not_act_at_once() -> None:
    table = Table("solo_narva", {"u1": "grenadiers A5"}, turn=1, active="german", first="german")
    # Hard units may not stand on the lake A2: the card of the T-26 is discarded.
    happened = table.end_turn("t_26 riflemen")
    arrived = [line for line in happened if line.startswith("arrived")]
    assert arrived == ["arrived side:soviet card:riflemen tile:A2"]
    assert not any(line.startswith(("moved", "attacked")) for line in happened)
    for unit in table.s.units(1):
        assert table.s.dug >> unit & 1
        assert table.s.side(unit) == 1


@pytest.mark.rule("PG-9.2.0.6", "PG-9.2.0.7", "PG-9.2.0.11")
def test_a_command_card_takes_its_first_effect_on_the_strongest_unit() -> None:
    units = {"u1": "grenadiers A5", "u2": "stosstruppen C5", "u3": "stosstruppen F5 dug"}
    table = Table("solo_narva", units, active="german", turn=3, prestige={"german": 0})
    table.end_turn("command:bomber_run-1")
    assert table.morale("u3") == 4  # morale 6 twice: the one farther right
    assert not table.s.dug >> 2 & 1
    assert table.morale("u2") == 6


@pytest.mark.rule("PG-9.2.0.6")
def test_a_command_card_that_cannot_be_carried_out_is_discarded() -> None:
    table = Table("solo_narva", {"u1": "pz_iv A5"}, active="german", turn=3, prestige={"german": 0})
    happened = table.end_turn("command:attack-2")
    assert "no-effect card:attack-2" in happened
    assert table.discarded("command") == ["attack-2"]


@pytest.mark.rule("PG-9.2.0.6", "PG-5.4.13", "PG-5.4.12")
def test_the_player_may_bring_bad_weather_before_a_command_card() -> None:
    table = Table(
        "solo_narva",
        {"u1": "grenadiers A5", "u2": "conscripts A1"},
        active="german",
        turn=3,
        hands={"german": ["snowstorm+1"]},
    )
    happened = table.end_turn()
    assert table.phase == "weather"
    assert not any(line.startswith("npc-card") for line in happened)
    calm = table.copy()
    calm.do("pass", "command:bomber_run-1", loose=True)
    calm.do("pass", loose=True)
    assert calm.morale("u1") == 3
    happened = table.do("play snowstorm+1 1", "command:bomber_run-1", loose=True)
    assert "no-effect card:bomber_run-1" in happened
    assert table.discarded("command") == ["bomber_run-1"]
    assert table.morale("u1") == 5


@pytest.mark.rule("PG-9.2.0.12")
def test_friendly_cards_help_the_weakest_unit() -> None:
    units = {"u1": "riflemen C1 -1", "u2": "riflemen B1 -2 dug", "u3": "riflemen B2 -2"}
    fresh = Table("solo_narva", units, active="german", turn=3)
    ids = [card.id for card in fresh.layout.data.playable]
    assert npc_picks(fresh.s, ids.index("replacements"), 0) == [2]  # leftmost, then nearest
    assert npc_picks(fresh.s, ids.index("improved_defenses"), 0) == [2]


@pytest.mark.rule("PG-9.2.0.13", "PG-9.2.0.22")
def test_attack_is_given_to_the_strongest_blow() -> None:
    units = {
        "u1": "grenadiers A5",
        "u2": "conscripts A4",
        "u3": "stalin_2 B5",
        "u4": "grenadiers C5",
        "u5": "riflemen C4",
    }
    table = Table("solo_narva", units, active="german", turn=3, prestige={"german": 0})
    happened = table.end_turn("command:attack-2 firing:accuracy-2 firing:accuracy+0")
    attacks = [line for line in happened if line.startswith("attacked")]
    assert attacks[0] == "attacked unit:u3 unit:u4"  # Stalin-2, better supported there
    assert any("line:bonus 2" in line for line in happened)


@pytest.mark.rule("PG-9.2.0.13", "PG-9.2.2.6", "PG-9.2.6.6")
@pytest.mark.parametrize(
    ("slug", "units"),
    [
        ("solo_donets", {"u1": "su_85 B5", "u2": "grenadiers C5", "u3": "pz_iv B6"}),
        ("solo_narva", {"u1": "su_85 C4", "u2": "grenadiers C5", "u3": "pz_iv C3"}),
    ],
)
def test_attack_strikes_a_settlement_first(slug: str, units: dict[str, str]) -> None:
    happened = mid_battle(slug, units).end_turn("command:attack-2")
    attacks = [line for line in happened if line.startswith("attacked")]
    assert attacks[0] == "attacked unit:u1 unit:u2"  # although the tank would be hit harder


@pytest.mark.rule("PG-9.2.0.13", "PG-9.2.2.6", "PG-9.2.4.7", "PG-9.2.6.6")
@pytest.mark.parametrize(
    ("slug", "units", "spared"),
    [
        (
            "solo_donets",
            {
                "u1": "su_85 B5",
                "u2": "grenadiers C5",
                "u3": "grenadiers B4",
                "u4": "pz_iv B6",
            },
            "u4",
        ),
        ("solo_korsun", {"u1": "pz_iv D3 tag9", "u2": "guards D2", "u3": "guards E3"}, ""),
        ("solo_narva", {"u1": "su_85 C3", "u2": "grenadiers C4", "u3": "grenadiers D3"}, ""),
    ],
)
def test_among_several_targets_of_attack_the_player_decides(
    slug: str, units: dict[str, str], spared: str
) -> None:
    table = mid_battle(slug, units)
    table.end_turn("command:attack-2")
    assert table.phase == "npc-aim"
    assert set(table.actions()) == {"aim u1 u2", "aim u1 u3"}
    assert table.copy().actions() == table.actions()
    asked = GAME.scene(table.s, 0).prompt.text
    assert (asked.key, asked.rules) == ("ask-npc-aim", ("PG-9.2.0.13",))
    if spared:
        action = table.layout.notation.parse(f"aim u1 {spared}")
        reason = GAME.explain(table.s, 0, action)[0].message
        assert (reason.key, reason.rules[0]) == ("why-settlement-first", "PG-9.2.2.6")
    happened = table.do("aim u1 u3", loose=True)
    assert "attacked unit:u1 unit:u3" in happened
    assert any("line:bonus 2" in line for line in happened)


@pytest.mark.rule("PG-9.2.0.13", "PG-9.2.0.22")
def test_in_smolensk_attack_strikes_where_its_fire_value_is_highest() -> None:
    units = {"u1": "su_85 D3", "u2": "grenadiers D4", "u3": "pz_iv E3"}
    held = {"german": ["A3", "A4", "F3", "F4"]}  # nobody comes in there
    happened = mid_battle("solo_smolensk", units, control=held).end_turn("command:attack-2")
    attacks = [line for line in happened if line.startswith("attacked")]
    assert attacks[0] == "attacked unit:u1 unit:u3"


@pytest.mark.rule("PG-9.2.0.22", "PG-9.2.0.30")
def test_of_equal_targets_the_leftmost_is_fired_at_then_the_one_nearest_to_the_player() -> None:
    units = {"u1": "riflemen C3", "u2": "grenadiers C2", "u3": "grenadiers C4"}
    above_and_below = Table("solo_narva", units, active="german", turn=3)
    assert best_target(above_and_below.s, 0) == 2
    beside = Table("solo_narva", units | {"u4": "grenadiers B3"}, active="german", turn=3)
    assert best_target(beside.s, 0) == 3
    assert from_the_left(beside.s, [0, 1, 2, 3]) == [3, 2, 0, 1]


@pytest.mark.rule("PG-9.2.0.19", "PG-9.2.0.20", "PG-9.2.1.7")
def test_units_march_front_first_straight_to_the_players_row() -> None:
    units = {"u1": "pz_ii B2", "u2": "grenadiers B1", "u3": "riflemen F5"}
    table = Table("solo_moscow", units, active="soviet", turn=3, prestige={"soviet": 0})
    happened = table.end_turn()
    moves = [line for line in happened if line.startswith("moved")]
    assert moves[:2] == ["moved unit:u1 tile:B2 tile:B3", "moved unit:u1 tile:B3 tile:B4"]
    assert moves[2] == "moved unit:u2 tile:B1 tile:B2"


@pytest.mark.rule("PG-9.2.0.20")
def test_two_units_that_want_each_others_tile_swap() -> None:
    units = {"u1": "t_26 C2 tag2", "u2": "t_26 D2 tag3", "u3": "grenadiers F6"}
    table = Table("solo_donets", units, active="german", turn=4, prestige={"german": 0})
    happened = table.end_turn("command:bomber_run-1")
    assert "swapped unit:u1 unit:u2" in happened
    assert (table.at("u1"), table.at("u2")) == ("D2", "C2")


@pytest.mark.rule("PG-9.2.0.21", "PG-9.2.1.8")
def test_a_blocked_unit_attacks_first_and_moves_afterwards_if_it_can() -> None:
    units = {
        "u1": "pz_iv B3",
        "u2": "conscripts B4 -3",
        "u3": "riflemen F5",
        "u4": "pz_vi_tiger C3",
    }
    table = Table(
        "solo_moscow",
        units,
        active="soviet",
        turn=3,
        prestige={"soviet": 0},
        control={"german": ["B4", "B5"], "soviet": ["F5"]},
    )
    happened = table.end_turn("firing:accuracy-2 firing:accuracy+0")
    assert "attacked unit:u1 unit:u2" in happened
    assert "advanced unit:u1 tile:B4" in happened
    assert happened.index("advanced unit:u1 tile:B4") < happened.index(
        "moved unit:u1 tile:B4 tile:B5"
    )


@pytest.mark.rule("PG-9.2.0.20", "PG-9.2.0.22")
def test_the_player_decides_between_equal_ways() -> None:
    units = {"u1": "t_26 B1", "u2": "grenadiers A6"}
    table = Table("solo_smolensk", units, active="german", turn=2, prestige={"german": 0})
    table.end_turn("command:bomber_run-1")
    while table.phase == "npc-path" and "step u1 C1" not in table.actions():
        table.do(table.actions()[0], loose=True)
    assert set(table.actions()) == {"step u1 C1", "step u1 B2"}
    table.do("step u1 B2", loose=True)
    assert table.at("u1") == "B2"


# Its combats


@pytest.mark.rule("PG-9.2.0.8", "PG-9.2.0.9", "PG-9.2.0.10", "PG-9.2.0.7")
def test_cards_are_drawn_for_each_fire_and_a_card_is_flipped_for_the_sacrifice() -> None:
    units = {"u1": "pz_iv C5", "u2": "kv_1 C4"}
    table = Table("solo_narva", units, active="german", turn=3, hands={"german": ["grenadiers"]})
    happened = table.do("attack u1 u2", "target:take_cover-1 target:off_target-1")
    drawn = [line for line in happened if line.startswith("npc-card")]
    assert drawn == [
        "npc-card deck:target card:take_cover-1",
        "npc-card deck:target card:off_target-1",
    ]
    assert "sheet marker:target line:card 3 13" in happened  # Take Cover, the first effect
    assert "no-effect card:off_target-1" in happened  # nobody supports
    assert table.asked == ["german"]
    assert table.phase == "sacrifice"
    happened = table.do("sacrifice bluff", "accuracy+2 t+0 firing:accuracy-2 firing:accuracy+0")
    assert "sacrificed side:soviet card:accuracy+2 3" in happened
    assert "accuracy+2" in table.discarded("actions")
    assert set(table.discarded("target")) == {"take_cover-1", "off_target-1"}


@pytest.mark.rule("PG-6.1.8", "PG-7.12.1", "PG-9.2.0.9")
def test_a_card_that_is_being_revealed_is_not_in_the_new_deck() -> None:
    cards = cards_of("solo_narva")
    table = mid_battle(
        "solo_narva", {"u1": "pz_iv D5", "u2": "riflemen D4"}, hands={"german": cards}
    )
    table.do("attack u1 u2", loose=True)
    while table.phase != "sacrifice":
        table.do("pass", loose=True)
    happened = table.do("sacrifice snafu-1", loose=True)
    shown = [line for line in happened if line.startswith("sacrificed")]
    assert shown[:2] == [
        "sacrificed side:german card:snafu-1 6",
        "sacrificed side:soviet card:bluff 0",  # neither deck nor discards had a card for it
    ]
    assert happened.index("reshuffled deck:actions") > happened.index(shown[1])  # for the flip


@pytest.mark.rule("PG-9.2.0.8", "PG-7.11.2")
def test_a_card_without_effect_is_a_pass_but_the_others_have_their_turn() -> None:
    units = {"u1": "pz_iv C5 +3", "u2": "riflemen C4"}
    drawn = "target:off_target-1 target:take_cover-1 target:take_cover+0"
    alone = Table("solo_donets", units, active="german", turn=3, prestige={"german": 0})
    happened = alone.do("attack u1 u2", drawn, loose=True)
    assert "no-effect card:off_target-1" in happened  # nobody supports
    cover = [line for line in happened if line.startswith("sheet marker:target line:card")]
    assert [line.split()[3] for line in cover] == ["3", "3"]
    asked = Table("solo_donets", units, active="german", turn=3, hands={"german": ["accuracy+0"]})
    asked.do("attack u1 u2", drawn)
    for left in (2, 1, 0):  # each pass of the player is followed by a card
        assert asked.phase == "cards"
        asked.do("pass")
        assert len(asked.s.npc_cards) == left
        if asked.phase == "window":
            asked.do("pass")  # no answer to it
    assert asked.phase == "cards"  # the last one was no pass
    asked.do("pass")
    assert asked.phase == "sacrifice"


@pytest.mark.rule("PG-9.2.0.8")
def test_in_danger_it_plays_the_first_card_that_helps() -> None:
    units = {"u1": "pz_vi_king_tiger C5", "u2": "t_40 C4", "u3": "pz_v_panther D4"}
    table = Table("solo_narva", units, active="german", turn=3)
    happened = table.do("attack u1 u2", "target:off_target-1 target:take_cover-1", loose=True)
    # 11 + 2 = 13 against 4: Off Target leaves 11 to 4, so Take Cover is not needed.
    assert "sheet marker:fire line:support -2 11" in happened
    assert not any(line.startswith("instant") for line in happened)


@pytest.mark.rule("PG-9.2.0.3", "PG-9.2.0.29")
def test_it_has_no_prestige_but_ammunition_without_end() -> None:
    units = {"u1": "pz_iv C5", "u2": "kv_1 C4", "u3": "howitzer_152mm C2", "u4": "mortar D3"}
    table = Table("solo_narva", units, active="german", turn=3)
    happened = table.do("attack u1 u2", "target:off_target-1 target:take_cover-1", loose=True)
    assert "sheet marker:fire line:support 4 11" in happened
    assert "sheet marker:fire line:support 3 14" in happened
    assert table.ammo("soviet") == 0


@pytest.mark.rule("PG-9.2.0.3")
def test_the_player_simply_gets_his_reward() -> None:
    units = {"u1": "pz_vi_tiger C5", "u2": "t_26 C4 -3", "u3": "riflemen A1"}
    table = Table("solo_narva", units, active="german", turn=3, hands={"german": ["deadly_fire+1"]})
    table.do("attack u1 u2", "target:off_target-1 target:take_cover-1", loose=True)
    while table.phase in ("cards", "answer"):
        table.do(table.actions()[0], loose=True)
    assert table.at("u2") == ""
    assert table.phase == "advance"  # nothing to choose about the reward
    assert table.prestige("german") == 20 - 5 + 3
    assert table.points("german") == 5


@pytest.mark.rule("PG-9.2.0.16", "PG-9.2.0.17")
def test_lost_trenches_never_come_back_and_flips_are_never_tried() -> None:
    units = {"u1": "grenadiers A5", "u2": "zis_3 A1", "u3": "aa_37mm B1"}
    table = Table("solo_narva", units, active="german", turn=1, prestige={"german": 0})
    table.end_turn()
    assert not table.s.dug >> 1 & 1
    flak = Table(
        "solo_narva",
        {"u1": "grenadiers A5", "u2": "aa_37mm B1"},
        active="german",
        turn=3,
        hands={"german": ["bomber_run+1"]},
        discards={"actions": []},
    )
    flak.play("bomber_run+1 1", "u2")
    assert flak.phase == "operations"
    assert flak.morale("u2") == 2


@pytest.mark.rule("PG-9.2.0.29")
def test_free_fire_of_the_non_player_side_is_automatic() -> None:
    units = {"u1": "grenadiers F6", "u2": "maxim_team F4"}
    table = Table("solo_narva", units, active="german", turn=3)
    happened = table.do("move u1 F5")
    assert any(line.startswith("free-fire unit:u2 unit:u1") for line in happened)


# Victory points


@pytest.mark.rule("PG-9.2.0.25", "PG-9.2.2.9", "PG-9.2.6.8")
def test_groups_and_single_tiles_score_once() -> None:
    control = {"german": ["D4"], "soviet": []}
    table = Table(
        "solo_donets", {"u1": "grenadiers B1", "u2": "t_26 E1"}, active="german", control=control
    )
    table.do("move u1 B2")
    assert table.points("german") == 5  # one city tile
    hills = Table(
        "solo_donets",
        {"u1": "grenadiers C2", "u2": "t_26 A3"},
        active="german",
        control={"german": ["D4"], "soviet": []},
    )
    hills.do("move u1 C3")
    assert hills.points("german") == 10  # both city hills


@pytest.mark.rule("PG-9.2.0.26")
def test_the_player_may_spend_points() -> None:
    units = {"u1": "pz_iv C5 moved fired", "u2": "kv_1 C4", "u3": "grenadiers A5"}
    table = Table("solo_narva", units, active="german", turn=3, points={"german": 20})
    assert table.can("spend-on demoralize u2")
    table.do("spend-on demoralize u2")
    assert table.morale("u2") == 3
    table.do("spend-on free-move u1")
    table.do("move u1 B5")
    assert table.points("german") == 12
    assert not table.can("spend-on free-action u1")  # its one extra action is used
    fight = Table(
        "solo_narva",
        {"u1": "pz_iv C5", "u2": "kv_1 C4"},
        active="german",
        turn=3,
        points={"german": 9},
    )
    fight.do("attack u1 u2", "target:off_target-1 target:strafing_run-2")
    assert fight.phase == "cards"
    fire = fight.fire
    fight.do("spend fire-plus")
    assert (fight.phase, fight.fire) == ("cards", fire + 4)
    assert fight.points("german") == 6


@pytest.mark.rule("PG-9.2.0.26")
def test_a_loss_may_be_reduced() -> None:
    units = {"u1": "pz_vi_tiger C5", "u2": "stalin_2 C4 dug"}
    table = Table("solo_narva", units, active="german", turn=3, points={"german": 5})
    table.do("attack u1 u2", "firing:accuracy-2 firing:accuracy+0", loose=True)
    while table.phase in ("cards", "answer"):
        table.do("pass", loose=True)
    assert table.phase == "loss"
    unhurt = table.morale("u1")
    happened = table.do("spend reduce-loss", loose=True)
    assert "spent spend:reduce-loss" in happened
    assert "loss unit:u1 7 1" in happened  # 4 for a difference of 7, less 3
    assert table.morale("u1") == unhurt - 1
    assert table.points("german") == 0


@pytest.mark.rule("PG-9.2.0.26")
@pytest.mark.parametrize(
    ("answers", "loss", "left"), [("spend spend", 0, 0), ("spend pass", 1, 5), ("pass", 4, 10)]
)
def test_a_loss_may_be_reduced_as_often_as_there_are_points(
    answers: str, loss: int, left: int
) -> None:
    units = {"u1": "pz_vi_tiger C5", "u2": "stalin_2 C4 dug"}
    table = Table("solo_narva", units, active="german", turn=3, points={"german": 10})
    happened = table.do("attack u1 u2", "firing:accuracy-2 firing:accuracy+0", loose=True)
    while table.phase in ("cards", "answer"):
        table.do("pass", loose=True)
    for answer in answers.split():
        assert table.phase == "loss"
        action = "spend reduce-loss" if answer == "spend" else "pass"
        happened = table.do(action, loose=True)
    assert f"loss unit:u1 7 {loss}" in happened
    assert table.points("german") == left


@pytest.mark.rule("PG-9.2.0.27")
@pytest.mark.parametrize(("mine", "winner"), [(0, "npc"), (5, "npc"), (6, "player")])
def test_a_side_wiped_out_in_the_first_turn_is_judged_after_the_reinforcement(
    mine: int, winner: str
) -> None:
    table = Table(
        "solo_narva",
        {"u1": "grenadiers D5 -4", "u2": "conscripts A1"},
        active="german",
        turn=1,
        prestige={"german": 0},
        points={"german": mine},
        control={"soviet": ["D4"], "german": []},
    )
    table.do("move u1 D4", "t-1")
    assert table.points("soviet") == 5
    assert table.winner == ""
    happened = table.end_turn("riflemen")
    assert any(line.startswith("arrived") for line in happened)
    assert table.winner == winner
    assert not any(line.startswith("npc-card") for line in happened)  # nothing comes after


@pytest.mark.rule("PG-9.2.0.27")
def test_when_a_side_is_wiped_out_more_points_win() -> None:
    for mine, theirs, winner in ((10, 5, "player"), (3, 10, "npc"), (4, 9, "player")):
        table = Table(
            "solo_narva",
            {"u1": "pz_iv C5", "u2": "conscripts C4 -3"},
            active="german",
            turn=3,
            points={"german": mine, "soviet": theirs},
            hands={"german": ["bomber_run+1"]},
        )
        table.play("bomber_run+1 1", "u2")
        assert table.points("german") == mine + 5
        assert table.winner == winner  # with equal points the side that has units left


@pytest.mark.rule("PG-9.2.0.28")
def test_every_destroyed_unit_counts_whatever_destroyed_it() -> None:
    table = Table(
        "solo_narva",
        {"u1": "grenadiers D5 -4", "u2": "conscripts A1"},
        active="german",
        turn=3,
        control={"soviet": ["D4"], "german": []},
    )
    table.do("move u1 D4", "t-1")
    assert table.points("soviet") == 5
    assert table.s.kills[1] == 1


@pytest.mark.rule("PG-9.2.0.31")
def test_a_battle_without_a_last_turn_ends_after_thirty() -> None:
    table = Table(
        "solo_smolensk",
        {"u1": "grenadiers A6"},
        active="soviet",
        first="german",
        turn=30,
        phase="close",
    )
    assert table.winner == "npc"
    assert GAME.endings[table.s.ending] == "PG-9.2.0.31"


@pytest.mark.rule("PG-9.2.0.31")
@pytest.mark.parametrize(
    ("turn", "units", "winner"),
    [
        (2, {"u1": "guards A5"}, "player"),
        (2, {"u1": "guards A5", "u2": "grenadiers A2"}, ""),  # one is left
        (1, {"u1": "guards A5"}, ""),  # the second wave is still to come
    ],
)
def test_moscow_is_won_when_nobody_is_left_to_be_destroyed(
    turn: int, units: dict[str, str], winner: str
) -> None:
    fields = {"active": "german", "first": "soviet", "turn": turn, "phase": "close"}
    table = Table("solo_moscow", units, **fields)
    assert table.winner == winner


def plan(table: Table) -> list[str]:
    return [item.text.key for item in GAME.scene(table.s, 0).agenda]


@pytest.mark.rule("PG-9.2.0.19")
def test_the_next_turn_of_the_non_player_side_is_told_as_it_will_be() -> None:
    """What is announced in the player's turn is what then happens, unit by unit."""
    table = Table.opened("solo_donets")
    while table.s.turn == 0:
        table.do_seeded(table.actions()[0])
    while table.phase != "operations":
        table.do_seeded(table.actions()[0])
    told = GAME.scene(table.s, 0).agenda
    arriving = next(item for item in told if item.text.key == "plan-reinforce")
    happened = table.do_seeded("end")
    while table.s.active != table.s.board.npc and table.phase == "shop":
        happened = table.do_seeded("done")
    arrived = [line.split()[-1] for line in happened if line.startswith("arrived")]
    assert sorted(arrived) == sorted(arriving.anchors)


@pytest.mark.rule("PG-9.2.0.19", "PG-9.2.0.22")
def test_a_target_that_the_player_picks_is_announced_as_his() -> None:
    units = {"u1": "stalin_2 C3", "u2": "pz_iv C4", "u3": "pz_iii D3"}
    table = Table("solo_donets", units, active="german", turn=2)
    assert "plan-attack-choice" in plan(table)
    table = Table("solo_donets", {"u1": "stalin_2 C3", "u2": "pz_iv C4"}, active="german", turn=2)
    assert "plan-attack" in plan(table)
