"""The map of a battle as clients draw it: squares with their ground, the middle line, names."""

from __future__ import annotations

from typing import Final

from vezerkar.games.crescent.schema.board_tables import ARMIES
from vezerkar.games.crescent.setup import Layout
from vezerkar.games.crescent.terms import GROUNDS, SIDES
from vezerkar.scene.scene import Board as BoardView
from vezerkar.scene.scene import BoardLine, Region, Space, Tray

SQUARE_SIZE: Final = 62.0  # length of a side, in the units of the drawing
LABELLED: Final = ("town", "river", "water", "hill", "city")  # kinds named on the map
DRAWN_AS: Final = {"bend": "river"}  # kinds of ground that are drawn and named like another


def draw_board(layout: Layout) -> BoardView:
    """The board as it is in every scene of a battle."""
    grid, scenario = layout.grid, layout.scenario
    top = layout.data.board.halves.middle_line_between_rows[0]
    middle = top * SQUARE_SIZE
    width = grid.width * SQUARE_SIZE
    bottom = next(army for army in ARMIES if scenario.edge_of(army) == "bottom")
    return BoardView(
        shape="square",
        width=width,
        height=grid.rows * SQUARE_SIZE,
        spaces=_spaces(layout),
        lines=(BoardLine("middle", (0.0, middle, width, middle)),),
        regions=(*_halves(layout), *_goals(layout)),
        trays=tuple(Tray(f"reserve-{side}", "reserve", side) for side in SIDES),
        bottom=bottom,
    )


def _spaces(layout: Layout) -> tuple[Space, ...]:
    grid, board = layout.grid, layout.board
    named = layout.scenario.named_square
    labels = {
        n.squares[0]: {"en": n.name_en or n.name, "hu": n.name} for n in named if n.kind in LABELLED
    }
    found = []
    for q in grid.squares:
        name = grid.name(q)
        kind = GROUNDS[board.ground[q]]
        found.append(
            Space(
                id=name,
                x=(grid.col(q) + 0.5) * SQUARE_SIZE,
                y=(grid.row(q) + 0.5) * SQUARE_SIZE,
                kinds=(DRAWN_AS.get(kind, kind),),
                marks=("objective",) if board.goal[q] else (),
                label=labels.get(name, {}),
                art={"river": chr(board.river[q])} if board.river[q] else {},
            )
        )
    return tuple(found)


def _halves(layout: Layout) -> tuple[Region, ...]:
    grid, board = layout.grid, layout.board
    return tuple(
        Region(
            f"half-{side}",
            "half",
            tuple(grid.name(q) for q in grid.squares if board.half[q] == number),
            side,
        )
        for number, side in enumerate(SIDES)
    )


def _goals(layout: Layout) -> tuple[Region, ...]:
    return tuple(
        Region(f"goal-{goal.at}", "objective", (goal.at,))
        for goal in layout.scenario.objective_square
    )
