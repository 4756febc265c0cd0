"""Helpers for rule tests: battles from their beginning, and decks stacked card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from tests.games.memoir.table import GAME, Table
from vezerkar.core.chance import Chance, Seeded
from vezerkar.core.game import Value
from vezerkar.core.session import Session
from vezerkar.games.memoir.setup import layout_of

OVERLORD = "omaha-beach-overlord"
SLUGS = [info.id for info in GAME.scenarios()]
BATTLES = [slug for slug in SLUGS if slug != OVERLORD]


def begin(
    slug: str, chance: Chance | None = None, settings: Mapping[str, Value] | None = None
) -> Table:
    """A scenario at its very beginning, set up and dealt by the engine itself."""
    table = Table.__new__(Table)
    table.session = Session(GAME, slug, settings or {}, chance or Seeded(1))
    return table


def card_names(table: Table) -> list[str]:
    """Every card of the deck, copies included, in the order in which a script of zeros draws."""
    board = table.s.board
    names = layout_of(board).lexicon.names("card")
    return [names[kind] for kind, copies in enumerate(board.deck) for _ in range(copies)]


def draws(table: Table, *cards: str) -> str:
    """The chance results that draw these cards from the pile, one after the other."""
    pile = table.s.pile[:]
    results = []
    for card in cards:
        kind = table.number("card", card)
        assert pile[kind], f"{card} is not in the pile"
        results.append(str(sum(pile[:kind])))
        pile[kind] -= 1
    return " ".join(results)


def rest_of_deck(*taken: Iterable[str]) -> list[str]:
    """The cards of a full deck that are left when some are taken out."""
    left = Counter(DECK)
    for cards in taken:
        for card in cards:
            assert left[card] > 0, f"the deck has no further {card}"
            left[card] -= 1
    return sorted(left.elements())


DECK = card_names(begin("pegasus-bridge"))
