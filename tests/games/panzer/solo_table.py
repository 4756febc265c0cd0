"""What tests of the solo battles share: where things are, and a battle that is under way."""

from __future__ import annotations

from typing import Any

from tests.games.panzer.table import Table
from vezerkar.games.panzer.schema.load import load_data

DATA = load_data()


def cells(slug: str, *terrains: str) -> set[str]:
    rows = DATA.scenarios[slug].grid.tiles
    return {
        f"{chr(65 + col)}{row + 1}"
        for row, faces in enumerate(rows)
        for col, face in enumerate(faces)
        if DATA.tiles[face].terrain in terrains
    }


def cell_of(slug: str, face: str) -> str:
    rows = DATA.scenarios[slug].grid.tiles
    return next(
        f"{chr(65 + col)}{row + 1}"
        for row, faces in enumerate(rows)
        for col, each in enumerate(faces)
        if each == face
    )


def first_operations(slug: str, choose: int = 0) -> Table:
    """The battle up to the player's first operations, his units chosen by the first actions."""
    table = Table.opened(slug)
    while table.s.turn == 0:
        table.do_seeded(table.actions()[choose if table.phase == "row" else 0])
    return table


def arrivals(table: Table, command: str = "") -> set[str]:
    """Where reinforcements come in when the player ends his turn."""
    happened = table.end_turn(command)
    return {line.split()[3][5:] for line in happened if line.startswith("arrived")}


def moves_of(happened: list[str], unit: str) -> list[str]:
    return [x.split()[3][5:] for x in happened if x.startswith(f"moved unit:{unit} ")]


def mid_battle(slug: str, units: dict[str, str], **fields: Any) -> Table:
    """The player's turn in a battle that is under way."""
    side = DATA.scenarios[slug].player_side
    return Table(slug, units, **{"active": side, "turn": 3, "prestige": {side: 0}, **fields})
