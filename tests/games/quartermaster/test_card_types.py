"""The eight types of cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quartermaster.table import Table
from vezerkar.games.quartermaster.schema.load import load_data


def german(hand: list[str], **more: Any) -> Table:
    germany = {"hand": hand, **more.pop("germany", {})}
    return Table(germany=germany, **more)


@pytest.mark.rule("QG-18.1")
def test_build_army_beside_a_supplied_piece() -> None:
    table = german(["ger_build_army"], germany={"armies": ["germany", "kazakhstan"]})
    table.play("ger_build_army")
    assert table.places("build") == {"western_europe", "italy", "balkans", "eastern_europe"}
    table.do("build balkans")
    assert "balkans" in table.armies("germany")
    by_sea = Table("uk", uk={"navies": ["north_sea"], "hand": ["uk_build_army"]})
    by_sea.play("uk_build_army")
    assert by_sea.places("build") >= {"iceland", "western_europe", "scandinavia", "north_africa"}


@pytest.mark.rule("QG-18.2")
def test_an_army_can_always_be_built_at_home() -> None:
    table = german(["ger_build_army"], germany={"armies": ["kazakhstan"]})
    table.play("ger_build_army")
    assert table.places("build") == {"germany"}
    held = german(["ger_build_army"], germany={"armies": []}, uk={"armies": ["germany"]})
    held.play("ger_build_army")
    assert held.phase != "build"


@pytest.mark.rule("QG-18.3")
def test_build_navy_beside_a_supplied_piece_and_supplied_itself() -> None:
    japan = {"armies": ["japan"], "navies": ["sea_of_japan"], "hand": ["jpn_build_navy"]}
    table = Table("japan", japan=japan)
    table.play("jpn_build_navy")
    assert table.places("build") == set()  # no other sea beside it has a base
    base = Table("japan", japan={**japan, "armies": ["japan", "philippines"]})
    base.play("jpn_build_navy")
    assert base.places("build") == {"south_china_sea", "central_pacific"}


@pytest.mark.rule("QG-18.4")
def test_nothing_is_built_onto_an_enemy_or_an_own_piece() -> None:
    table = german(
        ["ger_build_army"],
        germany={"armies": ["germany", "balkans"]},
        uk={"armies": ["western_europe"]},
    )
    table.play("ger_build_army")
    assert not table.places("build") & {"western_europe", "balkans"}


@pytest.mark.rule("QG-18.5")
def test_land_battle_takes_an_enemy_army_off_the_board() -> None:
    table = german(
        ["ger_land_battle"],
        uk={"armies": ["western_europe"]},
        ussr={"armies": ["moscow", "kazakhstan"]},
    )
    table.play("ger_land_battle")
    assert table.can("battle western_europe uk")
    assert "kazakhstan" not in table.places("battle")
    assert "baltic_sea" not in table.places("battle")
    table.do("battle western_europe uk")
    assert table.armies("uk") == set()
    assert table.armies("germany") == {"germany"}


@pytest.mark.rule("QG-18.6")
def test_sea_battle_takes_an_enemy_navy_off_the_board() -> None:
    ussr = {"armies": ["moscow", "russia"], "navies": ["baltic_sea"]}
    table = german(["ger_sea_battle"], ussr=ussr)
    table.play("ger_sea_battle")
    assert table.places("battle") == {"baltic_sea"}
    table.do("battle baltic_sea ussr")
    assert table.navies("ussr") == set()


@pytest.mark.rule("QG-18.7")
def test_one_piece_of_several_is_chosen() -> None:
    table = german(
        ["ger_land_battle"],
        uk={"armies": ["western_europe"]},
        usa={"armies": ["eastern_us", "western_europe"]},
    )
    table.play("ger_land_battle")
    fights = [text for text in table.actions("battle") if "western_europe" in text]
    assert fights == ["battle western_europe uk", "battle western_europe usa"]
    table.do("battle western_europe usa")
    assert table.armies("uk") == {"western_europe"}
    assert table.armies("usa") == {"eastern_us"}


@pytest.mark.rule("QG-18.8")
def test_an_unsupplied_piece_neither_battles_nor_supports_a_build() -> None:
    table = german(
        ["ger_land_battle", "ger_build_army"],
        germany={"armies": ["germany", "siberia"]},
    )
    battle, build = table.copy(), table
    battle.play("ger_land_battle")
    assert "moscow" not in battle.places("battle")
    build.play("ger_build_army")
    assert "mongolia" not in build.places("build")


@pytest.mark.rule("QG-18.9")
def test_an_event_is_carried_out_and_lies_on_the_discard_pile() -> None:
    table = german(["ger_plunder", "ger_build_army"], germany={"armies": ["germany", "italy"]})
    table.play("ger_plunder")
    assert table.axis >= 1
    assert table.pile("germany") == ["ger_plunder"]


@pytest.mark.rule("QG-18.10", "QG-18.11")
def test_a_status_card_is_the_whole_play_step() -> None:
    table = german(["ger_blitzkrieg", "ger_plunder"])
    table.play("ger_blitzkrieg")
    assert table.cards("status", "germany") == ["ger_blitzkrieg"]
    assert table.phase == "discard"
    # A card may say otherwise: Production Initiative plays a Status card out of the deck.
    more = german(["ger_production_initiative"], germany={"top": ["ger_blitzkrieg"]})
    more.play("ger_production_initiative", "play ger_blitzkrieg")
    assert more.cards("status", "germany") == ["ger_blitzkrieg"]
    assert more.pile("germany") == ["ger_production_initiative"]


@pytest.mark.rule("QG-18.12")
def test_nobody_is_forced_to_use_a_status_card() -> None:
    table = german(["ger_land_battle"], germany={"status": ["ger_blitzkrieg"]})
    table.play("ger_land_battle", "battle western_europe -")
    assert table.uses("ger_blitzkrieg")
    assert table.can("pass")
    table.do("pass")
    assert table.armies("germany") == {"germany"}


@pytest.mark.rule("QG-18.13")
def test_a_status_card_stays_until_a_card_discards_it() -> None:
    table = german(["ger_land_battle"], germany={"status": ["ger_blitzkrieg"]})
    table.play("ger_land_battle", "battle western_europe -")
    table.use("ger_blitzkrieg", "build western_europe", space="western_europe")
    assert table.cards("status", "germany") == ["ger_blitzkrieg"]
    struck = Table("uk", uk={"hand": ["uk_enigma"]}, germany={"status": ["ger_blitzkrieg"]})
    struck.play("uk_enigma", "strike ger_blitzkrieg")
    assert struck.cards("status", "germany") == []


@pytest.mark.rule("QG-18.14")
def test_a_response_is_laid_face_down_and_is_the_whole_play_step() -> None:
    table = Table("ussr", ussr={"hand": ["sov_moscow", "sov_mao"], "armies": []})
    table.play("sov_moscow")
    assert table.cards("responses", "ussr") == ["sov_moscow"]
    assert table.pile("ussr") == []
    assert table.pass_all().phase == "discard"


@pytest.mark.rule("QG-18.15")
def test_a_response_is_shown_when_used_and_then_discarded() -> None:
    table = german(
        ["ger_land_battle"],
        germany={"armies": ["germany", "balkans"]},
        ussr={"armies": ["moscow", "ukraine"], "responses": ["sov_stalingrad"]},
    )
    table.play("ger_land_battle", "battle ukraine ussr")
    told = table.use("sov_stalingrad")
    assert "used country:ussr card:sov_stalingrad" in told
    assert table.cards("responses", "ussr") == []
    assert table.pile("ussr") == ["sov_stalingrad"]


@pytest.mark.rule("QG-18.16")
def test_a_response_may_be_used_in_the_turn_it_was_laid() -> None:
    table = Table(
        "japan",
        japan={
            "armies": ["japan"],
            "navies": ["east_pacific"],
            "hand": ["jpn_truk", "jpn_build_army"],
        },
    )
    table.play("jpn_truk")
    table.pass_until("use jpn_truk -")
    table.use("jpn_truk")
    table.to_discard_step()
    assert table.navies("japan") == {"east_pacific"}


@pytest.mark.rule("QG-18.17")
def test_every_economic_warfare_card_makes_enemies_discard() -> None:
    cards = [card for card in load_data().cards if card.type == "economic_warfare"]
    assert len(cards) == 13
    for card in cards:
        ops = [step.op for step in card.step]
        ops += [action.op for step in card.step for action in step.branches]
        assert "discard_deck" in ops, card.id
    table = Table("italy", italy={"hand": ["ita_decima_mas"]})
    before = table.deck("uk")
    table.play("ita_decima_mas")
    assert table.deck("uk") == before - 1


@pytest.mark.rule("QG-18.18")
def test_economic_warfare_hits_a_country_that_has_lost_its_home() -> None:
    table = Table(
        "italy",
        italy={"hand": ["ita_decima_mas"], "armies": ["united_kingdom", "italy"]},
        uk={"armies": ["india"]},
    )
    before = table.deck("uk")
    table.play("ita_decima_mas")
    assert table.deck("uk") == before - 1


@pytest.mark.rule("QG-18.19")
def test_a_status_card_is_ready_at_once() -> None:
    table = Table("italy", italy={"hand": ["ita_balkan_resources"], "armies": ["italy", "balkans"]})
    table.play("ita_balkan_resources")
    assert table.axis == 3  # two for Italy, one for the card
    # But one that replaces the card play waits for the next turn: this play is spent.
    instead = Table("italy", italy={"hand": ["ita_bravado", "ita_build_army"]})
    instead.play("ita_bravado")
    assert instead.phase == "discard"
    assert not instead.uses("ita_bravado")


@pytest.mark.rule("QG-18.20")
def test_armies_and_navies_battle_each_other_and_are_not_used_up() -> None:
    table = german(["ger_sea_battle"], uk={"navies": ["baltic_sea"], "armies": ["united_kingdom"]})
    table.play("ger_sea_battle", "battle baltic_sea uk")  # an army against a navy
    assert table.navies("uk") == set()
    assert table.armies("germany") == {"germany"}
    navy = Table(
        "uk",
        uk={"navies": ["north_sea"], "hand": ["uk_land_battle"]},
        germany={"armies": ["germany", "western_europe"]},
    )
    navy.play("uk_land_battle", "battle western_europe germany")  # a navy against an army
    assert navy.armies("germany") == {"germany"}
    assert navy.navies("uk") == {"north_sea"}
