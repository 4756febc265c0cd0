"""The tables of the rulebook as numbers on the board: results, shifts, supply, points, rolls."""

from __future__ import annotations

from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.schema import RuleTables
from vezerkar.games.hungary.terms import NATIONS, SIDES, TERRAINS

MAX_TURNS = 16
UNLIMITED = 99


def fill_tables(board: Board, found: RuleTables) -> None:
    """Result tables, shifts, supply, incomes, points, rolls."""
    board.columns = len(found.combat.columns)
    attacker, defender = bytearray(), bytearray()
    for side in SIDES:
        table = next(table for table in found.crt if table.id == side)
        for column in range(board.columns):
            for row in table.rows:
                mine, theirs = row[column].split("/")
                attacker.append(int(mine))
                defender.append(int(theirs))
    board.attacker_loss, board.defender_loss = bytes(attacker), bytes(defender)
    _fill_shifts(board, {shift.id: shift.value for shift in found.shift})
    _fill_supply(board, found)
    _fill_points(board, found)
    board.recall_success = found.air.abort_success
    board.air_range = found.air.soviet_range
    board.early_limit_2uf = found.air.soviet_limit_2uf
    board.early_limit_4uf = found.air.soviet_limit_4uf
    orders = sorted(found.fuhrer_order, key=lambda order: order.n)
    board.order_trucks = [0, *(order.trucks for order in orders)]
    board.order_steps = [0, *(order.min_steps for order in orders)]
    board.order_mobile = [0, *(order.min_armor_or_mechanized_steps for order in orders)]
    board.order_success = min(found.fuhrer_roll.success)
    board.order_bonus = found.fuhrer_roll.bonus_first_order
    board.order_most = found.fuhrer_roll.max_orders
    board.evade_most = max(found.slovak.evade)
    board.s_leaves_most = max(found.slovak.german_withdraw)


def _fill_shifts(board: Board, value: dict[str, int]) -> None:
    board.city_shift = value["city"]
    board.terrain_shift = [value.get(f"terrain_{name}", 0) for name in TERRAINS]
    board.river_shift = [0, value["minor_river"], value["major_river"], 0]
    board.fort_shift = value["fort_line"]
    board.truck_shift = value["truck_attacker"]
    board.truck_defence_shift = value["truck_defender"]
    board.concentric_shift = value["concentric"]
    board.first_turn_shift = value["soviet_turn_1"]
    board.vt_shift = value["vt"]
    board.far_attack_shift = value["overextended_attacker"]
    board.far_defence_shift = value["overextended_defender"]


def _fill_supply(board: Board, found: RuleTables) -> None:
    supply = found.supply
    states = (supply.hq_cut, supply.hq_partial, supply.hq_full)
    board.supply_range = [supply.axis_range, supply.soviet_range]
    board.hq_trucks = [state.trucks_per_turn for state in states]
    board.hq_restores = [
        state.replacements if isinstance(state.replacements, int) else UNLIMITED for state in states
    ]
    board.hq_units = [state.soviet_units_supplied for state in states]
    board.hq_aircraft = [state.soviet_air_units for state in states]
    board.barge = found.danube_barge.trucks_per_turn
    for side in (0, 1):
        board.income[side] = [
            sum(
                row.trucks
                for row in found.truck_income
                if row.side == SIDES[side] and row.first_turn <= turn <= row.last_turn
            )
            for turn in range(MAX_TURNS)
        ]


def _fill_points(board: Board, found: RuleTables) -> None:
    """HU-6.3.7 to HU-6.3.14: points of each nation on each turn."""
    rows = {row.nation: row for row in found.replacement}

    def on(when: str, turn: int) -> bool:
        return when == "all" or (when == "even" and turn % 2 == 0)

    for name in NATIONS:
        row = rows.get(name)
        turns = range(MAX_TURNS)
        if row is None:
            for table in (board.ground_points, board.ground_points_lost, board.air_points):
                table.append([0] * MAX_TURNS)
            board.armor_points.append(0)
            continue
        ground = [row.ground_points if on(row.turns, turn) else 0 for turn in turns]
        lost = row.ground_points_if_budapest_lost_or_cut or row.ground_points
        board.ground_points.append(ground)
        board.ground_points_lost.append([lost if on(row.turns, turn) else 0 for turn in turns])
        air = [row.air_points if on(row.air_turns, turn) else 0 for turn in turns]
        air[4] += row.air_points_on_turn_4
        board.air_points.append(air)
        board.armor_points.append(row.max_armor_points)
