# hot: compiled by mypyc
"""Chapter 3 of the rulebook: how far a unit may move, and where to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.memoir.rules.walk import (
    broken_by_ground,
    ended_by,
    ignores_terrain,
    is_fixed,
)
from vezerkar.games.memoir.terms import BEACH_LIMIT, WIRE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.memoir.state import Battle

_SEEN: Final[list[bool]] = [False] * 512  # scratch by hex * 2 + sandy; clean between calls


def limits(s: Battle, u: i64, march: i64) -> tuple[i64, i64]:
    """The most hexes a unit may move, and the most with a battle still allowed.

    `march` is 0 for the move of the turn, or the length of a second move given by a card.
    """
    board = s.board
    if march > 0:
        return march, march
    card = s.card
    if board.card_move[card] == 0:
        return board.unit_move[u], board.unit_march[u]
    return board.card_move[card], board.card_march[card]


def reach(s: Battle, u: i64, most: i64, found: list[int]) -> bool:
    """Append every hex the unit may move to with at most `most` hexes; true if it may exit.

    The search goes cost by cost. A place is a hex and whether the way there was sandy: a way over
    the beach ends after two hexes (M44-A2.37). Hexes where a unit must stop are reached but not
    left. The hex the unit starts from is like any other: it may come back to it (M44-3.22).

    Every step is one of walk.py: the table of steps leaves out those that are closed, and steps
    onto plain ground, where no rule but that of wire can speak, are taken without asking.
    """
    board = s.board
    start: i64 = s.unit_hex[u]
    if is_fixed(s, u):
        return False
    free = ignores_terrain(s)
    steps = board.free_steps if free else board.steps
    costs = board.costs
    plain = board.plain
    at = s.at
    works = s.works
    seen = _SEEN
    off: i64 = board.off * 2  # the place beside the board counts as seen
    seen[off] = True
    offset: i64 = board.unit_class[u] * board.count * 6
    one_step = not free and board.hedgerow[start] != 0  # M44-A2.9
    can_exit = board.exit_side == board.unit_side[u]
    exits = False
    front: list[int] = [start * 2]
    after: list[int] = []  # places for the next cost
    later: list[int] = []  # places for the cost after that, by steps that take two hexes
    spent: i64 = 0
    place: i64
    while spent < most:
        spreads = not one_step and spent + 1 < most
        for place in front:
            h: i64 = place >> 1
            sandy: i64 = place & 1
            if can_exit and board.exits[h] and (sandy == 0 or spent < BEACH_LIMIT):
                exits = True
            j: i64 = offset + h * 6
            stop: i64 = j + 6
            while j < stop:
                y: i64 = steps[j]
                step: i64 = j
                j += 1
                clean: i64 = y * 2
                if seen[clean] or (at[y] >= 0 and y != start):
                    continue  # M44-3.8
                if sandy == 0 and (free or plain[step]):
                    if not seen[clean + 1]:
                        found.append(y)
                    seen[clean] = True
                    if spreads and (free or not works[y] & WIRE):
                        after.append(clean)
                    continue
                cost: i64 = costs[step]
                if spent + cost > most:
                    continue
                if broken_by_ground(s, y, spent, cost, sandy != 0):
                    continue
                sand: i64 = 1 if board.beach[y] else sandy
                if cost > 1:
                    later.append(clean + sand)
                    continue
                if not seen[clean + 1]:
                    found.append(y)
                elif sand:
                    continue
                seen[clean + sand] = True
                if spreads and ended_by(s, u, y, spent) == 0:
                    after.append(clean + sand)
        if not after and not later:
            break
        front = after
        after = []
        for place in later:  # steep steps come last: a cheaper way may have led to the same place
            y = place >> 1
            clean = y * 2
            if seen[clean] or seen[place]:
                continue
            if not seen[clean + 1]:
                found.append(y)
            seen[place] = True
            if ended_by(s, u, y, spent) == 0:
                after.append(place)
        if later:
            later = []
        spent += 1
    seen[off] = False
    for y in found:
        seen[y * 2] = False
        seen[y * 2 + 1] = False
    return exits


def can_move(s: Battle, u: i64, most: i64) -> bool:
    """Whether the unit has anywhere to go: a cheap look at its neighbours only."""
    board = s.board
    h: i64 = s.unit_hex[u]
    if is_fixed(s, u):
        return False
    if board.exit_side == board.unit_side[u] and board.exits[h] and most > 0:
        return True
    free = ignores_terrain(s)
    steps = board.free_steps if free else board.steps
    at = s.at
    off = board.off
    j: i64 = (board.unit_class[u] * board.count + h) * 6
    stop: i64 = j + 6
    while j < stop:
        y: i64 = steps[j]
        if y != off and at[y] < 0 and (free or board.costs[j] <= most):
            return True
        j += 1
    return False


def within(s: Battle, u: i64, h: i64, most: i64) -> bool:
    """Whether the unit, still on its starting hex, reaches a hex with at most `most` hexes."""
    board = s.board
    if board.distance[s.unit_hex[u] * board.count + h] > most:
        return False  # no step costs less than one hex
    found: list[int] = []
    reach(s, u, most, found)
    return h in found
