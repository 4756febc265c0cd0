"""Which rule of the ledger tells what a card does."""

from __future__ import annotations

from typing import Final

from vezerkar.games.quartermaster.schema.load import WarData

Rules = tuple[str, ...]

LEDGER_PREFIXES: Final = {
    "germany": "GER",
    "uk": "UK",
    "japan": "JPN",
    "ussr": "SOV",
    "italy": "ITA",
    "usa": "USA",
}


def card_rules(data: WarData) -> dict[int, Rules]:
    """By kind of card: the rule that tells what it does.

    The ledger numbers the special cards of each deck in the order of the files; the basic cards
    are told by the rules of their types.
    """
    found: dict[int, Rules] = {}
    number = 0
    for deck in data.decks:
        special = 0
        for card in deck.card:
            found[number] = ()
            if "basic" not in card.tags:
                special += 1
                found[number] = (f"QG-C.{LEDGER_PREFIXES[deck.country]}.{special}",)
            number += 1
    return found
