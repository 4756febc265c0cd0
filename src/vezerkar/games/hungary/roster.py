"""Counters and tables of the data as lists of numbers."""

from __future__ import annotations

from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.shapes import AirUnit, Tables, Unit, Units
from vezerkar.games.hungary.terms import (
    BOMBER,
    CLASSES,
    FIGHTER,
    NATIONS,
    SIDES,
    TERRAINS,
    TYPES,
)

MOST_TURNS = 16
ENTRIES = ("depot", "croatia", "galicia", "hungarian_rail_city", "szabadka")
UNLIMITED = 99


def lay_units(board: Board, found: Units, tables: Tables) -> None:
    """Values of all counters, ground units and HQs first (HU-1.5.1)."""
    everyone: list[Unit | AirUnit] = [*found.unit, *found.air_unit]
    board.ground_count, board.unit_count = len(found.unit), len(everyone)
    board.unit_side = bytes(SIDES.index(u.side) for u in everyone)
    board.unit_type = bytes(TYPES.index(u.type) for u in everyone)
    board.unit_nation = bytes(NATIONS.index(u.nation) for u in everyone)
    board.unit_full = bytes(u.steps for u in everyone)
    for i, u in enumerate(everyone):
        side = SIDES.index(u.side)
        if isinstance(u, AirUnit):
            board.air_units[side].append(i)
        else:
            (board.hqs if u.type == "hq" else board.combat_units)[side].append(i)
    _lay_ground(board, found, tables)
    _lay_air(board, found, tables)


def _lay_ground(board: Board, found: Units, tables: Tables) -> None:
    air = bytes(len(found.air_unit))
    ground = found.unit
    board.unit_class = bytes(1 << CLASSES.index(u.mobility) for u in ground) + air
    board.unit_zoc = bytes(u.zoc for u in ground) + air
    board.unit_s = bytes(u.s_marked for u in ground) + air
    board.unit_leaves = bytes(u.withdrawal_turn for u in ground) + air
    board.unit_entry = bytes(ENTRIES.index(u.entry) for u in ground) + air
    mobile = {"armor": 1, "mechanized": 1, "cavalry": 2}
    board.unit_mobile = bytes(mobile.get(u.type, 0) for u in ground) + air
    groups = {t: i + 1 for i, g in enumerate(tables.withdrawal_group) for t in g.types}
    board.unit_group = bytes(groups.get(u.type, 0) for u in ground) + air
    values = [bytearray(3 * board.unit_count) for _ in range(3)]
    for i, u in enumerate(ground):
        full = (u.attack, u.defence, u.move)
        for value, table in zip(full, values, strict=True):
            table[3 * i + u.steps] = value
        if u.steps == 2:
            for value, table in zip((u.r_attack, u.r_defence, u.r_move), values, strict=True):
                table[3 * i + 1] = value
    board.unit_attack, board.unit_defence, board.unit_move = map(bytes, values)
    board.artillery = [i for i, u in enumerate(ground) if u.type == "artillery"]
    board.partisans = [i for i, u in enumerate(ground) if u.type == "partisan"]
    board.czech = next(i for i, u in enumerate(ground) if u.nation == "czech")
    hqs = {u.army: i for i, u in enumerate(ground) if u.type == "hq"}
    board.hq_2uf, board.hq_4uf = hqs["2UF"], hqs["4UF"]
    board.unit_base = [-1] * len(ground)
    board.unit_base += [hqs.get(a.base, -1) if a.side == "soviet" else -1 for a in found.air_unit]


def _lay_air(board: Board, found: Units, tables: Tables) -> None:
    ground = bytes(len(found.unit))
    air = found.air_unit
    board.unit_hit_on = ground + bytes(u.hit_on for u in air)
    board.unit_bracketed = ground + bytes(u.return_fire_only for u in air)
    board.unit_bomb = ground + bytes(u.bomb for u in air)
    table = tables.air

    def recall(kind: int, side: str) -> int:
        if kind == BOMBER:
            return table.abort_mod_bomber
        if side == "soviet":
            return table.abort_mod_soviet_fighter
        if kind == FIGHTER:
            return table.abort_mod_axis_fighter
        return table.abort_mod_axis_fighter_bomber

    board.unit_recall = ground + bytes(recall(TYPES.index(u.type), u.side) for u in air)


def lay_tables(board: Board, found: Tables) -> None:
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
    _lay_shifts(board, {shift.id: shift.value for shift in found.shift})
    _lay_supply(board, found)
    _lay_points(board, found)
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


def _lay_shifts(board: Board, value: dict[str, int]) -> None:
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


def _lay_supply(board: Board, found: Tables) -> None:
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
            for turn in range(MOST_TURNS)
        ]


def _lay_points(board: Board, found: Tables) -> None:
    """HU-6.3.7 to HU-6.3.14: points of each nation on each turn."""
    rows = {row.nation: row for row in found.replacement}

    def on(when: str, turn: int) -> bool:
        return when == "all" or (when == "even" and turn % 2 == 0)

    for name in NATIONS:
        row = rows.get(name)
        turns = range(MOST_TURNS)
        if row is None:
            for table in (board.ground_points, board.ground_points_lost, board.air_points):
                table.append([0] * MOST_TURNS)
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
