"""Verbs agree with whoever acts: the Ottomans win; a tengely dönt, a németek döntenek."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import vezerkar
from tests.games.sentences import sentences_in
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Value
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.registry import find_game
from vezerkar.files.ledger import LANGUAGES, Language
from vezerkar.scene.scene import Argument, BookEntry
from vezerkar.words.words import Words, word_files

OVERLORD: list[dict[str, Value]] = [
    {"overlord": True, "axis_players": n, "allies_players": n} for n in (1, 2, 3, 4)
]
# Settings that bring every seat of a game to the table, with a scenario that has them.
TABLES: dict[str, list[tuple[str, dict[str, Value]]]] = {
    "memoir": [
        ("pegasus-bridge", {}),
        ("pegasus-bridge", {"match": "two_battles"}),
        *(("omaha-beach-overlord", settings) for settings in OVERLORD),
    ],
    "hungary": [("puszta", {"axis_players": 3, "soviet_players": 3})],
    "crescent": [("open_field", {"players": n}) for n in (2, 4)],
    "panzer": [("stalingrad", {})],
    "quartermaster": [("world-war", {})],
}
PLURAL: dict[Language, dict[str, set[str]]] = {
    "en": {
        "memoir": {"side:allies", "seat:allies", "seat:axis-flanks", "seat:allies-flanks"},
        "hungary": {"side:soviet"},
        "crescent": {"side:ottoman", "side:christian"},
        "panzer": {"side:german", "side:soviet", "seat:german", "seat:soviet"},
        "quartermaster": {"side:allies", "team:allies"},
    },
    "hu": {
        "memoir": {"side:allies", "seat:allies", "seat:axis-flanks", "seat:allies-flanks"},
        "hungary": {"side:axis", "side:soviet"},
        "crescent": {"side:ottoman", "side:christian"},
        "panzer": {"side:german", "side:soviet", "seat:german", "seat:soviet"},
        "quartermaster": {"side:axis", "side:allies", "team:axis", "team:allies"},
    },
}
# Every verb that a side or a seat may have: in the singular and in the plural.
VERBS: dict[Language, dict[str, str]] = {
    "en": {
        "acts": "act",
        "collects": "collect",
        "controls": "control",
        "decides": "decide",
        "gains": "gain",
        "has": "have",
        "is": "are",
        "leads": "lead",
        "loses": "lose",
        "passes": "pass",
        "reveals": "reveal",
        "scores": "score",
        "wins": "win",
    },
    "hu": {
        "ad": "adnak",
        "aratott": "arattak",
        "begyűjti": "begyűjtik",
        "dönt": "döntenek",
        "dönthet": "dönthetnek",
        "eldobja": "eldobják",
        "eldönti": "eldöntik",
        "elfoglalta": "elfoglalták",
        "elhelyezi": "elhelyezik",
        "elveszít": "elveszítenek",
        "feladta": "feladták",
        "felfedi": "felfedik",
        "felkészült": "felkészültek",
        "győzött": "győztek",
        "győz": "győznek",
        "használja": "használják",
        "játszott": "játszottak",
        "húz": "húznak",
        "kap": "kapnak",
        "kezd": "kezdenek",
        "játszik": "játszanak",
        "kijátssza": "kijátsszák",
        "kiválasztja": "kiválasztják",
        "következik": "következnek",
        "ledobja": "ledobják",
        "lemond": "lemondanak",
        "megnevezi": "megnevezik",
        "megnyeri": "megnyerik",
        "megnyerte": "megnyerték",
        "mozgatja": "mozgatják",
        "passzol": "passzolnak",
        "szerez": "szereznek",
        "támadott": "támadtak",
        "tart": "tartanak",
        "telepít": "telepítenek",
        "teszi": "teszik",
        "telepítette": "telepítették",
        "telepített": "telepítettek",
        "telepíti": "telepítik",
        "tette": "tették",
        "válaszolhat": "válaszolhatnak",
        "választ": "választanak",
        "választja": "választják",
        "vásárol": "vásárolnak",
        "vesztett": "vesztettek",
        "veszít": "veszítenek",
        "vezet": "vezetnek",
        "vezeti": "vezetik",
    },
}
# Hungarian sentences that name a side or a seat which is not the one that acts: labels, owners.
NO_VERB: dict[str, set[str]] = {
    "memoir": {
        "event-rally-rolled",
        "event-turn",
        "page-asks-undo",
        "page-discards",
        "page-follow-next",
        "page-follow-then",
        "page-gives-up",
        "page-kept-others",
        "page-then-seat",
        "score-changed",
        "why-card-of-commander",
        "why-exit-side",
        "why-not-asked",
        "why-other-commander",
    },
    "hungary": {
        "event-delivered",
        "event-drove",
        "page-asks-undo",
        "page-discards",
        "page-follow-next",
        "page-follow-then",
        "page-gives-up",
        "page-kept-others",
        "page-then-seat",
        "why-not-asked",
    },
    "crescent": set(),
    "panzer": {
        "event-ammo",
        "event-prestige",
        "event-revealed",
        "event-turn",
        "game-turn",
        "page-asks-undo",
        "page-discards",
        "page-follow-next",
        "page-follow-then",
        "page-gives-up",
        "page-kept-others",
        "page-then-seat",
        "score-changed",
        "score-counted",
    },
    "quartermaster": set(),
}
SUBJECTS = ("side", "seat", "team")
TWIN = Path(__file__).parents[2] / "web" / "src" / "i18n" / "agreement.json"


@cache
def book(game: str) -> dict[str, BookEntry]:
    """Everything that has a name at some table of a game."""
    rules = find_game(game)
    found: dict[str, BookEntry] = {}
    for scenario, settings in TABLES[game]:
        scene = rules.scene(rules.new(scenario, settings, Seeded(1)), OBSERVER)
        found |= {entry.id: entry for entry in scene.book}
    return found


@cache
def speaker(game: str, language: Language) -> Words:
    return Words(language, *word_files(language, find_game(game).folder), lexicon=book(game))


def values_of(game: str, name: str) -> list[str]:
    """Who an argument may mean; what two seats of a side decide is said of the side."""
    kind = name.rstrip("2")
    kinds = ("seat", "side") if (game, kind) == ("hungary", "seat") else (kind,)
    return [reference for reference in book(game) if reference.partition(":")[0] in kinds]


def spoken_of(game: str, language: Language) -> Iterator[tuple[str, str, dict[str, Argument]]]:
    """Every sentence that names a side or a seat: its key, the name in question, the arguments."""
    for folder in (vezerkar.HOME, find_game(game).folder):
        for key, variables in sentences_in(folder, language).items():
            for name in sorted(variables):
                if name.rstrip("2") in SUBJECTS:
                    for value in values_of(game, name):
                        yield key, value, {**sample(game, variables), name: value}


def sample(game: str, variables: set[str]) -> dict[str, Argument]:
    """Some thing for every argument: the first of its kind in the book, a place, or a number."""
    firsts = {reference.partition(":")[0]: reference for reference in reversed(book(game))}
    firsts |= {"at": "hex:F5", "hex": "hex:F5", "square": "square:F5"}
    return {name: firsts.get(name.rstrip("23"), 3) for name in sorted(variables)}


def verb_after(said: str, name: str, language: Language) -> str:
    """The verb of somebody who is named in a sentence; nothing if there is none."""
    verbs = {*VERBS[language], *VERBS[language].values()}
    return next((word for word in behind(said, name, language) if word in verbs), "")


def behind(said: str, name: str, language: Language) -> list[str]:
    """The words behind a name where its verb may be: in English that is the next one."""
    if language == "en":
        return re.findall(rf"(?<!of )(?<!of the ){re.escape(name)} (?:now )?(\w+)", said)
    found = re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said, re.IGNORECASE)
    return re.findall(r"\w+", said[found.end() :]) if found else []


def names_plainly(said: str, name: str) -> bool:
    return bool(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said, re.IGNORECASE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_names_in_the_plural_say_so(game: str, language: Language) -> None:
    words = speaker(game, language)
    subjects = {ref for ref in book(game) if ref.partition(":")[0] in SUBJECTS}
    assert {ref for ref in subjects if words.is_many(ref)} == PLURAL[language][game]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_every_verb_agrees_with_every_side_and_seat(game: str, language: Language) -> None:
    words, plural, wrong = speaker(game, language), PLURAL[language][game], []
    for key, subject, args in spoken_of(game, language):
        said = words.text(key, **args)
        verb = verb_after(said, words.name(subject), language)
        expected = VERBS[language].values() if subject in plural else VERBS[language]
        if verb and verb not in expected:
            wrong.append(said)
    assert wrong == []
    assert words.faults == []
    assert words.missing == set()


@pytest.mark.parametrize("game", TABLES)
def test_an_english_verb_behind_a_name_in_the_plural_has_no_s(game: str) -> None:
    words = speaker(game, "en")
    for key, subject, args in spoken_of(game, "en"):
        if subject in PLURAL["en"][game]:
            said = words.text(key, **args)
            for word in behind(said, words.name(subject), "en"):
                assert not re.fullmatch(r"\w*[^s]s", word), said


@pytest.mark.parametrize("game", TABLES)
def test_every_hungarian_sentence_about_many_has_a_verb_or_needs_none(game: str) -> None:
    words, found = speaker(game, "hu"), set()
    for key, subject, args in spoken_of(game, "hu"):
        name, said = words.name(subject), words.text(key, **args)
        if subject in PLURAL["hu"][game] and names_plainly(said, name):
            if not verb_after(said, name, "hu"):
                found.add(key)
    assert found == NO_VERB[game]


# The page says the same


def agreements(game: str, language: Language) -> Iterator[tuple[str, dict[str, Argument]]]:
    """One sentence for each verb and number, for the twin in the page."""
    words, seen = speaker(game, language), set()
    for key, subject, args in spoken_of(game, language):
        verb = verb_after(words.text(key, **args), words.name(subject), language)
        if verb and verb not in seen:
            seen.add(verb)
            yield key, args


def twins(game: str) -> dict[str, Any]:
    said: dict[str, Any] = {}
    named: dict[str, BookEntry] = {}
    for language in LANGUAGES:
        for key, args in agreements(game, language):
            references = [value for value in args.values() if isinstance(value, str)]
            named |= {ref: book(game)[ref] for ref in references if ref in book(game)}
            both = {each: speaker(game, each).text(key, **args) for each in LANGUAGES}
            said[f"{key} {args}"] = {"message": {"key": key, "args": args}, **both}
    entries = [{"id": e.id, "names": e.names, "forms": e.forms} for e in named.values()]
    return {"game": game, "book": entries, "said": list(said.values())}


def test_the_page_is_told_the_same_sentences() -> None:
    """`APPROVE=1` writes what the page's own test then has to say."""
    told = json.dumps([twins(game) for game in TABLES], ensure_ascii=False, indent=1) + "\n"
    if os.environ.get("APPROVE"):
        TWIN.write_text(told, encoding="utf-8")
    assert TWIN.read_text(encoding="utf-8") == told


def test_a_verb_that_does_not_agree_would_be_found() -> None:
    assert verb_after("A szövetségesek győzött.", "szövetségesek", "hu") == "győzött"
    assert verb_after("A szövetségeseknek 3 pontja van.", "szövetségesek", "hu") == ""
    assert verb_after("The Ottomans wins 5 to 3.", "Ottomans", "en") == "wins"
