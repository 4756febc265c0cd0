"""A search for ways that may break rules: which rule keeps a unit from a hex, and where.

Where movement.reach() finds no way, the search looks for the fewest rules of a step (rules/walk.py)
that would have to be broken, and tells the hexes where a way breaks them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import combinations
from typing import Final

from vezerkar.games.memoir.explain.facts import Facts
from vezerkar.games.memoir.rules import walk
from vezerkar.games.memoir.rules.movement import limits
from vezerkar.games.memoir.terms import WIRE

# In the order in which a person would name them.
RULES: Final = (
    walk.CLOSED,
    walk.BRIDGE,
    walk.CLIFF,
    walk.UNITS,
    walk.STOP,
    walk.FIRST,
    walk.LEAVE,
    walk.SAND,
    walk.SLOPE,
    walk.TOO_FAR,
)
ANY_LENGTH: Final = 99  # hexes, where a way may be as long as it likes


@dataclass(frozen=True)
class Breach:
    """Where a way breaks a rule of walk.py: the step, from hex to hex."""

    rule: int
    start: int
    end: int


@dataclass(frozen=True)
class Way:
    """A way to a hex: what it costs and which rules it breaks, and where."""

    cost: int
    breaches: tuple[Breach, ...]


@dataclass(frozen=True)
class _Place:
    """A hex on a way, whether the way was sandy, and whether the unit must stop there."""

    hex: int
    sandy: bool = False
    stopped: int = 0  # the rule that stops it
    shore: int = field(default=-1, compare=False)  # the first beach hex of the way


class Walker:
    """One unit and how far it may move now."""

    def __init__(self, f: Facts, u: int, march: int) -> None:
        self.f = f
        self.u = u
        self.march = march  # the length of a second move, 0 for the first
        self.start = f.place(u)
        self.most = int(limits(f.s, u, march)[0])
        self.free = bool(walk.ignores_terrain(f.s))

    def ways(self, goal: int) -> list[tuple[int, Way]]:
        """The fewest rules that must be broken to reach a hex, and a way for each such set."""
        matter = self.rules_that_matter()
        for size in range(len(matter) + 1):
            found = []
            for broken in map(sum, combinations(matter, size)):
                way = self.way(goal, broken)
                if way is not None:
                    found.append((broken, way))
            if found:
                return found
        return []

    def rules_that_matter(self) -> list[int]:
        """Rules that this unit can break on this board at all; it keeps the search short."""
        board, works = self.f.board, self.f.s.works
        size = board.count * 6
        mine = slice(board.unit_class[self.u] * size, (board.unit_class[self.u] + 1) * size)
        there = {
            walk.STOP: any(board.stops) or any(work & WIRE for work in works),
            walk.FIRST: any(board.hedgerow),
            walk.LEAVE: board.hedgerow[self.start] != 0,
            walk.SAND: any(board.beach),
            walk.SLOPE: max(board.costs[mine]) > 1,
            walk.CLIFF: board.steps[mine] != board.free_steps[mine],
        }
        return [
            rule for rule in RULES if there.get(rule, True) and not (self.free and rule in there)
        ]

    def way(self, goal: int, broken: int) -> Way | None:
        """The way to a hex with the fewest and nearest breaches when these rules may be broken."""
        most = ANY_LENGTH if broken & walk.TOO_FAR else self.most
        queue: list[tuple[int, int, int, _Place, tuple[Breach, ...]]] = []
        count = 0
        heappush(queue, (0, 0, count, _Place(self.start), ()))
        seen: set[tuple[_Place, int]] = set()
        while queue:
            faults, cost, _, place, breaches = heappop(queue)
            if place.hex == goal and cost > 0:
                return Way(cost, breaches)
            key = (place, 0 if broken & walk.TOO_FAR else cost)
            if key in seen:
                continue
            seen.add(key)
            for after, more, new in self.steps(place, cost):
                if cost + more <= most and all(breach.rule & broken for breach in new):
                    count += 1
                    entry = (faults + len(new), cost + more, count, after, breaches + new)
                    heappush(queue, entry)
        return None

    def steps(self, place: _Place, spent: int) -> Iterator[tuple[_Place, int, tuple[Breach, ...]]]:
        """Every step from a place: where to, what it costs, which rules it breaks."""
        s, board = self.f.s, self.f.board
        for k in range(6):
            y = board.near[place.hex * 6 + k]
            if y == board.off:
                continue
            sandy = bool(walk.gets_sandy(s, y, place.sandy))
            shore = y if sandy and not place.sandy else place.shore
            after = _Place(y, sandy, int(walk.ended_by(s, self.u, y, spent)), shore)
            cost = int(walk.step_cost(s, self.u, place.hex, k))
            yield after, cost, self.breaches(place, after, k, spent, cost)
            if cost > 1:
                yield after, 1, self.breaches(place, after, k, spent, 1)

    def breaches(
        self, place: _Place, after: _Place, k: int, spent: int, cost: int
    ) -> tuple[Breach, ...]:
        """Where a step breaks which rules; one that takes less than it costs breaks one more."""
        s = self.f.s
        broken = place.stopped | int(
            walk.broken_by_step(s, self.u, place.hex, k, spent, cost, place.sandy)
        )
        if cost < walk.step_cost(s, self.u, place.hex, k):
            broken |= walk.SLOPE
        return tuple(
            # A way over the beach that is too long is told by where it came onto the beach.
            Breach(rule, after.shore, after.shore)
            if rule == walk.SAND
            else Breach(rule, place.hex, after.hex)
            for rule in sorted(RULES)
            if rule & broken
        )
