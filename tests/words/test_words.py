"""Sentences from messages: names, articles, cases and places in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import vezerkar
from vezerkar.core.registry import find_game
from vezerkar.files.ledger import LANGUAGES, Language
from vezerkar.scene.scene import BookEntry, Message
from vezerkar.words.hungarian import article, ending
from vezerkar.words.words import Names, Words, lexicon_of, message_keys, word_files

BOOK = (
    BookEntry(
        "unit:u1",
        {"en": "British infantry", "hu": "brit gyalogság"},
        {"hu": {"acc": "brit gyalogságot"}},
    ),
    BookEntry("unit:u2", {"en": "American armor", "hu": "amerikai páncélos"}),
    BookEntry("face:flag", {"en": "flag", "hu": "zászló"}),
    BookEntry("face:star", {"en": "star", "hu": "csillag"}),
)
TEXT = {
    "en": """
thing-at = { $thing } in { $at }
hit = { CAP(THE($unit, $at)) } hit { THE($unit2, $at2) }.
to = { THE($unit) } goes to { NAME($hex) }.
dice = Dice: { LIST($face, kind: "face") }.
turn = { CAP(ART($number)) } turn { $number }.
some = { $number ->
    [one] 1 die
   *[other] { $number } dice
}
""",
    "hu": """
thing-at = { $thing } ({ $at })
hit = { CAP(THE($unit, $at)) } eltalálja { THE($unit2, $at2, case: "acc") }.
to = { CAP(THE($unit)) } { THE($hex, case: "sub") } megy.
dice = Dobás: { LIST($face, kind: "face") }.
turn = { CAP(ART($number)) } { $number }. kör.
some = { $number } kocka
""",
}


def words(tmp_path: Path, language: Language) -> Words:
    path = tmp_path / f"{language}.ftl"
    path.write_text(TEXT[language], encoding="utf-8")
    return Words(language, path, lexicon=lexicon_of(BOOK))


# Hungarian


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        *((name, "az") for name in ("A5", "E9", "F5", "I1", "L3", "M2", "N4", "O1", "R3", "S8")),
        *((name, "az") for name in ("f4", "l2", "X1", "y9", "U2")),
        *((name, "a") for name in ("B5", "C3", "D7", "G5", "H9", "J1", "K4", "P2", "T6", "Z9")),
        *((name, "a") for name in ("b4", "V2", "Q1", "w3")),
        *((number, "az") for number in ("1.", "5.", "50.", "51", "500", "1000.", "1944", "5000")),
        *((number, "a") for number in ("2.", "10.", "11.", "15", "100", "150", "10000", "0", "4")),
        ("1000000", "az"),
        ("500000", "az"),
        ("erdő", "az"),
        ("Óceán", "az"),
        ("ülés", "az"),
        ("város", "a"),
        ("legszebb", "a"),
        ("sövényes", "a"),
        ("„Rajtaütés”", "a"),
        ("„Ellentámadás”", "az"),
        ("MG", "az"),
        ("SS", "az"),
        ("HQ", "a"),
        ("NATO", "a"),
        ("", "a"),
    ],
)
def test_the_article_follows_pronunciation(text: str, expected: str) -> None:
    assert article(text) == expected


@pytest.mark.parametrize(
    ("case", "expected"),
    [
        ("sub", "1-re 2-re 3-ra 4-re 5-re 6-ra 7-re 8-ra 9-re"),
        ("del", "1-ről 2-ről 3-ról 4-ről 5-ről 6-ról 7-ről 8-ról 9-ről"),
        ("sup", "1-en 2-n 3-on 4-en 5-ön 6-on 7-en 8-on 9-en"),
        ("acc", "1-et 2-t 3-at 4-et 5-öt 6-ot 7-et 8-at 9-et"),
        ("ins", "1-gyel 2-vel 3-mal 4-gyel 5-tel 6-tal 7-tel 8-cal 9-cel"),
    ],
)
def test_the_ending_after_a_digit(case: str, expected: str) -> None:
    assert " ".join(f"{n}{ending(f'G{n}', case)}" for n in range(1, 10)) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("10", "10-re"),
        ("20", "20-ra"),
        ("0305", "0305-re"),
        ("1200", "1200-ra"),
        ("2000", "2000-re"),
    ],
)
def test_the_ending_after_round_numbers(name: str, expected: str) -> None:
    assert name + ending(name, "sub") == expected


def test_names_without_a_number_take_no_ending_by_themselves() -> None:
    assert ending("Caen", "sub") == ""
    assert ending("G5", "nom") == ""


# Sentences


def test_things_are_named_with_article_case_and_place(tmp_path: Path) -> None:
    hit = Message("hit", {"unit": "unit:u2", "at": "hex:F5", "unit2": "unit:u1", "at2": "hex:B5"})
    assert words(tmp_path, "en").say(hit) == (
        "The American armor in F5 hit the British infantry in B5."
    )
    assert words(tmp_path, "hu").say(hit) == (
        "Az amerikai páncélos (F5) eltalálja a brit gyalogságot (B5)."
    )


def test_a_message_without_places_takes_them_from_the_table_or_does_without(tmp_path: Path) -> None:
    hit = Message("hit", {"unit": "unit:u2", "unit2": "unit:u1"})
    english = words(tmp_path, "en")
    assert english.say(hit, {"unit:u1": "hex:A1"}) == (
        "The American armor hit the British infantry in A1."
    )
    assert english.say(hit) == "The American armor hit the British infantry."
    assert english.faults == []


def test_places_are_their_own_names_with_spoken_endings(tmp_path: Path) -> None:
    to = Message("to", {"unit": "unit:u1", "hex": "hex:F3"})
    assert words(tmp_path, "hu").say(to) == "A brit gyalogság az F3-ra megy."
    assert words(tmp_path, "en").say(to) == "the British infantry goes to F3."


def test_lists_numbers_and_articles_before_numbers(tmp_path: Path) -> None:
    hungarian, english = words(tmp_path, "hu"), words(tmp_path, "en")
    dice = Message("dice", {"face": "flag star flag"})
    assert hungarian.say(dice) == "Dobás: zászló, csillag, zászló."
    assert [hungarian.text("turn", number=n) for n in (1, 2, 5, 11)] == [
        "Az 1. kör.",
        "A 2. kör.",
        "Az 5. kör.",
        "A 11. kör.",
    ]
    assert [english.text("some", number=n) for n in (1, 2)] == ["1 die", "2 dice"]


def test_a_missing_case_falls_back_to_the_plain_name_and_is_noted(tmp_path: Path) -> None:
    hungarian = words(tmp_path, "hu")
    hit = Message("hit", {"unit": "unit:u1", "unit2": "unit:u2"})
    assert hungarian.say(hit) == "A brit gyalogság eltalálja az amerikai páncélos."
    assert hungarian.missing == {("unit:u2", "acc")}


def test_an_unknown_key_is_noted(tmp_path: Path) -> None:
    english = words(tmp_path, "en")
    assert english.say(Message("nothing")) == "nothing"
    assert english.faults == ["there is no message 'nothing'"]
    assert not english.has("nothing")


def test_names_come_from_both_files_or_else_from_the_data(tmp_path: Path) -> None:
    (tmp_path / "names.en.toml").write_text('[kind]\ntank = "tank"\n', encoding="utf-8")
    (tmp_path / "names.hu.toml").write_text(
        '[kind]\ntank = { nom = "harckocsi", acc = "harckocsit" }\n', encoding="utf-8"
    )
    names = Names(tmp_path)
    tank = names.entry("kind", "tank")
    assert (tank.id, tank.names) == ("kind:tank", {"en": "tank", "hu": "harckocsi"})
    assert tank.forms == {"hu": {"acc": "harckocsit"}}
    gun = names.entry("kind", "gun", {"en": "gun", "hu": "ágyú"})
    assert gun.names == {"en": "gun", "hu": "ágyú"}
    assert names.ids("kind") == ["tank"]
    assert [names.forms(language, "kind", "gun") for language in LANGUAGES] == [None, None]


# The page has an engine of its own


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_page_is_tested_with_is_what_is_said_here(language: Language) -> None:
    page = Path(__file__).parents[2] / "web" / "src"
    cases = json.loads((page / "i18n" / "cases.json").read_text(encoding="utf-8"))
    scene = json.loads((page / "fixtures" / "scene.json").read_text(encoding="utf-8"))
    book = [msgspec.convert(entry, BookEntry) for entry in scene["book"]]
    game = find_game(scene["game"])
    speaker = Words(language, *word_files(language, game.folder), lexicon=lexicon_of(book))
    for one in cases["said"]:
        assert speaker.say(msgspec.convert(one["message"], Message)) == one[language]
    assert speaker.faults == ["there is no message 'nothing-here'"]
    assert [article(word) for word, _ in cases["article"]] == [a for _, a in cases["article"]]
    assert [ending(word, case) for word, case, _ in cases["ending"]] == [
        end for _, _, end in cases["ending"]
    ]


# Verbs and places


def test_a_verb_agrees_with_a_name_in_the_plural(tmp_path: Path) -> None:
    path = tmp_path / "hu.ftl"
    text = 'won = { CAP(THE($side)) } { AGREE($side, one: "győzött", many: "győztek") }.'
    path.write_text(text, encoding="utf-8")
    plural = {"hu": {"number": "many"}}
    sides = (
        BookEntry("side:axis", {"en": "Axis", "hu": "tengely"}),
        BookEntry("side:allies", {"en": "Allies", "hu": "szövetségesek"}, plural),
    )
    hungarian = Words("hu", path, lexicon=lexicon_of(sides))
    assert hungarian.text("won", side="side:axis") == "A tengely győzött."
    assert hungarian.text("won", side="side:allies") == "A szövetségesek győztek."
    assert hungarian.missing == set()


def test_spaces_are_shown_in_capitals(tmp_path: Path) -> None:
    to = Message("to", {"unit": "unit:u1", "hex": "hex:k4"})
    assert words(tmp_path, "hu").say(to) == "A brit gyalogság a K4-re megy."
    assert words(tmp_path, "en").say(to) == "the British infantry goes to K4."
    assert words(tmp_path, "en").name("space:north_sea") == "north_sea"


def test_a_name_of_the_data_may_be_said_in_another_way(tmp_path: Path) -> None:
    (tmp_path / "names.en.toml").write_text("", encoding="utf-8")
    renamed = '[renamed]\n"Tapogatózás" = "Felderítő támadás"\n'
    (tmp_path / "names.hu.toml").write_text(renamed, encoding="utf-8")
    names = Names(tmp_path)
    probe = names.entry("card", "probe", {"en": "Probe", "hu": "Tapogatózás"})
    assert probe.names == {"en": "Probe", "hu": "Felderítő támadás"}
    corrected = names.entry("card", "probe", {"en": "Probe", "hu": "Előretapogatózás"})
    assert corrected.names["hu"] == "Előretapogatózás"


def test_the_keys_of_a_file_are_those_that_fluent_finds(tmp_path: Path) -> None:
    odd = tmp_path / "odd.ftl"
    odd.write_text("# a = b\nc = d\n    e = f\ng=h\n-i = j\nk = { $l ->\n   *[m] n\n }\n")
    assert message_keys(odd) == {"c", "g", "k"}
    for file in (odd, *vezerkar.HOME.rglob("*.ftl")):
        found = FluentResource(file.read_text(encoding="utf-8")).body
        assert message_keys(file) == {e.id.name for e in found if isinstance(e, ast.Message)}
