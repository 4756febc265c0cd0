# hot: compiled by mypyc
"""Where units go through a breach: breakthrough and exploitation (sections 8.5 and 8.6)."""

from __future__ import annotations

from vezerkar.games.hungary.march import Walk, explore, group_points, has_room
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import FAR, SOVIET, STACK_LIMIT


def break_walk(s: Campaign, u: int, start: int, points: int) -> Walk:
    """HU-8.5.4, HU-8.5.10, HU-8.5.11: zones are ignored, terrain is paid, no other help."""
    walk = Walk(SOVIET, start, points)
    walk.classes = s.board.unit_class[u]
    walk.ignores_zoc = True
    walk.takes = True
    return walk


def break_ends(s: Campaign, u: int, hole: int, points: int) -> list[int]:
    """Where a unit can end a breakthrough: in the captured hex, beyond, or back where it was."""
    ways = explore(s, break_walk(s, u, hole, 2 * points))
    return [h for h in [hole, *ways.found] if can_end(s, u, h)]


def can_end(s: Campaign, u: int, h: int) -> bool:
    """HU-4.1.5, HU-8.5.10: in its own hex a unit takes up no new room."""
    if h == s.unit_hex[u]:
        return s.strength_in(h) <= STACK_LIMIT
    return has_room(s, [u], h)


def exploit_points(s: Campaign, u: int) -> int:
    """HU-8.6.4: half of the movement points, rounded up; an OOS unit starts from its half."""
    return 2 * ((group_points(s, [u], 0) // 2 + 1) // 2)


def cost_to(s: Campaign, u: int, hole: int) -> int:
    """The half points to the captured hex, FAR if it is too far (HU-8.6.2)."""
    points = exploit_points(s, u)
    if 2 * s.board.far(s.unit_hex[u], hole) > points:
        return FAR
    cost = explore(s, break_walk(s, u, s.unit_hex[u], points)).cost(hole)
    return cost if cost <= points else FAR


def exploit_ends(s: Campaign, u: int, hole: int) -> list[int]:
    """Where an exploiting unit can end: in the captured hex or beyond it."""
    cost = cost_to(s, u, hole)
    if cost >= FAR:
        return []
    left = exploit_points(s, u) - cost
    ways = explore(s, break_walk(s, u, hole, left))
    return [h for h in [hole, *ways.found] if h != s.unit_hex[u] and has_room(s, [u], h)]


def exploit_path(s: Campaign, u: int, hole: int, h: int) -> list[int]:
    """The way through the captured hex."""
    points = exploit_points(s, u)
    there = explore(s, break_walk(s, u, s.unit_hex[u], points))
    on = explore(s, break_walk(s, u, hole, points - there.cost(hole)))
    return there.path(hole) + on.path(h)[1:]
