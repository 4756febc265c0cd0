# hot: compiled by mypyc
"""Where units go through a breach: breakthrough and exploitation (sections 8.5 and 8.6)."""

from __future__ import annotations

from vezerkar.games.hungary.rules.movement import Walk, explore, group_points
from vezerkar.games.hungary.rules.paths import Paths
from vezerkar.games.hungary.rules.stacking import has_room
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    B_TARGET,
    BELOW,
    F_BREAK_POINTS,
    F_BREAK_SPENT,
    F_EXPLOIT_SPENT,
    F_EXPLOIT_THROUGH,
    F_PHASE,
    F_UNIT,
    P_BREAK,
    P_DETOUR,
    SOVIET,
    STACK_LIMIT,
)


class Breach:
    """The ways of a unit through a breach, from where it is.

    It goes straight to where its free way begins, in the captured hex unless it has been there;
    from there on in any direction (HU-8.5.10).
    """

    def __init__(self, unit: int, hole: int, points: int, head: list[int], on: Paths) -> None:
        self.unit: int = unit
        self.hole: int = hole
        self.points: int = points  # half points that it has left
        self.head: list[int] = head  # the straight part, its own hex first
        self.on: Paths = on
        self.spent: int = 0  # what the straight part costs
        self.first: Breach | None = None  # what it may do before the captured hex (HU-8.6.2)

    def cost(self, h: int) -> int:
        """The half points to a hex, UNREACHABLE or more if there is no way."""
        return self.spent + self.on.cost(h)

    def path(self, h: int) -> list[int]:
        """The way to a hex, the own one first."""
        return self.head + self.on.path(h)[1:]


def break_walk(s: Campaign, u: int, start: int, points: int) -> Walk:
    """HU-8.5.4, HU-8.5.10, HU-8.5.11: zones are ignored, terrain is paid, no other help."""
    walk = Walk(SOVIET, start, points)
    walk.classes = s.board.unit_class[u]
    walk.ignores_zoc = True
    walk.takes = True
    return walk


def breach_frame(s: Campaign) -> int:
    """Where the frame of the unit ends: at the top, or below the question of its way."""
    return BELOW if s.stack[F_PHASE] == P_DETOUR else 0


def breach_of(s: Campaign) -> Breach:
    """The ways of the unit that is asked where it goes."""
    at = breach_frame(s)
    u, hole = s.stack[at + F_UNIT], s.battle[B_TARGET]
    if s.stack[at + F_PHASE] == P_BREAK:
        extra, spent = s.stack[at + F_BREAK_POINTS], s.stack[at + F_BREAK_SPENT]
        return breaking(s, u, hole, 2 * extra, spent)
    spent, through = s.stack[at + F_EXPLOIT_SPENT], s.stack[at + F_EXPLOIT_THROUGH] == 1
    return exploiting(s, u, hole, spent, through)


def breaking(s: Campaign, u: int, hole: int, points: int, gone: int) -> Breach:
    """HU-8.5.3: the step into the captured hex is free; later than that points are `gone`."""
    if gone:
        return going_on(s, u, hole, points - gone)
    on = explore(s, break_walk(s, u, hole, points))
    return Breach(u, hole, points, [s.unit_hex[u], hole], on)


def exploiting(s: Campaign, u: int, hole: int, gone: int, through: bool) -> Breach:
    """HU-8.6.2: through the captured hex; `gone` are the half points that it has spent."""
    points = exploit_points(s, u) - gone
    first = going_on(s, u, hole, points)
    if through:
        return first
    spent = first.cost(hole)
    if spent > points:
        return Breach(u, hole, points, [], Paths(s.board, hole, s.board.no_ways))  # it is too far
    on = explore(s, break_walk(s, u, hole, points - spent))
    way = Breach(u, hole, points, first.path(hole), on)
    way.spent, way.first = spent, first
    return way


def going_on(s: Campaign, u: int, hole: int, points: int) -> Breach:
    """In any direction from where the unit is."""
    at = s.unit_hex[u]
    return Breach(u, hole, points, [at], explore(s, break_walk(s, u, at, points)))


def exploit_points(s: Campaign, u: int) -> int:
    """HU-8.6.4: half of the movement points, rounded up; an OOS unit starts from its half."""
    return 2 * ((group_points(s, [u], 0) // 2 + 1) // 2)


# Where a unit can end


def ends_of(s: Campaign, way: Breach) -> list[int]:
    """In the captured hex, beyond it, or back where the unit was."""
    goals = [way.hole, *way.on.found] if len(way.head) > 1 else [*way.on.found]
    return [h for h in goals if can_end(s, way.unit, h)]


def can_end(s: Campaign, u: int, h: int) -> bool:
    """HU-4.1.5, HU-8.5.10: in its own hex a unit takes up no new room."""
    if h == s.unit_hex[u]:
        return s.strength_in(h) <= STACK_LIMIT
    return has_room(s, [u], h)


def break_ends(s: Campaign, u: int, hole: int, points: int) -> list[int]:
    """Where a unit can end a breakthrough that it has not begun."""
    return ends_of(s, breaking(s, u, hole, 2 * points, 0))


def exploit_ends(s: Campaign, way: Breach) -> list[int]:
    """Where an exploiting unit can end; it must not simply stay where it has begun."""
    fresh = way.points == exploit_points(s, way.unit)
    return [h for h in ends_of(s, way) if not fresh or h != s.unit_hex[way.unit]]


def may_exploit(s: Campaign, u: int, hole: int) -> bool:
    """HU-8.6.2: whether half of the points are enough, and there is room beyond."""
    if 2 * s.board.far(s.unit_hex[u], hole) > exploit_points(s, u):
        return False
    return len(exploit_ends(s, exploiting(s, u, hole, 0, False))) > 0


# What it can take on its way (HU-7.1.1, HU-14.1)


def detours(s: Campaign, way: Breach, most: int) -> list[int]:
    """The hexes of the enemy that a unit can take and still go on, the first `most` of them."""
    found: list[int] = []
    for h in way.on.found:
        if s.control[h] != SOVIET and way.cost(h) < way.points and has_room(s, [way.unit], h):
            found.append(h)
            if len(found) == most:
                return found
    first = way.first
    if first is not None:
        for h in first.on.found:
            if s.control[h] != SOVIET and h not in found and comes_first(s, way, h):
                found.append(h)
                if len(found) == most:
                    return found
    return found


def turnings(s: Campaign, way: Breach) -> list[int]:
    """All hexes that a unit may name; also the captured one, to name what lies on both sides."""
    found = detours(s, way, s.board.count)
    if way.first is not None and way.spent < way.points and has_room(s, [way.unit], way.hole):
        found.append(way.hole)
    return found


def leg_of(s: Campaign, way: Breach, h: int) -> Breach:
    """How a unit goes to a hex that it names: before the captured one if it can, or through it."""
    first = way.first
    return first if first is not None and comes_first(s, way, h) else way


def comes_first(s: Campaign, way: Breach, h: int) -> bool:
    """HU-8.6.2: whether a unit can go to a hex first and then through the captured one."""
    first = way.first
    if first is None or h == way.hole:
        return False
    left = way.points - first.cost(h)
    if 2 * s.board.far(h, way.hole) > left or way.hole in first.path(h):
        return False
    t = s.clone()
    t.march(way.unit, first.path(h))
    gone = exploit_points(s, way.unit) - left
    return len(exploit_ends(t, exploiting(t, way.unit, way.hole, gone, False))) > 0
