# hot: compiled by mypyc
# thorough: its loops are worth an optimising compiler
"""Where pieces can go, at what cost and on which way (section 7); all points are half points."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from vezerkar.games.hungary.board import NO_WAY, TURN_BIAS, WAY_COST, WAY_COSTS, Board, lent
from vezerkar.games.hungary.rules.ground import CLOSED
from vezerkar.games.hungary.rules.paths import (
    WAY_ENEMY_HEX,
    WAY_IN_HEX,
    WAY_LEFT,
    WAY_SAME,
    WAY_TAKEN,
    WAY_TURN,
    WAY_ZONE,
    Paths,
)
from vezerkar.games.hungary.rules.rising import NO_BAN, ban_for
from vezerkar.games.hungary.rules.stacking import Newcomers, fits_together, has_room, takes_in
from vezerkar.games.hungary.rules.zones import ground_of, side_map
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    BLOCKS,
    HQ,
    INFANTRY,
    LAKE,
    LIGHT_INFANTRY,
    MAJOR_RIVER,
    MOTORIZED,
    MOUNTAIN,
    NEXT_TO_UNIT,
    OOS,
    OPEN_SIDE,
    PARTISAN,
    SOVIET,
    UNIT,
    UNREACHABLE,
    ZOC,
)

TRUCK_CLASS: Final = 1 << MOTORIZED

# A step in one number, see make_steps: its direction and its cost, in the same bits as in a way;
# above these the same with both ends held; above these the hex it leads to
STEP_EASED: Final = 1  # a bridge or a railway may make it cheaper
STEP_RAIL: Final = 2
STEP_TURN: Final = 7 << 2  # written out, for then these are constants to the compiler
STEP_WAY: Final = 255 << 15 | 7 << 2
STEP_HELD: Final = 24
STEP_HEX: Final = 48
LINK: Final = 10  # the first bit of the next entry in a queue, see explore
LINK_HEX: Final = (1 << LINK) - 1


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
    """Everything a walk can reach; one queue for each number of half points spent.

    A queue is a chain of entries: each is a hex and, from bit LINK on, the number of the next one.
    Its head is the entry with the number of its half points; 0 ends it. A hex that is found to be
    nearer joins another queue, and is passed over in the first one.
    """
    board = s.board
    steps = step_table(board, walk)
    stops, takes, by_rail = not walk.ignores_zoc, walk.takes, walk.rail
    points: i64 = walk.points
    rail_cost: i64 = board.rail_cost << WAY_COST
    limit: i64 = (points + 1) << WAY_COST
    brink: i64 = points - cheapest_step(board, walk)  # who has spent more goes no further
    ways = Paths(board, walk.start, ground_of(s, walk.side).no_ways)
    banned = walk.banned
    bans = len(banned) > 0
    best = ways.best
    first, dear = leave(s, walk, ways, steps[walk.start])
    found, count = lent(board), i64(0)
    last = board.numbers[: points + 1]  # by half points: the last entry of the queue
    chain = lent(board)
    entries: i64 = 0
    while entries <= points:
        chain[entries] = 0
        entries += 1
    entries = points
    h: i64
    for h in first:
        entries += 1
        chain[entries] = h
        cost = best[h] >> WAY_COST
        chain[last[cost]] += entries << LINK
        last[cost] = entries
    spent: i64 = 0
    while spent < points:
        spent += 1
        entry: i64 = chain[spent] >> LINK
        near: i64 = spent << WAY_COST  # a smaller way costs less
        beyond: i64 = near + (1 << WAY_COST)
        while entry > 0:
            link: i64 = chain[entry]
            entry = link >> LINK
            h = link & LINK_HEX
            way = best[h]
            if way < near:
                continue
            found[count] = h
            count += 1
            zone = way & WAY_ZONE
            if spent > brink or (stops and zone):
                continue  # HU-3.2.1
            # Where a combat unit comes from is held by then: it has just walked in (HU-14.1).
            held = takes or way & WAY_ENEMY_HEX == 0
            before: i64 = near | way & WAY_LEFT
            for step in steps[h]:
                n = step >> STEP_HEX
                known = best[n]
                if known < beyond:
                    continue
                way = step & STEP_WAY
                if step & STEP_EASED and held and known & WAY_ENEMY_HEX == 0:
                    # HU-7.4.7, HU-7.2.3: along a railway, over a bridge, with both ends held
                    if by_rail and step & STEP_RAIL and (zone | known) & WAY_ZONE == 0:
                        way = rail_cost + (step & STEP_TURN)
                    else:
                        way = step >> STEP_HELD & STEP_WAY
                way += before + way_into(known)
                if known <= way | WAY_SAME or way >= limit or (bans and banned[n]):
                    continue
                best[n] = way
                cost = way >> WAY_COST
                if known >> WAY_COST == cost:
                    continue
                entries += 1
                if entries == len(chain):
                    chain = append(chain, 0)
                chain[entries] = n
                chain[last[cost]] += entries << LINK
                last[cost] = entries
    for h in dear:
        if best[h] >> WAY_COST > points:
            found[count] = h
            count += 1
    ways.found = found[:count]
    board.spare_tables.append(found)
    board.spare_tables.append(chain)
    return ways


def way_into(known: i64) -> i64:
    """What a hex adds to a way into it: what is in it, and less if it is taken from the enemy."""
    return (known & WAY_IN_HEX) - ((known & WAY_ENEMY_HEX) << WAY_TAKEN)


def leave(s: Campaign, walk: Walk, ways: Paths, steps: vec[i64]) -> tuple[list[int], list[int]]:
    """The first steps, from where other rules hold; apart those that only the minimum allows."""
    board, best = s.board, ways.best
    banned = walk.banned
    h = walk.start
    first: list[int] = []
    dear: list[int] = []
    here = best[h]
    in_zoc = not walk.ignores_zoc and here & WAY_ZONE != 0
    for d in range(6):
        step = steps[d]
        n = step >> STEP_HEX
        there = best[n]
        if there == CLOSED or (len(banned) > 0 and banned[n]):
            continue  # HU-7.1.4
        if in_zoc and there & WAY_ZONE and not may_slip(s, walk, h * 6 + d):
            continue  # HU-3.2.2
        cost = first_cost(board, walk, here, there, step)
        if cost == NO_WAY or (cost > walk.points and not walk.minimum):
            continue
        way: i64 = (cost << WAY_COST) + WAY_LEFT + way_into(there) + (d << WAY_TURN)
        best[n] = way
        if cost > walk.points:
            dear.append(n)  # HU-7.1.2: the first and only step
        else:
            first.append(n)
    return first, dear


def first_cost(board: Board, walk: Walk, here: i64, there: i64, step: i64) -> i64:
    """HU-7.2.3, HU-7.4.7: the first step, over a bridge or along a railway with both ends held."""
    held = walk.takes or not here & WAY_ENEMY_HEX
    if not step & STEP_EASED or not held or there & WAY_ENEMY_HEX:
        return (step & WAY_COSTS) >> WAY_COST
    if walk.rail and step & STEP_RAIL and not (here | there) & WAY_ZONE:
        return board.rail_cost
    return (step >> STEP_HELD & WAY_COSTS) >> WAY_COST


def cheapest_step(board: Board, walk: Walk) -> int:
    """The half points that any step takes at least."""
    return (
        min(board.rail_cost, board.cheapest[walk.classes])
        if walk.rail
        else board.cheapest[walk.classes]
    )


def step_table(board: Board, walk: Walk) -> vec[vec[i64]]:
    """By hex and direction: where a step leads and what it costs; made when first asked for."""
    which = walk.classes * 2 + (1 if walk.bridges_only else 0)
    if len(board.step_tables[which]) == 0:
        board.step_tables[which] = make_steps(board, walk.classes, walk.bridges_only)
    return board.step_tables[which]


def make_steps(board: Board, classes: int, bridges_only: bool) -> vec[vec[i64]]:
    """A step that nobody may take leads off the board, where nobody looks."""
    return vec[vec[i64]](
        [
            vec[i64]([step_of(board, h, d, classes, bridges_only) for d in range(6)])
            for h in range(board.count)
        ]
    )


def step_of(board: Board, h: int, d: int, classes: int, bridges_only: bool) -> int:
    """The step from a hex in a direction, in one number."""
    at = 6 * h + d
    turn = d << WAY_TURN
    cost = step_cost(board, at, classes, bridges_only, False)
    held_cost = step_cost(board, at, classes, bridges_only, True)
    step = (board.off if held_cost == NO_WAY else board.near[at]) << STEP_HEX
    step += (cost << WAY_COST) + turn + ((held_cost << WAY_COST) + turn << STEP_HELD)
    if board.ease[at]:
        step += STEP_EASED
    if board.rail[at]:
        step += STEP_RAIL
    return step


def step_cost(board: Board, at: int, classes: int, bridges_only: bool, held: bool) -> int:
    """HU-7.2.1, HU-7.1.8, HU-7.5.2, HU-10.3.2; HU-7.2.3: bridges that are held."""
    edge = board.edge[at]
    ground = board.cost[classes * 8 + board.terrain[board.near[at]]]
    if edge == LAKE:
        return NO_WAY
    if not edge or (held and board.bridge[at]):
        return ground
    return NO_WAY if bridges_only else ground + board.river_cost[classes * 4 + edge]


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
    return side_map(s, 1 - side)[h] & NEXT_TO_UNIT != 0


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
    side: i64 = s.board.unit_side[units[0]]
    foe, own, control = side_map(s, 1 - side), side_map(s, side), s.control
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
        if apart and foe[h] & NEXT_TO_UNIT:
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


def ends(
    s: Campaign, units: list[int], ways: Paths, apart: bool, but: Paths | None = None
) -> vec[i64]:
    """The hexes of a walk where a group may stop, but for those that other ways reach.

    `apart` from the enemy if told (HU-7.4.6).
    """
    side = s.board.unit_side[units[0]]
    foe, own = side_map(s, 1 - side), side_map(s, side)
    known = ways.best if but is None else but.best
    group = Newcomers(s, units)
    empty = fits_together(s, units)
    found, count = s.board.zeros[: len(ways.found)], i64(0)
    h: i64
    for h in ways.found:
        if apart and foe[h] & NEXT_TO_UNIT:
            continue
        if but is not None and known[h] >> WAY_COST != NO_WAY:
            continue
        if takes_in(s, h, group) if own[h] & UNIT else empty:
            found[count] = h
            count += 1
    return found[:count]


def can_move(s: Campaign, units: list[int]) -> bool:
    """Whether a group can move at all: a neighbour is enough, for one hex is always allowed."""
    board = s.board
    lead = units[0]
    side = board.unit_side[lead]
    h = s.unit_hex[lead]
    foe, own = side_map(s, 1 - side), side_map(s, side)
    in_zoc = foe[h] & ZOC != 0
    banned = ban_for(s, units)
    crowded = False
    for at in range(h * 6, h * 6 + 6):
        n: i64 = board.near[at]
        edge: i64 = board.edge[at]
        if edge == LAKE or foe[n] & BLOCKS or (len(banned) > 0 and banned[n]):
            continue
        if in_zoc and foe[n] & ZOC and not (board.budapest[h] and board.budapest[n]):
            continue  # HU-3.2.2, HU-3.3.1
        if edge and board.unit_type[lead] == HQ and not is_open_bridge(s, at, side):
            continue  # HU-10.3.2
        if has_room(s, units, n) if own[n] & UNIT else fits_together(s, units):
            return True
        crowded = True
    return crowded and can_pass(s, units)


def steps_out_freely(
    board: Board, h: i64, own: vec[u8], foe: vec[u8], dry: bool, banned: bytes
) -> bool:
    """Whether a unit surely finds an empty hex beside its own: quickly told, and often so.

    `dry` without crossing a river, as an HQ must be sure of (HU-10.3.2).
    """
    turns, edge = board.turns, board.edge
    zone = foe[h] & ZOC
    worst: i64 = OPEN_SIDE if dry else MAJOR_RIVER
    bans = len(banned) > 0
    d: i64 = -1
    while d < 5:
        d += 1
        if edge[h * 6 + d] > worst:
            continue
        n: i64 = h + turns[d] - TURN_BIAS
        flags = foe[n]
        if flags & BLOCKS or own[n] & UNIT or (zone and flags & ZOC) or (bans and banned[n]):
            continue
        return True
    return False


def can_pass(s: Campaign, units: list[int]) -> bool:
    """Whether a group finds room beyond the full hexes around it."""
    if len(ends(s, units, explore(s, plain_walk(s, units, 0)), False)):
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
