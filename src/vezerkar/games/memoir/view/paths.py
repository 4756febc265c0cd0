"""The way of a move, hex by hex, as the page draws it: the shortest of those the rules allow."""

from __future__ import annotations

from vezerkar.games.memoir.rules.move_via import passed_at, set_out, way_matters
from vezerkar.games.memoir.rules.movement import BEACH_LIMIT, limits
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import ARTILLERY, WIRE

Way = tuple[int, ...]


def ways(s: Battle, u: int, most: int) -> dict[int, tuple[int, Way]]:
    """By hex that a unit can move to: what it costs, and the hexes on the way, itself the last.

    Looks at the board as march.reach() does, and keeps the way it came. A way over an objective
    that would be scored is a choice of its own, see detours.py.
    """
    board, start = s.board, s.unit_hex[u]
    if board.unit_class[u] == ARTILLERY and board.bunker[start]:
        return {}  # M44-A2.46
    free = board.card_free[s.card] != 0
    scoring = _scoring(s, u, most)
    found: dict[int, tuple[int, Way]] = {}
    seen: set[tuple[int, bool]] = set()
    fronts: list[list[tuple[int, bool, Way]]] = [[] for _ in range(most + 1)]
    fronts[0].append((start, False, ()))
    for spent in range(most):
        for h, sandy, way in fronts[spent]:
            if (h, sandy) in seen or (spent > 0 and h in scoring):
                continue
            if spent > 0 and not free and _ends(s, start, h):
                continue
            seen.add((h, sandy))
            for y, cost in _steps(s, u, h, free):
                total = spent + cost
                sand = not free and (sandy or board.beach[y] != 0)
                if total > most or (sand and total > BEACH_LIMIT):
                    continue  # M44-A2.37
                if not free and board.hedgerow[y] and spent > 0:
                    continue  # M44-A2.7
                if y not in found or found[y][0] > total:
                    found[y] = (total, (*way, y))
                fronts[total].append((y, sand, (*way, y)))
    return found


def _scoring(s: Battle, u: int, most: int) -> set[int]:
    """The hexes where a unit would take an objective by passing over them (M44-O.12)."""
    if not way_matters(s):
        return set()
    walk = set_out(s, u, most)
    return {h for hexes in s.board.goal_hexes for h in hexes if passed_at(s, walk, h, 0)}


def _ends(s: Battle, start: int, h: int) -> bool:
    """Whether a move that has begun ends on a hex (M44-A2.9: a hedgerow lets go for one hex)."""
    return s.board.hedgerow[start] != 0 or s.board.stops[h] != 0 or s.works[h] & WIRE != 0


def _steps(s: Battle, u: int, h: int, free: bool) -> list[tuple[int, int]]:
    """The hexes next to one that the unit may enter, with their cost."""
    board, start = s.board, s.unit_hex[u]
    steps = board.free_steps if free else board.steps
    j = (board.unit_class[u] * board.count + h) * 6
    return [
        (steps[k], 1 if free else board.costs[k])
        for k in range(j, j + 6)
        if steps[k] != board.count - 2 and (s.at[steps[k]] < 0 or steps[k] == start)
    ]


def way_of(s: Battle, u: int, h: int) -> Way:
    """The hexes between, where the unit is about to move to a hex that is not next to it."""
    _, way = ways(s, u, limits(s, u, 0)[0]).get(h, (0, ()))
    return way[:-1]
