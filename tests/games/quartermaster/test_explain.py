"""Why not? Every refusal names the rule that forbids it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quartermaster.random_games import lively_game
from tests.games.quartermaster.table import GAME, Table
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import pack
from vezerkar.games.quartermaster.terms import VERBS

GERMAN = {
    "armies": ["germany", "balkans"],
    "hand": ["ger_build_army", "ger_land_battle", "ger_v_weapons"],
}


def building() -> Table:
    table = Table(germany=GERMAN, uk={"armies": ["western_europe"]})
    table.play("ger_build_army")
    return table


def fighting() -> Table:
    table = Table(
        germany=GERMAN, uk={"armies": ["western_europe"]}, usa={"armies": ["western_europe"]}
    )
    table.play("ger_land_battle")
    return table


@pytest.mark.parametrize(
    ("action", "rules"),
    [
        ("build baltic_sea", {"QG-11.4"}),
        ("build western_europe", {"QG-18.4", "QG-11.3"}),
        ("build balkans", {"QG-18.4", "QG-11.1"}),
        ("build siberia", {"QG-18.1", "QG-18.3", "QG-18.8"}),
        ("designate eastern_europe", {"QG-21.9"}),
        ("withdraw italy", {"QG-11.7", "QG-11.8"}),
        ("battle ukraine -", {"QG-18.1", "QG-18.3", "QG-21.1"}),
        ("play ger_land_battle", {"QG-18.1", "QG-18.3", "QG-21.1"}),
    ],
)
def test_why_not_while_building(action: str, rules: set[str]) -> None:
    assert set(building().refused(action)) == rules


@pytest.mark.parametrize(
    ("action", "rules"),
    [
        ("battle western_europe -", {"QG-21.17"}),
        ("battle western_europe ussr", {"QG-18.5"}),
        ("battle italy italy", {"QG-21.13"}),
        ("battle siberia -", {"QG-18.5", "QG-18.6", "QG-18.8"}),
        ("battle baltic_sea -", {"QG-11.4"}),
    ],
)
def test_why_not_while_fighting(action: str, rules: set[str]) -> None:
    assert set(fighting().refused(action)) == rules


def test_why_not_in_the_play_step() -> None:
    table = Table(germany={**GERMAN, "status": ["ger_conscription"]}, used=["ger_conscription"])
    assert table.refused("play ger_v_weapons") == ["QG-19.13", "QG-C.GER.4"]
    assert table.refused("play ger_plunder") == ["QG-19.1", "QG-C.GER.8"]
    assert table.refused("play uk_enigma") == ["QG-3.3"]
    assert table.refused("use ger_conscription -") == ["QG-20.14", "QG-C.GER.16"]
    assert table.refused("use ger_blitzkrieg -") == ["QG-20.2", "QG-C.GER.15"]
    assert table.refused("use uk_rationing -") == ["QG-20.12"]


def test_who_is_not_asked_learns_who_is() -> None:
    table = Table(germany=GERMAN)
    action = table.layout.notation.parse("play uk_enigma")
    (reason,) = GAME.explain(table.s, 1, action)
    assert reason.message.key == "why-not-asked"
    assert reason.message.args == {"seat": "seat:germany"}


def test_a_protected_piece_and_a_space_that_a_card_does_not_name() -> None:
    table = Table(
        "ussr",
        ussr={"hand": ["sov_general_winter"]},
        germany={"armies": ["germany", "ukraine", "russia"], "protected": ["ukraine"]},
    )
    table.play("sov_general_winter")
    assert table.refused("eliminate germany ukraine") == ["QG-21.8"]
    assert table.refused("eliminate germany germany") == ["QG-C.SOV.1"]
    assert table.refused("eliminate germany moscow") == ["QG-21.6"]


def why(table: Table, text: str) -> tuple[str, tuple[str, ...]]:
    """The sentence that refuses an action of the seat that is asked, and its rules."""
    action = table.layout.notation.parse(text)
    (reason,) = GAME.explain(table.s, table.s.actors()[0], action)
    return reason.message.key, reason.message.rules


def test_at_sea_the_rule_of_sea_battles_is_named() -> None:
    table = Table(
        "uk",
        uk={"navies": ["north_sea"], "hand": ["uk_sea_battle"]},
        germany={"navies": ["north_atlantic"]},
    )
    table.play("uk_sea_battle")
    assert why(table, "battle north_atlantic japan") == ("why-no-piece", ("QG-18.6",))


def test_a_card_with_targets_of_its_own_is_named() -> None:
    table = Table(
        germany={"armies": ["germany", "eastern_europe"], "hand": ["ger_broad_front"]},
        ussr={"armies": ["moscow", "ukraine"]},
        uk={"armies": ["western_europe"]},
    )
    table.play("ger_broad_front")
    assert why(table, "battle balkans -") == ("why-no-piece", ("QG-C.GER.5",))
    assert why(table, "battle western_europe uk") == ("why-not-target", ("QG-C.GER.5",))


def test_an_own_army_is_not_what_general_winter_is_aimed_at() -> None:
    table = Table(
        "ussr",
        ussr={"hand": ["sov_general_winter"], "armies": ["moscow", "ukraine"]},
        germany={"armies": ["germany", "russia"]},
    )
    table.play("sov_general_winter")
    assert why(table, "eliminate ussr ukraine") == ("why-not-target", ("QG-C.SOV.1",))
    assert why(table, "eliminate germany germany") == ("why-not-its-place", ("QG-C.SOV.1",))


def defending(card: str, uk: dict[str, list[str]], **others: Any) -> Table:
    """The United Kingdom has used a card that protects, at the start of Germany's turn."""
    table = Table(uk={**uk, "responses": [card]}, phase="start", **others)
    table.use(card)
    return table


def test_why_a_piece_is_not_protected() -> None:
    armies = ["united_kingdom", "india", "balkans"]
    posture = defending("uk_defensive_posture", {"armies": armies})
    assert why(posture, "protect uk balkans") == ("why-not-supplied", ("QG-C.UK.10",))
    assert why(posture, "protect ussr moscow") == ("why-not-defended", ("QG-C.UK.10",))
    fleet = {"armies": ["united_kingdom", "india"], "navies": ["north_sea", "bay_of_bengal"]}
    iceland = {"armies": ["eastern_us", "iceland"], "navies": ["north_atlantic"]}
    destroyers = defending("uk_destroyers", fleet, usa=iceland)
    assert why(destroyers, "protect usa north_atlantic") == ("why-nothing-beside", ("QG-C.UK.11",))
    assert why(destroyers, "protect uk india") == ("why-not-its-place", ("QG-C.UK.11",))


@pytest.mark.rule("QG-11.5", "QG-C.JPN.13")
def test_with_truk_only_the_reserve_is_in_the_way() -> None:
    sea = ["sea_of_japan", "north_pacific", "east_pacific", "south_pacific", "central_pacific"]
    for fed, key in ((["navy"], "why-no-reserve"), ([], "why-not-adjacent")):
        table = Table(
            "japan",
            japan={"navies": sea, "supplied": fed, "hand": ["jpn_build_navy"]},
        )
        table.play("jpn_build_navy")
        assert why(table, "build southeast_pacific")[0] == key


@pytest.mark.rule("QG-20.18")
def test_a_card_without_effect_says_so_in_a_window() -> None:
    table = Table(
        germany={
            "armies": ["germany", "balkans"],
            "hand": ["ger_land_battle"],
            "status": ["ger_blitzkrieg", "ger_dive_bombers", "ger_bias_for_action"],
        },
        uk={"armies": ["western_europe"]},
        usa={"armies": ["western_europe"]},
    )
    table.play("ger_land_battle", "battle western_europe uk")
    blitzkrieg = ("why-no-effect", ("QG-20.18", "QG-C.GER.15"))
    assert why(table, "use ger_blitzkrieg western_europe") == blitzkrieg
    assert why(table, "use ger_bias_for_action -") == ("why-not-now", ("QG-20.1", "QG-C.GER.14"))
    assert table.can("use ger_dive_bombers western_europe")
    elsewhere = ("why-used-elsewhere", ("QG-20.3", "QG-C.GER.17"))
    assert why(table, "use ger_dive_bombers -") == elsewhere
    any_time = Table(ussr={"responses": ["sov_stalingrad", "sov_moscow"]}, phase="start")
    assert why(any_time, "use sov_stalingrad -") == ("why-no-effect", ("QG-20.18", "QG-C.SOV.10"))


def test_every_refusal_anywhere_has_a_reason_with_a_rule() -> None:
    """Settings of other moments, tried everywhere: each is refused with a rule."""
    session, pick = lively_game(51), Seeded(51)
    tried = 0
    stale = [step.action for step in session.steps]
    for step in session.steps[::5]:
        s = step.before
        for _ in range(6):
            action = stale[pick.below(len(stale))]
            if action in s.legal_actions(step.seat):
                assert GAME.explain(s, step.seat, action) == []
                continue
            tried += 1
            reasons = GAME.explain(s, step.seat, action)
            assert reasons
            assert all(reason.message.rules for reason in reasons)
    assert tried > 200


def test_nonsense_is_refused_politely() -> None:
    table = Table(germany=GERMAN)
    for verb in range(len(VERBS) + 3):
        for a, b in ((4000, 4000), (63, 63), (62, 6), (0, 5)):
            action = pack(verb, a, b, 0)
            if action not in table.s.legal_actions(0):
                assert GAME.explain(table.s, 0, action)


@pytest.mark.rule("QG-C.GER.5")
def test_a_navy_beside_the_enemy_is_not_what_broad_front_asks_for() -> None:
    table = Table(
        germany={"armies": ["germany"], "navies": ["baltic_sea"], "hand": ["ger_broad_front"]},
        ussr={"armies": ["moscow", "russia", "eastern_europe"]},
    )
    table.play("ger_broad_front")
    assert why(table, "battle russia ussr") == ("why-nothing-beside", ("QG-C.GER.5",))
    assert why(table, "battle moscow ussr")[0] == "why-not-adjacent"


@pytest.mark.rule("QG-19.13")
def test_a_target_out_of_range_is_told_apart_from_no_target() -> None:
    table = Table("usa", usa={"armies": ["eastern_us", "united_kingdom"], "hand": ["usa_bombers"]})
    table.do("play usa_bombers")
    far = ("why-not-met-for", ("QG-19.13", "QG-C.USA.1"))
    assert why(table, "target japan") == far
    assert why(table, "target uk") == ("why-not-target", ("QG-18.17", "QG-C.USA.1"))


@pytest.mark.rule("QG-11.8", "QG-11.10")
def test_a_mate_who_kept_its_pieces_is_named() -> None:
    british = ["united_kingdom", "india", "australia", "canada", "africa"]
    table = Table("ussr", ussr={"armies": ["moscow"], "hand": ["sov_tito"]}, uk={"armies": british})
    table.play("sov_tito")
    table.do("recruit uk balkans")
    table.do("skip")
    number = table.layout.notation.parse("recruit uk balkans")
    [reason] = GAME.explain(table.s, table.s.actors()[0], number)
    assert reason.message.key == "why-kept-pieces"
    assert reason.message.args == {"country": "country:uk", "sea": 0}


@pytest.mark.rule("QG-8.2", "QG-8.4", "QG-8.11")
def test_a_closed_strait_is_named_and_not_called_a_lack_of_pieces() -> None:
    sides: dict[str, Any] = {
        "uk": {"armies": ["united_kingdom"], "navies": ["north_sea"], "hand": ["uk_sea_battle"]},
        "italy": {"navies": ["mediterranean"], "armies": ["italy"]},
    }
    table = Table("uk", **sides, germany={"armies": ["north_africa"]})
    table.play("uk_sea_battle")
    key, rules = why(table, "battle mediterranean italy")
    assert key == "why-strait-closed"
    assert {"QG-8.2", "QG-8.4"} <= set(rules)
    assert why(table, "battle bay_of_bengal -")[0] == "why-not-adjacent"
    through = Table("uk", **sides)
    through.play("uk_sea_battle")
    assert through.can("battle mediterranean italy")
