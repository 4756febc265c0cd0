"""Every card of the Japanese deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quartermaster.table import Table

REST = "jpn_build_army"


def japanese(card: str, more: dict[str, Any] | None = None, **others: Any) -> Table:
    return Table("japan", japan={"hand": [card, REST], **(more or {})}, **others)


def land_battle(
    response: str, space: str, target: str, more: dict[str, Any], **others: Any
) -> Table:
    """Japan has fought a land battle and may use a Response."""
    table = japanese("jpn_land_battle", {"responses": [response], **more}, **others)
    table.play("jpn_land_battle", f"battle {space} {target}")
    return table.pass_until(f"use {response} {space}")


def sea_battle(response: str, more: dict[str, Any], **others: Any) -> Table:
    """Japan has fought a battle in the South China Sea and may use a Response."""
    table = japanese("jpn_sea_battle", {"responses": [response], **more}, **others)
    table.play("jpn_sea_battle", "battle south_china_sea uk")
    return table.pass_until(f"use {response} south_china_sea")


FLEET = {"armies": ["japan"], "navies": ["sea_of_japan"]}
UK = {"armies": ["united_kingdom", "australia"], "navies": ["south_china_sea"]}


def test_jpn_build_army_jpn_land_battle_jpn_build_navy_jpn_sea_battle() -> None:
    table = japanese("jpn_build_army", FLEET)
    table.play("jpn_build_army", "build china")
    assert "china" in table.armies("japan")
    table = japanese("jpn_land_battle", FLEET, usa={"armies": ["eastern_us", "china"]})
    table.play("jpn_land_battle", "battle china usa")
    assert table.armies("usa") == {"eastern_us"}
    table = japanese("jpn_build_navy")
    table.play("jpn_build_navy", "build sea_of_japan")
    assert table.navies("japan") == {"sea_of_japan"}
    table = japanese("jpn_sea_battle", FLEET, uk=UK)
    table.play("jpn_sea_battle", "battle south_china_sea uk")
    assert table.navies("uk") == set()


@pytest.mark.rule("QG-C.JPN.1")
def test_jpn_submarines_a() -> None:
    table = japanese("jpn_submarines_a")
    before = table.deck("uk")
    assert "points country:japan 2" in table.play("jpn_submarines_a")
    assert table.deck("uk") == before - 1


@pytest.mark.rule("QG-C.JPN.2")
def test_jpn_submarines_b() -> None:
    table = japanese("jpn_submarines_b")
    before = table.deck("usa")
    assert "points country:japan 2" in table.play("jpn_submarines_b")
    assert table.deck("usa") == before - 1


@pytest.mark.rule("QG-C.JPN.3")
def test_jpn_banzai_charge() -> None:
    table = land_battle(
        "jpn_banzai_charge",
        "china",
        "usa",
        FLEET,
        usa={"armies": ["eastern_us", "china", "vladivostok", "philippines"]},
    )
    table.use("jpn_banzai_charge", space="china")
    assert table.can("battle vladivostok usa")  # beside China
    assert "philippines" not in table.places("battle")  # in reach, but not beside China
    table.do("battle vladivostok usa")
    table.pass_all()
    assert table.armies("usa") == {"eastern_us", "philippines"}


@pytest.mark.rule("QG-C.JPN.4")
def test_jpn_battleship_repair() -> None:
    table = Table(
        "uk",
        uk={**UK, "hand": ["uk_sea_battle", "uk_enigma"]},
        japan={
            "armies": ["japan", "philippines"],
            "navies": ["sea_of_japan"],
            "responses": ["jpn_battleship_repair"],
        },
    )
    table.play("uk_sea_battle", "battle sea_of_japan japan")
    table.use("jpn_battleship_repair")
    table.pass_all()
    assert table.navies("japan") == {"sea_of_japan"}


@pytest.mark.rule("QG-C.JPN.5")
def test_jpn_china_offensive() -> None:
    table = land_battle(
        "jpn_china_offensive", "china", "usa", FLEET, usa={"armies": ["eastern_us", "china"]}
    )
    table.use("jpn_china_offensive", space="china")
    assert table.places("build") == {"china"}
    table.do("build china")
    table.pass_all()
    assert table.places("build") == {"szechuan", "southeast_asia"}
    table.do("build szechuan")
    table.pass_all()
    assert table.armies("japan") == {"japan", "china", "szechuan"}


@pytest.mark.rule("QG-C.JPN.6")
def test_jpn_destroyer_transport() -> None:
    table = sea_battle("jpn_destroyer_transport", FLEET, uk=UK)
    table.use("jpn_destroyer_transport", space="south_china_sea")
    assert table.places("build") == {"philippines"}  # beside that sea and in reach
    table.do("build philippines")
    table.pass_all()
    assert "philippines" in table.armies("japan")


@pytest.mark.rule("QG-C.JPN.7")
def test_jpn_fall_of_singapore() -> None:
    more = {"armies": ["japan", "china"], "navies": ["sea_of_japan"]}
    uk = {"armies": ["united_kingdom", "southeast_asia"], "navies": ["south_china_sea"]}
    table = land_battle("jpn_fall_of_singapore", "southeast_asia", "uk", more, uk=uk)
    table.use("jpn_fall_of_singapore", "eliminate uk south_china_sea", space="southeast_asia")
    table.pass_all()
    told = table.do("recruit japan south_china_sea")
    assert told[0] == "recruited country:japan space:south_china_sea"
    table.pass_all()
    second = land_battle(
        "jpn_fall_of_singapore",
        "southeast_asia",
        "uk",
        more,
        uk=uk,
        usa={"armies": ["eastern_us"], "navies": ["south_china_sea"]},
    )
    second.use("jpn_fall_of_singapore", "eliminate uk south_china_sea", space="southeast_asia")
    second.pass_all()
    assert second.phase != "recruit"  # a second Allied navy is left
    assert second.navies("usa") == {"south_china_sea"}


@pytest.mark.rule("QG-C.JPN.8")
def test_jpn_kamikaze() -> None:
    def build(sea: str) -> Table:
        table = Table(
            "usa",
            usa={
                "armies": ["western_us", "hawaii"],
                "navies": ["east_pacific"],
                "hand": ["usa_build_navy", "usa_build_army"],
            },
            japan={"armies": ["japan", "iwo_jima"], "responses": ["jpn_kamikaze"]},
        )
        table.play("usa_build_navy", f"build {sea}")
        return table

    table = build("central_pacific")  # beside Iwo Jima
    table.use("jpn_kamikaze")
    table.pass_all()
    assert table.navies("usa") == {"east_pacific"}


@pytest.mark.rule("QG-C.JPN.8")
def test_jpn_kamikaze_needs_a_japanese_piece_beside_the_navy() -> None:
    table = Table(
        "usa",
        usa={"armies": ["western_us", "eastern_us"], "hand": ["usa_build_navy", "usa_build_army"]},
        japan={
            "armies": ["japan"],
            "responses": ["jpn_kamikaze"],
            "discard": ["jpn_truk", "jpn_operation_ketsu_go", "jpn_kwantung_army"],
        },
    )
    table.play("usa_build_navy", "build east_pacific")
    assert table.phase == "discard"


@pytest.mark.rule("QG-C.JPN.9")
def test_jpn_kwantung_army() -> None:
    table = Table(
        "ussr",
        ussr={"hand": ["sov_mao", "sov_tito"]},
        japan={"armies": ["japan", "china", "szechuan"], "responses": ["jpn_kwantung_army"]},
        phase="start",
    )
    table.use("jpn_kwantung_army")
    assert table.phase == "protect"
    table.do("protect japan szechuan")
    assert table.protected("japan") == {"szechuan"}
    unsupplied = Table(
        "ussr",
        japan={"armies": ["japan", "vladivostok"], "responses": ["jpn_kwantung_army"]},
        phase="start",
    )
    assert not unsupplied.uses("jpn_kwantung_army")


@pytest.mark.rule("QG-C.JPN.10")
def test_jpn_operation_ketsu_go() -> None:
    table = Table(
        "usa",
        usa={"hand": ["usa_build_army"]},
        japan={"navies": ["sea_of_japan"], "responses": ["jpn_operation_ketsu_go"]},
        italy={"armies": ["italy", "japan"]},
        phase="start",
    )
    table.use("jpn_operation_ketsu_go")
    assert set(table.actions("protect")) == {
        "protect japan japan",
        "protect japan sea_of_japan",
        "protect italy japan",
    }
    table.do("protect italy japan")
    assert table.protected("italy") == {"japan"}


@pytest.mark.rule("QG-C.JPN.11")
def test_jpn_surprise_attack() -> None:
    table = sea_battle(
        "jpn_surprise_attack",
        {"armies": ["japan", "china"], "navies": ["sea_of_japan"]},
        uk=UK,
        usa={"armies": ["eastern_us", "vladivostok", "hawaii"], "navies": ["north_pacific"]},
    )
    table.use("jpn_surprise_attack", "battle north_pacific usa", space="south_china_sea")
    table.pass_all()
    table.do("battle vladivostok usa")
    table.pass_all()
    assert table.navies("usa") == set()
    assert table.armies("usa") == {"eastern_us", "hawaii"}


@pytest.mark.rule("QG-C.JPN.12")
def test_jpn_special_naval_landing_forces() -> None:
    table = japanese("jpn_build_navy", {"responses": ["jpn_special_naval_landing_forces"]})
    table.play("jpn_build_navy", "build sea_of_japan")
    table.pass_until("use jpn_special_naval_landing_forces sea_of_japan")
    table.use("jpn_special_naval_landing_forces", space="sea_of_japan")
    assert table.places("build") == {"china", "vladivostok", "iwo_jima", "philippines"}
    table.do("build china")
    table.pass_all()
    table.do("build iwo_jima")
    table.pass_all()
    assert table.armies("japan") == {"japan", "china", "iwo_jima"}
    assert table.phase == "discard"  # two, no more


@pytest.mark.rule("QG-C.JPN.13")
def test_jpn_truk() -> None:
    table = japanese(
        "jpn_build_navy",
        {
            "armies": ["japan"],
            "navies": ["sea_of_japan", "east_pacific"],
            "responses": ["jpn_truk"],
        },
        phase="start",
    )
    assert "east_pacific" not in table.supplied("japan")
    table.use("jpn_truk")
    assert table.supplied("japan") == {"japan", "sea_of_japan", "east_pacific"}
    table.play("jpn_build_navy")
    assert "central_pacific" in table.places("build")  # without any base
    table.do("build central_pacific")
    table.to_discard_step()
    assert "central_pacific" in table.navies("japan")
    table.end_turn()
    assert table.supplied("japan") == {"japan", "sea_of_japan"}


@pytest.mark.rule("QG-C.JPN.14")
def test_jpn_forward_bases() -> None:
    armies = ["japan", "hawaii", "pacific_northwest", "new_zealand", "iwo_jima"]
    more = {"status": ["jpn_forward_bases"], "armies": armies}
    assert japanese(REST, more, phase="victory").axis == 5


@pytest.mark.rule("QG-C.JPN.15")
def test_jpn_co_prosperity_sphere() -> None:
    armies = ["japan", "indonesia", "new_guinea", "southeast_asia"]
    more = {"status": ["jpn_co_prosperity_sphere"], "armies": armies}
    assert japanese(REST, more, phase="victory").axis == 5


@pytest.mark.rule("QG-C.JPN.16")
def test_jpn_imperial_designs() -> None:
    def points(*islands: str) -> int:
        more = {"status": ["jpn_imperial_designs"], "armies": ["japan", *islands]}
        return japanese(REST, more, phase="victory").axis

    assert points("iwo_jima", "philippines") == 3  # 2 for the star of Japan, 1 for the card
    assert (points("iwo_jima"), points("philippines")) == (3, 3)
    assert (points(), points("hawaii")) == (2, 2)
