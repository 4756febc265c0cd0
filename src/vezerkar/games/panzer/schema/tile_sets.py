"""Sets of tiles as bits, worked out from the other tables of the board."""

from __future__ import annotations

from collections.abc import Iterable

from vezerkar.games.panzer.board import Board
from vezerkar.games.panzer.rules.terrain import bears
from vezerkar.games.panzer.terms import LAKE, SWAMP


def lay_out_tile_sets(board: Board) -> None:
    """Fill the sets of tiles; map, cards and the non-player side are laid out already."""
    tiles = range(board.count)
    board.round = b"".join(
        board.near[4 * tile : 4 * tile + 4] + board.corner[4 * tile : 4 * tile + 4]
        for tile in tiles
    )
    board.all_tiles = tile_set(tiles)
    board.has_west = tile_set(tile for tile in tiles if tile % board.cols)
    board.has_east = tile_set(tile for tile in tiles if (tile + 1) % board.cols)
    board.beside = [table_set(board, board.near, tile) for tile in tiles]
    board.across = [table_set(board, board.corner, tile) for tile in tiles]
    board.footing = [
        tile_set(tile for tile in tiles if bears(board, card, tile)) for card in range(board.units)
    ]
    board.firm_tiles = tile_set(tile for tile in tiles if not board.nature[tile] & (LAKE | SWAMP))
    board.deploy_tiles = tile_set(
        tile for tile in tiles if not board.deploy_on or board.deploy_on[tile]
    )
    board.march_tiles = tile_set(
        tile for tile in tiles if not board.no_march or not board.no_march[tile]
    )
    for march in board.marches:
        march.tile_bits = tile_set(march.tiles)


def tile_set(tiles: Iterable[int]) -> int:
    return sum(1 << tile for tile in set(tiles))


def table_set(board: Board, table: bytes, tile: int) -> int:
    """The tiles that a table of four has for a tile; the place off the map is none."""
    return tile_set(other for other in table[4 * tile : 4 * tile + 4] if other != board.count)
