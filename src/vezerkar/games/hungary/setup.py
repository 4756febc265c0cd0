"""From a scenario and the settings of a table to the board, and to the first position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from vezerkar.core.chance import Chance
from vezerkar.core.game import Value
from vezerkar.core.kernel import Phase
from vezerkar.core.notation import Lexicon, Notation
from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.rules.supply import find_sources
from vezerkar.games.hungary.schema import AirUnit, Scenario, SeatShare, Unit
from vezerkar.games.hungary.schema.hex_numbers import HexNumbers, hex_numbers_of
from vezerkar.games.hungary.schema.load import HungaryData
from vezerkar.games.hungary.schema.map_tables import fill_map
from vezerkar.games.hungary.schema.rule_tables import fill_tables
from vezerkar.games.hungary.schema.unit_tables import fill_units
from vezerkar.games.hungary.state import Campaign, empty_campaign
from vezerkar.games.hungary.terms import (
    AXIS,
    DEAD,
    DUE,
    GONE,
    HANGAR,
    P_SETUP,
    P_TURN,
    SIDES,
    SOVIET,
    T_AIR,
    TURN_STEPS,
    VERBS,
)

Settings = Mapping[str, Value]
ENDING_OF = {"puszta": 0, "konrad": 1, "citadella": 2, "campaign": 3}


@dataclass(frozen=True)
class Layout:
    """The names people use for the things of a board, and where it comes from."""

    data: HungaryData
    scenario: Scenario
    settings: dict[str, Value]
    hexes: HexNumbers
    seats: tuple[str, ...]
    lexicon: Lexicon
    notation: Notation


def layout_of(board: Board) -> Layout:
    """The names that belong to a board."""
    return cast("Layout", board.layout)


def all_counters(data: HungaryData) -> list[Unit | AirUnit]:
    """All counters by number: ground units and HQs, then air units."""
    return [*data.units.unit, *data.units.air_unit]


def build_board(data: HungaryData, scenario: Scenario, settings: Settings) -> Board:
    """The board of a scenario under full settings."""
    board = Board()
    hexes = hex_numbers_of(data.map.grid)
    shares = [_share(data, side, cast("int", settings[f"{side}_players"])) for side in SIDES]
    fill_map(board, data.map, data.tables, hexes)
    fill_units(board, data.units, data.tables)
    fill_tables(board, data.tables)
    _fill_scenario(board, data, scenario, hexes)
    board.free_setup = settings["setup"] == "free"
    _seat(board, data, shares)
    seats = tuple(seat.id for share in shares for seat in share)
    lexicon = _lexicon(board, data, hexes, seats)
    board.layout = Layout(
        data, scenario, dict(settings), hexes, seats, lexicon, Notation(VERBS, lexicon)
    )
    return board


def new_campaign(board: Board, phases: list[Phase[Any]], chance: Chance) -> Campaign:
    """HU-13.0.1 to HU-13.0.7: the first position of a game, ready for its first decision."""
    s = empty_campaign(board, phases)
    s.source = find_sources(s)  # HU-10.6.6: sources are found, but no markers are placed
    s.push(P_TURN, T_AIR)  # HU-2.6: the first turn begins with the air phase
    if board.free_setup:
        s.push(P_SETUP, 1 - board.setup_first)
        s.push(P_SETUP, board.setup_first)
    s.settle(chance)
    return s


def _share(data: HungaryData, side: str, players: int) -> tuple[SeatShare, ...]:
    ways = [way.seats for way in data.seats.sharing if way.side == side]
    return next(way for way in ways if len(way) == players)


def _seat(board: Board, data: HungaryData, shares: Sequence[Sequence[SeatShare]]) -> None:
    """HU-1.0.2: every unit has one owner, by army or nation; the first seat commands."""
    first = (0, len(shares[AXIS]))
    board.teams = len(shares[AXIS]) + len(shares[SOVIET]) > 2
    board.chief = list(first)
    board.seat_side = [side for side in (AXIS, SOVIET) for _ in shares[side]]
    board.side_mask = [
        sum(1 << seat for seat, of in enumerate(board.seat_side) if of == side)
        for side in (AXIS, SOVIET)
    ]
    owners = []
    for unit in all_counters(data):
        side = SIDES.index(unit.side)
        army = getattr(unit, "army", "")
        owner = first[side]
        for i, seat in enumerate(shares[side]):
            if army in seat.armies or unit.nation in seat.nations:
                owner = first[side] + i
                break
        owners.append(owner)
    board.unit_owner = bytes(owners)


def _fill_scenario(board: Board, data: HungaryData, found: Scenario, hexes: HexNumbers) -> None:
    head, number = found.scenario, hexes.numbers
    board.scenario = head.id
    board.first_turn, board.last_turn = head.first_turn, head.last_turn
    board.setup_first = SIDES.index(head.setup_first)
    board.ending = ENDING_OF.get(head.id, 3)
    victory = found.victory
    board.points_mode = victory.mode == "points"
    board.soviet_wins, board.axis_wins = victory.soviet_win_min, victory.axis_win_max
    cities = [city.name for city in data.map.victory_city]
    board.goal_cities = [cities.index(name) for name in victory.soviet_win_cities]
    for event in found.victory_event:
        if event.id == "budapest_encircled":
            board.encircled_points = event.points
        else:
            board.link_points = event.points
    order = found.fuhrer
    if order.enabled and order.rolls:
        board.rolls_from = order.roll_from_turn
    if order.automatic:
        board.order_at_start = order.automatic.order
        board.orders_before = order.automatic.order
    board.rising = found.special.slovak_uprising
    board.first_turn_penalty = found.special.soviet_turn_1_shift
    line = next(x for x in data.map.start_line if x.turn == found.control.start_line_turn)
    control = bytearray(board.count)
    for name in line.soviet_hexes:
        control[number[name]] = SOVIET
    board.start_control = bytes(control)
    _place_units(board, data, found, number)


def _place_units(
    board: Board, data: HungaryData, found: Scenario, number: Mapping[str, int]
) -> None:
    units = all_counters(data)
    index = {unit.id: i for i, unit in enumerate(units)}
    board.start_hex = [GONE] * len(units)
    board.start_steps = [0] * len(units)
    board.start_arrival = [0] * len(units)
    for placed in (*found.placements.axis, *found.placements.soviet):
        u = index[placed.unit]
        board.start_hex[u] = number[placed.hex]
        board.start_steps[u] = placed.steps or 1
    air = found.air
    for name in (*air.axis, *air.soviet_2uf, *air.soviet_3uf, *air.soviet_4uf):
        board.start_hex[index[name]] = HANGAR
        board.start_steps[index[name]] = units[index[name]].steps
    for key, names in found.reinforcements.items():
        for name in names if key.startswith("turn_") else ():
            board.start_hex[index[name]] = DUE
            board.start_steps[index[name]] = units[index[name]].steps
            board.start_arrival[index[name]] = int(key.removeprefix("turn_"))
    for name in (*found.pool.destroyed, *found.pool.destroyed_air):
        board.start_hex[index[name]] = DEAD
    trucks: list[list[int]] = [[], []]
    for side, given in ((AXIS, found.trucks.axis), (SOVIET, found.trucks.soviet)):
        for name, count in given.items():
            trucks[side] += [board.start_hex[index[name]] * 2] * count
        trucks[side].sort()
    board.start_trucks = trucks
    areas = {area.army: [number[name] for name in area.hexes] for area in found.area}
    board.areas = [sorted(areas.get(unit.army, [])) for unit in data.units.unit]


def _lexicon(board: Board, data: HungaryData, hexes: HexNumbers, seats: tuple[str, ...]) -> Lexicon:
    return Lexicon(
        {
            "hex": hexes.lexicon_names,
            "unit": [unit.id for unit in all_counters(data)],
            "sector": [sector.id for sector in data.map.air_sector],
            "side": SIDES,
            "seat": seats,
            "step": TURN_STEPS,
            "column": data.tables.combat.columns,
        }
    )
