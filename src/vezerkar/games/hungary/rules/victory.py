# hot: compiled by mypyc
"""What the Soviet side holds, and the points it gets for it (sections 11 and 13)."""

from __future__ import annotations

from vezerkar.games.hungary.rules.supply import (
    any_in_budapest,
    hq_hexes,
    open_depots,
    trace,
    working_hqs,
)
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, SOVIET, UNREACHABLE


def city_points(s: Campaign) -> int:
    """HU-11.2, HU-11.4, HU-11.5: the points of the cities that the Soviet side holds."""
    total = 0
    for i in range(len(s.board.city_points)):
        if is_captured(s, i):
            total += s.board.city_points[i]
    return total


def event_points(s: Campaign) -> int:
    """HU-13.1.3, HU-13.1.4: what the scenario counts beside the cities."""
    board = s.board
    total = 0
    if board.encircled_points and is_encircled(s):
        total += board.encircled_points
    if board.link_points and has_slovak_link(s):
        total += board.link_points
    return total


def is_encircled(s: Campaign) -> bool:
    """HU-13.1.3: Axis troops stand in Budapest and none has a line of any length to a depot."""
    manned = False
    for h in s.board.budapest_hexes:
        if s.combat_in(h) and s.board.unit_side[s.at[h][0]] == AXIS:
            manned = True
    return manned and not any_in_budapest(s, trace(s, AXIS, open_depots(s, AXIS), UNREACHABLE))


def has_slovak_link(s: Campaign) -> bool:
    """HU-13.1.4: partisans with a line within the range to a working Soviet HQ."""
    board = s.board
    hqs = hq_hexes(s, working_hqs(s, SOVIET))
    lines = trace(s, SOVIET, hqs, board.supply_range[SOVIET])
    for u in board.partisans:
        if s.unit_hex[u] >= 0 and lines[s.unit_hex[u]] < UNREACHABLE:
            return True
    return False


def soviet_points(s: Campaign) -> int:
    """HU-11.1: the points that decide."""
    return city_points(s) + event_points(s)


def is_captured(s: Campaign, city: int) -> bool:
    """HU-6.3.1.5, HU-11.5: all hexes of a victory city are Soviet controlled."""
    for h in s.board.city_hexes[city]:
        if s.control[h] != SOVIET:
            return False
    return True
