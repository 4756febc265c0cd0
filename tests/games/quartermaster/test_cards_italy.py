"""Every card of the Italian deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quartermaster.table import Table

REST = "ita_build_navy"


def italian(card: str, more: dict[str, Any] | None = None, **others: Any) -> Table:
    return Table("italy", italy={"hand": [card, REST], **(more or {})}, **others)


def scores(card: str, armies: list[str], **others: Any) -> int:
    """The points that Italy gains beside those of Italy itself."""
    more = {"status": [card], "armies": ["italy", *armies], **others.pop("more", {})}
    return italian(REST, more, phase="victory", **others).axis - 2


def test_ita_build_army_ita_land_battle_ita_build_navy_ita_sea_battle() -> None:
    table = italian("ita_build_army")
    table.play("ita_build_army", "build balkans")
    assert "balkans" in table.armies("italy")
    table = italian("ita_land_battle", uk={"armies": ["balkans"]})
    table.play("ita_land_battle", "battle balkans uk")
    assert table.armies("uk") == set()
    table = italian("ita_build_navy")
    table.play("ita_build_navy", "build mediterranean")
    assert table.navies("italy") == {"mediterranean"}
    table = italian("ita_sea_battle", uk={"navies": ["mediterranean"]})
    table.play("ita_sea_battle", "battle mediterranean uk")
    assert table.navies("uk") == set()


@pytest.mark.rule("QG-C.ITA.1")
def test_ita_decima_mas() -> None:
    table = italian("ita_decima_mas")
    before = table.deck("uk")
    assert "points country:italy 1" in table.play("ita_decima_mas")
    assert table.deck("uk") == before - 1


@pytest.mark.rule("QG-C.ITA.2")
def test_ita_regia_marina() -> None:
    assert not italian("ita_regia_marina").can("play ita_regia_marina")
    table = italian("ita_regia_marina", {"navies": ["mediterranean"]})
    before = table.deck("uk")
    assert "points country:italy 2" in table.play("ita_regia_marina")
    assert table.deck("uk") == before - 1


@pytest.mark.rule("QG-C.ITA.3")
def test_ita_afrika_korps() -> None:
    table = italian("ita_afrika_korps")
    table.play("ita_afrika_korps", "recruit germany north_africa")
    assert table.asked == ["italy"]
    table.do("recruit germany mediterranean")
    assert table.armies("germany") == {"germany", "north_africa"}
    assert table.navies("germany") == {"mediterranean"}


@pytest.mark.rule("QG-C.ITA.4")
def test_ita_division_azul() -> None:
    table = italian(
        "ita_division_azul",
        ussr={
            "armies": [],
            "responses": ["sov_stalingrad", "sov_moscow"],
            "status": ["sov_guards"],
        },
    )
    table.play("ita_division_azul")
    assert table.actions("point") == ["point 1", "point 2"]
    assert table.actions("strike") == []  # Responses only
    table.do("point 1")
    assert table.cards("responses", "ussr") == ["sov_moscow"]
    assert table.cards("hidden", "ussr") == ["sov_stalingrad"]
    none = italian("ita_division_azul", ussr={"status": ["sov_guards"]})
    none.play("ita_division_azul")
    assert none.phase == "discard"  # there is nothing to point at


@pytest.mark.rule("QG-C.ITA.5")
def test_ita_italian_east_africa() -> None:
    table = italian("ita_italian_east_africa", {"navies": ["mediterranean"]})
    table.play("ita_italian_east_africa", "recruit italy north_africa")
    table.do("recruit italy bay_of_bengal")
    assert "north_africa" in table.armies("italy")  # supplied through the Mediterranean
    assert "bay_of_bengal" in table.navies("italy")


@pytest.mark.rule("QG-C.ITA.6")
def test_ita_attacks_communists() -> None:
    table = italian("ita_attacks_communists", {"armies": ["italy", "balkans"]})
    table.play("ita_attacks_communists", "build ukraine", "build russia")
    assert table.armies("italy") == {"italy", "balkans", "ukraine", "russia"}


@pytest.mark.rule("QG-C.ITA.7")
def test_ita_german_aid_in_greece() -> None:
    table = italian("ita_german_aid_in_greece", uk={"armies": ["united_kingdom", "balkans"]})
    table.play("ita_german_aid_in_greece", "eliminate uk balkans", "recruit germany balkans")
    assert table.armies("uk") == {"united_kingdom"}
    assert table.armies("germany") == {"germany", "balkans"}


@pytest.mark.rule("QG-C.ITA.8")
def test_ita_german_reinforcements() -> None:
    table = italian("ita_german_reinforcements", {"armies": []}, usa={"armies": ["italy"]})
    table.play("ita_german_reinforcements", "eliminate usa italy")
    assert table.armies("usa") == set()


@pytest.mark.rule("QG-C.ITA.9")
def test_ita_plunder() -> None:
    table = italian("ita_plunder", {"armies": ["italy", "balkans"], "navies": ["mediterranean"]})
    assert "points country:italy 2" in table.play("ita_plunder")


@pytest.mark.rule("QG-C.ITA.10")
def test_ita_monte_cassino() -> None:
    table = Table(
        "usa",
        usa={
            "hand": ["usa_land_battle", "usa_magic"],
            "armies": ["eastern_us", "western_europe"],
        },
        germany={"armies": ["germany", "italy"]},
        italy={"armies": [], "responses": ["ita_monte_cassino"]},
    )
    table.play("usa_land_battle", "battle italy germany")
    table.use("ita_monte_cassino")
    assert table.protected("germany") == {"italy"}
    table.pass_all()
    assert table.armies("germany") == {"germany", "italy"}


@pytest.mark.rule("QG-C.ITA.11")
def test_ita_romanian_reinforcements() -> None:
    def battle(armies: list[str]) -> Table:
        table = Table(
            "ussr",
            ussr={"armies": ["moscow", "ukraine"], "hand": ["sov_land_battle", "sov_mao"]},
            germany={"armies": armies},
            italy={"responses": ["ita_romanian_reinforcements"]},
        )
        table.play("sov_land_battle", "battle eastern_europe germany")
        return table

    table = battle(["germany", "eastern_europe"])
    table.pass_until("use ita_romanian_reinforcements -")
    assert table.armies("germany") == {"germany"}
    table.use("ita_romanian_reinforcements", "recruit italy eastern_europe")
    assert "eastern_europe" in table.armies("italy")
    unsupplied = battle(["eastern_europe"])
    assert not unsupplied.offered("ita_romanian_reinforcements")
    assert unsupplied.phase == "discard"
    assert unsupplied.cards("responses", "italy") == ["ita_romanian_reinforcements"]
    voluntary = Table(
        germany={"armies": ["germany", "eastern_europe"], "hand": ["ger_build_army"]},
        italy={"responses": ["ita_romanian_reinforcements"]},
    )
    voluntary.do("withdraw eastern_europe")
    assert (voluntary.phase, voluntary.asked) == ("play", ["germany"])


@pytest.mark.rule("QG-C.ITA.12")
def test_ita_skilled_pilots() -> None:
    def bombers(card: str, target: str) -> Table:
        table = Table(
            "uk",
            uk={"hand": [card, "uk_enigma"]},
            italy={"responses": ["ita_skilled_pilots"]},
        )
        table.play(card)
        if target:
            table.do(f"target {target}")
        return table

    table = bombers("uk_bomber_command", "italy")
    before = table.deck("italy")
    table.use("ita_skilled_pilots")
    assert table.deck("italy") == before
    assert bombers("uk_bomber_command", "germany").phase == "discard"
    # Malta Submarines have no bombers in their title.
    assert not bombers("uk_malta_submarines", "").uses("ita_skilled_pilots")


@pytest.mark.rule("QG-C.ITA.12")
def test_a_card_that_is_void_brings_its_player_nothing_either() -> None:
    """No printed card of this kind can be made void, so the moment is set up by hand."""
    card = "ger_submarines_a:germany"
    moments = {"void": "uk:uk:1", "not void": "uk:-:1"}
    gained = {}
    for name, aims in moments.items():
        table = Table(
            germany={"hand": ["ger_plunder"], "armies": ["germany", "western_europe"]},
            stack=["turn supply", f"resolve {card} 2 0", f"warfare {card} {aims} 0:0:0:0:0:0"],
        )
        gained[name] = (table.axis, table.deck("uk"))
    assert gained["not void"][0] == gained["void"][0] + 1
    assert gained["not void"][1] == gained["void"][1] - 3


@pytest.mark.rule("QG-C.ITA.13")
def test_ita_anti_communist() -> None:
    assert scores("ita_anti_communist", ["balkans"]) == 0
    assert scores("ita_anti_communist", ["russia"]) == 1
    # Never more than 1; Ukraine gives 2 as a Supply Space.
    assert scores("ita_anti_communist", ["russia", "ukraine"]) == 1 + 2


@pytest.mark.rule("QG-C.ITA.14")
def test_ita_balkan_resources() -> None:
    assert scores("ita_balkan_resources", []) == 0
    assert scores("ita_balkan_resources", ["balkans"]) == 1


@pytest.mark.rule("QG-C.ITA.15")
def test_ita_bravado() -> None:
    hand = ["ita_land_battle", "ita_plunder", "ita_build_army", "ita_decima_mas"]
    table = Table(
        "italy",
        italy={"hand": hand, "status": ["ita_bravado"]},
        uk={"armies": ["balkans"]},
    )
    table.use("ita_bravado", "give ita_land_battle", "give ita_plunder", "give ita_build_army")
    assert table.actions("play") == ["play ita_land_battle"]
    table.do("play ita_land_battle", "battle balkans uk")
    assert table.armies("uk") == set()
    assert table.hand("italy") == ["ita_decima_mas"]


@pytest.mark.rule("QG-C.ITA.16")
def test_ita_impero_italiano() -> None:
    assert scores("ita_impero_italiano", ["north_africa", "balkans"]) == 1
    both = {"germany": {"armies": ["germany", "africa", "north_africa"]}}
    assert scores("ita_impero_italiano", ["north_africa"], **both) == 2  # each space once
    east = {"germany": {"armies": ["germany", "middle_east"]}}
    assert scores("ita_impero_italiano", ["africa"], **east) == 2


@pytest.mark.rule("QG-C.ITA.17")
def test_ita_mare_nostrum() -> None:
    navies = {"more": {"navies": ["mediterranean", "black_sea"]}}
    assert scores("ita_mare_nostrum", [], **navies) == 2
