# hot: compiled by mypyc
# thorough: its loops are worth an optimising compiler
"""Limited capacity shared out properly: as many as possible are served, as cheaply as possible.

A flow of least cost, found by successive shortest paths. There are many users and few places, so
the search runs over the places only: one place hands a user on to another if that user has a line
to it.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vezerkar.games.hungary.terms import UNREACHABLE


def assign(costs: list[list[int]], room: list[int]) -> list[int]:
    """By user: the place it is assigned to, -1 if none.

    `costs[user][place]` is UNREACHABLE where there is no line. Of all ways to serve the greatest
    number of users one of least cost is found; ties go to the users that come first.
    """
    users: i64 = len(costs)
    places: i64 = len(room)
    lines = vec[i64]()  # by user * places + place
    for row in costs:
        for cost in row:
            lines = append(lines, cost)
    free = vec[i64](room)
    given = serve_first(lines, free, users)
    while -1 in given:
        away, after, whom = reliefs(lines, given, free)
        best: i64 = UNREACHABLE
        user: i64 = -1
        place: i64 = -1
        u: i64
        p: i64
        for u in range(users):
            if given[u] >= 0:
                continue
            for p in range(places):
                line = lines[u * places + p]
                if line < UNREACHABLE and away[p] < UNREACHABLE and line + away[p] < best:
                    best, user, place = line + away[p], u, p
        if user < 0:
            break
        while True:  # each place on the way hands one user on
            handed = whom[place]
            given[user] = place
            if handed < 0:
                free[place] -= 1
                break
            user, place = handed, after[place]
    return list(given)


def serve_first(lines: vec[i64], free: vec[i64], users: i64) -> vec[i64]:
    """As long as no place is full nobody stands in another's way: the cheapest comes first.

    By user the place it is assigned to, which has less room then.
    """
    places: i64 = len(free)
    given = vec[i64]([-1] * users)
    p: i64
    for p in range(places):
        if free[p] < 1:
            return given
    first = given[:]  # by user: the first of the places with the cheapest line
    least = given[:]  # what that costs
    u: i64
    for u in range(users):
        least[u] = UNREACHABLE
        for p in range(places):
            if lines[u * places + p] < least[u]:
                first[u], least[u] = p, lines[u * places + p]
    cost = cheapest(least, -1)
    while cost < UNREACHABLE:
        for u in range(users):
            if least[u] == cost:
                p = first[u]
                given[u] = p
                free[p] -= 1
                if free[p] == 0:
                    return given
        cost = cheapest(least, cost)
    return given


def cheapest(least: vec[i64], above: i64) -> i64:
    """The smallest of some costs above another."""
    best: i64 = UNREACHABLE
    for cost in least:
        if above < cost < best:
            best = cost
    return best


def reliefs(
    lines: vec[i64], given: vec[i64], free: vec[i64]
) -> tuple[vec[i64], vec[i64], vec[i64]]:
    """By place: the least cost of making room for one more, the next place, who is handed on.

    None is below 0: users stand as cheaply as they can.
    """
    places: i64 = len(free)
    away = vec[i64]([0 if room > 0 else UNREACHABLE for room in free])
    after = vec[i64]([-1] * places)
    whom = vec[i64]([-1] * places)
    u: i64
    q: i64
    for i in range(places):
        changed = False
        for u in range(len(given)):
            p = given[u]
            if p < 0 or away[p] <= 0:
                continue
            row: i64 = u * places
            mine = lines[row + p]
            best = away[p]
            for q in range(places):
                line = lines[row + q]
                if q == p or line >= UNREACHABLE or away[q] >= UNREACHABLE:
                    continue
                cost: i64 = line - mine + away[q]
                if cost < best:
                    best = cost
                    away[p], after[p], whom[p] = cost, q, u
                    changed = True
        if not changed:
            break
    return away, after, whom


def dispensable(costs: list[list[int]], given: list[int], places: int) -> list[int]:
    """The users that some way of serving the greatest number leaves out (HU-5.3.5)."""
    reached = [False] * places
    out = [False] * len(costs)
    grown = True
    for u in range(len(costs)):
        if given[u] < 0 and has_line(costs[u]):
            out[u] = True
    while grown:
        grown = False
        for u in range(len(costs)):
            if not out[u] and given[u] >= 0 and reached[given[u]]:
                out[u] = True
            if out[u]:
                for p in range(places):
                    if costs[u][p] < UNREACHABLE and not reached[p]:
                        reached[p] = True
                        grown = True
    return [u for u in range(len(costs)) if out[u]]


def has_line(costs: list[int]) -> bool:
    for cost in costs:
        if cost < UNREACHABLE:
            return True
    return False
