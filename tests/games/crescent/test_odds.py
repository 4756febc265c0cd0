"""The sheet of an attack adds up to the strengths that decide it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.crescent.battles import played
from tests.games.crescent.table import GAME, Table, clash, duel
from tests.games.sentences import voice
from vezerkar.core.chance import Script
from vezerkar.core.kernel import b_of, verb_of
from vezerkar.files.ledger import LANGUAGES
from vezerkar.games.crescent.odds.step_sheet import step_sheet
from vezerkar.games.crescent.schema.load import load_data
from vezerkar.games.crescent.setup import layout_of
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    ATTACK_KIND,
    V_EXECUTE,
    V_MOVE,
    V_PICK,
)
from vezerkar.scene.panels import Sheet


def sheet_of(table: Table, action: str) -> Sheet:
    odds = GAME.odds(table.s, table.s.actors()[0], table.layout.notation.parse(action))
    assert odds is not None
    assert odds.sheet is not None
    return odds.sheet


def sheet(table: Table, action: str) -> list[str]:
    found = sheet_of(table, action)
    terms = [term.text.key for part in found.sums for term in part.terms]
    return [*terms, *(bar.text.key for bar in found.bars)]


def test_every_line_has_its_reason() -> None:
    table = clash(
        {"c-musket1": "E6", "o-foot1": "E4", "o-pike1": "F5"},
        christian={"plan": {"musket": ["march", "zeal"]}, "cubes": {"musket": 1}},
        ottoman={"plan": {"foot": ["march", "stand_firm"]}},
        ground={"E4": "town"},
    )
    table.do("execute musket")
    assert sheet(table, "stand-and-shoot c-musket1 o-foot1") == [
        "term-cubes",
        "term-standing",
        "term-zeal",
        "term-cover",
        "term-cubes",
        "term-ground",
        "term-firm",
        "bar-pushed",
    ]


@pytest.mark.rule("KF-3.3.3", "KF-6.23.1")
def test_nobody_is_promised_to_push_back_who_resists() -> None:
    table = duel("c-pike1 E6", "o-foot1 E5", (2, 2), against=["resistance"])
    [bar] = sheet_of(table, "melee c-pike1 o-foot1").bars
    assert (bar.text.key, bar.text.rules) == ("bar-stands", ("KF-6.23.1", "KF-3.3.3"))
    table.do("melee c-pike1 o-foot1")
    assert (table.at("o-foot1"), table.score) == ("E5", (0, 0))
    hit = duel("c-pike1 E6", "o-foot1 E5", (2, 1), against=["resistance"])
    [bar] = sheet_of(hit, "melee c-pike1 o-foot1").bars
    assert bar.text.key == "bar-loss"


@pytest.mark.parametrize(("players", "rule"), [(2, "KF-2.3.1"), (4, "KF-2.2.9")])
def test_the_cubes_of_a_defence_rest_on_the_rule_for_so_many_players(
    players: int, rule: str
) -> None:
    captain = "christian" if players == 2 else "christian1"
    order: dict[str, Any] = {captain: {"plan": {"pike": ["march"]}, "cubes": {"pike": 2}}}
    towers = {"c-pike1": "E6", "o-foot1": "E5"}
    table = clash(towers, turn=captain, settings={"players": players}, **order)
    table.do("execute pike")
    _, defence = sheet_of(table, "melee c-pike1 o-foot1").sums
    assert defence.terms[0].text.rules == (rule,)


# What an attack leaves behind


def notes(found: Sheet) -> dict[str, dict[str, Any]]:
    return {note.key: dict(note.args) for note in found.notes}


@pytest.mark.rule("KF-2.7.5", "KF-2.7.8", "KF-3.3.2")
def test_discs_places_and_points_are_those_of_the_attack() -> None:
    table = duel("c-pike1 E6", "o-foot1 E5", (2, 1))
    told = notes(sheet_of(table, "melee c-pike1 o-foot1"))
    before = table.discs("o-foot1")
    table.do("melee c-pike1 o-foot1")
    left = table.discs("o-foot1")
    assert told["note-loses"] == {
        "unit": "unit:o-foot1",
        "number": before - left,
        "number2": left,
    }
    assert told["note-enters"]["square"] == f"square:{table.at('c-pike1')}"
    assert told["note-points"]["number"] == max(table.score)
    assert "note-falls-back" in told


@pytest.mark.rule("KF-6.18.1")
def test_who_strikes_back_is_told() -> None:
    table = duel("c-pike1 E6", "o-foot1 E5", (2, 1), against=["strike_back"])
    told = notes(sheet_of(table, "melee c-pike1 o-foot1"))
    before = table.discs("c-pike1")
    table.do("melee c-pike1 o-foot1")
    assert told["note-struck-back"]["number"] == before - table.discs("c-pike1")


@pytest.mark.rule("KF-3.2.4")
def test_an_enemy_who_can_still_strike_is_named() -> None:
    towers = {"c-pike1": "E6", "o-foot1": "E5", "o-pike1": "F4"}
    christian = {"plan": {"pike": ["march"]}, "cubes": {"pike": 2}}
    table = clash(
        towers,
        christian=christian,
        ottoman={"plan": {"pike": ["march"]}, "cubes": {"pike": 2, "foot": 1}},
    )
    table.do("execute pike")
    told = notes(sheet_of(table, "melee c-pike1 o-foot1"))
    assert told["note-answer"]["unit"] == "unit:o-pike1"
    quiet = clash(towers, christian=christian, ottoman={"cubes": {"foot": 1}})
    quiet.do("execute pike")
    assert "note-answer" not in notes(sheet_of(quiet, "melee c-pike1 o-foot1"))


# Before the order is given


def struck_by(s: Battle, seat: int, action: int) -> set[int]:
    """All targets that an order leads to, found by playing every way."""
    found: set[int] = set()
    after = s.clone()
    after.phase().take(after, seat, action, Script([]))
    ways = [after]
    while ways:
        t = ways.pop()
        phase = t.phase()
        if not phase.waiting(t):
            continue
        for one in phase.actions(t, seat):
            if verb_of(one) in ATTACK_KIND:
                found.add(b_of(one))
            elif verb_of(one) in (V_PICK, V_MOVE):
                then = t.clone()
                then.phase().take(then, seat, one, Script([]))
                ways.append(then)
    return found


@pytest.mark.rule("KF-2.7.1", "KF-2.7.2")
def test_an_order_tells_all_targets_that_it_leads_to() -> None:
    seen = 0
    for field in load_data().scenarios:
        for s in played(field, 2, 5, 250):
            for seat in s.actors():
                for action in s.legal_actions(seat):
                    odds = GAME.odds(s, seat, action) if verb_of(action) == V_EXECUTE else None
                    if odds is None or odds.sheet is None:
                        continue
                    names = layout_of(s.board).lexicon.names("unit")
                    told = {row.anchors[0] for row in odds.sheet.rows}
                    assert told == {f"unit:{names[d]}" for d in struck_by(s, seat, action)}
                    seen += len(told)
    assert seen > 10


def strikes(s: Battle, seat: int) -> set[int]:
    return {b_of(one) for one in s.phase().actions(s, seat) if verb_of(one) in ATTACK_KIND}


@pytest.mark.rule("KF-2.7.6")
def test_whoever_acts_is_told_whom_a_step_brings_into_reach() -> None:
    seen = 0
    for field in load_data().scenarios:
        for s in played(field, 2, 5, 250):
            for seat in s.actors():
                ahead: set[int] = set()
                for one in s.legal_actions(seat):
                    if verb_of(one) == V_MOVE:
                        stepped = s.clone()
                        stepped.phase().take(stepped, seat, one, Script([]))
                        ahead |= strikes(stepped, seat)
                told = step_sheet(s, seat)
                names = layout_of(s.board).lexicon.names("unit")
                found = {row.anchors[0] for row in told.rows} if told else set()
                assert found == {f"unit:{names[d]}" for d in ahead - strikes(s, seat)}
                seen += len(found)
    assert seen > 10


@pytest.mark.rule("KF-3.1.11")
def test_secret_cubes_are_told_as_such() -> None:
    for field in load_data().scenarios:
        for s in played(field, 2, 5, 120):
            if s.revealed:
                continue
            for seat in s.actors():
                for action in s.legal_actions(seat):
                    odds = GAME.odds(s, seat, action)
                    if odds is not None and odds.sheet is not None and odds.sheet.rows:
                        assert {row.text.key for row in odds.sheet.rows} == {"row-target-secret"}
                        assert [note.key for note in odds.sheet.notes] == ["note-secret"]
                        for language in LANGUAGES:
                            words = voice(GAME, language, GAME.scene(s, seat))
                            for row in odds.sheet.rows:
                                assert words.say(row.text)
                            assert words.say(odds.sheet.text)
                            assert words.faults == []
                        return
    raise AssertionError("no plan with a target")
