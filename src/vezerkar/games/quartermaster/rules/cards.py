# hot: compiled by mypyc
"""Whether a card may be played, and whom Economic Warfare may be aimed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.games.quartermaster.events import NOBODYS
from vezerkar.games.quartermaster.rules.conditions import holds
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import (
    COUNTRIES,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def is_playable(s: War, c: i64, card: i64) -> bool:
    """Whether the precondition of a card holds (QG-19.13)."""
    board = s.board
    if not board.card_requires[card]:
        return True
    if board.card_targets[card]:
        return possible_targets(s, c, card) != 0
    return holds(s, board.card_requires[card], board.team[c], NOBODYS)


def possible_targets(s: War, c: i64, card: i64) -> i64:
    """The countries that Economic Warfare may be aimed at; their homes may be lost (QG-18.18)."""
    board = s.board
    found: i64 = 0
    for target in range(COUNTRIES):
        if board.card_targets[card] >> target & 1:
            if holds(s, board.card_requires[card], board.team[c], target):
                found |= BIT[target]
    return found
