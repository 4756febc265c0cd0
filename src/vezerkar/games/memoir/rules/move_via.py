# hot: compiled by mypyc
"""Moves whose way matters: over the hex of an objective and on (M44-O.4, O.8, O.12).

A destination is enough for almost every move. But a unit that passes over a permanent objective
scores it, and one that passes over a temporary objective ends the battle there if it is the last
medal. Where such a hex can be passed the way is part of the action. In the delivered scenarios
permanent objectives lie in forests and towns, where units stop: there only Behind Enemy Lines,
which ignores terrain, leads a unit over one and on (M44-K.25).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT, b_of, pack, verb_of
from vezerkar.games.memoir.rules.walk import (
    broken_by_step,
    ended_by,
    gets_sandy,
    ignores_terrain,
    is_fixed,
    step_cost,
)
from vezerkar.games.memoir.terms import PERMANENT, SUDDEN_DEATH, V_MOVE, V_MOVE_VIA

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.memoir.state import Battle


def way_matters(s: Battle) -> bool:
    """Whether a unit can take something in passing (M44-O.12), by a look at the medals only.

    A permanent objective where it need not stop, or a temporary one that is the last medal (O.4).
    """
    board = s.board
    free = ignores_terrain(s)
    if board.passes_goals or (board.has_permanent and free):
        return True
    side = s.active
    prize: i64 = board.prize_anywhere[side] if free else board.prize[side]
    return s.tally[side] + prize >= board.target[side]


class WaySearch:
    """One search for ways: where the unit is, what it has passed, and what was found."""

    def __init__(self) -> None:
        self.unit: i64 = 0
        self.most: i64 = 0
        self.goals: i64 = 0  # permanent objectives that would be scored by passing
        self.prizes: i64 = 0  # temporary objectives that would count while the unit is on them
        self.short: i64 = 0  # medals its side lacks once the unit has left its hex
        self.matters: bool = False  # whether passing one of all these can change anything
        self.path: list[int] = []
        self.found: list[int] = []  # actions, when all are wanted
        self.apart: list[int] = []  # hexes that can be reached without passing an objective
        self.wanted: i64 = -1  # or the one action wanted: then `path` is its way


def new_search(s: Battle, u: i64, most: i64) -> WaySearch:
    """A search that has not begun: which objectives depend on this unit, and how much they give."""
    board = s.board
    side: i64 = board.unit_side[u]
    search = WaySearch()
    search.unit = u
    search.most = most
    search.short = board.target[side] - s.tally[side]
    gain: i64 = 0
    for goal in range(len(board.goal_mode)):
        mode: i64 = board.goal_mode[goal]
        far: i64 = board.goal_far[goal * board.count + s.unit_hex[u]]
        if mode == SUDDEN_DEATH or board.goal_side[goal] != side or far >= most:
            continue  # too far to go on from there
        if mode == PERMANENT:
            if not s.held & BIT[goal] and depends_on(s, u, goal):
                search.goals |= BIT[goal]
        elif depends_on(s, u, goal):
            search.prizes |= BIT[goal]
            gain += board.goal_medals[goal]
            if far == 0:
                search.short += board.goal_medals[goal]  # M44-O.13: lost with the first step
    search.matters = search.goals != 0 or gain >= search.short
    return search


def depends_on(s: Battle, u: i64, goal: i64) -> bool:
    """Whether an objective lacks one hex only if this unit is not counted."""
    board = s.board
    missing: i64 = board.goal_needed[goal]
    for h in board.goal_hexes[goal]:
        v: i64 = s.at[h]
        if v >= 0 and v != u and board.unit_side[v] == board.goal_side[goal]:
            missing -= 1
    return missing == 1


def passed_at(s: Battle, search: WaySearch, h: i64, passed: i64) -> i64:
    """What the unit takes on a hex of its way: a temporary objective only as the last medal."""
    board = s.board
    if not board.goal_at[h] or medals_of(s, passed) >= search.short:
        return 0
    here: i64 = 0
    prizes: i64 = 0
    for goal in range(len(board.goal_mode)):
        if h in board.goal_hexes[goal]:
            here |= search.goals & BIT[goal]
            prizes |= search.prizes & BIT[goal]
    if prizes and medals_of(s, passed | here | prizes) >= search.short:
        here |= prizes  # M44-O.4
    return here


def medals_of(s: Battle, goals: i64) -> i64:
    """What objectives are worth together."""
    medals: i64 = 0
    goal: i64 = 0
    while goals:
        if goals & 1:
            medals += s.board.goal_medals[goal]
        goals >>= 1
        goal += 1
    return medals


def moves_via(s: Battle, u: i64, most: i64) -> list[int]:
    """Every destination together with the objectives passed on the way, as actions."""
    return search_all(s, u, most).found


def with_moves_via(s: Battle, u: i64, most: i64, moves: list[int]) -> list[int]:
    """The moves of a unit, with the way where it matters: none passes an objective for nothing."""
    search = search_all(s, u, most)
    if not search.matters:
        return moves
    kept = [m for m in moves if verb_of(m) != V_MOVE or b_of(m) in search.apart]
    return kept + search.found


def search_all(s: Battle, u: i64, most: i64) -> WaySearch:
    """A search over everything the unit can do, if there is an objective for it to pass."""
    search = new_search(s, u, most)
    if search.matters:
        explore(s, search, s.unit_hex[u], 0, False, 0)
    return search


def way(s: Battle, u: i64, most: i64, action: int) -> list[int]:
    """The cheapest way that an action means, hex by hex."""
    limit: i64 = 1
    while limit <= most:
        search = new_search(s, u, limit)
        search.wanted = action
        if explore(s, search, s.unit_hex[u], 0, False, 0):
            return search.path
        limit += 1
    raise ValueError("there is no such way")


def explore(s: Battle, search: WaySearch, h: i64, spent: i64, sandy: bool, passed: i64) -> bool:
    """Try all steps from a hex, and all steps after them; true once the wanted way is found."""
    u = search.unit
    if is_fixed(s, u):
        return False
    for k in range(6):
        cost = step_cost(s, u, h, k)
        if spent + cost > search.most or broken_by_step(s, u, h, k, spent, cost, sandy):
            continue
        y: i64 = s.board.near[h * 6 + k]
        search.path.append(y)
        if passed == 0:
            if y not in search.apart:
                search.apart.append(y)
        elif arrive(search, y, passed):
            return True
        if ended_by(s, u, y, spent) == 0:
            here = passed_at(s, search, y, passed)
            if explore(s, search, y, spent + cost, gets_sandy(s, y, sandy), passed | here):
                return True
        search.path.pop()
    return False


def arrive(search: WaySearch, y: i64, passed: i64) -> bool:
    """Note a destination; true if it is the wanted one."""
    action = pack(V_MOVE_VIA, search.unit, y, passed)
    if search.wanted >= 0:
        return action == search.wanted
    if action not in search.found:
        search.found.append(action)
    return False
