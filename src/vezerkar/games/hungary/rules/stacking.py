# hot: compiled by mypyc
"""Who may stand together in a hex, and how many (section 4.1)."""

from __future__ import annotations

from mypy_extensions import i64

from vezerkar.games.hungary.state import EMPTY, Campaign
from vezerkar.games.hungary.terms import (
    CZECH_COMPANY,
    FOREIGN_COMPANY,
    HQ,
    SOVIET,
    STACK_LIMIT,
)


def has_room(s: Campaign, units: list[int], h: int) -> bool:
    """HU-4.1.1, HU-4.1.3: whether a group may end its move in a hex."""
    board = s.board
    pile = s.at[h]
    if len(units) == 1 and not pile:
        return True
    arriving = 0
    for u in units:
        if board.unit_type[u] < HQ:
            arriving += 1
    if arriving == 0:
        return True
    if len(pile) + arriving > STACK_LIMIT and s.strength_in(h) + arriving > STACK_LIMIT:
        return False
    return stacks(s, units, pile)


def stacks(s: Campaign, units: list[int], others: list[int]) -> bool:
    """HU-4.1.3: Czech units stand only with units of the Soviet Union."""
    if s.board.unit_side[units[0]] != SOVIET:
        return True
    company = s.board.unit_company
    met: i64 = 0
    u: i64
    for u in units:
        met |= company[u]
    for u in others:
        met |= company[u]
    return met != CZECH_COMPANY | FOREIGN_COMPANY


def fits_together(s: Campaign, units: list[int]) -> bool:
    """Whether a group may end its move in an empty hex."""
    return len(units) == 1 or stacks(s, units, EMPTY)
