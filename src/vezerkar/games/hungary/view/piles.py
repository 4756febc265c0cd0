# hot: compiled by mypyc
"""In which order units are shown that stand in one hex."""

from __future__ import annotations

from mypy_extensions import i64

from vezerkar.games.hungary.state import Campaign


def strongest_on_top(s: Campaign) -> list[int]:
    """All units on the map, hex by hex; a stack shows what it is worth, and not who came last."""
    found: list[int] = []
    for pile in s.at:
        if pile:
            found += pile if len(pile) == 1 else by_worth(s, pile)
    return found


def by_worth(s: Campaign, pile: list[int]) -> list[int]:
    """The units of a hex, the weakest first; those of equal worth in the order of arrival."""
    units: list[int] = []
    worths: list[int] = []
    u: i64
    for u in pile:
        mine: i64 = worth(s, u)
        at: i64 = len(units)
        while at > 0 and worths[at - 1] > mine:
            at -= 1
        units.insert(at, u)
        worths.insert(at, mine)
    return units


def worth(s: Campaign, u: i64) -> i64:
    row: i64 = 3 * u + s.unit_steps[u]
    return i64(s.board.unit_attack[row]) + s.board.unit_defence[row]
