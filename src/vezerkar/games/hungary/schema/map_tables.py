"""The map of the data as tables by hex and by hexside."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from vezerkar.core.kernel import pack
from vezerkar.games.hungary.board import NO_WAY, TURN_BIAS, WAY_COST, Board
from vezerkar.games.hungary.schema import Costs, Map, RuleTables
from vezerkar.games.hungary.schema.hex_numbers import HexNumbers
from vezerkar.games.hungary.terms import (
    CLASSES,
    LAKE,
    MAJOR_RIVER,
    MINOR_RIVER,
    SIDES,
    TERRAINS,
    UNREACHABLE,
    V_PICK_TRUCK,
)

SZABADKA = "Szabadka"
BUDAPEST = "Budapest"
VIENNA = "Bécs"
SZABADKA_RING_HEXES = 2  # HU-6.4.1.2


def fill_map(board: Board, found: Map, tables: RuleTables, hexes: HexNumbers) -> None:
    """Geometry, terrain, hexsides and places of the map."""
    grid, number = hexes.grid, hexes.numbers
    board.count, board.off = grid.count, grid.off
    board.hexes = list(grid.hexes)
    board.air_reach = [-1] * grid.count
    board.truck_picks = [pack(V_PICK_TRUCK, h, 0, 0) for h in range(grid.count)]
    board.near = vec[i64](grid.neighbours)
    board.zeros = vec[i64]([0] * grid.count)
    board.no_flags = vec[u8]([0] * grid.count)
    board.numbers = vec[i64](range(grid.count))
    board.no_ways = vec[i64]([NO_WAY << WAY_COST] * grid.off + [0] * (grid.count - grid.off))
    board.unlinked = vec[i64]([UNREACHABLE] * grid.off + [0] * (grid.count - grid.off))
    middle = grid.number(1, 2)  # a hex that has all its neighbours
    board.turns = bytes(n - middle + TURN_BIAS for n in board.near[6 * middle : 6 * middle + 6])
    board.steps = [
        grid.distance[start : start + grid.count] for start in range(0, grid.count**2, grid.count)
    ]
    _fill_hexes(board, found, number)
    _fill_sides(board, found, hexes)
    _fill_places(board, found, number)
    _fill_costs(board, tables)
    near = bytearray(board.count)
    for h in board.hexes:
        bonus = tables.fuhrer_roll.bonus_distance_to_budapest
        near[h] = board.nearest(h, board.budapest_hexes) <= bonus
    board.near_budapest = bytes(near)


def _fill_hexes(board: Board, found: Map, number: dict[str, int]) -> None:
    terrain, sector, city = (bytearray(board.count) for _ in range(3))
    sectors = [sector.id for sector in found.air_sector]
    for h in found.hexes.list:
        terrain[number[h.id]] = TERRAINS.index(h.t)
        sector[number[h.id]] = sectors.index(h.s)
        city[number[h.id]] = h.t in ("city", "major_city")
    board.terrain, board.sector, board.city = bytes(terrain), bytes(sector), bytes(city)
    board.zone_hexes = sorted(number[name] for name in found.slovak_zone.hexes)
    board.zone = _marks(board, board.zone_hexes)
    board.beyond_zone = bytes(1 - mark for mark in board.zone)
    victory = bytearray(board.count)
    for i, goal in enumerate(found.victory_city):
        board.city_hexes.append([number[name] for name in goal.hexes])
        board.city_points.append(goal.points)
        for name in goal.hexes:
            victory[number[name]] = i + 1
        if goal.name == BUDAPEST:
            board.budapest_hexes = [number[name] for name in goal.hexes]
        if goal.name == VIENNA:
            board.vienna = number[goal.hexes[0]]
    board.victory = bytes(victory)
    board.budapest = _marks(board, board.budapest_hexes)


def _marks(board: Board, hexes: list[int]) -> bytes:
    table = bytearray(board.count)
    for h in hexes:
        table[h] = 1
    return bytes(table)


def _fill_sides(board: Board, found: Map, hexes: HexNumbers) -> None:
    edge, bridge, rail, fort = (bytearray(6 * board.count) for _ in range(4))
    for i, other in enumerate(board.near):
        if other == hexes.grid.off:
            edge[i] = LAKE

    def both(side: str) -> tuple[int, int]:
        a, b = (hexes.numbers[name] for name in side.split("-"))
        return 6 * a + hexes.direction(a, b), 6 * b + hexes.direction(b, a)

    for river in found.river:
        for side in river.sides:
            for at in both(side):
                edge[at] = max(edge[at], MAJOR_RIVER if river.size == "major" else MINOR_RIVER)
    for lake in found.lake:
        for side in lake.sides:
            for at in both(side):
                edge[at] = LAKE
    for crossing in found.bridge:
        for at in both(crossing.side):
            bridge[at] = 1
    for railway in found.railway:
        for a, b in zip(railway.path, railway.path[1:], strict=False):
            for at in both(f"{a}-{b}"):
                rail[at] = 1
    for i, line in enumerate(found.fort_line):
        board.fort_from.append(line.active_from_turn)
        for side, behind in zip(line.sides, line.defended, strict=True):
            for at in both(side):
                if board.near[at] == hexes.numbers[behind]:
                    fort[at] = i + 1
    board.edge, board.bridge, board.fort = map(bytes, (edge, bridge, fort))
    sides = [range(6 * h, 6 * h + 6) for h in range(board.count)]
    lanes = [board.off if edge[at] == LAKE else n for at, n in enumerate(board.near)]
    board.lanes = vec[vec[i64]]([vec[i64]([lanes[at] for at in six]) for six in sides])
    board.rail = vec[u8](rail)
    board.tracks = vec[vec[i64]](
        [vec[i64]([board.near[at] for at in six if rail[at]]) for six in sides]
    )
    board.ease = vec[u8]((bridge[at] | rail[at]) * (edge[at] != LAKE) for at in range(len(edge)))
    # HU-8.7.7 speaks of the line that is not ready from the first turn on.
    board.margit = board.fort_from.index(max(board.fort_from))


def _fill_places(board: Board, found: Map, number: dict[str, int]) -> None:
    for depot in found.supply_source:
        board.depots[SIDES.index(depot.side)].append(number[depot.hex])
    for port in found.danube_port:
        board.port_hexes.append([number[name] for name in port.hexes])
        board.port_banks.append([number[name] for name in port.banks])
    board.rail_towns = sorted(
        {number[t.hex] for t in found.town if t.rail and t.country == "hungary"}
    )
    areas = {area.id: [number[name] for name in area.hexes] for area in found.entry_area}
    board.croatia, board.galicia = areas["croatia"], areas["galicia"]
    board.szabadka = next(number[town.hex] for town in found.town if town.name == SZABADKA)
    board.near_szabadka = [
        h for h in board.hexes if 1 <= board.far(h, board.szabadka) <= SZABADKA_RING_HEXES
    ]


def _fill_costs(board: Board, tables: RuleTables) -> None:
    """HU-7.1.8: a stack pays the cost of its most hampered class; all in half points."""
    movement = tables.movement
    classes: list[Costs] = [getattr(movement, name) for name in CLASSES]
    cost, river = bytearray(16 * 8), bytearray(16 * 4)
    for mask in range(1, 16):
        those = [costs for i, costs in enumerate(classes) if mask >> i & 1]
        for t, terrain in enumerate(TERRAINS):
            cost[mask * 8 + t] = 2 * max(getattr(costs, terrain) for costs in those)
        river[mask * 4 + MINOR_RIVER] = 2 * max(costs.minor_river for costs in those)
        river[mask * 4 + MAJOR_RIVER] = 2 * max(costs.major_river for costs in those)
    board.cost, board.river_cost = bytes(cost), bytes(river)
    board.cheapest = [
        min(cost[mask * 8 : mask * 8 + len(TERRAINS)], default=0) for mask in range(16)
    ]
    board.rail_cost = round(2 * movement.rail.cost_per_hex)
    board.truck_points = 2 * movement.allowance.truck
    board.vt_points = 2 * movement.allowance.german_vt_cost
    board.operational = movement.allowance.operational_multiplier
