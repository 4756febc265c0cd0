# hot: compiled by mypyc
"""What has just happened, as one int: the event that a reaction window is about.

Its parts: which event, the acting country, the space, the country of the piece, the card, whether
the piece was supplied, whether it was the card of the Play step, the target of Economic Warfare.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.quartermaster.terms import NO_CARD, NO_SPACE

if TYPE_CHECKING:
    from mypy_extensions import i64

NOBODYS: Final = 6  # no piece, no target
SUPPLIED: Final = 1
IN_PLAY: Final = 2


def happening(event: i64, actor: i64, space: i64, piece: i64, flags: i64 = 0) -> i64:
    """An event about a space and a piece."""
    return event | actor << 4 | space << 7 | piece << 13 | NO_CARD << 16 | flags << 24 | 6 << 26


def about_card(event: i64, actor: i64, card: i64, flags: i64, aim: i64) -> i64:
    """An event about a card and, in Economic Warfare, its target."""
    return event | actor << 4 | NO_SPACE << 7 | 6 << 13 | card << 16 | flags << 24 | aim << 26


def event_of(h: i64) -> i64:
    return h & 15


def actor_of(h: i64) -> i64:
    return h >> 4 & 7


def space_of(h: i64) -> i64:
    return h >> 7 & 63


def piece_of(h: i64) -> i64:
    """The country of the piece; NOBODYS if there is none."""
    return h >> 13 & 7


def card_of(h: i64) -> i64:
    return h >> 16 & 255


def flags_of(h: i64) -> i64:
    return h >> 24 & 3


def aim_of(h: i64) -> i64:
    return h >> 26 & 7
