"""Single clauses of cards: once a turn, supplied, recruited, the spaces and countries named."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quartermaster.table import Table


def german_battle(*cards: str, **fields: Any) -> Table:
    """Germany has battled the empty Balkans."""
    germany = {"hand": ["ger_land_battle", "ger_plunder"], "status": [*cards]}
    table = Table(germany=germany, **fields)
    table.play("ger_land_battle", "battle balkans -")
    return table


def german_build(*cards: str, **fields: Any) -> Table:
    """Germany has built an army in the Balkans."""
    germany = {"hand": ["ger_build_army", "ger_plunder"], "status": [*cards]}
    table = Table(germany=germany, **fields)
    table.play("ger_build_army", "build balkans")
    return table


def american_sea_battle(*cards: str, **fields: Any) -> Table:
    """The United States has battled the empty North Atlantic."""
    usa = {"hand": ["usa_sea_battle", "usa_magic"], "status": [*cards]}
    table = Table("usa", usa=usa, **fields)
    table.play("usa_sea_battle", "battle north_atlantic -")
    return table


def american_landing(*cards: str, **fields: Any) -> Table:
    """The United States has battled the empty Canada, a navy lies beside it."""
    usa = {
        "navies": ["north_atlantic"],
        "hand": ["usa_land_battle", "usa_magic"],
        "status": [*cards],
    }
    table = Table("usa", usa=usa, **fields)
    table.play("usa_land_battle", "battle canada -")
    return table


ONCE_A_TURN = {
    "ger_bias_for_action": german_build,
    "ger_blitzkrieg": german_battle,
    "usa_aircraft_carriers": american_sea_battle,
    "usa_amphibious_landings": american_landing,
}


@pytest.mark.rule("QG-C.GER.14", "QG-C.GER.15", "QG-C.USA.12", "QG-C.USA.14")
@pytest.mark.parametrize("card", ONCE_A_TURN)
def test_once_a_turn(card: str) -> None:
    assert ONCE_A_TURN[card](card).offered(card)
    assert not ONCE_A_TURN[card](card, used=[card]).offered(card)


@pytest.mark.rule("QG-C.GER.14")
def test_bias_for_action_does_not_answer_the_build_it_led_to() -> None:
    table = german_build("ger_bias_for_action", "ger_blitzkrieg")
    table.use("ger_bias_for_action", "battle eastern_europe -", space="balkans")
    table.use("ger_blitzkrieg", "build eastern_europe", space="eastern_europe")
    assert not table.offered("ger_bias_for_action")


@pytest.mark.rule("QG-C.GER.15")
def test_blitzkrieg_does_not_follow_dive_bombers_a_second_time() -> None:
    table = german_battle("ger_blitzkrieg", "ger_dive_bombers")
    table.use("ger_blitzkrieg", "build balkans", space="balkans")
    table.pass_until("use ger_dive_bombers balkans")
    table.use("ger_dive_bombers", "battle ukraine -", space="balkans")
    assert not table.offered("ger_blitzkrieg")


@pytest.mark.rule("QG-C.GER.22")
def test_wolf_packs_hunt_with_submarines_only() -> None:
    for card, hunted in (("ger_submarines_a", True), ("ger_v_weapons", False)):
        table = Table(
            germany={
                "armies": ["germany", "western_europe"],
                "hand": [card, "ger_plunder"],
                "status": ["ger_wolf_packs"],
            }
        )
        table.play(card)
        assert table.offered("ger_wolf_packs") == hunted


# Built or recruited: an army that a card puts down is struck like one that was built


def romanians(country: str, space: str, fighter: dict[str, Any], responses: list[str]) -> Table:
    """A German army has been beaten, and Italy recruits one where it stood."""
    cards = {"uk": "uk_land_battle", "ussr": "sov_land_battle"}
    table = Table(
        country,
        germany={"armies": ["germany", "eastern_europe", space]},
        italy={"responses": ["ita_romanian_reinforcements"]},
        **{country: {**fighter, "hand": [cards[country]], "responses": responses}},
    )
    table.play(cards[country], f"battle {space} germany")
    table.pass_until("use ita_romanian_reinforcements -")
    table.use("ita_romanian_reinforcements", f"recruit italy {space}")
    return table


@pytest.mark.rule("QG-C.SOV.9")
def test_rasputitsa_strikes_a_recruited_army() -> None:
    table = romanians("ussr", "russia", {"armies": ["moscow"]}, ["sov_rasputitsa"])
    table.use("sov_rasputitsa")
    table.pass_all()
    assert table.armies("italy") == {"italy"}


@pytest.mark.rule("QG-C.SOV.9")
def test_rasputitsa_strikes_in_moscow_itself() -> None:
    table = Table(
        germany={
            "armies": ["germany", "eastern_europe", "russia"],
            "hand": ["ger_build_army", "ger_plunder"],
        },
        ussr={"armies": ["siberia"], "responses": ["sov_rasputitsa"]},
    )
    table.play("ger_build_army", "build moscow")
    assert table.uses("sov_rasputitsa")
    table.use("sov_rasputitsa")
    table.pass_all()
    assert "moscow" not in table.armies("germany")


@pytest.mark.rule("QG-C.UK.12")
def test_loyal_to_the_crown_strikes_a_recruited_army() -> None:
    fleet = {
        "armies": ["australia", "indonesia"],
        "navies": ["indian_ocean", "bay_of_bengal"],
    }
    table = romanians("uk", "india", fleet, ["uk_loyal_to_the_crown"])
    table.use("uk_loyal_to_the_crown")
    table.pass_all()
    assert table.armies("italy") == {"italy"}


@pytest.mark.rule("QG-C.UK.12")
@pytest.mark.parametrize(
    ("japan", "space", "struck"),
    [
        ({"armies": ["japan", "eastern_us"]}, "canada", True),
        ({"armies": ["japan", "philippines"], "navies": ["south_china_sea"]}, "australia", True),
        ({"armies": ["japan", "philippines"], "navies": ["south_china_sea"]}, "indonesia", False),
    ],
)
def test_loyal_to_the_crown_names_its_countries(
    japan: dict[str, list[str]], space: str, struck: bool
) -> None:
    navies = ["sea_of_japan", *japan.get("navies", [])]
    table = Table(
        "japan",
        japan={**japan, "navies": navies, "hand": ["jpn_build_army", "jpn_truk"]},
        uk={"armies": ["united_kingdom"], "responses": ["uk_loyal_to_the_crown"]},
        usa={"armies": ["western_us"]},
    )
    table.play("jpn_build_army", f"build {space}")
    assert table.offered("uk_loyal_to_the_crown") == struck


@pytest.mark.rule("QG-C.JPN.8")
def test_kamikaze_strikes_a_recruited_navy() -> None:
    table = Table(
        "uk",
        uk={"armies": ["united_kingdom", "india"], "hand": ["uk_singapore", "uk_raf"]},
        japan={"navies": ["sea_of_japan"], "responses": ["jpn_kamikaze"]},
    )
    table.play("uk_singapore", "recruit uk southeast_asia")
    table.pass_until("recruit uk south_china_sea").do("recruit uk south_china_sea")
    assert table.offered("jpn_kamikaze")


# Supplied


def protected_by(card: str, uk: dict[str, list[str]], **others: Any) -> tuple[set[str], set[str]]:
    """The British and the American pieces that a card protects if only one can be meant."""
    table = Table(uk={**uk, "responses": [card]}, phase="start", **others)
    table.use(card)
    return table.protected("uk"), table.protected("usa")


@pytest.mark.rule("QG-C.UK.11")
def test_destroyers_protect_supplied_navies_beside_a_supplied_army() -> None:
    fleet = {"armies": ["united_kingdom", "india", "canada"], "navies": ["north_sea"]}
    # A navy without supply, beside the supplied army in India.
    lost = {"armies": ["eastern_us"], "navies": ["bay_of_bengal"]}
    assert protected_by("uk_destroyers", fleet, usa=lost) == ({"north_sea"}, set())
    # A supplied navy, beside an army in Canada that has no supply.
    near = {"armies": ["eastern_us"], "navies": ["north_atlantic"]}
    assert protected_by("uk_destroyers", fleet, usa=near) == ({"north_sea"}, set())


@pytest.mark.rule("QG-C.UK.13")
def test_raf_protects_a_supplied_navy() -> None:
    uk = {"armies": ["united_kingdom"]}
    lost = {"armies": ["eastern_us"], "navies": ["north_sea"]}
    assert protected_by("uk_raf", uk, usa=lost) == ({"united_kingdom"}, set())


@pytest.mark.rule("QG-C.USA.14")
def test_amphibious_landings_start_from_a_supplied_navy() -> None:
    table = Table(
        "usa",
        usa={
            "armies": ["eastern_us", "western_us"],
            "navies": ["north_pacific"],  # without a base
            "hand": ["usa_land_battle", "usa_magic"],
            "status": ["usa_amphibious_landings"],
        },
    )
    table.play("usa_land_battle", "battle pacific_northwest -")
    assert not table.offered("usa_amphibious_landings")


# Spaces and numbers


@pytest.mark.rule("QG-C.JPN.5")
@pytest.mark.parametrize(
    ("ground", "others"),
    [
        ("china", {"szechuan", "southeast_asia"}),
        ("szechuan", {"china", "southeast_asia"}),
        ("southeast_asia", {"china", "szechuan"}),
    ],
)
def test_china_offensive_names_three_spaces(ground: str, others: set[str]) -> None:
    table = Table(
        "japan",
        japan={
            "armies": ["japan", "india"],  # beside Szechuan and Southeast Asia
            "navies": ["sea_of_japan"],  # beside China
            "hand": ["jpn_land_battle", "jpn_truk"],
            "responses": ["jpn_china_offensive"],
        },
    )
    table.play("jpn_land_battle", f"battle {ground} -")
    table.pass_until(f"use jpn_china_offensive {ground}")
    table.use("jpn_china_offensive", space=ground)
    assert table.places("build") == {ground}
    left_out = table.copy()
    left_out.do("skip")
    assert ground not in left_out.places("build")  # it is one of the two others
    table.do(f"build {ground}")
    table.pass_all()
    assert table.places("build") == others


@pytest.mark.rule("QG-C.JPN.5")
def test_china_offensive_asks_for_a_battle_in_one_of_them() -> None:
    table = Table(
        "japan",
        japan={
            "armies": ["japan"],
            "navies": ["sea_of_japan"],
            "hand": ["jpn_land_battle", "jpn_truk"],
            "responses": ["jpn_china_offensive"],
        },
    )
    table.play("jpn_land_battle", "battle vladivostok -")
    assert not table.offered("jpn_china_offensive")


@pytest.mark.rule("QG-C.JPN.6")
def test_destroyer_transport_lands_two_armies_at_most() -> None:
    table = Table(
        "japan",
        japan={
            "armies": ["japan", "china"],
            "navies": ["sea_of_japan"],
            "hand": ["jpn_sea_battle", "jpn_truk"],
            "responses": ["jpn_destroyer_transport"],
        },
    )
    table.play("jpn_sea_battle", "battle south_china_sea -")
    table.pass_until("use jpn_destroyer_transport south_china_sea")
    table.use("jpn_destroyer_transport", space="south_china_sea")
    for space in ("philippines", "southeast_asia"):
        table.do(f"build {space}")
        table.pass_all()
    assert table.phase == "discard"
