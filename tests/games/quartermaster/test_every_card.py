"""No card without a test: every id of the six decks is named in the tests of its country."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.quartermaster.table import COUNTRIES, GAME
from vezerkar.files.ledger import LANGUAGES
from vezerkar.games.quartermaster.schema.load import load_data
from vezerkar.words.words import Words, word_files

DATA = load_data()


@pytest.mark.parametrize("country", COUNTRIES)
def test_every_card_has_a_test_that_names_it(country: str) -> None:
    text = (Path(__file__).parent / f"test_cards_{country}.py").read_text(encoding="utf-8")
    titles = [line for line in text.splitlines() if line.startswith("def test_")]
    names = {word for title in titles for word in title.replace("(", "_(").split("def test_")}
    deck = DATA.decks[COUNTRIES.index(country)]
    missing = [card.id for card in deck.card if not any(card.id + "_" in name for name in names)]
    assert missing == []


def test_the_decks_that_are_tested_are_all_216_cards() -> None:
    copies = {
        country: sum(card.count for card in DATA.decks[i].card)
        for i, country in enumerate(COUNTRIES)
    }
    assert copies == {"germany": 40, "uk": 39, "japan": 33, "ussr": 34, "italy": 30, "usa": 40}
    ids = [card.id for deck in DATA.decks for card in deck.card]
    assert len(ids) == len(set(ids))
    assert sum(copies.values()) == 216


def test_a_card_whose_text_is_long_has_a_short_one_for_the_hand() -> None:
    for language in LANGUAGES:
        words = Words(language, *word_files(language, GAME.folder))
        for card in DATA.cards:
            whole = card.text if language == "en" else card.text_hu
            key = f"short-{card.id.replace('_', '-')}"
            assert len(words.text(key)) <= 70 if words.has(key) else len(whole) <= 80, card.id
