"""Every card of the German deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quartermaster.table import Table
from vezerkar.games.quartermaster.invariants import check

REST = "ger_sea_battle"  # a card that stays in hand, so that the turn waits in its Discard step


def german(card: str, more: dict[str, Any] | None = None, **others: Any) -> Table:
    return Table(germany={"hand": [card, REST], **(more or {})}, **others)


def with_status(card: str, hand: str, more: dict[str, Any] | None = None, **others: Any) -> Table:
    return german(hand, {"status": [card], **(more or {})}, **others)


def test_ger_build_army_ger_land_battle_ger_build_navy_ger_sea_battle() -> None:
    table = german("ger_build_army")
    table.play("ger_build_army", "build western_europe")
    assert "western_europe" in table.armies("germany")
    table = german("ger_land_battle", uk={"armies": ["western_europe"]})
    table.play("ger_land_battle", "battle western_europe uk")
    assert table.armies("uk") == set()
    table = german("ger_build_navy")
    table.play("ger_build_navy", "build baltic_sea")
    assert table.navies("germany") == {"baltic_sea"}
    table = Table(
        germany={"hand": ["ger_sea_battle", "ger_plunder"]}, uk={"navies": ["baltic_sea"]}
    )
    table.play("ger_sea_battle", "battle baltic_sea uk")
    assert table.navies("uk") == set()


@pytest.mark.rule("QG-C.GER.1")
def test_ger_submarines_a() -> None:
    assert not german("ger_submarines_a").can("play ger_submarines_a")
    for piece in ({"armies": ["germany", "scandinavia"]}, {"navies": ["north_sea"]}):
        table = german("ger_submarines_a", piece)
        before = table.deck("uk")
        told = table.play("ger_submarines_a")
        assert table.deck("uk") == before - 3
        assert "points country:germany 1" in told


@pytest.mark.rule("QG-C.GER.2")
@pytest.mark.parametrize(("army", "cards"), [("western_europe", 2), ("scandinavia", 5)])
def test_ger_submarines_b(army: str, cards: int) -> None:
    table = german("ger_submarines_b", {"armies": ["germany", army]})
    before = table.deck("ussr")
    told = table.play("ger_submarines_b")
    assert table.deck("ussr") == before - cards
    assert "points country:germany 1" in told


@pytest.mark.rule("QG-C.GER.3")
@pytest.mark.parametrize(
    ("navy", "cards"), [("mediterranean", 3), ("baltic_sea", 5), ("north_sea", 5)]
)
def test_ger_submarines_c(navy: str, cards: int) -> None:
    armies = ["germany", "western_europe"]
    assert not german("ger_submarines_c").can("play ger_submarines_c")
    table = german("ger_submarines_c", {"armies": armies, "navies": [navy]})
    before = table.deck("usa")
    told = table.play("ger_submarines_c")
    assert table.deck("usa") == before - cards
    assert "points country:germany 1" in told


@pytest.mark.rule("QG-C.GER.4")
def test_ger_v_weapons() -> None:
    # A navy in the North Sea is not an army beside it.
    assert not german("ger_v_weapons", {"navies": ["north_sea"]}).can("play ger_v_weapons")
    table = german("ger_v_weapons", {"armies": ["germany", "western_europe"]})
    before = table.deck("uk")
    told = table.play("ger_v_weapons")
    assert table.deck("uk") == before - 2
    assert "points country:germany 2" in told


@pytest.mark.rule("QG-C.GER.5")
def test_ger_broad_front() -> None:
    table = german(
        "ger_broad_front",
        {"armies": ["germany", "eastern_europe", "balkans"], "navies": ["baltic_sea"]},
        ussr={"armies": ["ukraine", "russia", "moscow", "scandinavia"]},
        uk={"armies": ["western_europe"]},
    )
    table.play("ger_broad_front")
    # Only Soviet armies, only beside a German army: not Scandinavia, which only the navy reaches.
    assert table.actions("battle") == ["battle ukraine ussr", "battle russia ussr"]
    table.do("battle ukraine ussr", "battle russia ussr")
    assert table.phase == "discard"  # Moscow is out of reach for the third battle
    assert table.armies("ussr") == {"moscow", "scandinavia"}
    three = german(
        "ger_broad_front",
        {"armies": ["germany", "eastern_europe", "balkans"]},
        ussr={"armies": ["ukraine", "russia", "western_europe", "scandinavia", "moscow"]},
    )
    three.play("ger_broad_front", "battle ukraine ussr", "battle russia ussr")
    three.do("battle western_europe ussr")
    assert three.armies("ussr") == {"scandinavia", "moscow"}


@pytest.mark.rule("QG-C.GER.6")
def test_ger_forced_conscription() -> None:
    table = german("ger_forced_conscription", {"armies": []}, uk={"armies": ["western_europe"]})
    table.play("ger_forced_conscription")
    assert table.places("recruit") == {"germany", "italy", "balkans", "eastern_europe"}
    table.do("recruit germany germany", "recruit germany balkans")
    assert table.armies("germany") == {"germany", "balkans"}
    assert table.phase == "discard"
    one = german("ger_forced_conscription")
    one.play("ger_forced_conscription", "recruit germany balkans", "skip")
    assert one.armies("germany") == {"germany", "balkans"}


@pytest.mark.rule("QG-C.GER.7")
def test_ger_guns_and_butter() -> None:
    deck = {"deck": ["ger_build_army", "ger_plunder"], "top": ["ger_blitzkrieg", "ger_land_battle"]}
    table = german("ger_guns_and_butter", deck)
    table.play("ger_guns_and_butter")
    assert table.actions("play") == ["play ger_build_army", "play ger_land_battle"]
    table.do("play ger_land_battle", "battle western_europe -")
    assert table.pile("germany") == ["ger_guns_and_butter", "ger_land_battle"]
    assert table.cards("tops", "germany") == []  # the deck is shuffled
    assert table.cards("decks", "germany") == ["ger_build_army", "ger_plunder", "ger_blitzkrieg"]
    none = german("ger_guns_and_butter", deck)
    none.play("ger_guns_and_butter", "skip")
    assert none.cards("tops", "germany") == []  # all the same


@pytest.mark.rule("QG-C.GER.7")
@pytest.mark.parametrize(
    "known",
    [
        {"top": ["ger_land_battle", "ger_wolf_packs", "ger_land_battle"]},
        {"top": ["ger_wolf_packs", "ger_land_battle"], "bottom": ["ger_land_battle"]},
        {"top": ["ger_wolf_packs"], "bottom": ["ger_land_battle", "ger_land_battle"]},
    ],
)
def test_one_of_two_equal_cards_is_searched_out_the_other_stays(known: dict[str, Any]) -> None:
    table = german("ger_guns_and_butter", {"deck": ["ger_blitzkrieg"], **known})
    table.play("ger_guns_and_butter", "play ger_land_battle", "battle western_europe -")
    left = ["ger_land_battle", "ger_blitzkrieg", "ger_wolf_packs"]
    assert table.cards("decks", "germany") == left
    assert table.pile("germany") == ["ger_guns_and_butter", "ger_land_battle"]
    check(table.s)


@pytest.mark.rule("QG-C.GER.7")
def test_a_card_that_everybody_saw_go_on_top_is_searched_out_too() -> None:
    known = {"deck": ["ger_blitzkrieg"], "top": ["ger_wolf_packs", "ger_land_battle*"]}
    table = german("ger_guns_and_butter", known)
    table.play("ger_guns_and_butter", "play ger_land_battle", "battle western_europe -")
    assert table.cards("decks", "germany") == ["ger_blitzkrieg", "ger_wolf_packs"]
    check(table.s)


@pytest.mark.rule("QG-C.GER.8")
def test_ger_plunder() -> None:
    armies = ["germany", "western_europe", "balkans"]
    table = german("ger_plunder", {"armies": armies, "navies": ["baltic_sea"]})
    assert "points country:germany 2" in table.play("ger_plunder")


@pytest.mark.rule("QG-C.GER.9")
def test_ger_military_dictatorships() -> None:
    table = german("ger_military_dictatorships", ussr={"armies": ["moscow", "ukraine"]})
    table.play("ger_military_dictatorships")
    assert table.asked == ["germany"]
    table.do("recruit italy balkans", "eliminate ussr ukraine")
    assert table.armies("italy") == {"italy", "balkans"}
    assert table.armies("ussr") == {"moscow"}


@pytest.mark.rule("QG-C.GER.10")
def test_ger_production_initiative() -> None:
    deck = {"deck": ["ger_build_army"], "top": ["ger_blitzkrieg", "ger_wolf_packs"]}
    table = german("ger_production_initiative", deck)
    table.play("ger_production_initiative")
    assert table.actions("play") == ["play ger_blitzkrieg", "play ger_wolf_packs"]
    table.do("play ger_wolf_packs")
    assert table.cards("status", "germany") == ["ger_wolf_packs"]
    assert table.cards("tops", "germany") == []


@pytest.mark.rule("QG-C.GER.11")
def test_ger_autobahn() -> None:
    table = german(
        "ger_autobahn",
        {"armies": ["germany", "western_europe", "siberia"], "navies": ["baltic_sea"]},
    )
    table.play("ger_autobahn")
    assert table.places("lift") == {"germany", "western_europe", "siberia"}  # armies only
    table.do("lift siberia", "build eastern_europe")
    assert table.places("lift") == {"germany", "western_europe"}  # the new one is not lifted again
    table.do("lift western_europe", "skip", "skip")
    assert table.armies("germany") == {"germany", "eastern_europe"}  # one stays in reserve


@pytest.mark.rule("QG-C.GER.11")
def test_ger_autobahn_never_lifts_what_it_has_placed_where_another_army_was_struck() -> None:
    table = german(
        "ger_autobahn",
        {"armies": ["germany", "eastern_europe", "western_europe", "italy", "russia"]},
        ussr={"armies": ["moscow"], "responses": ["sov_rasputitsa"]},
    )
    table.play("ger_autobahn", "lift western_europe", "designate russia")
    table.use("sov_rasputitsa")
    assert "russia" not in table.armies("germany")
    table.do("lift italy", "build russia")
    assert "russia" in table.armies("germany")
    assert table.places("lift") == {"germany", "eastern_europe"}


@pytest.mark.rule("QG-C.GER.12")
def test_ger_abundant_resources() -> None:
    status = {"status": ["ger_abundant_resources"]}
    table = german(REST, {**status, "armies": ["germany", "ukraine"]}, phase="victory")
    assert table.axis == 5
    assert german(REST, status, phase="victory").axis == 2


@pytest.mark.rule("QG-C.GER.13")
def test_ger_atlantic_wall() -> None:
    def attack(armies: list[str]) -> Table:
        table = Table(
            "uk",
            uk={"navies": ["north_sea"], "hand": ["uk_land_battle", "uk_enigma"]},
            germany={"status": ["ger_atlantic_wall"]},
            italy={"armies": ["italy", *armies]},
        )
        table.play("uk_land_battle", f"battle western_europe {'italy' if armies else '-'}")
        return table

    table = attack(["western_europe"])
    before = table.deck("uk")
    assert table.asked == ["germany"]
    table.use("ger_atlantic_wall")
    assert table.deck("uk") == before - 3
    assert table.phase == "discard"  # once for each battle
    assert attack([]).phase == "discard"  # an empty Western Europe does not set it off


@pytest.mark.rule("QG-C.GER.14")
def test_ger_bias_for_action() -> None:
    table = with_status(
        "ger_bias_for_action", "ger_build_army", uk={"armies": ["united_kingdom", "ukraine"]}
    )
    before = table.deck("germany")
    table.play("ger_build_army", "build balkans")
    table.use("ger_bias_for_action", space="balkans")
    assert table.deck("germany") == before - 1
    # Beside the new army, empty spaces too; Western Europe is beside Germany only.
    assert set(table.actions("battle")) == {"battle ukraine uk", "battle eastern_europe -"}
    gone = with_status(
        "ger_bias_for_action",
        "ger_build_army",
        {"armies": ["germany", "eastern_europe"]},
        ussr={"responses": ["sov_rasputitsa"]},
    )
    gone.play("ger_build_army", "build russia")
    gone.use("sov_rasputitsa")
    while "russia" in gone.armies("germany"):
        gone.do("pass")
    assert not gone.offered("ger_bias_for_action")  # the army is gone: nothing to use it for
    assert gone.phase == "discard"


@pytest.mark.rule("QG-C.GER.15")
def test_ger_blitzkrieg() -> None:
    table = with_status("ger_blitzkrieg", "ger_land_battle", uk={"armies": ["western_europe"]})
    before = table.deck("germany")
    table.play("ger_land_battle", "battle western_europe uk")
    table.use("ger_blitzkrieg", "build western_europe", space="western_europe")
    assert table.deck("germany") == before - 1
    assert "western_europe" in table.armies("germany")
    occupied = with_status(
        "ger_blitzkrieg",
        "ger_land_battle",
        uk={"armies": ["western_europe"]},
        usa={"armies": ["western_europe"]},
    )
    occupied.play("ger_land_battle", "battle western_europe uk")
    assert occupied.phase == "discard"


@pytest.mark.rule("QG-C.GER.16")
def test_ger_conscription() -> None:
    table = with_status(
        "ger_conscription", "ger_plunder", {"top": ["ger_build_army", "ger_sea_battle"]}
    )
    table.use("ger_conscription")
    assert table.actions("play") == ["play ger_build_army"]  # one just thrown away
    table.do("play ger_build_army", "build western_europe")
    assert table.pile("germany") == ["ger_build_army"]
    assert table.phase == "discard"
    none = with_status(
        "ger_conscription", "ger_plunder", {"top": ["ger_sea_battle", "ger_land_battle"]}
    )
    none.use("ger_conscription")
    assert none.actions("play") == []
    none.do("skip")
    assert none.phase == "discard"  # no effect, and the Play step is over


@pytest.mark.rule("QG-C.GER.17")
def test_ger_dive_bombers() -> None:
    table = with_status(
        "ger_dive_bombers",
        "ger_land_battle",
        {"armies": ["germany", "balkans"]},
        ussr={"armies": ["moscow", "ukraine"]},
        uk={"armies": ["eastern_europe"]},
    )
    before = table.deck("germany")
    table.play("ger_land_battle", "battle eastern_europe uk")
    table.use("ger_dive_bombers", space="eastern_europe")
    assert table.deck("germany") == before - 1
    assert table.places("battle") == {"eastern_europe", "ukraine"}  # there or beside, in reach
    table.do("battle ukraine ussr")
    assert table.armies("ussr") == {"moscow"}


@pytest.mark.rule("QG-C.GER.18")
def test_ger_jet_fighters() -> None:
    table = Table(
        "uk",
        uk={"hand": ["uk_bomber_command", "uk_enigma"]},
        germany={"status": ["ger_jet_fighters"]},
    )
    before = table.deck("uk")
    table.play("uk_bomber_command", "target germany")
    table.use("ger_jet_fighters")
    assert table.deck("uk") == before - 3
    other = Table(
        "uk", uk={"hand": ["uk_bomber_command"]}, germany={"status": ["ger_jet_fighters"]}
    )
    other.play("uk_bomber_command", "target italy")
    assert other.phase != "window"
    malta = Table(
        "uk", uk={"hand": ["uk_malta_submarines"]}, germany={"status": ["ger_jet_fighters"]}
    )
    malta.play("uk_malta_submarines")
    assert malta.uses("ger_jet_fighters")  # aimed at Germany as well


@pytest.mark.rule("QG-C.GER.19")
def test_ger_superior_planning() -> None:
    deck = ["ger_plunder", "ger_build_army", "ger_land_battle", "ger_autobahn"]
    table = with_status("ger_superior_planning", REST, {"top": deck}, phase="start")
    table.use("ger_superior_planning")
    assert set(table.actions("lay")) == {
        "lay ger_build_army",
        "lay ger_land_battle",
        "lay ger_autobahn",
    }
    table.do("lay ger_land_battle", "lay ger_build_army", "lay ger_autobahn")
    assert table.cards("tops", "germany") == [
        "ger_plunder",
        "ger_land_battle",
        "ger_build_army",
        "ger_autobahn",
    ]
    assert table.phase == "play"
    small = with_status("ger_superior_planning", REST, {"deck": ["ger_plunder"]}, phase="start")
    small.use("ger_superior_planning", "lay ger_plunder")
    assert small.cards("tops", "germany") == ["ger_plunder"]


@pytest.mark.rule("QG-C.GER.20")
@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ({"armies": ["germany", "scandinavia"]}, 2),
        ({"navies": ["baltic_sea"]}, 3),
        ({"armies": ["germany", "scandinavia"], "navies": ["baltic_sea"]}, 4),
    ],
)
def test_ger_swedish_iron_ore(pieces: dict[str, Any], points: int) -> None:
    table = german(REST, {"status": ["ger_swedish_iron_ore"], **pieces}, phase="victory")
    assert table.axis == points


@pytest.mark.rule("QG-C.GER.21")
def test_ger_volkssturm() -> None:
    held = {"armies": ["siberia"]}
    table = with_status("ger_volkssturm", "ger_land_battle", held, uk={"armies": ["germany"]})
    table.play("ger_land_battle")
    assert table.actions("battle") == ["battle germany uk"]
    table.do("battle germany uk")
    assert table.armies("uk") == set()
    without = german("ger_land_battle", held, uk={"armies": ["germany"]})
    without.play("ger_land_battle")
    assert without.phase == "discard"
    # Not for battles fought through other cards.
    broad = with_status("ger_volkssturm", "ger_broad_front", held, ussr={"armies": ["germany"]})
    broad.play("ger_broad_front")
    assert broad.phase == "discard"


@pytest.mark.rule("QG-C.GER.22")
@pytest.mark.parametrize(("army", "more"), [("western_europe", 1), ("scandinavia", 2)])
def test_ger_wolf_packs(army: str, more: int) -> None:
    table = with_status("ger_wolf_packs", "ger_submarines_a", {"armies": ["germany", army]})
    before = table.deck("uk")
    table.play("ger_submarines_a")
    table.use("ger_wolf_packs")
    assert table.deck("uk") == before - 3 - more
    japan = Table(
        "japan",
        japan={"hand": ["jpn_submarines_a", "jpn_truk"]},
        germany={"status": ["ger_wolf_packs"], "armies": ["germany", army]},
    )
    before = japan.deck("uk")
    japan.play("jpn_submarines_a")
    assert japan.asked == ["germany"]
    japan.use("ger_wolf_packs")
    assert japan.deck("uk") == before - 1 - more
    italy = Table(
        "italy", italy={"hand": ["ita_decima_mas"]}, germany={"status": ["ger_wolf_packs"]}
    )
    italy.play("ita_decima_mas")
    assert italy.phase != "window"
