"""Every card of the Soviet deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quartermaster.table import Table

REST = "sov_sea_battle"


def soviet(card: str, more: dict[str, Any] | None = None, **others: Any) -> Table:
    return Table("ussr", ussr={"hand": [card, REST], **(more or {})}, **others)


def test_sov_build_army_sov_land_battle_sov_build_navy_sov_sea_battle() -> None:
    table = soviet("sov_build_army")
    table.play("sov_build_army", "build ukraine")
    assert table.armies("ussr") == {"moscow", "ukraine"}
    table = soviet("sov_land_battle", germany={"armies": ["germany", "ukraine"]})
    table.play("sov_land_battle", "battle ukraine germany")
    assert table.armies("germany") == {"germany"}
    table = soviet("sov_build_navy", {"armies": ["moscow", "russia"]})
    table.play("sov_build_navy", "build baltic_sea")
    assert table.navies("ussr") == {"baltic_sea"}
    table = soviet("sov_mao", {"armies": ["moscow", "russia"]}, germany={"navies": ["baltic_sea"]})
    table.play("sov_sea_battle", "battle baltic_sea germany")
    assert table.navies("germany") == set()


@pytest.mark.rule("QG-C.SOV.1")
def test_sov_general_winter() -> None:
    table = soviet(
        "sov_general_winter",
        {"armies": []},
        germany={"armies": ["germany", "ukraine", "russia", "eastern_europe"]},
        japan={"armies": ["japan", "siberia"]},
        italy={"armies": ["italy", "moscow", "kazakhstan"]},
    )
    table.play("sov_general_winter")
    assert set(table.actions("eliminate")) == {
        "eliminate italy moscow",
        "eliminate germany ukraine",
        "eliminate germany russia",
        "eliminate japan siberia",
    }
    table.do("eliminate germany ukraine", "eliminate japan siberia")
    assert table.armies("germany") == {"germany", "russia", "eastern_europe"}
    assert table.armies("japan") == {"japan"}
    assert table.phase == "discard"


@pytest.mark.rule("QG-C.SOV.2")
def test_sov_german_soviet_treaty() -> None:
    table = soviet("sov_german_soviet_treaty")
    table.play("sov_german_soviet_treaty", "build ukraine", "build eastern_europe")
    assert table.armies("ussr") == {"moscow", "ukraine", "eastern_europe"}


@pytest.mark.rule("QG-C.SOV.3")
def test_sov_mao() -> None:
    table = soviet("sov_mao", japan={"armies": ["japan", "china", "szechuan", "mongolia"]})
    table.play("sov_mao")
    assert set(table.actions("eliminate")) == {
        "eliminate japan china",
        "eliminate japan szechuan",
    }
    table.do("eliminate japan szechuan")
    assert table.armies("japan") == {"japan", "china", "mongolia"}


@pytest.mark.rule("QG-C.SOV.4")
@pytest.mark.parametrize("country", ["ussr", "uk"])
def test_sov_tito(country: str) -> None:
    table = soviet(
        "sov_tito", {"armies": ["moscow", "ukraine"]}, germany={"armies": ["germany", "balkans"]}
    )
    table.play("sov_tito", "eliminate germany balkans")
    assert table.actions("recruit") == ["recruit uk balkans", "recruit ussr balkans"]
    table.do(f"recruit {country} balkans")
    assert "balkans" in table.armies(country)


@pytest.mark.rule("QG-C.SOV.5")
def test_sov_trans_siberian() -> None:
    table = soviet(
        "sov_trans_siberian",
        {"armies": ["moscow", "vladivostok", "russia"], "navies": ["black_sea"]},
    )
    table.play("sov_trans_siberian")
    assert table.places("lift") == {"moscow", "vladivostok", "russia", "black_sea"}
    table.do("lift vladivostok")
    assert table.places("build") == {
        "ukraine",
        "siberia",
        "kazakhstan",
        "scandinavia",
        "eastern_europe",
    }
    table.do("build ukraine", "lift black_sea")
    assert table.places("build") == {"baltic_sea", "black_sea", "caspian_sea"}  # a navy again
    table.do("build baltic_sea", "skip")
    assert table.armies("ussr") == {"moscow", "russia", "ukraine"}
    assert table.navies("ussr") == {"baltic_sea"}


@pytest.mark.rule("QG-C.SOV.6")
def test_sov_vasilevsky() -> None:
    table = soviet(
        "sov_vasilevsky", {"status": ["sov_shvernik"]}, japan={"armies": ["japan", "china"]}
    )
    table.play("sov_vasilevsky", "recruit ussr vladivostok", "eliminate japan china")
    assert "vladivostok" in table.armies("ussr")
    assert table.armies("japan") == {"japan"}


@pytest.mark.rule("QG-C.SOV.7")
def test_sov_leningrad() -> None:
    check_shield("sov_leningrad", "russia")


@pytest.mark.rule("QG-C.SOV.8")
def test_sov_moscow() -> None:
    check_shield("sov_moscow", "moscow")


@pytest.mark.rule("QG-C.SOV.10")
def test_sov_stalingrad() -> None:
    check_shield("sov_stalingrad", "ukraine")


def check_shield(response: str, space: str) -> None:
    """A Response keeps the Soviet army in one space on the board, and no other."""
    table = Table(
        germany={"armies": ["germany", "eastern_europe", "siberia"], "hand": ["ger_plunder"]},
        ussr={"armies": ["ukraine", "russia", "moscow"], "responses": [response]},
        phase="start",
    )
    table.use(response)
    assert table.protected("ussr") == {space}
    assert table.pile("ussr") == [response]
    elsewhere = Table(
        ussr={"armies": ["kazakhstan"], "responses": [response]},
        germany={"hand": ["ger_plunder"]},
        phase="start",
    )
    assert elsewhere.phase == "play"  # no army there: it cannot be used, and nobody is asked


@pytest.mark.rule("QG-C.SOV.9")
@pytest.mark.parametrize(("space", "struck"), [("ukraine", True), ("scandinavia", False)])
def test_sov_rasputitsa(space: str, struck: bool) -> None:
    table = Table(
        germany={
            "armies": ["germany", "eastern_europe", "russia"],
            "hand": ["ger_build_army", "ger_plunder"],
        },
        ussr={"armies": ["moscow"], "responses": ["sov_rasputitsa"]},
    )
    table.play("ger_build_army", f"build {space}")
    assert table.uses("sov_rasputitsa") == struck
    if struck:
        table.use("sov_rasputitsa")
        table.pass_all()
        assert space not in table.armies("germany")


@pytest.mark.rule("QG-C.SOV.11")
def test_sov_defense_of_the_motherland() -> None:
    table = Table(
        "ussr",
        ussr={
            "hand": ["sov_build_army", "sov_mao", "sov_tito", REST],
            "status": ["sov_defense_of_the_motherland"],
        },
    )
    table.play("sov_build_army", "build ukraine")
    table.use("sov_defense_of_the_motherland", "give sov_mao", "give sov_tito", space="ukraine")
    table.do("build russia")
    assert table.armies("ussr") == {"moscow", "ukraine", "russia"}
    assert table.phase == "discard"  # once a turn


@pytest.mark.rule("QG-C.SOV.12")
def test_sov_frontal_assault() -> None:
    table = Table(
        "ussr",
        ussr={
            "armies": ["moscow", "ukraine"],
            "hand": ["sov_land_battle", "sov_mao", "sov_tito", REST],
            "status": ["sov_frontal_assault"],
        },
        germany={"armies": ["germany", "eastern_europe", "russia"]},
    )
    table.play("sov_land_battle", "battle eastern_europe germany")
    table.use("sov_frontal_assault", "give sov_mao", "give sov_tito", space="eastern_europe")
    assert table.can("battle russia germany")
    assert "kazakhstan" not in table.places("battle")  # in reach, but not beside
    table.do("battle russia germany")
    assert table.armies("germany") == {"germany"}


@pytest.mark.rule("QG-C.SOV.13")
def test_sov_guards() -> None:
    table = Table(
        "ussr",
        ussr={"hand": ["sov_build_army", "sov_mao", REST], "status": ["sov_guards"]},
    )
    table.use("sov_guards", "give sov_build_army", "give sov_mao")
    table.do("play sov_build_army", "build ukraine")
    assert table.armies("ussr") == {"moscow", "ukraine"}
    assert table.pile("ussr") == ["sov_build_army"]
    assert table.phase == "discard"
    none = Table("ussr", ussr={"hand": ["sov_tito", "sov_mao", REST], "status": ["sov_guards"]})
    none.use("sov_guards", "give sov_tito", "give sov_mao")
    assert none.actions("play") == []
    none.do("skip")
    assert none.phase == "discard"


@pytest.mark.rule("QG-C.SOV.14")
def test_sov_scorched_earth() -> None:
    ussr = {"status": ["sov_scorched_earth"]}
    table = Table(
        germany={
            "armies": ["ukraine"],
            "status": ["ger_abundant_resources"],
            "hand": ["ger_plunder"],
        },
        ussr=ussr,
        phase="victory",
    )
    assert table.supplied("germany") == set()
    assert table.axis == 1  # the Status card still counts, the star does not
    japan = Table(
        "japan", japan={"armies": ["ukraine"], "hand": ["jpn_truk"]}, ussr=ussr, phase="victory"
    )
    assert japan.supplied("japan") == {"ukraine"}
    assert japan.axis == 2
    italy = Table(
        "italy", italy={"armies": ["ukraine"], "hand": ["ita_plunder"]}, ussr=ussr, phase="victory"
    )
    assert italy.axis == 0


@pytest.mark.rule("QG-C.SOV.15")
def test_sov_shvernik() -> None:
    more = {
        "armies": ["siberia", "vladivostok"],
        "navies": ["black_sea"],
        "status": ["sov_shvernik"],
    }
    table = soviet("sov_build_army", more)
    assert table.supplied("ussr") == {"siberia", "vladivostok"}  # armies, not navies
    table.play("sov_build_army")
    assert "moscow" in table.places("build")
    assert "ukraine" not in table.places("build")  # placement is unchanged


@pytest.mark.rule("QG-C.SOV.16")
def test_sov_stavka_artillery() -> None:
    table = Table(
        "ussr",
        ussr={
            "armies": ["moscow", "ukraine"],
            "hand": ["sov_land_battle", REST],
            "status": ["sov_stavka_artillery"],
        },
        germany={"armies": ["germany", "eastern_europe"]},
        italy={"armies": ["italy", "eastern_europe"]},
        japan={"armies": ["japan", "eastern_europe"], "protected": ["eastern_europe"]},
    )
    before = table.deck("ussr")
    table.play("sov_land_battle", "battle eastern_europe germany")
    table.use("sov_stavka_artillery", space="eastern_europe")
    assert table.deck("ussr") == before - 1
    assert table.armies("italy") == {"italy"}
    assert "eastern_europe" in table.armies("japan")  # shielded for this turn


@pytest.mark.rule("QG-C.SOV.17")
def test_sov_women_conscripts() -> None:
    table = soviet("sov_build_army", {"status": ["sov_women_conscripts"]})
    table.play("sov_build_army", "build ukraine")
    told = table.use("sov_women_conscripts")
    assert "to-top country:ussr card:sov_build_army" in told
    assert table.cards("tops", "ussr") == ["sov_build_army"]
    assert table.pile("ussr") == []
    guards = Table(
        "ussr",
        ussr={
            "hand": ["sov_build_army", "sov_mao", REST],
            "status": ["sov_guards", "sov_women_conscripts"],
        },
    )
    guards.use("sov_guards", "give sov_build_army", "give sov_mao")
    guards.do("play sov_build_army", "build ukraine")
    assert guards.uses("sov_women_conscripts")  # also for a card played out of a pile
    tossed = soviet("sov_build_army", {"status": ["sov_women_conscripts"]})
    tossed.do("discard sov_build_army")
    assert tossed.phase == "discard"
