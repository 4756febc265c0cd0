"""No card without a test: every id of the six decks is named in the tests of its country."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.quartermaster.table import COUNTRIES
from vezerkar.games.quartermaster.data import load_data

DATA = load_data()


@pytest.mark.parametrize("country", COUNTRIES)
def test_every_card_has_a_test_that_names_it(country: str) -> None:
    text = (Path(__file__).parent / f"test_cards_{country}.py").read_text(encoding="utf-8")
    titles = [line for line in text.splitlines() if line.startswith("def test_")]
    names = {word for title in titles for word in title.replace("(", "_(").split("def test_")}
    deck = DATA.decks[COUNTRIES.index(country)]
    missing = [card.id for card in deck.card if not any(card.id + "_" in name for name in names)]
    assert missing == []
