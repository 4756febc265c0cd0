"""Where non-player units go and whom they attack in each solo battle."""

from __future__ import annotations

import pytest

from tests.games.panzer.solo_table import first_operations, mid_battle, moves_of
from tests.games.panzer.table import GAME, Table
from vezerkar.games.panzer.rules.combat_values import fire_value_with_support
from vezerkar.games.panzer.rules.purchases import hand_limit


@pytest.mark.rule("PG-9.2.1.7", "PG-9.2.1.8")
def test_moscow_units_go_straight_until_they_meet_somebody() -> None:
    units = {"u1": "grenadiers A2", "u2": "pz_iv D1", "u3": "grenadiers D2", "u4": "guards F5"}
    happened = mid_battle("solo_moscow", units).end_turn()
    assert moves_of(happened, "u1") == ["A3"]
    assert moves_of(happened, "u3") == ["D3"]
    assert moves_of(happened, "u2") == ["D2"]  # the front unit went first
    blocked = mid_battle(
        "solo_moscow", {"u1": "pz_vi_tiger A2", "u2": "conscripts A3 -3", "u3": "guards F5"}
    )
    assert "attacked unit:u1 unit:u2" in blocked.end_turn("firing:accuracy-2 firing:accuracy+0")


@pytest.mark.rule("PG-9.2.1.7")
def test_moscow_units_stop_behind_one_that_has_arrived() -> None:
    units = {
        "u1": "grenadiers B5",
        "u2": "grenadiers B4",
        "u3": "pz_ii B3",
        "u4": "guards F5",
    }
    table = mid_battle("solo_moscow", units)
    assert [item.text.key for item in GAME.scene(table.s, 0).agenda] == ["plan-hold"] * 3
    happened = table.end_turn()
    assert (table.s.turn, table.phase) == (4, "draw")  # nobody was asked for a way round
    assert not any(line.startswith(("moved", "swapped")) for line in happened)


@pytest.mark.rule("PG-9.2.0.20", "PG-9.2.2.6")
def test_elsewhere_they_go_round_one_that_has_arrived() -> None:
    units = {"u1": "riflemen C6 tag1", "u2": "riflemen C5 tag1", "u3": "grenadiers F6"}
    happened = mid_battle("solo_donets", units).end_turn("command:bomber_run-1")
    assert moves_of(happened, "u2") == ["D5"]  # a village; the river on the other side is as near


@pytest.mark.rule("PG-9.2.2.4")
def test_donets_turns_1_and_2_lead_next_to_a_player_unit() -> None:
    units = {"u1": "riflemen F3", "u2": "grenadiers F5"}
    happened = mid_battle("solo_donets", units, turn=2).end_turn("command:bomber_run-1")
    assert moves_of(happened, "u1") == ["F4"]


@pytest.mark.rule("PG-9.2.2.4")
def test_donets_units_beside_a_player_unit_go_to_another_tile_beside_one() -> None:
    units = {"u1": "riflemen D3", "u2": "grenadiers D2", "u3": "grenadiers B3"}
    beside = mid_battle("solo_donets", {**units, "u4": "grenadiers C4"}, turn=2)
    happened = beside.end_turn("command:bomber_run-1")
    assert not any(line.startswith("attacked") for line in happened)
    assert beside.phase == "npc-path"
    assert set(beside.actions()) == {"step u1 D4", "step u1 C3"}  # E3 is beside nobody
    assert moves_of(beside.do("step u1 C3", loose=True), "u1") == ["C3"]
    hemmed = mid_battle("solo_donets", {"u1": "riflemen E5", "u2": "grenadiers F5"}, turn=2)
    assert "attacked unit:u1 unit:u2" in hemmed.end_turn("command:bomber_run-1")


@pytest.mark.rule("PG-9.2.2.5")
def test_donets_from_turn_3_rows_go_their_own_ways() -> None:
    units = {
        "u1": "riflemen C2 tag1",
        "u2": "riflemen A5 tag2",
        "u3": "riflemen F5 tag3",
        "u4": "grenadiers D6",
    }
    happened = mid_battle("solo_donets", units).end_turn("command:bomber_run-1")
    assert moves_of(happened, "u1") == ["C3"]
    assert moves_of(happened, "u2") == ["B5"]
    assert moves_of(happened, "u3") == ["E5"]


@pytest.mark.rule("PG-9.2.2.6")
def test_donets_units_attack_settlements_whenever_they_can() -> None:
    units = {"u1": "t_34_85 B5 tag2", "u2": "grenadiers C5", "u3": "grenadiers B6"}
    happened = mid_battle("solo_donets", units).end_turn("command:bomber_run-1")
    assert "attacked unit:u1 unit:u2" in happened  # the village, although B6 is beside too


@pytest.mark.rule("PG-9.2.3.1", "PG-9.2.3.4", "PG-9.2.3.5", "PG-9.2.3.7", "PG-9.2.0.22")
def test_volkhov_units_never_move_but_always_attack() -> None:
    table = Table.opened("solo_volkhov")
    table.do_seeded("row a")
    assert len(table.s.board.initial) == 2
    assert {t.split()[1] for t in table.actions("raise")} >= {"pz_iv", "howitzer", "grenadiers"}
    units = {"u1": "riflemen C5", "u2": "grenadiers C6", "u3": "guards B3", "u4": "pz_iv B5"}
    played = mid_battle("solo_volkhov", units, row="a", turn=4)
    played.end_turn("command:bomber_run-1")
    assert played.phase == "npc-aim"
    assert set(played.actions()) == {"aim u1 u2", "aim u1 u4"}
    happened = played.do("aim u1 u4", loose=True)
    assert "attacked unit:u1 unit:u4" in happened
    assert not any(line.startswith("moved unit:u3") for line in happened)


@pytest.mark.rule("PG-9.2.3.8")
def test_volkhov_row_a_halves_costs() -> None:
    table = Table.opened("solo_volkhov")
    table.do_seeded("row a")
    while table.phase in ("raise", "station"):
        table.do_seeded(table.actions()[0])
    for card in ("snafu+0", "pz_vi_tiger", "pz_vi_tiger", "accuracy+0", "pz_iv", "fog+0"):
        table.do_seeded(f"search {card}")
    assert len(table.hand("german")) == 6
    assert table.prestige("german") == 50
    assert hand_limit(table.s) == 13
    assert table.s.price(0, table.number("card", "pz_vi_tiger")) == 7


@pytest.mark.rule("PG-9.2.3.9")
def test_volkhov_row_b_doubles_morale() -> None:
    table = mid_battle("solo_volkhov", {"u1": "volkssturm A1", "u2": "pz_iv A5"}, row="b")
    assert (table.morale("u1"), table.morale("u2")) == (6, 9)
    assert hand_limit(table.s) == 6


@pytest.mark.rule("PG-9.2.3.10", "PG-9.2.3.11")
@pytest.mark.parametrize(
    ("row", "prestige", "points", "hand", "most"), [(2, 100, 0, 10, 21), (3, 50, 25, 8, 16)]
)
def test_volkhov_rows_c_and_d(row: int, prestige: int, points: int, hand: int, most: int) -> None:
    table = first_operations("solo_volkhov", row)
    assert table.prestige("german") == prestige
    assert table.points("german") == points
    assert len(table.hand("german")) == hand
    assert hand_limit(table.s) == most


@pytest.mark.rule("PG-9.2.4.5", "PG-9.2.4.6")
def test_korsun_starters_cross_the_map_around_the_hills() -> None:
    units = {
        "u1": "grenadiers A2 tag1",
        "u2": "grenadiers F5 tag2",
        "u3": "grenadiers A4 tag9",
        "u4": "guards C6",
    }
    happened = mid_battle("solo_korsun", units, turn=2).end_turn("command:bomber_run-1")
    assert moves_of(happened, "u1") == ["B2"]
    assert moves_of(happened, "u2") == ["E5"]
    assert moves_of(happened, "u3") == []
    first = mid_battle("solo_korsun", units, turn=1).end_turn("command:bomber_run-1")
    assert moves_of(first, "u1") == []


@pytest.mark.rule("PG-9.2.4.7", "PG-9.2.4.6")
def test_korsun_garrisons_stay_and_nobody_advances_onto_hills() -> None:
    units = {"u1": "pz_vi_tiger D3 tag9", "u2": "conscripts E3 -3", "u3": "guards A1"}
    table = mid_battle("solo_korsun", units, turn=3)
    happened = table.end_turn("command:bomber_run-1")
    assert not any(line.startswith("attacked") for line in happened)
    forced = mid_battle("solo_korsun", units, turn=3)
    happened = forced.end_turn("command:attack-2")
    assert "attacked unit:u1 unit:u2" in happened
    assert not any(line.startswith("advanced") for line in happened)
    assert forced.at("u1") == "D3"
    plain = mid_battle("solo_korsun", {**units, "u2": "conscripts D2 -3"}, turn=3)
    assert "advanced unit:u1 tile:D2" in plain.end_turn("command:attack-2")


@pytest.mark.rule("PG-9.2.4.6", "PG-7.17.2")
def test_korsun_units_retreat_onto_hills_where_no_other_way_is_left() -> None:
    units = {"u1": "stalin_2 A2 +2", "u2": "grenadiers A3 tag9", "u3": "stalin_2 B3"}
    table = mid_battle(
        "solo_korsun",
        units,
        prestige={"soviet": 20},
        hands={"soviet": ["surprise_attack+3"]},
    )
    table.do("attack u1 u2", "target:take_cover-1 target:strafing_run-2")
    happened = table.do("play surprise_attack+3 2", "accuracy+0 t+3")  # nobody fires back
    assert "retreated unit:u2 tile:A4" in happened


@pytest.mark.rule("PG-9.2.5.3", "PG-9.2.5.5", "PG-9.2.5.6")
def test_smolensk_units_want_the_city_hills() -> None:
    units = {"u1": "stalin_2 C2", "u2": "volkssturm C3 -2", "u3": "grenadiers A6"}
    table = mid_battle("solo_smolensk", units, turn=2)
    happened = table.end_turn("command:bomber_run-1 firing:accuracy-2")
    assert "attacked unit:u1 unit:u2" in happened
    assert "advanced unit:u1 tile:C3" in happened
    queue = {"u1": "riflemen C3", "u2": "riflemen C4", "u3": "riflemen C2", "u4": "grenadiers A6"}
    happened = mid_battle("solo_smolensk", queue, turn=2).end_turn("command:bomber_run-1")
    assert moves_of(happened, "u1") == moves_of(happened, "u2") == []


@pytest.mark.rule("PG-9.2.0.20", "PG-9.2.5.5")
def test_units_swap_everywhere_but_in_smolensk() -> None:
    solo = {info.id for info in GAME.scenarios() if info.id.startswith("solo")}
    assert {slug for slug in solo if not Table(slug).s.board.swaps} == {"solo_smolensk"}


@pytest.mark.rule("PG-9.2.5.8")
def test_smolensk_reinforcements_of_the_player_need_rocks() -> None:
    control = {"german": ["A6", "B6", "C6", "D6", "B5"], "soviet": []}
    table = mid_battle(
        "solo_smolensk",
        {"u1": "riflemen C3"},
        control=control,
        prestige={"german": 20},
        hands={"german": ["grenadiers", "fallschirmjaeger"]},
    )
    tiles = {word.split()[0] for word in table.last_words("deploy", "grenadiers")}
    assert tiles == {"B6", "D6", "B5"}
    assert table.last_words("drop", "fallschirmjaeger") == {"B6", "D1", "D6", "B5", "E5"}


@pytest.mark.rule("PG-9.2.6.4", "PG-9.2.6.6")
def test_narva_units_wait_then_march_and_always_attack() -> None:
    units = {"u1": "riflemen B3", "u2": "grenadiers F6", "u3": "t_34_85 E3", "u4": "grenadiers F3"}
    first = mid_battle("solo_narva", units, turn=1).end_turn("command:bomber_run-1")
    assert moves_of(first, "u1") == []
    assert "attacked unit:u3 unit:u4" in first
    second = mid_battle("solo_narva", units, turn=2)
    assert not moves_of(second.end_turn("command:bomber_run-1"), "u1")
    assert set(second.actions()) == {"step u1 B4", "step u1 A3"}  # two ways, equally long
    assert moves_of(second.do("step u1 A3", loose=True), "u1") == ["A3"]


@pytest.mark.rule("PG-9.2.2.6")
def test_donets_units_take_an_empty_settlement_on_their_way() -> None:
    """Of two ways equally long the one over a settlement that they do not hold yet."""
    units = {"u1": "riflemen B1", "u2": "grenadiers C3"}
    taken = mid_battle("solo_donets", units, turn=2)
    assert moves_of(taken.end_turn("command:bomber_run-1"), "u1") == ["B2"]  # a city
    held = mid_battle("solo_donets", units, turn=2, control={"soviet": ["B1", "B2"]})
    held.end_turn("command:bomber_run-1")
    assert set(held.actions()) == {"step u1 B2", "step u1 C1"}


@pytest.mark.rule("PG-9.2.0.13", "PG-7.0.3")
def test_a_worn_out_unit_still_counts_with_a_fire_value_of_one() -> None:
    for marks, value in (("", 2), (" -1", 1), (" -3", 1)):
        units = {"u1": f"conscripts D4{marks}", "u2": "pz_iv D3"}
        table = Table("minsk", units, active="soviet")
        u1, u2 = table.number("unit", "u1"), table.number("unit", "u2")
        assert fire_value_with_support(table.s, u1, u2) == value
