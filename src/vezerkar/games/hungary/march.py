# hot: compiled by mypyc
"""Where pieces can go, at what cost and on which way (section 7); all points are half points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    AXIS,
    BESIDE,
    CZECH,
    FAR,
    HQ,
    HUNGARIAN,
    INFANTRY,
    LAKE,
    LIGHT_INFANTRY,
    MOTORIZED,
    MOUNTAIN,
    OOS,
    PARTISAN,
    RUSSIAN,
    SOVIET,
    STACK_LIMIT,
    TRUCK,
    UNIT,
    ZOC,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_BAN: Final = b""
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
        self.opened: int = -1  # a hex emptied by a VT may be entered from a ZOC (HU-7.3.14)
        self.minimum: bool = False  # one hex at any cost (HU-7.1.2)
        self.banned: bytes = NO_BAN


class Ways:
    """What a walk can reach: by hex the cost, and the hex before it."""

    def __init__(self, count: int) -> None:
        self.cost: list[int] = [FAR] * count
        self.before: list[int] = [-1] * count
        self.taken: list[int] = [0] * count  # enemy hexes on the way: more of them wins a tie
        self.found: list[int] = []

    def path(self, h: int) -> list[int]:
        """The way to a hex, the start first."""
        way = [h]
        while self.before[h] >= 0:
            h = self.before[h]
            way.append(h)
        way.reverse()
        return way


def explore(s: Campaign, walk: Walk, goal: int = -1) -> Ways:
    """Everything a walk can reach; one bucket for each number of half points spent.

    With a goal the search ends when the way to it is certain.
    """
    board = s.board
    near, edge, steps = board.near, board.edge, board.steps
    entry = board.entry[walk.classes]
    seen, control = s.picture(), s.control
    side = walk.side
    enemy = (UNIT | TRUCK) << (1 - side)  # HU-7.1.4
    zoc = ZOC << (1 - side)
    stops = not walk.ignores_zoc
    banned = walk.banned
    bans = len(banned) > 0
    ways = Ways(board.count)
    cost, before, taken = ways.cost, ways.before, ways.taken
    buckets: list[list[int]] = [[] for i in range(walk.points + 1)]
    cost[walk.start] = 0
    buckets[0].append(walk.start)
    spent: i64 = 0
    points: i64 = walk.points
    while spent <= points:
        if goal >= 0 and cost[goal] <= spent:
            break
        for h in buckets[spent]:
            if cost[h] != spent:
                continue
            if spent:
                ways.found.append(h)
                if stops and seen[h] & zoc:
                    continue  # HU-3.2.1
            from_zoc = stops and seen[h] & zoc != 0
            at: i64
            for at in steps[h]:
                n: i64 = near[at]
                if seen[n] & enemy or (bans and banned[n]):
                    continue
                if from_zoc and seen[n] & zoc and not may_slip(s, walk, h, n):
                    continue  # HU-3.2.2
                step: i64 = entry[n]
                if edge[at]:
                    step += river(s, walk, at, h, n)
                if walk.rail and board.rail[at] and control[h] == side and control[n] == side:
                    if not (seen[h] | seen[n]) & zoc:
                        step = board.rail_cost  # HU-7.4.7
                total: i64 = spent + step
                if total > points:
                    if not (walk.minimum and h == walk.start and step < FAR):
                        continue
                    if cost[n] < FAR:
                        continue
                    cost[n] = total  # HU-7.1.2: the first and only step
                    before[n] = h
                    ways.found.append(n)
                    continue
                gain = taken[h] + (1 if control[n] != side else 0)
                if total < cost[n]:
                    cost[n] = total
                    before[n] = h
                    taken[n] = gain
                    buckets[total].append(n)
                elif total == cost[n] and gain > taken[n]:
                    before[n] = h
                    taken[n] = gain
        spent += 1
    if walk.minimum:
        ways.found = once(ways.found, board.count)
    ways.found.sort()
    return ways


def once(hexes: list[int], count: int) -> list[int]:
    """Each hex only once: a neighbour that costs too much directly may be reached by a detour."""
    known = [False] * count
    found: list[int] = []
    for h in hexes:
        if not known[h]:
            known[h] = True
            found.append(h)
    return found


def may_slip(s: Campaign, walk: Walk, h: i64, n: i64) -> bool:
    """HU-3.3.1, HU-3.3.3, HU-7.3.14: the steps from one enemy ZOC into another."""
    budapest = s.board.budapest
    if n == walk.opened:
        return True
    return h == walk.start and budapest[h] != 0 and budapest[n] != 0


def river(s: Campaign, walk: Walk, at: i64, h: i64, n: i64) -> i64:
    """HU-7.2.1, HU-7.2.3: what the river costs, nothing over a bridge with both banks held."""
    board = s.board
    if board.bridge[at] and s.control[h] == walk.side and s.control[n] == walk.side:
        return 0
    if walk.bridges_only:
        return FAR  # HU-10.3.2
    return board.river_cost[walk.classes * 4 + board.edge[at]]


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


def ban_for(s: Campaign, units: list[int]) -> bytes:
    """HU-12.2.1.7, HU-12.2.1.2, HU-12.2.2.4: hexes closed to partisans and to Hungarians."""
    board = s.board
    if not board.rising or s.zone_open:
        return NO_BAN
    for u in units:
        if board.unit_type[u] == PARTISAN:
            return bytes([1 - z for z in board.zone])
        if board.unit_nation[u] == HUNGARIAN and partisans_in_zone(s):
            return board.zone
    return NO_BAN


def partisans_in_zone(s: Campaign) -> bool:
    for u in s.board.partisans:
        if s.unit_hex[u] >= 0 and s.board.zone[s.unit_hex[u]]:
            return True
    return False


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
    walk.banned = ban_for(s, units)
    return walk


def group_points(s: Campaign, units: list[int], trucks: int) -> int:
    """HU-7.1.3: the points of the slowest."""
    points = s.board.truck_points if trucks else FAR
    for u in units:
        mine = points_of(s, u)
        if mine < points:
            points = mine
    return points


def plain_walk(s: Campaign, units: list[int], trucks: int) -> Walk:
    """An ordinary move from the start of the phase."""
    walk = walk_of(s, units, trucks, group_points(s, units, trucks))
    walk.minimum = True
    return walk


def is_beside_enemy(s: Campaign, h: int, side: int) -> bool:
    """HU-7.4.2: next to an enemy combat unit or HQ."""
    return s.picture()[h] & (BESIDE << (1 - side)) != 0


def far_walk(s: Campaign, units: list[int], trucks: int) -> Walk | None:
    """Operational movement of the Soviet side, rail of the Axis; None where it is not allowed."""
    board = s.board
    side = board.unit_side[units[0]]
    if trucks or board.unit_type[units[0]] == HQ:
        return None  # HU-10.3.4, HU-7.4.1: trucks are no units
    if is_beside_enemy(s, s.unit_hex[units[0]], side):
        return None  # HU-7.4.2, HU-7.4.8
    points = group_points(s, units, trucks)
    walk = walk_of(s, units, trucks, points * board.operational if side == SOVIET else points)
    walk.rail = True
    return walk


def has_room(s: Campaign, units: list[int], h: int) -> bool:
    """HU-4.1.1, HU-4.1.3: whether a group may end its move in a hex."""
    board = s.board
    arriving = 0
    for u in units:
        if board.unit_type[u] < HQ:
            arriving += 1
    if arriving == 0 or (len(units) == 1 and not s.at[h]):
        return True
    if s.strength_in(h) + arriving > STACK_LIMIT:
        return False
    return stacks(s, units, h)


def stacks(s: Campaign, units: list[int], h: int) -> bool:
    """HU-4.1.3: Czech units stand only with units of the Soviet Union."""
    board = s.board
    czech = 0
    foreign = 0
    for u in units + s.at[h]:
        if board.unit_type[u] < HQ and board.unit_side[u] == SOVIET:
            if board.unit_nation[u] == CZECH:
                czech += 1
            elif board.unit_nation[u] != RUSSIAN:
                foreign += 1
    return czech == 0 or foreign == 0


def ends(s: Campaign, units: list[int], ways: Ways, apart: bool) -> list[int]:
    """The hexes of a walk where a group may stop; `apart` from the enemy if told (HU-7.4.6)."""
    side = s.board.unit_side[units[0]]
    beside = BESIDE << (1 - side)
    seen = s.picture()
    found: list[int] = []
    for h in ways.found:
        if apart and seen[h] & beside:
            continue
        if has_room(s, units, h):
            found.append(h)
    return found


def can_move(s: Campaign, units: list[int]) -> bool:
    """Whether a group can move at all: a neighbour is enough, for one hex is always allowed."""
    board = s.board
    side = board.unit_side[units[0]]
    h = s.unit_hex[units[0]]
    seen = s.picture()
    zoc = ZOC << (1 - side)
    enemy = (UNIT | TRUCK) << (1 - side)
    walk = walk_of(s, units, 0, 0)
    crowded = False
    for d in range(6):
        n = board.near[h * 6 + d]
        if board.edge[h * 6 + d] == LAKE or seen[n] & enemy:
            continue
        if walk.banned and walk.banned[n]:
            continue
        if seen[h] & zoc and seen[n] & zoc and not may_slip(s, walk, h, n):
            continue
        if board.edge[h * 6 + d] and river(s, walk, h * 6 + d, h, n) >= FAR:
            continue
        if has_room(s, units, n):
            return True
        crowded = True
    if not crowded:
        return False
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
    return walk


def is_axis(s: Campaign, u: int) -> bool:
    return s.board.unit_side[u] == AXIS
