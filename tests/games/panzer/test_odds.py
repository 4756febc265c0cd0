"""The odds of an attack: sums as the fire will open with them, and what the ratios decide."""

from __future__ import annotations

import pytest

from tests.games.panzer.table import GAME, Table
from tests.games.sentences import voice
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.ledger import LANGUAGES
from vezerkar.core.panels import Sheet


def sheet_of(table: Table, action: str) -> Sheet:
    odds = GAME.odds(table.s, table.s.actors()[0], table.layout.notation.parse(action))
    assert odds is not None
    assert odds.sheet is not None
    return odds.sheet


def bars(sheet: Sheet) -> list[str]:
    return [bar.text.key for bar in sheet.bars]


def lines(sheet: Sheet, which: int) -> list[tuple[str, int]]:
    return [(term.text.key, term.value) for term in sheet.sums[which].terms]


@pytest.mark.rule("PG-7.9.2")
def test_three_to_one_destroys_for_certain() -> None:
    units = {"u1": "pz_vi_king_tiger D4", "u2": "t_40 D3", "u3": "pz_ii C4"}
    sheet = sheet_of(Table("minsk", units, active="german"), "attack u1 u2")
    assert bars(sheet) == ["odds-instant"]
    assert sheet.bars[0].text.rules == ("PG-7.9.2",)
    assert (sheet.bars[0].chance, sheet.results) == (1.0, {"destroyed": 1.0})
    alone = Table("minsk", {"u1": "pz_vi_king_tiger D4", "u2": "t_40 D3"}, active="german")
    assert set(bars(sheet_of(alone, "attack u1 u2"))) == {"odds-loss"}  # 11 to 4


@pytest.mark.rule("PG-7.10.2")
def test_one_to_two_costs_nothing_for_certain() -> None:
    units = {"u1": "pz_iv D4 -4", "u2": "kv_1 D3"}
    table = Table("minsk", units, active="german")
    sheet = sheet_of(table, "attack u1 u2")
    assert bars(sheet) == ["odds-stalled"]
    assert sheet.bars[0].text.rules == ("PG-7.10.2",)
    assert (sheet.bars[0].chance, sheet.results) == (1.0, {"destroyed": 0.0})
    assert "stalled unit:u1" in table.do("attack u1 u2", loose=True)


@pytest.mark.rule("PG-7.0.3")
def test_a_marker_goes_up_again_from_one() -> None:
    units = {"u1": "grenadiers D4 -4", "u2": "t_40 D3", "u3": "pz_vi_tiger C3"}
    sheet = sheet_of(Table("minsk", units, active="german"), "attack u1 u2")
    assert [value for _, value in lines(sheet, 0)] == [4, -4, 3]
    # 0 counts as 1, and 4 against 4 is a loss of 2 on +3.
    assert [bar.text.args["number"] for bar in sheet.bars] == [0, 1, 2]


@pytest.mark.rule("PG-7.2.1", "PG-6.2.28")
def test_a_bonus_in_force_is_counted() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3"}
    table = Table("minsk", units, active="german", hands={"german": ["attack+1", "attack-1"]})
    assert ("line-bonus", 1) not in lines(sheet_of(table, "attack u1 u2"), 0)
    everybody = table.copy()
    everybody.play("attack+1 2")
    while everybody.phase != "operations":
        everybody.do("pass")  # no answer to it
    assert lines(sheet_of(everybody, "attack u1 u2"), 0)[:2] == [
        ("line-attack", 6),
        ("line-bonus", 1),
    ]
    once = table.copy()
    once.play("attack+1 1", "u1")
    while once.phase != "extra":
        once.do("pass")
    assert ("line-bonus", 2) in lines(sheet_of(once, "attack u1 u2"), 0)


@pytest.mark.rule("PG-7.2.1", "PG-7.1.2")
def test_whoever_fires_first_in_defense_has_no_bonus() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3 dug"}
    table = Table("minsk", units, active="german", bonus=1)
    sheet = sheet_of(table, "attack u1 u2")
    assert sheet.sums[0].side == "soviet"
    assert "line-bonus" not in [key for key, _ in lines(sheet, 0)]


def test_every_line_names_what_it_comes_from() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3", "u3": "pz_vi_tiger C3"}
    table = Table("minsk", units, active="german")
    sheet = sheet_of(table, "attack u1 u2")
    for language in LANGUAGES:
        words = voice(GAME, language, GAME.scene(table.s, OBSERVER))
        said = [words.say(term.text) for each in sheet.sums for term in each.terms]
        said += [words.say(bar.text) for bar in sheet.bars]
        assert words.faults == []
        assert any("C3" in text for text in said)
