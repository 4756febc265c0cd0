"""How to play a game in two minutes, and the game on half a page, as data.

A panel shows a part of the game's starter position: `view` names the spaces at its corners, tokens
may `stand` elsewhere for once. Arrows, rings and targets are drawn above, cards or dice beside it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

from msgspec import Meta, Struct

from vezerkar.core.game import Game
from vezerkar.files.ledger import Bilingual
from vezerkar.files.toml import convert, read_toml

HOW_TO_FILE: Final = "howto.toml"  # in the folder of a game
Line = Annotated[tuple[str, ...], Meta(min_length=2)]


class GameSummary(Struct, frozen=True, forbid_unknown_fields=True):
    """A game on half a page."""

    what: Bilingual
    win: Bilingual
    turn: Annotated[tuple[Bilingual, ...], Meta(min_length=3, max_length=6)]


class HowToPicture(Struct, frozen=True, forbid_unknown_fields=True):
    """One picture, and what it says."""

    title: Bilingual
    say: Bilingual
    view: tuple[str, ...] = ()
    move: tuple[Line, ...] = ()  # arrows: the spaces of each
    attack: tuple[Line, ...] = ()
    ring: tuple[str, ...] = ()
    target: tuple[str, ...] = ()
    stand: dict[str, str] = {}  # tokens, and the space each stands on here; empty: nowhere
    copy: dict[str, str] = {}  # spaces, and the token of which another one stands there
    cards: tuple[str, ...] = ()  # `card:...` of the book
    dice: tuple[str, ...] = ()


class HowTo(Struct, frozen=True, forbid_unknown_fields=True):
    """All of it."""

    summary: GameSummary
    panel: Annotated[tuple[HowToPicture, ...], Meta(min_length=5, max_length=7)]


@lru_cache(maxsize=16)
def load_how_to(game: Game) -> HowTo | None:
    """The pictures of a game, if it has any."""
    path = game.folder / HOW_TO_FILE
    return convert(read_toml(path), HowTo, str(path)) if path.is_file() else None
