"""The path of a move, hex by hex, as the page draws it: the cheapest that the rules allow."""

from __future__ import annotations

from collections.abc import Collection

from vezerkar.games.memoir.rules.move_via import new_search, passed_at, way_matters
from vezerkar.games.memoir.rules.movement import limits
from vezerkar.games.memoir.rules.walk import (
    broken_by_step,
    ended_by,
    gets_sandy,
    is_fixed,
    step_cost,
)
from vezerkar.games.memoir.state import Battle

Path = tuple[int, ...]


def cheapest_paths(
    s: Battle, u: int, most: int, avoided: Collection[int] = ()
) -> dict[int, tuple[int, Path]]:
    """By hex that a unit can move to: what it costs, and the hexes on the way, itself the last.

    No path goes on from an avoided hex.
    """
    found: dict[int, tuple[int, Path]] = {}
    left: set[tuple[int, bool]] = set()
    fronts: list[list[tuple[int, bool, Path]]] = [[] for _ in range(most + 1)]  # by cost
    if not is_fixed(s, u):
        fronts[0].append((s.unit_hex[u], False, ()))
    for spent in range(most):
        for h, sandy, path in fronts[spent]:
            if (h, sandy) in left or (spent > 0 and h in avoided):
                continue
            left.add((h, sandy))
            for y, cost in _steps(s, u, h, spent, sandy):
                total = spent + cost
                if total > most:
                    continue
                if y not in found or found[y][0] > total:
                    found[y] = (total, (*path, y))
                if not ended_by(s, u, y, spent):
                    fronts[total].append((y, gets_sandy(s, y, sandy), (*path, y)))
    return found


def _steps(s: Battle, u: int, h: int, spent: int, sandy: bool) -> list[tuple[int, int]]:
    """The hexes next to one that the unit may enter, with their cost."""
    near = s.board.near[h * 6 : h * 6 + 6]
    costs = [step_cost(s, u, h, k) for k in range(6)]
    return [
        (y, cost)
        for k, (y, cost) in enumerate(zip(near, costs, strict=True))
        if not broken_by_step(s, u, h, k, spent, cost, sandy)
    ]


def scoring_hexes(s: Battle, u: int, most: int) -> set[int]:
    """The hexes where a unit would take an objective by passing over them (M44-O.12).

    A way over one of them is an action of its own, see rules/move_via.py.
    """
    if not way_matters(s):
        return set()
    search = new_search(s, u, most)
    return {h for hexes in s.board.goal_hexes for h in hexes if passed_at(s, search, h, 0)}


def plain_paths(s: Battle, u: int, most: int) -> dict[int, tuple[int, Path]]:
    """The cheapest paths of plain moves: those that score nothing on the way."""
    return cheapest_paths(s, u, most, scoring_hexes(s, u, most))


def hexes_between(s: Battle, u: int, h: int) -> Path:
    """The hexes between, where the unit is about to move to a hex that is not next to it."""
    _, path = plain_paths(s, u, limits(s, u, 0)[0]).get(h, (0, ()))
    return path[:-1]
