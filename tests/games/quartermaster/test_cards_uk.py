"""Every card of the British deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quartermaster.table import Table

REST = "uk_sea_battle"


def british(card: str, more: dict[str, Any] | None = None, **others: Any) -> Table:
    return Table("uk", uk={"hand": [card, REST], **(more or {})}, **others)


def test_uk_build_army_uk_land_battle_uk_build_navy_uk_sea_battle() -> None:
    sea = {"navies": ["north_sea"]}
    table = british("uk_build_army", sea)
    table.play("uk_build_army", "build iceland")
    assert "iceland" in table.armies("uk")
    table = british("uk_land_battle", sea, germany={"armies": ["germany", "western_europe"]})
    table.play("uk_land_battle", "battle western_europe germany")
    assert table.armies("germany") == {"germany"}
    table = british("uk_build_navy")
    table.play("uk_build_navy", "build north_sea")
    assert table.navies("uk") == {"north_sea"}
    table = british("uk_build_army", germany={"navies": ["north_sea"]})
    table.play("uk_sea_battle", "battle north_sea germany")
    assert table.navies("germany") == set()


@pytest.mark.rule("QG-C.UK.1")
@pytest.mark.parametrize("target", ["germany", "italy"])
def test_uk_bomber_command(target: str) -> None:
    table = british("uk_bomber_command")
    before = {country: table.deck(country) for country in ("germany", "italy", "japan")}
    table.play("uk_bomber_command")
    assert table.actions("target") == ["target germany", "target italy"]
    told = table.do(f"target {target}")
    named = [line for line in told if line.startswith("targeted")]
    assert named == [f"targeted country:uk country:{target}"]
    assert f"deck-lost country:{target} 4" in told
    for country, cards in before.items():
        assert table.deck(country) == cards - (4 if country == target else 0)


@pytest.mark.rule("QG-C.UK.2")
def test_uk_malta_submarines() -> None:
    table = british(
        "uk_malta_submarines", germany={"navies": ["mediterranean"]}, italy={"navies": []}
    )
    german, italian = table.deck("germany"), table.deck("italy")
    table.play("uk_malta_submarines")
    assert table.asked == ["germany"]  # before Italy
    assert table.actions("choose") == ["choose 1", "choose 2"]
    table.do("choose 2")
    assert table.navies("germany") == set()
    assert table.deck("germany") == german
    assert table.asked == ["italy"]
    assert table.actions("choose") == ["choose 1"]  # no navy there: it must discard
    table.do("choose 1")
    assert table.deck("italy") == italian - 2


@pytest.mark.rule("QG-C.UK.3")
def test_uk_dutch_east_indies() -> None:
    table = british("uk_dutch_east_indies", {"armies": ["australia"]})
    table.play("uk_dutch_east_indies", "recruit uk indonesia", "recruit uk new_guinea")
    table.do("recruit uk south_china_sea")
    assert table.armies("uk") == {"australia", "indonesia", "new_guinea"}
    assert table.navies("uk") == {"south_china_sea"}  # which keeps them all supplied


@pytest.mark.rule("QG-C.UK.4")
def test_uk_enigma() -> None:
    table = british(
        "uk_enigma",
        germany={"status": ["ger_volkssturm", "ger_wolf_packs"], "armies": ["siberia"]},
        italy={"status": ["ita_bravado"]},
    )
    table.play("uk_enigma")
    assert table.actions("strike") == ["strike ger_volkssturm", "strike ger_wolf_packs"]
    table.do("strike ger_volkssturm")
    assert table.cards("status", "germany") == ["ger_wolf_packs"]
    assert table.pile("germany") == ["ger_volkssturm"]
    assert table.s.reach_anyway(0, table.number("card", "ger_land_battle")) == 0


@pytest.mark.rule("QG-C.UK.5")
def test_uk_general_smuts() -> None:
    table = british("uk_general_smuts")
    table.play("uk_general_smuts", "recruit uk africa")
    assert "africa" in table.armies("uk")
    assert table.places("recruit") == {"southern_ocean", "indian_ocean"}
    table.do("recruit uk indian_ocean")


@pytest.mark.rule("QG-C.UK.6")
def test_uk_commonwealth_support() -> None:
    table = british("uk_commonwealth_support")
    table.play("uk_commonwealth_support")
    assert table.places("recruit") == {"canada", "india", "australia"}
    table.do("recruit uk india")
    assert table.armies("uk") == {"united_kingdom", "india"}
    assert table.phase == "discard"


@pytest.mark.rule("QG-C.UK.7")
def test_uk_ledo_burma_roads() -> None:
    table = british("uk_ledo_burma_roads", japan={"armies": ["japan", "china"]})
    table.play("uk_ledo_burma_roads", "eliminate japan china", "recruit usa szechuan")
    assert table.armies("japan") == {"japan"}
    assert "szechuan" in table.armies("usa")


@pytest.mark.rule("QG-C.UK.7", "QG-19.12")
def test_an_american_army_that_stands_in_szechuan_is_not_recruited_again() -> None:
    there = {"armies": ["eastern_us", "szechuan"]}
    table = british("uk_ledo_burma_roads", usa=there)  # nor is there an enemy in China
    table.play("uk_ledo_burma_roads")
    assert table.phase == "discard"  # nobody is asked, least of all for a British army


@pytest.mark.rule("QG-C.UK.8")
def test_uk_king_peter() -> None:
    table = british("uk_king_peter", italy={"armies": ["italy", "balkans"]})
    table.play("uk_king_peter", "eliminate italy balkans")
    assert table.actions("recruit") == ["recruit uk balkans"]
    table.do("skip")
    assert table.armies("italy") == {"italy"}


@pytest.mark.rule("QG-C.UK.9")
def test_uk_singapore() -> None:
    table = british("uk_singapore", {"armies": ["australia"]})
    table.play("uk_singapore", "recruit uk southeast_asia", "recruit uk south_china_sea")
    assert table.armies("uk") == {"australia", "southeast_asia"}
    assert table.navies("uk") == {"south_china_sea"}


def attacked(response: str, battle: str, uk: dict[str, Any], **others: Any) -> Table:
    """Germany battles; the United Kingdom may use a Response."""
    kind = "ger_sea_battle" if battle.split()[1].endswith("sea") else "ger_land_battle"
    germany = {"armies": ["germany", "western_europe"], "hand": [kind, "ger_plunder"]}
    uk = {**uk, "responses": [response]}
    table = Table(germany=germany, uk=uk, **others)
    table.play(kind, battle)
    assert table.asked == ["uk"]
    return table


@pytest.mark.rule("QG-C.UK.10")
def test_uk_defensive_posture() -> None:
    armies = ["united_kingdom", "balkans", "india"]
    table = attacked("uk_defensive_posture", "battle balkans uk", {"armies": armies})
    table.use("uk_defensive_posture")
    # Supplied armies only: the one in the Balkans is cut off.
    assert table.actions("protect") == ["protect uk united_kingdom", "protect uk india"]
    table.do("protect uk india")
    assert table.protected("uk") == {"india"}


@pytest.mark.rule("QG-C.UK.11")
def test_uk_destroyers() -> None:
    table = attacked(
        "uk_destroyers",
        "battle north_sea uk",
        {"navies": ["north_sea"]},
        usa={"armies": ["eastern_us"], "navies": ["north_atlantic", "north_sea"]},
    )
    table.use("uk_destroyers")
    # North Sea: beside the supplied army at home. The North Atlantic has no British army beside it.
    assert table.actions("protect") == ["protect uk north_sea", "protect usa north_sea"]
    table.do("protect usa north_sea")
    table.pass_all()
    assert table.navies("uk") == set()
    assert "north_sea" in table.navies("usa")


@pytest.mark.rule("QG-C.UK.12")
@pytest.mark.parametrize(("space", "struck"), [("india", True), ("szechuan", False)])
def test_uk_loyal_to_the_crown(space: str, struck: bool) -> None:
    table = Table(
        "japan",
        japan={
            "armies": ["japan", "china", "southeast_asia"],
            "hand": ["jpn_build_army", "jpn_truk"],
        },
        uk={"responses": ["uk_loyal_to_the_crown"]},
    )
    table.play("jpn_build_army", f"build {space}")
    assert table.uses("uk_loyal_to_the_crown") == struck
    if struck:
        table.use("uk_loyal_to_the_crown")
        table.pass_all()
    assert (space in table.armies("japan")) != struck


@pytest.mark.rule("QG-C.UK.13")
def test_uk_raf() -> None:
    table = attacked(
        "uk_raf",
        "battle north_sea uk",
        {"navies": ["north_sea"]},
        usa={"armies": ["united_kingdom", "eastern_us"]},
    )
    table.use("uk_raf")
    assert set(table.actions("protect")) == {
        "protect uk north_sea",
        "protect uk united_kingdom",
        "protect usa united_kingdom",
    }
    table.do("protect uk north_sea")
    table.pass_all()
    assert table.navies("uk") == {"north_sea"}


@pytest.mark.rule("QG-C.UK.14")
def test_uk_australia_directorate() -> None:
    table = british("uk_build_army", {"status": ["uk_australia_directorate"]})
    table.play("uk_build_army")
    assert table.places("build") == {"australia"}
    assert table.places("designate") == {"united_kingdom"}


@pytest.mark.rule("QG-C.UK.15")
def test_uk_free_france() -> None:
    hand = ["uk_enigma", "uk_raf", "uk_singapore"]
    table = Table("uk", uk={"hand": hand, "status": ["uk_free_france"], "navies": ["north_sea"]})
    table.use("uk_free_france", "give uk_enigma", "give uk_raf")
    assert table.places("build") == {"western_europe"}
    table.do("build western_europe")
    assert table.armies("uk") == {"united_kingdom", "western_europe"}
    assert table.phase == "discard"


@pytest.mark.rule("QG-C.UK.16")
def test_uk_lord_linlithgow() -> None:
    table = british("uk_build_army", {"status": ["uk_lord_linlithgow"]})
    table.play("uk_build_army", "build india")
    assert table.armies("uk") == {"united_kingdom", "india"}


@pytest.mark.rule("QG-C.UK.17")
def test_uk_mackenzie_king() -> None:
    table = british("uk_build_army", {"status": ["uk_mackenzie_king"]})
    table.play("uk_build_army")
    assert "canada" not in table.places("build")  # a Supply Space, but no place to build in
    held = british("uk_build_army", {"status": ["uk_mackenzie_king"], "armies": ["canada"]})
    assert held.supplied("uk") == {"canada"}


@pytest.mark.rule("QG-C.UK.18")
def test_uk_rationing() -> None:
    status = {"status": ["uk_rationing"]}
    table = british("uk_build_navy", {**status, "bottom": ["uk_raf"]})
    table.play("uk_build_navy", "build north_sea")
    told = table.use("uk_rationing", "give uk_sea_battle")
    assert "to-bottom country:uk card:uk_build_navy" in told
    assert table.pile("uk") == []
    assert table.cards("bottoms", "uk") == ["uk_build_navy", "uk_raf"]  # quite at the bottom
    # Not for Status or Response cards, nor for a card used in place of the play.
    laid = british("uk_free_france", status)
    laid.play("uk_free_france")
    assert laid.phase == "discard"
    instead = Table(
        "uk",
        uk={
            "hand": ["uk_enigma", "uk_raf", "uk_singapore"],
            "navies": ["north_sea"],
            "status": ["uk_rationing", "uk_free_france"],
        },
    )
    instead.use("uk_free_france", "give uk_enigma", "give uk_raf", "build western_europe")
    assert instead.phase == "discard"


@pytest.mark.rule("QG-C.UK.19")
def test_uk_resistance() -> None:
    table = Table(
        "uk",
        uk={
            "hand": ["uk_enigma", "uk_raf", "uk_singapore"],
            "status": ["uk_resistance"],
            "navies": ["north_sea"],
        },
        germany={"armies": ["germany", "western_europe"]},
    )
    table.use("uk_resistance", "give uk_enigma", "give uk_raf")
    assert table.actions("battle") == ["battle western_europe germany"]  # Italy is out of reach
    table.do("battle western_europe germany")
    assert table.armies("germany") == {"germany"}


@pytest.mark.rule("QG-C.UK.20")
def test_uk_royal_navy() -> None:
    table = Table(
        "uk",
        uk={
            "hand": ["uk_sea_battle", "uk_enigma", "uk_raf", "uk_singapore"],
            "status": ["uk_royal_navy"],
            "navies": ["north_sea"],
        },
        germany={
            "armies": ["germany"],
            "navies": ["north_atlantic", "mediterranean"],
        },
    )
    table.play("uk_sea_battle", "battle north_atlantic germany")
    table.use("uk_royal_navy", "give uk_enigma", "give uk_raf", space="north_atlantic")
    # In the same sea or beside it; the Mediterranean is in reach, but not beside it.
    assert table.places("battle") == {"north_atlantic", "south_atlantic"}
    table.do("battle south_atlantic -")
    assert table.phase == "discard"  # once a turn
