"""Cards that would do nothing look so, and what is hardly ever meant is not in the way."""

from __future__ import annotations

import pytest

from tests.games.quartermaster.table import COUNTRIES, GAME, Table
from vezerkar.scene.scene import ActionView, Message
from vezerkar.table.decorations import with_final_marks

GERMANY = {"armies": ["germany"], "hand": ["ger_land_battle", "ger_build_army"]}
FRANCE = {"armies": ["western_europe"]}


def views(table: Table, country: str = "germany") -> dict[str, ActionView]:
    """The actions of a country as a table shows them."""
    seat = COUNTRIES.index(country)
    scene = with_final_marks(GAME, table.s, seat, GAME.scene(table.s, seat))
    return {view.action: view for view in scene.actions}


def vain_key(table: Table, action: str, country: str = "germany") -> str:
    vain = views(table, country)[action].vain
    return vain.key if vain else ""


def test_a_battle_card_without_an_enemy_beside_is_vain() -> None:
    assert vain_key(Table(germany=GERMANY), "play ger_land_battle") == "vain-battle"
    assert vain_key(Table(germany=GERMANY, uk=FRANCE), "play ger_land_battle") == ""


def test_a_battle_in_empty_land_asks_first() -> None:
    table = Table(germany=GERMANY, uk=FRANCE)
    table.do("play ger_land_battle")
    assert "attack" in views(table)["battle western_europe uk"].marks
    empty = views(table)["battle eastern_europe -"].marks
    assert empty == ("aside", "loss")  # only the enemy is lit


def test_a_card_on_the_table_may_wait_for_a_battle_in_empty_land() -> None:
    table = Table(germany={**GERMANY, "status": ["ger_blitzkrieg"]})
    assert vain_key(table, "play ger_land_battle") == ""
    table.do("play ger_land_battle")
    assert "loss" not in views(table)["battle eastern_europe -"].marks


@pytest.mark.parametrize("responses", [[], ["sov_moscow"]])
def test_a_card_face_down_makes_no_vain_card_bright(responses: list[str]) -> None:
    table = Table("ussr", ussr={"hand": ["sov_build_navy"], "responses": responses})
    assert vain_key(table, "play sov_build_navy", "ussr") == "vain-build"


def test_a_card_whose_condition_is_not_met_says_so() -> None:
    table = Table("usa", usa={"hand": ["usa_firestorm_bombers", "usa_build_army"]})
    vain = views(table, "usa")["discard usa_firestorm_bombers"].vain
    assert vain == Message("vain-too-far", {"number": 1}, ("QG-19.13",))
    north = Table(germany={"armies": ["italy"], "hand": ["ger_v_weapons", "ger_build_army"]})
    vain = views(north)["discard ger_v_weapons"].vain
    assert vain is not None
    assert vain.args == {"what": "army", "where": "beside", "space": "space:north_sea"}
    assert vain_key(table, "discard usa_build_army", "usa") == ""


def test_own_pieces_are_taken_off_the_board_only_where_one_is_asked_for() -> None:
    table = Table(germany=GERMANY)
    assert "aside" in views(table)["withdraw germany"].marks
    sites = ["germany", "western_europe", "eastern_europe", "balkans", "scandinavia"]
    full = Table(germany={"armies": [*sites, "russia", "ukraine"], "hand": ["ger_build_army"]})
    full.do("play ger_build_army")
    assert "aside" not in views(full)["withdraw russia"].marks


def test_a_build_without_a_place_is_vain_though_pieces_could_be_named_or_taken_off() -> None:
    table = Table("uk", uk={"armies": ["united_kingdom"], "hand": ["uk_build_army"]})
    vain = views(table, "uk")["play uk_build_army"].vain
    assert vain is not None
    assert vain.key == "vain-build-first"
    assert "north_sea" in str(vain.args["spaces"]).split()
    table.do("play uk_build_army")
    shown = views(table, "uk")
    assert "aside" in shown["designate united_kingdom"].marks
    assert "aside" in shown["withdraw united_kingdom"].marks


def test_a_piece_counts_as_built_for_a_card_that_waits_for_it() -> None:
    germany = {**GERMANY, "status": ["ger_bias_for_action"]}
    free = Table(germany=germany)
    free.do("play ger_build_army")
    assert "aside" in views(free)["designate germany"].marks  # a new army is what is meant
    around = ["western_europe", "eastern_europe", "balkans", "scandinavia", "italy"]
    table = Table(germany=germany, italy={"armies": ["africa"]}, uk={"armies": around})
    table.do("play ger_build_army")
    shown = views(table)["designate germany"]
    assert "aside" not in shown.marks
    assert shown.text.key == "action-designate-for"
    assert shown.text.args["card"] == "card:ger_bias_for_action"
    without = Table(germany=GERMANY)
    without.do("play ger_build_army")
    assert "aside" in views(without)["designate germany"].marks


def test_no_card_lights_a_piece_of_its_own_country() -> None:
    table = Table(germany=GERMANY)
    action = GAME.notation(table.s).parse("play ger_land_battle")
    assert GAME.odds(table.s, 0, action) is None


@pytest.mark.rule("QG-19.6")
def test_a_price_that_was_paid_is_not_thrown_away_unasked_and_the_log_tells_it() -> None:
    hand = ["sov_tito", "sov_mao", "sov_land_battle"]
    field = {"hand": hand, "status": ["sov_guards"], "discard": ["sov_build_army"]}
    table = Table("ussr", ussr=field)
    table.use("sov_guards", "give sov_tito", "give sov_mao")
    skip = views(table, "ussr")["skip"]
    assert skip.marks == ("loss",)
    assert skip.text.key == "action-skip-play-from-paid"
    assert "no-card country:ussr card:sov_guards" in table.do("skip")
    build = Table(germany=GERMANY)
    build.do("play ger_build_army")
    assert "no-build country:germany card:ger_build_army" in build.do("skip")


def test_what_throws_a_card_away_asks_first() -> None:
    table = Table(germany=GERMANY)
    table.do("play ger_build_army")
    skip = views(table)["skip"]
    assert skip.marks == ("loss",)
    assert skip.text == Message("action-skip-build-lost", {"card": "card:ger_build_army"})
    table.do("build western_europe")
    assert "loss" in views(table)["discard ger_land_battle"].marks


def test_a_recruit_that_starves_in_the_same_turn_says_so() -> None:
    """QG-12.9; the British army would stand until the Supply step of its own country."""
    moscow = {"armies": ["moscow"], "hand": ["sov_tito"]}
    lost, stays = "recruit ussr balkans", "recruit uk balkans"
    table = Table("ussr", ussr=moscow, italy={"armies": ["italy", "balkans"]})
    table.do("play sov_tito", "eliminate italy balkans")
    assert vain_key(table, lost, "ussr") == "vain-unsupplied"
    assert vain_key(table, stays, "ussr") == ""
    table = Table("ussr", ussr={**moscow, "armies": ["moscow", "ukraine"]})
    table.do("play sov_tito")
    assert vain_key(table, lost, "ussr") == ""
