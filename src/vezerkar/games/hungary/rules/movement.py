# hot: compiled by mypyc
"""Where pieces can go, at what cost and on which way (section 7); all points are half points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.rules.paths import AT_START, COST_SHIFT, HEX_MASK, RANK_SHIFT, Paths
from vezerkar.games.hungary.rules.rising import NO_BAN, ban_for
from vezerkar.games.hungary.rules.stacking import fits_together, has_room
from vezerkar.games.hungary.rules.zones import presence
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    BESIDE,
    BLOCKS,
    HQ,
    INFANTRY,
    LAKE,
    LIGHT_INFANTRY,
    MOTORIZED,
    MOUNTAIN,
    OOS,
    PARTISAN,
    SOVIET,
    UNIT,
    UNREACHABLE,
    ZOC,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_WAY: Final = 255
TRUCK_CLASS: Final = 1 << MOTORIZED


class Walk:
    """Who walks and by what rules."""

    def __init__(self, side: int, start: int, points: int) -> None:
        self.side: int = side
        self.start: int = start
        self.points: int = points
        self.classes: int = 0  # mask of movement classes (HU-7.1.8)
        self.rail: bool = False  # rail steps are allowed (HU-7.4.7)
        self.bridges_only: bool = False  # HU-10.3.2
        self.ignores_zoc: bool = False  # HU-8.5.4, HU-8.6.3
        self.takes: bool = False  # what it walks through is its own at once (HU-14.1)
        self.slips: bool = False  # it has made no step yet: Budapest lets it through (HU-3.3.3)
        self.opened: int = 0  # directions of hexes emptied by VTs, as bits (HU-7.3.14)
        self.minimum: bool = False  # one hex at any cost (HU-7.1.2)
        self.banned: bytes = NO_BAN


def explore(s: Campaign, walk: Walk) -> Paths:
    """Everything a walk can reach; one bucket for each number of half points spent."""
    board = s.board
    near, ease, control = board.near, board.ease, s.control
    hop = hop_table(board, walk)
    foe = presence(s, 1 - walk.side)
    banned = walk.banned
    bans = len(banned) > 0
    stops = not walk.ignores_zoc
    side: i64 = walk.side
    points: i64 = walk.points
    ways = Paths(walk.start, board.count)
    best, found = ways.best, ways.found
    buckets: list[list[int]] = [[] for i in range(walk.points + 1)]
    dear = leave(s, walk, ways, hop, foe, buckets)
    spent: i64 = 1
    h: i64
    while spent <= points:
        known: i64 = (spent + 1) << COST_SHIFT
        for h in buckets[spent]:
            way: i64 = best[h]
            if way >> COST_SHIFT != spent:
                continue
            found.append(h)
            if stops and foe[h] & ZOC:
                continue  # HU-3.2.1
            way += h - (way & HEX_MASK)
            at: i64 = h * 6
            end: i64 = at + 6
            while at < end:
                n: i64 = near[at]
                old: i64 = best[n]
                if old >= known:
                    step: i64 = hop[at]
                    if ease[at]:
                        step = eased(s, walk, foe, at, h, n, step)
                    if spent + step <= points and not foe[n] & BLOCKS:  # HU-7.1.4
                        new: i64 = way + (step << COST_SHIFT)
                        if control[n] != side:
                            new -= HEX_MASK + 1
                        if new >> RANK_SHIFT < old >> RANK_SHIFT and not (bans and banned[n]):
                            best[n] = new
                            if new >> COST_SHIFT != old >> COST_SHIFT:
                                buckets[spent + step].append(n)
                at += 1
        spent += 1
    for h in dear:
        if best[h] >> COST_SHIFT > points:
            found.append(h)
    return ways


def leave(
    s: Campaign, walk: Walk, ways: Paths, hop: bytes, foe: bytes, buckets: list[list[int]]
) -> list[int]:
    """The first steps, from where other rules hold; those that only the minimum allows."""
    board = s.board
    banned = walk.banned
    h = walk.start
    dear: list[int] = []
    in_zoc = not walk.ignores_zoc and foe[h] & ZOC != 0
    ways.best[h] = AT_START
    for at in range(h * 6, h * 6 + 6):
        n = board.near[at]
        if foe[n] & BLOCKS or (len(banned) > 0 and banned[n]):
            continue  # HU-7.1.4
        if in_zoc and foe[n] & ZOC and not may_slip(s, walk, at):
            continue  # HU-3.2.2
        step: i64 = hop[at]
        if board.ease[at]:
            step = eased(s, walk, foe, at, h, n, step)
        if step == NO_WAY or (step > walk.points and not walk.minimum):
            continue
        taken = HEX_MASK + 1 if s.control[n] != walk.side else 0
        ways.best[n] = AT_START + (step << COST_SHIFT) - taken + h
        if step > walk.points:
            dear.append(n)  # HU-7.1.2: the first and only step
        else:
            buckets[step].append(n)
    return dear


def hop_table(board: Board, walk: Walk) -> bytes:
    """What each step costs, rivers included, in half points; made when it is first asked for."""
    which = walk.classes * 2 + (1 if walk.bridges_only else 0)
    if not board.hops[which]:
        board.hops[which] = make_hops(board, walk.classes, walk.bridges_only)
    return board.hops[which]


def make_hops(board: Board, classes: int, bridges_only: bool) -> bytes:
    """HU-7.2.1, HU-7.1.8, HU-7.5.2, HU-10.3.2."""
    table = bytearray(len(board.edge))
    for at in range(len(board.edge)):
        edge = board.edge[at]
        if edge == LAKE or (edge and bridges_only):
            table[at] = NO_WAY
        else:
            river = board.river_cost[classes * 4 + edge] if edge else 0
            table[at] = board.cost[classes * 8 + board.terrain[board.near[at]]] + river
    return bytes(table)


def eased(s: Campaign, walk: Walk, foe: bytes, at: i64, h: i64, n: i64, step: i64) -> i64:
    """HU-7.2.3, HU-7.4.7: a step over a bridge or along a railway, with both ends held.

    Where a combat unit comes from is held by then: it has just walked in (HU-14.1).
    """
    board = s.board
    if s.control[n] != walk.side or not (walk.takes or s.control[h] == walk.side):
        return step
    if walk.rail and board.rail[at] and not (foe[h] | foe[n]) & ZOC:
        return board.rail_cost
    if board.bridge[at]:
        return board.cost[walk.classes * 8 + board.terrain[n]]
    return step


def may_slip(s: Campaign, walk: Walk, at: int) -> bool:
    """HU-3.3.1, HU-3.3.3, HU-7.3.14: the steps from one enemy ZOC into another."""
    if walk.opened >> at % 6 & 1:
        return True
    budapest = s.board.budapest
    return walk.slips and budapest[at // 6] != 0 and budapest[s.board.near[at]] != 0


def is_open_bridge(s: Campaign, at: int, side: int) -> bool:
    """HU-7.2.3: a bridge with both banks held."""
    board = s.board
    return board.bridge[at] != 0 and s.control[at // 6] == side == s.control[board.near[at]]


# Who moves how


def is_hampered(kind: int) -> bool:
    """HU-5.5.3, HU-5.5.9: out of supply, all but infantry have half of their points."""
    return kind not in (INFANTRY, MOUNTAIN, LIGHT_INFANTRY, PARTISAN)


def points_of(s: Campaign, u: int) -> int:
    """The half points that a unit may use."""
    points = s.board.unit_move[3 * u + s.unit_steps[u]]
    if s.flags[u] & OOS and is_hampered(s.board.unit_type[u]):
        points //= 2
    return 2 * points


def walk_of(s: Campaign, units: list[int], trucks: int, points: int) -> Walk:
    """The walk of a group by its slowest and most hampered piece (HU-7.1.3, HU-7.1.8)."""
    board = s.board
    side = board.unit_side[units[0]]
    walk = Walk(side, s.unit_hex[units[0]], points)
    for u in units:
        walk.classes |= board.unit_class[u]
        if board.unit_type[u] == HQ:
            walk.bridges_only = True
            walk.rail = True  # HU-10.3.3
    if trucks:
        walk.classes |= TRUCK_CLASS
    walk.takes = takes_ground(s, units)
    walk.banned = ban_for(s, units)
    return walk


def group_points(s: Campaign, units: list[int], trucks: int) -> int:
    """HU-7.1.3: the points of the slowest."""
    points = s.board.truck_points if trucks else UNREACHABLE
    for u in units:
        mine = points_of(s, u)
        if mine < points:
            points = mine
    return points


def plain_walk(s: Campaign, units: list[int], trucks: int) -> Walk:
    """An ordinary move from the start of the phase."""
    walk = walk_of(s, units, trucks, group_points(s, units, trucks))
    walk.minimum = True
    walk.slips = True
    return walk


def is_beside_enemy(s: Campaign, h: int, side: int) -> bool:
    """HU-7.4.2: next to an enemy combat unit or HQ."""
    return presence(s, 1 - side)[h] & BESIDE != 0


def far_walk(s: Campaign, units: list[int], trucks: int) -> Walk | None:
    """Operational movement of the Soviet side, rail of the Axis; None where it is not allowed."""
    board = s.board
    side = board.unit_side[units[0]]
    if trucks or board.unit_type[units[0]] == HQ:
        return None  # HU-10.3.4, HU-7.4.1: trucks are no units
    if is_beside_enemy(s, s.unit_hex[units[0]], side):
        return None  # HU-7.4.2, HU-7.4.8
    walk = walk_of(s, units, trucks, far_points(s, units))
    walk.rail = True
    walk.slips = True
    return walk


def far_points(s: Campaign, units: list[int]) -> int:
    """HU-7.4.1, HU-7.4.5: the Soviet side doubles its points."""
    points = group_points(s, units, 0)
    return points * s.board.operational if s.board.unit_side[units[0]] == SOVIET else points


def takes_ground(s: Campaign, units: list[int]) -> bool:
    """HU-14.1: a combat unit other than partisans takes the hexes that it enters."""
    for u in units:
        if s.board.unit_type[u] < PARTISAN:
            return True
    return False


def stages(
    s: Campaign, units: list[int], ways: Paths, points: int, apart: bool, most: int
) -> list[int]:
    """Hexes of the enemy that a group can take and go on: points are left, no zone holds it.

    The first `most` of them. A move that ends `apart` from the enemy may come next to one on its
    way (HU-7.4.6); such hexes stand last, for they take longer to judge.
    """
    side = s.board.unit_side[units[0]]
    foe, own, control = presence(s, 1 - side), presence(s, side), s.control
    found: list[int] = []
    close: list[int] = []
    if not takes_ground(s, units) or not fits_together(s, units):
        return found
    h: i64
    for h in ways.found:
        if control[h] == side or foe[h] & ZOC or ways.cost(h) >= points:
            continue
        if own[h] & UNIT and not has_room(s, units, h):
            continue
        if apart and foe[h] & BESIDE:
            close.append(h)
            continue
        found.append(h)
        if len(found) == most:
            return found
    for h in close:
        if leads_on(s, units, ways, points, h):
            found.append(h)
            if len(found) == most:
                break
    return found


def leads_on(s: Campaign, units: list[int], ways: Paths, points: int, h: int) -> bool:
    """HU-7.4.6: whether a group that comes next to an enemy can still end its move elsewhere."""
    t = s.clone()
    path = ways.path(h)
    for u in units:
        t.march(u, path)
    walk = walk_of(t, units, 0, points - ways.cost(h))
    walk.rail = True
    return len(ends(t, units, explore(t, walk), True)) > 0


def ends(s: Campaign, units: list[int], ways: Paths, apart: bool) -> list[int]:
    """The hexes of a walk where a group may stop; `apart` from the enemy if told (HU-7.4.6)."""
    side = s.board.unit_side[units[0]]
    foe, own = presence(s, 1 - side), presence(s, side)
    empty = fits_together(s, units)
    found: list[int] = []
    h: i64
    for h in ways.found:
        if apart and foe[h] & BESIDE:
            continue
        if has_room(s, units, h) if own[h] & UNIT else empty:
            found.append(h)
    return found


def can_move(s: Campaign, units: list[int]) -> bool:
    """Whether a group can move at all: a neighbour is enough, for one hex is always allowed."""
    board = s.board
    near, edges = board.near, board.edge
    lead = units[0]
    side = board.unit_side[lead]
    h = s.unit_hex[lead]
    foe, own = presence(s, 1 - side), presence(s, side)
    in_zoc = foe[h] & ZOC != 0
    banned = ban_for(s, units)
    crowded = False
    at: i64 = h * 6
    end: i64 = at + 6
    while at < end:
        edge: i64 = edges[at]
        n: i64 = near[at]
        at += 1
        if edge == LAKE or foe[n] & BLOCKS or (len(banned) > 0 and banned[n]):
            continue
        if in_zoc and foe[n] & ZOC and not (board.budapest[h] and board.budapest[n]):
            continue  # HU-3.2.2, HU-3.3.1
        if edge and board.unit_type[lead] == HQ and not is_open_bridge(s, at - 1, side):
            continue  # HU-10.3.2
        if has_room(s, units, n) if own[n] & UNIT else fits_together(s, units):
            return True
        crowded = True
    return crowded and can_pass(s, units)


def can_pass(s: Campaign, units: list[int]) -> bool:
    """Whether a group finds room beyond the full hexes around it."""
    if ends(s, units, explore(s, plain_walk(s, units, 0)), False):
        return True
    far = far_walk(s, units, 0)
    return far is not None and len(ends(s, units, explore(s, far), True)) > 0


def truck_walk(s: Campaign, side: int, h: int) -> Walk:
    """HU-5.8.1.8, HU-5.8.1.17: a truck by itself."""
    walk = Walk(side, h, s.board.truck_points)
    walk.classes = TRUCK_CLASS
    walk.rail = True
    walk.minimum = True
    walk.slips = True
    return walk
