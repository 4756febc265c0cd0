# hot: compiled by mypyc
"""Limited capacity shared out properly: as many as possible are served, as cheaply as possible.

A flow of least cost, found by successive shortest paths. There are many users and few places, so
the search runs over the places only: one place hands a user on to another if that user has a line
to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.games.hungary.terms import UNREACHABLE

if TYPE_CHECKING:
    from mypy_extensions import i64


def assign(costs: list[list[int]], room: list[int]) -> list[int]:
    """By user: the place it is assigned to, -1 if none.

    `costs[user][place]` is UNREACHABLE where there is no line. Of all ways to serve the greatest
    number of users one of least cost is found; ties go to the users that come first.
    """
    users, places = len(costs), len(room)
    given = [-1] * users
    free = room[:]
    serve_first(costs, given, free)
    while -1 in given:
        away, after, whom = reliefs(costs, given, free, places)
        best, user, place = UNREACHABLE, -1, -1
        for u in range(users):
            if given[u] >= 0:
                continue
            row = costs[u]
            for p in range(places):
                line: i64 = row[p]
                beyond: i64 = away[p]
                if line < UNREACHABLE and beyond < UNREACHABLE and line + beyond < best:
                    best, user, place = line + beyond, u, p
        if user < 0:
            return given
        while True:  # each place on the way hands one user on
            handed = whom[place]
            given[user] = place
            if handed < 0:
                free[place] -= 1
                break
            user, place = handed, after[place]
    return given


def serve_first(costs: list[list[int]], given: list[int], free: list[int]) -> None:
    """As long as no place is full nobody stands in another's way: the cheapest comes first."""
    if not free or min(free) < 1:
        return
    for cost in sorted({each for row in costs for each in row if each < UNREACHABLE}):
        for u in range(len(costs)):
            if given[u] < 0 and cost in costs[u] and min(costs[u]) == cost:
                p = costs[u].index(cost)
                given[u] = p
                free[p] -= 1
                if free[p] == 0:
                    return


def reliefs(
    costs: list[list[int]], given: list[int], free: list[int], places: int
) -> tuple[list[int], list[int], list[int]]:
    """By place: the least cost of making room for one more, the next place, who is handed on."""
    away = [0 if free[p] > 0 else UNREACHABLE for p in range(places)]
    after = [-1] * places
    whom = [-1] * places
    for i in range(places):
        changed = False
        for u in range(len(costs)):
            p: i64 = given[u]
            if p < 0:
                continue
            row = costs[u]
            mine: i64 = row[p]
            best: i64 = away[p]
            for q in range(places):
                line: i64 = row[q]
                beyond: i64 = away[q]
                if q == p or line >= UNREACHABLE or beyond >= UNREACHABLE:
                    continue
                cost: i64 = line - mine + beyond
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
