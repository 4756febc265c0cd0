"""Rounds, turns and the five steps of a turn."""

from __future__ import annotations

import pytest

from tests.games.quartermaster.table import COUNTRIES, Table


@pytest.mark.rule("QG-9.1", "QG-9.2", "QG-9.3")
def test_six_turns_make_a_round() -> None:
    table = Table()
    for round_number in (1, 2):
        for country in COUNTRIES:
            assert (table.s.round, table.active) == (round_number, country)
            table.end_turn()
    assert table.s.round == 3


@pytest.mark.rule("QG-9.4", "QG-1.4", "QG-24.1")
def test_the_game_ends_with_the_last_turn_of_round_20() -> None:
    table = Table("italy", round=20, points={"axis": 10, "allies": 3}, usa={"armies": []})
    table.end_turn()
    assert table.active == "usa"
    assert table.s.waiting
    table.end_turn()
    assert table.over == ("axis", "QG-24.1")
    assert table.s.round == 20
    assert table.asked == []


@pytest.mark.rule("QG-10.1")
def test_the_five_steps_in_their_order() -> None:
    table = Table(
        germany={
            "armies": ["germany", "kazakhstan"],
            "hand": ["ger_production_initiative", "ger_plunder", "ger_build_army"],
        },
    )
    assert table.phase == "play"
    assert table.armies("germany") == {"germany", "kazakhstan"}
    table.do("discard ger_production_initiative")
    # Supply and Victory come without a question.
    assert table.armies("germany") == {"germany"}
    assert table.axis == 2
    assert table.phase == "discard"
    assert len(table.hand("germany")) == 2
    table.do("done")
    assert len(table.hand("germany")) == 7
    assert table.active == "uk"


@pytest.mark.rule("QG-10.2")
def test_play_step_one_card_is_played() -> None:
    table = Table(germany={"hand": ["ger_plunder", "ger_build_army"]})
    table.play("ger_plunder")
    assert table.phase == "discard"
    assert table.hand("germany") == ["ger_build_army"]


@pytest.mark.rule("QG-10.3", "QG-12.9", "QG-12.11")
def test_supply_step_only_the_active_country_loses_pieces_without_supply() -> None:
    table = Table(
        germany={"armies": ["germany", "kazakhstan"]},
        italy={"armies": ["italy", "siberia"]},
    )
    table.end_turn()
    assert table.armies("germany") == {"germany"}
    assert table.armies("italy") == {"italy", "siberia"}  # until its own Supply step
    while table.active != "italy":
        table.end_turn()
    table.end_turn()
    assert table.armies("italy") == {"italy"}


@pytest.mark.rule("QG-10.4")
def test_victory_step_the_active_country_scores() -> None:
    table = Table(germany={"armies": ["germany", "western_europe"]})
    table.to_discard_step()
    assert (table.axis, table.allies) == (4, 0)


@pytest.mark.rule("QG-10.5")
def test_no_victory_step_with_an_enemy_at_home() -> None:
    table = Table(germany={"armies": ["western_europe"]}, uk={"armies": ["germany"]})
    table.to_discard_step()
    assert table.axis == 0


@pytest.mark.rule("QG-10.6")
@pytest.mark.parametrize("cards", [0, 1, 3])
def test_discard_step_any_number_of_cards(cards: int) -> None:
    hand = ["ger_plunder", "ger_build_army", "ger_land_battle"]
    table = Table(germany={"hand": hand}, phase="discard")
    for card in hand[:cards]:
        table.do(f"discard {card}")
    if cards < 3:
        assert table.can("done")
        table.do("done")
    assert sorted(table.cards("hidden", "germany")) == sorted(hand[:cards])


@pytest.mark.rule("QG-10.7")
def test_draw_step_up_to_seven_without_a_choice() -> None:
    table = Table(germany={"hand": ["ger_plunder"]}, phase="discard")
    before = table.deck("germany")
    table.do("done")
    assert len(table.hand("germany")) == 7
    assert table.deck("germany") == before - 6
    assert table.active == "uk"


@pytest.mark.rule("QG-10.8")
def test_cards_on_the_table_are_not_in_the_hand() -> None:
    table = Table(
        "uk",
        uk={"hand": ["uk_enigma"], "status": ["uk_rationing"], "responses": ["uk_raf"]},
        phase="discard",
    )
    table.do("done")
    assert len(table.hand("uk")) == 7


@pytest.mark.rule("QG-10.9")
def test_a_full_hand_draws_nothing() -> None:
    hand = ["ger_build_army"] * 6 + ["ger_land_battle"] * 2
    table = Table(germany={"hand": hand}, phase="discard")
    before = table.deck("germany")
    table.do("done")
    assert len(table.hand("germany")) == 8
    assert table.deck("germany") == before


@pytest.mark.rule("QG-10.10")
def test_this_turn_is_the_turn_of_the_active_country() -> None:
    table = Table(
        germany={"hand": ["ger_land_battle", "ger_plunder"], "armies": ["germany", "balkans"]},
        ussr={"armies": ["moscow", "ukraine"], "responses": ["sov_stalingrad"]},
    )
    table.play("ger_land_battle", "battle ukraine ussr")
    table.use("sov_stalingrad")
    assert table.protected("ussr") == {"ukraine"}
    table.end_turn()
    assert table.active == "uk"
    assert table.protected("ussr") == set()


@pytest.mark.rule("QG-10.11")
def test_scoring_comes_after_supply() -> None:
    table = Table("italy", italy={"armies": ["balkans"], "status": ["ita_balkan_resources"]})
    table.to_discard_step()
    assert table.armies("italy") == set()
    assert table.axis == 0


@pytest.mark.rule("QG-6.5")
def test_the_tracks() -> None:
    table = Table(round=20, points={"axis": 399, "allies": -3})
    assert (table.s.round, table.axis, table.allies) == (20, 399, -3)
    assert table.s.board.rounds == 20
