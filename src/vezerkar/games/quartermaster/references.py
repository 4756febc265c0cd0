"""Which rules of the ledger speak of which phase and which card."""

from __future__ import annotations

from typing import Final

from vezerkar.games.quartermaster.data import WarData

Rules = tuple[str, ...]

PREFIXES: Final = {
    "germany": "GER",
    "uk": "UK",
    "japan": "JPN",
    "ussr": "SOV",
    "italy": "ITA",
    "usa": "USA",
}
# By the word of a frame.
PHASE_RULES: Final[dict[str, Rules]] = {
    "setup": ("QG-3.8",),
    "turn": ("QG-10.1",),
    "play": ("QG-10.2", "QG-19.1", "QG-19.2"),
    "resolve": ("QG-20.5",),
    "card": ("QG-19.4",),
    "warfare": ("QG-18.17",),
    "build": ("QG-18.1", "QG-18.3", "QG-21.1"),
    "recruit": ("QG-21.2", "QG-21.4"),
    "free": ("QG-11.10", "QG-11.8"),
    "fight": ("QG-18.5", "QG-18.6", "QG-21.12"),
    "battle": ("QG-18.7",),
    "eliminate": ("QG-21.6",),
    "remove": ("QG-20.17",),
    "protect": ("QG-21.8",),
    "rebuild": ("QG-11.7",),
    "give": ("QG-15.4", "QG-15.5"),
    "strike": ("QG-16.10",),
    "play-from": ("QG-19.3",),
    "look": ("QG-C.GER.19",),
    "under": ("QG-C.USA.18",),
    "pay": ("QG-20.15",),
    "choice": ("QG-C.UK.2",),
    "window": ("QG-20.5", "QG-20.6"),
    "discard": ("QG-10.6",),
}
# By the words of frame and verb, where another rule speaks than that of the verb.
CHOICE_RULES: Final[dict[tuple[str, str], Rules]] = {
    ("setup", "discard"): ("QG-3.8",),
    ("play", "discard"): ("QG-19.2",),
    ("play", "pass"): ("QG-19.10",),
    ("free", "skip"): ("QG-11.10", "QG-11.8"),
    ("discard", "discard"): ("QG-10.6",),
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
                found[number] = (f"QG-C.{PREFIXES[deck.country]}.{special}",)
            number += 1
    return found
