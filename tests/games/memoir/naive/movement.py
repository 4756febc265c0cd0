"""Steps and moves: every legal move is walked path by path."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from tests.games.memoir.naive.field import (
    KINDS,
    NO_BATTLE_ON_ENTRY,
    STOPS,
    Field,
    Hex,
    Unit,
    ground,
    is_hill,
    occupant,
)
from tests.games.memoir.naive.grid import neighbours


@dataclass(frozen=True)
class March:
    """How far a unit may go: its own figures, or those of a card."""

    move: int
    move_and_battle: int
    ignores_terrain: bool = False
    strict_entry: bool = False  # see the second reading of Behind Enemy Lines above


INFANTRY_ASSAULT = March(3, 2)
BEHIND_ENEMY_LINES = March(3, 3, ignores_terrain=True)
ARTILLERY_BOMBARD = March(3, 0)


@dataclass(frozen=True)
class Walk:
    """One path of a move, the start not included."""

    path: tuple[Hex, ...]
    hexes: int  # the cost, which is what counts as hexes moved
    halted: bool  # may not go on
    stopped: bool  # halted by what it entered, so that it may not take ground (4.64)


@dataclass(frozen=True)
class Arrival:
    """The best path to a hex: one that leaves the battle open if possible, then the cheapest."""

    battle: bool
    hexes: int
    stopped: bool


def passable(here: Field, branch: str, at: Hex) -> bool:
    """Whether units of a branch may ever enter a hex (A2.28, A2.45, A2.52, F.13)."""
    names = ground(here, at)
    if "impassable" in names:
        return False
    if "river" in names and "bridge" not in names:
        return False
    return branch == "infantry" or not names & {"bunker", "hedgehog"}


def span_allows(here: Field, start: Hex, end: Hex) -> bool:
    """Arnhem (F.15): onto, off and along the bridge only between consecutive hexes of its path."""
    path = here.bridge_path
    if start not in path[1:-1] and end not in path[1:-1]:
        return True
    links = set(itertools.pairwise(path))
    return (start, end) in links or (end, start) in links


def step_open(here: Field, name: str, start: Hex, end: Hex) -> bool:
    """Whether the way from a hex to an adjacent one is open to a unit at all."""
    if end not in neighbours(here, start):
        return False
    if occupant(here, end) not in (None, name):
        return False
    return passable(here, here.units[name].branch, end) and span_allows(here, start, end)


def between_beach_and_cliff(here: Field, start: Hex, end: Hex) -> bool:
    """Whether a step goes up from the beach to a bluff or cliff, or down."""
    steep = {"sea_bluff", "cliff"}
    up = "beach" in ground(here, start) and ground(here, end) & steep
    down = "beach" in ground(here, end) and ground(here, start) & steep
    return bool(up or down)


def step_cost(here: Field, branch: str, start: Hex, end: Hex) -> int | None:
    """The hexes of movement one step takes, None where the branch may not make it."""
    if between_beach_and_cliff(here, start, end):
        return 2 if branch == "infantry" else None
    if "steep_hill" in ground(here, end) and not is_hill(here, start):
        return 2
    return 1


def own_march(unit: Unit) -> March:
    kind = KINDS[unit.kind]
    return March(kind.move, kind.move_and_battle)


def walks(here: Field, name: str, march: March | None = None) -> Iterator[Walk]:
    """Every legal move of a unit, path by path, the empty one first. Hexes may be met twice."""
    unit = here.units[name]
    order = march or own_march(unit)
    fixed = unit.branch == "artillery" and "bunker" in ground(here, unit.at)
    yield from _walks_on(here, name, order, Walk((), 0, halted=fixed, stopped=False))


def _walks_on(here: Field, name: str, march: March, walk: Walk) -> Iterator[Walk]:
    yield walk
    if walk.halted:
        return
    unit = here.units[name]
    start = walk.path[-1] if walk.path else unit.at
    for end in sorted(neighbours(here, start)):
        if not step_open(here, name, start, end):
            continue
        path = (*walk.path, end)
        cost = step_cost(here, unit.branch, start, end)
        if cost is None:
            continue
        if march.ignores_terrain:
            cost = 1
            halted = stopped = False
        else:
            if "hedgerow" in ground(here, end) and walk.path:
                continue  # only with the first step (A2.7)
            stopped = bool(ground(here, end) & STOPS)
            halted = stopped or "hedgerow" in ground(here, start)
        if walk.hexes + cost > limit(here, march, path):
            continue
        yield from _walks_on(here, name, march, Walk(path, walk.hexes + cost, halted, stopped))


def limit(here: Field, march: March, path: tuple[Hex, ...]) -> int:
    """The longest a move along a path may be: 2 if it enters a beach hex (A2.37)."""
    if not march.ignores_terrain and any("beach" in ground(here, at) for at in path):
        return min(march.move, 2)
    return march.move


def battle_after(here: Field, name: str, march: March, walk: Walk) -> bool:
    """Whether a unit that has made this move may battle."""
    unit = here.units[name]
    at = walk.path[-1] if walk.path else unit.at
    if "ocean" in ground(here, at):
        return False
    if not walk.path:
        return True
    if unit.branch == "artillery" or walk.hexes > march.move_and_battle:
        return False
    if unit.kind == "french_resistance":
        return True
    entered = walk.path if march.strict_entry else walk.path[-1:]
    return not any(ground(here, at) & NO_BATTLE_ON_ENTRY for at in entered)


def destinations(here: Field, name: str, march: March | None = None) -> dict[Hex, Arrival]:
    """Where a unit may move, with the best path to each hex. Standing still is not included."""
    order = march or own_march(here.units[name])
    best: dict[Hex, Arrival] = {}
    for walk in walks(here, name, order):
        if not walk.path:
            continue
        end = walk.path[-1]
        new = Arrival(battle_after(here, name, order, walk), walk.hexes, walk.stopped)
        old = best.get(end)
        if old is None or (not new.battle, new.hexes) < (not old.battle, old.hexes):
            best[end] = new
    return best


def exits(here: Field, name: str, march: March | None = None) -> set[Hex]:
    """The exit hexes from which a unit may leave the board in its move (F.17)."""
    unit = here.units[name]
    order = march or own_march(unit)
    if unit.side != here.exit_side:
        return set()
    found = set()
    for walk in walks(here, name, order):
        at = walk.path[-1] if walk.path else unit.at
        left = limit(here, order, walk.path) - walk.hexes
        if at in here.exit_hexes and not walk.halted and left >= 1:
            found.add(at)
    return found


def can_exit(here: Field, name: str, march: March | None = None) -> bool:
    return bool(exits(here, name, march))
