"""No card without a test: every id of the six decks is named in the tests of its country."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.games.quartermaster.table import COUNTRIES, GAME
from vezerkar.files.ledger import LANGUAGES, Language
from vezerkar.games.quartermaster.schema.load import load_data
from vezerkar.games.quartermaster.view.card_texts import (
    MAX_CARD_LETTERS,
    sentences,
    short_text,
    text_of,
    whole_text,
)
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
            for message in short_text(card):
                assert len(words.say(message)) <= MAX_CARD_LETTERS, card.id
            if not short_text(card):
                assert len(text_of(card, language)) <= MAX_CARD_LETTERS, card.id
                assert not words.has(f"short-{card.id.replace('_', '-')}"), card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does_in_whole_sentences(language: Language) -> None:
    """A newcomer reads them aloud: no dashes for words, no abbreviations of the data files."""
    words = Words(language, *word_files(language, GAME.folder))
    assert set(sentences(language)["card"]) == {card.id for card in DATA.cards}
    for card in DATA.cards:
        for text in (text_of(card, language), *map(words.say, short_text(card))):
            assert text[0].isupper(), card.id
            assert text.endswith("."), card.id
            assert not re.search(r"[—+]|\bVP\b|\bGYP\b|Standing effect", text), card.id


def test_an_enlarged_card_explains_its_type_and_its_terms() -> None:
    card = next(card for card in DATA.cards if card.id == "uk_king_peter")
    assert whole_text(card, "en").splitlines() == [
        "Eliminate one Axis army in the Balkans, then recruit a British army there.",
        "Recruit: place the piece there; it needs no supplied piece next to it.",
        "Eliminate: take the piece off the board; it is no battle.",
        "Event: it happens as soon as you play it; then the card is discarded.",
    ]


def test_a_card_that_a_pack_has_changed_says_what_the_pack_says() -> None:
    card = next(card for card in DATA.cards if card.id == "ger_autobahn")
    changed = replace(card, text="Draw a card.", text_hu="Húzz egy lapot.", step=())
    assert text_of(changed, "en") == "Draw a card."
    assert text_of(changed, "hu") == "Húzz egy lapot."
    assert short_text(card)
    assert not short_text(changed)  # it would tell of the card that it was
