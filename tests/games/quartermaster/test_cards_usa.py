"""Every card of the American deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quartermaster.table import Table

REST = "usa_sea_battle"
PACIFIC = {"armies": ["western_us", "eastern_us", "hawaii"], "navies": ["east_pacific"]}
FLEET = {
    "armies": ["japan", "iwo_jima"],
    "navies": ["sea_of_japan", "north_pacific"],
    "hand": ["jpn_sea_battle", "jpn_truk"],
}


def american(card: str, more: dict[str, Any] | None = None, **others: Any) -> Table:
    return Table("usa", usa={"hand": [card, REST], **(more or {})}, **others)


def test_usa_build_army_usa_land_battle_usa_build_navy_usa_sea_battle() -> None:
    table = american("usa_build_army")
    table.play("usa_build_army", "build western_us")
    assert table.armies("usa") == {"eastern_us", "western_us"}
    table = american("usa_land_battle", japan={"armies": ["japan", "canada"]})
    table.play("usa_land_battle", "battle canada japan")
    assert table.armies("japan") == {"japan"}
    table = american("usa_build_navy")
    table.play("usa_build_navy", "build north_atlantic")
    assert table.navies("usa") == {"north_atlantic"}
    table = american("usa_magic", germany={"navies": ["north_atlantic"]})
    table.play("usa_sea_battle", "battle north_atlantic germany")
    assert table.navies("germany") == set()


def check_bombers(card: str, near: str, far: str, cards: int) -> None:
    """An army near enough to Germany, one that is too far, and what Germany loses."""
    assert not american(card, {"armies": ["eastern_us", far]}).can(f"play {card}")
    table = american(card, {"armies": ["eastern_us", near]})
    before = table.deck("germany")
    table.play(card)
    assert "target germany" in table.actions("target")
    assert "target japan" not in table.actions("target")
    table.do("target germany")
    assert table.deck("germany") == before - cards


@pytest.mark.rule("QG-C.USA.1")
def test_usa_bombers() -> None:
    check_bombers("usa_bombers", "iceland", "canada", 4)


@pytest.mark.rule("QG-C.USA.2")
def test_usa_heavy_bombers() -> None:
    check_bombers("usa_heavy_bombers", "scandinavia", "iceland", 5)


@pytest.mark.rule("QG-C.USA.3")
def test_usa_firestorm_bombers() -> None:
    check_bombers("usa_firestorm_bombers", "western_europe", "scandinavia", 6)
    home = american("usa_firestorm_bombers", {"armies": ["germany"]}, germany={"armies": []})
    assert home.can("play usa_firestorm_bombers")  # distance 0


@pytest.mark.rule("QG-C.USA.4")
@pytest.mark.parametrize("order", [("india", "north_sea"), ("north_sea", "india")])
def test_usa_arsenal_of_democracy(order: tuple[str, str]) -> None:
    table = american("usa_arsenal_of_democracy", uk={"status": ["uk_lord_linlithgow"]})
    table.play("usa_arsenal_of_democracy", f"build {order[0]}")
    kind = {"india": "north_sea", "north_sea": "india"}[order[0]]
    assert kind in table.places("build")
    assert order[0] not in table.places("build")
    table.do(f"build {order[1]}")
    assert table.armies("uk") == {"united_kingdom", "india"}
    assert table.navies("uk") == {"north_sea"}
    assert table.phase == "discard"


@pytest.mark.rule("QG-C.USA.5")
def test_usa_free_french_allies() -> None:
    table = american("usa_free_french_allies", uk={"navies": ["north_sea"]})
    table.play("usa_free_french_allies")
    assert table.asked == ["uk"]
    assert table.places("build") == {"western_europe", "north_africa"}
    table.do("build north_africa")
    assert table.places("build") == {"western_europe", "africa"}  # whatever order
    table.do("build africa", "build western_europe")
    assert table.armies("uk") == {"united_kingdom", "north_africa", "africa", "western_europe"}


@pytest.mark.rule("QG-C.USA.6")
def test_usa_fleet_pearl_harbor() -> None:
    table = american("usa_fleet_pearl_harbor", {"armies": ["western_us", "pacific_northwest"]})
    table.play("usa_fleet_pearl_harbor", "build east_pacific", "build north_pacific")
    assert table.places("build") == {"hawaii"}
    table.do("build hawaii")
    assert table.navies("usa") == {"east_pacific", "north_pacific"}
    assert "hawaii" in table.armies("usa")


@pytest.mark.rule("QG-C.USA.7")
def test_usa_lend_lease() -> None:
    table = american("usa_lend_lease", uk={"hand": ["uk_build_navy"], "status": ["uk_rationing"]})
    before, mine = table.deck("uk"), table.deck("usa")
    table.play("usa_lend_lease")
    assert table.asked == ["uk"]
    table.do("play uk_build_navy", "build north_sea")
    # Rationing speaks of the Play step: it does not apply here. One card is drawn.
    assert table.deck("uk") == before - 1
    assert len(table.hand("uk")) == 1
    assert table.asked == ["usa"]
    table.do("pay")
    assert table.deck("usa") == mine - 3 + 1
    assert table.cards("tops", "usa") == ["usa_lend_lease"]
    assert table.pile("usa") == []
    none = american("usa_lend_lease", uk={"hand": ["uk_build_navy"]})
    before = none.deck("uk")
    none.play("usa_lend_lease", "skip")
    assert none.deck("uk") == before  # nothing played, nothing drawn
    none.do("skip")
    assert none.pile("usa") == ["usa_lend_lease"]


@pytest.mark.rule("QG-C.USA.8")
def test_usa_murmansk_convoy() -> None:
    table = american("usa_murmansk_convoy")
    table.play("usa_murmansk_convoy", "recruit ussr russia")
    assert table.asked == ["ussr"]
    table.do("build eastern_europe")
    assert table.armies("ussr") == {"moscow", "russia", "eastern_europe"}


@pytest.mark.rule("QG-C.USA.9")
def test_usa_magic() -> None:
    japan = {"armies": [], "status": ["jpn_imperial_designs"], "responses": ["jpn_kamikaze"]}
    table = american("usa_magic", japan=japan)
    table.play("usa_magic")
    assert table.actions("strike") == ["strike jpn_imperial_designs"]
    assert table.actions("point") == ["point 1"]
    table.do("strike jpn_imperial_designs")
    assert table.pile("japan") == ["jpn_imperial_designs"]


@pytest.mark.rule("QG-C.USA.10")
def test_usa_theater_shift() -> None:
    table = american("usa_theater_shift", PACIFIC)
    table.play("usa_theater_shift")
    assert table.places("lift") == {"western_us", "eastern_us", "hawaii", "east_pacific"}
    table.do("lift hawaii", "build canada")
    assert "canada" not in table.places("lift")
    table.do("lift east_pacific", "build north_atlantic", "skip")
    assert table.armies("usa") == {"western_us", "eastern_us", "canada"}
    assert table.navies("usa") == {"north_atlantic"}


@pytest.mark.rule("QG-C.USA.11")
def test_usa_patton_advances() -> None:
    table = american(
        "usa_patton_advances",
        {"armies": ["eastern_us", "united_kingdom"], "navies": ["north_atlantic", "north_sea"]},
        uk={"armies": ["iceland"]},
    )
    table.play("usa_patton_advances", "build western_europe")
    assert table.places("battle") == {"germany", "italy"}
    table.do("battle italy italy")
    assert table.armies("italy") == set()


@pytest.mark.rule("QG-C.USA.12")
def test_usa_aircraft_carriers() -> None:
    table = american(
        "usa_build_army",
        {**PACIFIC, "status": ["usa_aircraft_carriers"]},
        japan={"armies": ["japan"], "navies": ["central_pacific"]},
    )
    before = table.deck("usa")
    table.play("usa_sea_battle", "battle central_pacific japan")
    table.use("usa_aircraft_carriers", "build central_pacific", space="central_pacific")
    assert table.deck("usa") == before - 1
    assert "central_pacific" in table.navies("usa")


@pytest.mark.rule("QG-C.USA.13")
def test_usa_volunteer_group() -> None:
    table = american("usa_build_army", {"status": ["usa_volunteer_group"]})
    table.play("usa_build_army")
    assert "szechuan" not in table.places("build")
    held = american("usa_build_army", {"status": ["usa_volunteer_group"], "armies": ["szechuan"]})
    assert held.supplied("usa") == {"szechuan"}


@pytest.mark.rule("QG-C.USA.14")
def test_usa_amphibious_landings() -> None:
    def battle(navies: list[str]) -> Table:
        table = american(
            "usa_land_battle",
            {
                "armies": ["western_us", "hawaii"],
                "navies": navies,
                "status": ["usa_amphibious_landings"],
            },
            japan={"armies": ["japan", "new_zealand"]},
        )
        table.play("usa_land_battle")
        return table

    table = battle(["east_pacific"])
    before = table.deck("usa")
    table.do("battle new_zealand japan")
    table.use("usa_amphibious_landings", "build new_zealand", space="new_zealand")
    assert table.deck("usa") == before - 1
    assert "new_zealand" in table.armies("usa")
    inland = battle([])
    inland.do("battle pacific_northwest -")
    assert inland.phase == "discard"  # no supplied navy beside it


@pytest.mark.rule("QG-C.USA.15")
def test_usa_flexible_resources() -> None:
    table = american(
        "usa_magic",
        {
            "status": ["usa_flexible_resources"],
            "discard": ["usa_radar"],
            "top": ["usa_build_army"] * 4,
        },
    )
    table.use("usa_flexible_resources")
    assert table.actions("play") == ["play usa_build_army", "play usa_radar"]
    table.do("play usa_radar")
    assert table.cards("status", "usa") == ["usa_flexible_resources", "usa_radar"]
    assert table.pile("usa") == []


@pytest.mark.rule("QG-C.USA.16")
def test_usa_flying_fortress() -> None:
    table = american("usa_bombers", {"armies": ["iceland"], "status": ["usa_flying_fortress"]})
    before = table.deck("germany")
    table.play("usa_bombers", "target germany")
    table.use("usa_flying_fortress")
    assert table.deck("germany") == before - 5


@pytest.mark.rule("QG-C.USA.16", "QG-20.18")
def test_usa_flying_fortress_adds_nothing_to_what_is_void() -> None:
    for pilots, offered in ((True, False), (False, True)):
        table = american(
            "usa_bombers",
            {"armies": ["western_europe"], "status": ["usa_flying_fortress"]},
            italy={"responses": ["ita_skilled_pilots"]},
        )
        table.play("usa_bombers", "target italy")
        assert table.asked == ["italy"]
        table.do("use ita_skilled_pilots -" if pilots else "pass")
        assert (table.phase == "window" and table.uses("usa_flying_fortress")) == offered


@pytest.mark.rule("QG-C.USA.17")
def test_usa_radar() -> None:
    table = Table(
        "japan",
        japan=FLEET,
        usa={**PACIFIC, "status": ["usa_radar"]},
    )
    before = table.deck("usa")
    table.play("jpn_sea_battle", "battle east_pacific usa")
    assert table.asked == ["usa"]
    table.use("usa_radar")
    assert table.deck("usa") == before - 3
    assert table.navies("usa") == {"east_pacific"}
    own = american("usa_build_army", {**PACIFIC, "status": ["usa_radar"]})
    own.do("withdraw east_pacific")
    assert own.phase == "play"  # an own removal does not set it off


@pytest.mark.rule("QG-C.USA.17", "QG-20.18", "QG-21.8")
def test_usa_radar_is_not_spent_on_a_protected_navy() -> None:
    table = Table(
        "japan",
        japan=FLEET,
        usa={**PACIFIC, "protected": ["east_pacific"], "status": ["usa_radar"]},
    )
    table.play("jpn_sea_battle", "battle east_pacific usa")
    assert table.phase == "discard"  # nobody was asked
    assert table.navies("usa") == {"east_pacific"}
    for protected in ([], ["central_pacific"]):
        cut_off = {"navies": ["central_pacific"], "protected": protected, "status": ["usa_radar"]}
        table = american("usa_build_army", cut_off, phase="supply")
        assert (table.phase == "window") == (not protected)


@pytest.mark.rule("QG-C.USA.18")
def test_usa_rosie() -> None:
    table = Table(
        "usa",
        usa={"hand": ["usa_magic", "usa_radar", "usa_bombers"], "status": ["usa_rosie"]},
        phase="discard",
    )
    table.use("usa_rosie", "put-under usa_magic", "put-under usa_radar")
    assert table.cards("bottoms", "usa") == ["usa_radar", "usa_magic"]
    assert table.hand("usa") == ["usa_bombers"]
    assert table.phase == "discard"
    assert not table.uses("usa_rosie")
    late = Table(
        "usa",
        usa={"hand": ["usa_magic", "usa_radar"], "status": ["usa_rosie"]},
        phase="discard",
    )
    late.do("discard usa_magic")
    late.use("usa_rosie", "put-under usa_radar")  # any moment of the Discard step
    assert late.cards("bottoms", "usa") == ["usa_radar"]
    assert late.active == "germany"


@pytest.mark.rule("QG-C.USA.18", "QG-20.14")
def test_usa_rosie_serves_once_a_turn() -> None:
    table = Table(
        "usa",
        usa={"hand": ["usa_magic", "usa_radar", "usa_bombers"], "status": ["usa_rosie"]},
        phase="discard",
    )
    table.use("usa_rosie", "put-under usa_magic", "skip")
    assert not table.uses("usa_rosie")
    table.do("discard usa_bombers")
    assert not table.uses("usa_rosie")


@pytest.mark.rule("QG-C.USA.19")
def test_usa_superior_shipyards() -> None:
    table = american("usa_build_navy", {**PACIFIC, "status": ["usa_superior_shipyards"]})
    before = table.deck("usa")
    table.play("usa_build_navy", "build north_atlantic")
    table.use("usa_superior_shipyards", "build central_pacific", space="north_atlantic")
    assert table.deck("usa") == before - 1
    assert table.navies("usa") == {"east_pacific", "north_atlantic", "central_pacific"}
    assert table.phase == "discard"


@pytest.mark.rule("QG-C.USA.20")
def test_usa_wartime_production() -> None:
    table = american("usa_build_army", {"status": ["usa_wartime_production"]})
    before = table.deck("usa")
    table.play("usa_build_army", "build western_us")
    table.use("usa_wartime_production", "build pacific_northwest", space="western_us")
    assert table.deck("usa") == before - 1
    assert table.armies("usa") == {"eastern_us", "western_us", "pacific_northwest"}
    assert table.phase == "discard"
