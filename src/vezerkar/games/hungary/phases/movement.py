# hot: compiled by mypyc
"""Movement: who moves, together with whom, and where to; Blitz attacks on the way (section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from vezerkar.core.kernel import B_STEP, Phase, a_of, b_of, pack, verb_of
from vezerkar.games.hungary import terms
from vezerkar.games.hungary.events import E_BLITZ, E_DROVE, E_MOVED
from vezerkar.games.hungary.rules.blitz import blitz_targets, can_blitz
from vezerkar.games.hungary.rules.movement import (
    Walk,
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
from vezerkar.games.hungary.rules.paths import Paths
from vezerkar.games.hungary.rules.picking import keep_picks, picks_of, pile_units
from vezerkar.games.hungary.state import NO_PATHS, Campaign, unmoved_trucks
from vezerkar.games.hungary.terms import AXIS

if TYPE_CHECKING:
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
        side = s.stack[terms.F_SIDE]
        return s.board.side_mask[side]

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        side = s.stack[terms.F_SIDE]
        board = s.board
        picks = picks_of(s, side, seat)
        found = cast("list[int]", picks.actions[:])
        for h in picks.open_piles:
            found.append(pack(terms.V_PILE, h, 0, 0))
        if seat == board.chief[side]:
            found += cast("list[int]", truck_picks(s, side))
            found.append(pack(terms.V_END, 0, 0, 0))
        return found

    def count(self, s: Campaign, seat: i64) -> i64:
        side = s.stack[terms.F_SIDE]
        picks = picks_of(s, side, seat)
        count = len(picks.actions) + len(picks.open_piles)
        if seat == s.board.chief[side]:
            count += count_truck_picks(s, side) + 1
        return count

    def action(self, s: Campaign, seat: i64, n: i64) -> int:
        side = s.stack[terms.F_SIDE]
        picks = picks_of(s, side, seat)
        if n < len(picks.actions):
            return cast("int", picks.actions[n])
        n -= len(picks.actions)
        if n < len(picks.open_piles):
            return pack(terms.V_PILE, picks.open_piles[n], 0, 0)
        trucks = truck_picks(s, side)
        n -= len(picks.open_piles)
        return cast("int", trucks[n]) if n < len(trucks) else pack(terms.V_END, 0, 0, 0)

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == terms.V_END:
            s.pop()
        elif verb == terms.V_PICK_TRUCK:
            s.push(terms.P_DRIVE, a_of(action))
        else:
            s.group = [a_of(action)] if verb == terms.V_PICK else pile_units(s, a_of(action), seat)
            s.group_trucks = 0
            s.push(terms.P_GROUP, group_points(s, s.group, 0), FRESH)


def count_truck_picks(s: Campaign, side: int) -> i64:
    """How many hexes there are with trucks that have not moved."""
    count: i64 = 0
    last: i64 = -1
    truck: i64
    for truck in s.trucks[side]:
        if truck & 1 == 0 and truck != last:
            last = truck
            count += 1
    return count


def truck_picks(s: Campaign, side: int) -> list[object]:
    """The hexes with trucks that have not moved, each once."""
    picks = s.board.truck_picks
    found: list[object] = []
    last: i64 = -1
    truck: i64
    for truck in s.trucks[side]:
        if truck & 1 == 0 and truck != last:
            last = truck
            found.append(picks[truck >> 1])
    return found


class Group(Phase[Campaign]):
    """Where does the group go? Frame: half points left, what it may do, what it has emptied.

    The hexes around it that it has emptied by VTs are bits, one a direction (HU-7.3.14).
    """

    def waiting(self, s: Campaign) -> i64:
        return s.owner(s.group[0]) if s.group else 0

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        found = joiners(s, seat)
        add_moves(s, found)
        add_others(s, len(found) > 0, found)
        return found

    def count(self, s: Campaign, seat: i64) -> i64:
        s.group_paths = NO_PATHS
        count: i64 = len(joiners(s, seat))
        for ways in end_ways(s):
            count += len(ways.ends)
        others: list[int] = []
        add_others(s, count > 0, others)
        return count + len(others)

    def action(self, s: Campaign, seat: i64, n: i64) -> int:
        first = joiners(s, seat)
        if n < len(first):
            return first[n]
        n -= len(first)
        moves = len(first)
        for i, ways in enumerate(end_ways(s)):
            if n < len(ways.ends):
                return move_to(s, i) + ways.ends[n] * B_STEP
            n -= len(ways.ends)
            moves += len(ways.ends)
        others: list[int] = []
        add_others(s, moves > 0, others)
        return others[n]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == terms.V_MOVE or verb == terms.V_OPERATE:
            go(s, b_of(action), verb == terms.V_OPERATE)
        elif verb == terms.V_JOIN or verb == terms.V_JOIN_TRUCK:
            if verb == terms.V_JOIN:
                s.group = [*s.group, a_of(action)]
            else:
                s.group_trucks += 1
            s.stack[terms.F_POINTS] = group_points(s, s.group, s.group_trucks)
        elif verb == terms.V_HALT:
            halt(s)
        elif verb == terms.V_BLITZ:
            start_blitz(s, a_of(action))
        else:
            s.push(terms.P_WAY, 1 if verb == terms.V_ROUTE_FAR else 0)
        s.group_paths = NO_PATHS

    def proceed(self, s: Campaign, chance: Chance) -> None:
        settle_group(s)  # nobody of the group is left


class Way(Phase[Campaign]):
    """Which hex does the group take on its way? Frame: 1 for operational or rail movement."""

    def waiting(self, s: Campaign) -> i64:
        return s.owner(s.group[0])

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        far = s.stack[terms.F_FAR] == 1
        s.group_paths = NO_PATHS
        return [pack(terms.V_OVER, s.group[0], h, 0) for h in group_stages(s, far, s.board.count)]

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        far = s.stack[terms.F_FAR] == 1
        ways = ways_of(s, far)
        left = stage_points(s, far) - ways.cost(b_of(action))
        s.pop()
        march_to(s, ways, b_of(action))
        s.stack[terms.F_POINTS] = left
        s.stack[terms.F_MODE] = ROLLING_FAR if far else ROLLING
        s.stack[terms.F_EMPTIED] = 0
        s.group_paths = NO_PATHS


def settle_group(s: Campaign) -> None:
    """The group has finished its move of this phase."""
    mark_moved(s)
    s.group, s.group_trucks = [], 0
    s.pop()


def halt(s: Campaign) -> None:
    """The group stays where it is."""
    kept, group = s.pick_cache, s.group
    settle_group(s)
    keep_picks(s, kept, group, s.unit_hex[group[0]])


def mark_moved(s: Campaign) -> None:
    for u in s.group:
        s.mark(u, terms.MOVED)


def joiners(s: Campaign, seat: int) -> list[int]:
    """HU-7.1.3, HU-7.1.7: others of the same hex, one by one; trucks for a Blitz (HU-7.3.7)."""
    first = s.group[0]
    found: list[int] = []
    if s.stack[terms.F_MODE] != FRESH or s.board.unit_type[first] == terms.HQ:
        return found
    h = s.unit_hex[first]
    if len(s.group) < terms.STACK_LIMIT:
        for u in pile_units(s, h, seat):
            if u not in s.group:
                found.append(pack(terms.V_JOIN, u, 0, 0))
    if can_blitz(s, s.group) and s.group_trucks < unmoved_trucks(s, AXIS, h):
        found.append(pack(terms.V_JOIN_TRUCK, 0, 0, 0))
    return found


def may_halt(s: Campaign) -> bool:
    """HU-7.4.6, HU-7.4.8: operational and rail movement do not end next to an enemy."""
    lead = s.group[0]
    if s.stack[terms.F_MODE] != ROLLING_FAR:
        return True
    return not is_beside_enemy(s, s.unit_hex[lead], s.board.unit_side[lead])


def group_frame(s: Campaign) -> int:
    """Where the frame of the group ends: at the top, or below the question of its way."""
    return terms.BELOW if s.stack[terms.F_PHASE] == terms.P_WAY else 0


def current_walk(s: Campaign) -> Walk:
    """The walk of the group from where it is: the ordinary one unless it goes on by another."""
    at = group_frame(s)
    mode = s.stack[at + terms.F_MODE]
    if mode == FRESH:
        return plain_walk(s, s.group, s.group_trucks)
    walk = walk_of(s, s.group, s.group_trucks, s.stack[at + terms.F_POINTS])
    walk.opened = s.stack[at + terms.F_EMPTIED]
    walk.slips = mode == STRIKING
    walk.rail = mode == ROLLING_FAR or walk.rail
    return walk


def group_ways(s: Campaign) -> list[Paths]:
    """The ordinary ways of the group and, where they are allowed, the operational ones.

    A group that goes on by operational or rail movement has only those. They are kept until it has
    chosen: it then need not be asked again which way it goes.
    """
    if not s.group_paths:
        mode = s.stack[group_frame(s) + terms.F_MODE]
        near = explore(s, current_walk(s))
        near.ends = ends(s, s.group, near, mode == ROLLING_FAR)
        s.group_paths = [near]
        far = far_walk(s, s.group, s.group_trucks) if mode == FRESH else None
        if far is not None:
            beyond = explore(s, far)
            beyond.ends = ends(s, s.group, beyond, True, near)
            s.group_paths = [near, beyond]
    return s.group_paths


def ways_of(s: Campaign, far: bool) -> Paths:
    """The ways of one kind of movement; the group must be allowed to use it."""
    ways = group_ways(s)
    return ways[len(ways) - 1] if far else ways[0]


def end_ways(s: Campaign) -> list[Paths]:
    """The ways on which the group may go now, each with the hexes where it may stop."""
    return NO_PATHS if s.stack[terms.F_MODE] == STOPPED else group_ways(s)


def move_to(s: Campaign, which: int) -> i64:
    """A move to hex 0, by the ways of this number: the hex is added to it."""
    far = which == 1 or s.stack[terms.F_MODE] == ROLLING_FAR
    return pack(terms.V_OPERATE if far else terms.V_MOVE, s.group[0], 0, 0)


def add_moves(s: Campaign, found: list[int]) -> None:
    """All hexes that an ordinary move reaches, then those that need rail or operational moves."""
    for i, ways in enumerate(end_ways(s)):
        first = move_to(s, i)
        for h in ways.ends:
            # Numbers that are ready to be put into the list would be slower: there are more of
            # them than the processor keeps at hand.
            found.append(first + h * B_STEP)


def add_others(s: Campaign, moves: bool, found: list[int]) -> None:
    """What a group may do beside moving together, if it can do that at all."""
    if s.stack[terms.F_MODE] != ROLLING_FAR:
        for h in blitz_targets(s, s.group, s.stack[terms.F_POINTS]):
            found.append(pack(terms.V_BLITZ, h, 0, 0))
    # A group need not go the cheapest way: it may first take a hex of the enemy (HU-7.1.1).
    if group_stages(s, False, 1):
        found.append(pack(terms.V_ROUTE, 0, 0, 0))
    if group_stages(s, True, 1):
        found.append(pack(terms.V_ROUTE_FAR, 0, 0, 0))
    if not (moves or found) or may_halt(s):
        found.append(pack(terms.V_HALT, 0, 0, 0))


def group_stages(s: Campaign, far: bool, most: int) -> list[int]:
    """The hexes of the enemy that the group can take on its way, as `stages` lists them."""
    mode = s.stack[group_frame(s) + terms.F_MODE]
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
    if far and s.stack[at + terms.F_MODE] == FRESH:
        return far_points(s, s.group)
    return s.stack[at + terms.F_POINTS]


def go(s: Campaign, h: int, far: bool) -> None:
    """The group moves along the cheapest way; armour next to the enemy may then strike."""
    ways = ways_of(s, far)
    points = s.stack[terms.F_POINTS]
    kept, group, start = s.pick_cache, s.group, ways.start
    march_to(s, ways, h)
    s.stack[terms.F_POINTS] = 0 if far else max(0, points - ways.cost(h))
    s.stack[terms.F_MODE] = STOPPED
    s.stack[terms.F_EMPTIED] = 0
    if not blitz_targets(s, group, s.stack[terms.F_POINTS]):
        settle_group(s)
        keep_picks(s, kept, group, start)


def march_to(s: Campaign, ways: Paths, h: int) -> None:
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
        s.take_truck(side, start, moved_first=s.stack[terms.F_MODE] != FRESH)
        s.add_truck(side, h, 1)


# Blitz attacks (7.3)


def start_blitz(s: Campaign, h: int) -> None:
    """Two points are paid, then the battle is fought; Group goes on from what is left."""
    mode = s.stack[terms.F_MODE]
    if mode == FRESH:  # trucks that came along have now moved
        carry_trucks(s, AXIS, s.unit_hex[s.group[0]], s.unit_hex[s.group[0]])
    mark_moved(s)
    s.stack[terms.F_POINTS] -= s.board.vt_points
    s.stack[terms.F_MODE] = STRIKING if mode == FRESH or mode == STRIKING else STOPPED
    s.battle = [h, 1, AXIS]
    s.attackers = s.group
    if s.events is not None:
        s.tell(E_BLITZ, [s.group[0], h])
    s.push(terms.P_BATTLE)


def after_blitz(s: Campaign, h: int, won: bool) -> None:
    """HU-7.3.5, HU-7.3.15: the survivors go on after a success, else they stay."""
    s.group = [u for u in s.group if s.unit_hex[u] >= 0]
    if not won or not s.group:
        s.stack[terms.F_POINTS], s.stack[terms.F_MODE] = 0, STOPPED
        return
    if s.stack[terms.F_MODE] == STOPPED:
        s.stack[terms.F_MODE] = ROLLING
    # HU-7.3.13, HU-7.3.14: those emptied before stay open until the group moves on.
    s.stack[terms.F_EMPTIED] |= 1 << s.board.direction(s.unit_hex[s.group[0]], h)


# Trucks


class Drive(Phase[Campaign]):
    """Where does a truck go? Frame: the hex it starts from."""

    def waiting(self, s: Campaign) -> i64:
        return s.chief(s.active)

    def actions(self, s: Campaign, seat: i64) -> list[int]:
        drive: i64 = pack(terms.V_DRIVE, s.stack[terms.F_HEX], 0, 0)
        found: list[int] = []
        for h in truck_ways(s).found:
            found.append(drive + h * B_STEP)
        found.append(pack(terms.V_HALT, 0, 0, 0))
        return found

    def count(self, s: Campaign, seat: i64) -> i64:
        s.group_paths = NO_PATHS
        return len(truck_ways(s).found) + 1

    def action(self, s: Campaign, seat: i64, n: i64) -> int:
        found = truck_ways(s).found
        if n == len(found):
            return pack(terms.V_HALT, 0, 0, 0)
        return pack(terms.V_DRIVE, s.stack[terms.F_HEX], found[n], 0)

    def take(self, s: Campaign, seat: i64, action: int, chance: Chance) -> None:
        h = s.stack[terms.F_HEX]
        s.group_paths = NO_PATHS
        s.pop()
        s.take_truck(s.active, h, moved_first=False)
        if verb_of(action) == terms.V_HALT:
            s.add_truck(s.active, h, 1)
            return
        s.add_truck(s.active, b_of(action), 1)
        if s.events is not None:
            s.tell(E_DROVE, [s.active, h, b_of(action)])


def truck_ways(s: Campaign) -> Paths:
    """Where a truck can go, kept until it goes."""
    if not s.group_paths:
        s.group_paths = [explore(s, truck_walk(s, s.active, s.stack[terms.F_HEX]))]
    return s.group_paths[0]
