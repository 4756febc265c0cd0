"""The sheet of an attack before it is declared: what the die then does, face by face."""

from __future__ import annotations

import pytest

from tests.games.hungary.combat_phase import soviet_combat
from tests.games.hungary.table import GAME, Table
from tests.games.sentences import voice
from vezerkar.files.ledger import LANGUAGES
from vezerkar.scene.panels import Sheet

ATTACKS = {
    "open": {"SU-2GMK": "1821", "SU-30": "1821", "HU-6GH": "1822"},
    "concentric": {"SU-2GMK": "1821", "SU-30": "1823", "HU-6GH": "1822"},
    "weak": {"SU-30": "1821", "DE-LAH": "1822"},
    "pile": {"SU-2GMK": "1821", "HU-6GH": "1822", "HU-10GH": "1822"},
}


def sheet_of(table: Table, action: str) -> Sheet:
    odds = GAME.odds(table.s, table.seat(""), table.layout.notation.parse(action))
    assert odds is not None
    assert odds.sheet is not None
    return odds.sheet


def table_of(attack: str) -> Table:
    return soviet_combat(units=ATTACKS[attack])


@pytest.mark.rule("HU-8.2.9", "HU-8.2.1")
@pytest.mark.parametrize("attack", ATTACKS)
def test_every_face_does_what_the_sheet_said_before_the_attack(attack: str) -> None:
    before = sheet_of(table_of(attack), "announce 1822")
    told = {face: bar for bar in before.bars for face in bar.faces}
    assert sorted(told) == [1, 2, 3, 4, 5, 6]
    own = [name for name in ATTACKS[attack] if name.startswith("SU")]
    enemies = [name for name in ATTACKS[attack] if name not in own]
    for face, bar in told.items():
        table = table_of(attack)
        happened = table.attack("1822", *own, dice=str(face))
        [rolled] = [line.split() for line in happened if line.startswith("rolled")]
        assert rolled[1:] == [
            f"column:{before.text.args['column']}",
            str(face),
            *(str(bar.text.args[key]) for key in ("number", "number2")),
        ]
        assert (bar.text.key == "bar-cleared") == all(table.at(u) == "destroyed" for u in enemies)


@pytest.mark.rule("HU-8.2.7", "HU-8.9.1")
def test_the_headline_is_the_quotient_and_every_shift_has_its_reason() -> None:
    sheet = sheet_of(table_of("concentric"), "announce 1822")
    attack, defence, columns = sheet.sums
    args = sheet.text.args
    assert args["number"] == sum(term.value for term in attack.terms)
    assert args["number2"] == sum(term.value for term in defence.terms)
    assert [(term.text.key, term.value) for term in columns.terms] == [
        ("shift-terrain", 0),
        ("shift-concentric", 1),
    ]


def test_an_announced_attack_is_the_same_when_it_is_begun_and_when_all_have_joined() -> None:
    table = table_of("open")
    before = sheet_of(table, "announce 1822")
    table.do("announce 1822", "done")
    assert sheet_of(table, "attack 1822") == before
    table.do("attack 1822")
    assert sheet_of(table, "all") == before


def test_what_is_good_for_the_attacker_is_bad_for_whoever_defends() -> None:
    table = soviet_combat(units=ATTACKS["open"], trucks={"axis": ["1822"]})
    table.do("announce 1822", "done", "attack 1822", "join SU-2GMK", "go")
    assert table.phase == "bid"
    tones = {
        seat: [bar.tone for bar in GAME.scene(table.s, table.seat(seat)).sheets[0].bars]
        for seat in ("soviet", "axis")
    }
    assert "good" in tones["soviet"]
    turned = {"good": "bad", "bad": "good"}
    assert tones["axis"] == [turned.get(tone, tone) for tone in tones["soviet"]]
    bid = GAME.odds(table.s, table.seat("axis"), table.layout.notation.parse("bid 1"))
    assert bid
    assert bid.sheet
    assert "bad" in {bar.tone for bar in bid.sheet.bars}
    assert GAME.scene(table.s, -1).sheets[0].bars == GAME.scene(table.s, 1).sheets[0].bars


def test_one_unit_less_is_worse() -> None:
    table = table_of("open")
    before = sheet_of(table, "announce 1822")
    table.do("announce 1822", "done", "attack 1822")
    alone = sheet_of(table, "join SU-30")
    assert alone.text.args["number"] < before.text.args["number"]  # type: ignore[operator]
    assert alone.results["hex-empty"] <= before.results["hex-empty"]


@pytest.mark.rule("HU-5.8.1.6", "HU-8.3.1")
def test_what_can_still_be_added_is_told() -> None:
    units = {**ATTACKS["open"], "SU-5ART": "1821"}
    table = soviet_combat(units=units, trucks={"soviet": ["1821", "1821"], "axis": ["1822"]})
    notes = {note.key: note.args for note in sheet_of(table, "announce 1822").notes}
    assert notes == {
        "note-trucks": {"number": 2, "number2": 1, "column": "6:1", "column2": "3:1"},
        "note-guns": {"number": 1, "number2": 0},
    }


def test_targets_can_be_asked_for_their_odds() -> None:
    table = table_of("open")
    views = GAME.scene(table.s, table.seat("soviet")).actions
    marks = {view.action: view.marks for view in views}
    assert marks["announce 1822"] == ("attack", "odds", "badge-4:1", "good-odds")


@pytest.mark.parametrize("attack", ATTACKS)
def test_every_sentence_can_be_said(attack: str) -> None:
    units = {**ATTACKS[attack], "SU-5ART": "1821"}
    table = soviet_combat(units=units, trucks={"soviet": ["1821"], "axis": ["1822"]})
    sheet = sheet_of(table, "announce 1822")
    for language in LANGUAGES:
        words = voice(GAME, language, GAME.scene(table.s, table.seat("soviet")))
        for message in (sheet.text, *sheet.notes, *(bar.text for bar in sheet.bars)):
            assert words.say(message)
        for part in sheet.sums:
            for term in part.terms:
                assert words.say(term.text)
        for name in sheet.results:
            assert words.text(f"result-{name}")
        assert words.faults == []
