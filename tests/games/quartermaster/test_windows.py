"""Status and Response cards: when they may be used, by whom, and in which order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quartermaster.table import Table, reread
from vezerkar.games.quartermaster.events import WINDOW_EVENTS, card_of, event_kind
from vezerkar.games.quartermaster.terms import WINDOW_EVENT
from vezerkar.games.quartermaster.view.actions import action_views

GERMANY: dict[str, Any] = {
    "armies": ["germany", "balkans", "eastern_europe"],
    "hand": ["ger_land_battle", "ger_build_army"],
    "status": ["ger_dive_bombers", "ger_blitzkrieg"],
}


def attack(**fields: Any) -> Table:
    """Germany battles the Soviet army in Ukraine."""
    fields.setdefault("germany", GERMANY)
    fields.setdefault(
        "ussr",
        {"armies": ["moscow", "ukraine", "russia"], "responses": ["sov_stalingrad", "sov_moscow"]},
    )
    table = Table(**fields)
    table.play("ger_land_battle", "battle ukraine ussr")
    return table


@pytest.mark.rule("QG-20.1")
def test_a_card_is_usable_under_its_own_conditions_only() -> None:
    table = Table(
        germany={**GERMANY, "hand": ["ger_build_army"]},
        ussr={"armies": ["moscow", "russia"], "responses": ["sov_rasputitsa", "sov_stalingrad"]},
    )
    table.play("ger_build_army", "build western_europe")
    assert not table.uses("sov_rasputitsa")  # not beside Moscow
    assert not table.uses("sov_stalingrad")  # no army in Ukraine
    table = Table(
        germany={**GERMANY, "hand": ["ger_build_army"]},
        ussr={"armies": ["moscow"], "responses": ["sov_rasputitsa"]},
    )
    table.play("ger_build_army", "build russia")
    assert table.asked == ["ussr"]
    assert table.uses("sov_rasputitsa")


@pytest.mark.rule("QG-20.2")
def test_a_card_in_hand_cannot_be_used() -> None:
    table = attack(
        ussr={
            "armies": ["moscow", "ukraine"],
            "hand": ["sov_stalingrad", "sov_frontal_assault"],
            "responses": ["sov_moscow"],
        }
    )
    assert table.asked == ["ussr"]
    assert table.actions("use") == ["use sov_moscow -"]


@pytest.mark.rule("QG-20.3")
def test_a_card_may_be_used_in_other_countries_turns() -> None:
    table = attack()
    assert table.active == "germany"
    assert table.asked == ["ussr"]
    assert table.uses("sov_stalingrad")


@pytest.mark.rule("QG-20.4")
def test_the_owner_decides_not_the_country_the_text_is_about() -> None:
    table = Table(
        germany={"armies": ["germany", "western_europe"], "hand": ["ger_sea_battle"]},
        uk={"responses": ["uk_raf"], "armies": ["united_kingdom"]},
        usa={"armies": ["eastern_us"], "navies": ["north_atlantic", "north_sea"]},
    )
    table.play("ger_sea_battle", "battle north_sea usa")
    assert table.asked == ["uk"]
    table.use("uk_raf", "protect usa north_sea")
    table.pass_all()
    assert "north_sea" in table.navies("usa")


@pytest.mark.rule("QG-20.5")
def test_the_teams_alternate_and_the_opponents_begin() -> None:
    table = attack(japan={"responses": ["jpn_operation_ketsu_go"]})  # of use in any window
    asked = []
    while not table.can("use ger_dive_bombers ukraine"):
        asked += table.asked
        table.do("pass")
    # The declaration, the removal, the end of the battle: each begins with the Allies.
    assert asked == ["ussr", "japan", "ussr", "japan", "ussr", "japan"]
    assert table.asked == ["germany"]


@pytest.mark.rule("QG-20.6", "QG-20.8")
def test_one_card_an_opportunity_and_a_pass_is_not_final() -> None:
    table = attack(
        germany={**GERMANY, "status": ["ger_dive_bombers"]},
        ussr={
            "armies": ["moscow", "ukraine", "russia"],
            "responses": ["sov_stalingrad", "sov_moscow", "sov_leningrad"],
        },
        italy={"armies": ["italy"], "responses": ["ita_monte_cassino"]},
    )
    # Monte Cassino could be used if a German army stood in Italy: Italy is not asked.
    assert table.asked == ["ussr"]
    table.use("sov_leningrad")
    assert table.asked == ["ussr"]  # the Axis have nothing: it is the Allies' turn again
    table.do("pass")
    assert "ukraine" not in table.armies("ussr")


@pytest.mark.rule("QG-20.6", "QG-20.8")
def test_after_a_card_it_is_the_other_teams_turn() -> None:
    table = Table(
        germany={"armies": ["germany", "italy"], "hand": ["ger_build_army"]},
        italy={"responses": ["ita_monte_cassino"]},
        ussr={"armies": ["moscow", "russia"], "responses": ["sov_moscow", "sov_leningrad"]},
        phase="start",
    )
    assert table.asked == ["ussr"]
    table.use("sov_moscow")
    assert table.asked == ["italy"]  # not a second card of the Soviet Union
    table.do("pass")
    assert table.asked == ["ussr"]
    table.use("sov_leningrad")
    assert table.asked == ["italy"]  # its pass was not final
    table.use("ita_monte_cassino")
    assert table.phase == "play"


@pytest.mark.rule("QG-20.7")
def test_two_passes_in_a_row_end_it() -> None:
    table = Table(
        germany={"armies": ["germany", "italy"], "hand": ["ger_build_army"]},
        italy={"responses": ["ita_monte_cassino"]},
        japan={"responses": ["jpn_operation_ketsu_go"]},
        ussr={"responses": ["sov_moscow"]},
        phase="start",
    )
    assert table.asked == ["ussr"]
    table.do("pass")
    table.pass_until("use ita_monte_cassino -").use("ita_monte_cassino")
    assert table.asked == ["ussr"]  # not over: the other team may answer
    table.do("pass")
    assert table.asked == ["japan"]  # not over: a single pass since a card was used
    table.do("pass")
    assert table.phase == "play"


@pytest.mark.rule("QG-20.9")
def test_an_effect_opens_its_own_window_which_is_settled_first() -> None:
    table = Table(
        germany={**GERMANY, "hand": ["ger_land_battle"]},
        ussr={"armies": ["moscow", "russia"], "responses": ["sov_rasputitsa"]},
    )
    table.play("ger_land_battle", "battle russia ussr")
    table.pass_until("use ger_blitzkrieg russia")
    table.use("ger_blitzkrieg", "build russia", space="russia")
    assert table.asked == ["ussr"]  # the build inside the window after the battle
    table.use("sov_rasputitsa")
    while "russia" in table.armies("germany"):
        table.do("pass")
    # Play has returned to the window after the battle.
    table.pass_until("use ger_dive_bombers russia")


@pytest.mark.rule("QG-20.9")
def test_the_opponents_of_the_effect_come_first() -> None:
    table = Table(
        "ussr",
        germany={"armies": ["germany", "eastern_europe", "balkans"]},
        ussr={
            "armies": ["moscow", "ukraine"],
            "hand": ["sov_land_battle"],
            "responses": ["sov_rasputitsa"],
        },
        italy={"responses": ["ita_romanian_reinforcements"]},
        japan={"responses": ["jpn_operation_ketsu_go"]},  # of use in any window
    )
    table.play("sov_land_battle", "battle eastern_europe germany")
    table.pass_until("use ita_romanian_reinforcements -")
    table.use("ita_romanian_reinforcements", "recruit italy eastern_europe")
    assert table.asked == ["ussr"]  # Italy's effect in a Soviet turn: the Allies are asked
    table.do("pass")
    assert table.asked == ["japan"]


@pytest.mark.rule("QG-20.18")
@pytest.mark.parametrize("standing", [[], ["eastern_europe"]])
def test_a_recruit_for_a_country_that_stands_there_already_is_not_offered(
    standing: list[str],
) -> None:
    table = Table(
        "ussr",
        ussr={"armies": ["moscow", "ukraine"], "hand": ["sov_land_battle"]},
        germany={"armies": ["germany", "eastern_europe"]},
        italy={"armies": ["italy", *standing], "responses": ["ita_romanian_reinforcements"]},
    )
    table.play("sov_land_battle", "battle eastern_europe germany")
    assert (table.phase == "window") == (not standing)


@pytest.mark.rule("QG-20.10")
def test_the_countries_of_a_team_are_asked_in_turn_order() -> None:
    table = Table(
        germany={"hand": ["ger_build_army"]},
        uk={"responses": ["uk_defensive_posture"]},
        ussr={"responses": ["sov_moscow"]},
    )
    table.play("ger_build_army", "build western_europe")
    assert table.asked == ["uk"]
    table.do("pass")
    assert table.asked == ["ussr"]
    uses = Table(
        germany={"hand": ["ger_build_army"]},
        uk={"responses": ["uk_defensive_posture"]},
        ussr={"responses": ["sov_moscow"]},
    )
    uses.play("ger_build_army", "build western_europe")
    uses.use("uk_defensive_posture")
    assert uses.asked == ["ussr"]  # a new opportunity of the team: the Axis have nothing to say


@pytest.mark.rule("QG-20.10")
def test_turn_order_begins_after_the_country_whose_turn_it_is() -> None:
    table = Table(
        "japan",
        japan={"hand": ["jpn_build_navy"]},
        uk={"responses": ["uk_defensive_posture"]},
        ussr={"responses": ["sov_moscow"]},
    )
    table.play("jpn_build_navy", "build sea_of_japan")
    assert table.asked == ["ussr"]
    table.do("pass")
    assert table.asked == ["uk"]


@pytest.mark.rule("QG-20.11")
def test_any_time_is_every_opportunity_the_start_of_a_turn_and_the_supply_step() -> None:
    table = Table(
        ussr={"responses": ["sov_moscow"]},
        germany={"hand": ["ger_build_army"]},
        phase="start",
    )
    assert (table.phase, table.asked) == ("window", ["ussr"])
    table.do("pass")
    table.play("ger_build_army", "build western_europe")
    assert table.uses("sov_moscow")
    table.do("pass", "pass")  # after the build; when the card is settled
    assert table.uses("sov_moscow")  # the Supply step
    table.do("pass")
    assert table.active == "uk"
    assert table.uses("sov_moscow")  # the start of the next turn


@pytest.mark.rule("QG-20.12")
def test_nobody_uses_a_mates_card() -> None:
    table = Table(
        "italy",
        italy={"hand": ["ita_land_battle"], "armies": ["italy"]},
        germany={"status": ["ger_blitzkrieg", "ger_dive_bombers"]},
    )
    table.play("ita_land_battle", "battle western_europe -")
    assert table.phase != "window"  # neither Italy nor Germany may use the German cards


@pytest.mark.rule("QG-20.13")
def test_own_battles_can_be_answered_until_the_card_is_settled_once_each() -> None:
    table = Table(
        "ussr",
        ussr={
            "armies": ["moscow", "ukraine", "russia"],
            "hand": ["sov_land_battle", "sov_mao", "sov_tito", "sov_moscow"],
            "status": ["sov_frontal_assault", "sov_stavka_artillery"],
        },
        germany={"armies": ["germany", "eastern_europe", "balkans"]},
        italy={"armies": ["italy", "eastern_europe", "balkans"]},
    )
    table.play("sov_land_battle", "battle eastern_europe germany")
    table.use("sov_frontal_assault", "give sov_mao", "give sov_tito", space="eastern_europe")
    table.do("battle balkans germany")
    table.pass_until("use sov_stavka_artillery balkans")
    # Both battles can still be answered by Stavka, each once.
    assert set(table.actions("use")) == {
        "use sov_stavka_artillery eastern_europe",
        "use sov_stavka_artillery balkans",
    }
    table.use("sov_stavka_artillery", space="eastern_europe")
    while "eastern_europe" in table.armies("italy"):
        table.do("pass")
    assert table.actions("use") == ["use sov_stavka_artillery balkans"]


@pytest.mark.rule("QG-20.13", "QG-C.USA.7")
def test_a_card_that_another_card_plays_is_settled_by_itself() -> None:
    table = Table(
        "usa",
        usa={"hand": ["usa_lend_lease", "usa_sea_battle"]},
        uk={
            "hand": ["uk_sea_battle", "uk_build_army", "uk_build_navy"],
            "navies": ["north_sea"],
            "status": ["uk_royal_navy"],
        },
        germany={"navies": ["north_atlantic"]},
    )
    table.play("usa_lend_lease", "play uk_sea_battle", "battle north_atlantic germany")
    assert table.can("use uk_royal_navy north_atlantic")
    table.do("pass")
    assert table.can("use uk_royal_navy north_atlantic")  # in the last window of Sea Battle
    assert reread(table).fingerprint() == table.s.fingerprint()
    table.do("pass")
    assert table.asked == ["usa"]  # whether it pays for Lend Lease
    table.do("skip")
    assert table.phase == "discard"  # the battle is no battle of Lend Lease


@pytest.mark.rule("QG-20.13", "QG-C.GER.7")
def test_a_battle_can_be_answered_to_the_end_of_its_own_card_only() -> None:
    table = Table(
        germany={
            "armies": ["germany", "eastern_europe"],
            "hand": ["ger_guns_and_butter", "ger_sea_battle"],
            "deck": ["ger_land_battle", "ger_plunder"],
            "status": ["ger_dive_bombers"],
        },
        ussr={"armies": ["moscow", "ukraine", "russia"]},
    )
    table.play("ger_guns_and_butter", "play ger_land_battle", "battle ukraine ussr")
    asked = []
    while table.phase == "window":
        assert table.can("use ger_dive_bombers ukraine")
        asked.append(table.s.stack[WINDOW_EVENT])
        table.do("pass")
    # After the battle and after Land Battle, but not after Guns and Butter.
    assert [WINDOW_EVENTS[event_kind(h)] for h in asked] == ["battle-after", "card-resolved"]
    assert table.number("card", "ger_land_battle") == card_of(asked[-1])


@pytest.mark.rule("QG-20.14")
def test_once_a_turn_is_spent_by_the_use_and_free_in_the_next_turn() -> None:
    table = attack(ussr={"armies": ["moscow", "ukraine", "russia"]})
    table.use("ger_dive_bombers", "skip", space="ukraine")  # nothing came of it
    assert not table.uses("ger_dive_bombers")
    assert table.s.used
    table.end_turn()
    assert table.s.used == 0


@pytest.mark.rule("QG-20.15")
def test_the_price_comes_before_the_effect() -> None:
    table = Table(
        "ussr",
        ussr={
            "armies": ["moscow"],
            "hand": ["sov_build_army", "sov_mao", "sov_tito"],
            "status": ["sov_defense_of_the_motherland"],
        },
    )
    table.play("sov_build_army", "build ukraine")
    table.use("sov_defense_of_the_motherland", space="ukraine")
    assert table.phase == "give"
    assert table.actions("build") == []
    table.do("give sov_mao")
    assert table.phase == "give"
    table.do("give sov_tito")
    assert table.phase == "build"


@pytest.mark.rule("QG-20.16")
def test_a_used_response_is_discarded_even_if_nothing_comes_of_it() -> None:
    table = Table(
        "japan",
        japan={
            "armies": ["japan"],
            "navies": ["sea_of_japan"],
            "hand": ["jpn_sea_battle"],
            "responses": ["jpn_surprise_attack"],
        },
    )
    table.play("jpn_sea_battle", "battle south_china_sea -")
    table.pass_until("use jpn_surprise_attack south_china_sea")
    table.use("jpn_surprise_attack", "skip", "skip", space="south_china_sea")
    assert table.pile("japan")[-1] == "jpn_surprise_attack"
    assert table.cards("responses", "japan") == []


@pytest.mark.rule("QG-20.18")
def test_a_card_needs_at_least_one_action_that_can_be_carried_out() -> None:
    table = attack(
        germany={**GERMANY, "armies": ["germany", "balkans"]},
        ussr={"armies": ["moscow", "ukraine"], "responses": ["sov_stalingrad"]},
    )
    table.use("sov_stalingrad")
    # Ukraine is not empty: Blitzkrieg could build nothing there.
    assert table.actions("use") == ["use ger_dive_bombers ukraine"]
    # A card that plays a card out of a pile may be used though nothing fits yet.
    pile = Table(germany={"hand": ["ger_plunder"], "status": ["ger_conscription"]})
    assert pile.uses("ger_conscription")
    assert pile.pile("germany") == []


def test_a_country_is_asked_by_public_facts_alone() -> None:
    def asked(card: str) -> list[str]:
        table = Table(
            germany={"armies": ["germany", "balkans"], "hand": ["ger_land_battle"]},
            ussr={"armies": ["moscow", "ukraine"], "responses": [card]},
        )
        table.play("ger_land_battle", "battle ukraine ussr")
        return table.asked

    responses = ("sov_stalingrad", "sov_moscow", "sov_leningrad", "sov_rasputitsa")
    assert {tuple(asked(card)) for card in responses} == {("ussr",)}


@pytest.mark.rule("QG-20.5")
def test_a_response_that_lies_face_up_on_the_pile_is_not_the_one_face_down() -> None:
    """Whoever has used up all Responses that fit is not asked: everybody can know it."""
    used = ["sov_stalingrad", "sov_moscow", "sov_leningrad"]
    for discard, asked in ((used, ["japan"]), (used[:2], ["ussr", "japan"])):
        table = Table(
            germany={"hand": ["ger_build_army", "ger_plunder"]},
            japan={"responses": ["jpn_operation_ketsu_go"]},
            ussr={
                "armies": ["moscow", "ukraine", "russia"],
                "responses": ["sov_rasputitsa"],
                "discard": discard,
            },
        )
        table.do("discard ger_plunder")
        found = []
        while table.phase == "window":
            found += table.asked
            table.do("pass")
        assert found == asked  # the Supply step: the opponents of the active country first


# What a newcomer is not asked about


def spends(table: Table, card: str) -> bool:
    """Whether using a card is shown as giving it up for nothing."""
    seat = table.seat("")
    views = action_views(table.s, seat)
    return any(
        view.verb == "use" and card in view.action and "loss" in view.marks for view in views
    )


def test_a_card_that_protects_is_spent_for_nothing_unless_its_piece_is_in_danger() -> None:
    table = attack()
    assert table.asked == ["ussr"]
    assert not spends(table, "sov_stalingrad")  # the army in Ukraine is battled
    assert spends(table, "sov_moscow")  # nobody is after Moscow
    table = Table(
        active="ussr",
        ussr={
            "armies": ["moscow"],
            "hand": ["sov_build_army"],
            "responses": ["sov_moscow"],
        },
    )
    table.play("sov_build_army", "build ukraine")
    assert table.asked == ["ussr"]
    assert table.uses("sov_moscow")
    assert spends(table, "sov_moscow")
