"""What an action leads to is told before it is taken: pieces, supply, points."""

from __future__ import annotations

import pytest

from tests.games.quartermaster.random_games import lively_game
from tests.games.quartermaster.table import COUNTRIES, GAME, Table
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import verb_of
from vezerkar.games.quartermaster.odds.consequences import VERBS_WITH_SHEET, touched
from vezerkar.games.quartermaster.rules.victory import next_points
from vezerkar.games.quartermaster.terms import V_PLAY
from vezerkar.scene.panels import Sheet, Term


def sheet(table: Table, country: str, text: str) -> Sheet | None:
    action = GAME.notation(table.s).parse(text)
    found = GAME.odds(table.s, COUNTRIES.index(country), action)
    return found.sheet if found else None


def lines(found: Sheet | None, name: str) -> list[tuple[str, int]]:
    assert found is not None
    sums = [part for part in found.sums if part.id == name]
    return [(term.text.key, term.value) for part in sums for term in part.terms]


def point_terms(found: Sheet | None) -> list[Term]:
    assert found is not None
    return [term for part in found.sums if part.id == "next-points" for term in part.terms]


def test_a_battle_tells_the_piece_the_supply_and_the_points() -> None:
    table = Table(
        germany={"armies": ["germany", "eastern_europe"], "hand": ["ger_land_battle"]},
        ussr={"armies": ["moscow", "ukraine", "kazakhstan"]},
        uk={"armies": ["united_kingdom"]},
    )
    table.do("play ger_land_battle")
    found = sheet(table, "germany", "battle ukraine ussr")
    # Kazakhstan borders Moscow too, so only the star of Ukraine is lost.
    assert lines(found, "pieces") == [("term-battled", -1)]
    assert lines(found, "next-points") == [("term-next-points", -2)]
    assert found is not None
    assert found.text.key == "sheet-unless"
    assert sheet(table, "germany", "battle western_europe -") is None


def test_a_build_tells_who_is_supplied_again_and_what_it_brings() -> None:
    table = Table(
        germany={"armies": ["germany", "ukraine"], "hand": ["ger_build_army"]},
        ussr={"armies": ["moscow"]},
    )
    table.do("play ger_build_army")
    found = sheet(table, "germany", "build western_europe")
    assert lines(found, "pieces") == [("term-built", 1)]
    assert lines(found, "next-points") == [("term-next-points", 2)]


def test_to_withdraw_the_middle_of_a_chain_cuts_off_its_end() -> None:
    table = Table(
        germany={"armies": ["germany", "eastern_europe", "russia"], "hand": ["ger_build_army"]}
    )
    found = sheet(table, "germany", "withdraw eastern_europe")
    assert lines(found, "pieces") == [("term-withdrawn", -1), ("term-cut-off", -1)]


def test_a_second_enemy_home_is_told_to_win() -> None:
    table = Table(
        germany={
            "armies": ["germany", "eastern_europe", "western_europe", "united_kingdom", "russia"],
            "hand": ["ger_build_army"],
        },
        uk={"armies": []},
        ussr={"armies": []},
    )
    table.do("play ger_build_army")
    found = sheet(table, "germany", "build moscow")
    assert found is not None
    assert (found.text.key, found.text.rules) == ("sheet-wins", ("QG-23.1",))


@pytest.mark.rule("QG-21.8", "QG-26.2")
def test_a_protected_army_is_told_to_stay() -> None:
    table = Table(
        germany={"armies": ["germany", "balkans"], "hand": ["ger_land_battle"]},
        ussr={"armies": ["moscow", "ukraine"], "protected": ["ukraine"]},
    )
    table.do("play ger_land_battle")
    found = sheet(table, "germany", "battle ukraine ussr")
    assert lines(found, "pieces") == [("term-stays", 0)]
    assert lines(found, "next-points") == []
    assert found is not None
    assert found.text.key == "sheet-then"
    assert found.sums[0].terms[0].text.rules == ("QG-21.8",)
    # Its owner may still take it off.
    own = Table("ussr", ussr={"armies": ["moscow", "ukraine"], "protected": ["ukraine"]})
    assert lines(sheet(own, "ussr", "withdraw ukraine"), "pieces") == [("term-withdrawn", -1)]


@pytest.mark.rule("QG-10.11")
@pytest.mark.parametrize(("home", "points"), [([], 0), (["italy"], 1)])
def test_a_piece_that_will_be_gone_meets_no_condition(home: list[str], points: int) -> None:
    table = Table(
        germany={"hand": ["ger_military_dictatorships"]},
        italy={"armies": home, "status": ["ita_balkan_resources"]},
    )
    table.do("play ger_military_dictatorships")
    found = sheet(table, "germany", "recruit italy balkans")
    told = {term.text.args["country"]: term.value for term in point_terms(found)}
    assert told.get("country:italy", 0) == points


@pytest.mark.rule("QG-10.10", "QG-10.11")
@pytest.mark.parametrize(("active", "points"), [("italy", 1), ("germany", 0)])
def test_protection_helps_to_score_in_this_turn_only(active: str, points: int) -> None:
    cut_off = {
        "armies": ["balkans"],
        "protected": ["balkans"],
        "status": ["ita_balkan_resources"],
    }
    table = Table(active, italy=cut_off)
    assert next_points(table.s, COUNTRIES.index("italy")) == points


def test_a_recruit_without_supply_is_told_to_leave() -> None:
    table = Table(
        germany={"hand": ["ger_military_dictatorships"]},
        italy={"armies": []},
    )
    table.do("play ger_military_dictatorships")
    found = sheet(table, "germany", "recruit italy balkans")
    assert lines(found, "pieces") == [("term-recruited", 1), ("term-cut-off", -1)]
    assert found is not None
    assert found.sums[0].terms[1].text.rules == ("QG-12.9", "QG-21.3")


@pytest.mark.rule("QG-11.10")
def test_a_mate_without_a_piece_in_reserve_has_to_free_one_first() -> None:
    east = ["eastern_europe", "balkans", "scandinavia", "ukraine", "russia"]
    table = Table(
        "italy",
        italy={"hand": ["ita_afrika_korps"]},
        germany={"armies": ["germany", "western_europe", *east]},
    )
    table.play("ita_afrika_korps")
    found = sheet(table, "italy", "recruit germany north_africa")
    assert found is not None
    assert (found.text.key, found.text.args) == ("sheet-if-freed", {"country": "country:germany"})


@pytest.mark.parametrize("seed", [51, 52])
def test_the_sheet_is_what_happens_when_nobody_answers(seed: int) -> None:
    seen = 0
    for step in lively_game(seed).steps:
        verb = verb_of(step.action)
        found = GAME.odds(step.before, step.seat, step.action)
        marks = {c.action: c.marks for c in GAME.scene(step.before, step.seat).actions}
        action = GAME.notation(step.before).spell(step.action)
        assert ("odds" in marks[action]) == (found is not None)
        if found is None:
            assert verb not in VERBS_WITH_SHEET or touched(step.seat, step.action)[0] == len(
                COUNTRIES
            )
            continue
        assert found.sheet is not None
        if verb == V_PLAY:
            assert found.sheet.rows
            continue
        seen += 1
        term = found.sheet.sums[0].terms[0]
        assert term.value in ((0,) if term.text.key == "term-stays" else (-1, 1))
    assert seen > 20


# Before a card is played


def test_a_card_tells_its_places_before_it_is_played() -> None:
    table = Table(
        germany={"armies": ["germany", "eastern_europe"], "hand": ["ger_land_battle"]},
        ussr={"armies": ["moscow", "ukraine", "kazakhstan"]},
        uk={"armies": ["united_kingdom"]},
    )
    found = sheet(table, "germany", "play ger_land_battle")
    assert found is not None
    [row] = [row for row in found.rows if row.anchors == ("space:ukraine",)]
    assert row.marks == ("attack",)
    [points] = row.facts
    assert (points.key, points.args["number"]) == ("fact-fewer-points", 2)
    table.do("play ger_land_battle")
    after = sheet(table, "germany", "battle ukraine ussr")
    assert after is not None
    assert row.text == after.sums[0].terms[0].text


def test_the_places_of_a_card_are_those_that_are_asked_for_when_it_is_played() -> None:
    seen = 0
    for step in lively_game(4).steps[:120]:
        s = step.before
        for seat in s.actors():
            for action in s.legal_actions(seat):
                if verb_of(action) != V_PLAY:
                    continue
                odds = GAME.odds(s, seat, action)
                after = GAME.guess(s, seat, Seeded(3))
                again = GAME.odds(after, seat, action)
                assert odds == again  # what others hold plays no part
                if odds is not None and odds.sheet is not None:
                    seen += len(odds.sheet.rows)
    assert seen > 10
