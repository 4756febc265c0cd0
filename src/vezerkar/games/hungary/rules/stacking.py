# hot: compiled by mypyc
"""Who may stand together in a hex, and how many (section 4.1)."""

from __future__ import annotations

from vezerkar.games.hungary.state import EMPTY, Campaign
from vezerkar.games.hungary.terms import CZECH, HQ, RUSSIAN, SOVIET, STACK_LIMIT


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
    board = s.board
    if board.unit_side[units[0]] != SOVIET:
        return True
    czech = False
    foreign = False
    for group in (units, others):
        for u in group:
            if board.unit_nation[u] != RUSSIAN and board.unit_type[u] < HQ:
                if board.unit_nation[u] == CZECH:
                    czech = True
                elif board.unit_side[u] == SOVIET:
                    foreign = True
    return not (czech and foreign)


def fits_together(s: Campaign, units: list[int]) -> bool:
    """Whether a group may end its move in an empty hex."""
    return len(units) == 1 or stacks(s, units, EMPTY)
