"""The counters of the data as lists of numbers on the board."""

from __future__ import annotations

from vezerkar.core.kernel import pack
from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.schema import AirUnit, RuleTables, Unit, Units
from vezerkar.games.hungary.terms import (
    BOMBER,
    CLASSES,
    CZECH_COMPANY,
    FIGHTER,
    FOREIGN_COMPANY,
    NATIONS,
    SIDES,
    TYPES,
    V_PICK,
)

ENTRIES = ("depot", "croatia", "galicia", "hungarian_rail_city", "szabadka")


def fill_units(board: Board, found: Units, tables: RuleTables) -> None:
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
    _fill_ground(board, found, tables)
    _fill_air(board, found, tables)


def _fill_ground(board: Board, found: Units, tables: RuleTables) -> None:
    air = bytes(len(found.air_unit))
    ground = found.unit
    board.unit_class = bytes(1 << CLASSES.index(u.mobility) for u in ground) + air
    board.unit_company = bytes(_company(u) for u in ground) + air
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
    board.picks = [pack(V_PICK, u, 0, 0) for u in range(board.unit_count)]
    board.unit_base = [-1] * len(ground)
    board.unit_base += [hqs.get(a.base, -1) if a.side == "soviet" else -1 for a in found.air_unit]


def _company(u: Unit) -> int:
    """HU-4.1.3: Czech units stand only with units of the Soviet Union."""
    if u.type == "hq" or u.side != "soviet" or u.nation == "soviet":
        return 0
    return CZECH_COMPANY if u.nation == "czech" else FOREIGN_COMPANY


def _fill_air(board: Board, found: Units, tables: RuleTables) -> None:
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
