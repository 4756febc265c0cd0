"""The map of a scenario as tables: what each hex does to movement, dice and sight (appendix 2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise

from vezerkar.games.memoir.board import Board
from vezerkar.games.memoir.schema.load import MemoirData
from vezerkar.games.memoir.schema.pieces import CLASSES, ByClass, Terrain, UnitClass
from vezerkar.games.memoir.schema.scenario import (
    ArtilleryBlockedByHills,
    BridgeSpan,
    Scenario,
    WideRiver,
)
from vezerkar.games.memoir.terms import SIDES
from vezerkar.space.hexes import NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, HexGrid

# Section limits in doubled columns; a hex on a limit belongs to both sides of it (M44-B.3, A3.12).
SECTION_LIMITS = {"standard": (7, 17), "overlord": (7, 17, 25, 33, 43)}
CHIEF_CARDS = {"standard": 1, "overlord": 3}  # M44-A3.14: the most he can play himself in a turn


@dataclass(frozen=True, eq=False)
class HexTerrain:
    """What lies on a hex for the whole battle; hexes that are alike share one."""

    ground: Terrain
    closed: bool
    pieces: tuple[tuple[Terrain, str | None], ...]

    @property
    def layers(self) -> tuple[tuple[Terrain, str | None], ...]:
        """Ground and fixed pieces with their owners."""
        return ((self.ground, None), *self.pieces)

    def has(self, test: Callable[[Terrain], bool]) -> bool:
        return any(test(terrain) for terrain, _ in self.layers)

    def is_closed(self, unit_class: str) -> bool:
        """Whether units of a class may never be here (M44-A2.28, A2.45, A2.52, F.13)."""
        if self.closed:
            return True
        if any(unit_class in piece.impassable_for for piece, _ in self.pieces):
            return True
        bridged = any(self.ground.id in piece.passable_over for piece, _ in self.pieces)
        return unit_class in self.ground.impassable_for and not bridged

    def best(self, side: str, value: Callable[[Terrain], int]) -> int:
        """The largest value of what serves a side here, never the sum (M44-A2.41)."""
        return max(value(terrain) for terrain, owner in self.layers if serves(terrain, owner, side))


def serves(terrain: Terrain, owner: str | None, side: str) -> bool:
    """Bunkers and sea walls serve only the side the scenario names (M44-A2.47, F.8)."""
    return not terrain.owner_only or owner is None or owner == side


def lay_out_ground(
    board: Board, grid: HexGrid, data: MemoirData, scenario: Scenario, profile: str
) -> None:
    spots = read_map(grid, data, scenario)
    board.blocks = table(grid, spots, lambda s: s.has(lambda t: t.los == "block"), wall=1)
    board.hill = hill_groups(grid, spots)
    board.stops = table(grid, spots, lambda s: s.has(lambda t: t.stop_on_entry))
    board.bars = table(grid, spots, lambda s: s.has(lambda t: t.no_battle_on_entry))
    board.ocean = table(grid, spots, lambda s: s.has(lambda t: t.cannot_battle_from))
    board.beach = table(grid, spots, lambda s: s.ground.max_move_if_entered is not None)
    board.hedgerow = table(grid, spots, lambda s: s.ground.adjacent_start)
    board.town = table(grid, spots, lambda s: s.ground.dice_out.armor > 0)
    board.bunker = table(grid, spots, lambda s: s.has(lambda t: "artillery" in t.cannot_leave))
    board.landing = table(grid, spots, lambda s: not s.is_closed("infantry"))
    lay_out_protection(board, grid, data, spots, profile)
    lay_out_steps(board, grid, scenario, spots)
    lay_out_zones(board, grid, scenario)
    lay_out_banks(board, grid, scenario, spots)
    if scenario.rule(ArtilleryBlockedByHills):
        board.hills_stop_shells = True
        board.long_slots, board.long_lines = grid.lines(6)


def read_map(grid: HexGrid, data: MemoirData, scenario: Scenario) -> dict[int, HexTerrain]:
    """Tiles replace what is printed; wire and sandbags can go, so they are not part of the map."""
    ground: dict[int, tuple[Terrain, bool]] = {
        h: (data.printed_ground(scenario.board_side, row), False)
        for h, (_, row) in grid.place.items()
    }
    for tile in scenario.terrain:
        ground[grid.number(*tile.at)] = data.terrain[tile.type], tile.impassable
    pieces: dict[int, list[tuple[Terrain, str | None]]] = {h: [] for h in ground}
    for piece in scenario.obstacles:
        terrain = data.terrain[piece.type]
        if terrain.removed == "never":
            pieces[grid.number(*piece.at)].append((terrain, piece.owner))
    kinds: dict[object, HexTerrain] = {}
    spots = {}
    for h, (below, closed) in ground.items():
        kind = below.id, closed, *((terrain.id, owner) for terrain, owner in pieces[h])
        spots[h] = kinds.setdefault(kind, HexTerrain(below, closed, tuple(pieces[h])))
    return spots


def table(
    grid: HexGrid, spots: dict[int, HexTerrain], value: Callable[[HexTerrain], int], wall: int = 0
) -> bytes:
    """A table by hex, with the two places off the board at its end."""
    values = {spot: int(value(spot)) for spot in dict.fromkeys(spots.values())}
    out = bytearray(grid.count)
    for h, spot in spots.items():
        out[h] = values[spot]
    out[grid.wall] = wall
    return bytes(out)


def rows(
    grid: HexGrid, spots: dict[int, HexTerrain], values: Callable[[HexTerrain], bytes]
) -> bytes:
    """A table with several values for each hex, one hex after the other."""
    known = {spot: values(spot) for spot in dict.fromkeys(spots.values())}
    width = len(next(iter(known.values())))
    out = bytearray(grid.count * width)
    for h, spot in spots.items():
        out[h * width : (h + 1) * width] = known[spot]
    return bytes(out)


def groups(grid: HexGrid, members: Iterable[int]) -> bytes:
    """By hex the number of its connected group, from 1; 0 for hexes that are no members."""
    left = set(members)
    out = bytearray(grid.count)
    number = 0
    while left:
        number += 1
        front = [min(left)]
        left.remove(front[0])
        while front:
            h = front.pop()
            out[h] = number
            for other in grid.near[6 * h : 6 * h + 6]:
                if other in left:
                    left.remove(other)
                    front.append(other)
    return bytes(out)


def hill_groups(grid: HexGrid, spots: dict[int, HexTerrain]) -> bytes:
    """Contiguous hills, which do not hide units that stand on them from each other (M44-A2.20)."""
    return groups(grid, (h for h, spot in spots.items() if spot.has(lambda t: t.is_hill)))


def lay_out_protection(
    board: Board, grid: HexGrid, data: MemoirData, spots: dict[int, HexTerrain], profile: str
) -> None:
    """Dice taken from attackers and from units here, and flags that may be ignored."""

    def sheltering(terrain: Terrain) -> ByClass:
        published = terrain.dice_in_published
        return published if profile == "published" and published else terrain.dice_in

    def shelter_of(spot: HexTerrain, side: str, unit_class: UnitClass) -> int:
        return spot.best(side, lambda t: 0 if t.only_from_below else sheltering(t).of(unit_class))

    def by_side(value: Callable[[HexTerrain, str], int]) -> Callable[[HexTerrain], bytes]:
        return lambda spot: bytes(value(spot, side) for side in SIDES)

    board.shelter = rows(
        grid, spots, lambda s: bytes(shelter_of(s, side, c) for c in CLASSES for side in SIDES)
    )
    board.exposure = rows(
        grid, spots, lambda s: bytes(max(t.dice_out.of(c) for t, _ in s.layers) for c in CLASSES)
    )
    board.steadies = rows(
        grid, spots, by_side(lambda s, side: s.best(side, lambda t: int(t.ignore_first_flag)))
    )
    board.firm = rows(
        grid, spots, by_side(lambda s, side: s.best(side, lambda t: int(not t.dig_in)))
    )
    hill = next(t for t in data.terrain.values() if t.only_from_below)
    board.uphill = bytes(hill.dice_in.of(c) for c in CLASSES)
    bags = sheltering(data.terrain["sandbags"])
    board.sandbag_dice = bytes(bags.of(c) for c in CLASSES)


def lay_out_steps(
    board: Board, grid: HexGrid, scenario: Scenario, spots: dict[int, HexTerrain]
) -> None:
    """Which steps are open to whom, and what they cost; terrain never opens a closed hex."""
    size = len(CLASSES) * grid.count
    steps, ground, free = (bytearray([grid.off]) * (size * 6) for _ in range(3))
    costs = bytearray([1]) * (size * 6)
    retreats = bytearray([grid.off]) * (size * 4)
    span = closed_steps(grid, scenario)
    refuge = table(grid, spots, lambda s: not s.has(lambda t: t.impassable_in_retreat))
    sides = [retreat_side(board, k) for k in range(6)]
    closed = [table(grid, spots, lambda s, c=c: s.is_closed(c)) for c in CLASSES]  # type: ignore[misc]
    board.closed = b"".join(closed)
    for i, unit_class in enumerate(CLASSES):
        passage = passages(spots, unit_class)
        for h in grid.hexes:
            for k in range(6):
                y = grid.near[6 * h + k]
                if y == grid.off or closed[i][y] or (h, y) in span:
                    continue
                at = (i * grid.count + h) * 6 + k
                free[at] = y
                cost, takes = passage[spots[h], spots[y]]
                if cost is not None:
                    steps[at] = y
                    costs[at] = cost
                if takes:
                    ground[at] = y
                side = sides[k]
                if side is not None and refuge[y]:
                    retreats[((i * 2 + side) * grid.count + h) * 2 + k % 2] = y
    board.steps, board.costs = bytes(steps), bytes(costs)
    board.plain = bytes(
        cost == 1 and not (board.stops[y] or board.beach[y] or board.hedgerow[y])
        for y, cost in zip(steps, costs, strict=True)
    )
    board.ground_steps, board.free_steps = bytes(ground), bytes(free)
    board.retreat_steps = bytes(retreats)


def retreat_side(board: Board, direction: int) -> int | None:
    """The side that retreats in a direction: always towards its own baseline (M44-4.46)."""
    if direction in (SOUTH_WEST, SOUTH_EAST):
        return board.bottom
    return 1 - board.bottom if direction in (NORTH_WEST, NORTH_EAST) else None


def passages(
    spots: dict[int, HexTerrain], unit_class: UnitClass
) -> dict[tuple[HexTerrain, HexTerrain], tuple[int | None, bool]]:
    """What a step costs from each kind of hex to each other, and whether it may take ground."""
    kinds = dict.fromkeys(spots.values())
    return {
        (here, there): (
            step_cost(here, there, unit_class),
            may_step_by_taking(here.ground, there.ground, unit_class),
        )
        for here in kinds
        for there in kinds
    }


def step_cost(here: HexTerrain, there: HexTerrain, unit_class: str) -> int | None:
    """Hexes of movement a step takes, None if the class may not make it (M44-F.6, F.7, F.11)."""
    costs: list[int | None] = [1]
    if here.ground.id == "beach":
        costs.append(there.ground.cost_from_beach.of(unit_class))  # type: ignore[arg-type]
    if there.ground.id == "beach":
        costs.append(here.ground.cost_to_beach.of(unit_class))  # type: ignore[arg-type]
    if not here.ground.is_hill:
        costs.append(there.ground.enter_cost_from_lower)
    known = [cost for cost in costs if cost is not None]
    return max(known) if len(known) == len(costs) else None


def may_step_by_taking(here: Terrain, there: Terrain, unit_class: str) -> bool:
    """Take Ground between a beach and a bluff or cliff (M44-F.6, F.7)."""
    if here.id == "beach" and unit_class not in there.take_ground_from_beach:
        return False
    return there.id != "beach" or unit_class in here.take_ground_to_beach


def closed_steps(grid: HexGrid, scenario: Scenario) -> set[tuple[int, int]]:
    """M44-F.15: a long bridge is entered and left only at its ends."""
    span = scenario.rule(BridgeSpan)
    if not span:
        return set()
    path = [grid.number(*h) for h in span.path]
    open_steps = set(pairwise(path))
    open_steps |= {(b, a) for a, b in open_steps}
    return {
        (a, b)
        for bridge in path[1:-1]
        for other in grid.near[6 * bridge : 6 * bridge + 6]
        for a, b in ((bridge, other), (other, bridge))
        if (a, b) not in open_steps
    }


def lay_out_zones(board: Board, grid: HexGrid, scenario: Scenario) -> None:
    """Sections of the battlefield, counted from the left of the bottom player (M44-B.2, B.3)."""
    limits = SECTION_LIMITS[scenario.board]
    zones = bytearray(grid.count)
    for h in grid.hexes:
        x = grid.x(h)
        for z in range(len(limits) + 1):
            low = limits[z - 1] if z else 0
            high = limits[z] if z < len(limits) else 99
            if low <= x <= high:
                zones[h] |= 1 << z
    board.zones = bytes(zones)
    board.zone_count = len(limits) + 1
    board.memory = board.zone_count + CHIEF_CARDS[scenario.board]


def lay_out_banks(
    board: Board, grid: HexGrid, scenario: Scenario, spots: dict[int, HexTerrain]
) -> None:
    """M44-F.16: the groups of hexes left when river and bridge hexes are taken away."""
    wide = scenario.rule(WideRiver)
    if wide:
        board.wide_river = CLASSES.index(wide.affects)

    def is_crossing(spot: HexTerrain) -> bool:
        return spot.ground.id == "river" or spot.has(lambda t: bool(t.passable_over))

    board.bank = groups(grid, (h for h, spot in spots.items() if not is_crossing(spot)))
