# hot: compiled by mypyc
"""Movement: who moves, together with whom, and where to; Blitz attacks on the way (section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import B_STEP, FRAME, Phase, a_of, b_of, pack, verb_of
from vezerkar.games.hungary.combat import has_enemy, total_attack
from vezerkar.games.hungary.events import E_BLITZ, E_DROVE, E_MOVED
from vezerkar.games.hungary.march import (
    Walk,
    can_move,
    ends,
    explore,
    far_points,
    far_walk,
    group_points,
    is_beside_enemy,
    plain_walk,
    stages,
    truck_walk,
    walk_of,
)
from vezerkar.games.hungary.state import NO_WAYS, Campaign, unmoved_trucks
from vezerkar.games.hungary.terms import (
    AXIS,
    GERMAN,
    HQ,
    LAKE,
    MOVED,
    OOS,
    P_BATTLE,
    P_DRIVE,
    P_GROUP,
    P_WAY,
    STACK_LIMIT,
    V_BLITZ,
    V_DRIVE,
    V_END,
    V_HALT,
    V_JOIN,
    V_JOIN_TRUCK,
    V_MOVE,
    V_OPERATE,
    V_OVER,
    V_PICK,
    V_PICK_TRUCK,
    V_PILE,
    V_ROUTE,
    V_ROUTE_FAR,
)
from vezerkar.games.hungary.ways import NOWHERE, Ways

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance

# What a group may do, kept in its frame
FRESH: Final = 0  # it has not moved
STOPPED: Final = 1  # it has moved: only a Blitz attack is left
ROLLING: Final = 2  # it goes on, after a successful Blitz attack (HU-7.3.5) or by stages
ROLLING_FAR: Final = 3  # it goes on by operational or rail movement
STRIKING: Final = 4  # it has struck from where it began, and goes on if it has won


class Move(Phase[Campaign]):
    """Who moves next? Frame: side."""

    def waiting(self, s: Campaign) -> i64:
        side = s.stack[-3]
        return s.board.side_mask[side]

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        side = s.stack[-3]
        board = s.board
        found: list[int] = []
        for u in board.combat_units[side]:
            if may_pick(s, u, seat):
                found.append(pack(V_PICK, u, 0, 0))
        for u in board.hqs[side]:
            if may_pick(s, u, seat):
                found.append(pack(V_PICK, u, 0, 0))
        for h in pile_hexes(s, side, seat):
            found.append(pack(V_PILE, h, 0, 0))
        if seat == board.chief[side]:
            last = -1
            for truck in s.trucks[side]:
                if truck & 1 == 0 and truck >> 1 != last:
                    last = truck >> 1
                    found.append(pack(V_PICK_TRUCK, last, 0, 0))
            found.append(pack(V_END, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == V_END:
            s.pop()
        elif verb == V_PICK_TRUCK:
            s.push(P_DRIVE, a_of(action))
        else:
            s.group = [a_of(action)] if verb == V_PICK else pile_units(s, a_of(action), seat)
            s.group_trucks = 0
            s.push(P_GROUP, group_points(s, s.group, 0), FRESH)


def may_pick(s: Campaign, u: int, seat: int) -> bool:
    """HU-7.1.6: it has not moved, and there is somewhere to go or somebody to strike."""
    if s.unit_hex[u] < 0 or s.flags[u] & MOVED or not s.owns(seat, u):
        return False
    return can_move(s, [u]) or len(blitz_targets(s, [u], points_for(s, u))) > 0


def points_for(s: Campaign, u: int) -> int:
    return group_points(s, [u], 0)


def pile_units(s: Campaign, h: int, seat: int) -> list[int]:
    """HU-7.1.3: the combat units of a hex that may still move."""
    units = [u for u in s.combat_in(h) if not s.flags[u] & MOVED and s.owns(seat, u)]
    return units[:STACK_LIMIT]


def pile_hexes(s: Campaign, side: int, seat: int) -> list[int]:
    """Hexes whose units may move together; the first of them stands for its hex."""
    found: list[int] = []
    for u in s.board.combat_units[side]:
        h = s.unit_hex[u]
        if h >= 0 and len(s.at[h]) > 1 and h not in found:
            units = pile_units(s, h, seat)
            if len(units) > 1 and can_move(s, units):
                found.append(h)
    found.sort()
    return found


class Group(Phase[Campaign]):
    """Where does the group go? Frame: half points left, what it may do, what it has emptied.

    The hexes around it that it has emptied by VTs are bits, one a direction (HU-7.3.14).
    """

    def waiting(self, s: Campaign) -> i64:
        return s.owner(s.group[0]) if s.group else 0

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        points, mode = s.stack[-3], s.stack[-2]
        found: list[int] = []
        if mode == FRESH:
            add_joiners(s, seat, found)
        if mode != STOPPED:
            add_moves(s, found)
        if mode != ROLLING_FAR:
            for h in blitz_targets(s, s.group, points):
                found.append(pack(V_BLITZ, h, 0, 0))
        add_routes(s, found)
        if not found or may_halt(s):
            found.append(pack(V_HALT, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == V_MOVE or verb == V_OPERATE:
            go(s, b_of(action), verb == V_OPERATE)
        elif verb == V_JOIN or verb == V_JOIN_TRUCK:
            if verb == V_JOIN:
                s.group = [*s.group, a_of(action)]
            else:
                s.group_trucks += 1
            s.stack[-3] = group_points(s, s.group, s.group_trucks)
        elif verb == V_HALT:
            settle_group(s)
        elif verb == V_BLITZ:
            start_blitz(s, a_of(action))
        else:
            s.push(P_WAY, 1 if verb == V_ROUTE_FAR else 0)
        s.ways = NO_WAYS

    def proceed(self, s: Campaign, chance: Chance) -> None:
        settle_group(s)  # nobody of the group is left


class Way(Phase[Campaign]):
    """Which hex does the group take on its way? Frame: 1 for operational or rail movement."""

    def waiting(self, s: Campaign) -> i64:
        return s.owner(s.group[0])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        far = s.stack[-3] == 1
        s.ways = NO_WAYS
        return [pack(V_OVER, s.group[0], h, 0) for h in group_stages(s, far, s.board.count)]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        far = s.stack[-3] == 1
        ways = ways_of(s, far)
        left = stage_points(s, far) - ways.cost(b_of(action))
        s.pop()
        march_to(s, ways, b_of(action))
        s.stack[-3] = left
        s.stack[-2] = ROLLING_FAR if far else ROLLING
        s.stack[-1] = 0
        s.ways = NO_WAYS


def settle_group(s: Campaign) -> None:
    """The group has finished its move of this phase."""
    mark_moved(s)
    s.group, s.group_trucks = [], 0
    s.pop()


def mark_moved(s: Campaign) -> None:
    for u in s.group:
        s.mark(u, MOVED)


def add_joiners(s: Campaign, seat: int, found: list[int]) -> None:
    """HU-7.1.3, HU-7.1.7: others of the same hex, one by one; trucks for a Blitz (HU-7.3.7)."""
    first = s.group[0]
    if s.board.unit_type[first] == HQ:
        return
    h = s.unit_hex[first]
    if len(s.group) < STACK_LIMIT:
        for u in pile_units(s, h, seat):
            if u not in s.group:
                found.append(pack(V_JOIN, u, 0, 0))
    if can_blitz(s, s.group) and s.group_trucks < unmoved_trucks(s, AXIS, h):
        found.append(pack(V_JOIN_TRUCK, 0, 0, 0))


def may_halt(s: Campaign) -> bool:
    """HU-7.4.6, HU-7.4.8: operational and rail movement do not end next to an enemy."""
    lead = s.group[0]
    if s.stack[-2] != ROLLING_FAR:
        return True
    return not is_beside_enemy(s, s.unit_hex[lead], s.board.unit_side[lead])


def group_frame(s: Campaign) -> int:
    """Where the frame of the group is in the stack: on top, or below the question of its way."""
    top = len(s.stack) - FRAME
    return top - FRAME if s.stack[top] == P_WAY else top


def current_walk(s: Campaign) -> Walk:
    """The walk of the group from where it is: the ordinary one unless it goes on by another."""
    at = group_frame(s)
    mode = s.stack[at + 2]
    if mode == FRESH:
        return plain_walk(s, s.group, s.group_trucks)
    walk = walk_of(s, s.group, s.group_trucks, s.stack[at + 1])
    walk.opened = s.stack[at + 3]
    walk.slips = mode == STRIKING
    walk.rail = mode == ROLLING_FAR or walk.rail
    return walk


def group_ways(s: Campaign) -> list[Ways]:
    """The ordinary ways of the group and, where they are allowed, the operational ones.

    A group that goes on by operational or rail movement has only those. They are kept until it has
    chosen: it then need not be asked again which way it goes.
    """
    if not s.ways:
        ways = [explore(s, current_walk(s))]
        fresh = s.stack[group_frame(s) + 2] == FRESH
        far = far_walk(s, s.group, s.group_trucks) if fresh else None
        if far is not None:
            ways.append(explore(s, far))
        s.ways = ways
    return s.ways


def ways_of(s: Campaign, far: bool) -> Ways:
    """The ways of one kind of movement; the group must be allowed to use it."""
    ways = group_ways(s)
    return ways[len(ways) - 1] if far else ways[0]


def add_moves(s: Campaign, found: list[int]) -> None:
    """All hexes that an ordinary move reaches, then those that need rail or operational moves."""
    s.ways = NO_WAYS
    ways = group_ways(s)
    going_far = s.stack[-2] == ROLLING_FAR
    action: i64 = pack(V_OPERATE if going_far else V_MOVE, s.group[0], 0, 0)
    h: i64
    for h in ends(s, s.group, ways[0], going_far):
        found.append(action + h * B_STEP)
    if len(ways) > 1:
        reached = ways[0].best
        action = pack(V_OPERATE, s.group[0], 0, 0)
        for h in ends(s, s.group, ways[1], True):
            if reached[h] == NOWHERE:
                found.append(action + h * B_STEP)


def add_routes(s: Campaign, found: list[int]) -> None:
    """A group need not go the cheapest way: it may first take a hex of the enemy (HU-7.1.1)."""
    if group_stages(s, False, 1):
        found.append(pack(V_ROUTE, 0, 0, 0))
    if group_stages(s, True, 1):
        found.append(pack(V_ROUTE_FAR, 0, 0, 0))


def group_stages(s: Campaign, far: bool, most: int) -> list[int]:
    """The hexes of the enemy that the group can take on its way, as march.py lists them."""
    mode = s.stack[group_frame(s) + 2]
    if mode == STOPPED:
        return []
    going_far = mode == ROLLING_FAR
    allowed = going_far or len(group_ways(s)) > 1 if far else not going_far
    if not allowed:
        return []
    return stages(s, s.group, ways_of(s, far), stage_points(s, far), far, most)


def stage_points(s: Campaign, far: bool) -> int:
    """The half points that the group has on its way."""
    at = group_frame(s)
    return far_points(s, s.group) if far and s.stack[at + 2] == FRESH else s.stack[at + 1]


def go(s: Campaign, h: int, far: bool) -> None:
    """The group moves along the cheapest way; armour next to the enemy may then strike."""
    ways = ways_of(s, far)
    points = s.stack[-3]
    march_to(s, ways, h)
    s.stack[-3] = 0 if far else max(0, points - ways.cost(h))
    s.stack[-2] = STOPPED
    s.stack[-1] = 0
    if not blitz_targets(s, s.group, s.stack[-3]):
        settle_group(s)


def march_to(s: Campaign, ways: Ways, h: int) -> None:
    """The whole group goes along a way, and has moved."""
    path = ways.path(h)
    side = s.board.unit_side[s.group[0]]
    carry_trucks(s, side, path[0], h)
    for u in s.group:
        s.march(u, path)
        if s.events is not None:
            s.tell(E_MOVED, [u, path[0], h])
    mark_moved(s)


def carry_trucks(s: Campaign, side: int, start: int, h: int) -> None:
    """Trucks that go with a group have moved like it."""
    for i in range(s.group_trucks):
        s.take_truck(side, start, moved_first=s.stack[-2] != FRESH)
        s.add_truck(side, h, 1)


# Blitz attacks (7.3)


def can_blitz(s: Campaign, units: list[int]) -> bool:
    """HU-7.3.1, HU-7.3.9, HU-5.5.4: German armour and mechanised units in supply, only they."""
    board = s.board
    if s.active != AXIS:
        return False
    for u in units:
        if board.unit_nation[u] != GERMAN or board.unit_mobile[u] != 1 or s.flags[u] & OOS:
            return False
        if s.is_crowded_out(u):
            return False
    return True


def blitz_targets(s: Campaign, units: list[int], points: int) -> list[int]:
    """HU-7.3.3, HU-7.3.11, HU-7.3.12: neighbouring enemies, if there are points for an attack."""
    board = s.board
    found: list[int] = []
    if points < board.vt_points or not units or not can_blitz(s, units):
        return found
    if total_attack(s, units) == 0:
        return found  # HU-5.5.8
    at = s.unit_hex[units[0]] * 6
    for d in range(6):
        n = board.near[at + d]
        if board.edge[at + d] != LAKE and has_enemy(s, n, AXIS):
            found.append(n)
    found.sort()
    return found


def start_blitz(s: Campaign, h: int) -> None:
    """Two points are paid, then the battle is fought; Group goes on from what is left."""
    mode = s.stack[-2]
    if mode == FRESH:  # trucks that came along have now moved
        carry_trucks(s, AXIS, s.unit_hex[s.group[0]], s.unit_hex[s.group[0]])
    mark_moved(s)
    s.stack[-3] -= s.board.vt_points
    s.stack[-2] = STRIKING if mode == FRESH or mode == STRIKING else STOPPED
    s.battle = [h, 1, AXIS]
    s.attackers = s.group
    if s.events is not None:
        s.tell(E_BLITZ, [s.group[0], h])
    s.push(P_BATTLE)


def after_blitz(s: Campaign, h: int, won: bool) -> None:
    """HU-7.3.5, HU-7.3.15: the survivors go on after a success, else they stay."""
    s.group = [u for u in s.group if s.unit_hex[u] >= 0]
    if not won or not s.group:
        s.stack[-3], s.stack[-2] = 0, STOPPED
        return
    if s.stack[-2] == STOPPED:
        s.stack[-2] = ROLLING
    # HU-7.3.13, HU-7.3.14: those emptied before stay open until the group moves on.
    s.stack[-1] |= 1 << s.board.direction(s.unit_hex[s.group[0]], h)


# Trucks


class Drive(Phase[Campaign]):
    """Where does a truck go? Frame: the hex it starts from."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(s.active)

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        h = s.stack[-3]
        ways = explore(s, truck_walk(s, s.active, h))
        drive: i64 = pack(V_DRIVE, h, 0, 0)
        n: i64
        found: list[int] = []
        for n in ways.found:
            found.append(drive + n * B_STEP)
        found.append(pack(V_HALT, 0, 0, 0))
        return found

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        h = s.stack[-3]
        s.pop()
        s.take_truck(s.active, h, moved_first=False)
        if verb_of(action) == V_HALT:
            s.add_truck(s.active, h, 1)
            return
        s.add_truck(s.active, b_of(action), 1)
        if s.events is not None:
            s.tell(E_DROVE, [s.active, h, b_of(action)])
