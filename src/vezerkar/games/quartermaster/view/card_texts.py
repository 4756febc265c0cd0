"""What a card says to a player: plain sentences, and below them what a card of its type is."""

from __future__ import annotations

from functools import cache
from typing import Final

import vezerkar
from vezerkar.files.ledger import LANGUAGES
from vezerkar.files.toml import read_toml
from vezerkar.games.quartermaster.schema.cards import CardFace
from vezerkar.games.quartermaster.schema.load import load_data
from vezerkar.scene.scene import Message

MAX_CARD_LETTERS: Final = 105  # of a text that fits a card in hand
TERMS: Final = ("recruit", "eliminate")  # words of the rulebook that a card explains

Sentences = dict[str, dict[str, str]]  # by table of the file, then by name


@cache
def sentences(language: str) -> Sentences:
    """The file with the texts of all cards."""
    folder = vezerkar.HOME / "games" / "quartermaster" / "text"
    return read_toml(folder / f"cards.{language}.toml")


@cache
def _printed() -> dict[str, CardFace]:
    """The cards that come with the game."""
    return {card.id: card for card in load_data().cards}


def _is_printed(card: CardFace) -> bool:
    return _printed().get(card.id) == card


def text_of(card: CardFace, language: str) -> str:
    """What the card does; one that a pack has changed says what the pack says."""
    if _is_printed(card):
        return sentences(language)["card"][card.id]
    return card.text if language == "en" else card.text_hu


def short_text(card: CardFace) -> tuple[Message, ...]:
    """For a card in hand, where its text is too long for it; the page shortens that of a pack."""
    letters = max(len(text_of(card, language)) for language in LANGUAGES)
    if letters <= MAX_CARD_LETTERS or not _is_printed(card):
        return ()
    return (Message(f"short-{card.id.replace('_', '-')}"),)


def whole_text(card: CardFace, language: str) -> str:
    """For an enlarged card: a paragraph for its text, for each term in it, and for its type."""
    said = sentences(language)
    terms = [said["term"][term] for term in TERMS if _uses(card, term)]
    about = [said["type"][card.type]] if card.type in said["type"] else []
    return "\n".join((text_of(card, language), *terms, *about))


def _uses(card: CardFace, term: str) -> bool:
    return any(step.op.startswith(term) for step in card.step)
