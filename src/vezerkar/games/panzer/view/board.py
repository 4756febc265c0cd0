"""The map of a battle as clients draw it: square tiles with their terrain and markers."""

from __future__ import annotations

from typing import Final

from vezerkar.games.panzer.board import Board
from vezerkar.games.panzer.setup import Layout
from vezerkar.games.panzer.terms import SIDES
from vezerkar.games.panzer.view.overlays import OVERLAYS
from vezerkar.scene.scene import Board as BoardView
from vezerkar.scene.scene import Region, Space

SQUARE: Final = 62.0  # the side of a tile, as clients draw it


def draw_board(layout: Layout) -> BoardView:
    """The static part of every scene of a battle."""
    grid = layout.grid
    return BoardView(
        shape="square",
        place="tile",
        width=SQUARE * grid.width,
        height=SQUARE * grid.rows,
        spaces=tuple(_space(layout, tile) for tile in grid.squares),
        regions=tuple(_regions(layout)),
        overlays=OVERLAYS,
        bottom=layout.scenario.player_side or SIDES[0],
    )


def _space(layout: Layout, tile: int) -> Space:
    grid, scenario = layout.grid, layout.scenario
    name, face = grid.name(tile), layout.faces[tile]
    board = layout.board
    kinds = [layout.data.tiles[face].terrain]
    if name in scenario.markers.bridges:
        kinds.append("bridge")
    marks = [f"attack-{board.attack[tile]:+d}", f"defense-{board.defense[tile]:+d}"]
    marks.append(f"prestige-{board.income[tile]}")
    if name in scenario.markers.objectives:
        marks.append("objective")
    hq = _headquarters(board).get(tile)
    if hq is not None:
        marks.append("headquarters")
        kinds.append(f"headquarters-{SIDES[hq]}")
    return Space(
        id=name,
        x=SQUARE * (grid.col(tile) + 0.5),
        y=SQUARE * (grid.row(tile) + 0.5),
        kinds=tuple(kinds),
        side=SIDES[hq] if hq is not None else "",
        marks=tuple(marks),
        art={"face": face},
    )


def _headquarters(board: Board) -> dict[int, int]:
    """Whose headquarters stand where; in Volkhov one may choose among four (PG-9.2.3.8)."""
    found = {tile: side for side, tile in enumerate(board.hq) if tile >= 0}
    return found | dict.fromkeys(board.row_hq, 1 - board.npc)


def _regions(layout: Layout) -> list[Region]:
    return [
        Region(
            f"start-{row.side}{'-' + row.label if row.label else ''}",
            "start-row",
            row.cells,
            row.side,
        )
        for row in layout.scenario.start_row
    ]
