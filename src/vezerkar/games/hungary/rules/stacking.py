# hot: compiled by mypyc
# thorough: its loops are worth an optimising compiler
"""Who may stand together in a hex, and how many (section 4.1)."""

from __future__ import annotations

from mypy_extensions import i64

from vezerkar.games.hungary.state import EMPTY, Campaign
from vezerkar.games.hungary.terms import (
    CZECH_COMPANY,
    FOREIGN_COMPANY,
    HQ,
    STACK_LIMIT,
)


class Newcomers:
    """What counts of a group where it is to end its move: asked once, for many hexes."""

    def __init__(self, s: Campaign, units: list[int]) -> None:
        self.count: i64 = 0  # HU-4.1.1: combat units
        self.company: i64 = company_of(s, units)
        u: i64
        for u in units:
            if s.board.unit_type[u] < HQ:
                self.count += 1


def has_room(s: Campaign, units: list[int], h: int) -> bool:
    """HU-4.1.1, HU-4.1.3: whether a group may end its move in a hex."""
    return takes_in(s, h, Newcomers(s, units))


def takes_in(s: Campaign, h: i64, group: Newcomers) -> bool:
    """The same for a group that was asked before."""
    arriving = group.count
    if arriving == 0:
        return True  # HQs
    pile = s.at[h]
    company, kinds, companies = group.company, s.board.unit_type, s.board.unit_company
    u: i64
    for u in pile:
        company |= companies[u]
        if kinds[u] < HQ:
            arriving += 1
    return arriving <= STACK_LIMIT and not is_mixed(company)


def company_of(s: Campaign, units: list[int]) -> i64:
    """Whether units are Czech, or foreign to them, or both: one bit each; none of the Axis."""
    company = s.board.unit_company
    met: i64 = 0
    u: i64
    for u in units:
        met |= company[u]
    return met


def is_mixed(company: i64) -> bool:
    """HU-4.1.3: Czech units stand only with units of the Soviet Union."""
    return company == CZECH_COMPANY | FOREIGN_COMPANY


def stacks(s: Campaign, units: list[int], others: list[int]) -> bool:
    """HU-4.1.3: whether units may stand with others."""
    return not is_mixed(company_of(s, units) | company_of(s, others))


def fits_together(s: Campaign, units: list[int]) -> bool:
    """Whether a group may end its move in an empty hex."""
    return len(units) == 1 or stacks(s, units, EMPTY)
