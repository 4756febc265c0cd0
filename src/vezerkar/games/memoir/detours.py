# hot: compiled by mypyc
"""Moves whose way matters: over the hex of an objective and on (M44-O.4, O.8, O.12).

A destination is enough for almost every move. But a unit that passes over a permanent objective
scores it, and one that passes over a temporary objective ends the battle there if it is the last
medal. Where such a hex can be passed the way is part of the choice. In the delivered scenarios
permanent objectives lie in forests and towns, where units stop: there only Behind Enemy Lines,
which ignores terrain, leads a unit over one and on (M44-K.25).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT, b_of, pack, verb_of
from vezerkar.games.memoir.march import BEACH_LIMIT
from vezerkar.games.memoir.state import PERMANENT, SUDDEN_DEATH
from vezerkar.games.memoir.terms import ARTILLERY, V_MOVE, V_MOVE_VIA, WIRE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.memoir.state import Battle


class Walk:
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


def set_out(s: Battle, u: i64, most: i64) -> Walk:
    """A search that has not begun: which objectives depend on this unit, and how much they give."""
    board = s.board
    side: i64 = board.unit_side[u]
    walk = Walk()
    walk.unit = u
    walk.most = most
    walk.short = board.target[side] - s.tally[side]
    gain: i64 = 0
    for goal in range(len(board.goal_mode)):
        mode: i64 = board.goal_mode[goal]
        far: i64 = board.goal_far[goal * board.count + s.unit_hex[u]]
        if mode == SUDDEN_DEATH or board.goal_side[goal] != side or far >= most:
            continue  # too far to go on from there
        if mode == PERMANENT:
            if not s.held & BIT[goal] and hangs_on(s, u, goal):
                walk.goals |= BIT[goal]
        elif hangs_on(s, u, goal):
            walk.prizes |= BIT[goal]
            gain += board.goal_medals[goal]
            if far == 0:
                walk.short += board.goal_medals[goal]  # M44-O.13: lost with the first step
    walk.matters = walk.goals != 0 or gain >= walk.short
    return walk


def hangs_on(s: Battle, u: i64, goal: i64) -> bool:
    """Whether an objective lacks one hex only if this unit is not counted."""
    board = s.board
    missing: i64 = board.goal_needed[goal]
    for h in board.goal_hexes[goal]:
        v: i64 = s.at[h]
        if v >= 0 and v != u and board.unit_side[v] == board.goal_side[goal]:
            missing -= 1
    return missing == 1


def passed_at(s: Battle, walk: Walk, h: i64, passed: i64) -> i64:
    """What the unit takes on a hex of its way: a temporary objective only as the last medal."""
    board = s.board
    if not board.goal_at[h] or medals_of(s, passed) >= walk.short:
        return 0
    here: i64 = 0
    prizes: i64 = 0
    for goal in range(len(board.goal_mode)):
        if h in board.goal_hexes[goal]:
            here |= walk.goals & BIT[goal]
            prizes |= walk.prizes & BIT[goal]
    if prizes and medals_of(s, passed | here | prizes) >= walk.short:
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


def detours(s: Battle, u: i64, most: i64) -> list[int]:
    """Every destination together with the objectives passed on the way, as actions."""
    return all_ways(s, u, most).found


def with_detours(s: Battle, u: i64, most: i64, moves: list[int]) -> list[int]:
    """The moves of a unit, with the way where it matters: none passes an objective for nothing."""
    walk = all_ways(s, u, most)
    if not walk.matters:
        return moves
    kept = [m for m in moves if verb_of(m) != V_MOVE or b_of(m) in walk.apart]
    return kept + walk.found


def all_ways(s: Battle, u: i64, most: i64) -> Walk:
    """A search over everything the unit can do, if there is an objective for it to pass."""
    walk = set_out(s, u, most)
    if walk.matters:
        step(s, walk, s.unit_hex[u], 0, False, 0)
    return walk


def way(s: Battle, u: i64, most: i64, action: int) -> list[int]:
    """The cheapest way that an action means, hex by hex."""
    limit: i64 = 1
    while limit <= most:
        walk = set_out(s, u, limit)
        walk.wanted = action
        if step(s, walk, s.unit_hex[u], 0, False, 0):
            return walk.path
        limit += 1
    raise ValueError("there is no such way")


def step(s: Battle, walk: Walk, h: i64, spent: i64, sandy: bool, passed: i64) -> bool:
    """Try all steps from a hex, as reach() does; true once the wanted way is found."""
    board = s.board
    kind: i64 = board.unit_class[walk.unit]
    start: i64 = s.unit_hex[walk.unit]
    if kind == ARTILLERY and board.bunker[start]:
        return False
    free = board.card_free[s.card] != 0
    steps = board.free_steps if free else board.steps
    off: i64 = board.count - 2
    for k in range(6):
        j: i64 = (kind * board.count + h) * 6 + k
        y: i64 = steps[j]
        cost: i64 = 1 if free else board.costs[j]
        if y == off or (s.at[y] >= 0 and y != start) or spent + cost > walk.most:
            continue
        sand = sandy or (not free and board.beach[y] != 0)
        if not free and ((board.hedgerow[y] and spent) or (sand and spent + cost > BEACH_LIMIT)):
            continue
        walk.path.append(y)
        if passed == 0:
            if y not in walk.apart:
                walk.apart.append(y)
        elif arrive(walk, y, passed):
            return True
        stops = board.stops[y] or s.works[y] & WIRE or (spent == 0 and board.hedgerow[start])
        if free or not stops:
            here = passed_at(s, walk, y, passed)
            if step(s, walk, y, spent + cost, sand, passed | here):
                return True
        walk.path.pop()
    return False


def arrive(walk: Walk, y: i64, passed: i64) -> bool:
    """Note a destination; true if it is the wanted one."""
    action = pack(V_MOVE_VIA, walk.unit, y, passed)
    if walk.wanted >= 0:
        return action == walk.wanted
    if action not in walk.found:
        walk.found.append(action)
    return False
