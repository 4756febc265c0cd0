"""The map as tables of the board: geometry and terrain."""

from __future__ import annotations

from vezerkar.games.panzer.board import Board
from vezerkar.games.panzer.schema.data import PanzerData
from vezerkar.games.panzer.schema.scenario import Scenario
from vezerkar.games.panzer.terms import CLOSE_TERRAIN, FACTORY, FORT, LAKE, SHELTER, SWAMP
from vezerkar.space.squares import DIAGONAL, STRAIGHT, SquareGrid


def lay_out_map(
    board: Board, grid: SquareGrid, data: PanzerData, scenario: Scenario, faces: tuple[str, ...]
) -> None:
    """Geometry and terrain (PG-1.0.1 to PG-1.0.12)."""
    count = len(faces)
    board.cols, board.rows, board.count = grid.width, grid.rows, count
    board.near = bytes(grid.near[8 * tile + d] for tile in grid.squares for d in STRAIGHT)
    board.corner = bytes(grid.near[8 * tile + d] for tile in grid.squares for d in DIAGONAL)
    pairs = [(a, b) for a in grid.squares for b in grid.squares]
    board.distance = bytes(grid.distance[a * grid.count + b] for a, b in pairs)
    board.slant = bytes(
        min(abs(grid.col(a) - grid.col(b)), abs(grid.row(a) - grid.row(b))) for a, b in pairs
    )
    bridges = {grid.named(cell) for cell in scenario.markers.bridges}
    tiles = [data.tiles[face] for face in faces]
    attack, defense = data.bridge
    board.attack = [attack if i in bridges else t.attack for i, t in enumerate(tiles)]
    board.defense = [defense if i in bridges else t.defense for i, t in enumerate(tiles)]
    board.income = bytes(tile.prestige for tile in tiles)
    board.nature = bytes(nature(data, tile.terrain) for tile in tiles)
    cities = data.groups["city_type"]
    board.city = bytes(tile.terrain in cities for tile in tiles)
    board.strong = bytes(tile.terrain in ("fortification", "city") for tile in tiles)


def nature(data: PanzerData, name: str) -> int:
    """What a terrain is, as bits."""
    terrain = data.terrain[name]
    bits = 0
    if terrain.hard_targets_forbidden:
        bits |= LAKE if terrain.entry_ability == "may_enter_lakes" else SWAMP
    bits |= FORT if terrain.always_dug_in else 0
    bits |= FACTORY if terrain.ammo_per_own_turn else 0
    bits |= SHELTER if name in data.groups["free_fire_shelter"] else 0
    bits |= CLOSE_TERRAIN if name in data.groups["close_terrain"] else 0
    return bits
