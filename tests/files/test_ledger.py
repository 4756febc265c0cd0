"""The rule ledger: complete in both languages, and refused when its two files disagree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vezerkar
from vezerkar.core.errors import DataError
from vezerkar.files.ledger import LANGUAGES, Ledger, load_ledger
from vezerkar.files.toml import read_toml

GAMES = sorted(path.parent for path in (vezerkar.HOME / "games").glob("*/ledger.toml"))

ENGLISH = """
game = "chess"
prefix = "CH"
title = "Chess"
[[rule]]
id = "CH-1"
section = "The board"
kind = "setup"
text = "The board has 64 squares."
ruling = "Half of them are dark."
source = "rulebook"
[[rule]]
id = "CH-2"
section = "The pieces"
kind = "move"
text = "A rook moves in straight lines."
source = "rulebook"
untestable = "A joke."
"""
HUNGARIAN = """
game = "chess"
language = "hu"
["CH-1"]
text = "A táblán 64 mező van."
ruling = "A fele sötét."
["CH-2"]
text = "A bástya egyenesen lép."
untestable = "Tréfa."
"""


# Names of files, identifiers, and places counted from nought: what only programmers read.
OF_PROGRAMS = re.compile(r"README|\.(?:toml|py|json|md)\b|\b[a-z]+_[a-z_]+\b|\[\d+, ?\d+\]|`")


@pytest.fixture(params=GAMES, ids=[folder.name for folder in GAMES])
def ledger(request: pytest.FixtureRequest) -> Ledger:
    folder: Path = request.param
    return load_ledger(folder)


def write(folder: Path, english: str = ENGLISH, hungarian: str = HUNGARIAN) -> Path:
    (folder / "ledger.toml").write_text(english, encoding="utf-8")
    (folder / "ledger.hu.toml").write_text(hungarian, encoding="utf-8")
    return folder


def test_memoir_has_all_its_rules() -> None:
    ledger = load_ledger(vezerkar.HOME / "games" / "memoir")
    assert (ledger.game, ledger.prefix, len(ledger)) == ("memoir", "M44", 360)


@pytest.mark.parametrize("folder", GAMES, ids=[folder.name for folder in GAMES])
def test_both_languages_have_the_same_rules_in_the_same_order(folder: Path) -> None:
    english = read_toml(folder / "ledger.toml")["rule"]
    hungarian = read_toml(folder / "ledger.hu.toml")
    ids = [key for key, value in hungarian.items() if isinstance(value, dict)]
    assert [rule["id"] for rule in english] == ids


def test_rules_speak_to_players_not_to_programmers(ledger: Ledger) -> None:
    for rule in ledger:
        for said in (rule.section, rule.text, rule.ruling, rule.example):
            for language in LANGUAGES:
                assert not OF_PROGRAMS.search(said.of(language)), (rule.id, said.of(language))


@pytest.mark.parametrize("folder", GAMES, ids=[folder.name for folder in GAMES])
def test_rulings_and_examples_are_in_both_languages(folder: Path) -> None:
    hungarian = read_toml(folder / "ledger.hu.toml")
    for rule in read_toml(folder / "ledger.toml")["rule"]:
        for key in ("text", "ruling", "example", "untestable"):
            assert (key in rule) == (key in hungarian[rule["id"]]), f"{rule['id']}.{key}"


def test_every_rule_says_something_different_in_each_language(ledger: Ledger) -> None:
    for rule in ledger:
        said = [rule.text.of(language).strip() for language in LANGUAGES]
        assert all(said), rule.id
        assert said[0] != said[1], rule.id


def test_very_few_rules_are_untestable_and_each_says_why(ledger: Ledger) -> None:
    untestable = [rule for rule in ledger if rule.untestable is not None]
    assert len(untestable) <= 10
    assert all(rule.untestable and rule.untestable.en for rule in untestable)
    assert len(ledger.testable) + len(untestable) == len(ledger)


def test_no_file_of_the_ledger_names_a_machine(ledger: Ledger) -> None:
    folder = vezerkar.HOME / "games" / ledger.game
    for name in ("ledger.toml", "ledger.hu.toml"):
        text = (folder / name).read_text(encoding="utf-8")
        assert not any(sign in text for sign in ("://", "/work", "/home", "/tmp")), name


def test_a_rule_is_found_by_its_id_with_or_without_the_prefix(ledger: Ledger) -> None:
    rule = ledger.rules[0]
    assert ledger.rule(rule.id) is rule
    assert ledger.rule(rule.id.removeprefix(f"{ledger.prefix}-")) is rule


def test_an_unknown_id_is_told_with_its_neighbours() -> None:
    ledger = load_ledger(vezerkar.HOME / "games" / "memoir")
    with pytest.raises(DataError, match=r"there is no rule 'M44-4\.99'; near it are M44-4\.9"):
        ledger.rule("M44-4.99")


def test_rules_are_found_by_a_word_in_the_readers_language(tmp_path: Path) -> None:
    ledger = load_ledger(write(tmp_path))
    assert [rule.id for rule in ledger.find("ROOK", "en")] == ["CH-2"]
    assert [rule.id for rule in ledger.find("sötét", "hu")] == ["CH-1"]
    assert not ledger.find("rook", "hu")


@pytest.mark.parametrize(
    ("english", "hungarian", "fault"),
    [
        (ENGLISH, HUNGARIAN.replace('"CH-2"', '"CH-3"'), r"CH-2: expected this rule in Hung"),
        (ENGLISH, HUNGARIAN + '["CH-9"]\ntext = "?"\n', r"CH-9: ledger\.toml has no such rule"),
        (ENGLISH, HUNGARIAN.replace("ruling", "example"), r"CH-1\.ruling: expected exactly wh"),
        (ENGLISH, HUNGARIAN.replace("ruling", "rule"), r"CH-1\.rule: there is no such field"),
        (ENGLISH.replace("CH-2", "CH-1"), HUNGARIAN, r"rule\[1\]\.id: the id 'CH-1' is used"),
        (ENGLISH.replace("CH-2", "M44-2"), HUNGARIAN, r"rule\[1\]\.id: expected an id with 'CH"),
        (ENGLISH.replace("rulebook", "hearsay"), HUNGARIAN, r"rule\[0\]\.source: expected one"),
    ],
)
def test_a_ledger_whose_files_disagree_is_refused(
    english: str, hungarian: str, fault: str, tmp_path: Path
) -> None:
    with pytest.raises(DataError, match=fault):
        load_ledger(write(tmp_path, english, hungarian))
