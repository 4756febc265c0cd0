"""Playing cards: one a turn, action by action, for oneself or for a mate."""

from __future__ import annotations

import pytest

from tests.games.quartermaster.table import COUNTRIES, Table


@pytest.mark.rule("QG-19.1")
def test_a_card_must_be_played_or_discarded() -> None:
    table = Table(germany={"hand": ["ger_sea_battle"], "armies": []})
    assert set(table.actions()) == {"play ger_sea_battle", "discard ger_sea_battle"}


@pytest.mark.rule("QG-19.2")
def test_any_card_may_be_discarded_without_effect() -> None:
    table = Table(
        germany={"hand": ["ger_v_weapons", "ger_plunder"], "status": ["ger_wolf_packs"]},
        uk={"responses": ["uk_raf"]},
    )
    told = table.do("discard ger_v_weapons")
    assert not any("used" in text for text in told)
    assert table.cards("hidden", "germany") == ["ger_v_weapons"]
    assert table.pile("germany") == []
    seen = table.session.tell(table.session.steps[-1], COUNTRIES.index("uk"))
    assert not any("ger_v_weapons" in str(message.args) for message in seen)


@pytest.mark.rule("QG-19.3")
def test_exactly_one_card_is_played_or_discarded() -> None:
    for action in ("play ger_plunder", "discard ger_plunder"):
        table = Table(germany={"hand": ["ger_plunder", "ger_build_army"]})
        table.do(action)
        assert table.phase == "discard"
        assert table.hand("germany") == ["ger_build_army"]
    # Guns and Butter allows more.
    more = Table(germany={"hand": ["ger_guns_and_butter"]})
    more.play("ger_guns_and_butter")
    assert more.can("play ger_build_army")
    # A Status card may replace the play.
    instead = Table(germany={"hand": ["ger_plunder"], "status": ["ger_conscription"]})
    instead.use("ger_conscription")
    instead.do("skip")
    assert instead.phase == "discard"
    assert instead.hand("germany") == ["ger_plunder"]


@pytest.mark.rule("QG-19.4")
def test_actions_follow_one_another_each_complete_before_the_next() -> None:
    table = Table(
        "ussr",
        ussr={"hand": ["sov_german_soviet_treaty"]},
        italy={"responses": ["ita_monte_cassino"], "armies": ["italy"]},
        germany={"armies": ["germany", "italy"]},
    )
    table.play("sov_german_soviet_treaty")
    assert table.places("build") == {"ukraine"}
    table.do("build ukraine")
    assert table.phase == "window"  # the first build is settled first
    table.pass_all()
    assert table.places("build") == {"eastern_europe"}
    table.do("build eastern_europe")
    assert table.armies("ussr") == {"moscow", "ukraine", "eastern_europe"}


@pytest.mark.rule("QG-19.5")
def test_the_card_is_known_before_its_first_action() -> None:
    table = Table("uk", uk={"hand": ["uk_dutch_east_indies"]})
    table.play("uk_dutch_east_indies")
    assert table.armies("uk") == {"united_kingdom"}
    assert table.pile("uk") == ["uk_dutch_east_indies"]
    for country in COUNTRIES:
        seat = COUNTRIES.index(country)
        told = table.session.tell(table.session.steps[-1], seat)
        assert any(message.args.get("card") == "card:uk_dutch_east_indies" for message in told)


@pytest.mark.rule("QG-19.6")
def test_one_benefit_is_no_precondition_of_another() -> None:
    table = Table("ussr", ussr={"hand": ["sov_tito"], "armies": ["moscow", "ukraine"]})
    table.play("sov_tito")
    assert table.phase == "recruit"  # no Axis army in the Balkans
    table.do("recruit ussr balkans")
    assert "balkans" in table.armies("ussr")


@pytest.mark.rule("QG-19.7", "QG-19.8")
def test_a_build_for_a_mate_uses_the_mates_pieces_supply_and_cards() -> None:
    table = Table(
        "usa",
        usa={"hand": ["usa_arsenal_of_democracy"], "armies": ["eastern_us", "western_europe"]},
        uk={"armies": ["united_kingdom"], "status": ["uk_lord_linlithgow"]},
    )
    table.play("usa_arsenal_of_democracy")
    assert table.asked == ["uk"]
    # Beside British pieces, in the British home and in India; not beside American armies.
    assert table.places("build") == {"north_sea", "india"}
    table.do("build india")
    assert table.armies("uk") == {"united_kingdom", "india"}
    assert table.reserve("usa") == 3


@pytest.mark.rule("QG-19.9")
def test_who_decides_for_a_mate() -> None:
    table = Table(
        "usa",
        usa={"hand": ["usa_murmansk_convoy"]},
        ussr={"armies": ["moscow"]},
    )
    table.play("usa_murmansk_convoy")
    assert table.asked == ["usa"]  # the card names piece and space
    table.do("recruit ussr russia")
    assert table.asked == ["ussr"]  # the mate may build
    table.do("build scandinavia")
    assert table.armies("ussr") == {"moscow", "russia", "scandinavia"}


@pytest.mark.rule("QG-19.11")
def test_a_card_that_names_no_country_is_about_its_own() -> None:
    table = Table(
        "italy",
        italy={"hand": ["ita_attacks_communists"], "armies": ["italy", "balkans"]},
        germany={"armies": ["germany", "eastern_europe"]},
    )
    table.play("ita_attacks_communists", "build ukraine")
    assert "ukraine" in table.armies("italy")
    assert table.armies("germany") == {"germany", "eastern_europe"}


@pytest.mark.rule("QG-19.12")
def test_an_action_that_cannot_be_carried_out_is_passed_over() -> None:
    table = Table(
        "ussr",
        ussr={"hand": ["sov_tito", "sov_mao"]},
        germany={"armies": ["germany", "balkans"]},
        italy={"armies": ["italy", "balkans"]},
    )
    table.play("sov_tito", "eliminate germany balkans")
    assert table.phase == "discard"  # the other enemy still stands there
    assert table.armies("ussr") == {"moscow"}
    first = Table("uk", uk={"hand": ["uk_dutch_east_indies"]}, japan={"armies": ["indonesia"]})
    first.play("uk_dutch_east_indies")
    assert first.places("recruit") == {"new_guinea"}


@pytest.mark.rule("QG-19.13")
def test_without_its_precondition_a_card_can_only_be_discarded() -> None:
    table = Table(germany={"hand": ["ger_v_weapons"]})
    assert table.actions("play") == []
    assert table.can("discard ger_v_weapons")
    met = Table(germany={"hand": ["ger_v_weapons"], "armies": ["germany", "western_europe"]})
    assert met.can("play ger_v_weapons")


@pytest.mark.rule("QG-19.14")
def test_the_order_of_actions_is_fixed_but_the_first_may_be_left_out() -> None:
    table = Table(
        "japan",
        japan={
            "armies": ["japan", "china", "southeast_asia"],
            "navies": ["sea_of_japan"],
            "responses": ["jpn_surprise_attack"],
            "hand": ["jpn_sea_battle"],
        },
        uk={"armies": ["united_kingdom", "india"], "navies": ["south_china_sea"]},
    )
    table.play("jpn_sea_battle", "battle south_china_sea uk")
    table.pass_until("use jpn_surprise_attack south_china_sea")
    table.use("jpn_surprise_attack", space="south_china_sea")
    assert "india" not in table.places("battle")  # first the sea
    table.do("skip")
    assert table.can("battle india uk")
    table.do("battle india uk")
    table.pass_all()
    assert table.armies("uk") == {"united_kingdom"}
    assert table.phase not in ("fight",)  # no sea battle afterwards
