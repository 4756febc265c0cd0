"""A search for ways that may break rules: which rule keeps a unit from a hex, and where.

The rules of a move are named one by one. Where march.reach() finds no way, the search looks for
the fewest rules that would have to be broken, and tells the hexes where a way breaks them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import combinations
from typing import Final

from vezerkar.games.memoir.explain.facts import Facts
from vezerkar.games.memoir.rules.movement import BEACH_LIMIT, limits
from vezerkar.games.memoir.terms import WIRE

UNITS: Final = "units"  # M44-3.8
STOP: Final = "stop"  # M44-A2.2 and alike
FIRST: Final = "first"  # M44-A2.7
LEAVE: Final = "leave"  # M44-A2.9
SAND: Final = "sand"  # M44-A2.37
SLOPE: Final = "slope"  # M44-F.6, F.7, F.11: a step that costs two hexes
CLIFF: Final = "cliff"  # M44-F.6, F.7: a step closed to tanks and guns
BRIDGE: Final = "bridge"  # M44-F.15
CLOSED: Final = "closed"  # M44-A2.28, A2.45, A2.52, F.13
FAR: Final = "far"  # M44-3.16, 3.18, 3.19
# In the order in which a person would name them.
RULES: Final = (CLOSED, BRIDGE, CLIFF, UNITS, STOP, FIRST, LEAVE, SAND, SLOPE, FAR)
ANYWHERE: Final = 99


@dataclass(frozen=True)
class Breach:
    """Where a way breaks a rule: the step, from hex to hex."""

    rule: str
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
    stopped: str = ""  # the rule that stops it
    shore: int = field(default=-1, compare=False)  # the first beach hex of the way


class Walker:
    """One unit and how far it may move now."""

    def __init__(self, f: Facts, u: int, march: int) -> None:
        self.f = f
        self.u = u
        self.march = march  # the length of a second move, 0 for the first
        self.start = f.place(u)
        self.most = int(limits(f.s, u, march)[0])
        self.free = f.board.card_free[f.s.card] != 0

    def ways(self, goal: int) -> list[tuple[frozenset[str], Way]]:
        """The fewest rules that must be broken to reach a hex, and a way for each such choice."""
        matter = self.rules_that_matter()
        for size in range(len(matter) + 1):
            found = []
            for broken in map(frozenset, combinations(matter, size)):
                way = self.way(goal, broken)
                if way is not None:
                    found.append((broken, way))
            if found:
                return found
        return []

    def rules_that_matter(self) -> list[str]:
        """Those that this board and this unit can break at all: the search is shorter for it."""
        board, works = self.f.board, self.f.s.works
        size = board.count * 6
        mine = slice(board.unit_class[self.u] * size, (board.unit_class[self.u] + 1) * size)
        there = {
            STOP: any(board.stops) or any(work & WIRE for work in works),
            FIRST: any(board.hedgerow),
            LEAVE: board.hedgerow[self.start] != 0,
            SAND: any(board.beach),
            SLOPE: max(board.costs[mine]) > 1,
            CLIFF: board.steps[mine] != board.free_steps[mine],
        }
        return [
            rule for rule in RULES if there.get(rule, True) and not (self.free and rule in there)
        ]

    def way(self, goal: int, broken: frozenset[str]) -> Way | None:
        """The way to a hex with the fewest and nearest breaches when these rules may be broken."""
        most = ANYWHERE if FAR in broken else self.most
        queue: list[tuple[int, int, int, _Place, tuple[Breach, ...]]] = []
        count = 0
        heappush(queue, (0, 0, count, _Place(self.start), ()))
        seen: set[tuple[_Place, int]] = set()
        while queue:
            faults, cost, _, place, breaches = heappop(queue)
            if place.hex == goal and cost > 0:
                return Way(cost, breaches)
            key = (place, 0 if FAR in broken else cost)
            if key in seen:
                continue
            seen.add(key)
            for after, more, new in self.steps(place, cost):
                if cost + more <= most and broken.issuperset(b.rule for b in new):
                    count += 1
                    entry = (faults + len(new), cost + more, count, after, breaches + new)
                    heappush(queue, entry)
        return None

    def steps(self, place: _Place, spent: int) -> Iterator[tuple[_Place, int, tuple[Breach, ...]]]:
        """Every step from a place: where to, what it costs, which rules it breaks."""
        board = self.f.board
        for k in range(6):
            y = board.near[place.hex * 6 + k]
            if y == board.count - 2:
                continue
            broken = self.closed(place.hex, k, y)
            if self.f.s.at[y] >= 0 and y != self.start:
                broken.append(UNITS)
            if place.stopped:
                broken.append(place.stopped)
            cost = 1 if self.free else self.cost(place.hex, k)
            if self.free:
                yield _Place(y), cost, breaches(broken, place.hex, y)
                continue
            if board.hedgerow[y] and spent > 0:
                broken.append(FIRST)
            sandy = place.sandy or board.beach[y] != 0
            shore = y if sandy and not place.sandy else place.shore
            after = _Place(y, sandy, self.stop(y, spent), shore)
            found = breaches(broken, place.hex, y)
            yield after, cost, found + too_sandy(after, spent + cost)
            if cost > 1:
                slope = Breach(SLOPE, place.hex, y)
                yield after, 1, (*found, slope, *too_sandy(after, spent + 1))

    def closed(self, h: int, k: int, y: int) -> list[str]:
        """Why a step may not be made by this class of units at all."""
        board = self.f.board
        kind = board.unit_class[self.u]
        j = (kind * board.count + h) * 6 + k
        off = board.count - 2
        if board.closed[kind * board.count + y]:
            return [CLOSED]
        if board.free_steps[j] == off:
            return [BRIDGE]
        return [CLIFF] if not self.free and board.steps[j] == off else []

    def cost(self, h: int, k: int) -> int:
        board = self.f.board
        return board.costs[(board.unit_class[self.u] * board.count + h) * 6 + k]

    def stop(self, y: int, spent: int) -> str:
        """The rule that ends a move on a hex, if any."""
        if spent == 0 and self.f.board.hedgerow[self.start]:
            return LEAVE
        return STOP if self.f.board.stops[y] or self.f.s.works[y] & WIRE else ""


def too_sandy(place: _Place, cost: int) -> tuple[Breach, ...]:
    """A way over the beach that has become too long (M44-A2.37): where it came onto the beach."""
    if not place.sandy or cost <= BEACH_LIMIT:
        return ()
    return (Breach(SAND, place.shore, place.shore),)


def breaches(rules: list[str], start: int, end: int) -> tuple[Breach, ...]:
    return tuple(Breach(rule, start, end) for rule in rules)
