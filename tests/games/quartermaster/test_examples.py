"""Both worked examples of the rulebook and its two pictures of supply, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quartermaster.table import Table

GERMANY: dict[str, Any] = {
    "armies": ["balkans", "eastern_europe", "germany"],
    "status": ["ger_dive_bombers", "ger_blitzkrieg"],
    "hand": ["ger_land_battle", "ger_land_battle"],
}
USSR: dict[str, Any] = {
    "armies": ["ukraine", "russia", "moscow"],
    "responses": ["sov_stalingrad", "sov_rasputitsa"],
}


def first_example(**ussr: Any) -> Table:
    return Table(germany=GERMANY, ussr={**USSR, **ussr})


@pytest.mark.rule("QG-26.1")
def test_a_battle_gives_the_other_team_the_first_opportunity() -> None:
    table = Table(germany=GERMANY, ussr=USSR, japan={"responses": ["jpn_operation_ketsu_go"]})
    table.play("ger_land_battle", "battle ukraine ussr")
    assert table.pile("germany") == ["ger_land_battle"]
    assert table.phase == "window"
    assert table.asked == ["ussr"]
    table.do("pass")
    assert table.asked == ["japan"]  # the Axis could have used a card, but come second


@pytest.mark.rule("QG-26.2")
def test_stalingrad_protects_the_army_for_the_whole_turn() -> None:
    table = first_example()
    table.play("ger_land_battle", "battle ukraine ussr")
    table.use("sov_stalingrad")
    assert table.protected("ussr") == {"ukraine"}
    assert table.pile("ussr") == ["sov_stalingrad"]
    table.do("pass")
    assert table.armies("ussr") == {"ukraine", "russia", "moscow"}
    table.pass_until("use ger_dive_bombers ukraine")
    table.use("ger_dive_bombers", "battle ukraine ussr", space="ukraine")
    table.pass_all()
    assert table.armies("ussr") == {"ukraine", "russia", "moscow"}


@pytest.mark.rule("QG-26.4", "QG-26.5")
def test_dive_bombers_fight_again_though_nothing_was_removed() -> None:
    table = first_example()
    before = table.deck("germany")
    table.play("ger_land_battle", "battle ukraine ussr")
    table.use("sov_stalingrad")
    table.do("pass")  # the Soviets have a second Response, but do not use it now
    assert table.asked == ["ussr"]  # the window after the battle: the Allies are first
    table.do("pass")
    assert table.asked == ["germany"]
    table.use("ger_dive_bombers", space="ukraine")
    assert table.deck("germany") == before - 1
    assert table.places("battle") >= {"ukraine", "russia"}
    table.do("battle russia ussr")
    assert table.armies("ussr") == {"ukraine", "russia", "moscow"}  # not before the window
    table.do("pass")
    assert table.armies("ussr") == {"ukraine", "moscow"}


@pytest.mark.rule("QG-26.6", "QG-26.7", "QG-26.8", "QG-26.9")
def test_the_first_example_to_its_end() -> None:
    table = first_example()
    before = table.deck("germany")
    table.play("ger_land_battle", "battle ukraine ussr")
    table.use("sov_stalingrad")
    table.do("pass", "pass")
    table.use("ger_dive_bombers", "battle russia ussr", space="ukraine")
    table.pass_until("use ger_blitzkrieg russia")
    assert table.asked == ["germany"]
    assert table.actions("use") == ["use ger_blitzkrieg russia"]  # Ukraine is not empty
    table.use("ger_blitzkrieg", "build russia", space="russia")
    assert "russia" in table.armies("germany")
    assert table.asked == ["ussr"]
    table.use("sov_rasputitsa")
    table.pass_all()
    assert table.armies("germany") == {"balkans", "eastern_europe", "germany"}
    assert table.armies("ussr") == {"ukraine", "moscow"}
    assert table.deck("germany") == before - 2
    assert table.pile("germany") == ["ger_land_battle"]
    assert len(table.cards("hidden", "germany")) == 2
    assert table.cards("responses", "ussr") == []
    assert table.pile("ussr") == ["sov_stalingrad", "sov_rasputitsa"]
    assert table.protected("ussr") == {"ukraine"}
    assert table.reserve("germany") == 4
    assert table.reserve("ussr") == 5


def test_variant_a_second_battle_against_the_protected_army_is_legal_but_removes_nothing() -> None:
    table = first_example(responses=["sov_stalingrad"])
    table.play("ger_land_battle", "battle ukraine ussr")
    table.use("sov_stalingrad")
    table.use("ger_dive_bombers", "battle ukraine ussr", space="ukraine")
    assert table.armies("ussr") == {"ukraine", "russia", "moscow"}


@pytest.mark.rule("QG-26.3")
def test_a_card_without_the_words_this_turn_stops_one_removal_only() -> None:
    table = Table(
        "japan",
        japan={
            "armies": ["japan", "philippines"],
            "navies": ["sea_of_japan", "central_pacific"],
            "hand": ["jpn_sea_battle", "jpn_build_army"],
            "responses": ["jpn_surprise_attack"],
        },
        usa={
            "armies": ["eastern_us", "western_us", "hawaii"],
            "navies": ["east_pacific"],
            "status": ["usa_radar"],
        },
    )
    table.play("jpn_sea_battle", "battle east_pacific usa")
    table.use("usa_radar")
    table.pass_until("use jpn_surprise_attack east_pacific")
    assert table.navies("usa") == {"east_pacific"}
    table.use("jpn_surprise_attack", "battle east_pacific usa", space="east_pacific")
    assert table.uses("usa_radar")  # it may be paid for again
    table.do("pass")
    table.pass_all()
    assert table.navies("usa") == set()


JAPAN: dict[str, Any] = {
    "armies": ["japan", "china", "southeast_asia"],
    "navies": ["sea_of_japan"],
    "responses": ["jpn_surprise_attack", "jpn_destroyer_transport"],
    "hand": ["jpn_sea_battle", "jpn_build_army"],
}
UK: dict[str, Any] = {
    "armies": ["united_kingdom", "australia", "india"],
    "navies": ["south_china_sea", "bay_of_bengal"],
    "responses": ["uk_destroyers", "uk_loyal_to_the_crown"],
}


def second_example(**japan: Any) -> Table:
    return Table("japan", japan={**JAPAN, **japan}, uk=UK)


@pytest.mark.rule("QG-27.1")
def test_destroyers_keep_a_navy_beside_a_supplied_army() -> None:
    table = second_example()
    table.play("jpn_sea_battle", "battle south_china_sea uk")
    assert table.asked == ["uk"]
    table.use("uk_destroyers", "protect uk south_china_sea")
    table.pass_until("use jpn_surprise_attack south_china_sea")
    assert table.navies("uk") == {"south_china_sea", "bay_of_bengal"}
    assert table.pile("uk") == ["uk_destroyers"]


@pytest.mark.rule("QG-27.2", "QG-27.7")
def test_surprise_attack_fights_at_sea_and_then_on_land() -> None:
    table = second_example()
    table.play("jpn_sea_battle", "battle south_china_sea uk")
    table.use("uk_destroyers", "protect uk south_china_sea")
    table.pass_until("use jpn_surprise_attack south_china_sea")
    table.use("jpn_surprise_attack", space="south_china_sea")
    assert table.supplied("japan") >= {"southeast_asia"}
    assert "bay_of_bengal" in table.places("battle")
    table.do("battle bay_of_bengal uk")
    table.pass_all()
    assert table.navies("uk") == {"south_china_sea"}
    assert "india" in table.places("battle")
    table.do("battle india uk")
    table.pass_all()
    assert table.armies("uk") == {"united_kingdom", "australia"}


@pytest.mark.rule("QG-27.3", "QG-27.4", "QG-27.5", "QG-27.6")
def test_the_second_example_to_its_end() -> None:
    table = second_example()
    table.play("jpn_sea_battle", "battle south_china_sea uk")
    table.use("uk_destroyers", "protect uk south_china_sea")
    table.pass_until("use jpn_surprise_attack south_china_sea")
    table.use("jpn_surprise_attack", "battle bay_of_bengal uk", space="south_china_sea")
    table.pass_all()
    table.do("battle india uk")
    while "india" in table.armies("uk"):
        table.do("pass")
    table.pass_until("use jpn_destroyer_transport bay_of_bengal")
    table.use("jpn_destroyer_transport", "build india", space="bay_of_bengal")
    assert "india" in table.armies("japan")
    assert table.asked == ["uk"]
    table.use("uk_loyal_to_the_crown")
    table.pass_all()
    assert table.phase == "build"  # a second army could be built
    table.do("skip")
    table.pass_all()
    assert table.armies("japan") == {"japan", "china", "southeast_asia"}
    assert table.navies("japan") == {"sea_of_japan"}
    assert table.armies("uk") == {"united_kingdom", "australia"}
    assert table.navies("uk") == {"south_china_sea"}
    assert table.protected("uk") == {"south_china_sea"}
    assert table.pile("japan")[-1] == "jpn_destroyer_transport"
    assert table.pile("uk")[-1] == "uk_loyal_to_the_crown"


def test_variant_after_the_sea_battle_alone_destroyer_transport_builds_beside_that_sea() -> None:
    table = second_example(responses=["jpn_destroyer_transport"])
    table.play("jpn_sea_battle", "battle south_china_sea uk")
    table.pass_until("use jpn_destroyer_transport south_china_sea")
    table.use("jpn_destroyer_transport", space="south_china_sea")
    assert "india" not in table.places("build")
    assert "philippines" in table.places("build")


def test_variant_without_the_army_in_southeast_asia_india_is_out_of_reach() -> None:
    table = second_example(armies=["japan", "china"])
    table.play("jpn_sea_battle", "battle south_china_sea uk")
    table.pass_until("use jpn_surprise_attack south_china_sea")
    table.use("jpn_surprise_attack", space="south_china_sea")
    assert "bay_of_bengal" not in table.places("battle")
    table.do("skip")
    assert "india" not in table.places("battle")


@pytest.mark.rule("QG-8.11", "QG-8.12")
def test_the_picture_of_the_strait() -> None:
    def table(german_army: list[str], country: str) -> Table:
        return Table(
            country,
            germany={"armies": ["germany", "italy", *german_army], "navies": ["mediterranean"]},
            italy={"navies": ["mediterranean"], "hand": ["ita_sea_battle"]},
            uk={"navies": ["north_sea"], "hand": ["uk_sea_battle"]},
        )

    held = table(["north_africa"], "uk")
    held.play("uk_sea_battle")
    assert "mediterranean" not in held.places("battle")
    held = table(["north_africa"], "italy")
    held.play("ita_sea_battle")
    assert held.can("battle north_sea uk")
    free = table([], "uk")
    free.play("uk_sea_battle")
    assert free.can("battle mediterranean italy")
    free = table([], "italy")
    free.play("ita_sea_battle")
    assert not free.can("battle north_sea uk")


USA: dict[str, Any] = {
    "armies": ["western_us"],
    "navies": ["east_pacific"],
    "hand": ["usa_build_navy", "usa_build_army"],
}
UK_PACIFIC: dict[str, Any] = {
    "armies": ["australia"],
    "navies": ["south_china_sea"],
    "hand": ["uk_build_army"],
}


@pytest.mark.rule("QG-14.1", "QG-14.4")
def test_no_navy_is_built_where_it_would_have_no_base() -> None:
    table = Table("usa", usa=USA, uk=UK_PACIFIC)
    assert table.supplied("usa") == {"western_us", "east_pacific"}
    assert table.supplied("uk") == {"australia", "south_china_sea"}
    table.play("usa_build_navy")
    assert "central_pacific" not in table.places("build")


@pytest.mark.rule("QG-14.2")
def test_an_own_army_in_hawaii_is_a_base() -> None:
    table = Table("usa", usa=USA, uk=UK_PACIFIC)
    table.play("usa_build_army", "build hawaii")
    table = Table("usa", usa={**USA, "armies": ["western_us", "hawaii"]}, uk=UK_PACIFIC)
    table.play("usa_build_navy")
    assert "central_pacific" in table.places("build")


@pytest.mark.rule("QG-14.3")
@pytest.mark.parametrize("base", ["new_guinea", "philippines"])
def test_an_ally_may_give_the_base(base: str) -> None:
    table = Table("uk", usa=USA, uk=UK_PACIFIC)
    table.play("uk_build_army", f"build {base}")
    with_base = {**UK_PACIFIC, "armies": ["australia", base]}
    table = Table("usa", usa=USA, uk=with_base)
    table.play("usa_build_navy")
    assert "central_pacific" in table.places("build")
